/// The puzzles there are to play, and what is known of them: the shipped packs, puzzles from outside, new ones, how
/// many solutions each has. Nothing about players and games; the pages that show it all are in `library.ui`.
@NullMarked
package org.crosscage.library;

import org.jspecify.annotations.NullMarked;
