package org.crosscage.teach;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.logic.Chains;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.logic.Premise;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;

/// What lights up at each stage of a hint.
public final class HintLights {

    /// Names where a cell lies, for who is to find it: no proof speaks of that.
    private static final String PLACE = "where";
    /// As nudges name cells: those of wings and pairs, and where a chain or a trial starts.
    private static final List<String> NUDGED = List.of("pivot", "a", "b", "pair", "start");

    private HintLights() {}

    static Lights of(Hint hint, Hint.Stage stage) {
        return switch (hint) {
            case Hint.Deduction deduction -> of(deduction.steps(), stage);
            case Hint.WrongDigit digit -> of(digit, stage);
            case Hint.WrongMarks marks -> of(marks, stage);
            case Hint.Nothing _ -> Lights.NONE;
        };
    }

    /// What lights up while steps are told that rest on each other.
    ///
    /// @param steps at least one; the last one is what it is about
    public static Lights of(List<Step> steps, Hint.Stage stage) {
        var goal = steps.getLast();
        var nudged = nudged(goal.reason());
        var named = nudged.isPresent() ? List.<Constraint>of() : named(goal.reason());
        var region = nudged.or(() -> cells(alone(goal.reason())))
                .or(() -> area(goal.reason()))
                .or(() -> cells(named.stream()))
                .orElseGet(goal::changedCells);
        return switch (stage) {
            case NUDGE -> Lights.of().cells(region, Role.LOOK).build();
            case TECHNIQUE -> Lights.of().cells(region, Role.LOOK).clues(named).build();
            case WHY, DO_IT -> why(steps);
        };
    }

    /// The cells to look at, where the nudge names cells alone.
    private static Optional<Cells> nudged(Reason reason) {
        return NUDGED.stream()
                .flatMap(name ->
                        reason.facts().get(name) instanceof Fact.OfCells(var cells) ? Stream.of(cells) : Stream.empty())
                .reduce(Cells::union);
    }

    private static Optional<Cells> cells(Stream<Constraint> constraints) {
        return constraints.map(Constraint::cells).reduce(Cells::union);
    }

    /// The lines, runs and cages that the words name; where they name none, those of the proof.
    private static List<Constraint> named(Reason reason) {
        var named = alone(reason).toList();
        return named.isEmpty() ? lit(reason) : named;
    }

    /// The cells of the area that the words count, or the thoughts before them: runs or a block of lines.
    private static Optional<Cells> area(Reason reason) {
        return Stream.concat(reason.thoughts().stream(), Stream.of(reason))
                .flatMap(each ->
                        each.facts().get("area") instanceof Fact.OfCells(var cells) ? Stream.of(cells) : Stream.empty())
                .findFirst();
    }

    /// The lines, runs and cages of a proof whose clues are lit: all that its words name, and what it rests on
    /// besides. Where an area is counted these are named or counted, all of them, and another would look as if
    /// its sum were counted too.
    private static List<Constraint> lit(Reason reason) {
        var used = area(reason).isPresent() ? Stream.<Constraint>empty() : reason.constraints().stream();
        return Stream.concat(used, spokenOfClues(reason)).distinct().toList();
    }

    /// The lines, runs and cages that the words of a proof name, and the thoughts before them.
    private static Stream<Constraint> spokenOfClues(Reason reason) {
        var own = reason.facts().entrySet().stream()
                .filter(named -> !named.getKey().equals(PLACE))
                .flatMap(named -> switch (named.getValue()) {
                    case Fact.OfConstraint(var constraint) -> Stream.of(constraint);
                    case Fact.OfConstraints(var constraints) -> constraints.stream();
                    default -> Stream.of();
                });
        return Stream.concat(Chains.toldThoughts(reason).stream().flatMap(HintLights::spokenOfClues), own);
    }

    /// The lines, runs and cages that the words name one by one.
    private static Stream<Constraint> alone(Reason reason) {
        return reason.facts().values().stream()
                .filter(Fact.OfConstraint.class::isInstance)
                .map(fact -> ((Fact.OfConstraint) fact).constraint());
    }

    private static Lights why(List<Step> steps) {
        var lights = Lights.of();
        steps.forEach(step -> area(step.reason()).ifPresent(area -> lights.cells(area, Role.LOOK)));
        steps.stream()
                .filter(step -> !spokenOf(step).isEmpty())
                .forEach(step -> lights.cells(step.reason().cells(), Role.LOOK));
        steps.forEach(step -> addCauses(step, lights));
        steps.forEach(step -> addChanges(step, lights));
        return lights.chain(Chains.arrows(steps), Chains.dead(steps)).build();
    }

    private static Lights of(Hint.WrongDigit hint, Hint.Stage stage) {
        return switch (stage) {
            case NUDGE -> Lights.NONE;
            case TECHNIQUE ->
                Lights.of()
                        .cells(hint.where().cells(), Role.LOOK)
                        .clues(List.of(hint.where()))
                        .build();
            case WHY, DO_IT -> {
                var lights = Lights.of();
                addRefutation(hint.refutation(), lights);
                yield lights.cell(hint.cell(), Role.GONE)
                        .digits(hint.cell(), Digits.of(hint.digit()), Role.GONE)
                        .chain(arrows(hint.refutation(), hint.cell(), Digits.of(hint.digit())), List.of())
                        .build();
            }
        };
    }

    /// What lights up while it is told why digits cannot stand together.
    public static Lights of(Refutation refutation) {
        var lights = Lights.of();
        addRefutation(refutation, lights);
        var arrows = Chains.arrows(refutation.chain(), refutation.end(), Map.of());
        return lights.chain(arrows, refutation.end().constraints()).build();
    }

    private static Lights of(Hint.WrongMarks hint, Hint.Stage stage) {
        return switch (stage) {
            case NUDGE -> Lights.NONE;
            case TECHNIQUE -> Lights.of().cells(hint.where().cells(), Role.LOOK).build();
            case WHY, DO_IT -> {
                var lights = Lights.of();
                addRefutation(hint.refutation(), lights);
                yield lights.cell(hint.cell(), Role.GONE)
                        .digits(hint.cell(), hint.marks(), Role.GONE)
                        .chain(arrows(hint.refutation(), hint.cell(), hint.marks()), List.of())
                        .build();
            }
        };
    }

    private static List<Arrow> arrows(Refutation refutation, int cell, Digits supposed) {
        return Chains.arrows(refutation.chain(), refutation.end(), Map.of(cell, supposed));
    }

    private static void addRefutation(Refutation refutation, Lights.Builder lights) {
        var shown = Chains.shown(refutation.chain());
        shown.forEach(step -> addCauses(step.reason(), Cells.NONE, lights));
        addCauses(refutation.end(), Cells.NONE, lights);
        shown.forEach(step -> addChanges(step, lights));
    }

    private static void addCauses(Step step, Lights.Builder lights) {
        var marks = spokenOf(step);
        if (marks.isEmpty()) {
            var answers = Cells.of(step.placements().stream().mapToInt(Placement::cell));
            addCauses(step.reason(), answers, lights);
            return;
        }
        marks.forEach(mark -> lights.cell(mark.cell(), Role.CAUSE).digits(mark.cell(), mark.digits(), Role.CAUSE));
        lights.clues(lit(step.reason()));
    }

    /// The marks that the words speak of, the links of a chain among them; none where all that the proof rests on
    /// counts alike.
    private static List<Premise> spokenOf(Step step) {
        var ends = Chains.arrows(List.of(step)).stream()
                .flatMap(arrow -> Stream.concat(arrow.from().stream(), Stream.of(arrow.to())))
                .map(end -> new Premise(end.cell(), end.digits()));
        return Stream.concat(ends, spokenOf(step.reason())).toList();
    }

    private static Stream<Premise> spokenOf(Reason reason) {
        var own = reason.facts().values().stream()
                .filter(Fact.OfMarks.class::isInstance)
                .flatMap(fact -> ((Fact.OfMarks) fact).marks().stream());
        return Stream.concat(Chains.toldThoughts(reason).stream().flatMap(HintLights::spokenOf), own);
    }

    /// @param answers cells whose answer is told: of their other digits none looks like proof, whatever it rests on
    private static void addCauses(Reason reason, Cells answers, Lights.Builder lights) {
        for (var premise : reason.premises()) {
            lights.cell(premise.cell(), Role.CAUSE);
            if (!answers.contains(premise.cell())) {
                lights.digits(premise.cell(), counting(premise, reason), Role.CAUSE);
            }
        }
        lights.clues(lit(reason));
    }

    /// The digits of a cell that the words speak of: of a cell with several, where combinations are named, those
    /// that are in one.
    private static Digits counting(Premise premise, Reason reason) {
        var named = reason.facts().values().stream()
                .filter(Fact.OfCombinations.class::isInstance)
                .flatMap(fact -> ((Fact.OfCombinations) fact).combinations().stream())
                .map(Combination::set)
                .reduce(Digits::union);
        return premise.digits().size() == 1
                ? premise.digits()
                : named.map(premise.digits()::intersect).orElse(premise.digits());
    }

    private static void addChanges(Step step, Lights.Builder lights) {
        step.eliminations()
                .forEach(elimination -> lights.cell(elimination.cell(), Role.GONE)
                        .digits(elimination.cell(), elimination.digits(), Role.GONE));
        step.placements()
                .forEach(placement -> lights.cell(placement.cell(), Role.FOUND)
                        .digits(placement.cell(), Digits.of(placement.digit()), Role.FOUND));
    }
}
