package org.crosscage.edit.ui;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.edit.Edit;
import org.crosscage.edit.Sketch;
import org.crosscage.edit.Symmetry;
import org.crosscage.kind.kakuro.KakuroGrid.Direction;
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
                client.substring(0, Math.min(client.length(), LONGEST_CLIENT)),
                json.path("seq").asLong(0),
                edit(json, now));
    }

    private static Optional<Edit> edit(JsonNode json, Sketch now) {
        int most = now.rows() * now.columns();
        List<Integer> sent = json.path("places")
                .valueStream()
                .limit(MOST_PLACES)
                .map(JsonNode::intValue)
                .filter(place -> place >= 0 && place < most)
                .toList();
        if (sent.isEmpty()) {
            return Optional.empty();
        }
        int first = sent.getFirst();
        var places = Cells.of(sent.stream().mapToInt(Integer::intValue));
        var text = json.path("text").asString("");
        return switch (json.path("kind").asString("")) {
            case "paint" ->
                Optional.of(new Edit.Paint(
                        places,
                        json.path("white").asBoolean(false),
                        symmetry(json.path("symmetry").asString(""))));
            case "cage" -> Optional.of(new Edit.Cage(places));
            case "join" -> Optional.of(new Edit.Join(places));
            case "digit" -> Optional.of(new Edit.Fill(first, number(text)));
            case "given" -> Optional.of(given(now, first));
            case "clue" -> clue(json.path("part").asString(""), first, text, now);
            default -> Optional.empty();
        };
    }

    /// Gives the digit that is filled in, or takes back the one that is given.
    private static Edit given(Sketch now, int place) {
        var filled = now.filled().get(place);
        boolean gives = filled != null && !now.givens().containsKey(place);
        return new Edit.Give(place, gives ? OptionalInt.of(filled) : OptionalInt.empty());
    }

    private static Symmetry symmetry(String name) {
        return Stream.of(Symmetry.values())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElse(Symmetry.NONE);
    }

    private static OptionalInt number(String text) {
        return text.matches("\\d{1,4}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }

    private static Optional<Edit> clue(String part, int place, String text, Sketch now) {
        if (part.equals("across") || part.equals("down")) {
            boolean down = part.equals("down");
            return text.isEmpty() || number(text).isPresent()
                    ? Optional.of(new Edit.RunClue(place, down ? Direction.DOWN : Direction.ACROSS, number(text)))
                    : Optional.empty();
        }
        if (text.isEmpty()) {
            return Optional.of(new Edit.CageClue(place, Operation.ADD, OptionalLong.empty()));
        }
        var typed = CLUE.matcher(text);
        if (!typed.matches()) {
            return Optional.empty();
        }
        var sign = typed.group(1).isEmpty() ? typed.group(3) : typed.group(1);
        return Optional.of(
                new Edit.CageClue(place, operation(sign, place, now), OptionalLong.of(Long.parseLong(typed.group(2)))));
    }

    /// Without a sign, that of the clue that is there, else a sum; in a cage of one cell it is that cell's digit.
    private static Operation operation(String sign, int place, Sketch now) {
        return Arrays.stream(Operation.values())
                .filter(each -> sign.equals(String.valueOf(each.symbol())))
                .findFirst()
                .orElseGet(() -> now.operationAt(place).orElse(Operation.ADD));
    }
}
