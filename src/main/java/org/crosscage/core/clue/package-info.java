/// The ways to fill a clue, and nothing of what is concluded from them: combinations (which digits), layouts (which
/// digit in which cell), as printed or as a board leaves them, and what all of them have in common. Every listing
/// has a limit of its own and says when it gave up. Techniques, solvers, generators and the look-up of combinations
/// all list here.
@NullMarked
package org.crosscage.core.clue;

import org.jspecify.annotations.NullMarked;
