package org.crosscage.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.Wanted;
import org.crosscage.print.PrintedPuzzle;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// The new puzzles of a book, from neighbouring seeds.
final class NewBook {

    /// A thicker book is several.
    private static final int MOST = 500;

    private static final long SEEDS = 1_000_000;

    private final CommandSpec spec;
    private final Texts texts;
    private final PuzzleKind kind;
    private final Size size;
    private final int count;
    private Wanted wanted = Wanted.ANYTHING;
    private long first;

    /// @throws ParameterException in words, when there is no such kind, size or number
    NewBook(CommandSpec spec, Texts texts, String kindId, Size size, int count) {
        this.spec = spec;
        this.texts = texts;
        this.kind = PuzzleKinds.all().stream()
                .filter(each -> each.id().equals(kindId))
                .findFirst()
                .orElseThrow(() -> wrong(texts.say(
                        "cli.no-kind",
                        "found",
                        kindId,
                        "expected",
                        PuzzleKinds.all().stream().map(PuzzleKind::id).collect(Collectors.joining(", ")))));
        this.size = size;
        this.count = count;
        if (count < 1 || count > MOST) {
            throw wrong(texts.say("cli.print.count", "found", count, "expected", MOST));
        }
        var drafts = kind.drafts();
        if (!drafts.supports(size.rows(), size.columns())) {
            throw wrong(texts.say(
                    "cli.no-size",
                    Map.of(
                            "kind", texts.say("shell.kind." + kind.id()),
                            "found", size.toString(),
                            "least", drafts.smallest(),
                            "most", drafts.largest(),
                            "shape", drafts.square() ? "square" : "any")));
        }
    }

    /// @param seed of the first puzzle; by chance where there is none
    void require(Optional<Grade> grade, Optional<Long> seed) {
        wanted = Wanted.of(grade);
        first = seed.orElseGet(() -> new SplittableRandom().nextLong(SEEDS));
    }

    int count() {
        return count;
    }

    /// Makes them, on all processors. What does not come up is said and left out.
    List<PrintedPuzzle> puzzles() {
        var solver = new ExactSolver();
        var puzzles = new ArrayList<PrintedPuzzle>();
        var err = spec.commandLine().getErr();
        new Batch(kind, size, first, count, wanted).run(made -> {
            made.entry()
                    .ifPresentOrElse(
                            entry -> puzzles.add(PrintedPuzzle.of(entry, solver, () -> false)),
                            () -> err.println(texts.say(
                                    "cli.none-found",
                                    "name",
                                    new PuzzleOrder(kind.id(), size, wanted).name(made.seed()),
                                    "count",
                                    wanted.tries())));
            err.println(texts.say("cli.progress", "number", made.number(), "count", count));
        });
        return puzzles;
    }

    private ParameterException wrong(String words) {
        return new ParameterException(spec.commandLine(), words);
    }
}
