/// The puzzles there are to play: the shipped packs, new ones, and those on which a technique is practised. Nothing
/// about players and games; the pages that show it all are in `library.ui`.
@NullMarked
package org.crosscage.library;

import org.jspecify.annotations.NullMarked;
