package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// One player, one game, two tabs.
final class TwoTabsIT extends BrowserTest {

    @Test
    void whatTwoTabsTypeAtTheSameTimeEndsTheSameInBothAndNothingIsDestroyed() {
        var tabs = twoTabs();
        var one = tabs.one();

        int moves = tabs.typeAtTheSameTime();

        var names = tabs.eventuallyTheSame();
        assertThat(one.empty()).hasCount(0);
        one.page().reload();
        assertThat(one.cell(1, 1)).isVisible();
        one.page().waitForCondition(() -> one.names().equals(names));

        tabs.undo(moves);
        for (int move = 0; move < moves; move++) {
            one.press("Control+y");
        }
        assertThat(tabs.eventuallyTheSame())
                .as("after all is undone and done again")
                .isEqualTo(names);
    }

    @Test
    void whatOneTabTypesTheOtherShowsWithinASecond() {
        twoTabs().assertThatEachShowsWhatTheOtherTypesWithinASecond();
    }

    private TwoTabs twoTabs() {
        var one = GameOnScreen.ofSmallKenKen(open("/import"));
        var tab = one.page().context().newPage();
        visit(tab, one.page().url());
        return new TwoTabs(one, GameOnScreen.on(tab));
    }
}
