package org.crosscage.experiment.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.Trace;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Solution;
import org.crosscage.experiment.measure.OnlySolution;
import org.crosscage.kind.PuzzleKinds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment tiers`: how far each tier of techniques gets on puzzles with exactly one solution, how often each
/// technique is the step taken, and whether any step contradicts the solution.
@Command(name = "tiers", mixinStandardHelpOptions = true)
public final class TiersExperiment implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    /// @return 0 when no step was wrong
    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec).readAll(files);
        boolean right = true;
        for (var kind : PuzzleKinds.all()) {
            var ofKind = entries.stream()
                    .filter(entry -> entry.puzzle().kind().equals(kind.id()))
                    .toList();
            right &= ofKind.isEmpty() || tell(kind, ofKind);
        }
        return right ? 0 : Commands.FAILED;
    }

    private boolean tell(PuzzleKind kind, List<PuzzleEntry> entries) {
        var runs = entries.parallelStream()
                .flatMap(
                        entry -> OnlySolution.of(entry.puzzle()).map(s -> Run.of(entry, kind.techniques(), s)).stream())
                .toList();
        var tiers = new MarkdownTable("tiers", "finished", "of", "wrong steps");
        for (var tier : Tier.values()) {
            long finished = runs.stream().filter(run -> run.finishedBy(tier)).count();
            tiers.row("1–" + tier.level(), finished, runs.size(), tier == Tier.EXTREME ? wrong(runs) : "");
        }
        var techniques = new MarkdownTable("technique", "tier", "steps", "puzzles");
        for (var technique : kind.techniques()) {
            techniques.row(
                    technique.id(),
                    technique.tier().level(),
                    runs.stream().mapToLong(run -> run.times(technique)).sum(),
                    runs.stream().filter(run -> run.times(technique) > 0).count());
        }
        var open = runs.stream()
                .filter(run -> !run.full.solved())
                .map(run -> run.entry.id())
                .collect(Collectors.joining(", "));
        var out = spec.commandLine().getOut();
        out.println("### " + kind.id() + "\n\n" + tiers + "\n\n" + techniques + "\n\nopen: "
                + (open.isEmpty() ? "none" : open) + "\n");
        out.flush();
        return wrong(runs) == 0;
    }

    private static long wrong(List<Run> runs) {
        return runs.stream().mapToLong(Run::wrongSteps).sum();
    }

    /// One puzzle solved with all techniques, and with those of the lower tiers only.
    ///
    /// @param easiest the tier up to which the techniques finish it, empty when they do not
    private record Run(PuzzleEntry entry, Trace full, Solution solution, List<Tier> easiest) {

        static Run of(PuzzleEntry entry, List<Technique> techniques, Solution solution) {
            var full = new RuleEngine(techniques).run(Board.of(entry.puzzle()));
            var easiest = new ArrayList<Tier>();
            for (var tier : Tier.values()) {
                if (easiest.isEmpty() && full.solved() && finishes(entry, upTo(tier, techniques))) {
                    easiest.add(tier);
                }
            }
            return new Run(entry, full, solution, easiest);
        }

        private static List<Technique> upTo(Tier tier, List<Technique> techniques) {
            return techniques.stream()
                    .filter(technique -> technique.tier().compareTo(tier) <= 0)
                    .toList();
        }

        private static boolean finishes(PuzzleEntry entry, List<Technique> techniques) {
            return new RuleEngine(techniques).run(Board.of(entry.puzzle())).solved();
        }

        boolean finishedBy(Tier tier) {
            return easiest.stream().anyMatch(needed -> needed.compareTo(tier) <= 0);
        }

        long times(Technique technique) {
            return full.steps().stream()
                    .filter(step -> step.technique().id().equals(technique.id()))
                    .count();
        }

        long wrongSteps() {
            return full.steps().stream()
                    .filter(step -> StepCounts.contradicts(step, solution))
                    .count();
        }
    }
}
