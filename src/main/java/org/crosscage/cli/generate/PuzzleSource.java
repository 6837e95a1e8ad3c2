package org.crosscage.cli.generate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Puzzle;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleRequirements;

/// Generated puzzles of one size, of one grade or any, from the first seed on; and what came of those that were
/// looked through last. Its milliseconds are expected ones, from the table of times, so that the same happens
/// everywhere.
final class PuzzleSource {

    private static final int TRIES = 60;
    /// Of a kind that the table does not have.
    private static final int USUAL_MILLIS = 20;
    private static final int CELLS_WALKED_IN_A_MILLISECOND = 20;

    /// What is left of older findings with each new one.
    private static final double REMEMBERED = 0.8;
    /// Added to what a source gave, so that one that gave nothing is tried again when the others give nothing either.
    private static final double HOPE = 0.05;

    private final PuzzleKind kind;
    private final Size size;
    private final Optional<Grade> grade;
    private final double millis;
    private long seed = 1;
    private double value;
    private double spent;

    /// @param grade empty for any
    PuzzleSource(PuzzleKind kind, Size size, Optional<Grade> grade) {
        this.kind = kind;
        this.size = size;
        this.grade = grade;
        int making = GradeTimes.standard()
                .of(kind.id(), size, grade.orElse(Grade.EASY))
                .map(GradeTimes.Time::millis)
                .orElse(USUAL_MILLIS);
        this.millis = making + (double) size.rows() * size.columns() / CELLS_WALKED_IN_A_MILLISECOND;
    }

    Size size() {
        return size;
    }

    /// As progress tells it.
    String name() {
        return size + grade.map(one -> " " + one.id()).orElse("");
    }

    /// How many puzzles are expected in so many milliseconds.
    int puzzlesIn(int expected) {
        return Math.max(1, (int) (expected / millis));
    }

    /// The puzzles of the next seeds, without those that do not come up.
    List<Puzzle> next(int seeds) {
        var requirements = grade.isPresent()
                ? new PuzzleRequirements(grade, Optional.empty(), TRIES, Map.of())
                : PuzzleRequirements.ANYTHING;
        var batch = new Batch(kind, size, seed, seeds, requirements);
        seed += seeds;
        return batch.entries().stream().map(PuzzleEntry::puzzle).toList();
    }

    /// Notes what came of the last puzzles.
    ///
    /// @param worth of what was found
    void gave(double worth, int puzzles) {
        value = value * REMEMBERED + worth;
        spent = spent * REMEMBERED + puzzles * millis;
    }

    /// How much is to be expected of a millisecond; more than of any other while it was not tried.
    double yield() {
        return (value + HOPE) / spent;
    }
}
