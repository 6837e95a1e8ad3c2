package org.crosscage.experiment.beyond;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Simulated annealing towards a Kakuro with one solution of which level-1 iteration leaves much open.
///
/// A puzzle is changed by a few digits or black places at a time. Those that level-1 iteration understands (it leaves
/// just what occurs in solutions) are driven to be open after simple iteration; that gives them several solutions,
/// and some of them turn out not to be understood. From then on these are kept, and the candidates that occur in
/// solutions are driven out, until one solution is left; from then on more open cells are wanted. To drive a puzzle
/// with one solution straight to where level-1 iteration fails was tried first and found nothing, because there every
/// step of the way is a puzzle that it solves, and none tells how far it was from failing.
///
/// Goes in blocks of proposals, each with a stream of chance of its own, so that a run can be resumed after any
/// block and is the same as if it had never stopped.
public final class Annealing {

    /// Proposals in a block.
    public static final int BLOCK = 2_000;

    private static final double HOTTEST = 2;
    private static final double COLDEST = 0.5;
    /// It is cooled down over so many blocks, and then heated again.
    private static final int CYCLE = 20;
    /// A single step may add so many candidates to the solutions, beyond what chance allows.
    private static final int SLACK = 8;
    private static final double FOUND = 1_000;
    private static final double A_CELL_UNDERSTOOD = 6;
    private static final double A_MISSED = 3;
    private static final int MISSED_ENOUGH = 40;
    private static final int AROUND = 2;

    private final KakuroEvaluator evaluator = new KakuroEvaluator();
    private final long seed;
    private final Pattern current;
    private final Pattern proposed;
    private Evaluation evaluation;
    private int block;

    /// @param current where the run is, changed
    /// @param block how many blocks are done
    /// @throws IllegalArgumentException when the puzzle has so many solutions that it cannot be evaluated
    public Annealing(Pattern current, long seed, int block) {
        this.current = current;
        this.proposed = current.copy();
        this.seed = seed;
        this.block = block;
        this.evaluation = evaluator
                .evaluate(current, Integer.MAX_VALUE / 2)
                .orElseThrow(() -> new IllegalArgumentException("“" + current + "” has too many solutions"));
    }

    public int blocks() {
        return block;
    }

    /// Where the run is.
    public Pattern current() {
        return current.copy();
    }

    public Evaluation evaluation() {
        return evaluation;
    }

    /// The next block.
    ///
    /// @return the best puzzle beyond level-1 iteration that the block saw
    public Optional<Pattern> run() {
        var random = new SplittableRandom(new SplittableRandom(seed).nextLong() + block);
        Pattern best = null;
        int most = 0;
        for (int i = 0; i < BLOCK; i++) {
            proposed.copyFrom(current);
            if (change(random)
                    && proposed.isSound()
                    && isTaken(random)
                    && evaluation.isBeyond()
                    && evaluation.levelOne() > most) {
                most = evaluation.levelOne();
                best = current.copy();
            }
        }
        block++;
        return Optional.ofNullable(best);
    }

    /// Metropolis: what is better is taken, and what is worse by chance. The chance is drawn first, so that what is
    /// far too bad need not be evaluated to the end.
    private boolean isTaken(RandomGenerator random) {
        double needed = score(evaluation, current) + temperature() * Math.log(random.nextDouble());
        var next = evaluator.evaluate(proposed, (int) Math.max(SLACK, SLACK + A_MISSED * MISSED_ENOUGH - needed));
        if (next.isEmpty() || score(next.get(), proposed) < needed) {
            return false;
        }
        evaluation = next.get();
        current.copyFrom(proposed);
        return true;
    }

    private double temperature() {
        return HOTTEST * Math.pow(COLDEST / HOTTEST, block % CYCLE / (CYCLE - 1.0));
    }

    private static double score(Evaluation evaluation, Pattern pattern) {
        if (evaluation.missed() == 0) {
            return 0.5 * evaluation.simple() - A_CELL_UNDERSTOOD * pattern.cells();
        }
        return evaluation.isBeyond()
                ? FOUND + evaluation.levelOne()
                : A_MISSED * Math.min(MISSED_ENOUGH, evaluation.missed())
                        + 0.01 * evaluation.simple()
                        - evaluation.solutions();
    }

    /// One to four places near each other, more often than not near a cell that differs between solutions.
    ///
    /// @return whether there was something to change
    private boolean change(RandomGenerator random) {
        int around = random.nextInt(4) == 0 ? -1 : undecided(random);
        int places = 1;
        while (places < 4 && random.nextInt(3) == 0) {
            places++;
        }
        for (int i = 0; i < places; i++) {
            int place = around < 0 || random.nextInt(3) == 0
                    ? random.nextInt(proposed.places())
                    : i == 0 ? around : proposed.near(around, AROUND, random);
            if (!changeAt(place, random)) {
                return false;
            }
        }
        return true;
    }

    /// @return -1 when no cell differs
    private int undecided(RandomGenerator random) {
        int chosen = -1;
        int seen = 0;
        int cell = 0;
        for (int place = 0; place < current.places(); place++) {
            if (current.digit(place) > 0 && evaluation.undecided()[cell++] && random.nextInt(++seen) == 0) {
                chosen = place;
            }
        }
        return chosen;
    }

    private boolean changeAt(int place, RandomGenerator random) {
        boolean white = proposed.digit(place) > 0;
        if (random.nextInt(4) == 0) {
            if (white) {
                proposed.set(place, 0);
                return true;
            }
        } else if (!white) {
            return false;
        }
        int free = proposed.free(place) & (white ? ~(1 << proposed.digit(place) - 1) : -1);
        if (free == 0) {
            return false;
        }
        for (int skip = random.nextInt(Integer.bitCount(free)); skip > 0; skip--) {
            free &= free - 1;
        }
        proposed.set(place, Integer.numberOfTrailingZeros(free) + 1);
        return true;
    }
}
