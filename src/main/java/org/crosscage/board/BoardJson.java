package org.crosscage.board;

import java.util.ArrayList;
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
import org.crosscage.core.model.Square;
import org.jspecify.annotations.Nullable;

/// The core's values in the element's JSON, as plain values (see [Fields]). A clue's id is the index of its
/// constraint.
public final class BoardJson {

    private BoardJson() {}

    /// @param names the spoken name of each clue and box, in the player's language
    public static Map<String, @Nullable Object> picture(
            Puzzle puzzle, Picture picture, Function<Constraint, String> names) {
        var json = picture(picture, puzzle.givens(), puzzle.digits())
                .put(
                        "units",
                        puzzle.units().stream().map(unit -> array(unit.cells())).toList());
        var clues = new ArrayList<Object>();
        for (int i = 0; i < puzzle.constraints().size(); i++) {
            if (puzzle.constraints().get(i) instanceof Arithmetic clue) {
                clues.add(new Fields()
                        .put("id", i)
                        .put("name", names.apply(clue))
                        .put("cells", array(clue.cells()))
                        .put("rule", rule(clue))
                        .map());
            }
        }
        json.put("clues", clues);
        if (!puzzle.boxes().isEmpty()) {
            json.put(
                    "boxes", puzzle.boxes().stream().map(box -> box(box, names)).toList());
        }
        return json.map();
    }

    /// How clues are shown, by index of the constraint.
    public static Map<String, @Nullable Object> clueSigns(Map<Integer, ClueSign> signs) {
        var json = new Fields();
        signs.forEach((clue, sign) -> json.put(Integer.toString(clue), Highlights.json(sign)));
        return json.map();
    }

    /// The grid, givens and digits of a picture. The caller adds units and clues.
    ///
    /// @param givens by cell
    public static Fields picture(Picture picture, Map<Integer, Integer> givens, Digits digits) {
        return new Fields()
                .put("rows", picture.rows())
                .put("columns", picture.columns())
                .put(
                        "tiles",
                        picture.tiles().stream().map(tile -> tile(tile, givens)).toList())
                .put("digits", array(digits));
    }

    private static Object box(Constraint box, Function<Constraint, String> names) {
        return new Fields()
                .put("name", names.apply(box))
                .put("cells", array(box.cells()))
                .map();
    }

    public static List<?> position(Position position) {
        return position.squares().stream().map(BoardJson::square).toList();
    }

    private static Object square(Square square) {
        var cell = new Fields()
                .put("digit", square.isEmpty() ? null : square.digit())
                .put("candidates", array(square.candidates()));
        if (!square.corners().isEmpty()) {
            cell.put("corners", array(square.corners()));
        }
        if (square.colour() > 0) {
            cell.put("colour", square.colour());
        }
        if (!square.markColours().isEmpty()) {
            cell.put("markColours", square.markColours());
        }
        return cell.map();
    }

    public static List<Integer> array(Cells cells) {
        return array(cells.stream());
    }

    public static List<Integer> array(Digits digits) {
        return array(digits.stream());
    }

    private static List<Integer> array(IntStream numbers) {
        return numbers.boxed().toList();
    }

    private static Object rule(Arithmetic clue) {
        return new Fields()
                .put("operation", String.valueOf(clue.operation().symbol()))
                .put("target", clue.target())
                .put("different", clue.allDifferent())
                .map();
    }

    private static Object tile(Picture.Tile tile, Map<Integer, Integer> givens) {
        return switch (tile) {
            case Picture.White white -> white(white, givens.get(white.cell()));
            case Picture.Black black -> black(black);
        };
    }

    private static Object white(Picture.White white, @Nullable Integer given) {
        var json = new Fields().put("kind", "white").put("cell", white.cell()).put("region", white.region());
        white.cage().ifPresent(cage -> json.put("cage", cage));
        white.clue().ifPresent(clue -> json.put("clue", clue.text()).put("clueId", clue.constraint()));
        if (given != null) {
            json.put("given", given);
        }
        return json.map();
    }

    private static Object black(Picture.Black black) {
        var json = new Fields().put("kind", "black");
        black.down().ifPresent(clue -> json.put("down", clue(clue)));
        black.across().ifPresent(clue -> json.put("across", clue(clue)));
        return json.map();
    }

    private static Object clue(Picture.Clue clue) {
        return new Fields()
                .put("text", clue.text())
                .put("clueId", clue.constraint())
                .map();
    }
}
