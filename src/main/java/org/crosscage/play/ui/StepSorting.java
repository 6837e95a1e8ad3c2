package org.crosscage.play.ui;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Shape;
import org.crosscage.play.Hint;
import org.crosscage.texts.Texts;

/// The orders in which all open steps can be listed. Each comes in groups; what is equal stays as it was found,
/// easiest first.
enum StepSorting {
    /// By technique, in the order in which they are tried.
    EASIEST(4) {
        @Override
        List<Group> groups(List<Hint.Deduction> found, Shape shape, Speech speech, Texts texts) {
            return grouped(
                    found,
                    hint -> speech.name(hint.goal().technique()),
                    hint -> texts.say("learn.tier."
                            + PreferenceWords.word(hint.goal().technique().tier())),
                    _ -> "");
        }
    },
    /// By the first cell that changes, row after row.
    PLACE(4) {
        @Override
        List<Group> groups(List<Hint.Deduction> found, Shape shape, Speech speech, Texts texts) {
            var sorted = found.stream()
                    .sorted(Comparator.comparingInt(hint -> place(hint.goal())))
                    .toList();
            return grouped(
                    sorted,
                    hint -> texts.say("play.steps.row", "row", shape.row(place(hint.goal()))),
                    _ -> "",
                    hint -> speech.name(hint.goal().technique()));
        }
    },
    /// Digits first, then what takes most away.
    CHANGE(12) {
        @Override
        List<Group> groups(List<Hint.Deduction> found, Shape shape, Speech speech, Texts texts) {
            var sorted = found.stream()
                    .sorted(Comparator.comparing((Hint.Deduction hint) -> !places(hint.goal()))
                            .thenComparing(hint -> -hint.goal().removedCount()))
                    .toList();
            return grouped(
                    sorted,
                    hint -> texts.say("play.steps." + (places(hint.goal()) ? "places" : "removes")),
                    _ -> "",
                    hint -> speech.name(hint.goal().technique()));
        }
    };

    private final int first;

    StepSorting(int first) {
        this.first = first;
    }

    /// So many of a group are listed before the rest is asked for.
    int first() {
        return first;
    }

    /// What is listed under one heading.
    ///
    /// @param note beside the heading; may be empty
    record Group(String title, String note, List<Row> rows) {}

    /// @param note under what the step does; may be empty
    record Row(Hint.Deduction hint, String note) {}

    abstract List<Group> groups(List<Hint.Deduction> found, Shape shape, Speech speech, Texts texts);

    private static int place(Step step) {
        return step.changedCells().get(0);
    }

    private static boolean places(Step step) {
        return !step.placements().isEmpty();
    }

    private static List<Group> grouped(
            List<Hint.Deduction> sorted,
            Function<Hint.Deduction, String> title,
            Function<Hint.Deduction, String> note,
            Function<Hint.Deduction, String> rowNote) {
        var groups = new LinkedHashMap<String, Group>();
        for (var hint : sorted) {
            groups.computeIfAbsent(title.apply(hint), name -> new Group(name, note.apply(hint), new ArrayList<>()))
                    .rows()
                    .add(new Row(hint, rowNote.apply(hint)));
        }
        return List.copyOf(groups.values());
    }
}
