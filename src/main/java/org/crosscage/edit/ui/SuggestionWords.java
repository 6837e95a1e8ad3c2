package org.crosscage.edit.ui;

import java.util.List;
import java.util.Map;
import org.crosscage.core.model.Operation;
import org.crosscage.edit.Edit;
import org.crosscage.edit.Suggestion;
import org.crosscage.kind.kakuro.KakuroGrid.Direction;
import org.crosscage.texts.Texts;

/// What a suggestion does, in words: every clue that it writes and every cell that it is about.
///
/// @param columns of the sketch, the clue column included
record SuggestionWords(Texts texts, int columns) {

    /// In one sentence.
    String of(Suggestion suggestion) {
        var each = each(suggestion);
        return each.size() == 1 ? each.getFirst() : together(suggestion) + " " + String.join("; ", each);
    }

    /// What stands above several changes.
    String together(Suggestion suggestion) {
        return texts.say("edit.change.several", "count", suggestion.changes().size());
    }

    /// Each change, in order.
    List<String> each(Suggestion suggestion) {
        return suggestion.changes().stream().map(this::of).toList();
    }

    private String of(Suggestion.Named change) {
        return texts.say(
                "edit.change." + change.name(),
                Map.of(
                        "where",
                        place(change.place()),
                        "other",
                        place(change.other()),
                        "all",
                        texts.all(change.places().stream().mapToObj(this::place).toList()),
                        "digit",
                        Long.toString(change.given().orElse(0)),
                        "clues",
                        texts.all(change.clues().stream().map(this::clue).toList())));
    }

    private String clue(Edit edit) {
        return switch (edit) {
            case Edit.RunClue run ->
                texts.say(
                        run.direction() == Direction.DOWN ? "edit.clue.down" : "edit.clue.across",
                        "number",
                        Integer.toString(run.sum().orElseThrow()),
                        "where",
                        place(run.place()));
            case Edit.CageClue cage ->
                texts.say(
                        "edit.clue.cage",
                        "number",
                        Long.toString(cage.target().orElseThrow()),
                        "sign",
                        cage.operation() == Operation.HIDDEN
                                ? ""
                                : cage.operation().sign(),
                        "where",
                        place(cage.place()));
            default -> throw new IllegalArgumentException(edit + " writes no clue");
        };
    }

    private String place(int place) {
        return "r" + (place / columns + 1) + "c" + (place % columns + 1);
    }
}
