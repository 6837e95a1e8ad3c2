package org.crosscage.experiment.beyond;

import java.util.Optional;

/// Evaluates filled Kakuro as puzzles.
final class KakuroEvaluator {

    /// A puzzle that takes more has far too many solutions.
    private static final long NODES = 3_000;

    private final RunLayouts ways = new RunLayouts();

    /// @param mostOpen how many candidates more than one a cell may occur in the solutions
    /// @return empty when there are more, or when that takes too long to find out
    Optional<Evaluation> evaluate(Pattern pattern, int mostOpen) {
        var net = pattern.net();
        var trials = new BitKakuro(net, ways);
        trials.clues(net.sums(pattern.filling()));
        var left = new int[net.cells()];
        trials.simple(left);
        int simple = BitKakuro.open(left);
        var possible = left.clone();
        if (!trials.exact(possible, NODES, mostOpen)) {
            return Optional.empty();
        }
        int solutions = BitKakuro.open(possible);
        if (solutions < simple) {
            trials.levelOne(left);
        }
        var undecided = new boolean[possible.length];
        for (int cell = 0; cell < undecided.length; cell++) {
            undecided[cell] = Integer.bitCount(possible[cell]) > 1;
        }
        return Optional.of(new Evaluation(simple, BitKakuro.open(left), solutions, undecided));
    }
}
