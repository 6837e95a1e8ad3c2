package org.crosscage.edit.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.BoardJson;
import org.crosscage.board.Fields;
import org.crosscage.core.model.Picture;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.Slot.Part;
import org.crosscage.edit.Draft;
import org.crosscage.edit.Sketches;
import org.jspecify.annotations.Nullable;

/// A sketch in the JSON of `<puzzle-sketch>`, as plain values (see [Fields]); see `frontend/edit/types.ts`.
final class SketchJson {

    private SketchJson() {}

    static Map<String, @Nullable Object> sheet(Draft draft) {
        var sketch = draft.history().now();
        var editing = Sketches.editing(sketch);
        var filled = new ArrayList<@Nullable Object>();
        sketch.places().stream().forEach(place -> filled.add(sketch.filled().get(place)));
        return new Fields()
                .put("draft", draft.id())
                .put("picture", picture(sketch))
                .put("filled", filled)
                .put("slots", slots(sketch))
                .put("strokes", strokes(editing))
                .put(
                        "signs",
                        editing.operations().stream()
                                .map(each -> each.sign().isEmpty() ? "" + each.symbol() : each.sign())
                                .toList())
                .put("bareCells", editing.hasBareCells())
                .put(
                        "seen",
                        new Fields()
                                .put("client", draft.client())
                                .put("seq", draft.seq())
                                .map())
                .map();
    }

    private static Object picture(Sketch sketch) {
        var picture = sketch.picture();
        var givens = new HashMap<Integer, Integer>();
        sketch.givens().forEach((place, digit) -> {
            if (picture.tiles().get(place) instanceof Picture.White white) {
                givens.put(white.cell(), digit);
            }
        });
        return BoardJson.picture(picture, givens, sketch.digits())
                .put("units", List.of())
                .put(
                        "clues",
                        picture.tiles().stream()
                                .flatMap(SketchJson::clues)
                                .map(clue -> new Fields()
                                        .put("id", clue.constraint())
                                        .put("name", clue.text())
                                        .put("cells", List.of())
                                        .map())
                                .toList())
                .map();
    }

    private static Stream<Picture.Clue> clues(Picture.Tile tile) {
        return switch (tile) {
            case Picture.White white -> white.clue().stream();
            case Picture.Black black -> Stream.concat(black.down().stream(), black.across().stream());
        };
    }

    private static List<Integer> slots(Sketch sketch) {
        int[] slots = new int[sketch.rows() * sketch.columns()];
        sketch.slots().forEach(slot -> slots[slot.place()] |= bit(slot.part()));
        return IntStream.of(slots).boxed().toList();
    }

    private static int bit(Part part) {
        return switch (part) {
            case ACROSS -> 1;
            case DOWN -> 2;
            case CAGE -> 4;
        };
    }

    private static Object strokes(Editing editing) {
        var json = new Fields();
        editing.tools().forEach(tool -> tool.stroke().ifPresent(stroke -> json.put(tool.id(), stroke)));
        return json.map();
    }

    static Map<String, @Nullable Object> marks(SketchHighlights marks) {
        return new Fields()
                .put("differing", BoardJson.array(marks.differing()))
                .put("flawed", BoardJson.array(marks.flawed()))
                .put("named", BoardJson.array(marks.named()))
                .put("broken", marks.broken())
                .put("lit", marks.lit())
                .put(
                        "solution",
                        marks.solution()
                                .map(solution ->
                                        IntStream.of(solution.toArray()).boxed().toList())
                                .orElse(null))
                .map();
    }
}
