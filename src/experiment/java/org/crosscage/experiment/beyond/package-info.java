/// The search for a Kakuro with exactly one solution that level-1 iteration cannot solve, which *A simple Kakuro
/// solver* asks for. A fast core of that iteration for sums over 1…9, and what looks for such puzzles with it; and
/// the commands that print and keep what these find.
@NullMarked
package org.crosscage.experiment.beyond;

import org.jspecify.annotations.NullMarked;
