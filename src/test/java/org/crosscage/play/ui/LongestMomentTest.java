package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.html.Anchor;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.game.LongestPause;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// What the card of a finished game says of the moment that took longest.
final class LongestMomentTest extends PlayScreenTest {

    @Autowired
    private GameTeacher teacher;

    @Autowired
    private Texts texts;

    private final List<Integer> shown = new ArrayList<>();

    /// No cage of one cell; the same solution as that of [#PROPER].
    private static final String LARGER_CAGES = """
            puzzle larger-cages
            size 3
            cage 3+ r1c1 r1c2
            cage 4+ r1c3 r2c3
            cage 5+ r2c1 r3c1
            cage 6+ r2c2 r3c2 r3c3
            end
            """;

    @Test
    void itSaysBeforeWhichMoveAndWhatWasOpenThere() {
        var saved = begin(LARGER_CAGES);
        type(4, SOLUTION[4]);
        type(1, SOLUTION[1]);
        show(saved, 1);
        assertThat(words())
                .contains("You thought longest, 1\u00a0min 5\u00a0s, before move 2.", "The simplest step there:");
        assertThat(_find(Anchor.class))
                .extracting(Anchor::getHref)
                .anyMatch(address -> address.matches("learn/[a-z-]+\\?kind=kenken"));
    }

    @Test
    void aCellThatWasTheLastOneOfItsCageIsNothingToPractise() {
        var saved = begin(PROPER);
        type(0, SOLUTION[0]);
        type(1, SOLUTION[1]);
        show(saved, 1);
        assertThat(words()).contains("before move 2.").doesNotContain("The simplest step there:", "Practise:");
    }

    @Test
    void onAPageThatIsSentWholeItSaysSoOnce() {
        var saved = begin(LARGER_CAGES);
        type(4, SOLUTION[4]);
        type(1, SOLUTION[1]);
        show(saved, 1);
        missMessage();
        MockVaadin.clientRoundtrip(false);
        assertThat(words()).containsOnlyOnce("The simplest step there:");
    }

    @Test
    void whereADigitWasWrongItSaysSo() {
        var saved = begin(PROPER);
        type(0, 3);
        type(1, SOLUTION[1]);
        show(saved, 1);
        assertThat(words()).contains("A digit on the board was wrong there.");
    }

    @Test
    void aButtonShowsTheMoment() {
        var saved = begin(PROPER);
        type(0, SOLUTION[0]);
        type(1, SOLUTION[1]);
        show(saved, 1);
        click("longest-show");
        assertThat(shown).containsExactly(1);
    }

    private void show(SavedGame saved, int entry) {
        var log = games.entriesSince(saved.player(), saved.id(), 0);
        var pause = new LongestPause(entry, Duration.ofSeconds(65));
        var board = _get(GameScreen.class);
        board.add(new LongestMoment(saved, log, pause, teacher, texts, shown::add));
        MockVaadin.clientRoundtrip(false);
    }
}
