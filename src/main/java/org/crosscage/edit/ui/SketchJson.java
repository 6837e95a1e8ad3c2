package org.crosscage.edit.ui;

import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Picture;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.Slot.Part;
import org.crosscage.edit.Draft;
import org.crosscage.edit.Sketches;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A sketch in the JSON of `<puzzle-sketch>`; see `frontend/edit/types.ts`.
final class SketchJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private SketchJson() {}

    static ObjectNode sheet(Draft draft) {
        var sketch = draft.history().now();
        var json = JSON.objectNode().put("draft", draft.id());
        json.set("picture", picture(sketch));
        var filled = json.putArray("filled");
        sketch.places().stream().forEach(place -> {
            var digit = sketch.filled().get(place);
            if (digit == null) {
                filled.addNull();
            } else {
                filled.add(digit.intValue());
            }
        });
        json.set("slots", slots(sketch));
        json.set("strokes", strokes(Sketches.editing(sketch)));
        json.set("signs", signs(Sketches.editing(sketch)));
        json.put("bareCells", Sketches.editing(sketch).hasBareCells());
        json.putObject("seen").put("client", draft.client()).put("seq", draft.seq());
        return json;
    }

    private static ObjectNode picture(Sketch sketch) {
        var picture = sketch.picture();
        var json = JSON.objectNode().put("rows", picture.rows()).put("columns", picture.columns());
        var tiles = json.putArray("tiles");
        var clues = JSON.arrayNode();
        for (int place = 0; place < picture.tiles().size(); place++) {
            switch (picture.tiles().get(place)) {
                case Picture.White white -> {
                    var tile = tiles.addObject()
                            .put("kind", "white")
                            .put("cell", white.cell())
                            .put("region", white.region());
                    white.cage().ifPresent(cage -> tile.put("cage", cage));
                    white.clue().ifPresent(clue -> {
                        tile.put("clue", clue.text()).put("clueId", clue.constraint());
                        known(clues, clue);
                    });
                    var given = sketch.givens().get(place);
                    if (given != null) {
                        tile.put("given", given.intValue());
                    }
                }
                case Picture.Black black -> {
                    var tile = tiles.addObject().put("kind", "black");
                    black.down().ifPresent(clue -> tile.set("down", split(clues, clue)));
                    black.across().ifPresent(clue -> tile.set("across", split(clues, clue)));
                }
            }
        }
        var digits = json.putArray("digits");
        sketch.digits().stream().forEach(digits::add);
        json.putArray("units");
        json.set("clues", clues);
        return json;
    }

    private static ObjectNode split(ArrayNode clues, Picture.Clue clue) {
        known(clues, clue);
        return JSON.objectNode().put("text", clue.text()).put("clueId", clue.constraint());
    }

    private static void known(ArrayNode clues, Picture.Clue clue) {
        clues.addObject().put("id", clue.constraint()).put("name", clue.text()).putArray("cells");
    }

    private static ArrayNode slots(Sketch sketch) {
        int[] slots = new int[sketch.rows() * sketch.columns()];
        sketch.slots().forEach(slot -> slots[slot.place()] |= bit(slot.part()));
        var json = JSON.arrayNode();
        for (int slot : slots) {
            json.add(slot);
        }
        return json;
    }

    private static int bit(Part part) {
        return switch (part) {
            case ACROSS -> 1;
            case DOWN -> 2;
            case CAGE -> 4;
        };
    }

    private static ObjectNode strokes(Editing editing) {
        var json = JSON.objectNode();
        editing.tools().forEach(tool -> tool.stroke().ifPresent(stroke -> json.put(tool.id(), stroke)));
        return json;
    }

    private static ArrayNode signs(Editing editing) {
        var json = JSON.arrayNode();
        editing.operations().forEach(each -> json.add(each.sign().isEmpty() ? "" + each.symbol() : each.sign()));
        return json;
    }

    static ObjectNode marks(SketchHighlights marks) {
        var json = JSON.objectNode();
        json.set("differing", array(marks.differing()));
        json.set("flawed", array(marks.flawed()));
        json.set("named", array(marks.named()));
        json.set("broken", array(marks.broken()));
        json.set("lit", array(marks.lit()));
        marks.solution()
                .ifPresentOrElse(
                        solution -> {
                            var digits = json.putArray("solution");
                            for (int digit : solution.toArray()) {
                                digits.add(digit);
                            }
                        },
                        () -> json.putNull("solution"));
        return json;
    }

    private static ArrayNode array(Cells cells) {
        return array(cells.stream().boxed().toList());
    }

    private static ArrayNode array(List<Integer> numbers) {
        var array = JSON.arrayNode();
        numbers.forEach(array::add);
        return array;
    }
}
