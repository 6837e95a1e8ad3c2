/// The search for a Kakuro with exactly one solution that level-1 iteration cannot solve, which *A simple Kakuro
/// solver* asks for. A fast core of that iteration for sums over 1…9, and what looks for such puzzles with it. Knows
/// the core and Kakuro; whoever prints and keeps what it finds stands above.
@NullMarked
package org.crosscage.cli.beyond;

import org.jspecify.annotations.NullMarked;
