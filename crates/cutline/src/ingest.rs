//! The way from arguments to results: found by one thread, read by several, handed over in the order of the input.

use std::ffi::OsString;
use std::ops::ControlFlow;
use std::sync::mpsc::sync_channel;
use std::thread;

use cutline_model::Problem;
use rayon::prelude::*;

use crate::batch::{Batch, Item, produce};
use crate::limits::SMALL_BATCH;
use crate::{Cutline, Entry};

/// What comes out, in the order of the input.
#[derive(Debug)]
pub enum Output<T> {
    /// A caption, as the caller renders it.
    Caption(T),
    /// Something that was not read, or read with a repair.
    Problem(Problem),
}

impl Cutline {
    /// Reads everything that the arguments lead to: files, folders, patterns of paths, `-` for standard input. Whatever
    /// cannot be read is a [`Problem`] in its place, and the rest goes on.
    ///
    /// `render` turns each caption into what the caller wants of it, on any thread; `out` takes the results one by one
    /// and ends everything with [`ControlFlow::Break`]. Order and results are the same for any number of threads, and
    /// memory is bounded whatever the input.
    pub fn ingest<T: Send>(
        &self,
        arguments: &[OsString],
        render: impl Fn(&Entry<'_>) -> T + Sync,
        mut out: impl FnMut(Output<T>) -> ControlFlow<()>,
    ) {
        if self.threads == 1 {
            return produce(arguments, &self.finding, |batch| {
                batch
                    .into_iter()
                    .map(|item| self.done(item, &render))
                    .try_for_each(|done| give(done, &mut out))
            });
        }
        thread::scope(|scope| {
            let (sender, receiver) = sync_channel::<Batch>(1);
            scope.spawn(move || {
                produce(arguments, &self.finding, |batch| match sender.send(batch) {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(_) => ControlFlow::Break(()),
                });
            });
            for batch in receiver {
                if self
                    .all_done(batch, &render)
                    .into_iter()
                    .try_for_each(|done| give(done, &mut out))
                    .is_break()
                {
                    break;
                }
            }
        });
    }

    fn all_done<T: Send>(&self, batch: Batch, render: &(impl Fn(&Entry<'_>) -> T + Sync)) -> Vec<Done<T>> {
        match self.pool().filter(|_| batch.len() > SMALL_BATCH) {
            Some(pool) => {
                pool.install(|| batch.into_par_iter().map(|item| self.done(item, render)).collect())
            }
            None => batch.into_iter().map(|item| self.done(item, render)).collect(),
        }
    }

    fn done<T>(&self, item: Item, render: &impl Fn(&Entry<'_>) -> T) -> Done<T> {
        match item {
            Item::Problem(problem) => Done { caption: None, problem: Some(problem) },
            Item::Sighting(sighting) => {
                let (entry, problem) = self.entry(*sighting);
                Done { caption: Some(render(&entry)), problem }
            }
        }
    }
}

/// A rendered caption, a problem, or a caption with the problem of having read it.
struct Done<T> {
    caption: Option<T>,
    problem: Option<Problem>,
}

fn give<T>(done: Done<T>, out: &mut impl FnMut(Output<T>) -> ControlFlow<()>) -> ControlFlow<()> {
    if let Some(caption) = done.caption {
        out(Output::Caption(caption))?;
    }
    done.problem.map_or(ControlFlow::Continue(()), |problem| out(Output::Problem(problem)))
}
