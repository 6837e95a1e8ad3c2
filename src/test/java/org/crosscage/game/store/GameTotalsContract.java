package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.game.GameSummary;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Boards;
import org.crosscage.teach.Hint;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.Refutation;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.api.Test;

/// What is counted and listed of games.
abstract class GameTotalsContract extends GamesContract {

    private static final Optional<String> SINGLE = Optional.of("naked-single");

    @Test
    void aFullGridThatKeepsTheRulesFinishesTheGameForGood() {
        var id = newGame();
        fill(id, Boards.KENKEN_SOLUTION);
        var finished = games.load(player, id).orElseThrow().totals().finished();
        now.set(BEGINNING.plusSeconds(60));
        games.append(player, id, "after", 1, new LogEntry.Undo());
        games.append(player, id, "after", 2, new LogEntry.Redo());

        assertThat(finished).hasValue(BEGINNING);
        assertThat(games.load(player, id).orElseThrow().totals().finished()).hasValue(BEGINNING);
    }

    @Test
    void aFullGridThatBreaksARuleFinishesNothing() {
        var id = newGame();
        fill(id, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        var loaded = games.load(player, id).orElseThrow();

        assertThat(loaded.game().outcome()).isEqualTo(Outcome.WRONG);
        assertThat(loaded.totals().finished()).isEmpty();
    }

    @Test
    void whatTheSolutionSaidWithoutAPriceIsHelpOnce() {
        var id = newGame();
        games.accounts().noteTold(player, id);
        games.accounts().noteTold(player, id);
        var totals = games.load(player, id).orElseThrow().totals();
        assertThat(totals.hints()).isEqualTo(1);
        assertThat(totals.hintCost()).isZero();
        fill(id, Boards.KENKEN_SOLUTION);
        assertThat(games.load(player, id).orElseThrow().totals().hints()).isEqualTo(1);
    }

    @Test
    void aFinishedGameStaysWithoutHelp() {
        var id = newGame();
        fill(id, Boards.KENKEN_SOLUTION);
        games.accounts().noteTold(player, id);
        assertThat(games.load(player, id).orElseThrow().totals().hints()).isZero();
    }

    @Test
    void aGridThatALinkBringsFullIsFinishedWithHelp() {
        var entry = games.load(player, newGame()).orElseThrow().entry();
        var full = Position.of(Boards.KENKEN_SOLUTION);
        var game = games.start(player, new SharedGame(entry, Optional.of(full), GameTerms.NONE), "");
        assertThat(game.totals().finished()).hasValue(BEGINNING);
        assertThat(game.totals().hints()).isEqualTo(1);
        assertThat(game.totals().hintCost()).isZero();
    }

    @Test
    void theTimePlayedNeverRunsBack() {
        var id = newGame();
        games.accounts().noteElapsed(player, id, Duration.ofSeconds(30));
        games.accounts().noteElapsed(player, id, Duration.ofSeconds(15));

        assertThat(games.load(player, id).orElseThrow().totals().elapsed()).isEqualTo(Duration.ofSeconds(30));
        assertThatThrownBy(() -> games.accounts().noteElapsed(player, id, Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theTimePlayedIsStoredWithWhatIsPlayedAndNeverRunsBack() {
        var id = newGame();
        games.append(player, id, "tab", 1, digit(0, 1), Duration.ofSeconds(30));
        games.append(player, id, "other", 1, digit(1, 1), Duration.ofSeconds(15));
        games.append(player, id, "tab", 2, digit(2, 1));

        assertThat(games.load(player, id).orElseThrow().totals().elapsed()).isEqualTo(Duration.ofSeconds(30));
        games.accounts().noteElapsed(player, id, Duration.ofSeconds(40));
        games.append(player, id, "tab", 3, digit(2, 2), Duration.ofSeconds(35));
        assertThat(games.load(player, id).orElseThrow().totals().elapsed()).isEqualTo(Duration.ofSeconds(40));
        assertThatThrownBy(() -> games.append(player, id, "tab", 4, digit(2, 1), Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(games.load(player, id).orElseThrow().version()).isEqualTo(4);
    }

    @Test
    void theTimeOfAFinishedGameIsThatOfItsLastEntry() {
        var id = newGame();
        int last = Boards.KENKEN_SOLUTION.length - 1;
        fill(id, Arrays.copyOf(Boards.KENKEN_SOLUTION, last));
        games.append(player, id, "tab", 1, digit(last, Boards.KENKEN_SOLUTION[last]), Duration.ofSeconds(83));

        var totals = games.load(player, id).orElseThrow().totals();
        assertThat(totals.finished()).hasValue(BEGINNING);
        assertThat(totals.elapsed()).isEqualTo(Duration.ofSeconds(83));
    }

    @Test
    void hintsAndTheirCostAddUp() {
        var id = newGame();
        games.accounts().noteHint(player, id, paid(1), SINGLE, 1, 1);
        games.accounts().noteHint(player, id, paid(2), SINGLE, 0, 4);
        games.accounts().noteHint(player, id, paid(1), SINGLE, 1, 1);

        var totals = games.load(player, id).orElseThrow().totals();

        assertThat(totals.hints()).isEqualTo(2);
        assertThat(totals.hintCost()).isEqualTo(6);
    }

    @Test
    void severalStagesOfAHintArePaidAtOnce() {
        var id = newGame();
        games.accounts().noteHint(player, id, paid(3), SINGLE, 1, 4);

        var totals = games.load(player, id).orElseThrow().totals();

        assertThat(totals.hints()).isEqualTo(1);
        assertThat(totals.hintCost()).isEqualTo(4);
        assertThat(new HintCosts(client).ofPlayer(player)).containsExactly(new HintCosts.Cost("naked-single", 1, 4, 1));
        assertThat(games.accounts().paidHint(player, id)).hasValue(paid(3));
    }

    @Test
    void whatHintsCostIsKnownByTechnique() {
        var costs = new HintCosts(client);
        var one = newGame();
        var other = newGame();
        games.accounts().noteHint(player, one, paid(1), SINGLE, 1, 1);
        games.accounts().noteHint(player, one, paid(2), SINGLE, 0, 1);
        games.accounts().noteHint(player, other, paid(1), SINGLE, 1, 1);
        games.accounts().noteHint(player, other, paid(1), Optional.of("cage-claims-line"), 1, 1);
        games.accounts().noteHint(player, other, paid(2), Optional.of("cage-claims-line"), 0, 4);
        games.accounts().noteHint(player, other, paid(1), Optional.empty(), 1, 8);

        assertThat(costs.ofPlayer(player))
                .containsExactly(
                        new HintCosts.Cost("cage-claims-line", 1, 5, 1), new HintCosts.Cost("naked-single", 2, 3, 1));
        assertThat(costs.ofPlayer(newPlayer())).isEmpty();
        games.delete(player, other);
        assertThat(costs.ofPlayer(player)).containsExactly(new HintCosts.Cost("naked-single", 1, 2, 1));
    }

    @Test
    void aNegativeCostIsRefused() {
        var id = newGame();

        assertThatThrownBy(() -> games.accounts().noteHint(player, id, paid(1), SINGLE, 1, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(id)
                .hasMessageContaining("-1");
        assertThat(games.accounts().paidHint(player, id)).isEmpty();
    }

    @Test
    void howFarAHintWasPaidForSurvivesARestart() {
        var id = newGame();
        assertThat(games.accounts().paidHint(player, id)).isEmpty();

        games.accounts().noteHint(player, id, paid(1), SINGLE, 1, 1);
        games.accounts().noteHint(player, id, paid(2), SINGLE, 0, 1);

        assertThat(newService().accounts().paidHint(player, id)).hasValue(paid(2));
    }

    @Test
    void whatWasAnsweredOfAPositionSurvivesARestart() {
        var id = newGame();
        var position = Game.of(Boards.kenKen()).position();
        assertThat(games.accounts().paidAnswers(player, id)).isEmpty();

        var paid = PaidAnswers.none(position).with(PaidAnswers.Answer.CHAIN).with(PaidAnswers.Answer.WHERE);
        games.accounts().noteHelp(player, id, paid, 3);

        assertThat(newService().accounts().paidAnswers(player, id)).hasValue(paid);
        assertThat(paid.isAbout(position)).isTrue();
        assertThat(games.load(player, id).orElseThrow().totals().hintCost()).isEqualTo(3);
    }

    @Test
    void aPaidHintGoesOnWhileTheDigitsAndMarksAreTheSame() {
        var paid = paid(2);
        var start = Game.of(Boards.kenKen());

        assertThat(paid.goesOn(start.position())).isTrue();
        assertThat(paid.goesOn(start.play(Examples.digit(0, 1)).position())).isFalse();
        assertThat(paid.goesOn(start.play(Examples.marks(0, 1)).position())).isFalse();
        assertThat(paid.goesOn(start.play(Examples.digit(0, 1)).undo().position()))
                .isTrue();
        assertThat(paid(4).goesOn(start.position())).isFalse();
    }

    /// A hint for the empty board of which so many stages were told.
    private static PaidHint paid(int told) {
        var hint = new Hint.WrongMarks(
                0,
                1,
                Digits.of(1),
                Digits.of(2),
                true,
                Boards.kenKen().unitsOf(0).getFirst(),
                new Refutation(List.of(), Contradiction.searched()),
                Examples.marks(0, 1, 2));
        return PaidHint.of(new AskedHint(hint, Position.start(Boards.kenKen()), told), OptionalInt.of(4));
    }

    @Test
    void watchingTheSolutionIsRemembered() {
        var id = newGame();
        games.accounts().noteSolutionShown(player, id);

        assertThat(games.load(player, id).orElseThrow().totals().solutionShown())
                .isTrue();
    }

    @Test
    void begunGamesAreListedTheLastPlayedFirst() {
        newGame();
        var early = newGame();
        var late = newGame();
        games.append(player, late, "tab", 1, digit(0, 1));
        now.set(BEGINNING.plusSeconds(1));
        games.append(player, early, "tab", 1, digit(0, 1));
        games.append(player, early, "tab", 2, digit(1, 1));

        var list = games.lists().unfinished(player, 10);

        assertThat(list).extracting(GameSummary::id).containsExactly(early, late);
        assertThat(list).extracting(GameSummary::filled).containsExactly(2, 1);
        assertThat(list.getFirst().title()).isEqualTo("The first one");
        assertThat(list.getFirst().cells()).isEqualTo(9);
        assertThat(list.getFirst().kind()).isEqualTo("kenken");
        assertThat(list.getFirst().updated()).isEqualTo(BEGINNING.plusSeconds(1));
        assertThat(games.lists().unfinished(player, 1)).hasSize(1);
        assertThat(games.lists().unfinished(newPlayer(), 10)).isEmpty();
    }

    @Test
    void aFinishedGameMovesToTheOtherList() {
        var id = newGame();
        fill(id, Boards.KENKEN_SOLUTION);

        assertThat(games.lists().unfinished(player, 10)).isEmpty();
        assertThat(games.lists().finished(player)).singleElement().satisfies(game -> {
            assertThat(game.id()).isEqualTo(id);
            assertThat(game.kind()).isEqualTo("kenken");
            assertThat(game.size()).isEqualTo(new Size(3, 3));
            assertThat(game.totals())
                    .isEqualTo(games.load(player, id).orElseThrow().totals());
            assertThat(game.finished()).isEqualTo(BEGINNING);
            assertThat(game.isGraded()).isFalse();
            assertThat(game.grade()).isEmpty();
        });
        assertThat(games.lists().finished(newPlayer())).isEmpty();
    }

    @Test
    void aListHasWhatIsWantedPageByPage() {
        var done = newGame();
        fill(done, Boards.KENKEN_SOLUTION);
        var open = newGame();
        now.set(BEGINNING.plusSeconds(1));
        games.append(player, open, "tab", 1, digit(0, 1));
        newGame();
        var all = GameLists.Filter.ALL;
        var finished = new GameLists.Filter(Optional.empty(), Optional.of(true));
        var unfinished = new GameLists.Filter(Optional.of("kenken"), Optional.of(false));
        var kakuro = new GameLists.Filter(Optional.of("kakuro"), Optional.empty());

        assertThat(ids(all, 0, 5)).containsExactly(open, done);
        assertThat(ids(all, 0, 1)).containsExactly(open);
        assertThat(ids(all, 1, 5)).containsExactly(done);
        assertThat(games.lists().count(player, all)).isEqualTo(2);
        assertThat(ids(finished, 0, 5)).containsExactly(done);
        assertThat(ids(unfinished, 0, 5)).containsExactly(open);
        assertThat(games.lists().count(player, unfinished)).isOne();
        assertThat(ids(kakuro, 0, 5)).isEmpty();
        assertThat(games.lists().count(newPlayer(), all)).isZero();
        assertThat(games.lists().find(player, open)).map(GameSummary::filled).hasValue(1);
        assertThat(games.lists().find(newPlayer(), open)).isEmpty();
    }

    private List<String> ids(GameLists.Filter filter, int from, int most) {
        return games.lists().listed(player, filter, from, most).stream()
                .map(GameSummary::id)
                .toList();
    }

    @Test
    void sourcesTellWhatWasBegunAndWhatIsFinished() {
        var done = games.start(player, ENTRY, "pack/done").id();
        var open = games.start(player, ENTRY, "pack/open").id();
        fill(done, Boards.KENKEN_SOLUTION);

        assertThat(games.lists().begunSources(player)).containsExactlyInAnyOrder("pack/done", "pack/open");
        assertThat(games.lists().finishedSources(player)).containsExactly("pack/done");
        assertThat(games.lists().unfinishedFrom(player, "pack/open")).hasValue(open);
        assertThat(games.lists().unfinishedFrom(player, "pack/done")).isEmpty();
    }
}
