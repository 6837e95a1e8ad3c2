package org.crosscage.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class CombinationsPageTest {

    @Test
    void atFirstEverySumOfTwoToNineCellsIsThere() {
        var page = page("");

        assertThat(page.path("tables")).hasSize(8);
        assertThat(count(page)).isEqualTo("502 combinations, 120 clues, 34 with only one");
    }

    /// 1 + 2 … 1 + 2 + 3 + 4, each sum's combinations counted.
    @Test
    void whereDigitsDifferThereAreNoMoreCellsThanDigits() {
        var page = page("?kind=killer&grid=4&cells=0");

        assertThat(page.path("tables")).hasSize(3);
        assertThat(count(page)).isEqualTo("11 combinations, 10 clues, 9 with only one");
        assertThat(query(page)).isEqualTo("?kind=killer&grid=4&cells=0");
    }

    @Test
    void anotherGridOffersItsOwnNumbersOfCells() {
        var page = page("?kind=killer&grid=9&cells=9");
        assertThat(options(page, "cells", "value")).contains("7", "8", "9");

        var other = page(options(page, "grid", "query")
                .get(options(page, "grid", "value").indexOf("6")));
        assertThat(options(other, "cells", "value")).contains("6").doesNotContain("7", "8", "9");
        assertThat(query(other)).isEqualTo("?kind=killer&grid=6&cells=6");
    }

    @Test
    void theChosenOptionLeadsToThePageItself() {
        var page = page("?kind=kenken&grid=5&sign=add&shape=line&cells=3&clue=9&with=1");

        assertThat(page.path("choices"))
                .hasSize(5)
                .allSatisfy(choice -> assertThat(choice.path("options")
                                .valueStream()
                                .filter(option -> option.path("chosen").asBoolean())
                                .map(CombinationsPageTest::query))
                        .hasSize(1)
                        .allMatch(query -> query.equals(
                                choice.path("id").asString().equals("kind")
                                        ? "?kind=kenken&grid=5&sign=add&shape=line&cells=2&with=1"
                                        : query(page))));
    }

    @Test
    void magicSumsAreMarked() {
        var rows = rows(page("?kind=kakuro&cells=2"));

        assertThat(rows).hasSize(15);
        assertThat(rows.getFirst().path("clue").asString()).isEqualTo("3");
        assertThat(combinations(rows.getFirst())).containsExactly("1 2");
        assertThat(rows.getFirst().path("only").asBoolean()).isTrue();
        assertThat(rows.get(5).path("only").asBoolean()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?kind=kakuro&cells=0",
                "?kind=kakuro&cells=2&clue=10&with=2&without=13",
                "?kind=kenken&grid=5&sign=add&shape=line&cells=3&with=1",
                "?kind=kenken&grid=12&sign=add&cells=3&with=1c&without=9a"
            })
    void theAddressKeepsEverythingThatIsAsked(String address) {
        assertThat(CombinationsPage.of(address).query()).isEqualTo(address);
        assertThat(CombinationsPage.of(address.substring(1)).query()).isEqualTo(address);
    }

    @Test
    void aClueShowsItsCombinationsAlone() {
        var page = page("?kind=kenken&grid=6&sign=multiply&cells=2&clue=12");

        assertThat(rows(page)).singleElement().satisfies(row -> {
            assertThat(row.path("clue").asString()).isEqualTo("12×");
            assertThat(combinations(row)).containsExactly("2 6", "3 4");
        });
        assertThat(page.path("clue").asString()).isEqualTo("12");
        assertThat(page.path("anyClue").asString()).isEqualTo("?kind=kenken&grid=6&sign=multiply&cells=2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kind=sudoku&cells=99&clue=x&sign=power&grid=0&with=00",
                "?",
                "&&=&kind",
                "kind=kakuro&kind=kenken&clue=-1"
            })
    void aQueryThatMeansNothingShowsEverything(String query) {
        assertThat(count(page(query))).startsWith("502 combinations,");
    }

    @Test
    void aQueryThatIsTooLongAsksForNothing() {
        assertThat(CombinationsPage.of("?kind=kenken&more=" + "1".repeat(200)).query())
                .isEqualTo("?kind=kakuro&cells=0");
    }

    @Test
    void aDigitIsRequiredRuledOutAndAllowedAgain() {
        var page = page("?kind=kakuro&cells=2&clue=10");
        assertThat(combinations(rows(page).getFirst())).containsExactly("1 9", "2 8", "3 7", "4 6");

        var required = press(page, 2);
        assertThat(combinations(rows(required).getFirst())).containsExactly("2 8");
        assertThat(required.at("/digits/1/state").asString()).isEqualTo("in");
        var ruledOut = press(required, 2);
        assertThat(combinations(rows(ruledOut).getFirst())).containsExactly("1 9", "3 7", "4 6");
        assertThat(ruledOut.at("/digits/1/state").asString()).isEqualTo("out");
        assertThat(query(press(ruledOut, 2))).isEqualTo(query(page));
    }

    @Test
    void whatNothingMakesIsSaid() {
        var page = page("?kind=kakuro&cells=2&clue=18");

        assertThat(page.path("tables")).isEmpty();
        assertThat(count(page)).isEqualTo("0 combinations, 0 clues, 0 with only one");
    }

    @Test
    void ofAClueWithManyCombinationsTheRestIsShownOnDemand() {
        var row = rows(page("?kind=kenken&grid=9&sign=add&cells=5")).stream()
                .filter(each -> each.path("count").asInt() > 24)
                .findFirst()
                .orElseThrow();
        assertThat(combinations(row)).hasSize(24);

        assertThat(rows(page(query(row)))).singleElement().satisfies(all -> {
            assertThat(all.path("clue")).isEqualTo(row.path("clue"));
            assertThat(combinations(all)).hasSize(row.path("count").asInt());
        });
    }

    @Test
    void aTableThatWouldTakeSecondsEndsEarlyAndSaysSo() {
        var page = page("?kind=kenken&grid=12&sign=multiply&cells=6");

        assertThat(count(page)).startsWith("11440 combinations, 1958 clues,");
        assertThat(rows(page)).hasSizeBetween(500, 1_500);
        assertThat(page.at("/tables/0/isWhole").asBoolean(true)).isFalse();

        var one = page("?kind=kenken&grid=12&sign=multiply&cells=6&clue=2299968");
        assertThat(combinations(rows(one).getFirst())).containsExactly("11 11 11 12 12 12");
        assertThat(one.at("/tables/0/isWhole").asBoolean()).isTrue();
    }

    @Test
    void noTableOfTheUsualSizesEndsEarly() {
        for (int grid = 3; grid <= 9; grid++) {
            assertThat(page("?kind=kenken&grid=" + grid + "&sign=multiply&cells=6")
                            .path("tables"))
                    .isNotEmpty()
                    .allSatisfy(table ->
                            assertThat(table.path("isWhole").asBoolean()).isTrue());
        }
    }

    @Test
    void startingOverShowsAllOfTheKindAgain() {
        var page = page("?kind=killer&grid=6&cells=2&clue=10&with=2");

        assertThat(page.path("reset").asString()).isEqualTo("?kind=killer&grid=9&cells=0");
    }

    private static JsonNode page(String query) {
        return JsonMapper.shared().valueToTree(CombinationsPage.of(query).toJson());
    }

    private static JsonNode press(JsonNode page, int digit) {
        return page(page.at("/digits/" + (digit - 1) + "/query").asString());
    }

    private static List<String> options(JsonNode page, String choice, String field) {
        return page.path("choices")
                .valueStream()
                .filter(each -> each.path("id").asString().equals(choice))
                .flatMap(each -> each.path("options").valueStream())
                .map(option -> option.path(field).asString())
                .toList();
    }

    private static String query(JsonNode page) {
        return page.path("query").asString();
    }

    private static String count(JsonNode page) {
        return page.path("combinations").asInt() + " combinations, "
                + page.path("clues").asInt() + " clues, " + page.path("only").asInt() + " with only one";
    }

    private static List<JsonNode> rows(JsonNode page) {
        return page.path("tables")
                .valueStream()
                .flatMap(table -> table.path("rows").valueStream())
                .toList();
    }

    private static List<String> combinations(JsonNode row) {
        return row.path("combinations").valueStream().map(JsonNode::asString).toList();
    }
}
