package org.crosscage.solver.genetic.program;

import java.util.Arrays;

/// What a strategy sees of a board that is filled line by line, from the cell that is filled next.
///
/// The report's “next horizontal group” and “next vertical group” are read as the groups of the cell to the right and
/// of the cell below; where there is none, everything about it is 0. White cells that “remain” in a group are those
/// from the cell in question on, itself included. Its printed strategies fill its boards in this
/// reading.
final class BoardFeatures {

    private final Groups groups;
    private final long[] clues;
    private final int[] sums;
    private final int[] repeats;
    private final long[] seen;
    /// By cell, the terminals that no digit changes.
    private final long[][] fixed;
    private int cell;

    BoardFeatures(Groups groups) {
        this.groups = groups;
        this.clues = new long[groups.count()];
        Arrays.setAll(clues, groups::clue);
        this.sums = new int[groups.count()];
        this.repeats = new int[groups.count()];
        this.seen = new long[groups.count()];
        this.fixed = new long[groups.cellCount()][];
        for (cell = 0; cell < fixed.length; cell++) {
            fixed[cell] = PrimitiveSet.TERMINALS.stream()
                    .mapToLong(
                            terminal -> terminal.changes() ? 0 : terminal.seen().applyAsLong(this))
                    .toArray();
        }
    }

    /// Of the empty board, from its first cell.
    void begin() {
        Arrays.fill(sums, 0);
        Arrays.fill(repeats, 0);
        Arrays.fill(seen, 0);
        cell = 0;
    }

    /// A terminal, as it is seen from the cell.
    long value(Terminal terminal) {
        return terminal.changes() ? terminal.seen().applyAsLong(this) : fixed[cell][terminal.place()];
    }

    /// The cell is filled, and the next one looked at.
    void fill(int digit) {
        fill(across(), digit);
        fill(down(), digit);
        cell++;
    }

    private void fill(int group, int digit) {
        sums[group] += digit;
        repeats[group] += (int) (seen[group] >>> digit & 1);
        seen[group] |= 1L << digit;
    }

    long acrossCount() {
        return groups.acrossCount();
    }

    long downCount() {
        return groups.count() - groups.acrossCount();
    }

    int across() {
        return groups.across(cell);
    }

    int down() {
        return groups.down(cell);
    }

    long acrossLeft() {
        return groups.acrossLeft(cell);
    }

    long downLeft() {
        return groups.downLeft(cell);
    }

    /// The cell to the right, or [Groups#NONE].
    int right() {
        return groups.right(cell);
    }

    /// The cell below, or [Groups#NONE].
    int below() {
        return groups.below(cell);
    }

    /// The horizontal group of a cell; none of none.
    int across(int other) {
        return other == Groups.NONE ? Groups.NONE : groups.across(other);
    }

    int down(int other) {
        return other == Groups.NONE ? Groups.NONE : groups.down(other);
    }

    long acrossLeft(int other) {
        return other == Groups.NONE ? 0 : groups.acrossLeft(other);
    }

    long downLeft(int other) {
        return other == Groups.NONE ? 0 : groups.downLeft(other);
    }

    long clue(int group) {
        return group == Groups.NONE ? 0 : clues[group];
    }

    /// The sum of the digits that are in a group already.
    long sum(int group) {
        return group == Groups.NONE ? 0 : sums[group];
    }

    /// How many of them repeat another one.
    long repeats(int group) {
        return repeats[group];
    }
}
