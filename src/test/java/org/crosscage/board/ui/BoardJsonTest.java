package org.crosscage.board.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.crosscage.board.BoardJson;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/// What the board element is told of a puzzle.
final class BoardJsonTest {

    private static final Cells BOX = Cells.of(0, 1, 2, 3);

    @Test
    void aCellIsInARegionAndInACageAndBoxesHaveNames() {
        var json = json(puzzle(new AllDifferent(Group.BOX, BOX)), picture(OptionalInt.of(5)));
        assertThat(json.get("tiles").get(1).get("region").intValue()).isEqualTo(3);
        assertThat(json.get("tiles").get(1).get("cage").intValue()).isEqualTo(5);
        assertThat(json.get("boxes").toString()).isEqualTo("[{\"name\":\"BOX\",\"cells\":[0,1,2,3]}]");
        assertThat(json.get("clues").size()).isEqualTo(1);
    }

    @Test
    void nothingIsSaidOfBoxesAndOutlinesThatAreNotThere() {
        var json = json(puzzle(), picture(OptionalInt.empty()));
        assertThat(json.has("boxes")).isFalse();
        assertThat(json.get("tiles").get(1).has("cage")).isFalse();
    }

    private ObjectNode json(Puzzle puzzle, Picture picture) {
        return JsonNodes.object(BoardJson.picture(puzzle, picture, this::name));
    }

    private String name(Constraint constraint) {
        return constraint.group().name();
    }

    private static Puzzle puzzle(Constraint... more) {
        var constraints = new ArrayList<>(List.of(more));
        constraints.add(new Arithmetic(Group.CAGE, Cells.of(0, 1), Operation.ADD, 3, true));
        return Puzzle.of("any", Shape.square(2), Digits.range(1, 4), constraints, Map.of());
    }

    private static Picture picture(OptionalInt cage) {
        List<Picture.Tile> tiles = IntStream.range(0, 4)
                .<Picture.Tile>mapToObj(cell -> new Picture.White(cell, 3, cage, Optional.empty()))
                .toList();
        return new Picture(2, 2, tiles);
    }
}
