package org.crosscage.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.cli.generate.ReferenceRun;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.input.SolveOptions;
import org.crosscage.cli.output.JsonLine;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `rate`: how hard each puzzle of the files is, in words or as a line of JSON; or the reference run behind the
/// percentiles.
@Command(name = "rate", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class RateCommand implements Callable<Integer> {

    /// What stands for a grade where a puzzle has none.
    private static final String NO_GRADE = "-";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @ArgGroup(multiplicity = "1")
    private Task task = new Task();

    @Option(names = "--json")
    private boolean json;

    @AllowedNumbers(least = SolveRuns.SHORTEST_SECONDS)
    @Option(names = "--limit", paramLabel = "SECONDS")
    private Optional<Double> limit = Optional.empty();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", defaultValue = "1000", paramLabel = "N")
    private int count = Percentiles.FEWEST;

    @Option(names = "--puzzles", paramLabel = "DIR")
    private Optional<Path> puzzles = Optional.empty();

    private final Texts texts = Texts.in(Locale.getDefault());

    private static final class Task {

        @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
        private List<String> files = new ArrayList<>();

        @Option(names = "--reference", paramLabel = "FILE")
        private Optional<Path> reference = Optional.empty();
    }

    @Override
    public Integer call() throws IOException {
        if (task.reference.isPresent()) {
            writeReference(task.reference.get());
            return 0;
        }
        var sources = new PuzzleInput(spec).sources(task.files);
        PuzzleInput.entries(sources).forEach(this::rate);
        return sources.stream().allMatch(PuzzleInput.Source::isRead) ? 0 : Commands.USAGE;
    }

    private void rate(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var count = SolveRuns.count(puzzle, SolveOptions.time(limit, SolveRuns.USUAL_LIMIT));
        var techniques = PuzzleKinds.of(puzzle.kind()).techniques();
        var rating = count.only().flatMap(_ -> new Grader(techniques).rate(puzzle, () -> false));
        var out = spec.commandLine().getOut();
        out.println(json ? JsonLine.of(facts(entry, count, rating)) : words(entry, count, rating));
        out.flush();
    }

    private static Map<String, Object> facts(PuzzleEntry entry, SolutionCount count, Optional<Rating> rating) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("id", entry.id());
        facts.put("kind", entry.puzzle().kind());
        facts.put("size", Size.of(entry.puzzle()).toString());
        facts.put("solutions", count.upToTwo().isPresent() ? count.upToTwo().getAsInt() : null);
        facts.put("grade", rating.map(Rating::grade).map(Grade::id).orElse(NO_GRADE));
        facts.put("tier", rating.flatMap(Rating::tier).map(Tier::level).orElse(null));
        facts.put("score", rating.map(Rating::score).orElse(null));
        facts.put("bottlenecks", rating.map(Rating::bottlenecks).orElse(null));
        facts.put("percentile", rating.flatMap(r -> percentile(entry, r)).orElse(null));
        facts.put(
                "techniques",
                rating.<Map<String, Integer>>map(Rating::techniques).orElse(Map.of()));
        return facts;
    }

    private String words(PuzzleEntry entry, SolutionCount count, Optional<Rating> rating) {
        if (rating.isEmpty()) {
            return texts.say(
                    "cli.unrated",
                    "id",
                    entry.id(),
                    "size",
                    Size.of(entry.puzzle()).toString(),
                    "count",
                    count.upToTwo().isPresent()
                            ? Integer.toString(count.upToTwo().getAsInt())
                            : "unknown");
        }
        var facts = rating.get();
        var head = texts.say(
                "cli.rated",
                Map.of(
                        "id", entry.id(),
                        "size", Size.of(entry.puzzle()).toString(),
                        "grade", facts.grade().id(),
                        "score", facts.score(),
                        "bottlenecks", facts.bottlenecks(),
                        "percentile", percentile(entry, facts).orElse(-1)));
        var lines = new ArrayList<>(List.of(head));
        facts.techniques()
                .forEach((technique, times) -> lines.add(texts.say(
                        "cli.rated-technique",
                        "technique",
                        texts.say("hints.technique-name." + technique),
                        "count",
                        times)));
        return String.join(System.lineSeparator(), lines);
    }

    private static Optional<Integer> percentile(PuzzleEntry entry, Rating rating) {
        var shape = entry.puzzle().shape();
        var percentile =
                ReferenceScores.standard().of(entry.puzzle().kind(), shape.rows(), shape.columns(), rating.score());
        return percentile.isPresent() ? Optional.of(percentile.getAsInt()) : Optional.empty();
    }

    private void writeReference(Path file) throws IOException {
        var references = new ReferenceRun(count, puzzles).references();
        Files.writeString(file, texts.say("cli.reference-head") + "\n" + Percentiles.text(references));
    }
}
