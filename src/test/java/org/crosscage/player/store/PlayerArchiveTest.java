package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Solution;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.game.GameSummary;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.SchemaCheck;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.ArchivePart;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.Preferences;
import org.crosscage.player.Quota;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.SetDraft;
import org.crosscage.sets.SetTraining;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.sets.store.SetDrafts;
import org.crosscage.teach.PaidHelp.Answer;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Everything of a player in one file, and out of it again.
final class PlayerArchiveTest extends ViewTest {

    private static final SetTraining PAIRS =
            new SetTraining(new TrainingTopic.OfTechnique("naked-pair", Optional.empty()), RunLength.FIVE_POSITIONS);
    private static final SetTraining TIER =
            new SetTraining(new TrainingTopic.OfTier(Tier.EASY, Optional.empty()), RunLength.FIVE_MINUTES);

    private static final RandomGenerator RANDOM = new Random(2026);
    private static final String HERE = "0123456789abcdef".repeat(4);
    private static final JsonMapper JSON = new JsonMapper();

    @Autowired
    private PlayerArchive belongings;

    @Autowired
    private GameService games;

    @Autowired
    private PreferenceService preferences;

    @Autowired
    private DraftStore drafts;

    @Autowired
    private PuzzleSets sets;

    @Autowired
    private SetDrafts setDrafts;

    @Autowired
    private TrainingRuns training;

    @Autowired
    private Players players;

    @Autowired
    private Recovery recovery;

    @Autowired
    private JdbcClient client;

    private long mine;
    private long other;

    @BeforeEach
    void somebodyWithEverything() {
        mine = newPlayer();
        other = newPlayer();
        var finished = begin("kakuro-6x6-easy-1", 8);
        games.append(mine, finished, "tab", 2, new LogEntry.Undo());
        games.append(mine, finished, "tab", 3, new LogEntry.Redo());
        games.noteElapsed(mine, finished, Duration.ofSeconds(83));
        games.note(mine, finished, GamesOfTests.hint("naked-pair", 2));
        games.note(
                mine,
                finished,
                new LogEntry.Help(LogEntry.Help.Sort.PAID, 0, Answer.WHERE.cost(), "", HERE + " 2 3 chain where"));
        int[] digits = {9, 9, 7};
        for (int i = 0; i < digits.length; i++) {
            games.append(mine, finished, "tab", 4 + i, digit(1 + i, digits[i]));
        }
        begin("", 7);
        games.newGames().start(mine, PuzzleEntry.of("seen", ExamplePuzzles.oneSolution()), "");
        preferences.change(
                mine, own -> own.with(Preferences.HIGH_CONTRAST, true).with(Preferences.PEERS, false));
        drafts.begin(mine, "Mine", Sketches.of(ExamplePuzzles.oneSolution()));
        sets.make(
                mine,
                new SetDescription("Week 3", "Do these.", new GameTerms(false, Optional.empty()), true),
                List.of(PuzzleEntry.of("one", ExamplePuzzles.oneSolution())),
                List.of(PAIRS));
        train();
        setDrafts.change(
                mine,
                draft -> draft.saying("Week 4", "", GameTerms.NONE, false)
                        .with(List.of(PuzzleEntry.of("one", ExamplePuzzles.oneSolution())))
                        .training(List.of(PAIRS)));
    }

    /// Stores of a device what an older version did.
    private void broughtFromADevice() {
        var game = games.lists().unfinished(mine, 1).getFirst().id();
        client.sql("insert into device_help (game, device, technique, hints, cost) values (:game, 'd', '', 1, 2)")
                .param("game", game)
                .update();
        client.sql("insert into device_game (id, game) values ('another', :game)")
                .param("game", game)
                .update();
    }

    /// Stores a challenge of the player's, and one of somebody else's that the player took up.
    private void challenged() {
        var game = games.lists().unfinished(mine, 1).getFirst().id();
        var others = games.newGames()
                .start(other, PuzzleEntry.of("any", ExamplePuzzles.oneSolution()), "")
                .id();
        for (var challenger : List.of(game, others)) {
            client.sql("insert into challenge (code, game, name, created) values (:game, :game, '', current_timestamp)")
                    .param("game", challenger)
                    .update();
        }
        client.sql("insert into challenge_friend (challenge, game, name) values (:challenge, :game, '')")
                .param("challenge", others)
                .param("game", game)
                .update();
    }

    private void train() {
        var topic = new TrainingTopic.OfTechnique("naked-pair", Optional.empty());
        var run = training.begin(mine, topic, RunLength.ENDLESS, "").orElseThrow();
        training.told(mine, run.id(), 1, 1);
        training.found(mine, run.id(), 1, "r1c1=1", true, training.now());
        training.next(mine, run.id(), 1);
        training.shown(mine, run.id(), 2);
    }

    @Test
    void gamesPastTheMostBytesAreLeftOutWithThePlace() {
        games.newGames().start(other, PuzzleEntry.of("any", ExamplePuzzles.oneSolution()), "");
        client.sql("update game set bytes = :most where player = :player")
                .param("most", Quota.GAME_BYTES.most())
                .param("player", other)
                .update();

        var file = tree(packed(mine));
        put(file, "/games/1/log/0", "no line, and none is read");
        var imported = imported(other, JSON.writeValueAsBytes(file));

        assertThat(imported.leftOut()).isEqualTo(2);
        assertThat(imported.counts().get("drafts")).isEqualTo(new PlayerArchive.Count(1, 0));
        assertThat(imported.reasons()).allSatisfy(refused -> {
            assertThat(refused.path()).startsWith("games[");
            assertThat(refused.problem()).isEqualTo("full-bytes");
            assertThat(refused.arguments()).containsEntry("most", 500L);
        });
    }

    private long newPlayer() {
        return players.findOrCreate(PlayerToken.random(RANDOM)).id();
    }

    private String begin(String source, int digit) {
        var game = games.newGames()
                .start(mine, PuzzleEntry.of("any", ExamplePuzzles.oneSolution()), source)
                .id();
        games.append(mine, game, "tab", 1, digit(0, digit));
        return game;
    }

    private static LogEntry digit(int cell, int digit) {
        return new LogEntry.Play(Move.of(new Change.Digit(cell, digit)));
    }

    /// Tables of the server's own, in which nobody's things are.
    private static final Set<String> OF_NOBODY =
            Set.of("flyway_schema_history", "daily", "stock", "position_rating", "lease");

    /// Where it stands that somebody had everything deleted.
    private static final String DELETED = "deleted_player";

    /// A table that comes later belongs into one of the two: what somebody has, or what is nobody's.
    @Test
    void whoeverDeletesEverythingHadSomethingInEveryTableAndHasNothingMore() {
        recovery.redeem(recovery.code(mine), PlayerToken.random(RANDOM));
        recovery.code(mine);
        broughtFromADevice();
        challenged();
        var before = rows();

        recovery.deleteEverything(mine);

        var after = rows();
        assertThat(before.keySet()).containsAll(OF_NOBODY).contains(DELETED);
        assertThat(after.remove(DELETED)).isEqualTo(before.remove(DELETED) + 1);
        before.forEach((table, count) -> {
            if (OF_NOBODY.contains(table)) {
                assertThat(after.get(table)).as(table).isEqualTo(count);
            } else {
                assertThat(after.get(table)).as(table).isLessThan(count);
            }
        });
    }

    private Map<String, Integer> rows() {
        var rows = new TreeMap<String, Integer>();
        client.sql("select table_name from information_schema.tables where lower(table_schema) = 'public'")
                .query(String.class)
                .list()
                .forEach(table -> rows.put(
                        table.toLowerCase(Locale.ROOT),
                        client.sql("select count(*) from \"" + table + "\"")
                                .query(Integer.class)
                                .single()));
        return rows;
    }

    @Test
    void whatIsPackedIsUnpackedAsItWas() {
        var packed = packed(mine);

        var counts = unpack(other, packed);

        assertThat(counts)
                .containsEntry("games", new PlayerArchive.Count(2, 0))
                .containsEntry("settings", new PlayerArchive.Count(2, 0))
                .containsEntry("drafts", new PlayerArchive.Count(1, 0))
                .containsEntry("set-drafts", new PlayerArchive.Count(1, 0))
                .containsEntry("sets", new PlayerArchive.Count(1, 0))
                .containsEntry("training", new PlayerArchive.Count(2, 0));
        assertThat(withoutRuns(packed(other))).isEqualTo(withoutRuns(packed));

        assertThat(training.history().answers(other).getLast().after())
                .isEqualTo(training.history().answers(mine).getLast().after())
                .isPresent();
        assertThat(training.history().reviews(other))
                .isEqualTo(training.history().reviews(mine));
        assertThat(training.history().reviews(other).missed()).hasSize(1);
        assertThat(games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000))
                .extracting(GameSummary::source, GameSummary::totals, GameSummary::filled)
                .containsExactlyInAnyOrderElementsOf(games.lists().listed(mine, GameLists.Filter.ALL, 0, 1_000).stream()
                        .map(game -> tuple(game.source(), game.totals(), game.filled()))
                        .toList());
        assertThat(preferences.of(other)).isEqualTo(preferences.of(mine));
        assertThat(new String(packed, StandardCharsets.UTF_8))
                .doesNotContain(sets.madeBy(mine).findFirst().orElseThrow().code());
    }

    private byte[] packed(long player) {
        var file = new ByteArrayOutputStream();
        belongings.pack(player, file);
        return file.toByteArray();
    }

    private Map<String, PlayerArchive.Count> unpack(long player, byte[] file) {
        var imported = imported(player, file);
        assertThat(imported.reasons()).isEmpty();
        return imported.counts();
    }

    record Piece(int number) {}

    /// Takes the first piece, and is too busy for the others.
    private static final class BusyPart implements ArchivePart<Piece> {

        @Override
        public String name() {
            return "pieces";
        }

        @Override
        public Class<Piece> type() {
            return Piece.class;
        }

        @Override
        public Stream<Piece> pack(long player) {
            return Stream.of(new Piece(1), new Piece(2), new Piece(3));
        }

        @Override
        public Unpacking<Piece> unpacking(long player, BooleanSupplier stop) {
            return piece -> {
                if (piece.number() > 1) {
                    throw new RejectedExecutionException("too much is done");
                }
                return true;
            };
        }
    }

    @Test
    void piecesThatAreTooMuchForAMinuteAreLeftOut() {
        var archive = new PlayerArchive(List.of(new BusyPart()), InstantSource.system());
        var file = new ByteArrayOutputStream();
        archive.pack(mine, file);

        var imported = archive.unpack(mine, () -> new ByteArrayInputStream(file.toByteArray()), () -> false);

        assertThat(imported.counts()).containsEntry("pieces", new PlayerArchive.Count(1, 0));
        assertThat(imported.leftOut()).isEqualTo(2);
        assertThat(imported.reasons())
                .extracting(ArchiveException::path, ArchiveException::problem)
                .containsExactly(tuple("pieces[1]", "busy"), tuple("pieces[2]", "busy"));
    }

    private PlayerArchive.Imported imported(long player, byte[] file) {
        return belongings.unpack(player, () -> new ByteArrayInputStream(file), () -> false);
    }

    private ArchiveException leftOut(long player, ObjectNode file) {
        var imported = imported(player, JSON.writeValueAsBytes(file));
        assertThat(imported.leftOut()).isEqualTo(1);
        return imported.reasons().getFirst();
    }

    private static ObjectNode tree(byte[] file) {
        var tree = (ObjectNode) JSON.readTree(file);
        tree.remove("made");
        return tree;
    }

    /// The ids of runs are others where two players of a server have them.
    private static ObjectNode withoutRuns(byte[] file) {
        var tree = tree(file);
        tree.at("/training").forEach(answer -> ((ObjectNode) answer).remove("run"));
        return tree;
    }

    @Test
    void answersThatAreThereAreNotTakenTwice() {
        var file = packed(mine);
        assertThat(unpack(mine, file).get("training")).isEqualTo(new PlayerArchive.Count(0, 2));
        assertThat(unpack(other, file).get("training")).isEqualTo(new PlayerArchive.Count(2, 0));
        assertThat(unpack(other, file).get("training")).isEqualTo(new PlayerArchive.Count(0, 2));
        assertThat(unpack(mine, packed(other)).get("training")).isEqualTo(new PlayerArchive.Count(0, 2));
    }

    /// Whoever knows the id of somebody's run cannot answer in their place.
    @Test
    void answersComeInUnderRunsOfTheirOwn() {
        var file = tree(packed(mine));
        var run = file.at("/training/0/run").asString();
        client.sql("delete from training_answer where player = :player")
                .param("player", mine)
                .update();

        unpack(other, JSON.writeValueAsBytes(file));

        assertThat(training.history().answers(other))
                .hasSize(2)
                .allSatisfy(answer -> assertThat(answer.run()).isNotEqualTo(run));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            run      | "short"
            place    | 0
            position | "kenken.naked-pair"
            position | "sudoku.naked-pair.abcdefgh"
            position | "kenken.nonsense.abcdefgh"
            answered | "yesterday"
            answered | "9999-01-01T00:00:00Z"
            seconds  | -1
            wrong    | -1
            told     | 5
            rating   | [1500, 80]
            rating   | [1500, 800, 0.06]
            """)
    void aTrainingAnswerThatCannotBeIsLeftOutByName(String name, String value) {
        var file = tree(packed(mine));
        ((ObjectNode) file.at("/training/1")).set(name, JSON.readTree(value));

        assertThat(leftOut(other, file).path()).isEqualTo("training[1]." + name);
        assertThat(training.history().answers(other)).hasSize(1);
        assertThat(games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000)).hasSize(2);
    }

    @Test
    void aFileFromBeforeThereWasTrainingComesIn() {
        var file = tree(packed(mine));
        file.remove("training");
        assertThat(unpack(other, JSON.writeValueAsBytes(file)).get("games")).isEqualTo(new PlayerArchive.Count(2, 0));
    }

    @Test
    void whatIsPaidOnceIsNotPaidAgainElsewhere() {
        unpack(other, packed(mine));

        var game =
                games.lists().startedFrom(other, "kakuro-6x6-easy-1").getFirst().id();
        assertThat(games.load(other, game).orElseThrow().paid()).isEqualTo(HERE + " 2 3 chain where");
    }

    @Test
    void aFileOfBeforeHelpWasInTheLogComesInAndOneWithoutALogDoesNot() {
        var file = tree(packed(mine));
        file.at("/games")
                .forEach(
                        game -> ((ObjectNode) game).put("paidHint", HERE + " 1").put("paidHelp", "nonsense"));

        assertThat(unpack(other, JSON.writeValueAsBytes(file)).get("games")).isEqualTo(new PlayerArchive.Count(2, 0));

        ((ObjectNode) file.at("/games/0")).remove("log");
        assertThat(leftOut(mine, file).problem()).isEqualTo("shape");
    }

    /// More than are stored at once.
    @Test
    void manyGamesComeInAsTheyAre() {
        for (int i = 0; i < 150; i++) {
            var game = begin("", 7);
            for (int seq = 2; seq < 22; seq++) {
                games.append(mine, game, "tab", seq, seq % 2 == 0 ? new LogEntry.Undo() : new LogEntry.Redo());
            }
        }
        var packed = packed(mine);

        assertThat(unpack(other, packed).get("games")).isEqualTo(new PlayerArchive.Count(152, 0));

        assertThat(tree(packed(other)).get("games")).isEqualTo(tree(packed).get("games"));
        assertThat(unpack(other, packed).get("games")).isEqualTo(new PlayerArchive.Count(0, 152));
    }

    @Test
    void setsOfBeforeTrainingComeInWithoutAny() {
        var file = tree(packed(mine));
        file.at("/sets").forEach(set -> ((ObjectNode) set).remove("trainings"));
        file.at("/set-drafts").forEach(draft -> ((ObjectNode) draft).remove("trainings"));

        unpack(other, JSON.writeValueAsBytes(file));

        assertThat(sets.madeBy(other).findFirst().orElseThrow().trainings()).isEmpty();
        assertThat(setDrafts.of(other).trainings()).isEmpty();
    }

    @Test
    void aSetWithMoreTrainingsThanThereMayBeDoesNotComeIn() {
        var file = tree(packed(mine));
        var many = String.join("\n", Collections.nCopies(PuzzleSet.MOST_TRAININGS + 1, PAIRS.written()));
        ((ObjectNode) file.at("/sets/0")).put("trainings", many);

        assertThat(leftOut(other, file).path()).isEqualTo("sets[0].trainings");
        assertThat(sets.madeBy(other)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sets", "set-drafts"})
    void tooManyPuzzlesAreRefusedBeforeOneIsRead(String part) {
        var file = tree(packed(mine));
        var puzzles = ((ObjectNode) file.at("/" + part + "/0")).putArray("puzzles");
        Collections.nCopies(PuzzleSet.MOST_PUZZLES + 1, "no puzzle").forEach(puzzles::add);

        assertThat(leftOut(other, file).path()).isEqualTo(part + "[0].puzzles");
    }

    @Test
    void theTrainingsOfASetComeInInTheirOrder() {
        sets.addTraining(sets.madeBy(mine).findFirst().orElseThrow(), TIER);

        unpack(other, packed(mine));

        assertThat(sets.madeBy(other).findFirst().orElseThrow().trainings())
                .extracting(PuzzleSet.Training::what)
                .containsExactly(PAIRS, TIER);
        assertThat(setDrafts.of(other).trainings()).containsExactly(PAIRS);
    }

    @Test
    void theSchemaSaysWhatItIs() {
        assertThat(new SchemaCheck("/META-INF/resources/schema/player-1.json")
                        .faults(new String(packed(mine), StandardCharsets.UTF_8)))
                .isEmpty();
    }

    @Test
    void whatIsThereStaysAsItIs() {
        preferences.change(other, own -> own.with(Preferences.HIGH_CONTRAST, true));
        preferences.change(other, own -> own.with(Preferences.HIGH_CONTRAST, false));
        setDrafts.change(other, draft -> draft.saying("Week 5", "", GameTerms.NONE, false));
        unpack(other, packed(mine));

        var again = unpack(other, packed(mine));

        assertThat(again.values()).allSatisfy(count -> assertThat(count.in()).isZero());
        assertThat(again.get("games").there()).isEqualTo(2);
        assertThat(games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000)).hasSize(2);
        assertThat(preferences.of(other).get(Preferences.HIGH_CONTRAST)).isFalse();
        assertThat(sets.madeBy(other)).hasSize(1);
        assertThat(setDrafts.of(other).title()).isEqualTo("Week 5");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /games/1/log/0          | 2026-11-23T09:00:00Z tab 1 conqueror    | games[1].log[0]      | value
            /games/1/puzzle         | no puzzle                               | games[1].puzzle      | value
            /games/1/hints          | many                                    | games[1].hints       | shape
            /settings/1/name        | administrator                           | settings[1].name     | value
            /settings/1/choice      | whatever                                | settings[1].choice   | value
            /drafts/0/sketches      | history                                 | drafts[0].sketches   | value
            /drafts/0/changed       | soon                                    | drafts[0].changed    | value
            /sets/0/title           | ''                                      | sets[0].title        | value
            /sets/0/puzzles/0       | no puzzle                               | sets[0].puzzles[0]   | value
            /sets/0/terms           | no-mercy                                | sets[0].terms        | value
            /sets/0/trainings       | technique-nothing five-positions        | sets[0].trainings    | value
            /sets/0/trainings       | due five-positions                      | sets[0].trainings    | value
            /sets/0/trainings       | tier-3 endless                          | sets[0].trainings    | value
            /sets/0/trainings       | 5                                       | sets[0].trainings    | value
            /set-drafts/0/trainings | level five-minutes                      | set-drafts[0].trainings | value
            /set-drafts/0/terms     | no-mercy                                | set-drafts[0].terms  | value
            /set-drafts/0/puzzles/0 | no puzzle                               | set-drafts[0].puzzles[0] | value
            /games/0                | no game                                 | games[0]             | shape
            /games/0                | null                                    | games[0]             | shape
            """)
    void aPieceThatIsWrongIsLeftOutByName(String pointer, String value, String path, String problem) {
        var file = tree(packed(mine));
        put(file, pointer, value);
        int all = all(imported(newPlayer(), packed(mine)));

        var imported = imported(other, JSON.writeValueAsBytes(file));

        assertThat(imported.leftOut()).isEqualTo(1);
        assertThat(imported.reasons().getFirst().path()).isEqualTo(path);
        assertThat(imported.reasons().getFirst().problem()).isEqualTo(problem);
        assertThat(all(imported)).isEqualTo(all - 1);
        assertThat(all(imported(other, JSON.writeValueAsBytes(file)))).isZero();
    }

    private static int all(PlayerArchive.Imported imported) {
        return imported.counts().values().stream()
                .mapToInt(PlayerArchive.Count::in)
                .sum();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /sets                   | none                                    | sets                 | shape
            /extra                  | 1                                       | ''                   | value
            /version                | 2                                       | version              | version
            /format                 | another                                 | ''                   | format
            """)
    void oneWrongListOrNameAndNothingComesIn(String pointer, String value, String path, String problem) {
        var file = tree(packed(mine));
        put(file, pointer, value);

        var wrong = catchThrowableOfType(ArchiveException.class, () -> unpack(other, JSON.writeValueAsBytes(file)));

        assertThat(wrong.path()).isEqualTo(path);
        assertThat(wrong.problem()).isEqualTo(problem);
        hasNothing(other);
    }

    private void hasNothing(long player) {
        assertThat(games.lists().listed(player, GameLists.Filter.ALL, 0, 1_000)).isEmpty();
        assertThat(drafts.all(player)).isEmpty();
        assertThat(sets.madeBy(player)).isEmpty();
        assertThat(setDrafts.of(player)).isEqualTo(SetDraft.EMPTY);
        assertThat(training.history().answers(player)).isEmpty();
    }

    private static void put(ObjectNode file, String pointer, String value) {
        int end = pointer.lastIndexOf('/');
        var parent = file.at(pointer.substring(0, end));
        var member = pointer.substring(end + 1);
        boolean isNumber = value.matches("-?\\d+|null");
        if (parent instanceof ObjectNode object) {
            object.set(member, isNumber ? JSON.valueToTree(Integer.parseInt(value)) : JSON.valueToTree(value));
        } else {
            ((ArrayNode) parent)
                    .set(Integer.parseInt(member), isNumber ? JSON.readTree(value) : JSON.valueToTree(value));
        }
    }

    /// Else a stranger fills the memory with names that nobody knows.
    @Test
    void theFirstUnknownNameEndsTheReading() {
        var head = "{\"format\":\"crosscage-player\",\"version\":1,\"games\":[],\"extra\":";
        var endless = new SequenceInputStream(
                new ByteArrayInputStream(head.getBytes(StandardCharsets.UTF_8)), new EndlessInputStream());

        var wrong = catchThrowableOfType(
                ArchiveException.class, () -> belongings.unpack(other, () -> endless, () -> false));

        assertThat(wrong.problem()).isEqualTo("value");
        assertThat(wrong.arguments()).containsEntry("found", "extra");
    }

    /// Never ends by itself.
    private static final class EndlessInputStream extends InputStream {

        @Override
        public int read() {
            return '[';
        }
    }

    @ParameterizedTest
    @CsvSource({"'\"x\": \"', a", "'\"x\": [', '[],'", "'', '\"name\":{},'"})
    void aPieceThatIsTooLargeIsRefusedBeforeAnyComesIn(String begin, String again) {
        var packed = new String(packed(mine), StandardCharsets.UTF_8);
        int second = packed.indexOf("}, {", packed.indexOf("\"games\"")) + 4;
        var large = packed.substring(0, second) + begin + again.repeat((8 << 20) / again.length() + 1);

        var wrong = catchThrowableOfType(
                ArchiveException.class, () -> unpack(other, large.getBytes(StandardCharsets.UTF_8)));

        assertThat(wrong.path()).isIn("games[1]", "");
        assertThat(wrong.problem()).isIn("too-large", "too-many", "text-too-long", "syntax");
        hasNothing(other);
    }

    @Test
    void aPieceOfMoreThanEightMegabytesIsToldByItsNumber() {
        var file = tree(packed(mine));
        var log = (ArrayNode) file.at("/games/1/log");
        for (int i = 0; i < 9; i++) {
            log.add("x".repeat(1 << 20));
        }

        var wrong = catchThrowableOfType(ArchiveException.class, () -> unpack(other, JSON.writeValueAsBytes(file)));

        assertThat(wrong.path()).isEqualTo("games[1]");
        assertThat(wrong.problem()).isEqualTo("too-large");
        assertThat(wrong.arguments()).containsEntry("megabytes", 8L);
        hasNothing(other);
    }

    @Test
    void namesLoseCharactersThatNoNameHas() {
        var file = tree(packed(mine));
        ((ObjectNode) file.at("/sets/0")).put("title", "We\u202Eek 3").put("text", "Do\uD800 these.");
        ((ArrayNode) file.at("/sets/0/puzzles"))
                .set(0, file.at("/sets/0/puzzles/0").asString().replaceFirst("size", "title One\u202E\nsize"));
        ((ObjectNode) file.at("/set-drafts/0")).put("title", "We\u2066ek 4");
        ((ObjectNode) file.at("/drafts/0")).put("title", "Mi\u202Dne");

        for (int in : List.of(3, 0)) {
            var counts = unpack(other, JSON.writeValueAsBytes(file));
            assertThat(counts.get("sets").in()
                            + counts.get("set-drafts").in()
                            + counts.get("drafts").in())
                    .isEqualTo(in);
        }

        assertThat(sets.madeBy(other).findFirst().orElseThrow().description().title())
                .isEqualTo("Week 3");
        assertThat(sets.madeBy(other).findFirst().orElseThrow().description().text())
                .isEqualTo("Do these.");
        assertThat(setDrafts.of(other).title()).isEqualTo("Week 4");
        assertThat(drafts.all(other).findFirst().orElseThrow().title()).isEqualTo("Mine");
    }

    @Test
    void aGameThatComesTwiceInAFileIsOneGame() {
        var file = tree(packed(mine));
        ((ArrayNode) file.get("games")).add(file.at("/games/0"));

        assertThat(unpack(other, JSON.writeValueAsBytes(file)).get("games")).isEqualTo(new PlayerArchive.Count(2, 1));
        assertThat(unpack(other, JSON.writeValueAsBytes(file)).get("games")).isEqualTo(new PlayerArchive.Count(0, 3));
    }

    @Test
    void noTransactionIsOpenBetweenThePieces() {
        var asked = new AtomicInteger();

        belongings.unpack(other, () -> new ByteArrayInputStream(packed(mine)), () -> {
            assertThat(TransactionSynchronizationManager.isActualTransactionActive())
                    .isFalse();
            return asked.incrementAndGet() < 0;
        });

        assertThat(asked).hasValueGreaterThanOrEqualTo(2 * 9);
    }

    @Test
    void whatIsNoJsonIsToldWithItsPlace() {
        var packed = new String(packed(mine), StandardCharsets.UTF_8);
        for (var text : List.of(
                "",
                "{",
                packed.substring(0, packed.length() / 2),
                "[".repeat(100_000),
                "{\"format\":\"crosscage-player\",\"format\":\"crosscage-player\"}",
                packed + "x")) {
            var wrong = catchThrowableOfType(
                    ArchiveException.class, () -> unpack(other, text.getBytes(StandardCharsets.UTF_8)));
            assertThat(wrong.problem()).isIn("syntax", "format");
        }
        assertThat(games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000)).isEmpty();
    }

    @Test
    void anImportThatIsStoppedHasWholePiecesAndGoesOnLater() {
        var file = packed(mine);
        var asked = new AtomicInteger();
        belongings.unpack(newPlayer(), () -> new ByteArrayInputStream(file), () -> asked.incrementAndGet() < 0);
        int last = asked.getAndSet(0);

        assertThatThrownBy(() -> belongings.unpack(
                        other, () -> new ByteArrayInputStream(file), () -> asked.incrementAndGet() == last))
                .isInstanceOf(CancellationException.class);

        assertThat(drafts.all(other)).hasSize(1);
        assertThat(games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000)).hasSize(2);
        assertThat(training.history().answers(other)).hasSize(1);
        assertThat(all(imported(other, file))).isEqualTo(1);
        assertThat(withoutRuns(packed(other))).isEqualTo(withoutRuns(packed(mine)));
    }

    @Test
    void whoeverDoesNotWaitForTheFirstPieceGetsNothing() {
        var file = packed(mine);

        assertThatThrownBy(() -> belongings.unpack(other, () -> new ByteArrayInputStream(file), () -> true))
                .isInstanceOf(CancellationException.class);

        hasNothing(other);
    }

    /// The second time that the file is read.
    @Test
    void whatCameInBeforeTheServerFailedIsTold() {
        var file = packed(mine);
        var opened = new AtomicInteger();
        PlayerArchive.Source source = () -> opened.incrementAndGet() == 1
                ? new ByteArrayInputStream(file)
                : new SequenceInputStream(
                        new ByteArrayInputStream(file, 0, file.length - 500), new BrokenInputStream());

        var failure = catchThrowableOfType(
                PlayerArchive.UnfinishedImportException.class, () -> belongings.unpack(other, source, () -> false));

        assertThat(all(failure.before())).isPositive();
        assertThat(games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000)).hasSize(2);
    }

    private static final class BrokenInputStream extends InputStream {

        @Override
        public int read() throws IOException {
            throw new IOException("the disk is gone");
        }
    }

    /// Else the file would decide what is right and what is wrong on the board.
    @Test
    void aSolutionIsBelievedOnlyWhenItIsProven() {
        var puzzle = ExamplePuzzles.twoSolutions();
        var one = Optional.of(Solution.of(1, 2, 2, 1));
        var entry = new PuzzleEntry("any", Map.of(), puzzle, one, List.of());
        var game = games.newGames().start(mine, entry, "kakuro-6x6-easy-2").id();
        games.append(mine, game, "tab", 1, digit(0, 1));

        unpack(other, packed(mine));

        var brought = games.lists().startedFrom(other, "kakuro-6x6-easy-2").getFirst();
        assertThat(games.load(other, brought.id()).orElseThrow().entry().solution())
                .isEmpty();
    }

    @Test
    void aGameOfASetComesBackIntoItByThePlayersCodeAlone() {
        var set = sets.madeBy(mine).findFirst().orElseThrow();
        var game = sets.games().play(other, set, set.puzzles().getFirst().id()).orElseThrow();
        games.append(other, game, "tab", 1, digit(0, 8));
        var file = tree(packed(other));
        long elsewhere = newPlayer();

        unpack(elsewhere, JSON.writeValueAsBytes(file));

        assertThat(file.at("/games/0/source").asString()).contains(set.code());
        assertThat(sets.games().progress(elsewhere, set).getFirst().game()).isPresent();
        assertThat(unpack(other, JSON.writeValueAsBytes(file)).get("games")).isEqualTo(new PlayerArchive.Count(0, 1));
    }

    @Test
    void aGameOnOtherTermsThanThoseOfItsSetIsOneOfItsOwnAndComesOnce() {
        var terms = new GameTerms(false, Optional.empty());
        var puzzles = List.of(PuzzleEntry.of("any", ExamplePuzzles.oneSolution()));
        var set = sets.make(mine, new SetDescription("Strict", "", terms, false), puzzles)
                .set();
        var game = sets.games().play(mine, set, set.puzzles().getFirst().id()).orElseThrow();
        games.append(mine, game, "tab", 1, digit(0, 1));
        var file = new String(packed(mine), StandardCharsets.UTF_8);
        var stripped =
                file.replace("\"terms\" : \"no-hints\"", "\"terms\" : \"\"").getBytes(StandardCharsets.UTF_8);
        assertThat(stripped).hasSizeLessThan(file.getBytes(StandardCharsets.UTF_8).length);

        unpack(other, stripped);
        int before = games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000).size();

        assertThat(games.lists().startedFrom(other, set.puzzles().getFirst().source()))
                .isEmpty();
        assertThat(sets.counts(set).getFirst().opened()).isEqualTo(1);
        assertThat(unpack(other, stripped).get("games").in()).isZero();
        assertThat(games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000)).hasSize(before);
    }

    /// Else whoever counts upwards finds the links to all sets, and a set of another server is taken for one of this.
    @ParameterizedTest
    @CsvSource({"set-%2$d, true", "set-%1$s-%2$d, false", "set-0000000000000000000000-%2$d, true"})
    void aFileCannotSayThatAGameIsOfASet(String form, boolean samePuzzle) {
        var set = sets.madeBy(mine).findFirst().orElseThrow();
        var source = form.formatted(set.code(), set.puzzles().getFirst().id());
        var puzzle = samePuzzle ? ExamplePuzzles.oneSolution() : ExamplePuzzles.twoSolutions();
        var game = games.newGames()
                .start(mine, PuzzleEntry.of("any", puzzle), "here")
                .id();
        games.append(mine, game, "tab", 1, digit(0, 1));
        var file = (ObjectNode) JSON.readTree(
                new String(packed(mine), StandardCharsets.UTF_8).replace("\"here\"", "\"" + source + "\""));

        unpack(other, JSON.writeValueAsBytes(file));

        assertThat(games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000))
                .hasSize(3)
                .allSatisfy(each -> assertThat(sets.placed(each.source())).isEmpty());
        assertThat(sets.counts(set).getFirst().opened()).isZero();
    }
}
