package org.crosscage.solver.integer;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.sat4j.core.Vec;
import org.sat4j.core.VecInt;
import org.sat4j.pb.IPBSolver;
import org.sat4j.specs.ContradictionException;

/// The inequalities of a binary integer programme, as they are given to the library. A literal is a variable's number
/// from 1, or the negative of it, which is 1 − the variable. What contradicts itself at once is remembered.
final class Inequalities {

    private final IPBSolver solver;
    private int variables;
    private boolean contradictory;

    Inequalities(IPBSolver solver) {
        this.solver = solver;
    }

    /// Whether it has certainly no solution.
    boolean isContradictory() {
        return contradictory;
    }

    /// One more variable, not in any inequality yet.
    int variable() {
        solver.newVar(++variables);
        return variables;
    }

    void exactlyOne(int... literals) {
        someOf(literals);
        atMostOne(literals);
    }

    void atMostOne(int... literals) {
        add(() -> {
            if (literals.length > 1) {
                solver.addAtMost(new VecInt(literals.clone()), 1);
            }
        });
    }

    /// At least one is 1; nothing can be where there is none.
    void someOf(int... literals) {
        if (literals.length == 0) {
            contradictory = true;
        }
        add(() -> solver.addClause(new VecInt(literals.clone())));
    }

    /// Σ factor · literal = target, if all the conditions are 1: where one is not, it holds anyway, because its
    /// negation is added with a factor that is large enough.
    ///
    /// @param conditions literals, none for always
    void equation(int[] literals, long[] factors, long target, int... conditions) {
        long least = Arrays.stream(factors).filter(factor -> factor < 0).sum();
        long most = Arrays.stream(factors).filter(factor -> factor > 0).sum();
        atLeast(literals, factors, target, Math.subtractExact(target, least), conditions);
        atLeast(
                literals,
                Arrays.stream(factors).map(factor -> -factor).toArray(),
                -target,
                Math.subtractExact(most, target),
                conditions);
    }

    /// @param escape what a condition that is not met adds
    private void atLeast(int[] literals, long[] factors, long bound, long escape, int... conditions) {
        if (escape <= 0) {
            return;
        }
        int[] all = IntStream.concat(
                        Arrays.stream(literals), Arrays.stream(conditions).map(literal -> -literal))
                .toArray();
        var values = new BigInteger[all.length];
        for (int i = 0; i < all.length; i++) {
            values[i] = BigInteger.valueOf(i < literals.length ? factors[i] : escape);
        }
        add(() -> solver.addPseudoBoolean(new VecInt(all), new Vec<>(values), true, BigInteger.valueOf(bound)));
    }

    private void add(Addition addition) {
        if (!contradictory) {
            try {
                addition.run();
            } catch (ContradictionException e) {
                contradictory = true;
            }
        }
    }

    @FunctionalInterface
    private interface Addition {
        void run() throws ContradictionException;
    }
}
