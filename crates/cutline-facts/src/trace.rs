//! How finders tell what they took and what they dropped.

use cutline_model::Span;
use cutline_model::reading::Rule;

/// Listens to the finders. [`Silent`] costs nothing.
pub trait Trace {
    /// A rule took these words as what `what` says.
    fn took(&mut self, rule: Rule, span: Span, what: &str);
    /// A rule considered these words and let them go.
    fn dropped(&mut self, rule: Rule, span: Span, why: &str);
    /// Whether anyone listens: long reasons are only written if so.
    fn listens(&self) -> bool {
        true
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Trace for Silent {
    #[inline]
    fn took(&mut self, _: Rule, _: Span, _: &str) {}
    #[inline]
    fn dropped(&mut self, _: Rule, _: Span, _: &str) {}
    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

/// One thing a finder told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The rule.
    pub rule: Rule,
    /// The words.
    pub span: Span,
    /// Whether they were taken.
    pub taken: bool,
    /// As what, or why not.
    pub note: String,
}

/// Keeps everything that finders tell, in the order of reading.
#[derive(Clone, Debug, Default)]
pub struct Explanation {
    /// The steps.
    pub steps: Vec<Step>,
}

impl Trace for Explanation {
    fn took(&mut self, rule: Rule, span: Span, what: &str) {
        self.steps.push(Step { rule, span, taken: true, note: what.to_owned() });
    }

    fn dropped(&mut self, rule: Rule, span: Span, why: &str) {
        self.steps.push(Step { rule, span, taken: false, note: why.to_owned() });
    }
}
