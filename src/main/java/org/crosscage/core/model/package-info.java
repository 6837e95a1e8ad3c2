/// The vocabulary: digits, cells, constraints, puzzles, boards, positions, pictures. Values and one mutable
/// board; no deduction, no search, no words.
@NullMarked
package org.crosscage.core.model;

import org.jspecify.annotations.NullMarked;
