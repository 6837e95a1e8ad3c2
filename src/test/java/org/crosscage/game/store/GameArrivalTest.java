package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.game.MoveText;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.game.SavedGame;
import org.crosscage.game.SourceNames;
import org.crosscage.game.StoredEntry;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Boards;
import org.crosscage.teach.LargeKakuro;
import org.crosscage.teach.PaidHelp;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games that were played elsewhere: on devices, and in what a file was exported from.
class GameArrivalTest extends GamesContract {

    private static final int CELLS = Boards.KENKEN_SOLUTION.length;

    private GameArrival arrival;
    private GamePacking packing;

    @BeforeEach
    void serve() {
        arrival = arrival(new ExactSolver(), List.of());
        packing = new GamePacking(client, games.store(), PuzzleFormats.TEXT, List.of(), clock, new SecureRandom());
    }

    private GameArrival arrival(Solver solver, List<SourceNames> names) {
        return new GameArrival(client, games, PuzzleFormats.TEXT, names, solver, clock);
    }

    /// A game on a device: what it got from the server, and what was played there since.
    private final class Sent {

        private final String id;
        private final ArchivedGame got;
        private final String page;
        private final List<String> lines = new ArrayList<>();
        private String begun;
        private String finished;
        private long seconds;
        private int hints;
        private int cost;
        private List<ArchivedGame.Cost> techniques;

        private Sent(GamePacking.Packed packed, String page) {
            this.id = packed.game().id();
            this.got = packed.archived();
            this.page = page;
            this.begun = got.begun().isEmpty() ? at(0).toString() : got.begun();
            this.finished = got.finished();
            this.seconds = got.seconds();
            this.hints = got.hints();
            this.cost = got.hintCost();
            this.techniques = got.techniques();
        }

        Sent line(Instant when, String what) {
            return raw(when + " " + page + " " + (lines.size() + 1) + " " + what);
        }

        Sent raw(String line) {
            lines.add(line);
            return this;
        }

        Sent solved(Instant from) {
            for (int cell = 0; cell < CELLS; cell++) {
                line(from.plusSeconds(cell), digit(cell));
            }
            return this;
        }

        ArchivedGame archived() {
            return new ArchivedGame(
                    got.source(),
                    got.terms(),
                    got.puzzle(),
                    begun,
                    finished,
                    seconds,
                    hints,
                    cost,
                    got.solutionShown(),
                    techniques,
                    Stream.concat(got.log().stream(), lines.stream()).toList());
        }

        /// An hour after the games began, unless it is later.
        ///
        /// @return its id here
        String arrives() {
            anHourLater();
            return arrival.fromDevice(player).take(id, archived());
        }

        void arrivesAt(Instant moment) {
            now.set(moment);
            arrives();
        }

        /// At the same time.
        ///
        /// @return whether anything of it was new
        boolean isImported() {
            anHourLater();
            return arrival.fromFile(player, () -> false).take(archived());
        }

        void isRefused(String path, String found) {
            assertThatThrownBy(this::arrives).isInstanceOfSatisfying(ArchiveException.class, e -> {
                assertThat(e.path()).isEqualTo(path);
                assertThat(e.arguments().toString()).contains(found);
            });
        }
    }

    private void anHourLater() {
        now.updateAndGet(time -> time.isBefore(at(60)) ? at(60) : time);
    }

    private Sent sent(String id, String page) {
        return new Sent(packing.packed(id).orElseThrow(), page);
    }

    private Sent notBegun(PuzzleEntry entry) {
        return new Sent(packing.notBegun(player, SharedGame.of(entry), entry.id()), "train");
    }

    private SavedGame loaded(String id) {
        var loaded = games.load(player, id).orElseThrow();
        assertThat(newService().load(player, id)).hasValueSatisfying(read -> {
            assertThat(read.version()).isEqualTo(loaded.version());
            assertThat(read.game().turns()).isEqualTo(loaded.game().turns());
            assertThat(read.totals()).isEqualTo(loaded.totals());
            assertThat(read.paid()).isEqualTo(loaded.paid());
        });
        return loaded;
    }

    private ArchivedGame packed(String id) {
        return packing.packed(id).orElseThrow().archived();
    }

    private List<Instant> times(String id) {
        return games.entriesSince(player, id, 0).stream()
                .map(StoredEntry::stored)
                .toList();
    }

    private int count() {
        return games.lists().listed(player, GameLists.Filter.ALL, 0, 1_000).size();
    }

    private static Instant at(int minute) {
        return BEGINNING.plus(Duration.ofMinutes(minute));
    }

    private static String digit(int cell) {
        return "play " + Boards.kenKen().shape().cell(cell) + "=" + Boards.KENKEN_SOLUTION[cell];
    }

    @Test
    void entriesComeInTheirOrderWithTheTimesOfTheDevice() {
        var id = newGame();
        games.append(player, id, "page", 1, digit(0, 1));
        var sent =
                sent(id, "train").line(at(5), "play r1c2=2").line(at(6), "undo").line(at(7), "play r1c3=3");
        sent.seconds = 400;

        assertThat(sent.arrives()).isEqualTo(id);

        assertThat(times(id)).containsExactly(BEGINNING, at(5), at(6), at(7));
        var game = loaded(id);
        assertThat(game.updated()).isEqualTo(at(7));
        assertThat(game.totals().elapsed()).isEqualTo(Duration.ofSeconds(400));
        assertThat(game.game().position().digit(2)).isEqualTo(3);
        assertThat(games.entriesSince(player, id, 3))
                .extracting(StoredEntry::client, StoredEntry::seq)
                .containsExactly(tuple("train", 3L));
    }

    @Test
    void whatIsSentAgainChangesNothingAndWhatCameSinceIsAdded() {
        var id = newGame();
        var sent = sent(id, "train").line(at(1), digit(0)).line(at(2), "help paid 1 3 naked-pair");
        sent.arrives();
        var first = packed(id);
        now.set(at(90));

        assertThat(sent.arrives()).isEqualTo(id);
        assertThat(packed(id)).isEqualTo(first);

        sent.line(at(61), digit(1)).arrives();
        assertThat(times(id)).containsExactly(at(1), at(2), at(61));
    }

    @Test
    void ofTwoDevicesTheLastToArriveWins() {
        var id = newGame();
        games.append(player, id, "page", 1, digit(0, 1));
        var one = sent(id, "train").line(at(1), "play r1c2=2").line(at(20), "play r1c3=3");
        var other = sent(id, "plane").line(at(10), "play r1c2=3");
        games.append(player, id, "page", 2, digit(5, 3));

        one.arrives();
        other.arrives();
        one.arrives();

        assertThat(games.entriesSince(player, id, 0))
                .extracting(StoredEntry::client)
                .containsExactly("page", "page", "train", "train", "plane");
        // time does not run backwards in a log
        assertThat(times(id)).containsExactly(BEGINNING, BEGINNING, at(1), at(20), at(20));
        assertThat(loaded(id).game().position().digit(1)).isEqualTo(3);
        assertThat(loaded(id).game().filled()).isEqualTo(4);
    }

    @Test
    void aPuzzleThatWasPlayedElsewhereIsBegunWithItsIdAndItsTotals() {
        var sent = notBegun(ENTRY).solved(at(5)).line(at(6), "help paid 1 2 naked-pair");
        sent.begun = at(4).toString();
        sent.seconds = 200;
        sent.hints = 1;
        sent.cost = 2;
        sent.techniques = List.of(new ArchivedGame.Cost("naked-pair", 1, 2), new ArchivedGame.Cost("made-up", 1, 1));

        assertThat(sent.arrives()).isEqualTo(sent.id);
        assertThat(sent.arrives()).isEqualTo(sent.id);

        var game = loaded(sent.id);
        assertThat(game.created()).isEqualTo(at(4));
        assertThat(game.source()).isEqualTo(ENTRY.id());
        assertThat(game.entry().puzzle()).isEqualTo(ENTRY.puzzle());
        assertThat(game.version()).isEqualTo(CELLS + 1);
        assertThat(game.totals().finished()).hasValue(at(5).plusSeconds(CELLS - 1));
        assertThat(game.totals().elapsed()).isEqualTo(Duration.ofSeconds(200));
        assertThat(game.totals().hints()).isEqualTo(1);
        assertThat(game.totals().hintCost()).isEqualTo(2);
        assertThat(packed(sent.id).techniques()).containsExactly(new ArchivedGame.Cost("naked-pair", 1, 2));
        assertThat(count()).isOne();
    }

    @Test
    void helpThatADeviceFinishedAGameWithCounts() {
        var running = newGame();
        games.append(player, running, "page", 1, digit(0, Boards.KENKEN_SOLUTION[0]));
        var sent = sent(running, "train");
        for (int cell = 1; cell < CELLS - 1; cell++) {
            sent.line(at(cell), digit(cell));
        }
        sent.line(at(20), "help paid 1 4 naked-pair")
                .line(at(20), digit(CELLS - 1))
                .line(at(21), "help paid 1 2 -");
        now.set(at(60));

        sent.arrives();

        assertThat(loaded(running).totals().finished()).hasValue(at(20));
        assertThat(loaded(running).totals().hintCost()).isEqualTo(4);
        assertThat(packed(running).techniques()).containsExactly(new ArchivedGame.Cost("naked-pair", 1, 4));
    }

    @Test
    void aGameIsFinishedNoEarlierThanByItsLog() {
        var sent = notBegun(ENTRY).solved(at(5)).line(at(6), "undo");
        sent.finished = at(1).toString(); // the clock of the device was set back
        now.set(at(60));

        sent.arrives();

        assertThat(loaded(sent.id).totals().finished()).hasValue(at(5).plusSeconds(CELLS - 1));
        assertThat(games.entriesUntilFinish(player, sent.id)).hasSize(CELLS);
    }

    @Test
    void whatADeviceBringsBehindTheFinishIsFromTheTimeAfterIt() {
        var id = newGame();
        var late = sent(id, "plane").line(at(1), digit(0));
        sent(id, "train").solved(at(5)).arrivesAt(at(60));

        late.arrivesAt(at(70));

        var finished = loaded(id).totals().finished().orElseThrow();
        assertThat(times(id).getLast()).isEqualTo(finished.plusMillis(1));
        assertThat(games.entriesUntilFinish(player, id)).hasSize(CELLS);
    }

    @Test
    void aPuzzleThatWasOnlyOpenedIsAGameWithoutEntries() {
        var sent = notBegun(ENTRY);

        assertThat(sent.arrives()).isEqualTo(sent.id);
        assertThat(sent.arrives()).isEqualTo(sent.id);

        assertThat(loaded(sent.id).version()).isZero();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFileAndItsDeviceBringOneGameInEitherOrder(boolean isFileFirst) {
        var sent = notBegun(ENTRY).line(at(1), digit(0)).line(at(2), "help paid 2 7 naked-pair");
        sent.hints = 2;
        sent.cost = 7;
        sent.techniques = List.of(new ArchivedGame.Cost("naked-pair", 2, 7));
        if (isFileFirst) {
            assertThat(sent.isImported()).isTrue();
        } else {
            sent.arrives();
        }

        var id = sent.arrives();
        assertThat(sent.isImported()).isFalse();
        sent.line(at(61), "help paid 1 4 hidden-single");
        now.set(at(70));
        if (isFileFirst) {
            assertThat(sent.arrives()).isEqualTo(id).isNotEqualTo(sent.id);
        } else {
            assertThat(sent.isImported()).isTrue();
        }

        assertThat(sent.isImported()).isFalse();
        assertThat(sent.arrives()).isEqualTo(id);
        assertThat(games.lists().begunSources(player)).containsExactly(ENTRY.id());
        assertThat(count()).isOne();
        assertThat(times(id)).containsExactly(at(1), at(2), at(61));
        var packed = packed(id);
        assertThat(packed.hints()).isEqualTo(3);
        assertThat(packed.hintCost()).isEqualTo(11);
        assertThat(packed.techniques())
                .containsExactly(
                        new ArchivedGame.Cost("hidden-single", 1, 4), new ArchivedGame.Cost("naked-pair", 2, 7));
    }

    @Test
    void gamesOfOnePuzzleThatBeganAtOtherMomentsAreTwo() {
        var one = notBegun(ENTRY).line(at(1), digit(0));
        var other = notBegun(ENTRY).line(at(2), digit(0)).line(at(3), digit(1));
        other.begun = at(1).toString();

        one.arrives();
        other.arrives();
        player = newPlayer();
        var anew = List.of(one.arrives(), other.arrives());

        assertThat(anew).doesNotHaveDuplicates().doesNotContain(one.id, other.id);
        assertThat(List.of(one.arrives(), other.arrives())).isEqualTo(anew);
        assertThat(times(anew.getFirst())).containsExactly(at(1));
        assertThat(times(anew.getLast())).containsExactly(at(2), at(3));
    }

    @Test
    void aGameOfAnotherPlayerIsBegunAnewOnceAndTheirsStaysAsItIs() {
        var id = newGame();
        games.append(player, id, "page", 1, digit(0, 1));
        var sent = sent(id, "train").line(at(5), "play r1c2=2").line(at(6), "help paid 3 9 -");
        var owner = player;
        player = newPlayer();
        sent.hints = 3;
        sent.cost = 9;

        var anew = sent.arrives();
        var again = sent.line(at(40), "play r1c3=3").arrives();

        assertThat(anew).isNotEqualTo(id).matches("[A-Za-z0-9_-]{22}").isEqualTo(again);
        assertThat(times(anew)).containsExactly(BEGINNING, at(5), at(6), at(40));
        assertThat(loaded(anew).totals().hints()).isEqualTo(3);
        assertThat(count()).isOne();
        assertThat(games.load(owner, id)).hasValueSatisfying(theirs -> {
            assertThat(theirs.version()).isEqualTo(1);
            assertThat(theirs.totals().hints()).isZero();
        });
    }

    @Test
    void anIdOfAnotherPuzzleIsAnotherGame() {
        var id = newGame();
        var sent = notBegun(BIG).line(at(1), "play r1c1=1");
        now.set(at(60));

        var here = arrival.fromDevice(player).take(id, sent.archived());

        assertThat(here).isNotEqualTo(id);
        assertThat(arrival.fromDevice(player).take(id, sent.archived())).isEqualTo(here);
        assertThat(loaded(here).entry().puzzle()).isEqualTo(BIG.puzzle());
        assertThat(loaded(id).version()).isZero();
    }

    @Test
    void aGameThatWasDeletedMeanwhileIsThereAgain() {
        var id = newGame();
        games.append(player, id, "page", 1, digit(0, 1), Duration.ofSeconds(50));
        var sent = sent(id, "train").line(at(5), "play r1c2=2");
        games.delete(player, id);

        assertThat(sent.arrives()).isEqualTo(id);

        assertThat(times(id)).containsExactly(BEGINNING, at(5));
        assertThat(loaded(id).totals().elapsed()).isEqualTo(Duration.ofSeconds(50));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-1000000000-01-01T00:00:00Z",
                "-271821-04-20T00:00:00Z",
                "1970-01-01T00:00:00Z",
                "2200-01-01T00:00:00Z",
                "+275760-09-13T00:00:00Z",
                "+1000000000-12-31T23:59:59Z"
            })
    void noMomentKeepsAnEntryAway(String moment) {
        var told = Instant.parse(moment);
        var begun = notBegun(ENTRY).line(told, digit(0)).line(at(9), digit(1));
        begun.begun = moment;
        var running = sent(newGame(), "train").line(told, digit(0)).line(at(9), digit(1));
        boolean isPast = told.isBefore(at(0));

        begun.arrives();
        running.arrives();

        var first = isPast ? ArchivedLog.FIRST : at(60);
        assertThat(times(begun.id)).containsExactly(first, isPast ? at(9) : at(60));
        assertThat(loaded(begun.id).created()).isEqualTo(first);
        assertThat(times(running.id)).containsExactly(isPast ? BEGINNING : at(60), isPast ? at(9) : at(60));
    }

    @Test
    void aGridIsFinishedWhenItFirstBecameFullAndRight() {
        var running = sent(newGame(), "train").solved(at(1)).line(at(5), "undo").line(at(6), "redo");
        var day = Duration.ofDays(1);
        now.set(at(60).plus(day));

        running.arrives();

        assertThat(loaded(running.id).totals().finished()).hasValue(at(1).plusSeconds(CELLS - 1));
    }

    @Test
    void aFinishIsNotBeforeWhatWasStoredMeanwhile() {
        var id = newGame();
        var sent = sent(id, "train").solved(at(1));
        now.set(at(30));
        games.append(player, id, "page", 1, digit(0, Boards.KENKEN_SOLUTION[0]));

        sent.arrives();

        assertThat(loaded(id).totals().finished()).hasValue(at(30));
    }

    @Test
    void whatIsFinishedStaysFinishedThenAndTookAsLong() {
        var id = newGame();
        var sent = sent(id, "train").solved(at(1)).line(at(2), "undo");
        sent.seconds = 900;
        games.noteElapsed(player, id, Duration.ofSeconds(30));
        fill(id, Boards.KENKEN_SOLUTION);

        sent.arrives();

        assertThat(loaded(id).totals().finished()).hasValue(BEGINNING);
        assertThat(loaded(id).totals().elapsed()).isEqualTo(Duration.ofSeconds(30));
        assertThat(loaded(id).version()).isEqualTo(2 * CELLS + 1);
    }

    @Test
    void helpIsCountedAsItsEntriesArriveUpToABound() {
        var id = newGame();
        var one = sent(id, "train")
                .line(at(1), "help paid 2 5 naked-pair")
                .line(at(2), "help free 1 0 -")
                .line(at(3), "help solution 0 0 -");
        var other = sent(id, "plane").line(at(4), "help paid 1 4 naked-pair").line(at(5), "help paid 1 3 x-wing");

        one.arrives();
        other.arrives();
        one.arrives();

        var totals = loaded(id).totals();
        assertThat(totals.hints()).isEqualTo(4);
        assertThat(totals.hintCost()).isEqualTo(12);
        assertThat(totals.solutionShown()).isTrue();
        assertThat(packed(id).techniques())
                .containsExactly(new ArchivedGame.Cost("naked-pair", 3, 9), new ArchivedGame.Cost("x-wing", 1, 3));

        other.line(at(6), "help paid 1000000 1000000 naked-pair").arrives();
        assertThat(loaded(id).totals().hints()).isEqualTo(1_000_000);
        assertThat(loaded(id).totals().hintCost()).isEqualTo(1_000_000);
        assertThat(packed(id).techniques()).contains(new ArchivedGame.Cost("naked-pair", 1_000_000, 1_000_000));
    }

    @Test
    void helpCountsThatArrivesInFrontOfTheFinish() {
        var id = newGame();
        var sent = sent(id, "train").line(at(1), "help paid 1 5 naked-pair").solved(at(2));
        sent.line(at(20), "undo").line(at(21), "help paid 1 3 x-wing").line(at(22), "redo");

        sent.arrives();
        sent(id, "plane").line(at(3), "help paid 1 4 naked-pair").arrives();

        assertThat(loaded(id).totals().hints()).isEqualTo(1);
        assertThat(packed(id).techniques()).containsExactly(new ArchivedGame.Cost("naked-pair", 1, 5));
        assertThat(loaded(id).version()).isEqualTo(CELLS + 5);
    }

    @Test
    void whatIsPaidOfThePositionOnADeviceIsPaidHereToo() {
        var id = newGame();
        var position = loaded(id).game().position();
        var paid = PaidHelp.of("", position).pay(List.of(PaidHelp.Answer.WHERE)).orElseThrow();
        var sent = sent(id, "train").line(at(1), "help paid 1 " + paid.cost() + " - " + paid.paid());

        sent.arrives();

        assertThat(PaidHelp.of(loaded(id).paid(), position).has(PaidHelp.Answer.WHERE))
                .isTrue();
    }

    @Test
    void aLineOfANewerVersionArrivesAsItIsAndChangesNothing() {
        var id = newGame();
        var sent = sent(id, "train").line(at(5), "play r1c2=2").line(at(6), "newer naked-pair 2");

        sent.arrives();

        assertThat(loaded(id).version()).isEqualTo(2);
        assertThat(loaded(id).game().turnCount()).isEqualTo(1);
        assertThat(packed(id).log().getLast()).isEqualTo(at(6) + " train 2 newer naked-pair 2");
        games.delete(player, id);
        assertThat(sent.isImported()).isTrue();
        assertThat(client.sql("select move from game_op where kind = 'newer'")
                        .query(String.class)
                        .single())
                .isEqualTo("naked-pair 2");
    }

    @Test
    void branchesInsideOfFiftyArePassedOver() {
        var sent = sent(newGame(), "train");
        for (int level = 1; level <= 30_000; level++) {
            sent.line(at(1), "branch " + level);
        }
        sent.line(at(2), digit(0));

        sent.arrives();

        assertThat(loaded(sent.id).version()).isEqualTo(51);
        assertThat(loaded(sent.id).game().branches()).hasSize(50);
        assertThat(loaded(sent.id).game().filled()).isOne();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "gibberish",
                "2026-11-20T12:01:00Z train 1 undo",
                "2026-11-20T12:01:00Z train 9 play r1c2=4",
                "2026-11-20T12:01:00Z train 9 play r9c9=1",
                "2026-11-20T12:01:00Z train 9 branch 0",
                "2026-11-20T12:01:00Z train 0 undo",
                "2026-11-20T12:01:00Z tr/ain 9 undo",
                "yesterday train 9 undo",
            })
    void oneBadLineRefusesTheWholeGameWithItsPlace(String line) {
        var running = sent(newGame(), "train").line(at(1), digit(0)).raw(line).line(at(3), digit(1));
        var begun = notBegun(ENTRY).line(at(1), digit(0)).raw(line);

        for (var sent : List.of(running, begun)) {
            sent.isRefused("archived.log[1]", line.startsWith("yesterday") ? "yesterday" : line);
            assertThatThrownBy(sent::isImported).isInstanceOf(ArchiveException.class);
        }

        assertThat(times(running.id)).isEmpty();
        assertThat(count()).isZero();
        running.lines.remove(1);
        running.arrives();
        assertThat(times(running.id)).containsExactly(at(1), at(3));
    }

    @Test
    void aBadLineIsRefusedThoughAllOthersAreThere() {
        var sent = sent(newGame(), "train").line(at(1), digit(0));
        sent.arrives();

        sent.raw("gibberish").isRefused("archived.log[1]", "gibberish");
    }

    @Test
    void linesAreNotReadPastTheLongest() {
        var sent = sent(newGame(), "train").line(at(1), "play " + "r1c1=1 ".repeat(10_000));

        sent.isRefused("archived.log[0]", Integer.toString(LogSize.MOST_BYTES_OF_ENTRY));
        sent.lines.clear();
        Collections.nCopies(LogSize.MOST_ENTRIES + 1, at(1) + " train 1 undo").forEach(sent::raw);
        sent.isRefused("archived.log", Integer.toString(LogSize.MOST_ENTRIES));
        assertThat(times(sent.id)).isEmpty();
    }

    @Test
    void aLogThatBecomesTooLargeIsRefused() {
        var large = LargeKakuro.of(200);
        var sent = notBegun(large);
        for (int i = 0; i < 70; i++) {
            var digits = LargeKakuro.digits(large.puzzle(), 6_700, 1 + i % 9);
            sent.line(at(i), "play " + MoveText.write(digits, large.puzzle().shape()));
        }
        now.set(at(100));

        sent.isRefused("archived.log", Integer.toString(LogSize.MOST_BYTES));
        sent.lines.subList(40, 70).clear();
        assertThat(loaded(sent.arrives()).version()).isEqualTo(40);
    }

    @ParameterizedTest
    @CsvSource({
        "archived.puzzle, nonsense",
        "archived.begun, yesterday",
        "archived.finished, soon",
        "archived.finished, 2026-11-20T12:00:00Z",
        "archived.seconds, -1",
        "archived.hints, 1000001",
        "archived.hintCost, -1",
        "archived.terms, whatever",
        "archived.techniques[0].technique, Naked Pair!",
        "archived.techniques[0].cost, -5",
        "id, ../../etc/passwd",
    })
    void whateverElseIsWrongIsSaidWithItsPlaceAndItsValue(String path, String value) {
        var good = notBegun(ENTRY).line(at(1), digit(0));
        now.set(at(60));
        boolean isId = path.equals("id");
        var archived = isId ? good.archived() : WrongGames.of(good.archived(), path, value);

        assertThatThrownBy(() -> arrival.fromDevice(player).take(isId ? value : good.id, archived))
                .isInstanceOfSatisfying(ArchiveException.class, e -> {
                    assertThat(e.path()).isEqualTo(path);
                    assertThat(e.arguments().get("found").toString()).contains(value);
                });
        assertThat(games.load(player, good.id)).isEmpty();
    }

    /// As of a set that takes no game of this player.
    @Test
    void aGameThatDoesNotFitWhereItIsSaidToBeFromIsOfNowhereAndComesOnce() {
        var names = new SourceNames() {
            @Override
            public String packed(String source) {
                return source;
            }

            @Override
            public String unpacked(String written, Puzzle puzzle) {
                return written;
            }

            @Override
            public boolean fits(String source, Claim game) {
                return !source.equals(ENTRY.id()) || game.player() != player;
            }
        };
        arrival = arrival(new ExactSolver(), List.of(names));
        var sent = notBegun(ENTRY).line(at(1), digit(0));

        assertThat(sent.isImported()).isTrue();
        var id = sent.arrives();

        assertThat(loaded(id).source()).isEmpty();
        assertThat(sent.isImported()).isFalse();
        assertThat(count()).isOne();
    }

    @Test
    void theSolutionsOfAllGamesThatAreSentTogetherAreLookedIntoTogether() {
        var solver = new Endless();
        arrival = arrival(solver, List.of());
        now.set(at(60));
        var together = arrival.fromDevice(player);
        for (int i = 0; i < 30; i++) {
            var sent = notBegun(ENTRY).line(at(i), digit(0));
            sent.begun = at(i).toString();
            together.take(sent.id, sent.archived());
            assertThat(loaded(sent.id).entry().solution()).isEmpty();
        }

        assertThat(solver.nodes * CELLS).isBetween(1L, GameArrival.CELLS_OF_DEVICE);
        assertThat(count()).isEqualTo(30);
    }

    /// Looks at as many nodes as it may and finds nothing.
    private static final class Endless implements Solver {

        private long nodes;

        @Override
        public String id() {
            return "endless";
        }

        @Override
        public SolverResult solve(Puzzle puzzle, SolverContext context) {
            nodes += context.limits().nodes();
            return new SolverResult(List.of(), false, context.limits().nodes());
        }
    }

    @Test
    void whoHasTheGameOpenHearsOfEveryEntryInOrder() {
        var id = newGame();
        var heard = Collections.synchronizedList(new ArrayList<Long>());
        try (var _ = games.listen(player, id, (entry, _) -> heard.add(entry.version()))) {
            games.append(player, id, "page", 1, digit(0, 1));
            newService().append(player, id, "elsewhere", 1, digit(1, 2));
            var sent = sent(id, "train").line(at(1), "play r1c3=3").line(at(2), "help paid 1 1 -");

            sent.arrives();
            sent.arrives();
            games.append(player, id, "page", 2, digit(5, 3));
        }
        assertThat(heard).containsExactlyElementsOf(upTo(5));
    }

    @Test
    void aThousandEntriesArriveTogether() {
        var id = games.newGames().start(player, BIG, "").id();
        var random = new Random(27);
        var sent = sent(id, "train");
        for (int i = 0; i < 1000; i++) {
            sent.line(
                    at(1).plusSeconds(i),
                    "play " + BIG.puzzle().shape().cell(random.nextInt(81)) + "=" + (1 + random.nextInt(9)));
        }

        sent.arrives();

        assertThat(times(id))
                .isEqualTo(IntStream.range(0, 1000)
                        .mapToObj(i -> at(1).plusSeconds(i))
                        .toList());
        assertThat(loaded(id).version()).isEqualTo(1000);
    }

    @Test
    void aFileThatIsImportedManyTimesAtOnceIsThereOnce() throws Exception {
        var id = newGame();
        var sent = sent(id, "train").solved(at(1));
        games.delete(player, id);

        atOnce(6, _ -> sent.isImported());

        assertThat(count()).isOne();
        assertThat(sent.isImported()).isFalse();
    }

    @Test
    void aFileOfAGameThatBeginsInTheFutureIsThereOnce() {
        var id = newGame();
        var sent = sent(id, "train").line(at(1), digit(0));
        sent.begun = at(600).toString();
        games.delete(player, id);
        assertThat(sent.isImported()).isTrue();

        assertThat(sent.isImported()).isFalse();
        assertThat(count()).isOne();
    }

    @Test
    void whatArrivesAtOnceFromManySidesIsThereOnce() throws Exception {
        var running = sent(newGame(), "train").solved(at(1));
        var begun = notBegun(ENTRY).solved(at(1));
        begun.begun = at(1).toString();
        atOnce(6, i -> (i % 2 == 0 ? running : begun).arrives());

        assertThat(times(running.id)).hasSize(CELLS);
        assertThat(times(begun.id)).hasSize(CELLS);
        assertThat(count()).isEqualTo(2);
    }

    @Test
    void nothingThatArrivesIsLostWhileItsGameIsDeleted() throws Exception {
        for (int i = 0; i < 10; i++) {
            now.set(BEGINNING.plusSeconds(i));
            var sent = sent(newGame(), "train").line(at(1), digit(0)).line(at(2), digit(1));
            atOnce(2, call -> {
                if (call == 0) {
                    games.delete(player, sent.id);
                    return sent.id;
                }
                return sent.arrives();
            });

            // the one or the other came last
            games.load(player, sent.id)
                    .ifPresent(game -> assertThat(game.game().filled()).isEqualTo(2));
            assertThat(times(sent.arrives())).containsExactly(at(1), at(2));
            assertThat(count()).isEqualTo(i + 1);
        }
    }

    @Test
    void linesThatAreSentCountAsWorkWhateverBecomesOfThem() {
        var sent = notBegun(ENTRY);
        Collections.nCopies(1000, at(1) + " train 1 undo").forEach(sent::raw);
        games.store().work().note(player, PlayerWork.MOST - 6000); // more than a game costs that is begun

        sent.isRefused("archived.log[1]", "train 1 undo");
        assertThatThrownBy(sent::arrives).isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void gamesThatDevicesBeginCountAsWork() {
        var one = notBegun(ENTRY).line(at(1), digit(0));
        var other = notBegun(BIG).line(at(2), "play r1c1=1");
        games.store().work().note(player, PlayerWork.MOST - 1000);

        assertThat(one.arrives()).isEqualTo(one.id);
        assertThatThrownBy(other::arrives).isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void aFullQuotaIsToldBeforeAnyLineIsPlayed() {
        newGame();
        setBytes(player, Quota.GAME_BYTES.most());
        var sent = notBegun(ENTRY).raw("gibberish");

        assertThatThrownBy(sent::arrives).isInstanceOf(FullQuotaException.class);
    }

    @Test
    void aLogThatBecomesLongAsksForRoomAndNothingOfItIsStored() {
        var id = newGame();
        setBytes(player, Quota.GAME_BYTES.most());
        var few = sent(id, "train").line(at(1), digit(0));
        var many = sent(id, "bus");
        IntStream.range(0, 700).forEach(_ -> many.line(at(2), "undo"));
        few.arrives();

        assertThatThrownBy(many::arrives).isInstanceOf(FullQuotaException.class);
        assertThat(times(id)).containsExactly(at(1));
        assertThat(loaded(id).game().filled()).isOne();
    }
}
