package org.crosscage.board;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Role;
import org.jspecify.annotations.Nullable;

/// A piece of a sentence about a board. One that names something is underlined in the colour that the thing has on
/// the board, and lights it up there.
///
/// @param names the thing that the words name, if any
public record TextSpan(String text, Named names) {

    /// What words name.
    ///
    /// @param role in which the thing is lit; [Role#LOOK] where the words name nothing
    /// @param clue index of its constraint
    /// @param link number of the arrows that the sentence tells, which stands before it
    public record Named(Role role, Cells cells, OptionalInt clue, OptionalInt link) {

        static final Named NOTHING = new Named(Role.LOOK, Cells.NONE, OptionalInt.empty(), OptionalInt.empty());
    }

    public static TextSpan plain(String text) {
        return new TextSpan(text, Named.NOTHING);
    }

    /// The number of the arrows that a sentence tells. It is seen, not read aloud: its text is empty.
    public static TextSpan link(int number) {
        return new TextSpan("", new Named(Role.LOOK, Cells.NONE, OptionalInt.empty(), OptionalInt.of(number)));
    }

    public boolean isPlain() {
        return names.equals(Named.NOTHING);
    }

    public Map<String, @Nullable Object> toJson() {
        var json = new Fields().put("text", text);
        if (names.link().isPresent()) {
            json.put("link", names.link().getAsInt());
        } else if (!isPlain()) {
            json.put("role", Highlights.json(names.role())).put("cells", BoardJson.array(names.cells()));
            names.clue().ifPresent(clue -> json.put("clue", clue));
        }
        return json.map();
    }

    /// Sentence by sentence.
    public static List<?> toJson(List<List<TextSpan>> sentences) {
        return sentences.stream()
                .map(sentence -> sentence.stream().map(TextSpan::toJson).toList())
                .toList();
    }
}
