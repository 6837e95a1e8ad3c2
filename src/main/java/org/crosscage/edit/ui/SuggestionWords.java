package org.crosscage.edit.ui;

import java.util.List;
import java.util.Map;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.SketchChange;
import org.crosscage.edit.Suggestion;
import org.crosscage.texts.Texts;

/// What a suggestion does, in words: every clue that it writes and every cell that it is about.
///
/// @param columns of the sketch, the clue column included
/// @param signed whether clues have signs: of one operation alone they have none
record SuggestionWords(Texts texts, int columns, boolean signed) {

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

    private String of(SketchChange change) {
        return texts.say(
                "edit.change." + change.sort().id(),
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

    private String clue(Edit.Clue clue) {
        var target = clue.target().orElseThrow();
        return texts.say(
                "edit.clue." + clue.slot().part().id(),
                "number",
                Long.toString(target.number()),
                "sign",
                signed ? target.operation().sign() : "",
                "where",
                place(clue.slot().place()));
    }

    private String place(int place) {
        return "r" + (place / columns + 1) + "c" + (place % columns + 1);
    }
}
