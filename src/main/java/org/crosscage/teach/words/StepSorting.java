package org.crosscage.teach.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import org.crosscage.core.model.Shape;
import org.crosscage.teach.OpenStep;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;

/// The orders in which all open steps can be listed. Each comes in groups; what is equal stays as it was
/// found, easiest first; what easier steps do too comes last in its group.
public enum StepSorting {
    /// By technique, in the order in which they are tried.
    EASIEST(4) {
        @Override
        List<Group> groups(List<OpenStep> found, Shape shape, Texts texts) {
            return grouped(
                    found,
                    step -> technique(step, texts),
                    step -> texts.say("learn.tier."
                            + step.hint().goal().technique().tier().id()),
                    _ -> "");
        }
    },
    /// By the first cell that changes, row after row.
    PLACE(4) {
        @Override
        List<Group> groups(List<OpenStep> found, Shape shape, Texts texts) {
            var sorted = found.stream()
                    .sorted(Comparator.comparingInt(step -> place(step)))
                    .toList();
            return grouped(
                    sorted,
                    step -> texts.say("play.steps.row", "row", shape.row(place(step))),
                    _ -> "",
                    step -> technique(step, texts));
        }
    },
    /// Digits first, then what takes most away.
    CHANGE(12) {
        @Override
        List<Group> groups(List<OpenStep> found, Shape shape, Texts texts) {
            var sorted = found.stream()
                    .sorted(Comparator.comparing((OpenStep step) -> !places(step))
                            .thenComparing(step -> -step.hint().goal().removedCount()))
                    .toList();
            return grouped(
                    sorted,
                    step -> texts.say("play.steps." + (places(step) ? "places" : "removes")),
                    _ -> "",
                    step -> technique(step, texts));
        }
    };

    private static final Comparator<Row> COVERED_LAST =
            Comparator.comparing(row -> row.step().covered());

    private final int first;

    StepSorting(int first) {
        this.first = first;
    }

    /// What is listed under one heading.
    ///
    /// @param note beside the heading; may be empty
    /// @param rows those that no easier steps cover come first
    record Group(String title, String note, List<Row> rows) {}

    /// @param besides what else is to be known of the step; may be empty
    record Row(OpenStep step, String besides) {

        /// What the step does.
        String change(HintSentences sentences, Texts texts) {
            var goal = step.hint().goal();
            var what = goal.placements().isEmpty() ? "marks" : "digit";
            return texts.say("play.steps.change", "what", what, "change", sentences.change(goal));
        }

        /// Under what the step does; may be empty.
        String note(Texts texts) {
            return step.covered()
                    ? texts.say("play.steps.covered", "note", besides.isEmpty() ? "none" : besides)
                    : besides;
        }
    }

    /// So many of a group are listed before the rest is asked for: none that easier steps cover.
    int first(Group group) {
        int uncovered =
                (int) group.rows().stream().filter(row -> !row.step().covered()).count();
        return Math.min(first, uncovered);
    }

    abstract List<Group> groups(List<OpenStep> found, Shape shape, Texts texts);

    private static String technique(OpenStep step, Texts texts) {
        return StepTexts.name(step.hint().goal().technique(), texts);
    }

    private static int place(OpenStep step) {
        return step.hint().goal().changedCells().get(0);
    }

    private static boolean places(OpenStep step) {
        return !step.hint().goal().placements().isEmpty();
    }

    private static List<Group> grouped(
            List<OpenStep> sorted,
            Function<OpenStep, String> title,
            Function<OpenStep, String> note,
            Function<OpenStep, String> rowNote) {
        var groups = new LinkedHashMap<String, Group>();
        for (var step : sorted) {
            groups.computeIfAbsent(title.apply(step), name -> new Group(name, note.apply(step), new ArrayList<>()))
                    .rows()
                    .add(new Row(step, rowNote.apply(step)));
        }
        groups.values().forEach(group -> group.rows().sort(COVERED_LAST));
        return List.copyOf(groups.values());
    }
}
