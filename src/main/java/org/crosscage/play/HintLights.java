package org.crosscage.play;

import java.util.List;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.play.Lights.Role;

/// What lights up at each stage of a hint.
final class HintLights {

    private HintLights() {}

    static Lights of(Hint.Deduction hint, Hint.Stage stage) {
        var reason = hint.goal().reason();
        return switch (stage) {
            case NUDGE -> Lights.of().cells(region(hint.goal()), Role.LOOK).build();
            case TECHNIQUE ->
                Lights.of()
                        .cells(region(hint.goal()), Role.LOOK)
                        .clues(reason.constraints())
                        .build();
            case WHY, DO_IT -> why(hint);
        };
    }

    /// The lines, runs and cages of the proof; where it needs none, the cells that change.
    private static Cells region(Step step) {
        return step.reason().constraints().stream()
                .map(constraint -> constraint.cells())
                .reduce(Cells::union)
                .orElseGet(step::changedCells);
    }

    private static Lights why(Hint.Deduction hint) {
        var lights = Lights.of();
        hint.steps().forEach(step -> addCauses(step.reason(), lights));
        hint.steps().forEach(step -> addChanges(step, lights));
        return lights.build();
    }

    static Lights why(Step step) {
        var lights = Lights.of();
        addCauses(step.reason(), lights);
        addChanges(step, lights);
        return lights.build();
    }

    static Lights of(Hint.WrongDigit hint, Hint.Stage stage) {
        return switch (stage) {
            case NUDGE -> Lights.NONE;
            case TECHNIQUE ->
                Lights.of()
                        .cells(hint.where().cells(), Role.LOOK)
                        .clues(List.of(hint.where()))
                        .build();
            case WHY, DO_IT -> {
                var lights = Lights.of();
                hint.refutation().chain().forEach(step -> addCauses(step.reason(), lights));
                addCauses(hint.refutation().end(), lights);
                hint.refutation().chain().forEach(step -> addChanges(step, lights));
                yield lights.cell(hint.cell(), Role.GONE).build();
            }
        };
    }

    static Lights of(Hint.WrongMarks hint, Hint.Stage stage) {
        return switch (stage) {
            case NUDGE -> Lights.NONE;
            case TECHNIQUE -> Lights.of().cells(hint.where().cells(), Role.LOOK).build();
            case WHY, DO_IT ->
                Lights.of()
                        .cell(hint.cell(), Role.CAUSE)
                        .digits(hint.cell(), hint.missing(), Role.FOUND)
                        .build();
        };
    }

    private static void addCauses(Reason reason, Lights.Builder lights) {
        reason.premises().forEach(premise -> lights.cell(premise.cell(), Role.CAUSE)
                .digits(premise.cell(), premise.digits(), Role.CAUSE));
        lights.clues(reason.constraints());
    }

    private static void addChanges(Step step, Lights.Builder lights) {
        step.eliminations().forEach(elimination -> lights.cell(elimination.cell(), Role.GONE)
                .digits(elimination.cell(), elimination.digits(), Role.GONE));
        step.placements().forEach(placement -> lights.cell(placement.cell(), Role.FOUND)
                .digits(placement.cell(), Digits.of(placement.digit()), Role.FOUND));
    }
}
