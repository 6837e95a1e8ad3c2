package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.game.MoveText;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.store.ReturnedGame.Arrived;
import org.crosscage.game.store.ReturnedGame.Paid;
import org.crosscage.game.store.ReturnedGame.RefusedLine;
import org.crosscage.game.store.ReturnedGame.RefusedLine.Reason;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Boards;
import org.crosscage.teach.LargeKakuro;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/// Games that come back from devices.
abstract class GameArrivalContract extends GamesContract {

    private static final String DEVICE = "device-device-device-1";
    private static final String OTHER_DEVICE = "device-device-device-2";
    private static final Paid NOTHING = new Paid(0, 0, false, List.of());
    private static final Duration HOUR = Duration.ofHours(1);

    @Autowired
    private DataSource database;

    private GameArrival arrival;
    private GamePacking packing;
    private GameArchive archive;

    @BeforeEach
    void serve() {
        arrival = arrival(new ExactSolver());
        packing = new GamePacking(client, PuzzleFormats.TEXT, List.of(), clock, new SecureRandom());
        var transactions = new TransactionTemplate(new JdbcTransactionManager(database));
        archive = new GameArchive(
                client,
                new NamedParameterJdbcTemplate(database),
                transactions,
                new GameStore(client, transactions, PuzzleFormats.TEXT),
                packing,
                arrival,
                PuzzleFormats.TEXT,
                new ExactSolver(),
                List.of(),
                new SecureRandom());
    }

    private GameArrival arrival(Solver solver) {
        return new GameArrival(
                client,
                new NamedParameterJdbcTemplate(database),
                games,
                PuzzleFormats.TEXT,
                List.of(),
                solver,
                clock,
                new SecureRandom(),
                new SimpleMeterRegistry());
    }

    /// A game on a device: what it got from the server, and what was made there since.
    private final class Kept {

        private final String id;
        private final ArchivedGame got;
        private final List<String> lines = new ArrayList<>();
        private final String page;
        private String begun;
        private String finished;
        private long seconds;
        private Paid paid = NOTHING;
        private String paidHint;
        private String paidHelp;

        private Kept(GamePacking.Packed packed, String page) {
            this.id = packed.game().id();
            this.got = packed.archived();
            this.page = page;
            this.begun = got.begun();
            this.finished = got.finished();
            this.seconds = got.seconds();
            this.paidHint = got.paidHint();
            this.paidHelp = got.paidHelp();
        }

        Kept line(Instant when, String what) {
            lines.add(when + " " + page + " " + (lines.size() + 1) + " " + what);
            return this;
        }

        Kept raw(String line) {
            lines.add(line);
            return this;
        }

        ReturnedGame returned() {
            var log = Stream.concat(got.log().stream(), lines.stream()).toList();
            var archived = new ArchivedGame(
                    got.source(),
                    got.terms(),
                    got.puzzle(),
                    begun,
                    finished,
                    seconds,
                    got.hints(),
                    got.hintCost(),
                    got.solutionShown(),
                    paidHint,
                    paidHelp,
                    got.techniques(),
                    log);
            return new ReturnedGame(id, got.log().size(), archived, paid);
        }

        /// As the device writes it into a file of what waits.
        ArchivedGame inFile() {
            var archived = returned().archived();
            return new ArchivedGame(
                    archived.source(),
                    archived.terms(),
                    archived.puzzle(),
                    begun.isEmpty() ? at(1).toString() : begun,
                    finished,
                    seconds,
                    got.hints() + paid.hints(),
                    got.hintCost() + paid.cost(),
                    got.solutionShown(),
                    paidHint,
                    paidHelp,
                    paid.techniques(),
                    archived.log());
        }

        Arrived arrives() {
            return arrive(DEVICE, now.get(), returned());
        }
    }

    private Arrived arrive(String device, Instant there, ReturnedGame returned) {
        return arrival.arrive(arrival.sender(player, device, there), returned);
    }

    private Kept kept(String id, String page) {
        return new Kept(packing.packed(id).orElseThrow(), page);
    }

    private Kept takenAlong(PuzzleEntry entry) {
        return new Kept(packing.notBegun(player, SharedGame.of(entry), entry.id()), "train");
    }

    private SavedGame loaded(String id) {
        var loaded = games.load(player, id).orElseThrow();
        assertThat(newService().load(player, id)).hasValueSatisfying(read -> {
            assertThat(read.version()).isEqualTo(loaded.version());
            assertThat(read.game().turns()).isEqualTo(loaded.game().turns());
            assertThat(read.totals()).isEqualTo(loaded.totals());
        });
        return loaded;
    }

    private List<Instant> times(String id) {
        return games.entriesSince(player, id, 0).stream()
                .map(StoredEntry::stored)
                .toList();
    }

    private static Instant at(int minute) {
        return BEGINNING.plus(Duration.ofMinutes(minute));
    }

    private static String digit(int cell) {
        return "play " + Boards.kenKen().shape().cell(cell) + "=" + Boards.KENKEN_SOLUTION[cell];
    }

    private Kept solved(Kept kept, Instant from) {
        for (int cell = 0; cell < Boards.KENKEN_SOLUTION.length; cell++) {
            kept.line(from.plusSeconds(cell), digit(cell));
        }
        return kept;
    }

    @Test
    void linesComeInTheirOrderWithTheTimesOfTheDevice() {
        var id = newGame();
        games.append(player, id, "page", 1, digit(0, 1));
        var kept =
                kept(id, "train").line(at(5), "play r1c2=2").line(at(6), "undo").line(at(7), "play r1c3=3");
        kept.seconds = 400;
        now.set(at(60));

        var arrived = kept.arrives();

        assertThat(arrived).isEqualTo(new Arrived(id, List.of()));
        assertThat(times(id)).containsExactly(BEGINNING, at(5), at(6), at(7));
        var game = loaded(id);
        assertThat(game.version()).isEqualTo(4);
        assertThat(game.updated()).isEqualTo(at(7));
        assertThat(game.totals().elapsed()).isEqualTo(Duration.ofSeconds(400));
        assertThat(game.game().position().digit(2)).isEqualTo(3);
        assertThat(games.entriesSince(player, id, 3))
                .extracting(StoredEntry::client, StoredEntry::seq)
                .containsExactly(tuple("train", 3L));
    }

    @Test
    void aLineOfANewerVersionArrivesAsItIsAndChangesNothing() {
        var id = newGame();
        var kept = kept(id, "train").line(at(5), "play r1c2=2").line(at(6), "newer naked-pair 2");
        now.set(at(60));

        assertThat(kept.arrives().refused()).isEmpty();
        assertThat(loaded(id).version()).isEqualTo(2);
        assertThat(loaded(id).game().turnCount()).isEqualTo(1);
        var archived = packing.packed(id).orElseThrow().archived();
        assertThat(archived.log().getLast()).isEqualTo(at(6) + " train 2 newer naked-pair 2");
        games.delete(player, id);
        assertThat(isImported(archived)).isTrue();
        assertThat(client.sql("select move from game_op where kind = 'newer'")
                        .query(String.class)
                        .single())
                .isEqualTo("naked-pair 2");
    }

    /// @return whether anything of it was new
    private boolean isImported(ArchivedGame game) {
        return archive.unpacking(player, () -> false).unpack(game);
    }

    @Test
    void aFileBringsAGameThatIsThereWhatWasPlayedOnTheDevice() {
        var id = newGame();
        games.append(player, id, "page", 1, digit(0, 1));
        var kept = kept(id, "train").line(at(5), digit(1)).raw("nothing").line(at(7), digit(2));
        games.append(player, id, "page", 2, digit(5, 3));
        now.set(at(60));
        var file = kept.returned().archived();

        assertThat(isImported(file)).isTrue();

        assertThat(games.entriesSince(player, id, 0))
                .extracting(StoredEntry::client, StoredEntry::seq)
                .containsExactly(tuple("page", 1L), tuple("page", 2L), tuple("train", 1L), tuple("train", 3L));
        assertThat(loaded(id).game().position().filledCount()).isEqualTo(4);
        assertThat(isImported(file)).isFalse();
        assertThat(kept.arrives().id()).isEqualTo(id);
        assertThat(loaded(id).version()).isEqualTo(4);
    }

    @Test
    void branchesInsideOfFiftyDoNotComeIn() {
        var id = newGame();
        var kept = kept(id, "train");
        int sent = 30_000;
        for (int level = 1; level <= sent; level++) {
            kept.line(at(1), "branch " + level);
        }
        kept.line(at(2), digit(0));
        now.set(at(60));

        var arrived = kept.arrives();

        assertThat(arrived.refused())
                .hasSize(sent - 50)
                .allMatch(line -> line.reason() == Reason.TOO_DEEP)
                .first()
                .extracting(RefusedLine::line)
                .asString()
                .endsWith("branch 51");
        var game = loaded(id).game();
        assertThat(game.branches()).hasSize(50);
        assertThat(game.filled()).isOne();
        player = newPlayer();
        assertThat(isImported(kept.inFile().begun(at(1).toString()))).isTrue();
        assertThat(loaded(games.lists()
                                .listed(player, GameLists.Filter.ALL, 0, 1_000)
                                .getFirst()
                                .id())
                        .version())
                .isEqualTo(51);
    }

    @Test
    void aLineThatIsLongerThanAMoveIsNotRead() {
        var id = newGame();
        var kept = kept(id, "train")
                .line(at(1), "play " + "r1c1=1 ".repeat(10_000))
                .line(at(2), digit(0));
        now.set(at(60));

        var arrived = kept.arrives();

        assertThat(arrived.refused())
                .singleElement()
                .satisfies(line -> assertThat(line.reason()).isEqualTo(Reason.TOO_LONG))
                .satisfies(line -> assertThat(line.line()).hasSizeLessThan(100));
        assertThat(loaded(id).version()).isOne();
    }

    @Test
    void ofALogThatIsFullWithItOnlyTheLastLinesDoNotComeIn() {
        var large = LargeKakuro.of(200);
        var kept = takenAlong(large);
        kept.begun = at(0).toString();
        int sent = 70;
        for (int i = 0; i < sent; i++) {
            kept.line(
                    at(i),
                    "play "
                            + MoveText.write(
                                    LargeKakuro.digits(large.puzzle(), 6_700, 1 + i % 9),
                                    large.puzzle().shape()));
        }
        // short enough for the room that the others left
        kept.line(at(sent), "play r2c2=1");
        sent++;
        now.set(at(100));

        var arrived = kept.arrives();

        assertThat(arrived.refused()).isNotEmpty().allMatch(line -> line.reason() == Reason.TOO_MANY);
        var log = loaded(arrived.id()).log();
        assertThat(log.entries()).isEqualTo(sent - arrived.refused().size());
        assertThat(log.bytes()).isBetween(4_000_000L, (long) LogSize.MOST_BYTES);
        assertThatThrownBy(() -> isImported(kept.inFile().begun(at(1).toString())))
                .isInstanceOfSatisfying(ArchiveException.class, e -> {
                    assertThat(e.path()).isEqualTo("log");
                    assertThat(e.problem()).isEqualTo("log-too-large");
                });
    }

    @Test
    void hintsOfOtherKindsTechniquesAreNotCounted() {
        var id = newGame();
        var kept = kept(id, "train").line(at(1), digit(0));
        kept.paid = new Paid(
                3,
                9,
                false,
                List.of(new ArchivedGame.Cost("naked-pair", 1, 3), new ArchivedGame.Cost("made-up", 2, 6)));
        now.set(at(60));

        var arrived = kept.arrives();

        assertThat(arrived.refused()).containsExactly(new RefusedLine("made-up", Reason.NO_TECHNIQUE));
        var packed = packing.packed(id).orElseThrow().archived();
        assertThat(packed.hintCost()).isEqualTo(9);
        assertThat(packed.techniques()).containsExactly(new ArchivedGame.Cost("naked-pair", 1, 3));
    }

    @Test
    void hintsOfAnyNumberOfDevicesAreCountedUpToABound() {
        var id = newGame();
        var most = new Paid(
                1_000_000, 1_000_000, false, List.of(new ArchivedGame.Cost("naked-pair", 1_000_000, 1_000_000)));
        var kept = kept(id, "train").line(at(1), digit(0));
        kept.paid = most;
        now.set(at(60));

        kept.arrives();
        arrive(OTHER_DEVICE, now.get(), kept.returned());

        var packed = packing.packed(id).orElseThrow().archived();
        assertThat(packed.hints()).isEqualTo(1_000_000);
        assertThat(packed.techniques()).isEqualTo(most.techniques());
    }

    @Test
    void aRequestThatIsSentAgainChangesNothing() {
        var id = newGame();
        var kept = solved(kept(id, "train"), at(1));
        kept.paid = new Paid(2, 7, true, List.of(new ArchivedGame.Cost("naked-pair", 1, 3)));
        now.set(at(60));
        kept.arrives();
        var first = packing.packed(id).orElseThrow().archived();
        now.set(at(90));

        assertThat(kept.arrives()).isEqualTo(new Arrived(id, List.of()));

        assertThat(packing.packed(id).orElseThrow().archived()).isEqualTo(first);
        assertThat(first.hints()).isEqualTo(2);
        assertThat(first.hintCost()).isEqualTo(7);
        assertThat(first.solutionShown()).isTrue();
        assertThat(first.techniques()).containsExactly(new ArchivedGame.Cost("naked-pair", 1, 3));
    }

    @Test
    void whenAnAnswerWasLostOnlyWhatCameSinceIsNew() {
        var id = newGame();
        var kept = kept(id, "train").line(at(1), digit(0));
        now.set(at(60));
        kept.arrives();
        kept.line(at(61), digit(1));
        now.set(at(62));

        kept.arrives();

        assertThat(times(id)).containsExactly(at(1), at(61));
    }

    @Test
    void ofTwoDevicesEachFindsWhatTheOtherDid() {
        var id = newGame();
        games.append(player, id, "page", 1, digit(0, 1));
        var one = kept(id, "train").line(at(1), "play r1c2=2").line(at(20), "play r1c3=3");
        var other = kept(id, "plane").line(at(10), "play r2c1=2");
        games.append(player, id, "page", 2, digit(5, 3));
        now.set(at(60));

        one.arrives();
        arrive(OTHER_DEVICE, now.get(), other.returned());
        one.arrives();

        assertThat(games.entriesSince(player, id, 0))
                .extracting(StoredEntry::client)
                .containsExactly("page", "page", "train", "train", "plane");
        // the order of arrival, in which time does not run backwards
        assertThat(times(id)).containsExactly(BEGINNING, BEGINNING, at(1), at(20), at(20));
        assertThat(loaded(id).game().position().filledCount()).isEqualTo(5);
    }

    @Test
    void whoHasTheGameOpenHearsOfEveryLineInOrder() throws Exception {
        var id = newGame();
        var heard = Collections.synchronizedList(new ArrayList<Long>());
        try (var _ = games.listen(player, id, (entry, _) -> heard.add(entry.version()))) {
            games.append(player, id, "page", 1, digit(0, 1));
            newService().append(player, id, "elsewhere", 1, digit(1, 2));
            var kept = kept(id, "train").line(at(1), "play r1c3=3").line(at(2), "undo");
            now.set(at(60));

            kept.arrives();
            kept.arrives();
            games.append(player, id, "page", 2, digit(5, 3));
        }
        assertThat(heard).containsExactlyElementsOf(upTo(5));
    }

    @Test
    void whatIsFinishedOnTheDeviceIsFinishedThen() {
        var id = newGame();
        var kept = solved(kept(id, "train"), at(1));
        var end = at(1).plusSeconds(Boards.KENKEN_SOLUTION.length - 1L);
        kept.line(at(5), "undo");
        now.set(at(60 * 20));

        kept.arrives();

        assertThat(loaded(id).totals().finished()).hasValue(end);
    }

    @Test
    void whatWasFinishedElsewhereStaysFinishedThen() {
        var id = newGame();
        var kept = solved(kept(id, "train"), at(1));
        fill(id, Boards.KENKEN_SOLUTION);
        now.set(at(60));

        kept.arrives();

        assertThat(loaded(id).totals().finished()).hasValue(BEGINNING);
    }

    @Test
    void aFinishThatArrivesBehindLaterMovesOfOthersCountsForItsOwnDay() {
        var id = newGame();
        var kept = solved(kept(id, "train"), at(1));
        var day = Duration.ofDays(1);
        now.set(BEGINNING.plus(day));
        games.append(player, id, "page", 1, digit(0, Boards.KENKEN_SOLUTION[0]));
        now.set(at(60).plus(day));

        kept.arrives();

        assertThat(times(id)).containsOnly(BEGINNING.plus(day));
        assertThat(loaded(id).totals().finished()).hasValue(at(1).plusSeconds(Boards.KENKEN_SOLUTION.length - 1L));
    }

    @Test
    void aClockThatIsWrongByAMonthIsSetRight() {
        var id = newGame();
        var month = Duration.ofDays(30);
        var kept = kept(id, "train").line(at(5).plus(month), digit(0)).line(at(6).plus(month), digit(1));
        now.set(at(60));

        arrive(DEVICE, at(60).plus(month), kept.returned());

        assertThat(times(id)).containsExactly(at(5), at(6));
    }

    /// As of a device whose battery was empty.
    @Test
    void aClockThatIsWrongByDecadesIsSetRight() {
        var wrong = Duration.between(at(60), Instant.EPOCH);
        var running = kept(newGame(), "train").line(at(5).plus(wrong), digit(0)).line(at(6).plus(wrong), digit(1));
        var begun = takenAlong(ENTRY).line(at(7).plus(wrong), digit(0)).line(at(9).plus(wrong), digit(1));
        now.set(at(60));

        for (var kept : List.of(running, begun)) {
            assertThat(arrive(DEVICE, Instant.EPOCH, kept.returned()).refused()).isEmpty();
        }

        assertThat(times(running.id)).containsExactly(at(5), at(6));
        assertThat(times(begun.id)).containsExactly(at(7), at(9));
        assertThat(loaded(begun.id).created()).isEqualTo(at(7));
    }

    /// It was begun by the server's clock.
    @Test
    void aGameThatIsBegunAnewIsNoYoungerThanItsLines() {
        var id = newGame();
        var month = Duration.ofDays(30);
        var kept = kept(id, "train").line(at(5).minus(month), digit(0)).line(at(6).minus(month), digit(1));
        games.delete(player, id);
        now.set(at(60));

        arrive(DEVICE, at(60).minus(month), kept.returned());

        assertThat(times(id)).containsExactly(at(5), at(6));
        assertThat(loaded(id).created()).isEqualTo(at(5));
    }

    @Test
    void whatAClockWrongByDecadesSaidBeforeItWasSetMeetsWhatCameNext() {
        var id = newGame();
        var kept = kept(id, "train")
                .line(at(1), digit(0))
                .line(Instant.EPOCH.plusSeconds(10), digit(1))
                .line(Instant.EPOCH.plusSeconds(40), digit(2))
                .line(at(20), digit(3));
        var begun = takenAlong(ENTRY)
                .line(Instant.EPOCH.plusSeconds(10), digit(0))
                .line(Instant.EPOCH.plusSeconds(40), digit(1));
        now.set(at(60));

        assertThat(kept.arrives().refused()).isEmpty();
        assertThat(begun.arrives().refused()).isEmpty();

        assertThat(times(id)).containsExactly(at(1), at(20).minusSeconds(30), at(20), at(20));
        assertThat(times(begun.id)).containsExactly(at(60).minusSeconds(30), at(60));
        assertThat(loaded(begun.id).created()).isEqualTo(at(60).minusSeconds(30));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-1000000000-01-01T00:00:00Z",
                "-271821-04-20T00:00:00Z",
                "1999-12-31T23:59:59Z",
                "2200-01-01T00:00:00Z",
                "+275760-09-13T00:00:00Z",
                "+1000000000-12-31T23:59:59Z"
            })
    void noTimeKeepsALineAway(String time) {
        var begun = takenAlong(ENTRY).line(Instant.parse(time), digit(0)).line(at(9), digit(1));
        now.set(at(60));

        for (var there : List.of(Instant.MIN, now.get(), Instant.MAX)) {
            assertThat(arrive(DEVICE, there, begun.returned()).refused()).isEmpty();
        }

        assertThat(times(begun.id)).hasSize(2).allMatch(when -> !when.isBefore(ArchivedLog.FIRST));
    }

    @Test
    void aClockThatIsWrongByAnHourIsBelievedButNotInTheFuture() {
        var id = newGame();
        var kept = kept(id, "train").line(at(30), digit(0)).line(at(110), digit(1));
        now.set(at(60));

        arrive(DEVICE, at(60).plus(HOUR), kept.returned());

        assertThat(times(id)).containsExactly(at(30), at(60));
    }

    @Test
    void aPuzzleThatWasTakenAlongIsBegunWithItsIdAndItsFirstLine() {
        var kept = solved(takenAlong(ENTRY), at(5));
        kept.seconds = 200;
        kept.paid = new Paid(1, 2, false, List.of());
        now.set(at(60));

        assertThat(kept.arrives()).isEqualTo(new Arrived(kept.id, List.of()));
        kept.arrives();

        var game = loaded(kept.id);
        assertThat(game.created()).isEqualTo(at(5));
        assertThat(game.source()).isEqualTo(ENTRY.id());
        assertThat(game.entry().puzzle()).isEqualTo(ENTRY.puzzle());
        assertThat(game.totals().finished()).hasValue(at(5).plusSeconds(8));
        assertThat(game.totals().elapsed()).isEqualTo(Duration.ofSeconds(200));
        assertThat(game.totals().hints()).isEqualTo(1);
        assertThat(games.lists().listed(player, GameLists.Filter.ALL, 0, 1_000)).hasSize(1);
    }

    @Test
    void theSolutionsOfAllGamesThatAreSentTogetherAreLookedIntoTogether() {
        var solver = new Endless();
        arrival = arrival(solver);
        now.set(at(60));
        var sender = arrival.sender(player, DEVICE, at(60));
        for (int i = 0; i < 30; i++) {
            arrival.arrive(sender, takenAlong(ENTRY).line(at(i), digit(0)).returned());
        }

        assertThat(solver.nodes * ENTRY.puzzle().cellCount()).isBetween(1L, GameArrival.CELLS);
        assertThat(games.lists().listed(player, GameLists.Filter.ALL, 0, 1_000)).hasSize(30);
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
    void aPuzzleThatWasTakenAlongAndNotPlayedIsNoGame() {
        var kept = takenAlong(ENTRY);

        assertThat(kept.arrives()).isEqualTo(new Arrived(kept.id, List.of()));

        assertThat(games.load(player, kept.id)).isEmpty();
    }

    @Test
    void aPuzzleThatWasTakenAlongAndOpenedIsBegunThen() {
        var kept = takenAlong(ENTRY);
        kept.begun = at(5).toString();
        kept.seconds = 90;
        now.set(at(60));

        assertThat(kept.arrives()).isEqualTo(new Arrived(kept.id, List.of()));
        assertThat(kept.arrives()).isEqualTo(new Arrived(kept.id, List.of()));

        var game = loaded(kept.id);
        assertThat(game.created()).isEqualTo(at(5));
        assertThat(game.version()).isZero();
        assertThat(game.totals().elapsed()).isEqualTo(Duration.ofSeconds(90));
    }

    @Test
    void whatWasPaidBeforeTheFirstMoveArrives() {
        var hinted = takenAlong(ENTRY);
        hinted.paid = new Paid(1, 2, false, List.of());
        var solvedByItself = takenAlong(ENTRY);
        solvedByItself.paid = new Paid(0, 0, true, List.of());
        now.set(at(60));

        hinted.arrives();
        solvedByItself.arrives();

        assertThat(loaded(hinted.id).totals().hintCost()).isEqualTo(2);
        assertThat(loaded(solvedByItself.id).totals().solutionShown()).isTrue();
    }

    @Test
    void aPuzzleThatWasOnlyOpenedIsTheGameThatWasBegunElsewhere() {
        var finished = games.start(player, ENTRY, ENTRY.id()).id();
        client.sql("update game set finished = updated where id = :id")
                .param("id", finished)
                .update();
        var again = takenAlong(ENTRY);
        again.begun = at(5).toString();
        assertThat(again.arrives().id()).isEqualTo(finished);
        assertThat(games.lists().startedFrom(player, ENTRY.id())).hasSize(1);

        var running = games.start(player, ENTRY, ENTRY.id()).id();
        var opened = takenAlong(ENTRY);
        opened.begun = at(5).toString();
        var played = takenAlong(ENTRY).line(at(5), digit(0));
        now.set(at(60));

        assertThat(opened.arrives().id()).isEqualTo(running);
        assertThat(played.arrives().id()).isEqualTo(played.id);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aGridThatOneDeviceSolvedStaysSolvedWheneverAnotherBringsItsMoves(boolean isSolvedFirst) {
        var id = newGame();
        int cells = Boards.KENKEN_SOLUTION.length;
        games.append(player, id, "page", 1, digit(0, Boards.KENKEN_SOLUTION[0]));
        var solved = kept(id, "train");
        for (int cell = 1; cell < cells; cell++) {
            solved.line(at(cell), digit(cell));
        }
        solved.finished = at(cells - 1).toString();
        solved.seconds = 178;
        var other = kept(id, "plane")
                .line(at(30), wrong(0))
                .line(at(31), "branch 1")
                .line(at(32), wrong(1));
        other.seconds = isSolvedFirst ? 900 : 100;
        now.set(at(60));

        if (isSolvedFirst) {
            solved.arrives();
        }
        for (int again = 0; again < 2; again++) {
            arrive(OTHER_DEVICE, now.get(), other.returned());
            solved.arrives();
        }

        var game = loaded(id);
        assertThat(game.game().outcome()).isEqualTo(Outcome.FINISHED);
        assertThat(game.game().branches()).isEmpty();
        assertThat(game.version()).as("all lines, and what keeps the grid").isEqualTo(cells + 3 + 1);
        assertThat(game.totals().elapsed()).isEqualTo(Duration.ofSeconds(178));
        assertThat(game.totals().finished()).hasValue(at(cells - 1));
    }

    /// Another digit than the right one.
    private static String wrong(int cell) {
        int right = Boards.KENKEN_SOLUTION[cell];
        return "play " + Boards.kenKen().shape().cell(cell) + "=" + (right == 1 ? 2 : 1);
    }

    @Test
    void whoTakesADigitBackAfterTheGridWasSolvedMeantTo() {
        var id = newGame();
        solved(kept(id, "page"), at(1)).arrives();
        var kept = kept(id, "train").line(at(30), "undo");
        kept.finished = at(1).toString();
        now.set(at(60));

        kept.arrives();

        assertThat(loaded(id).game().outcome()).isNotEqualTo(Outcome.FINISHED);
    }

    @Test
    void aGameThatWasDeletedMeanwhileIsThereAgain() {
        var id = newGame();
        games.append(player, id, "page", 1, digit(0, 1));
        games.accounts().noteElapsed(player, id, Duration.ofSeconds(50));
        var kept = kept(id, "train").line(at(5), "play r1c2=2");
        games.delete(player, id);
        now.set(at(60));

        kept.arrives();

        assertThat(times(id)).containsExactly(BEGINNING, at(5));
        assertThat(loaded(id).totals().elapsed()).isEqualTo(Duration.ofSeconds(50));
    }

    @Test
    void aGameOfAnotherPlayerIsBegunAnewOnceAndTheirsStaysAsItIs() {
        var id = newGame();
        games.append(player, id, "page", 1, digit(0, 1));
        var kept = kept(id, "train").line(at(5), "play r1c2=2");
        kept.paid = new Paid(3, 9, false, List.of());
        now.set(at(30));
        kept.arrives();
        var owner = player;
        player = newPlayer();
        kept.line(at(40), "play r1c3=3");
        kept.paid = new Paid(4, 12, false, List.of());
        now.set(at(60));

        var arrived = kept.arrives();
        var again = kept.arrives();

        assertThat(arrived.id()).isNotEqualTo(id).matches("[A-Za-z0-9_-]{22}");
        assertThat(again).isEqualTo(arrived);
        assertThat(times(arrived.id())).containsExactly(BEGINNING, at(5), at(40));
        assertThat(loaded(arrived.id()).totals().hints()).isEqualTo(1);
        assertThat(games.load(owner, id)).hasValueSatisfying(theirs -> {
            assertThat(theirs.version()).isEqualTo(2);
            assertThat(theirs.totals().hints()).isEqualTo(3);
        });
    }

    @Test
    void aFileAndThenItsDeviceBringAPuzzleThatWasTakenAlongAsOneGame() {
        var kept = takenAlong(ENTRY).line(at(1), digit(0)).line(at(2), digit(1));
        kept.paid = new Paid(2, 7, false, List.of(new ArchivedGame.Cost("naked-pair", 2, 7)));
        now.set(at(60));
        assertThat(isImported(kept.inFile())).isTrue();
        kept.line(at(61), digit(2));
        kept.paid = new Paid(
                3,
                11,
                false,
                List.of(new ArchivedGame.Cost("naked-pair", 2, 7), new ArchivedGame.Cost("hidden-single", 1, 4)));
        now.set(at(70));

        var arrived = kept.arrives();

        assertThat(games.lists().begunSources(player)).containsExactly(ENTRY.id());
        assertThat(arrived.id()).isNotEqualTo(kept.id);
        assertThat(times(arrived.id())).containsExactly(at(1), at(2), at(61));
        assertThat(kept.arrives()).isEqualTo(arrived);
        var packed = packing.packed(arrived.id()).orElseThrow().archived();
        assertThat(packed.hints()).isEqualTo(3);
        assertThat(packed.hintCost()).isEqualTo(11);
        assertThat(packed.techniques())
                .containsExactlyInAnyOrder(
                        new ArchivedGame.Cost("naked-pair", 2, 7), new ArchivedGame.Cost("hidden-single", 1, 4));
        assertThat(isImported(kept.inFile())).isFalse();
    }

    @Test
    void gamesOfOnePuzzleFromOnePageAreTwo() {
        var one = takenAlong(ENTRY).line(at(1), digit(0));
        var other = takenAlong(ENTRY).line(at(2), digit(0)).line(at(3), digit(1));
        now.set(at(60));

        one.arrives();
        other.arrives();
        player = newPlayer();
        var anew = List.of(one.arrives().id(), other.arrives().id());

        assertThat(anew).doesNotHaveDuplicates().doesNotContain(one.id, other.id);
        assertThat(List.of(one.arrives().id(), other.arrives().id())).isEqualTo(anew);
        assertThat(times(anew.getFirst())).containsExactly(at(1));
        assertThat(times(anew.getLast())).containsExactly(at(2), at(3));
    }

    @Test
    void whatWasAskedForOnSeveralDevicesIsAddedUp() {
        var id = newGame();
        var kept = kept(id, "train").line(at(1), digit(0));
        kept.paid = new Paid(2, 5, false, List.of(new ArchivedGame.Cost("naked-pair", 2, 5)));
        now.set(at(60));
        kept.arrives();
        arrive(OTHER_DEVICE, now.get(), kept.returned());
        kept.paid = new Paid(
                3, 9, false, List.of(new ArchivedGame.Cost("naked-pair", 2, 6), new ArchivedGame.Cost("x-wing", 1, 3)));
        kept.arrives();
        kept.arrives();

        var archived = packing.packed(id).orElseThrow().archived();
        assertThat(archived.hints()).isEqualTo(5);
        assertThat(archived.hintCost()).isEqualTo(14);
        assertThat(archived.techniques())
                .containsExactly(new ArchivedGame.Cost("naked-pair", 4, 11), new ArchivedGame.Cost("x-wing", 1, 3));
    }

    @Test
    void whatWasPaidOfThePositionOnADeviceIsPaidHereToo() {
        var id = newGame();
        var kept = kept(id, "train").line(at(1), digit(0));
        kept.paid = new Paid(2, 4, false, List.of());
        kept.paidHint = hint(kept, 2);
        kept.paidHelp = help(kept, "where");
        now.set(at(60));

        kept.arrives();

        assertThat(paid(id)).containsExactly(kept.paidHint, kept.paidHelp);
    }

    @Test
    void ofTheSamePositionAllIsPaidThatWasPaidAnywhere() {
        var id = newGame();
        var kept = kept(id, "train");
        kept.paid = new Paid(2, 4, false, List.of());
        kept.paidHint = hint(kept, 1);
        kept.paidHelp = help(kept, "where");
        games.accounts().noteHint(player, id, PaidHint.ofLine(hint(kept, 3), 9).orElseThrow(), Optional.empty(), 0, 4);
        games.accounts()
                .noteHelp(player, id, PaidAnswers.ofLine(help(kept, "chain")).orElseThrow(), 2);
        now.set(at(60));

        kept.arrives();

        assertThat(paid(id)).containsExactly(hint(kept, 3), help(kept, "chain where"));
    }

    @Test
    void ofTwoPositionsTheOneOnTheBoardStaysPaid() {
        var id = newGame();
        var behind = kept(id, "train");
        behind.paid = new Paid(2, 4, false, List.of());
        behind.paidHint = hint(behind, 2);
        behind.paidHelp = help(behind, "where");
        games.append(player, id, "page", 1, digit(0, 1));
        var board = kept(id, "page");
        games.accounts().noteHint(player, id, PaidHint.ofLine(hint(board, 1), 9).orElseThrow(), Optional.empty(), 1, 1);
        games.accounts()
                .noteHelp(player, id, PaidAnswers.ofLine(help(board, "chain")).orElseThrow(), 2);
        now.set(at(60));

        behind.arrives();

        assertThat(paid(id)).containsExactly(hint(board, 1), help(board, "chain"));
        behind.line(at(61), "play r1c2=2");
        behind.arrives();
        assertThat(paid(id)).as("nothing was paid since").containsExactly(hint(board, 1), help(board, "chain"));
        behind.paid = new Paid(3, 5, false, List.of());
        behind.arrives();
        assertThat(paid(id)).as("about neither").containsExactly(behind.paidHint, behind.paidHelp);
    }

    private List<String> paid(String id) {
        var archived = packing.packed(id).orElseThrow().archived();
        return List.of(archived.paidHint(), archived.paidHelp());
    }

    /// The line of a hint about the position of a game on a device.
    private String hint(Kept kept, int told) {
        return position(kept) + " " + told;
    }

    private String help(Kept kept, String answers) {
        return position(kept) + " " + answers;
    }

    private static String position(Kept kept) {
        var game = Game.of(ENTRY.puzzle());
        var log = kept.returned().archived().log();
        for (int i = 0; i < log.size(); i++) {
            game = game.after(
                    ArchivedLog.entry(log.get(i), i + 1L, ENTRY.puzzle().shape(), "log")
                            .entry());
        }
        return PaidAnswers.none(game.position()).position();
    }

    @Test
    void aLineThatCannotBePlayedIsRefusedAndTheRestGoesOn() {
        var id = newGame();
        var kept = kept(id, "train")
                .line(at(1), digit(0))
                .line(at(2), "play r1c2=4")
                .raw("gibberish")
                .line(at(3), digit(1));
        now.set(at(60));

        var arrived = kept.arrives();

        assertThat(arrived.refused())
                .containsExactly(
                        new RefusedLine(kept.lines.get(1), Reason.UNPLAYABLE),
                        new RefusedLine("gibberish", Reason.UNREADABLE));
        assertThat(times(id)).containsExactly(at(1), at(3));
        assertThat(kept.arrives()).isEqualTo(arrived);
        assertThat(times(id)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "archived.puzzle, nonsense",
        "archived.begun, yesterday",
        "archived.seconds, -1",
        "archived.hints, 1000001",
        "archived.hintCost, -1",
        "archived.terms, whatever",
        "archived.paidHint, nonsense",
        "archived.paidHelp, nonsense",
        "archived.techniques[0].technique, Naked Pair!",
        "id, ../../etc/passwd",
        "stored, 2",
        "stored, -1",
        "paid.hints, -1",
        "paid.cost, 1000001",
        "paid.techniques[0].cost, -5",
    })
    void whateverElseIsWrongIsSaidWithItsPlaceAndItsValue(String path, String value) {
        var id = newGame();
        var good = kept(id, "train").line(at(1), digit(0)).returned();
        now.set(at(60));

        assertThatThrownBy(() -> arrive(DEVICE, now.get(), WrongGames.of(good, path, value)))
                .isInstanceOfSatisfying(ArchiveException.class, e -> {
                    assertThat(e.path()).isEqualTo(path);
                    assertThat(e.arguments().get("found").toString()).contains(value);
                });
        assertThat(times(id)).isEmpty();
    }

    @Test
    void ifAnythingOfAGameCannotBeStoredNothingOfItIs() {
        var id = newGame();
        var running = kept(id, "train").line(at(1), digit(0));
        var begun = takenAlong(ENTRY).line(at(1), digit(0));
        now.set(at(60));
        var heard = new ArrayList<Long>();
        try (var _ = games.listen(player, id, (entry, _) -> heard.add(entry.version()))) {
            for (var kept : List.of(running, begun)) {
                kept.paid = new Paid(1, 1, false, List.of());
                // no column has room for such a name, and it is written last
                assertThatThrownBy(() -> arrive(DEVICE.repeat(2), now.get(), kept.returned()))
                        .isInstanceOf(DataAccessException.class);
            }
            assertThat(heard).isEmpty();
            assertThat(times(id)).isEmpty();
            assertThat(games.load(player, begun.id)).isEmpty();

            running.arrives();
            begun.arrives();
        }
        assertThat(heard).containsExactly(1L);
        assertThat(times(begun.id)).containsExactly(at(1));
    }

    @Test
    void aThousandLinesArriveTogether() {
        var id = games.start(player, BIG, "").id();
        var random = new Random(27);
        var kept = kept(id, "train");
        for (int i = 0; i < 1000; i++) {
            kept.line(
                    at(1).plusSeconds(i),
                    "play " + BIG.puzzle().shape().cell(random.nextInt(81)) + "=" + (1 + random.nextInt(9)));
        }
        now.set(at(60));

        assertThat(kept.arrives().refused()).isEmpty();

        assertThat(times(id))
                .isEqualTo(IntStream.range(0, 1000)
                        .mapToObj(i -> at(1).plusSeconds(i))
                        .toList());
        assertThat(loaded(id).version()).isEqualTo(1000);
    }

    @Test
    void whatArrivesAtOnceFromManySidesIsThereOnce() throws Exception {
        var id = newGame();
        var running = solved(kept(id, "train"), at(1));
        var begun = solved(takenAlong(ENTRY), at(1));
        now.set(at(60));
        try (var threads = Executors.newFixedThreadPool(6)) {
            var calls = IntStream.range(0, 6)
                    .mapToObj(i -> (Callable<Arrived>) (i % 2 == 0 ? running : begun)::arrives)
                    .toList();
            for (var done : threads.invokeAll(calls)) {
                assertThat(done.get().refused()).isEmpty();
            }
        }

        assertThat(times(id)).hasSize(Boards.KENKEN_SOLUTION.length);
        assertThat(times(begun.id)).hasSize(Boards.KENKEN_SOLUTION.length);
        assertThat(games.lists().listed(player, GameLists.Filter.ALL, 0, 1_000)).hasSize(2);
    }

    @Test
    void linesThatAreSentCountAsWorkWhateverBecomesOfThem() {
        var kept = kept(newGame(), "train");
        Collections.nCopies(1000, at(1) + " train 1 undo").forEach(kept::raw);
        now.set(at(60));
        games.store().work().note(player, PlayerWork.MOST - 7000);

        assertThat(kept.arrives().refused()).isEmpty();
        assertThatThrownBy(kept::arrives).isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void gamesThatDevicesBeginCountAsWork() {
        var one = takenAlong(ENTRY).line(at(1), digit(0));
        var other = takenAlong(ENTRY).line(at(2), digit(0));
        now.set(at(60));
        games.store().work().note(player, PlayerWork.MOST - 1000);

        assertThat(one.arrives().id()).isEqualTo(one.id);
        assertThatThrownBy(other::arrives).isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void linesPastTheLongestLogAreNotRead() {
        var kept = kept(newGame(), "train");
        Collections.nCopies(LogSize.MOST_ENTRIES + 1, at(1) + " train 1 undo").forEach(kept::raw);
        now.set(at(60));

        assertThat(kept.arrives().refused()).extracting(RefusedLine::reason).containsExactly(Reason.TOO_MANY);
    }

    @Test
    void aFullQuotaIsToldBeforeAnyLineIsPlayed() {
        var id = newGame();
        client.sql("update game set bytes = :most where id = :id")
                .param("most", Quota.GAME_BYTES.most())
                .param("id", id)
                .update();
        var kept = takenAlong(ENTRY).raw("gibberish");
        now.set(at(60));

        assertThatThrownBy(kept::arrives).isInstanceOf(FullQuotaException.class);
    }

    @Test
    void aGameRemembersABoundedNumberOfIds() {
        var running = games.start(player, ENTRY, ENTRY.id()).id();
        now.set(at(60));
        for (int i = 0; i <= GameArrival.MOST_IDS; i++) {
            var opened = takenAlong(ENTRY);
            opened.begun = at(5).toString();
            assertThat(opened.arrives().id()).isEqualTo(running);
        }

        assertThat(count("device_game", running)).isEqualTo(GameArrival.MOST_IDS);
    }

    @Test
    void aGameRemembersABoundedNumberOfDevices() {
        var id = newGame();
        var kept = kept(id, "train").line(at(1), digit(0));
        kept.paid = new Paid(1, 2, false, List.of());
        now.set(at(60));
        for (int i = 0; i <= DeviceHelp.MOST_DEVICES; i++) {
            arrive("device-" + i, now.get(), kept.returned());
        }

        assertThat(count("device_help", id)).isEqualTo(DeviceHelp.MOST_DEVICES);
        assertThat(loaded(id).totals().hints()).isEqualTo(DeviceHelp.MOST_DEVICES + 1);
    }

    private int count(String table, String game) {
        return client.sql("select count(*) from " + table + " where game = :game")
                .param("game", game)
                .query(Integer.class)
                .single();
    }

    @Test
    void whoIsDeletedTakesAlongWhatTheirDevicesTold() {
        var id = newGame();
        var kept = kept(id, "train").line(at(1), digit(0));
        kept.paid = new Paid(1, 1, false, List.of());
        now.set(at(60));
        kept.arrives();

        games.delete(player, id);

        assertThat(count("device_help", id)).isZero();
    }
}
