package org.crosscage.teach.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.played;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.board.Json;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.teach.ClueLookup;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The words of a clue in which digits stand already.
final class ClueCombinationsTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final ClueLookup NOWHERE = (_, _) -> Optional.empty();

    private static final Puzzle TEN_IN_THREE = ExamplePuzzles.puzzle("""
            puzzle ten-in-three
            size 3 4
            grid
            #     4\\   8\\   16\\
            \\10  .    .    .
            \\18  .    .    .
            end
            """);

    @Test
    void aGroupHasAllItsWords() {
        var group = group(played(TEN_IN_THREE), 1);

        assertThat(group.path("heading").asString()).isEqualTo("10 across in 3");
        assertThat(group.path("left").asString()).isEqualTo("3 empty cells");
        assertThat(group.path("spoken").asString()).isEqualTo("10 across in 3: \ufffc");
        assertThat(group.path("sign").asString()).isEqualTo("→\u00a010");
        assertThat(group.path("placed")).isEmpty();
        assertThat(names(group)).containsExactly("1 2 7", "1 3 6", "1 4 5", "2 3 5");
    }

    @Test
    void thatAPlacedDigitCannotComeAgainIsNotSaid() {
        assertThat(group(played(TEN_IN_THREE, 0, 1), 1).path("facts").asString())
                .isEqualTo("ruled out: 8, 9");
    }

    @Test
    void placedDigitsAreNamedBesideTheCombinations() {
        var group = group(played(TEN_IN_THREE, 0, 1), 1);

        assertThat(names(group)).containsExactly("1 2 7", "1 3 6", "1 4 5");
        assertThat(group.path("placed")).hasToString("[1]");
        assertThat(group.path("left").asString()).isEqualTo("9 left in 2 cells");
    }

    @Test
    void aClueThatNothingFitsSaysSo() {
        var group = group(played(TEN_IN_THREE, 0, 9), 1);

        assertThat(names(group)).isEmpty();
        assertThat(group.path("none").asString()).isEqualTo("No combination fits any more");
        assertThat(group.path("noneLeft").asString()).isEqualTo("nothing fits");
    }

    @Test
    void whatIsTooMuchIsCalledSo() {
        var down = json(played(TEN_IN_THREE, 1, 9), 4).path("groups").get(1);

        assertThat(down.path("left").asString()).isEqualTo("1 too much");
    }

    @Test
    void whatIsSaidOfStruckCombinationsIsThereBefore() {
        var json = json(played(TEN_IN_THREE), 1);

        assertThat(json.path("groups").get(0).path("noneLeft").asString()).isEqualTo("all crossed out");
        assertThat(json.path("note").asString()).isEqualTo("Write \ufffc as marks. Hold or press Delete to cross out");
        assertThat(json.path("unstrike").asString()).isEqualTo("Put \ufffc back");
        assertThat(json.path("out").asString()).isEqualTo("\ufffc, crossed out");
    }

    /// A cage of seven cells.
    @Test
    void ofTooManyOnlyTheirNumberIsTold() {
        var cage = KenKenRules.cage(9, Cells.of(IntStream.of(0, 1, 2, 9, 10, 11, 18)), Operation.ADD, 35);
        var rest = IntStream.range(0, 81)
                .filter(cell -> !cage.cells().contains(cell))
                .mapToObj(cell -> KenKenRules.cage(9, Cells.of(cell), Operation.EQUAL, 1));
        var puzzle = KenKenRules.puzzle(
                9, Digits.range(1, 9), Stream.concat(Stream.of(cage), rest).toList());
        var group = group(Game.of(puzzle), 0);

        assertThat(names(group)).isEmpty();
        assertThat(group.path("none").asString()).matches("[\\d,]+ combinations still fit");
        assertThat(group.path("noneLeft")).isEqualTo(group.path("none"));
    }

    @Test
    void theCombinationsOfAHintAreNamedAsTheyAreListed() {
        var game = played(TEN_IN_THREE);
        var clues = List.of(TEN_IN_THREE.cluesOf(1).getFirst());
        var lit = List.of(Combination.of(1, 3, 6));
        var json = json(words(TEN_IN_THREE).json(clues, game.position(), lit, NOWHERE));

        assertThat(json.path("lit")).hasToString("[\"1 3 6\"]");
        assertThat(names(json.path("groups").get(0))).contains("1 3 6");
    }

    @Test
    void aClueThatIsListedHasALink() {
        var clues = TEN_IN_THREE.cluesOf(1);
        ClueLookup lookup =
                (clue, _) -> clue == clues.getFirst() ? Optional.of("learn/combinations") : Optional.empty();
        var groups = json(words(TEN_IN_THREE).json(clues, Game.of(TEN_IN_THREE).position(), List.of(), lookup))
                .path("groups");

        assertThat(groups.get(0).path("link"))
                .hasToString("{\"address\":\"learn/combinations\",\"words\":\"All combinations\","
                        + "\"newTab\":\" (opens in a new tab)\"}");
        assertThat(groups.get(1).path("link").isNull()).isTrue();
    }

    private static List<String> names(JsonNode group) {
        return group.path("combinations").valueStream().map(JsonNode::asString).toList();
    }

    /// The first clue of a cell.
    private static JsonNode group(Game game, int cell) {
        return json(game, cell).path("groups").get(0);
    }

    private static JsonNode json(Game game, int cell) {
        var puzzle = game.puzzle();
        return json(words(puzzle).json(puzzle.cluesOf(cell), game.position(), List.of(), NOWHERE));
    }

    private static JsonNode json(Map<String, ?> fields) {
        return JSON.readTree(Json.write(fields));
    }

    private static ClueCombinations words(Puzzle puzzle) {
        return new ClueCombinations(puzzle, Texts.in(Locale.ENGLISH));
    }
}
