package org.crosscage.board.ui;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.shell.ui.SharedValues;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The core's values in the element's JSON. A clue's id is the index of its constraint.
final class BoardJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private BoardJson() {}

    /// @param names the spoken name of each clue and box, in the player's language
    static ObjectNode picture(Puzzle puzzle, Picture picture, Function<Constraint, String> names) {
        var json = JSON.objectNode().put("rows", picture.rows()).put("columns", picture.columns());
        var tiles = json.putArray("tiles");
        picture.tiles().forEach(tile -> tiles.add(tile(puzzle, tile)));
        put(json, "digits", puzzle.digits());
        var units = json.putArray("units");
        puzzle.units().forEach(unit -> units.add(array(unit.cells())));
        var clues = json.putArray("clues");
        for (int i = 0; i < puzzle.constraints().size(); i++) {
            if (puzzle.constraints().get(i) instanceof Arithmetic clue) {
                var entry = clues.addObject().put("id", i).put("name", names.apply(clue));
                entry.set("cells", array(clue.cells()));
                entry.set("rule", rule(clue));
            }
        }
        if (!puzzle.boxes().isEmpty()) {
            var named = json.putArray("boxes");
            puzzle.boxes()
                    .forEach(box ->
                            named.addObject().put("name", names.apply(box)).set("cells", array(box.cells())));
        }
        return json;
    }

    static ArrayNode position(Position position) {
        var json = JSON.arrayNode();
        position.squares().forEach(square -> {
            var cell = json.addObject();
            if (square.isEmpty()) {
                cell.putNull("digit");
            } else {
                cell.put("digit", square.digit());
            }
            put(cell, "candidates", square.candidates());
            if (!square.corners().isEmpty()) {
                put(cell, "corners", square.corners());
            }
            if (square.colour() > 0) {
                cell.put("colour", square.colour());
            }
        });
        return json;
    }

    /// All words of an area, the same value for every page: a thousand of them would have a hundred thousand words.
    static ObjectNode texts(Map<String, String> texts) {
        return SharedValues.of(List.of(BoardJson.class, texts), ObjectNode.class, () -> {
            var json = JSON.objectNode();
            texts.forEach(json::put);
            return json;
        });
    }

    static ArrayNode array(Cells cells) {
        return array(cells.stream());
    }

    static void put(ObjectNode json, String field, Digits digits) {
        json.set(field, array(digits.stream()));
    }

    private static ArrayNode array(IntStream numbers) {
        var array = JSON.arrayNode();
        numbers.forEach(array::add);
        return array;
    }

    private static ObjectNode rule(Arithmetic clue) {
        return JSON.objectNode()
                .put("operation", String.valueOf(clue.operation().symbol()))
                .put("target", clue.target())
                .put("different", clue.allDifferent());
    }

    private static ObjectNode tile(Puzzle puzzle, Picture.Tile tile) {
        return switch (tile) {
            case Picture.White white -> white(puzzle, white);
            case Picture.Black black -> black(black);
        };
    }

    private static ObjectNode white(Puzzle puzzle, Picture.White white) {
        var json =
                JSON.objectNode().put("kind", "white").put("cell", white.cell()).put("region", white.region());
        white.cage().ifPresent(cage -> json.put("cage", cage));
        white.clue().ifPresent(clue -> json.put("clue", clue.text()).put("clueId", clue.constraint()));
        puzzle.given(white.cell()).ifPresent(given -> json.put("given", given));
        return json;
    }

    private static ObjectNode black(Picture.Black black) {
        var json = JSON.objectNode().put("kind", "black");
        black.down().ifPresent(clue -> json.set("down", clue(clue)));
        black.across().ifPresent(clue -> json.set("across", clue(clue)));
        return json;
    }

    private static ObjectNode clue(Picture.Clue clue) {
        return JSON.objectNode().put("text", clue.text()).put("clueId", clue.constraint());
    }
}
