package org.crosscage.experiment.paper;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.experiment.measure.KeptLines;
import org.crosscage.solver.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment seeds-000-parameters`: the study of parameters of *Evolutionary AI for Kakuro* again: every
/// combination three times on its expert board. What is done is kept in a file, and not done again.
@Command(name = "seeds-000-parameters", mixinStandardHelpOptions = true)
public final class Seeds000ParametersExperiment implements Callable<Integer> {

    private static final Map<String, List<String>> STUDY = study();
    private static final int RUNS = 3;
    private static final int TOLD = 10;
    private static final Duration LONG = Duration.ofMinutes(10);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = 1)
    @Option(names = "--sample", paramLabel = "N")
    private Optional<Integer> sample = Optional.empty();

    @Option(names = "--file", paramLabel = "FILE", defaultValue = "seeds-000-parameters.csv")
    private Path file = Path.of("seeds-000-parameters.csv");

    private static Map<String, List<String>> study() {
        var study = new LinkedHashMap<String, List<String>>();
        study.put("tournament", List.of("3", "5", "7"));
        study.put("mutation-points", List.of("1", "2", "3"));
        study.put("crossover-points", List.of("1", "2"));
        study.put("crossover", List.of("0.3", "0.7", "0.9"));
        study.put("mutation", List.of("0.001", "0.01", "0.1", "0.5"));
        study.put("population", List.of("100", "800", "2000", "5000"));
        return Collections.unmodifiableMap(study);
    }

    @Override
    public Integer call() throws IOException {
        var all = combinations();
        // the same order each time, so that a longer sample begins with a shorter one
        Collections.shuffle(all, new Random(1));
        var wanted = all.subList(0, Math.min(all.size(), sample.orElse(all.size())));
        var kept = KeptLines.open(file, Line.FORM, Line::of, spec);
        var done = kept.before().stream()
                .collect(Collectors.toMap(Line::key, Line::result, (one, again) -> again, HashMap::new));
        for (var set : wanted) {
            if (!done.containsKey(key(set))) {
                var line = new Line(key(set), outcome(set));
                done.put(line.key(), line.result());
                kept.add(line);
            }
        }
        tell("combinations: " + wanted.size() + " of " + all.size());
        tell(best(wanted, done).toString());
        tell(values(wanted, done).toString());
        return 0;
    }

    private static List<Map<String, String>> combinations() {
        List<Map<String, String>> all = new ArrayList<>(List.of(Map.of()));
        for (var parameter : STUDY.entrySet()) {
            all = all.stream()
                    .flatMap(set -> parameter.getValue().stream().map(value -> {
                        var more = new LinkedHashMap<>(set);
                        more.put(parameter.getKey(), value);
                        return (Map<String, String>) more;
                    }))
                    .collect(Collectors.toCollection(ArrayList::new));
        }
        return all;
    }

    private static Result outcome(Map<String, String> set) {
        var trials = IntStream.rangeClosed(1, RUNS)
                .mapToObj(seed -> RunRecord.of(Solvers.of("ga-light"), ReportBoards.expert(), set, seed, LONG))
                .toList();
        return new Result(
                (int) RunRecord.solved(trials),
                trials.stream().mapToDouble(RunRecord::best).average().orElseThrow(),
                trials.stream().mapToDouble(RunRecord::milliseconds).average().orElseThrow());
    }

    private static MarkdownTable best(List<Map<String, String>> wanted, Map<String, Result> done) {
        var head = new ArrayList<>(STUDY.keySet());
        head.addAll(List.of("solved", "fitness, mean", "ms, mean"));
        var table = new MarkdownTable(head.toArray(String[]::new));
        wanted.stream()
                .sorted(Comparator.comparing(
                        set -> done.get(key(set)),
                        Comparator.comparingInt(Result::solved).reversed().thenComparingDouble(Result::fitness)))
                .limit(TOLD)
                .forEach(set -> {
                    var outcome = done.get(key(set));
                    var row = new ArrayList<Object>(set.values());
                    row.addAll(List.of(
                            outcome.solved() + " of " + RUNS,
                            "%.1f".formatted(outcome.fitness()),
                            "%.0f".formatted(outcome.milliseconds())));
                    table.row(row.toArray());
                });
        return table;
    }

    /// What each value does, all others taken together.
    private static MarkdownTable values(List<Map<String, String>> wanted, Map<String, Result> done) {
        var table = new MarkdownTable("parameter", "value", "runs", "solved", "fitness, mean");
        STUDY.forEach((parameter, values) -> values.forEach(value -> {
            var outcomes = wanted.stream()
                    .filter(set -> set.get(parameter).equals(value))
                    .map(set -> done.get(key(set)))
                    .toList();
            table.row(
                    parameter,
                    value,
                    outcomes.size() * RUNS,
                    outcomes.stream().mapToInt(Result::solved).sum(),
                    outcomes.isEmpty()
                            ? "–"
                            : "%.1f"
                                    .formatted(outcomes.stream()
                                            .mapToDouble(Result::fitness)
                                            .average()
                                            .orElseThrow()));
        }));
        return table;
    }

    private static String key(Map<String, String> set) {
        return String.join(",", set.values());
    }

    private void tell(String text) {
        spec.commandLine().getOut().println(text);
        spec.commandLine().getOut().println();
        spec.commandLine().getOut().flush();
    }

    /// Of the three runs of a combination.
    private record Result(int solved, double fitness, double milliseconds) {}

    /// What is kept of a combination: its values and what came of it, with commas between.
    private record Line(String key, Result result) {

        static final String FORM = "[-.0-9E]+(,[-.0-9E]+)+";

        static Line of(String text) {
            var cells = List.of(text.split(","));
            int at = STUDY.size();
            return new Line(
                    String.join(",", cells.subList(0, at)),
                    new Result(
                            Integer.parseInt(cells.get(at)),
                            Double.parseDouble(cells.get(at + 1)),
                            Double.parseDouble(cells.get(at + 2))));
        }

        @Override
        public String toString() {
            return key + "," + result.solved + "," + result.fitness + "," + result.milliseconds;
        }
    }
}
