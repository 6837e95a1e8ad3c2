package org.crosscage.board.ui;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Lights as the board draws them, each role with a colour and a second sign.
///
/// @param clues indices of the constraints that are lit, as causes
/// @param dead indices of the constraints that cannot be met
/// @param numbers whether row and column numbers show at the edge
public record Highlights(Lights lights, List<Integer> clues, List<Integer> dead, boolean numbers) {

    public static final Highlights NONE = new Highlights(Lights.NONE, List.of(), List.of(), false);

    public Highlights {
        clues = List.copyOf(clues);
        dead = List.copyOf(dead);
    }

    /// Lights on a board of the puzzle, without numbers. Of its lines, runs and cages those show that have a clue.
    public static Highlights of(Lights lights, Puzzle puzzle) {
        return new Highlights(lights, clues(lights.clues(), puzzle), clues(lights.dead(), puzzle), false);
    }

    private static List<Integer> clues(List<Constraint> lit, Puzzle puzzle) {
        var all = puzzle.constraints();
        return IntStream.range(0, all.size())
                .filter(i -> all.get(i) instanceof Arithmetic && lit.contains(all.get(i)))
                .boxed()
                .toList();
    }

    /// The same, with the numbers by which sentences name cells.
    public Highlights numbered() {
        return new Highlights(lights, clues, dead, true);
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
        dead.forEach(clue -> litClues.addObject().put("clueId", clue).put("role", json(Role.GONE)));
        if (!lights.arrows().isEmpty()) {
            var drawn = json.putArray("arrows");
            lights.arrows().forEach(arrow -> drawn.add(json(arrow)));
        }
        return json;
    }

    private static ObjectNode json(Arrow arrow) {
        var json = JsonNodeFactory.instance.objectNode().put("number", arrow.number());
        var from = json.putArray("from");
        arrow.from().forEach(end -> from.add(json(end)));
        json.set("to", json(arrow.to()));
        return json.put("says", json(arrow.says()));
    }

    private static ObjectNode json(Arrow.End end) {
        var json = JsonNodeFactory.instance.objectNode().put("cell", end.cell());
        BoardJson.put(json, "digits", end.digits());
        return json;
    }

    static String json(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
