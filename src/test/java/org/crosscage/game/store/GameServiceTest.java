package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.UnknownGameException;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Boards;
import org.crosscage.teach.LargeKakuro;
import org.junit.jupiter.api.Test;

class GameServiceTest extends GamesContract {

    /// A solution finder that finds nothing out.
    private static final SolutionFinder IGNORANT = new SolutionFinder(new ExactSolver(), 1, 0, SearchLimit.ENDLESS);

    @Test
    void aNewGameIsStoredAtOnce() {
        var started = games.newGames().start(player, ENTRY, "pack/first");

        assertThat(newService().load(player, started.id())).hasValueSatisfying(loaded -> {
            assertThat(loaded.entry()).isEqualTo(ENTRY);
            assertThat(loaded.source()).isEqualTo("pack/first");
            assertThat(loaded.version()).isZero();
            assertThat(loaded.created()).isEqualTo(BEGINNING);
            assertThat(loaded.totals()).isEqualTo(started.totals());
        });
    }

    @Test
    void aBranchInsideOfFiftyIsRefusedAndNothingIsLost() {
        var id = newGame();
        for (int level = 1; level <= LogEntry.Branch.DEEPEST; level++) {
            games.append(player, id, "page", level, new LogEntry.Branch(level));
        }

        assertThatThrownBy(() -> games.append(player, id, "page", 51, new LogEntry.Branch(51)))
                .isInstanceOf(MoveException.class)
                .hasMessageContaining("level 51");

        games.append(player, id, "page", 52, digit(0, 1));
        var loaded = newService().load(player, id).orElseThrow();
        assertThat(loaded.version()).isEqualTo(51);
        assertThat(loaded.game().branches()).hasSize(50);
    }

    @Test
    void aMoveOfMoreThan64KilobytesIsRefused() {
        var large = LargeKakuro.of(200);
        var id = games.newGames().start(player, large, "").id();
        var move = new LogEntry.Play(LargeKakuro.digits(large.puzzle(), 10_000, 1));

        assertThatThrownBy(() -> games.append(player, id, "page", 1, move))
                .isInstanceOf(MoveException.class)
                .hasMessageContaining("more than 65536");

        assertThat(newService().load(player, id).orElseThrow().version()).isZero();
    }

    @Test
    void aFullLogTakesNothingMoreAndStaysAsItIs() {
        var large = LargeKakuro.of(200);
        var id = games.newGames().start(player, large, "").id();
        long seq = fillLog(large.puzzle(), id);
        var full = games.load(player, id).orElseThrow();

        for (var service : List.of(games, newService())) {
            assertThat(service.load(player, id).orElseThrow().log()).isEqualTo(full.log());
            assertThatThrownBy(() -> service.append(player, id, "page", seq + 1, sixtyKilobytes(large.puzzle(), 3)))
                    .isInstanceOf(FullLogException.class);
            assertThat(service.append(player, id, "page", seq, sixtyKilobytes(large.puzzle(), 1))
                            .repeated())
                    .isTrue();
            assertThat(service.load(player, id).orElseThrow().game().position())
                    .isEqualTo(full.game().position());
        }
    }

    /// While a page is open: otherwise so long a log would be read anew for each entry.
    private long fillLog(Puzzle puzzle, String id) {
        long seq = 0;
        try (var _ = games.listen(player, id, (_, _) -> {})) {
            while (true) {
                games.append(player, id, "page", seq + 1, sixtyKilobytes(puzzle, 1 + (int) (seq % 9)));
                seq++;
            }
        } catch (FullLogException e) {
            assertThat(e).hasMessageContaining("can have 100000 of 4194304");
            return seq;
        }
    }

    private static LogEntry sixtyKilobytes(Puzzle puzzle, int digit) {
        return new LogEntry.Play(LargeKakuro.digits(puzzle, 6_700, digit));
    }

    @Test
    void whatALinkHasFilledInOnALargeGridIsSeveralMoves() {
        var large = LargeKakuro.of(200);
        var filled = Game.of(large.puzzle())
                .play(LargeKakuro.digits(large.puzzle(), 40_000, 3))
                .position();

        var started = games.newGames().start(player, new SharedGame(large, Optional.of(filled), GameTerms.NONE), "");

        var loaded = newService().load(player, started.id()).orElseThrow();
        assertThat(loaded.game().position()).isEqualTo(filled);
        assertThat(loaded.version()).isGreaterThan(4);
    }

    /// A page has more than one reading of its puzzle.
    @Test
    void equalPuzzlesAreHeldOnce() {
        var first = newGame();
        var second = newGame();
        var other = games.newGames().start(player, BIG, "").id();
        var restarted = newService();

        var puzzle = restarted.load(player, first).orElseThrow().entry().puzzle();
        assertThat(restarted.load(player, second).orElseThrow().entry().puzzle())
                .isSameAs(puzzle);
        assertThat(restarted.load(player, other).orElseThrow().entry().puzzle()).isEqualTo(BIG.puzzle());
    }

    @Test
    void whatSomebodyPassedOnIsStoredWithItsTermsAndWhatWasFilledIn() {
        var squares = new ArrayList<>(Position.start(ENTRY.puzzle()).squares());
        squares.set(0, squares.getFirst().withDigit(2).withColour(45));
        squares.set(1, squares.get(1).withCandidates(Digits.of(1, 3)));
        var position = new Position(squares);
        var terms = new GameTerms(false, Optional.of(Tier.MEDIUM));
        var started = games.newGames().start(player, new SharedGame(ENTRY, Optional.of(position), terms), "p/2n");

        assertThat(newService().load(player, started.id())).hasValueSatisfying(loaded -> {
            assertThat(loaded.terms()).isEqualTo(terms);
            assertThat(loaded.game().position()).isEqualTo(position);
            assertThat(loaded.version()).isEqualTo(2); // it is help too
        });
        assertThat(games.load(player, newGame()).orElseThrow().terms()).isEqualTo(GameTerms.NONE);
    }

    @Test
    void anAnsweredEntrySurvivesARestartOfTheServer() {
        var id = newGame();
        games.append(player, id, "tab", 1, digit(0, 1));
        games.append(player, id, "tab", 2, digit(1, 2));
        games.append(player, id, "tab", 3, new LogEntry.Undo());

        var loaded = newService().load(player, id).orElseThrow();

        assertThat(loaded.version()).isEqualTo(3);
        assertThat(loaded.game().cursor()).isEqualTo(1);
        assertThat(loaded.game().turns()).hasSize(2);
        assertThat(loaded.game().position().digit(0)).isEqualTo(1);
    }

    @Test
    void anEntryOfANewerVersionStaysInTheLogAndChangesNothing() {
        var id = newGame();
        games.append(player, id, "tab", 1, digit(0, 1));
        client.sql("insert into game_op (game, version, client, seq, kind, move, stored)"
                        + " select id, 2, 'newer', 1, 'later', 'naked-pair 2', updated from game where id = ?")
                .param(id)
                .update();
        client.sql("update game set version = 2 where id = ?").param(id).update();

        var service = newService();
        var loaded = service.load(player, id).orElseThrow();
        assertThat(loaded.version()).isEqualTo(2);
        assertThat(loaded.game().turnCount()).isEqualTo(1);
        assertThat(service.append(player, id, "tab", 2, digit(1, 2)).entry().version())
                .isEqualTo(3);
        assertThat(games.entriesSince(player, id, 1))
                .extracting(StoredEntry::entry)
                .containsExactly(new LogEntry.Other("later", "naked-pair 2"), digit(1, 2));
    }

    @Test
    void branchesSurviveARestartOfTheServer() {
        var id = newGame();
        games.append(player, id, "tab", 1, digit(0, 1));
        games.append(player, id, "tab", 2, new LogEntry.Branch(1));
        games.append(player, id, "tab", 3, digit(1, 2));
        games.append(player, id, "tab", 4, new LogEntry.Branch(2));
        games.append(player, id, "tab", 5, digit(2, 3));
        games.append(player, id, "tab", 6, new LogEntry.Accept(2));

        var open = newService().load(player, id).orElseThrow().game();

        assertThat(open.branches()).hasSize(1);
        assertThat(open.branches().getFirst().moves()).isEqualTo(2);
        assertThat(open.levelOf(2)).isEqualTo(1);

        var crossedOut = Move.of(new Change.Candidates(1, Digits.of(3)));
        games.append(player, id, "other", 1, new LogEntry.Drop(1, Optional.of(crossedOut)));

        var dropped = newService().load(player, id).orElseThrow().game();

        assertThat(dropped.branches()).isEmpty();
        assertThat(dropped.position().filledCount()).isEqualTo(1);
        assertThat(dropped.position().square(1).candidates()).isEqualTo(Digits.of(3));
        assertThat(games.entriesSince(player, id, 0).getLast().entry())
                .isEqualTo(new LogEntry.Drop(1, Optional.of(crossedOut)));
    }

    @Test
    void puzzlesWithGivenDigitsAndWithoutANameComeBack() {
        for (var entry :
                List.of(PuzzleEntry.of("given", Boards.kakuroWithGiven()), PuzzleEntry.of("", Boards.kenKen()))) {
            var id = games.newGames().start(player, entry, "").id();
            assertThat(newService().load(player, id).orElseThrow().game().puzzle())
                    .isEqualTo(entry.puzzle());
        }
    }

    @Test
    void aPuzzleThatWouldNotComeBackFromItsTextIsRefused() {
        var endless = new PuzzleEntry(
                "endless", Map.of("title", "x".repeat(2000)), Boards.kenKen(), Optional.empty(), List.of());

        assertThatThrownBy(() -> games.newGames().start(player, endless, ""))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void onlyTheSolutionOfAPuzzleThatWasMadeHereIsKnownWithoutSearch() {
        var id = games.newGames().start(player, ENTRY, "kenken-3x3-1").id();

        var game = newService().load(player, id).orElseThrow().game();

        assertThat(IGNORANT.count(game, () -> true))
                .isEqualTo(new SolutionCount.One(Solution.of(Boards.KENKEN_SOLUTION)));
        var pasted = newService().load(player, newGame()).orElseThrow().game();
        assertThat(IGNORANT.count(pasted, () -> true)).isEqualTo(new SolutionCount.Unknown());
    }

    @Test
    void anEntrySentAgainIsTheStoredOneAlsoAfterARestart() {
        var id = newGame();
        var first = games.append(player, id, "tab", 1, digit(0, 1));
        games.append(player, id, "tab", 2, digit(1, 2));
        now.set(BEGINNING.plusSeconds(5));

        for (var service : List.of(games, newService())) {
            assertThat(service.append(player, id, "tab", 1, digit(0, 2)))
                    .isEqualTo(new GameService.Answer(first.entry(), true));
        }
        assertThat(games.entriesSince(player, id, 0)).hasSize(2);
    }

    @Test
    void aMoveThatCannotBeMadeIsRefusedAndNotStored() {
        var id = newGame();

        assertThatThrownBy(() -> games.append(player, id, "tab", 1, digit(0, 4)))
                .isInstanceOf(MoveException.class)
                .hasMessage("digit 4 in r1c1 is not one of {1 2 3}");
        assertThat(games.append(player, id, "tab", 1, digit(0, 3)).entry().version())
                .isEqualTo(1);
    }

    @Test
    void aSenderWithoutProperNameOrNumberIsRefused() {
        var id = newGame();

        assertThatThrownBy(() -> games.append(player, id, "", 1, digit(0, 1))).isInstanceOf(MoveException.class);
        assertThatThrownBy(() -> games.append(player, id, "a b", 1, digit(0, 1)))
                .isInstanceOf(MoveException.class);
        assertThatThrownBy(() -> games.append(player, id, "x".repeat(65), 1, digit(0, 1)))
                .isInstanceOf(MoveException.class);
        assertThatThrownBy(() -> games.append(player, id, "tab", 0, digit(0, 1)))
                .isInstanceOf(MoveException.class);
    }

    @Test
    void somebodyElsesGameIsAsUnknownAsNone() {
        var foreign = newGame();
        games.append(player, foreign, "tab", 1, digit(0, 1));
        long stranger = newPlayer();
        assertThat(games.isOwn(player, foreign)).isTrue();

        for (var id : List.of(foreign, "AAAAAAAAAAAAAAAAAAAAAA", "", "no id", "\0".repeat(22))) {
            assertThat(games.load(stranger, id)).isEmpty();
            assertThat(games.isOwn(stranger, id)).isFalse();
            for (Callable<?> attempt : List.<Callable<?>>of(
                    () -> games.append(stranger, id, "tab", 1, digit(0, 1)),
                    () -> games.rewind(stranger, id, 0, Optional.empty()),
                    () -> games.entriesSince(stranger, id, 0),
                    () -> games.listen(stranger, id, (_, _) -> {}))) {
                assertThatThrownBy(attempt::call)
                        .isExactlyInstanceOf(UnknownGameException.class)
                        .hasMessage("this player has no such game");
            }
        }
    }

    @Test
    void opsSinceAVersionAreTheRestOfTheLog() {
        var id = newGame();
        var first = games.append(player, id, "tab", 1, digit(0, 1)).entry();
        var second =
                games.append(player, id, "tab", 2, digit(0, Constraint.EMPTY)).entry();

        assertThat(games.entriesSince(player, id, 0)).containsExactly(first, second);
        assertThat(games.entriesSince(player, id, 1)).containsExactly(second);
        assertThat(games.entriesSince(player, id, 2)).isEmpty();
    }

    @Test
    void anEntryKnowsItsAuthorAndOneOfBeforeIsItsGamesPlayers() {
        var id = newGame();
        assertThat(games.append(player, id, "tab", 1, digit(0, 1)).entry().author())
                .isEqualTo(player);
        assertThat(games.rewind(player, id, 0, Optional.empty()))
                .extracting(StoredEntry::author)
                .containsExactly(player);
        var authors = client.sql("select author from game_op where game = ?")
                .param(id)
                .query(Long.class);
        assertThat(authors.list()).containsExactly(player, player);
        client.sql("update game_op set author = null where game = ? and version = 1")
                .param(id)
                .update();

        assertThat(newService().entriesSince(player, id, 0))
                .extracting(StoredEntry::author)
                .containsExactly(player, player);
    }

    @Test
    void rewindingIsStoredAsUndosThatCanBeRedone() {
        var id = newGame();
        for (int cell = 0; cell < 3; cell++) {
            games.append(player, id, "tab", cell + 1, digit(cell, 1));
        }

        var undos = games.rewind(player, id, 1, Optional.empty());

        assertThat(undos).extracting(StoredEntry::version).containsExactly(4L, 5L);
        assertThat(undos).extracting(StoredEntry::entry).containsOnly(new LogEntry.Undo());
        assertThat(games.rewind(player, id, 1, Optional.empty())).isEmpty();
        assertThat(games.rewind(player, id, 3, Optional.empty())).hasSize(2);
        assertThat(newService().load(player, id).orElseThrow().game().cursor()).isEqualTo(3);
    }
}
