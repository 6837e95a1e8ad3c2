package org.crosscage.cli.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.library.PuzzleRequirements;

/// Puzzles of one size and of all grades in fixed shares, from the seeds from 1 on: what percentiles compare with. A
/// generator that is asked for no grade gives little else than Easy and Medium, among which everything harder would be
/// harder than all others.
///
/// @param count how many, all grades together
record Mixture(PuzzleKind kind, Size size, int count) {

    /// Of each grade, so many in a hundred; the rest, and what a grade lacks at a size, is Easy. Expert and
    /// Extreme are few, because one of them takes as long as a hundred Easy ones. None is beyond the techniques, of
    /// which the generator finds none.
    private static final List<Share> SHARES = List.of(
            new Share(Grade.GENTLE, 15),
            new Share(Grade.MEDIUM, 30),
            new Share(Grade.HARD, 17),
            new Share(Grade.EXPERT, 6),
            new Share(Grade.EXTREME, 2));

    private static final int HUNDRED = 100;
    /// How many drafts are looked at for one puzzle. Counted, not timed, so that the same puzzles come out everywhere.
    private static final int TRIES = 60;
    /// A grade of which the first so many seeds give nothing is not looked for any more at that size; later on, one of
    /// which so many more seeds gave nothing than something.
    private static final int IN_VAIN = 3;

    private record Share(Grade grade, int percent) {}

    /// Grade by grade, Easy last; each name says grade and seed.
    List<PuzzleEntry> entries() {
        var entries = new ArrayList<PuzzleEntry>();
        for (var share : SHARES) {
            entries.addAll(of(share.grade, count * share.percent / HUNDRED));
        }
        entries.addAll(of(Grade.EASY, count - entries.size()));
        return entries;
    }

    private List<PuzzleEntry> of(Grade grade, int most) {
        var requirements = new PuzzleRequirements(Optional.of(grade), Optional.empty(), TRIES, Map.of());
        var found = new ArrayList<PuzzleEntry>();
        int seeds = 0;
        while (found.size() < most && seeds - found.size() < found.size() + IN_VAIN) {
            int next = seeds == 0 ? Math.min(IN_VAIN, most) : most - found.size();
            found.addAll(new Batch(kind, size, 1L + seeds, next, requirements).entries());
            seeds += next;
        }
        return found;
    }
}
