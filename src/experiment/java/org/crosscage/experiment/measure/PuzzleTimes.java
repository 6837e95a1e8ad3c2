package org.crosscage.experiment.measure;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.crosscage.core.model.Puzzle;

/// How long each puzzle of a set takes, in microseconds, ascending.
///
/// Every round goes through the whole set, so that the processor learns no puzzle by heart. Each is looked through
/// before its clock starts, as whoever has just read it has done, and counts with the median of its rounds. Two
/// programs are compared by their rounds taking turns, so that what else the machine
/// does falls on both.
public record PuzzleTimes(double[] micros) {

    private static final int FEWEST_ROUNDS = 3;
    private static final int MOST_ROUNDS = 2_000;

    /// Times some programs on the same puzzles, after as much time to warm up.
    ///
    /// @param seconds for each program, and at least three rounds
    /// @return one for each program
    public static List<PuzzleTimes> of(List<Puzzle> puzzles, List<Consumer<Puzzle>> programs, double seconds) {
        var clocks =
                programs.stream().map(program -> new Clock(puzzles, program)).toList();
        clocks.forEach(clock -> clock.run(seconds));
        clocks.forEach(Clock::forget);
        double turn = seconds / FEWEST_ROUNDS;
        for (int i = 0; i < FEWEST_ROUNDS; i++) {
            clocks.forEach(clock -> clock.run(turn));
        }
        return clocks.stream().map(Clock::times).toList();
    }

    public double median() {
        return micros[micros.length / 2];
    }

    /// The time that so many of a hundred puzzles do not exceed.
    public double percentile(int percent) {
        return micros[Math.max(0, Math.ceilDiv(percent * micros.length, 100) - 1)];
    }

    public double max() {
        return micros[micros.length - 1];
    }

    /// One program's rounds.
    private static final class Clock {

        private final List<Puzzle> puzzles;
        private final Consumer<Puzzle> program;
        private final long[][] nanos;
        private int rounds;
        private int lookedAt;

        Clock(List<Puzzle> puzzles, Consumer<Puzzle> program) {
            this.puzzles = puzzles;
            this.program = program;
            this.nanos = new long[puzzles.size()][MOST_ROUNDS];
        }

        /// Whole rounds, at least one, until the time is over.
        void run(double seconds) {
            long begin = System.nanoTime();
            do {
                int round = rounds % MOST_ROUNDS;
                for (int i = 0; i < nanos.length; i++) {
                    lookedAt += puzzles.get(i).hashCode();
                    long start = System.nanoTime();
                    program.accept(puzzles.get(i));
                    nanos[i][round] = System.nanoTime() - start;
                }
                rounds++;
            } while (System.nanoTime() - begin < seconds * TimeUnit.SECONDS.toNanos(1));
        }

        void forget() {
            rounds = 0;
        }

        PuzzleTimes times() {
            return new PuzzleTimes(
                    Arrays.stream(nanos).mapToDouble(this::median).sorted().toArray());
        }

        private double median(long[] times) {
            return Arrays.stream(times, 0, Math.min(rounds, MOST_ROUNDS))
                            .sorted()
                            .skip(Math.min(rounds, MOST_ROUNDS) / 2)
                            .findFirst()
                            .orElseThrow()
                    / 1e3;
        }
    }
}
