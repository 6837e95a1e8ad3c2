package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Position;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameSummary;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.UnknownGameException;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.teach.Boards;
import org.crosscage.teach.PaidHelp;
import org.junit.jupiter.api.Test;

/// What is counted and listed of games.
class GameTotalsTest extends GamesContract {

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
        assertThat(games.note(player, id, LogEntry.Help.FREE)).isPresent();
        assertThat(games.note(player, id, LogEntry.Help.FREE)).isEmpty();
        var totals = games.load(player, id).orElseThrow().totals();
        assertThat(totals.hints()).isEqualTo(1);
        assertThat(totals.hintCost()).isZero();
        fill(id, Boards.KENKEN_SOLUTION);
        assertThat(games.load(player, id).orElseThrow().totals().hints()).isEqualTo(1);
    }

    @Test
    void helpCountsUntilTheGameIsFinished() {
        var id = newGame();
        games.note(player, id, GamesOfTests.hint("naked-single", 2));
        fill(id, Boards.KENKEN_SOLUTION);
        var totals = games.load(player, id).orElseThrow().totals();
        games.append(player, id, "tab", 1, new LogEntry.Undo());
        assertThat(games.note(player, id, LogEntry.Help.FREE)).isEmpty();
        assertThat(games.note(player, id, LogEntry.Help.SOLUTION)).isEmpty();
        assertThat(games.note(player, id, GamesOfTests.hint("naked-single", 4))).isPresent();
        games.append(player, id, "tab", 2, new LogEntry.Redo());

        assertThat(totals.hintCost()).isEqualTo(2);
        assertThat(games.load(player, id).orElseThrow().totals()).isEqualTo(totals);
        assertThat(new HintCosts(client).ofPlayer(player)).containsExactly(new HintCosts.Cost("naked-single", 1, 2, 1));
    }

    @Test
    void helpThatFinishesTheGameCounts() {
        var id = newGame();
        int last = Boards.KENKEN_SOLUTION.length - 1;
        fill(id, Arrays.copyOf(Boards.KENKEN_SOLUTION, last));
        var price = GamesOfTests.hint("naked-single", 4);

        games.take(player, id, true, Optional.of(price), List.of(digit(last, Boards.KENKEN_SOLUTION[last])));
        games.append(player, id, "tab", 1, new LogEntry.Undo());

        var totals = games.load(player, id).orElseThrow().totals();
        assertThat(totals.finished()).isPresent();
        assertThat(totals.hintCost()).isEqualTo(4);
        assertThat(new HintCosts(client).ofPlayer(player)).containsExactly(new HintCosts.Cost("naked-single", 1, 4, 1));
        assertThat(games.entriesUntilFinish(player, id)).hasSize(last + 2);
        assertThat(games.entriesSince(player, id, last))
                .extracting(entry -> LogEntryText.kind(entry.entry()), StoredEntry::isTheTeachers)
                .containsExactly(tuple("help", true), tuple("play", true), tuple("undo", false));
    }

    @Test
    void aGridThatALinkBringsFullIsFinishedWithHelp() {
        var entry = games.load(player, newGame()).orElseThrow().entry();
        var full = Position.of(Boards.KENKEN_SOLUTION);
        var game = games.newGames().start(player, new SharedGame(entry, Optional.of(full), GameTerms.NONE), "");
        assertThat(game.totals().finished()).hasValue(BEGINNING);
        assertThat(game.totals().hints()).isEqualTo(1);
        assertThat(game.totals().hintCost()).isZero();
    }

    @Test
    void theTimePlayedIsStoredWithWhatIsPlayedAndNeverRunsBack() {
        var id = newGame();
        games.append(player, id, "tab", 1, digit(0, 1), Duration.ofSeconds(30));
        games.append(player, id, "other", 1, digit(1, 1), Duration.ofSeconds(15));
        games.append(player, id, "tab", 2, digit(2, 1));

        assertThat(games.load(player, id).orElseThrow().totals().elapsed()).isEqualTo(Duration.ofSeconds(30));
        games.noteElapsed(player, id, Duration.ofSeconds(40));
        games.noteElapsed(player, id, Duration.ofSeconds(15));
        games.append(player, id, "tab", 3, digit(2, 2), Duration.ofSeconds(35));
        assertThat(games.load(player, id).orElseThrow().totals().elapsed()).isEqualTo(Duration.ofSeconds(40));
        assertThatThrownBy(() -> games.append(player, id, "tab", 4, digit(2, 1), Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> games.noteElapsed(player, id, Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(games.load(player, id).orElseThrow().version()).isEqualTo(4);
    }

    @Test
    void aFullGridFinishesTheGameForGoodWithTheTimeOfItsLastEntry() {
        var id = newGame();
        int last = Boards.KENKEN_SOLUTION.length - 1;
        fill(id, Arrays.copyOf(Boards.KENKEN_SOLUTION, last));
        games.append(player, id, "tab", 1, digit(last, Boards.KENKEN_SOLUTION[last]), Duration.ofSeconds(83));

        var totals = games.load(player, id).orElseThrow().totals();
        assertThat(totals.finished()).hasValue(BEGINNING);
        assertThat(totals.elapsed()).isEqualTo(Duration.ofSeconds(83));
        now.set(BEGINNING.plusSeconds(60));
        games.append(player, id, "tab", 2, new LogEntry.Undo(), Duration.ofSeconds(90));
        games.append(player, id, "tab", 3, new LogEntry.Redo(), Duration.ofSeconds(95));
        games.noteElapsed(player, id, Duration.ofSeconds(100));
        assertThat(games.load(player, id).orElseThrow().totals()).isEqualTo(totals);
    }

    @Test
    void helpIsAnEntryAndChangesNothingOnTheBoard() {
        var id = newGame();
        games.append(player, id, "tab", 1, digit(0, 1));

        var entry = games.note(player, id, GamesOfTests.hint("naked-single", 2)).orElseThrow();

        var game = games.load(player, id).orElseThrow();
        assertThat(game.version()).isEqualTo(entry.version()).isEqualTo(2);
        assertThat(game.game().turnCount()).isEqualTo(1);
        assertThat(games.entriesSince(player, id, 1)).containsExactly(entry);
        assertThat(entry.isTheTeachers()).isTrue();
        assertThat(entry.isPlay()).isFalse();
        games.append(player, id, "tab", 2, new LogEntry.Undo());
        assertThat(games.load(player, id).orElseThrow().totals().hintCost()).isEqualTo(2);
        assertThat(games.lists().unfinished(player, 10))
                .extracting(each -> each.totals().hints())
                .containsExactly(1);
    }

    @Test
    void whatHintsCostAddsUpAndIsKnownByTechnique() {
        var costs = new HintCosts(client);
        var one = newGame();
        var other = newGame();
        games.note(player, one, GamesOfTests.hint("naked-single", 1));
        games.note(player, one, furtherStages("naked-single", 4));
        games.note(player, other, GamesOfTests.hint("naked-single", 1));
        games.note(player, other, GamesOfTests.hint("cage-claims-line", 1));
        games.note(player, other, furtherStages("cage-claims-line", 4));
        games.note(player, other, GamesOfTests.hint("", 8));

        var totals = games.load(player, other).orElseThrow().totals();
        assertThat(totals.hints()).isEqualTo(3);
        assertThat(totals.hintCost()).isEqualTo(14);
        assertThat(costs.ofPlayer(player))
                .containsExactly(
                        new HintCosts.Cost("naked-single", 2, 6, 1), new HintCosts.Cost("cage-claims-line", 1, 5, 1));
        assertThat(costs.ofPlayer(newPlayer())).isEmpty();
        games.delete(player, other);
        assertThat(costs.ofPlayer(player)).containsExactly(new HintCosts.Cost("naked-single", 1, 5, 1));
    }

    private static LogEntry.Help furtherStages(String technique, int cost) {
        return new LogEntry.Help(LogEntry.Help.Sort.PAID, 0, cost, technique, "");
    }

    @Test
    void nobodyNotesHelpInAGameOfOthers() {
        var id = newGame();

        assertThatThrownBy(() -> games.note(newPlayer(), id, LogEntry.Help.SOLUTION))
                .isInstanceOf(UnknownGameException.class);
        assertThat(games.load(player, id).orElseThrow().version()).isZero();
    }

    @Test
    void whatIsPaidOfAPositionSurvivesARestart() {
        var id = newGame();
        var position = games.load(player, id).orElseThrow().game().position();
        var first = PaidHelp.of(paid(games, id), position).pay(List.of(PaidHelp.Answer.CHAIN));
        games.note(player, id, first.orElseThrow());
        var second = PaidHelp.of(paid(games, id), position).pay(List.of(PaidHelp.Answer.WHERE));
        games.note(player, id, second.orElseThrow());
        games.append(player, id, "tab", 1, digit(0, 1));
        games.note(player, id, LogEntry.Help.SOLUTION);

        for (var service : List.of(games, newService())) {
            assertThat(PaidHelp.of(paid(service, id), position).answers())
                    .containsExactlyInAnyOrder(PaidHelp.Answer.CHAIN, PaidHelp.Answer.WHERE);
        }
        assertThat(games.load(player, id).orElseThrow().totals().hintCost())
                .isEqualTo(PaidHelp.Answer.CHAIN.cost() + PaidHelp.Answer.WHERE.cost());
    }

    private String paid(GameService service, String id) {
        return service.load(player, id).orElseThrow().paid();
    }

    @Test
    void watchingTheSolutionIsRememberedOnce() {
        var id = newGame();
        assertThat(games.note(player, id, LogEntry.Help.SOLUTION)).isPresent();
        assertThat(games.note(player, id, LogEntry.Help.SOLUTION)).isEmpty();

        var game = games.load(player, id).orElseThrow();
        assertThat(game.totals().solutionShown()).isTrue();
        assertThat(game.totals().hints()).isZero();
        assertThat(game.version()).isOne();
    }

    @Test
    void lastGamesAreThoseThatWereFinishedOrGivenUp() {
        var finished = newGame();
        fill(finished, Boards.KENKEN_SOLUTION);
        fill(newGame(), Arrays.copyOf(Boards.KENKEN_SOLUTION, 2));
        now.set(BEGINNING.plusSeconds(1));
        var givenUp = newGame();
        games.note(player, givenUp, LogEntry.Help.SOLUTION);

        var last = games.lists().finishedOrGivenUp(player);

        assertThat(last).extracting(FinishedGame::id).containsExactly(finished, givenUp);
        assertThat(last).extracting(game -> game.totals().solutionShown()).containsExactly(false, true);
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
        var done = games.newGames().start(player, ENTRY, "pack/done").id();
        var open = games.newGames().start(player, ENTRY, "pack/open").id();
        fill(done, Boards.KENKEN_SOLUTION);

        assertThat(games.lists().begunSources(player)).containsExactlyInAnyOrder("pack/done", "pack/open");
        assertThat(games.lists().finishedSources(player)).containsExactly("pack/done");
        assertThat(games.lists().unfinishedFrom(player, "pack/open")).hasValue(open);
        assertThat(games.lists().unfinishedFrom(player, "pack/done")).isEmpty();
    }
}
