package org.crosscage.board.ui;

import java.util.Optional;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Square;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What becomes of one cell, as the element says it: absolute, and a part that is empty here stays as it is.
///
/// @param digit the digit, or [Constraint#EMPTY] for none
/// @param colour 0 for none
public record BoardChange(
        int cell,
        Optional<Integer> digit,
        Optional<Digits> candidates,
        Optional<Digits> corners,
        Optional<Integer> colour) {

    /// @throws IllegalArgumentException when a field has not the form of the contract; names the field and its
    ///     value
    public static BoardChange of(JsonNode json) {
        return new BoardChange(
                number(json, "cell", json.get("cell")),
                part(json, "digit").map(node -> node.isNull() ? Constraint.EMPTY : number(json, "digit", node)),
                part(json, "candidates").map(node -> digits(json, "candidates", node)),
                part(json, "corners").map(node -> digits(json, "corners", node)),
                part(json, "colour").map(node -> number(json, "colour", node)));
    }

    /// The square after this change.
    public Square in(Square square) {
        var changed =
                square.withDigit(digit.orElse(square.digit())).withCandidates(candidates.orElse(square.candidates()));
        return changed.withCorners(corners.orElse(square.corners())).withColour(colour.orElse(square.colour()));
    }

    ObjectNode toJson() {
        var json = JsonNodeFactory.instance.objectNode().put("cell", cell);
        digit.ifPresent(d -> {
            if (d == Constraint.EMPTY) {
                json.putNull("digit");
            } else {
                json.put("digit", d);
            }
        });
        candidates.ifPresent(d -> BoardJson.put(json, "candidates", d));
        corners.ifPresent(d -> BoardJson.put(json, "corners", d));
        colour.ifPresent(c -> json.put("colour", c));
        return json;
    }

    private static Optional<JsonNode> part(JsonNode json, String field) {
        return Optional.ofNullable(json.get(field));
    }

    private static int number(JsonNode whole, String field, JsonNode node) {
        if (node == null || !node.isIntegralNumber() || !node.canConvertToInt()) {
            throw new IllegalArgumentException("the field '" + field + "' of " + whole + " is not a whole number");
        }
        return node.intValue();
    }

    private static Digits digits(JsonNode whole, String field, JsonNode node) {
        if (!node.isArray()) {
            throw new IllegalArgumentException("the field '" + field + "' of " + whole + " is not a list of digits");
        }
        return Digits.of(node.valueStream()
                .mapToInt(digit -> number(whole, field, digit))
                .toArray());
    }
}
