package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.Locale;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.shell.ui.Choice;
import org.junit.jupiter.api.Test;

final class CombinationsViewTest extends ViewTest {

    @Test
    void atFirstEverySumOfTwoToNineCellsIsThere() {
        open("");

        assertThat(_get(H1.class).getText()).isEqualTo("Combinations");
        assertThat(_find(CombinationsTable.class)).hasSize(8);
        assertThat(status()).isEqualTo("502 combinations for 120 clues. 34 clues have only one.");
    }

    /// 1 + 2 … 1 + 2 + 3 + 4, each sum's combinations counted.
    @Test
    void whereDigitsDifferThereAreNoMoreCellsThanDigits() {
        open("kind=killer&grid=4&cells=0");

        assertThat(_find(CombinationsTable.class)).hasSize(3);
        assertThat(status()).isEqualTo("11 combinations for 10 clues. 9 clues have only one.");
        assertThat(_get(CombinationsView.class).query()).isEqualTo("?kind=killer&grid=4&cells=0");
    }

    @Test
    void anotherGridOffersItsOwnNumbersOfCells() {
        open("kind=killer&grid=9&cells=9");
        assertThat(PageText.of(choice(1))).contains("7", "8", "9");

        CombinationsViewTest.<Integer>choice(2).pick(6);
        assertThat(PageText.of(choice(1))).contains("6").doesNotContain("7", "8", "9");
        assertThat(_get(CombinationsView.class).query()).isEqualTo("?kind=killer&grid=6&cells=6");
    }

    @Test
    void magicSumsAreMarked() {
        open("kind=kakuro&cells=2");

        assertThat(rows()).hasSize(15);
        assertThat(PageText.of(rows().getFirst())).contains("3", "1\u20092", "only one");
        assertThat(rows().getFirst().getClassList()).contains("only");
        assertThat(rows().get(5).getClassList()).doesNotContain("only");
    }

    @Test
    void theAddressOfAClueShowsThatClue() {
        open("kind=kenken&grid=6&sign=multiply&cells=2&clue=12");

        assertThat(rows())
                .singleElement()
                .satisfies(row -> assertThat(PageText.of(row)).contains("12×", "2\u20096", "3\u20094"));
        assertThat(_get(IntegerField.class).getValue()).isEqualTo(12);
    }

    @Test
    void theAddressKeepsEverythingThatIsAsked() {
        for (var address : List.of(
                "?kind=kakuro&cells=0",
                "?kind=kakuro&cells=2&clue=10&with=2&without=13",
                "?kind=kenken&grid=5&sign=add&shape=line&cells=3&with=1",
                "?kind=kenken&grid=12&sign=add&cells=3&with=1c&without=9a")) {
            open(address.substring(1));

            assertThat(_get(CombinationsView.class).query()).isEqualTo(address);
        }
    }

    @Test
    void theAddressSaysWhichDigitsMustBeThereAndWhichMustNot() {
        open("kind=kakuro&cells=2&clue=10&without=13");

        assertThat(ways()).containsExactly("2\u20098", "4\u20096");
    }

    @Test
    void anAddressThatMeansNothingShowsEverything() {
        open("kind=sudoku&cells=99&clue=x&sign=power&grid=0");

        assertThat(status()).startsWith("502 combinations");
    }

    @Test
    void aDigitIsAskedForOrLeftOut() {
        open("kind=kakuro&cells=2&clue=10");
        assertThat(ways()).containsExactly("1\u20099", "2\u20098", "3\u20097", "4\u20096");

        press("2");
        assertThat(ways()).containsExactly("2\u20098");
        press("2");
        assertThat(ways()).containsExactly("1\u20099", "3\u20097", "4\u20096");
        press("2");
        assertThat(ways()).hasSize(4);
    }

    @Test
    void whatNothingMakesIsSaid() {
        open("kind=kakuro&cells=2&clue=18");

        assertThat(rows()).isEmpty();
        assertThat(status()).isEqualTo("There are none.");
    }

    @Test
    void ofAClueWithManyCombinationsTheRestIsShownOnDemand() {
        open("kind=kenken&grid=9&sign=add&cells=5");
        var more = rows().stream()
                .flatMap(row -> row.getChild(1).getChildren())
                .filter(part -> !part.isTextNode() && part.getClassList().contains("more"))
                .findFirst()
                .orElseThrow();
        assertThat(more.getText()).matches("and \\d+ more");
        assertThat(more.getAttribute("aria-label")).matches("Show all \\d+ combinations for \\d+\\+");
    }

    @Test
    void aTableThatWouldTakeSecondsEndsEarlyAndSaysSo() {
        open("kind=kenken&grid=12&sign=multiply&cells=6");

        assertThat(status()).startsWith("11,440 combinations for 1,958 clues.");
        assertThat(rows()).hasSizeBetween(500, 1_500);
        assertThat(PageText.of(_get(CombinationsTable.class)))
                .contains(
                        "Only the first " + String.format(Locale.ENGLISH, "%,d", rows().size()) + " clues are shown.");

        open("kind=kenken&grid=12&sign=multiply&cells=6&clue=2299968");
        assertThat(ways()).containsExactly("11\u200211\u200211\u200212\u200212\u200212");
        assertThat(PageText.of(_get(CombinationsTable.class))).doesNotContain("Only the first");
    }

    @Test
    void noTableOfTheUsualSizesEndsEarly() {
        for (int grid = 3; grid <= 9; grid++) {
            open("kind=kenken&grid=" + grid + "&sign=multiply&cells=6");

            assertThat(PageText.of(_get(CombinationsTable.class))).doesNotContain("Only the first");
        }
    }

    @Test
    void startingOverShowsAllAgain() {
        open("kind=kakuro&cells=2&clue=10");
        press("2");

        press("Start over");

        assertThat(status()).startsWith("502 combinations");
    }

    private static void open(String query) {
        UI.getCurrent().navigate("learn/combinations", QueryParameters.fromString(query));
    }

    @SuppressWarnings("unchecked")
    private static <T> Choice<T> choice(int number) {
        return _find(Choice.class).get(number);
    }

    private static String status() {
        return _get(Paragraph.class, spec -> spec.withAttribute("role", "status"))
                .getText();
    }

    private static void press(String button) {
        _click(_get(NativeButton.class, spec -> spec.withText(button)));
    }

    private static List<Element> rows() {
        return _find(CombinationsTable.class).stream()
                .flatMap(table -> table.getElement().getChildren())
                .filter(part -> part.getTag().equals("table"))
                .flatMap(table -> table.getChild(1).getChildren())
                .toList();
    }

    private static List<String> ways() {
        return rows().stream()
                .flatMap(row -> row.getChild(1).getChildren())
                .filter(part -> !part.isTextNode() && part.getClassList().contains("way"))
                .map(Element::getText)
                .toList();
    }
}
