package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._assertOne;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import java.time.Duration;
import java.util.List;
import org.crosscage.DrawnCard;
import org.crosscage.PageText;
import org.crosscage.board.ui.KeyHelp;
import org.crosscage.board.ui.PlayTimer;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Constraint;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.shell.ui.field.Tool;
import org.junit.jupiter.api.Test;

/// A game on the screen without a browser.
final class PlayViewTest extends PlayScreenTest {

    @Test
    void aGameSaysWhatItIs() {
        begin(PROPER);
        assertThat(_get(H1.class).getText()).isEqualTo("KenKen 3\u00a0×\u00a03");
        assertThat(toldAsText("pictureJson").path("clues")).hasSize(6);
    }

    @Test
    void theMenuHasTheWholeTitleForWhichThereMayBeNoRoomBesideTheName() {
        var title = "A cage for the long evenings of the second form, with four operations in it";
        begin(PROPER.replace("size 3", "title " + title + "\nsize 3"));
        assertThat(_get(Paragraph.class, spec -> spec.withClasses("menu-title")).getText())
                .isEqualTo(title);
    }

    @Test
    void aTitleThatIsTheNameIsSaidOnce() {
        begin(PROPER.replace("size 3", "title KenKen 3 × 3\nsize 3"));
        assertThat(words().replace('\u00a0', ' ')).containsOnlyOnce("KenKen 3 × 3");
        _assertNone(Paragraph.class, spec -> spec.withClasses("menu-title"));
    }

    @Test
    void theSameEntrySentTwiceIsStoredOnce() {
        var saved = begin(PROPER);
        type(0, 1);
        sendAgain();
        assertThat(games.entriesSince(saved.player(), saved.id(), 0)).hasSize(1);
        open("");
        open("play/" + saved.id());
        assertThat(toldAsText("gameJson").path("seen").path("test").asLong()).isEqualTo(1);
        assertThat(toldAsText("gameJson").path("version").asLong()).isEqualTo(1);
    }

    @Test
    void anEntryBehindAGapIsStillAskedFor() {
        var saved = begin(PROPER);
        games.append(saved.player(), saved.id(), "test", 2, new LogEntry.Play(Move.of(new Change.Digit(1, 2))));
        open("");
        open("play/" + saved.id());
        assertThat(toldAsText("gameJson").path("seen").path("test").asLong()).isZero();
        type(0, 1);
        open("");
        open("play/" + saved.id());
        assertThat(toldAsText("gameJson").path("seen").path("test").asLong()).isEqualTo(2);
    }

    @Test
    void anEntryThatNoGameCanHoldIsRefusedAndTheNextOneIsStored() {
        var saved = begin(PROPER);
        type(0, 7);
        type(1, 2);
        assertThat(stored(saved).position().filledCount()).isEqualTo(1);
    }

    @Test
    void aClueThatIsMetIsDone() {
        begin(PROPER);
        type(0, 1);
        type(3, 2);
        assertThat(told("clueStates").toString()).contains("done").doesNotContain("broken");
    }

    @Test
    void aClueThatCannotBeMetIsBroken() {
        begin(PROPER);
        type(0, 3);
        assertThat(told("clueStates").toString()).contains("broken");
    }

    @Test
    void undoAndRedoAreEntriesToo() {
        var saved = begin(PROPER);
        type(0, 1);
        enter("undo");
        assertThat(stored(saved).position().digit(0)).isEqualTo(Constraint.EMPTY);
        enter("redo");
        assertThat(stored(saved).position().digit(0)).isEqualTo(1);
        assertThat(stored(saved).cursor()).isEqualTo(1);
    }

    @Test
    void whatAnotherTabPlaysIsShownHere() {
        var saved = begin(PROPER);
        playElsewhere(saved, Move.of(new Change.Digit(1, 2)));
        assertThat(told("clueStates").toString()).contains("done");
    }

    @Test
    void aRestartIsOneMove() {
        var saved = begin(PROPER);
        type(0, 1);
        type(1, 2);
        click("menu-restart");
        assertThat(stored(saved).position().filledCount()).isZero();
        enter("undo");
        assertThat(stored(saved).position().filledCount()).isEqualTo(2);
    }

    @Test
    void aFinishedGameSaysWhatItTook() {
        begin(PROPER);
        solve();
        assertThat(words()).contains("Well done.", "Without help", "Next: ");
        assertThat(_get(PuzzleBoard.class).getElement().getProperty("finished", false))
                .isTrue();
    }

    @Test
    void keysThatAskMeanNothingInAFinishedGame() {
        var saved = begin(PROPER);
        solve();
        var words = words();
        for (var key : List.of("hint", "check", "solve", "all-steps", "fit")) {
            press(key);
            assertThat(words()).as(key).isEqualTo(words);
        }
        assertThat(totals(saved).isUnaided()).isTrue();
    }

    @Test
    void aSecondGameIsComparedWithTheFirst() {
        begin("kenken-3x3-gentle-1", PROPER);
        solveIn("80");
        assertThat(words()).contains("01:20", "Your first Gentle 3\u00a0×\u00a03.");
        begin("kenken-3x3-gentle-2", PROPER);
        solveIn("95");
        assertThat(words()).contains("01:35", "Your best is 01:20.");
        begin("kenken-3x3-easy-1", PROPER);
        solveIn("70");
        assertThat(words()).contains("01:10", "Your first Easy 3\u00a0×\u00a03.");
    }

    @Test
    void theLastEntryBringsTheTimeThatTheGameTook() {
        var saved = begin(PROPER);
        solveIn("83.9");

        assertThat(words()).contains("Well done.").contains("01:23");
        assertThat(totals(saved).elapsed()).isEqualTo(Duration.ofSeconds(83));
    }

    private void begin(String source, String text) {
        var entry = PuzzleFormats.read(text).getFirst();
        open("play/" + games.newGames().start(player.id(), entry, source).id());
    }

    private void solveIn(String seconds) {
        int last = SOLUTION.length - 1;
        for (int cell = 0; cell < last; cell++) {
            type(cell, SOLUTION[cell]);
        }
        enter(
                "play",
                "\"changes\":[{\"cell\":%d,\"digit\":%d}],\"elapsed\":%s".formatted(last, SOLUTION[last], seconds));
    }

    @Test
    void aFinishedGameWhoseGridChangesSaysSoAndItsClockStays() {
        begin(PROPER);
        solve();
        assertThat(words()).doesNotContain("The grid has changed since");
        enter("undo");
        assertThat(words()).contains("The grid has changed since");
        assertThat(_get(PlayTimer.class).getElement().getProperty("stopped", false))
                .isTrue();
        enter("redo");
        assertThat(words()).contains("Well done.").doesNotContain("The grid has changed since");
    }

    @Test
    void theCardOfAFinishedGameCanBeOpenedAgain() {
        begin(PROPER);
        assertThat(isOnPage("finish-show")).isFalse();
        solve();
        assertThat(isOnPage("finish-show")).isFalse();
        DrawnCard.close("finish");
        assertThat(words())
                .doesNotContain("Well done.", "Your game, move by move")
                .contains("Show the result");
        click("finish-show");
        assertThat(words()).contains("Well done.", "Gentle", "Bottlenecks").doesNotContain("Show the result");
        assertThat(words()).containsOnlyOnce("Your game, move by move");
        DrawnCard.close("finish");
        enter("undo");
        assertThat(isOnPage("finish-show")).isFalse();
    }

    @Test
    void aCardThatIsClosedWhenItIsThereNoMoreIsNotOfferedAgain() {
        begin(PROPER);
        solve();
        var late = DrawnCard.closing("finish");
        enter("undo");
        late.run();
        assertThat(isOnPage("finish-show")).isFalse();
    }

    @Test
    void theMenuOffersNothingThatWouldDoNothing() {
        begin(PROPER);
        assertThat(menu()).contains("menu-branch", "menu-fill", "menu-steps").doesNotContain("menu-restart");
        solve();
        assertThat(menu())
                .doesNotContain("menu-branch", "menu-fill", "menu-steps")
                .contains("menu-restart");
        click("menu-restart");
        assertThat(menu()).contains("menu-branch", "menu-fill", "menu-steps").doesNotContain("menu-restart");
    }

    private static List<String> menu() {
        return _find(Tool.class, spec -> spec.withPredicate(Tool::isEnabled)).stream()
                .flatMap(tool -> tool.getId().stream())
                .filter(id -> id.startsWith("menu-"))
                .toList();
    }

    @Test
    void theReplayOfAFinishedGameEndsAtItsFinish() {
        begin(PROPER);
        type(0, 3);
        enter("undo");
        enter("redo");
        solve();
        assertThat(_get(PlaybackPlayer.class).playback().frames()).hasSize(1 + 3 + SOLUTION.length);
        enter("undo");
        enter("redo");
        assertThat(_get(PlaybackPlayer.class).playback().frames()).hasSize(1 + 3 + SOLUTION.length);
    }

    @Test
    void aFullBoardThatIsWrongSaysSoWithoutSayingWhere() {
        begin(PROPER);
        for (int cell = 0; cell < SOLUTION.length; cell++) {
            type(cell, cell == 8 ? 3 : SOLUTION[cell]);
        }
        assertThat(words()).contains("The board is full, but something is wrong.");
        assertThat(told("wrong")).isNullOrEmpty();
    }

    @Test
    void severalSolutionsAreSaidAndTwoCanBeLookedAt() {
        begin(AMBIGUOUS);
        assertThat(words()).contains("several solutions");
        _click(_get(Tool.class, spec -> spec.withPredicate(tool -> text(tool).equals("Show two solutions"))));
        assertThat(told("position")).hasSize(9);
        assertThat(told("highlights").path("cells")).isNotEmpty();
        _click(_get(Tool.class, spec -> spec.withPredicate(tool -> text(tool).equals("Back to my game"))));
        assertThat(told("position").isNull()).isTrue();
    }

    @Test
    void cluesThatCannotStandTogetherAreNamedAndLit() {
        begin(IMPOSSIBLE);
        assertThat(words()).contains("This puzzle has no solution");
        _click(_get(Tool.class, spec -> spec.withPredicate(tool -> text(tool).equals("Show them"))));
        assertThat(told("highlights").path("clues")).hasSize(2);
    }

    @Test
    void ofOneClueThatCannotBeMetTheButtonShowsIt() {
        begin(UNMEETABLE);
        assertThat(words()).contains("the cage 9+ in row 1 cannot be met");
        _click(_get(Tool.class, spec -> spec.withPredicate(tool -> text(tool).equals("Show it"))));
        assertThat(told("highlights").path("clues")).hasSize(1);
        _get(Tool.class, spec -> spec.withPredicate(tool -> text(tool).equals("Hide it")));
    }

    @Test
    void somebodyElsesGameIsAsUnknownAsNone() {
        var saved = begin(PROPER);
        anotherPlayer();
        open("play/" + saved.id());
        _assertNone(PuzzleBoard.class);
        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
        open("play/" + saved.id() + "/solve");
        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
        open("play/no-such-game");
        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
    }

    @Test
    void aGameThatIsDeletedElsewhereIsShownNoMore() {
        var saved = begin(PROPER);
        games.delete(saved.player(), saved.id());

        type(0, 1);

        _assertNone(PuzzleBoard.class);
        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
    }

    @Test
    void theKeysAreListedOnDemand() {
        begin(PROPER);
        press("help");
        _assertOne(KeyHelp.class);
    }

    private static String text(Tool tool) {
        return PageText.of(tool);
    }
}
