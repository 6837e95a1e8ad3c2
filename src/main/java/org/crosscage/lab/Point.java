package org.crosscage.lab;

import java.util.Optional;
import org.crosscage.core.search.SolverEvent.Generation;

/// How far a run was at some time: one place on each of its curves.
///
/// @param nanos processor time of the run so far
/// @param generation the latest one; empty before the first
/// @param guesses how many digits were tried so far
/// @param steps how many conclusions, of techniques and of clues that were considered, were drawn so far
/// @param filled how many cells have a digit
/// @param met how many constraints are met: all their cells have digits, and these agree with them
public record Point(long nanos, Optional<Generation> generation, long guesses, long steps, int filled, int met) {}
