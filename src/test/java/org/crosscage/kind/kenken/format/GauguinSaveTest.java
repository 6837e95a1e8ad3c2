package org.crosscage.kind.kenken.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GauguinSaveTest {

    private static final String SMALL = """
            puzzle small
            title A small one
            size 3
            cage 3+ r1c1 r2c1
            cage 1- r1c2 r1c3
            cage 3= r2c2
            cage 2* r2c3 r3c3
            cage 3/ r3c1 r3c2
            solution
            1 2 3
            2 3 1
            3 1 2
            end
            """;

    private static final String CAGES = """
            [{"id":0,"action":"ACTION_ADD","type":"DOUBLE_VERTICAL","result":3,"cellNumbers":[0,3]},\
            {"id":1,"action":"ACTION_SUBTRACT","type":"DOUBLE_HORIZONTAL","result":1,"cellNumbers":[1,2]},\
            {"id":2,"action":"ACTION_NONE","type":"SINGLE","result":3,"cellNumbers":[4]},\
            {"id":3,"action":"ACTION_MULTIPLY","type":"DOUBLE_VERTICAL","result":2,"cellNumbers":[5,8]},\
            {"id":4,"action":"ACTION_DIVIDE","type":"DOUBLE_HORIZONTAL","result":3,"cellNumbers":[6,7]}]""";

    /// A game as the first version of the app's saves has it, with moves and marks.
    private static String save(boolean showsOperators, String digits, String cages) {
        return """
                {"variant":{"gridSize":{"width":3,"height":3},"options":{"showOperators":%b,\
                "cageOperation":"OPERATIONS_ALL","digitSetting":"%s","difficultySetting":"EASY",\
                "singleCageUsage":"FIXED_NUMBER"}},"savedAtInMilliseconds":1690000000000,"playTimeInMilliseconds":5000,\
                "startedToBePlayed":true,"description":"A small one","isActive":true,"cells":[\
                {"cellNumber":0,"row":0,"column":0,"value":1,"userValue":1,"possibles":[]},\
                {"cellNumber":1,"row":0,"column":1,"value":2,"userValue":2147483647,"possibles":[2,3]},\
                {"cellNumber":2,"row":0,"column":2,"value":3,"userValue":2147483647,"possibles":[]},\
                {"cellNumber":3,"row":1,"column":0,"value":2,"userValue":2147483647,"possibles":[]},\
                {"cellNumber":4,"row":1,"column":1,"value":3,"userValue":2147483647,"possibles":[]},\
                {"cellNumber":5,"row":1,"column":2,"value":1,"userValue":2147483647,"possibles":[]},\
                {"cellNumber":6,"row":2,"column":0,"value":3,"userValue":2147483647,"possibles":[]},\
                {"cellNumber":7,"row":2,"column":1,"value":1,"userValue":2147483647,"possibles":[]},\
                {"cellNumber":8,"row":2,"column":2,"value":2,"userValue":2147483647,"possibles":[]}],\
                "selectedCellNumber":4,"invalidCellNumbers":[],"cheatedCellNumbers":[],"cages":%s,\
                "undoSteps":[{"cellNumber":0,"userValue":2147483647,"possibles":[1,2],"isBatch":false}]}
                """.formatted(showsOperators, digits, cages);
    }

    private static PuzzleEntry read(String save) {
        return PuzzleFormats.read(save).getFirst();
    }

    private static Puzzle kenken(String values, String... cages) {
        return read("puzzle a\nsize 3\n" + values + "\ncage " + String.join("\ncage ", cages) + "\nend\n")
                .puzzle();
    }

    @Test
    void readsTheCagesTheSolutionAndTheName() {
        var read = read(save(true, "FIRST_DIGIT_ONE", CAGES));
        var meant = read(SMALL);
        assertThat(read.puzzle()).isEqualTo(meant.puzzle());
        assertThat(read.solution()).isEqualTo(meant.solution());
        assertThat(read.notes()).containsEntry("title", "A small one");
        assertThat(read.warnings()).isEmpty();
    }

    @Test
    void aGridWithoutSignsHasHiddenOperations() {
        assertThat(read(save(false, "FIRST_DIGIT_ONE", CAGES)).puzzle())
                .isEqualTo(kenken(
                        "values 1 2 3", "3? r1c1 r2c1", "1? r1c2 r1c3", "3= r2c2", "2? r2c3 r3c3", "3? r3c1 r3c2"));
    }

    @ParameterizedTest
    @CsvSource({
        "FIRST_DIGIT_ZERO, 0 1 2",
        "PRIME_NUMBERS, 1 2 3",
        "FIBONACCI_SEQUENCE, 1 2 3",
        "PADOVAN_SEQUENCE, 1 2 3"
    })
    void readsTheDigitsThatAGridHas(String setting, String values) {
        assertThat(read(save(true, setting, CAGES)).puzzle().digits())
                .isEqualTo(kenken("values " + values, "1+ r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3")
                        .digits());
    }

    /// One of the two digits is 0, in the app and here.
    @Test
    void aQuotientOfNoughtIsReadAsAProduct() {
        var read = read(save(
                true,
                "FIRST_DIGIT_ZERO",
                CAGES.replace("\"result\":3,\"cellNumbers\":[6,7]", "\"result\":0,\"cellNumbers\":[6,7]")));
        assertThat(read.puzzle())
                .isEqualTo(kenken(
                        "values 0 1 2", "3+ r1c1 r2c1", "1- r1c2 r1c3", "3= r2c2", "2* r2c3 r3c3", "0* r3c1 r3c2"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "[6,7]; [6,9]; 9 is outside the grid, whose rows and columns are 1 to 3.",
                "[6,7]; [6,6]; 6 appears twice in this cage. Remove one.",
                "[0,3]; [0]; r2c1 is in no cage. Add it to a cage, or give it its own.",
                "[6,7]; [5,6,7]; r2c3 is in two cages, this one and the one in line 1. Each cell belongs to one cage.",
                "[6,7]; [\"a\"]; $.cages[4].cellNumbers[0]: expected a whole number, but found “a”.",
                "\"result\":1; \"result\":-1; $.cages[1].result: expected a whole number, but found “-1”.",
                "ACTION_ADD; ACTION_NONE; cage 1 has 2 cells, but there is no operation after 3."
            })
    void aWrongCageIsNamed(String part, String wrong, String said) {
        var text = save(true, "FIRST_DIGIT_ONE", CAGES.replace(part, wrong));
        var faults = new FormatTexts(Texts.in(Locale.ENGLISH)).sentences(PuzzleFormats.reading(text, () -> false));
        assertThat(faults).singleElement().asString().contains(said);
    }

    @Test
    void aWrongSolutionIsLeftOutWithAWarning() {
        var text = save(true, "FIRST_DIGIT_ONE", CAGES).replace("\"value\":3", "\"value\":2");
        assertThat(read(text).solution()).isEmpty();
        assertThat(read(text).warnings()).hasSize(1);
        assertThat(read(text.replace("\"value\":2", "\"value\":2147483647")).warnings())
                .isEmpty();
    }

    @Test
    void twoSavesInOneTextAreTwoPuzzles() {
        var text = save(true, "FIRST_DIGIT_ONE", CAGES) + save(false, "FIRST_DIGIT_ONE", CAGES);
        assertThat(PuzzleFormats.read(text)).hasSize(2);
    }

    /// The app refuses names that it does not know, and looks at a cell's value when it is filled in.
    @Test
    void writesWhatTheAppReads() {
        var game = json(SMALL);
        assertThat(game.propertyNames())
                .containsExactly(
                        "version",
                        "variant",
                        "savedAtInMilliseconds",
                        "playTimeInMilliseconds",
                        "startedToBePlayed",
                        "description",
                        "difficulty",
                        "isActive",
                        "cells",
                        "selectedCellNumber",
                        "invalidCellNumbers",
                        "cheatedCellNumbers",
                        "cages");
        assertThat(game.get("version").asInt()).isEqualTo(3);
        assertThat(game.get("cells"))
                .extracting(cell -> cell.get("value").asInt())
                .containsExactly(1, 2, 3, 2, 3, 1, 3, 1, 2);
        assertThat(game.get("cages").toString()).isEqualTo(CAGES);
        assertThat(read(PuzzleFormats.byId("gauguin").orElseThrow().write(read(SMALL)))
                        .puzzle())
                .isEqualTo(read(SMALL).puzzle());
    }

    @Test
    void hiddenSignsAreThoseOfTheSolution() {
        var hidden = SMALL.replaceAll("(cage [0-9])[-+*/] ", "$1? ");
        var game = json(hidden);
        assertThat(game.get("variant").get("options").get("showOperators").asBoolean())
                .isFalse();
        assertThat(game.get("cages"))
                .extracting(cage -> cage.get("action").asString())
                .containsExactly("ACTION_ADD", "ACTION_SUBTRACT", "ACTION_NONE", "ACTION_MULTIPLY", "ACTION_MULTIPLY");
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared()
                .readTree(PuzzleFormats.byId("gauguin").orElseThrow().write(read(text)));
    }

    /// Every shape, its cells in the app's order: the first is the upper left one, the others as the app turns it.
    @ParameterizedTest
    @CsvSource({
        "ANGLE_LEFT_TOP, r1c2 r2c1 r2c2, 1 4 3",
        "ANGLE_RIGHT_TOP, r1c1 r2c1 r2c2, 0 3 4",
        "SQUARE, r1c1 r1c2 r2c1 r2c2, 0 1 3 4",
        "L_VERTICAL_SHORT_RIGHT_TOP, r1c1 r1c2 r2c1 r3c1, 0 3 6 1",
        "L_VERTICAL_SHORT_LEFT_BOTTOM, r1c2 r2c2 r3c1 r3c2, 1 4 7 6",
        "TETRIS_HORIZONTAL_RIGHT_TOP, r1c2 r1c3 r2c1 r2c2, 1 2 3 4",
        "TETRIS_T, r1c1 r1c2 r1c3 r2c2, 0 1 2 4",
        "TRIPLE_VERTICAL, r1c3 r2c3 r3c3, 2 5 8"
    })
    void writesTheShapeOfACage(String shape, String cells, String order) {
        var sum = List.of(cells.split(" ")).stream()
                .mapToInt(cell -> read(SMALL).solution().orElseThrow().digit(index(cell)))
                .sum();
        var others = IntStream.range(0, 9)
                .filter(cell -> List.of(cells.split(" ")).stream().noneMatch(name -> index(name) == cell))
                .mapToObj(cell -> "cage %d= r%dc%d\n"
                        .formatted(read(SMALL).solution().orElseThrow().digit(cell), cell / 3 + 1, cell % 3 + 1))
                .reduce("", String::concat);
        var game = json("puzzle a\nsize 3\ncage " + sum + "+ " + cells + "\n" + others
                + "solution\n1 2 3\n2 3 1\n3 1 2\nend\n");
        var cage = game.get("cages").get(0);
        assertThat(cage.get("type").asString()).isEqualTo(shape);
        assertThat(cage.get("cellNumbers").toString()).isEqualTo("[" + order.replace(" ", ",") + "]");
    }

    private static int index(String cell) {
        return (cell.charAt(1) - '1') * 3 + cell.charAt(3) - '1';
    }

    @ParameterizedTest
    @CsvSource({"solution, sol, no-solution", "'cage 3+ ', 'cage 3? ', operation"})
    void whatTheAppCannotHoldIsRefused(String part, String other, String key) {
        var text = part.equals("solution") ? SMALL.replaceAll("(?s)solution.*end", "end") : SMALL.replace(part, other);
        assertThatThrownBy(() -> PuzzleFormats.byId("gauguin").orElseThrow().write(read(text)))
                .isInstanceOfSatisfying(
                        UnwritableException.class,
                        e -> assertThat(e.problem().key()).isEqualTo(key));
    }
}
