package org.crosscage.board.ui;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Lights as the board draws them, each role with a colour and a second sign.
///
/// @param clues indices of the constraints that are lit, as causes
/// @param numbers whether row and column numbers show at the edge
public record Highlights(Lights lights, List<Integer> clues, boolean numbers) {

    public static final Highlights NONE = new Highlights(Lights.NONE, List.of(), false);

    public Highlights {
        clues = List.copyOf(clues);
    }

    /// Lights on a board of the puzzle, without numbers. Of its lines, runs and cages those show that have a clue.
    public static Highlights of(Lights lights, Puzzle puzzle) {
        var all = puzzle.constraints();
        var clues = IntStream.range(0, all.size())
                .filter(i -> all.get(i) instanceof Arithmetic && lights.clues().contains(all.get(i)))
                .boxed()
                .toList();
        return new Highlights(lights, clues, false);
    }

    /// The same, with the numbers by which sentences name cells.
    public Highlights numbered() {
        return new Highlights(lights, clues, true);
    }

    ObjectNode toJson() {
        var json = JsonNodeFactory.instance.objectNode().put("numbers", numbers);
        var litCells = json.putArray("cells");
        lights.cells()
                .forEach(lit -> litCells.addObject().put("cell", lit.cell()).put("role", json(lit.role())));
        var litDigits = json.putArray("candidates");
        lights.candidates()
                .forEach(lit -> lit.digits().stream()
                        .forEach(digit -> litDigits
                                .addObject()
                                .put("cell", lit.cell())
                                .put("digit", digit)
                                .put("role", json(lit.role()))));
        var litClues = json.putArray("clues");
        clues.forEach(clue -> litClues.addObject().put("clueId", clue).put("role", json(Role.CAUSE)));
        return json;
    }

    static String json(Role role) {
        return role.name().toLowerCase(Locale.ROOT);
    }
}
