/// The hybrid of *Solving and Modeling Ken-ken Puzzle by Using Hybrid Genetics Algorithm* as the paper has it: rules
/// first, then permutations are bred, the order of the open cells of each row in which they get their digits.
@NullMarked
package org.crosscage.solver.genetic.permutation;

import org.jspecify.annotations.NullMarked;
