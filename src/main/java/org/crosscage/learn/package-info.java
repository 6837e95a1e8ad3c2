/// What a newcomer is taught: first lessons, one a kind, each a puzzle and the tasks that lead through it. Facts
/// only; the words are in the texts. Not here: hints in a game (play) and the catalogue of techniques (core).
@NullMarked
package org.crosscage.learn;

import org.jspecify.annotations.NullMarked;
