package org.crosscage.solver.genetic.program;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The function set and the terminal set of *Evolutionary AI for Kakuro* (“Genetic Programming Procedure”), by the
/// names of its printed strategies.
///
/// Two things its tables do not say come out of those strategies, which fill its boards in this reading: a
/// quotient is whole, what is left over is dropped, and one by zero is 1.
final class Vocabulary {

    static final List<Operator> FUNCTIONS = List.of(
            new Operator("add", 2, (x, a) -> x[a] + x[a + 1]),
            new Operator("sub", 2, (x, a) -> x[a] - x[a + 1]),
            new Operator("mul", 2, (x, a) -> x[a] * x[a + 1]),
            new Operator("protectedDiv", 2, (x, a) -> x[a + 1] == 0 ? 1 : x[a] / x[a + 1]),
            new Operator("if_then_more_else", 4, (x, a) -> x[a] > x[a + 1] ? x[a + 2] : x[a + 3]),
            new Operator("vv", 3, (x, a) -> x[a] < x[a + 1] ? x[a + 2] : 1),
            new Operator("bb", 6, Vocabulary::bothWays),
            new Operator("nn", 3, (x, a) -> x[a] > x[a + 1] ? x[a] + x[a + 1] - x[a + 2] : x[a] + x[a + 1] + x[a + 2]),
            new Operator("kk", 3, (x, a) -> x[a] > 0 ? x[a + 1] : x[a + 2]),
            new Operator("hh", 5, (x, a) -> x[a] + x[a + 1] < x[a + 2] ? x[a + 3] : x[a + 4]));

    static final List<Terminal> TERMINALS = Stream.concat(
                    Stream.of(
                            new Terminal("AllCountGroupHor", Outlook::acrossCount),
                            new Terminal("AllCountGroupVer", Outlook::downCount),
                            new Terminal("SumGroupHor", o -> o.clue(o.across())),
                            new Terminal("SumGroupVer", o -> o.clue(o.down())),
                            new Terminal("CurrentlySumGroupHor", o -> o.sum(o.across())),
                            new Terminal("CurrentlySumGroupVer", o -> o.sum(o.down())),
                            new Terminal("BalanceStepsHor", Outlook::acrossLeft),
                            new Terminal("BalanceStepsVer", Outlook::downLeft),
                            new Terminal("DubbleHor", o -> o.repeats(o.across())),
                            new Terminal("DubbleVer", o -> o.repeats(o.down())),
                            new Terminal("BalanceStepsNextGroupHorHor", o -> o.acrossLeft(o.right())),
                            new Terminal("BalanceStepsNextGroupHorVer", o -> o.downLeft(o.right())),
                            new Terminal("BalanceStepsNextGroupVerHor", o -> o.acrossLeft(o.below())),
                            new Terminal("BalanceStepsNextGroupVerVer", o -> o.downLeft(o.below())),
                            new Terminal("SumNextGroupHorHor", o -> o.clue(o.across(o.right()))),
                            new Terminal("SumNextGroupHorVer", o -> o.clue(o.down(o.right()))),
                            new Terminal("SumNextGroupVerHor", o -> o.clue(o.across(o.below()))),
                            new Terminal("SumNextGroupVerVer", o -> o.clue(o.down(o.below()))),
                            new Terminal("CurrentlySumNextGroupHorHor", o -> o.sum(o.across(o.right()))),
                            new Terminal("CurrentlySumNextGroupHorVer", o -> o.sum(o.down(o.right()))),
                            new Terminal("CurrentlySumNextGroupVerHor", o -> o.sum(o.across(o.below()))),
                            new Terminal("CurrentlySumNextGroupVerVer", o -> o.sum(o.down(o.below())))),
                    IntStream.rangeClosed(1, 9).mapToObj(n -> new Terminal(Integer.toString(n), o -> n)))
            .toList();

    private static final List<Symbol> ALL =
            Stream.<Symbol>concat(FUNCTIONS.stream(), TERMINALS.stream()).toList();

    private Vocabulary() {}

    /// All functions, then all terminals.
    static List<Symbol> all() {
        return ALL;
    }

    static Optional<Symbol> named(String name) {
        return ALL.stream().filter(symbol -> symbol.name().equals(name)).findFirst();
    }

    /// The report's bb.
    private static long bothWays(long[] x, int a) {
        if (x[a] > x[a + 1] && x[a + 2] > x[a + 3]) {
            return x[a + 4];
        }
        return x[a] < x[a + 1] && x[a + 2] < x[a + 3] ? x[a + 5] : 1;
    }
}
