package org.crosscage.solver.genetic.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The function set and the terminal set of *Evolutionary AI for Kakuro* (“Genetic Programming Procedure”), by the
/// names of its printed strategies.
///
/// Two things its tables do not say come out of those strategies, which fill its boards in this reading: a
/// quotient is whole, what is left over is dropped, and one by zero is 1.
final class PrimitiveSet {

    static final List<Operator> FUNCTIONS = List.of(
            new Operator("add", 2, x -> x.next() + x.next()),
            new Operator("sub", 2, x -> x.next() - x.next()),
            new Operator("mul", 2, x -> x.next() * x.next()),
            new Operator("protectedDiv", 2, x -> quotient(x.next(), x.next())),
            new Operator("if_then_more_else", 4, x -> x.oneOfTwo(x.next() > x.next())),
            new Operator("vv", 3, x -> orOne(x.next() < x.next(), x)),
            new Operator("bb", 6, PrimitiveSet::bothWays),
            new Operator("nn", 3, PrimitiveSet::withOrWithout),
            new Operator("kk", 3, x -> x.oneOfTwo(x.next() > 0)),
            new Operator("hh", 5, x -> x.oneOfTwo(x.next() + x.next() < x.next())));

    static final List<Terminal> TERMINALS = terminals();

    private static final List<Symbol> ALL =
            Stream.<Symbol>concat(FUNCTIONS.stream(), TERMINALS.stream()).toList();

    private PrimitiveSet() {}

    /// All functions, then all terminals.
    static List<Symbol> all() {
        return ALL;
    }

    static Optional<Symbol> named(String name) {
        return ALL.stream().filter(symbol -> symbol.name().equals(name)).findFirst();
    }

    private static List<Terminal> terminals() {
        var all = new ArrayList<Terminal>();
        fixed(all, "AllCountGroupHor", BoardFeatures::acrossCount);
        fixed(all, "AllCountGroupVer", BoardFeatures::downCount);
        fixed(all, "SumGroupHor", o -> o.clue(o.across()));
        fixed(all, "SumGroupVer", o -> o.clue(o.down()));
        changing(all, "CurrentlySumGroupHor", o -> o.sum(o.across()));
        changing(all, "CurrentlySumGroupVer", o -> o.sum(o.down()));
        fixed(all, "BalanceStepsHor", BoardFeatures::acrossLeft);
        fixed(all, "BalanceStepsVer", BoardFeatures::downLeft);
        changing(all, "DubbleHor", o -> o.repeats(o.across()));
        changing(all, "DubbleVer", o -> o.repeats(o.down()));
        fixed(all, "BalanceStepsNextGroupHorHor", o -> o.acrossLeft(o.right()));
        fixed(all, "BalanceStepsNextGroupHorVer", o -> o.downLeft(o.right()));
        fixed(all, "BalanceStepsNextGroupVerHor", o -> o.acrossLeft(o.below()));
        fixed(all, "BalanceStepsNextGroupVerVer", o -> o.downLeft(o.below()));
        fixed(all, "SumNextGroupHorHor", o -> o.clue(o.across(o.right())));
        fixed(all, "SumNextGroupHorVer", o -> o.clue(o.down(o.right())));
        fixed(all, "SumNextGroupVerHor", o -> o.clue(o.across(o.below())));
        fixed(all, "SumNextGroupVerVer", o -> o.clue(o.down(o.below())));
        changing(all, "CurrentlySumNextGroupHorHor", o -> o.sum(o.across(o.right())));
        changing(all, "CurrentlySumNextGroupHorVer", o -> o.sum(o.down(o.right())));
        changing(all, "CurrentlySumNextGroupVerHor", o -> o.sum(o.across(o.below())));
        changing(all, "CurrentlySumNextGroupVerVer", o -> o.sum(o.down(o.below())));
        IntStream.rangeClosed(1, 9).forEach(n -> fixed(all, Integer.toString(n), _ -> n));
        return List.copyOf(all);
    }

    private static void fixed(List<Terminal> all, String name, ToLongFunction<BoardFeatures> seen) {
        all.add(new Terminal(name, all.size(), false, seen));
    }

    private static void changing(List<Terminal> all, String name, ToLongFunction<BoardFeatures> seen) {
        all.add(new Terminal(name, all.size(), true, seen));
    }

    private static long quotient(long dividend, long divisor) {
        return divisor == 0 ? 1 : dividend / divisor;
    }

    private static long orOne(boolean condition, StrategyEvaluation x) {
        if (condition) {
            return x.next();
        }
        x.skip();
        return 1;
    }

    /// The report's bb.
    private static long bothWays(StrategyEvaluation x) {
        int first = Long.compare(x.next(), x.next());
        int second = Long.compare(x.next(), x.next());
        if (first > 0 && second > 0 || first < 0 && second < 0) {
            return x.oneOfTwo(first > 0);
        }
        x.skip();
        x.skip();
        return 1;
    }

    /// The report's nn.
    private static long withOrWithout(StrategyEvaluation x) {
        long first = x.next();
        long second = x.next();
        long third = x.next();
        return first > second ? first + second - third : first + second + third;
    }
}
