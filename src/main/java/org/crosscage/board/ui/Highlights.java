package org.crosscage.board.ui;

import java.util.List;
import java.util.Locale;
import org.crosscage.core.model.Digits;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What is lit up on the board, each in a role that has a colour and a second sign.
///
/// @param clues indices of constraints, lit as causes
/// @param numbers whether row and column numbers show at the edge
public record Highlights(List<Lit> cells, List<LitDigits> candidates, List<Integer> clues, boolean numbers) {

    public static final Highlights NONE = new Highlights(List.of(), List.of(), List.of(), false);

    public Highlights {
        cells = List.copyOf(cells);
        candidates = List.copyOf(candidates);
        clues = List.copyOf(clues);
    }

    public enum Role {
        /// Where to look.
        LOOK,
        /// Proves it.
        CAUSE,
        /// Is removed, or is wrong.
        GONE,
        /// Is the result.
        FOUND;

        String json() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public record Lit(int cell, Role role) {}

    public record LitDigits(int cell, Digits digits, Role role) {}

    ObjectNode toJson() {
        var json = JsonNodeFactory.instance.objectNode().put("numbers", numbers);
        var litCells = json.putArray("cells");
        cells.forEach(lit -> litCells.addObject()
                .put("cell", lit.cell())
                .put("role", lit.role().json()));
        var litDigits = json.putArray("candidates");
        candidates.forEach(lit -> lit.digits().stream()
                .forEach(digit -> litDigits
                        .addObject()
                        .put("cell", lit.cell())
                        .put("digit", digit)
                        .put("role", lit.role().json())));
        var litClues = json.putArray("clues");
        clues.forEach(clue -> litClues.addObject().put("clueId", clue).put("role", Role.CAUSE.json()));
        return json;
    }
}
