package org.crosscage.library.ui;

import org.crosscage.core.generate.Grade;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.Pack;

/// A shipped puzzle and how far a player is with it.
///
/// @param number its place in the pack, from 1
record PackPuzzle(Pack pack, int number, LibraryEntry listing, PlayProgress progress) {

    Grade grade() {
        return listing.difficulty().rating().grade();
    }

    boolean needs(String technique) {
        return listing.difficulty().rating().techniques().containsKey(technique);
    }
}
