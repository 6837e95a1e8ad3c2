package org.crosscage.teach.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;

import java.util.List;
import java.util.OptionalInt;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.teach.Boards;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.junit.jupiter.api.Test;

/// A hint of the solution 1 2 3, 2 3 1, 3 1 2, stage by stage, with its prices.
final class HintHelpTest {

    private static final String NEXT = "hint-next";

    private final Game start = Game.of(Boards.kenKen());
    private final Game wrong = start.play(digit(8, 2)).play(digit(0, 2)).play(digit(7, 1));

    private final HelpedGame page = new HelpedGame(start);

    @Test
    void aHintIsToldStageByStageAndThenDone() {
        hint();
        assertThat(page.card().stages()).isEqualTo(new Card.Stages(1, 4));
        assertThat(button()).isEqualTo("Which idea?");
        assertThat(page.help.lights()).isNotEqualTo(Highlights.NONE);
        page.press(NEXT);
        assertThat(page.help.combinations()).isEmpty();
        page.ask(Topic.HINT); // the key asks what the button does
        assertThat(page.card().stages()).isEqualTo(new Card.Stages(3, 4));
        assertThat(page.help.combinations()).isPresent();
        assertThat(page.costs).containsExactly(1, 1, 2);
        assertThat(page.payments).map(LogEntry.Help::hints).containsExactly(1, 0, 0);

        page.press(NEXT);
        assertThat(page.card().stages().told()).isEqualTo(3); // it may not be stored
        var play = page.lastEffect(Effect.Play.class);
        assertThat(play.isTaught()).isTrue();
        page.play(play);
        assertThat(page.game.position().filledCount()).isEqualTo(1);
        assertThat(page.costs).containsExactly(1, 1, 2, 4);
        assertThat(page.words()).endsWith("One undo takes it back.");
        assertThat(page.effects).last().isEqualTo(new Effect.Say(page.words()));
        assertThat(page.help.lights()).isEqualTo(Highlights.NONE);
        assertThat(page.help.combinations()).isEmpty();
        assertThat(button()).isEqualTo("Next hint");
    }

    @Test
    void aDoneHintStaysUntilTheNextMove() {
        done();
        var after = page.game;
        page.become(after.play(Move.of(new Change.Colour(4, 2))));
        assertThat(page.card().stages().told()).isEqualTo(4);
        page.become(after.undo());
        assertThat(page.help.card()).isEmpty();

        done();
        page.become(page.game.play(digit(8, 2)));
        assertThat(page.help.card()).isEmpty();
    }

    @Test
    void theNextHintIsLookedForWhileTheLastOneIsRead() {
        done();
        page.press(NEXT);
        assertThat(page.card().stages().told()).isEqualTo(4);
        page.work();
        assertThat(page.card().stages().told()).isEqualTo(1);
    }

    @Test
    void aKeyPressedTwiceCostsOnce() {
        page.ask(Topic.HINT);
        var wanted = page.help.work();
        page.ask(Topic.HINT);
        assertThat(page.help.work()).isEqualTo(wanted);
        page.work();
        assertThat(page.costs).containsExactly(1);
    }

    @Test
    void aPaidHintIsToldAgainNearTheSameCell() {
        page.near = OptionalInt.of(8);
        hint();
        page.press(NEXT);
        var words = page.words();
        page.apply(page.help.close());

        page.near = OptionalInt.of(0);
        hint();
        assertThat(page.words()).isEqualTo(words);
        assertThat(page.costs).containsExactly(1, 1);
        page.become(start.play(digit(6, 3)));
        hint();
        assertThat(page.costs).containsExactly(1, 1, 1);
    }

    @Test
    void aWrongDigitIsTakenBackToBeforeItCame() {
        page.become(wrong);
        hint();
        page.press(NEXT);
        page.press(NEXT);
        page.press(NEXT);
        page.rewind(page.lastEffect(Effect.Rewind.class));
        assertThat(page.game.cursor()).isEqualTo(1);
        assertThat(page.card().stages().told()).isEqualTo(4);
        assertThat(page.payments).map(LogEntry.Help::technique).containsOnly("");
    }

    @Test
    void theStandardTechniquesAreTakenForOneHintAndAfterItWasPaid() {
        var own = new Teaching(List.of(), true, true);
        page.teaching = own;
        hint();
        assertThat(page.card().stages()).isEqualTo(Card.Stages.NONE);
        assertThat(button()).isEqualTo("Use the standard set once");
        assertThat(page.costs).isEmpty();
        page.press("hint-standard");
        page.work();
        var words = page.words();
        assertThat(page.costs).containsExactly(1);

        page.apply(page.help.close());
        hint();
        assertThat(page.words()).isEqualTo(words);
        assertThat(page.costs).containsExactly(1);
    }

    @Test
    void aHintGoesWithADigitAndWithOtherTeaching() {
        hint();
        page.become(start.play(Move.of(new Change.Colour(4, 2))));
        assertThat(page.help.card()).isPresent();
        page.become(start.play(digit(6, 3)));
        assertThat(page.help.card()).isEmpty();
        assertThat(page.help.lights()).isEqualTo(Highlights.NONE);
        hint();
        page.apply(page.help.taughtOtherwise());
        assertThat(page.help.card()).isEmpty();
    }

    @Test
    void aMoveWhileItIsLookedForEndsTheLook() {
        page.ask(Topic.HINT);
        page.become(start.play(digit(6, 3)));
        assertThat(page.help.work()).isEmpty();
        assertThat(page.costs).isEmpty();
    }

    @Test
    void otherHelpMakesRoomForIt() {
        page.ask(Topic.CHECK);
        page.work();
        page.ask(Topic.HINT);
        assertThat(page.help.card()).isEmpty();
        page.work();
        page.become(start.after(new LogEntry.Branch(1)));
        page.ask(Topic.BRANCH);
        assertThat(page.help.card()).isEmpty();
    }

    private void hint() {
        page.ask(Topic.HINT);
        page.work();
    }

    private void done() {
        hint();
        page.press(NEXT);
        page.press(NEXT);
        page.press(NEXT);
        page.play(page.lastEffect(Effect.Play.class));
    }

    private String button() {
        return page.card().actions().getFirst().words();
    }
}
