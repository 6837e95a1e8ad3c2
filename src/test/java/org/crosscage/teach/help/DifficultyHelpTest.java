package org.crosscage.teach.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;

import java.util.List;
import org.crosscage.board.Card;
import org.crosscage.core.game.Game;
import org.crosscage.teach.Boards;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.help.GameHelp.Topic;
import org.junit.jupiter.api.Test;

/// The card about a puzzle's difficulty, beside other help.
final class DifficultyHelpTest {

    private final Game start = Game.of(Boards.singles(3));
    private final HelpedGame page = new HelpedGame(start);

    @Test
    void theCardStaysWhateverIsPlayed() {
        ask();
        assertThat(page.title()).isEqualTo("Gentle");
        page.become(start.play(digit(0, 1)));
        page.apply(page.help.taughtOtherwise());
        assertThat(page.title()).isEqualTo("Gentle");
        assertThat(page.costs).isEmpty();
        assertThat(page.effects).isEmpty();
    }

    @Test
    void itIsFoundWhateverIsPlayedMeanwhile() {
        page.ask(Topic.DIFFICULTY);
        page.become(start.play(digit(0, 1)));
        page.work();
        assertThat(page.title()).isEqualTo("Gentle");
    }

    @Test
    void askedOnceMoreTheCardCloses() {
        ask();
        page.ask(Topic.DIFFICULTY);
        assertThat(page.help.card()).isEmpty();
        assertThat(page.help.work()).isEmpty();
    }

    @Test
    void askedOnceMoreWhileItIsLookedForNobodyWaits() {
        page.ask(Topic.DIFFICULTY);
        page.ask(Topic.DIFFICULTY);
        assertThat(page.help.work()).isEmpty();
    }

    @Test
    void otherHelpTakesItsPlace() {
        ask();
        page.ask(Topic.CHECK);
        assertThat(page.help.card()).isEmpty();
        page.work();
        assertThat(page.title()).isNotEqualTo("Gentle");
        page.ask(Topic.DIFFICULTY);
        assertThat(page.help.card()).isEmpty();
    }

    @Test
    void whoHasTechniquesOfTheirOwnReadsWhatTheGradeIsWithThem() {
        ask();
        assertThat(texts()).noneMatch(words -> words.contains("With your techniques"));
        page.ask(Topic.DIFFICULTY);
        page.teaching = new Teaching(List.of(), true, true);
        ask();
        assertThat(page.title()).isEqualTo("Gentle");
        assertThat(texts()).contains("With your techniques: they stop before the end.");
    }

    private void ask() {
        page.ask(Topic.DIFFICULTY);
        page.work();
    }

    private List<String> texts() {
        return page.card().body().stream()
                .filter(Card.Block.Words.class::isInstance)
                .map(block -> ((Card.Block.Words) block).text())
                .toList();
    }
}
