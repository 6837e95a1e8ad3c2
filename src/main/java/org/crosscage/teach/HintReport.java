package org.crosscage.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Link;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;

/// What somebody who looks into a hint needs to see it again: the puzzle in the native text format, and as comments
/// under it what the player had written, how the player is taught, how far the hint was told and, once that is its
/// proof, what it says and on what grounds. Before, a report says no more than the hint itself: whoever has the
/// position and the settings finds the same hint. A printed solution is left out, or the report would hand out all
/// of it. All of it can be imported as it is.
public final class HintReport {

    private final Shape shape;
    private final List<String> lines = new ArrayList<>();

    private HintReport(Shape shape) {
        this.shape = shape;
    }

    /// @param told the hint as far as the player has asked for it
    /// @param taught how it was looked for
    /// @param near the player's selection when it was looked for
    /// @param version of the program
    public static String of(PuzzleEntry entry, AskedHint told, Teaching taught, OptionalInt near, String version) {
        var puzzle = entry.puzzle();
        var report = new HintReport(puzzle.shape());
        report.say("Crosscage " + version + ": a hint that looks wrong");
        report.position(told.position());
        report.settings(taught, PuzzleKinds.of(puzzle.kind()).techniques());
        near.ifPresent(cell -> report.say("near " + report.shape.cell(cell)));
        report.say("told " + told.told() + " of " + told.hint().stages().size());
        boolean all = told.stage()
                .map(stage -> stage.compareTo(Hint.Stage.WHY) >= 0)
                .orElse(told.next().isEmpty());
        if (all) {
            report.hint(told.hint());
        }
        return PuzzleFormats.TEXT.write(List.of(named(entry)))
                + report.lines.stream().map(line -> "# " + line + "\n").collect(Collectors.joining());
    }

    /// A puzzle in the native format has an id.
    private static PuzzleEntry named(PuzzleEntry entry) {
        var id = entry.id().isEmpty() ? PuzzleEntry.NAMELESS : entry.id();
        return new PuzzleEntry(id, entry.notes(), entry.puzzle(), Optional.empty(), entry.warnings());
    }

    private void say(String line) {
        lines.add(line.stripTrailing());
    }

    private void position(Position position) {
        var digits = cells(position, cell -> position.digit(cell) != Constraint.EMPTY, position::digit);
        var marks = cells(
                position,
                cell -> !position.square(cell).candidates().isEmpty(),
                cell -> position.square(cell).candidates());
        say("digits " + digits);
        say("marks " + marks);
    }

    private void settings(Teaching taught, List<Technique> standard) {
        var techniques = taught.techniques().equals(standard)
                ? "standard"
                : taught.techniques().stream().map(Technique::id).collect(Collectors.joining(" "));
        say("techniques " + techniques);
        say("hints with marks " + taught.marks() + ", tidy marks " + taught.tidy());
    }

    private String cells(Position position, IntPredicate which, IntFunction<Object> what) {
        return IntStream.range(0, position.squares().size())
                .filter(which)
                .mapToObj(cell -> shape.cell(cell) + "=" + what.apply(cell))
                .collect(Collectors.joining(" "));
    }

    private void hint(Hint hint) {
        switch (hint) {
            case Hint.Deduction deduction -> deduction.steps().forEach(this::step);
            case Hint.WrongDigit wrong -> {
                say("wrong digit " + shape.cell(wrong.cell()) + "=" + wrong.digit() + " in " + words(wrong.where()));
                refutation(wrong.refutation());
            }
            case Hint.WrongMarks wrong -> {
                say("wrong marks " + shape.cell(wrong.cell()) + "=" + wrong.marks() + " in " + words(wrong.where()));
                refutation(wrong.refutation());
            }
            case Hint.Nothing nothing ->
                say("nothing: " + nothing.why()
                        + nothing.harder()
                                .map(technique -> ", harder " + technique.id())
                                .orElse(""));
        }
    }

    private void refutation(Refutation refutation) {
        if (!refutation.without().isEmpty()) {
            say("without " + words(refutation.without()));
        }
        refutation.chain().forEach(this::step);
        reason(refutation.end(), "");
    }

    private void step(Step step) {
        say("step " + step.technique().id());
        step.placements().forEach(placed -> say("  places " + shape.cell(placed.cell()) + "=" + placed.digit()));
        step.eliminations().forEach(gone -> say("  removes " + gone.digits() + " from " + shape.cell(gone.cell())));
        reason(step.reason(), "  ");
    }

    private void reason(Reason reason, String indent) {
        say(indent + "because " + reason.key());
        reason.facts().forEach((name, fact) -> say(indent + "  " + name + " = " + words(fact)));
        reason.premises()
                .forEach(premise -> say(indent + "  given " + shape.cell(premise.cell()) + " in " + premise.digits()));
        reason.constraints().forEach(constraint -> say(indent + "  by " + words(constraint)));
        reason.thoughts().forEach(thought -> reason(thought, indent + "  "));
    }

    private String words(Fact fact) {
        return switch (fact) {
            case Fact.OfConstraint(Constraint constraint) -> words(constraint);
            case Fact.OfConstraints(List<Constraint> constraints) ->
                constraints.stream().map(this::words).collect(Collectors.joining(", "));
            case Fact.OfCells(Cells cells) -> words(cells);
            case Fact.OfLayouts(Cells cells, var layouts) -> layouts + " in " + words(cells);
            case Fact.OfDigits(var digits) -> digits.toString();
            case Fact.OfNumber(long number) -> String.valueOf(number);
            case Fact.OfCombinations(var operation, var combinations) -> operation + " " + combinations;
            case Fact.OfLinks(var links) -> chain(links);
            case Fact.OfMarks(var marks) ->
                marks.stream()
                        .map(mark -> mark.digits() + " in " + shape.cell(mark.cell()))
                        .collect(Collectors.joining(", "));
            case Fact.OfChain(var links) -> chain(links);
        };
    }

    private String chain(List<Link> links) {
        return links.stream()
                .map(link -> shape.cell(link.cell()) + " in " + link.left())
                .collect(Collectors.joining(", then "));
    }

    private String words(Constraint constraint) {
        var demand = constraint instanceof Arithmetic clue
                ? clue.operation() + " " + clue.target() + " in "
                : "all different in ";
        return demand + words(constraint.cells());
    }

    private String words(Cells cells) {
        return cells.stream().mapToObj(cell -> shape.cell(cell).toString()).collect(Collectors.joining(" "));
    }
}
