/// What is there to learn: first lessons, one a kind, each a puzzle and the tasks that lead through it; the ladder
/// of techniques with puzzles to show and practise them; the table of combinations. Facts only; the words are in
/// the texts. Not here: hints in a game (play) and the techniques themselves (core).
@NullMarked
package org.crosscage.learn;

import org.jspecify.annotations.NullMarked;
