/// Solvers raced against each other: who takes part, whose turn it is, what is seen of each, what came out. Knows no
/// page: threads, clocks and whoever watches come from outside.
@NullMarked
package org.crosscage.lab;

import org.jspecify.annotations.NullMarked;
