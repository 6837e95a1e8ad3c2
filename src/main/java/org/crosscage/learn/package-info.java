/// What can be looked up: the combinations of sums and cage clues. First lessons belong to the kinds, puzzles that show
/// a technique to the library, hints in a game to [org.crosscage.teach].
@NullMarked
package org.crosscage.learn;

import org.jspecify.annotations.NullMarked;
