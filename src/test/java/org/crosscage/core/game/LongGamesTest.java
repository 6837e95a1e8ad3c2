package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.LargeKakuro;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Long logs on the largest grids. What a game is made of was allocated when its log was folded, so that what is
/// allocated then, which is the same in each run, bounds what a game can hold. A game may hold 50 MB; the bounds here
/// are above that, because most of what is allocated is garbage at once. Held after a full collection, which is too
/// unsteady for a test, were 5 MB (digits, branches inside of each other) to 10 MB (branches that are dropped) on
/// 200 × 200, the puzzle and the log's entries apart.
class LongGamesTest {

    private static final int ENTRIES = 38_000;
    private static final long MEGABYTE = 1 << 20;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @ValueSource(ints = {199, 200})
    void digitsCostWhatTheyChangeNotWhatTheGridHas(int side) {
        var puzzle = LargeKakuro.of(side).puzzle();
        var random = new Random(side);
        var log = IntStream.range(0, ENTRIES)
                .<LogEntry>mapToObj(i -> digit(puzzle, random))
                .toList();

        assertThat(allocatedBy(puzzle, log)).isLessThan(100 * MEGABYTE);
    }

    @ParameterizedTest
    @ValueSource(ints = {199, 200})
    void branchesThatAreDroppedHoldNoGridEach(int side) {
        var puzzle = LargeKakuro.of(side).puzzle();
        var random = new Random(side);
        var log = new ArrayList<LogEntry>();
        while (log.size() < ENTRIES) {
            log.add(new LogEntry.Branch(1));
            log.add(digit(puzzle, random));
            log.add(new LogEntry.Drop(1, Optional.empty()));
        }

        assertThat(allocatedBy(puzzle, log)).isLessThan(100 * MEGABYTE);
    }

    @ParameterizedTest
    @ValueSource(ints = {199, 200})
    void branchesInsideOfEachOtherAreFifty(int side) {
        var puzzle = LargeKakuro.of(side).puzzle();
        var random = new Random(side);
        var log = new ArrayList<LogEntry>();
        for (int level = 1; log.size() < ENTRIES; level++) {
            log.add(new LogEntry.Branch(level));
            log.add(digit(puzzle, random));
        }

        assertThat(allocatedBy(puzzle, log)).isLessThan(100 * MEGABYTE);
        assertThat(folded(puzzle, log).branches()).hasSize(LogEntry.Branch.DEEPEST);
    }

    /// A grid that is full and wrong is asked about after each entry, full again or not.
    @ParameterizedTest
    @ValueSource(ints = {199, 200})
    void aFullGridCostsWhatChangesInItToo(int side) {
        var puzzle = LargeKakuro.of(side).puzzle();
        var random = new Random(side);
        var log = new ArrayList<LogEntry>();
        log.add(new LogEntry.Play(LargeKakuro.digits(puzzle, puzzle.cellCount(), 1)));
        while (log.size() < ENTRIES) {
            log.add(digit(puzzle, random));
            log.add(new LogEntry.Play(Move.of(new Change.Digit(random.nextInt(puzzle.cellCount()), Constraint.EMPTY))));
            log.add(new LogEntry.Undo());
        }

        assertThat(folded(puzzle, log).outcome()).isEqualTo(Outcome.WRONG);
        assertThat(allocatedBy(puzzle, log)).isLessThan(200 * MEGABYTE);
    }

    private static LogEntry digit(Puzzle puzzle, Random random) {
        return new LogEntry.Play(Move.of(new Change.Digit(random.nextInt(puzzle.cellCount()), 1 + random.nextInt(9))));
    }

    private static long allocatedBy(Puzzle puzzle, List<LogEntry> log) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        folded(puzzle, log);
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private static Game folded(Puzzle puzzle, List<LogEntry> log) {
        var game = Game.of(puzzle);
        for (var entry : log) {
            game = game.after(entry);
            game.outcome();
        }
        return game;
    }
}
