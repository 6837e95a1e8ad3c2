package org.crosscage.edit.ui;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Slot.Part;
import org.crosscage.core.sketch.Stroke;
import org.crosscage.core.sketch.Target;
import org.crosscage.edit.Sketches;
import tools.jackson.databind.JsonNode;

/// An edit as the browser sends it.
///
/// @param edit empty when it is none, or does not fit the sketch: then nothing changes, and it counts as done
record SentEdit(String client, long seq, Optional<Edit> edit) {

    private static final int MOST_PLACES = 1_000;
    private static final int LONGEST_CLIENT = 40;
    private static final Pattern CLUE = Pattern.compile("([-+*/=?]?)(\\d{1,12})([-+*/=?]?)");

    static SentEdit of(JsonNode json, Sketch now) {
        var client = json.path("client").asString("");
        return new SentEdit(
                NameCharacters.beginning(NameCharacters.plain(client), LONGEST_CLIENT),
                json.path("seq").asLong(0),
                edit(json, now, Sketches.editing(now)));
    }

    /// @param editing of the sketch's kind
    static Optional<Edit> edit(JsonNode json, Sketch now, Editing editing) {
        int most = now.rows() * now.columns();
        List<Integer> sent = json.path("places")
                .valueStream()
                .limit(MOST_PLACES)
                .map(place -> place.asInt(-1))
                .filter(place -> place >= 0 && place < most)
                .toList();
        if (sent.isEmpty()) {
            return Optional.empty();
        }
        int first = sent.getFirst();
        var places = Cells.of(sent.stream().mapToInt(Integer::intValue));
        var text = json.path("text").asString("");
        var name = json.path("kind").asString("");
        return switch (name) {
            case "digit" -> Optional.of(new Edit.Fill(first, digit(text)));
            case "given" -> Optional.of(given(now, first));
            case "clue" -> slot(json.path("part").asString(""), first).flatMap(slot -> clue(slot, text, now, editing));
            default ->
                editing.edit(new Stroke(
                        name,
                        places,
                        json.path("white").asBoolean(false),
                        json.path("symmetry").asString("")));
        };
    }

    /// Gives the digit that is filled in, or takes back the one that is given.
    private static Edit given(Sketch now, int place) {
        var filled = now.filled().get(place);
        return new Edit.Give(
                place,
                filled == null || now.givens().containsKey(place) ? OptionalInt.empty() : OptionalInt.of(filled));
    }

    private static OptionalInt digit(String text) {
        return text.matches("\\d{1,4}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }

    private static Optional<Slot> slot(String part, int place) {
        return Stream.of(Part.values())
                .filter(each -> each.id().equals(part))
                .findFirst()
                .map(each -> new Slot(place, each));
    }

    private static Optional<Edit> clue(Slot slot, String text, Sketch now, Editing editing) {
        if (text.isEmpty()) {
            return Optional.of(Edit.Clue.none(slot));
        }
        var typed = CLUE.matcher(text);
        if (!typed.matches()) {
            return Optional.empty();
        }
        var sign = typed.group(1).isEmpty() ? typed.group(3) : typed.group(1);
        if (!sign.isEmpty() && editing.operations().isEmpty()) {
            return Optional.empty();
        }
        var target = new Target(operation(sign, slot, now, editing), Long.parseLong(typed.group(2)));
        return Optional.of(new Edit.Clue(slot, target));
    }

    /// Without a sign, that of the clue that is there, else the usual one.
    private static Operation operation(String sign, Slot slot, Sketch now, Editing editing) {
        return Stream.of(Operation.values())
                .filter(each -> sign.equals(String.valueOf(each.symbol())))
                .findFirst()
                .orElseGet(() -> now.clueAt(slot).map(Target::operation).orElseGet(editing::usualOperation));
    }
}
