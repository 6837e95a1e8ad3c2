package org.crosscage.core.search;

import static java.util.Comparator.comparing;

import java.util.Comparator;

/// A constraint that waits in a queue of clues. Their natural order is the one in which they are considered: first
/// those without the mark, in each part those with the fewest ways, and of equally many the one that comes first in
/// the puzzle.
///
/// @param index of the constraint in the puzzle
/// @param ways in which it could be written when they were last counted
/// @param marked whether it is tried out next, not only listed: the T of *A simple Kakuro solver*
public record QueuedClue(int index, long ways, boolean marked) implements Comparable<QueuedClue> {

    private static final Comparator<QueuedClue> ORDER =
            comparing(QueuedClue::marked).thenComparingLong(QueuedClue::ways).thenComparingInt(QueuedClue::index);

    @Override
    public int compareTo(QueuedClue other) {
        return ORDER.compare(this, other);
    }
}
