package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.crosscage.PageText;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

/// From a game to the pages that teach, without leaving the game; and what can be taken along of a hint.
final class LearnLinksTest extends PlayScreenTest {

    @Test
    void whereToLookDoesNotGiveTheTechniqueAway() {
        begin(PROPER);
        press("hint");

        assertThat(newTabs()).noneMatch(link -> link.matches("learn/[a-z-]+\\?kind=kenken"));
    }

    @Test
    void aHintThatLooksWrongCanBeReported() {
        begin(PROPER);
        type(0, SOLUTION[0]);
        press("hint");
        press("hint");
        press("hint");

        assertThat(words()).contains("This hint looks wrong");
        var report = copied();
        assertThat(report).contains("# Crosscage ", "# digits r1c1=1", "# step ", "#   places ", "#   because ");
        assertThat(PuzzleFormats.read(report))
                .singleElement()
                .satisfies(entry -> assertThat(entry.puzzle()).isEqualTo(puzzle(PROPER)));
    }

    @Test
    void theTechniqueOfAHintLinksToItsPageInAnotherTab() {
        begin(PROPER);
        press("hint");
        press("hint");

        var link = PageText.page().select("#hint-about").first();
        assertThat(link.attr("href")).matches("learn/[a-z0-9-]+\\?kind=kenken");
        assertThat(link.attr("target")).isEqualTo("_blank");
        assertThat(link.wholeText()).startsWith("About this technique: ").endsWith("(opens in a new tab)");
    }

    @Test
    void theCombinationsOfAClueLinkToTheTable() {
        begin(PROPER);
        select(0);

        assertThat(_get(CombinationsCard.class).getElement().getAttribute("values"))
                .contains("\"address\":\"learn/combinations?kind=kenken&grid=3&sign=add&shape=line&cells=2&clue=3\"");
    }

    private static String copied() {
        return PageText.page().select("#hint-wrong > [data-copy]").attr("data-copy");
    }

    /// Their addresses.
    private static List<String> newTabs() {
        return PageText.page().select("a.new-tab[target=_blank]").eachAttr("href");
    }
}
