package org.crosscage.teach;

/// One of the steps that are open now.
///
/// @param hint of one step
/// @param covered whether steps of the techniques before its own already make its whole change: another reason for
///     the same, harder to see
public record OpenStep(Hint.Deduction hint, boolean covered) {}
