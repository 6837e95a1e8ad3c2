package org.crosscage.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.PuzzleFormats;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

abstract class GameServiceContract extends StorageContract {

    private static final Instant BEGINNING = Instant.parse("2026-11-20T12:00:00.123456Z");
    private static final PuzzleEntry ENTRY = new PuzzleEntry(
            "first",
            Map.of("title", "The first one"),
            Boards.kenKen(),
            Optional.of(Solution.of(Boards.KENKEN_SOLUTION)),
            List.of());
    private static final PuzzleEntry BIG = PuzzleEntry.of("big", Boards.singles(9));

    private final AtomicReference<Instant> now = new AtomicReference<>(BEGINNING);
    private final InstantSource clock = now::get;
    private GameService games;
    private long player;

    @BeforeEach
    void begin() {
        now.set(BEGINNING);
        games = newService();
        player = newPlayer();
    }

    /// A service that remembers nothing, as after a restart of the server.
    private GameService newService() {
        var store = new GameStore(client, transactions, PuzzleFormats.TEXT);
        return new GameService(store, clock, new SecureRandom());
    }

    @Test
    void aNewGameIsStoredAtOnce() {
        var started = games.start(player, ENTRY, "pack/first");

        assertThat(newService().load(player, started.id())).hasValueSatisfying(loaded -> {
            assertThat(loaded.entry()).isEqualTo(ENTRY);
            assertThat(loaded.source()).isEqualTo("pack/first");
            assertThat(loaded.version()).isZero();
            assertThat(loaded.created()).isEqualTo(BEGINNING);
            assertThat(loaded.tally()).isEqualTo(started.tally());
        });
    }

    @Test
    void anAnsweredOpSurvivesARestartOfTheServer() {
        var id = newGame();
        games.submit(player, id, "tab", 1, digit(0, 1));
        games.submit(player, id, "tab", 2, digit(1, 2));
        games.submit(player, id, "tab", 3, new Op.Undo());

        var loaded = newService().load(player, id).orElseThrow();

        assertThat(loaded.version()).isEqualTo(3);
        assertThat(loaded.game().cursor()).isEqualTo(1);
        assertThat(loaded.game().moves()).hasSize(2);
        assertThat(loaded.game().position().digit(0)).isEqualTo(1);
    }

    @Test
    void aKakuroComesBackWithItsGivenDigits() {
        var kakuro = PuzzleEntry.of("given", Boards.kakuroWithGiven());

        var id = games.start(player, kakuro, "").id();

        assertThat(newService().load(player, id).orElseThrow().game().puzzle()).isEqualTo(kakuro.puzzle());
    }

    @Test
    void aPuzzleWithoutANameIsKeptToo() {
        var id = games.start(player, PuzzleEntry.of("", Boards.kenKen()), "").id();

        assertThat(newService().load(player, id).orElseThrow().game().puzzle()).isEqualTo(Boards.kenKen());
    }

    @Test
    void versionsCountTheOpsOfAllTabs() {
        var id = newGame();

        var versions = List.of(
                games.submit(player, id, "tab", 1, digit(0, 1)).op().version(),
                games.submit(player, id, "other", 1, digit(0, 2)).op().version(),
                games.submit(player, id, "tab", 2, digit(0, 3)).op().version());

        assertThat(versions).containsExactly(1L, 2L, 3L);
    }

    @Test
    void anOpSentAgainIsAnsweredWithTheStoredEntry() {
        var id = newGame();
        var first = games.submit(player, id, "tab", 1, digit(0, 1));
        now.set(BEGINNING.plusSeconds(5));

        var again = games.submit(player, id, "tab", 1, digit(0, 2));

        assertThat(again).isEqualTo(new Submission(first.op(), true));
        assertThat(games.load(player, id).orElseThrow().version()).isEqualTo(1);
    }

    @Test
    void anOpSentAgainAfterARestartIsStoredOnce() {
        var id = newGame();
        var first = games.submit(player, id, "tab", 1, digit(0, 1));
        games.submit(player, id, "tab", 2, digit(1, 2));

        var again = newService().submit(player, id, "tab", 1, digit(0, 1));

        assertThat(again).isEqualTo(new Submission(first.op(), true));
        assertThat(games.opsSince(player, id, 0)).hasSize(2);
    }

    @Test
    void twoServersOnOneDatabaseShareOneLog() {
        var id = newGame();
        var other = newService();
        games.submit(player, id, "tab", 1, digit(0, 1));
        other.submit(player, id, "other", 1, digit(1, 2));

        var third = games.submit(player, id, "tab", 2, digit(2, 3));

        assertThat(third.op().version()).isEqualTo(3);
        assertThat(games.load(player, id).orElseThrow().game().position().digit(1))
                .isEqualTo(2);
    }

    @Test
    void aMoveThatCannotBeMadeIsRefusedAndNotStored() {
        var id = newGame();

        assertThatThrownBy(() -> games.submit(player, id, "tab", 1, digit(0, 4)))
                .isInstanceOf(MoveException.class)
                .hasMessage("digit 4 in r1c1 is not one of {1 2 3}");
        assertThat(games.submit(player, id, "tab", 1, digit(0, 3)).op().version())
                .isEqualTo(1);
    }

    @Test
    void aSenderWithoutProperNameOrNumberIsRefused() {
        var id = newGame();

        assertThatThrownBy(() -> games.submit(player, id, "", 1, digit(0, 1))).isInstanceOf(MoveException.class);
        assertThatThrownBy(() -> games.submit(player, id, "a b", 1, digit(0, 1)))
                .isInstanceOf(MoveException.class);
        assertThatThrownBy(() -> games.submit(player, id, "x".repeat(65), 1, digit(0, 1)))
                .isInstanceOf(MoveException.class);
        assertThatThrownBy(() -> games.submit(player, id, "tab", 0, digit(0, 1)))
                .isInstanceOf(MoveException.class);
    }

    @Test
    void somebodyElsesGameIsAsUnknownAsNone() {
        var foreign = newGame();
        games.submit(player, foreign, "tab", 1, digit(0, 1));
        long stranger = newPlayer();

        for (var id : List.of(foreign, "AAAAAAAAAAAAAAAAAAAAAA", "", "no id", "\0".repeat(22))) {
            assertThat(games.load(stranger, id)).isEmpty();
            for (Callable<?> attempt : List.<Callable<?>>of(
                    () -> games.submit(stranger, id, "tab", 1, digit(0, 1)),
                    () -> games.rewind(stranger, id, 0),
                    () -> games.opsSince(stranger, id, 0),
                    () -> games.watch(stranger, id, (_, _) -> {}))) {
                assertThatThrownBy(attempt::call)
                        .isExactlyInstanceOf(UnknownGameException.class)
                        .hasMessage("this player has no such game");
            }
        }
    }

    @Test
    void manyTabsAtOnceMakeOneLogWithoutGaps() throws Exception {
        var id = games.start(player, BIG, "").id();
        var heard = Collections.synchronizedList(new ArrayList<Long>());
        try (var _ = games.watch(player, id, (op, _) -> heard.add(op.version()));
                var threads = Executors.newFixedThreadPool(12)) {
            var tabs = IntStream.range(0, 12)
                    .mapToObj(tab -> (Callable<Void>) () -> {
                        for (int seq = 1; seq <= 25; seq++) {
                            games.submit(player, id, "tab" + tab, seq, digit(tab, seq % 9 + 1));
                        }
                        return null;
                    })
                    .toList();
            for (var done : threads.invokeAll(tabs)) {
                done.get();
            }
        }

        var log = newService().opsSince(player, id, 0);
        assertThat(log).extracting(LoggedOp::version).containsExactlyElementsOf(upTo(300));
        assertThat(heard).containsExactlyElementsOf(upTo(300));
        for (int tab = 0; tab < 12; tab++) {
            var name = "tab" + tab;
            assertThat(log.stream().filter(op -> op.client().equals(name)).map(LoggedOp::seq))
                    .containsExactlyElementsOf(upTo(25));
        }
        assertThat(games.load(player, id).orElseThrow().game().moves())
                .isEqualTo(newService().load(player, id).orElseThrow().game().moves());
    }

    @Test
    void manyThreadsThatSendTheSameOpsStoreEachOnce() throws Exception {
        var id = games.start(player, BIG, "").id();
        try (var threads = Executors.newFixedThreadPool(8)) {
            var senders = Collections.nCopies(8, (Callable<List<Long>>) () -> LongStream.rangeClosed(1, 20)
                    .mapToObj(seq -> games.submit(player, id, "tab", seq, digit(0, (int) seq % 9 + 1)))
                    .map(answer -> answer.op().seq())
                    .toList());
            for (var done : threads.invokeAll(senders)) {
                assertThat(done.get()).containsExactlyElementsOf(upTo(20));
            }
        }

        assertThat(games.opsSince(player, id, 0)).extracting(LoggedOp::version).containsExactlyElementsOf(upTo(20));
    }

    @Test
    void twoServersAtOnceMakeOneLogWithoutGaps() throws Exception {
        var id = games.start(player, BIG, "").id();
        var servers = List.of(games, newService());
        try (var threads = Executors.newFixedThreadPool(2)) {
            var senders = IntStream.range(0, 2)
                    .mapToObj(server -> (Callable<Void>) () -> {
                        for (int seq = 1; seq <= 40; seq++) {
                            servers.get(server).submit(player, id, "server" + server, seq, digit(server, seq % 9 + 1));
                        }
                        return null;
                    })
                    .toList();
            for (var done : threads.invokeAll(senders)) {
                done.get();
            }
        }

        assertThat(games.opsSince(player, id, 0)).extracting(LoggedOp::version).containsExactlyElementsOf(upTo(80));
    }

    @Test
    void aListenerHearsWhatIsStoredAfterTheGameItWasGiven() {
        var id = newGame();
        games.submit(player, id, "tab", 1, digit(0, 1));
        var heard = new ArrayList<String>();

        try (var watch = games.watch(
                player,
                id,
                (op, after) -> heard.add(op.version() + " " + op.client() + " "
                        + after.position().digit(0)))) {
            assertThat(watch.game().version()).isEqualTo(1);
            games.submit(player, id, "other", 1, digit(0, 2));
            games.submit(player, id, "other", 1, digit(0, 2));
            games.submit(player, id, "tab", 2, new Op.Undo());
        }
        games.submit(player, id, "tab", 3, new Op.Redo());

        assertThat(heard).containsExactly("2 other 2", "3 tab 1");
    }

    @Test
    void aListenerThatFailsHarmsNobody() {
        var id = newGame();
        var heard = new ArrayList<Long>();
        games.watch(player, id, (_, _) -> {
            throw new IllegalStateException("this tab is gone");
        });
        games.watch(player, id, (op, _) -> heard.add(op.version()));

        games.submit(player, id, "tab", 1, digit(0, 1));

        assertThat(heard).containsExactly(1L);
    }

    @Test
    void aListenerMayItselfSubmit() {
        var id = newGame();
        var heard = new ArrayList<Long>();
        games.watch(player, id, (op, _) -> {
            heard.add(op.version());
            if (op.version() < 3) {
                games.submit(player, id, "echo", op.version(), digit(1, 2));
            }
        });

        games.submit(player, id, "tab", 1, digit(0, 1));

        assertThat(heard).containsExactly(1L, 2L, 3L);
    }

    @Test
    void opsSinceAVersionAreTheRestOfTheLog() {
        var id = newGame();
        var first = games.submit(player, id, "tab", 1, digit(0, 1)).op();
        var second =
                games.submit(player, id, "tab", 2, digit(0, Constraint.EMPTY)).op();

        assertThat(games.opsSince(player, id, 0)).containsExactly(first, second);
        assertThat(games.opsSince(player, id, 1)).containsExactly(second);
        assertThat(games.opsSince(player, id, 2)).isEmpty();
    }

    @Test
    void rewindingIsStoredAsUndosThatCanBeRedone() {
        var id = newGame();
        for (int cell = 0; cell < 3; cell++) {
            games.submit(player, id, "tab", cell + 1, digit(cell, 1));
        }

        var undos = games.rewind(player, id, 1);

        assertThat(undos).extracting(LoggedOp::version).containsExactly(4L, 5L);
        assertThat(undos).extracting(LoggedOp::op).containsOnly(new Op.Undo());
        assertThat(games.rewind(player, id, 1)).isEmpty();
        assertThat(games.rewind(player, id, 3)).hasSize(2);
        assertThat(newService().load(player, id).orElseThrow().game().cursor()).isEqualTo(3);
    }

    @Test
    void aFullGridThatKeepsTheRulesFinishesTheGameForGood() {
        var id = newGame();
        fill(id, Boards.KENKEN_SOLUTION);
        var finished = games.load(player, id).orElseThrow().tally().finished();
        now.set(BEGINNING.plusSeconds(60));
        games.submit(player, id, "after", 1, new Op.Undo());
        games.submit(player, id, "after", 2, new Op.Redo());

        assertThat(finished).hasValue(BEGINNING);
        assertThat(games.load(player, id).orElseThrow().tally().finished()).hasValue(BEGINNING);
    }

    @Test
    void aFullGridThatBreaksARuleFinishesNothing() {
        var id = newGame();
        fill(id, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        var loaded = games.load(player, id).orElseThrow();

        assertThat(loaded.game().outcome()).isEqualTo(Outcome.WRONG);
        assertThat(loaded.tally().finished()).isEmpty();
    }

    @Test
    void theTimePlayedNeverRunsBack() {
        var id = newGame();
        games.noteElapsed(player, id, Duration.ofSeconds(30));
        games.noteElapsed(player, id, Duration.ofSeconds(15));

        assertThat(games.load(player, id).orElseThrow().tally().elapsed()).isEqualTo(Duration.ofSeconds(30));
        assertThatThrownBy(() -> games.noteElapsed(player, id, Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void hintsAndTheirCostAddUp() {
        var id = newGame();
        games.noteHint(player, id, true, 1);
        games.noteHint(player, id, false, 4);
        games.noteHint(player, id, true, 1);

        var tally = games.load(player, id).orElseThrow().tally();

        assertThat(tally.hints()).isEqualTo(2);
        assertThat(tally.hintCost()).isEqualTo(6);
    }

    @Test
    void watchingTheSolutionIsRemembered() {
        var id = newGame();
        games.noteSolutionShown(player, id);

        assertThat(games.load(player, id).orElseThrow().tally().solutionShown()).isTrue();
    }

    @Test
    void begunGamesAreListedTheLastPlayedFirst() {
        newGame();
        var early = newGame();
        var late = newGame();
        games.submit(player, late, "tab", 1, digit(0, 1));
        now.set(BEGINNING.plusSeconds(1));
        games.submit(player, early, "tab", 1, digit(0, 1));
        games.submit(player, early, "tab", 2, digit(1, 1));

        var list = games.unfinished(player, 10);

        assertThat(list).extracting(GameSummary::id).containsExactly(early, late);
        assertThat(list).extracting(GameSummary::filled).containsExactly(2, 1);
        assertThat(list.getFirst().title()).isEqualTo("The first one");
        assertThat(list.getFirst().cells()).isEqualTo(9);
        assertThat(list.getFirst().kind()).isEqualTo("kenken");
        assertThat(list.getFirst().updated()).isEqualTo(BEGINNING.plusSeconds(1));
        assertThat(games.unfinished(player, 1)).hasSize(1);
        assertThat(games.unfinished(newPlayer(), 10)).isEmpty();
    }

    @Test
    void aFinishedGameMovesToTheOtherList() {
        var id = newGame();
        fill(id, Boards.KENKEN_SOLUTION);

        assertThat(games.unfinished(player, 10)).isEmpty();
        assertThat(games.finished(player, 10)).extracting(GameSummary::id).containsExactly(id);
    }

    @Test
    void sourcesTellWhatWasBegunAndWhatIsFinished() {
        var done = games.start(player, ENTRY, "pack/done").id();
        var open = games.start(player, ENTRY, "pack/open").id();
        fill(done, Boards.KENKEN_SOLUTION);

        assertThat(games.begunSources(player)).containsExactlyInAnyOrder("pack/done", "pack/open");
        assertThat(games.finishedSources(player)).containsExactly("pack/done");
        assertThat(games.unfinishedFrom(player, "pack/open")).hasValue(open);
        assertThat(games.unfinishedFrom(player, "pack/done")).isEmpty();
    }

    private String newGame() {
        return games.start(player, ENTRY, "").id();
    }

    private void fill(String id, int... digits) {
        for (int cell = 0; cell < digits.length; cell++) {
            games.submit(player, id, "filler", cell + 1, digit(cell, digits[cell]));
        }
    }

    private static Op digit(int cell, int digit) {
        return new Op.Play(Move.of(new Change.Digit(cell, digit)));
    }

    private static List<Long> upTo(long last) {
        return LongStream.rangeClosed(1, last).boxed().toList();
    }
}
