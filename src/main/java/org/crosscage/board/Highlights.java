package org.crosscage.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.jspecify.annotations.Nullable;

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

    public Map<String, @Nullable Object> toJson() {
        var litDigits = lights.candidates().stream()
                .flatMap(lit -> lit.digits().stream()
                        .mapToObj(digit -> new Fields()
                                .put("cell", lit.cell())
                                .put("digit", digit)
                                .put("role", json(lit.role()))
                                .map()))
                .toList();
        var litClues = new ArrayList<Object>();
        clues.forEach(clue -> litClues.add(lit(clue, Role.CAUSE)));
        dead.forEach(clue -> litClues.add(lit(clue, Role.GONE)));
        var json = new Fields()
                .put("numbers", numbers)
                .put("cells", lights.cells().stream().map(Highlights::json).toList())
                .put("candidates", litDigits)
                .put("clues", litClues);
        if (!lights.arrows().isEmpty()) {
            json.put("arrows", lights.arrows().stream().map(Highlights::json).toList());
        }
        return json.map();
    }

    private static Object json(Lights.Lit lit) {
        return new Fields()
                .put("cell", lit.cell())
                .put("role", json(lit.role()))
                .map();
    }

    private static Object lit(int clue, Role role) {
        return new Fields().put("clueId", clue).put("role", json(role)).map();
    }

    private static Object json(Arrow arrow) {
        return new Fields()
                .put("number", arrow.number())
                .put("from", arrow.from().stream().map(Highlights::json).toList())
                .put("to", json(arrow.to()))
                .put("says", json(arrow.says()))
                .map();
    }

    private static Object json(Arrow.End end) {
        return new Fields()
                .put("cell", end.cell())
                .put("digits", BoardJson.array(end.digits()))
                .map();
    }

    public static String json(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
