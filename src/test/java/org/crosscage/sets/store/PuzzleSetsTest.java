package org.crosscage.sets.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Tier;
import org.crosscage.game.SourceNames;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.game.store.HintCosts;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.RefusedSetException.Reason;
import org.crosscage.sets.SetCount;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.SetDraft;
import org.crosscage.sets.SetProgress;
import org.crosscage.sets.SetTraining;
import org.crosscage.sets.SetTrainingCount;
import org.crosscage.sets.SetTrainingProgress;
import org.crosscage.storage.StorageContract;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.RunsOfTests;
import org.crosscage.train.store.TrainingRuns;
import org.crosscage.train.store.TrainingSums;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionOperations;

class PuzzleSetsTest extends StorageContract {

    private static final SetDescription IN_ORDER =
            new SetDescription("Week 3", "Do <b>these</b>.", new GameTerms(false, Optional.empty()), true);
    private static final PuzzleEntry PUZZLE =
            PuzzleEntry.of("one", PuzzleKinds.all().getFirst().lesson().puzzle());

    private static final SetTraining PAIRS = new SetTraining(
            new TrainingTopic.OfTechnique("naked-pair", Optional.of(PuzzleKinds.of("kenken"))),
            RunLength.FIVE_POSITIONS);
    private static final SetTraining TIER =
            new SetTraining(new TrainingTopic.OfTier(Tier.EASY, Optional.empty()), RunLength.FIVE_MINUTES);

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-23T08:00:00Z"));
    private GameService games;
    private TrainingRuns runs;
    private PuzzleSets sets;
    private long maker;

    @BeforeEach
    void aServer() {
        games = gamesBy(now::get);
        var store = new SetStore(client, PuzzleFormats.TEXT);
        runs = RunsOfTests.by(now::get, client, transactions);
        sets = new PuzzleSets(client, store, transactions, games, runs, now::get, new SecureRandom());
        maker = newPlayer();
    }

    @Test
    void twoCodesOpenIt() {
        var made = sets.make(maker, IN_ORDER, puzzles(2));
        var code = made.set().code();

        assertThat(made.maker().written()).hasSize(22).isNotEqualTo(code);
        assertThat(sets.find(code)).contains(made.set());
        assertThat(sets.findForMaker(made.maker().written())).contains(made.set());
        assertThat(sets.find(made.maker().written())).isEmpty();
        assertThat(sets.findForMaker(code)).isEmpty();
        assertThat(sets.find("' or 1=1 --")).isEmpty();
        assertThat(sets.madeBy(maker)).containsExactly(made.set());
        assertThat(sets.madeBy(newPlayer())).isEmpty();
        assertThat(client.sql("select maker_hash from puzzle_set where code = :code")
                        .param("code", code)
                        .query(String.class)
                        .single())
                .matches("[0-9a-f]{64}")
                .doesNotContain(made.maker().written());
        assertThat(made.set().description()).isEqualTo(IN_ORDER);
        assertThat(made.set().puzzles())
                .allSatisfy(place -> assertThat(place.entry().puzzle()).isEqualTo(PUZZLE.puzzle()));
    }

    @Test
    void sizesAndHasteHaveLimits() {
        refused(Reason.NO_PUZZLE, () -> sets.make(maker, IN_ORDER, List.of()));
        refused(Reason.TOO_MANY_PUZZLES, () -> sets.make(maker, IN_ORDER, puzzles(31)));
        var full = sets.make(maker, IN_ORDER, puzzles(30)).set();
        refused(Reason.TOO_MANY_PUZZLES, () -> sets.add(full, puzzles(1)));
        IntStream.range(1, PuzzleSets.MOST_PER_HOUR).forEach(_ -> sets.make(maker, IN_ORDER, puzzles(1)));
        refused(Reason.TOO_MANY_SETS, () -> sets.make(maker, IN_ORDER, puzzles(1)));

        now.set(now.get().plus(Duration.ofHours(1)));

        assertThat(sets.make(maker, IN_ORDER, puzzles(1)).set().puzzles()).hasSize(1);
    }

    @Test
    void aSetThatTakesTooMuchRoomIsRefusedAsAWhole() {
        var large = large(60);
        int room = SetStore.LARGEST / PuzzleFormats.TEXT.write(large).length();
        var set = sets.make(maker, IN_ORDER, Collections.nCopies(room, large)).set();

        refused(Reason.TOO_LARGE, () -> sets.add(set, List.of(PUZZLE, large)));
        refused(Reason.TOO_LARGE, () -> sets.make(maker, IN_ORDER, Collections.nCopies(room + 1, large)));

        assertThat(sets.find(set.code()).orElseThrow().puzzles()).hasSize(room);
        assertThat(sets.madeBy(maker)).hasSize(1);
    }

    /// A Kakuro of so many by so many small ones.
    private static PuzzleEntry large(int side) {
        var text = new StringBuilder("puzzle large\nsize " + 3 * side + " " + 3 * side + "\ngrid\n");
        for (int row = 0; row < side; row++) {
            for (var line : List.of("# 17\\ 16\\ ", "\\17 . . ", "\\16 . . ")) {
                text.append(line.repeat(side)).append('\n');
            }
        }
        return PuzzleFormats.TEXT.read(text.append("end\n").toString()).getFirst();
    }

    @Test
    void aPuzzleWaitsForTheOneBefore() {
        var set = sets.make(maker, IN_ORDER, puzzles(3)).set();
        long player = newPlayer();

        assertThat(locked(player, set)).containsExactly(false, true, true);
        assertThat(sets.games().play(player, set, id(set, 1))).isEmpty();
        assertThat(sets.games().play(player, set, -1)).isEmpty();

        var game = sets.games().play(player, set, id(set, 0)).orElseThrow();
        assertThat(sets.games().play(player, set, id(set, 0))).contains(game);
        assertThat(games.load(player, game).orElseThrow().terms()).isEqualTo(IN_ORDER.terms());
        assertThat(locked(player, set)).containsExactly(false, true, true);

        finish(game, 60);

        assertThat(locked(player, set)).containsExactly(false, false, true);
        assertThat(locked(newPlayer(), set)).containsExactly(false, true, true);
        assertThat(sets.games().untouched(set)).extracting(SetProgress::locked).containsExactly(false, true, true);
        assertThat(sets.games().play(player, set, id(set, 1))).isPresent();
    }

    @Test
    void itsMakerAltersItAndGamesGoOn() {
        var made = sets.make(maker, IN_ORDER, puzzles(3)).set();
        long player = newPlayer();
        var game = sets.games().play(player, made, id(made, 0)).orElseThrow();
        var ids = made.puzzles().stream().map(PuzzleSet.Place::id).toList();

        sets.reorder(made, ids.reversed());
        sets.remove(made, ids.getFirst());
        sets.add(made, puzzles(1));
        sets.edit(made, new SetDescription("Other", "", GameTerms.NONE, false));

        var now = sets.find(made.code()).orElseThrow();
        assertThat(now.puzzles()).hasSize(3);
        assertThat(now.puzzles()).extracting(PuzzleSet.Place::id).startsWith(ids.get(2), ids.get(1));
        assertThat(now.description().title()).isEqualTo("Other");
        assertThat(locked(player, now)).containsOnly(false);
        refused(Reason.OTHER_PUZZLES, () -> sets.reorder(now, ids));
        refused(Reason.OTHER_PUZZLES, () -> sets.reorder(now, Collections.nCopies(3, ids.get(2))));
        assertThat(games.load(player, game)).isPresent();

        var open = sets.games().play(player, now, ids.get(1)).orElseThrow();
        sets.close(now, true);
        var closed = sets.find(now.code()).orElseThrow();
        assertThat(sets.games().play(player, closed, ids.get(1))).contains(open);
        assertThat(sets.games().play(player, closed, ids.get(2))).isEmpty();

        sets.delete(closed);
        assertThat(sets.find(now.code())).isEmpty();
        assertThat(sets.madeBy(maker)).isEmpty();
        assertThat(games.load(player, open)).isPresent();
    }

    @Test
    void whoMadeItFindsItWithoutTheirCodeAndCanHaveAnotherOne() {
        var made = sets.make(maker, IN_ORDER, puzzles(1));
        var code = made.set().code();

        assertThat(sets.findOwn(maker, code)).contains(made.set());
        assertThat(sets.findOwn(newPlayer(), code)).isEmpty();
        assertThat(sets.findOwn(maker, made.maker().written())).isEmpty();
        assertThat(sets.exists(code)).isTrue();
        assertThat(sets.exists(made.maker().written())).isFalse();
        assertThat(sets.existsForMaker(Optional.of(maker), code)).isTrue();
        assertThat(sets.existsForMaker(Optional.of(newPlayer()), code)).isFalse();
        assertThat(sets.existsForMaker(Optional.empty(), code)).isFalse();
        assertThat(sets.existsForMaker(Optional.empty(), made.maker().written()))
                .isTrue();

        var other = sets.changeMaker(made.set());

        assertThat(sets.findForMaker(made.maker().written())).isEmpty();
        assertThat(sets.findForMaker(other.written())).contains(made.set());
    }

    @Test
    void afterAPuzzleComesTheNextThatIsOpenAndThenThoseBefore() {
        var set = sets.make(maker, new SetDescription("Free", "", GameTerms.NONE, false), puzzles(3))
                .set();
        long player = newPlayer();

        var second = sets.games().next(player, set, 1).orElseThrow();
        assertThat(games.load(player, second).orElseThrow().source()).isEqualTo("set-" + id(set, 1));
        assertThat(sets.games().next(player, set, 1)).contains(second);
        finish(second, 60);
        var third = sets.games().next(player, set, 2).orElseThrow();
        finish(third, 60);
        var first = sets.games().next(player, set, 3).orElseThrow();
        assertThat(games.load(player, first).orElseThrow().source()).isEqualTo("set-" + id(set, 0));
        finish(first, 60);

        assertThat(sets.games().next(player, set, 1)).isEmpty();
        sets.close(set, true);
        assertThat(sets.games().next(newPlayer(), sets.find(set.code()).orElseThrow(), 0))
                .isEmpty();
    }

    @Test
    void aGameKnowsItsSetAsLongAsItsPuzzleStandsThere() {
        var set = sets.make(maker, IN_ORDER, puzzles(2)).set();

        assertThat(sets.placed("set-" + id(set, 1)).orElseThrow().number()).isEqualTo(2);
        assertThat(sets.placed("set-" + id(set, 1)).orElseThrow().set()).isEqualTo(set);
        assertThat(sets.placed("set-x")).isEmpty();
        assertThat(sets.placed("kenken-4x4-1")).isEmpty();
        sets.remove(set, id(set, 1));
        assertThat(sets.placed("set-" + id(set, 1))).isEmpty();
    }

    @Test
    void aHalfMadeSetHoldsPuzzlesOfTheSameName() {
        var drafts = new SetDrafts(client, transactions, PuzzleFormats.TEXT);
        var namesake = PuzzleEntry.of(PUZZLE.id(), large(1).puzzle());

        drafts.change(maker, draft -> draft.with(List.of(PUZZLE, namesake, PUZZLE)));

        assertThat(drafts.of(maker).puzzles())
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(PUZZLE.puzzle(), namesake.puzzle(), PUZZLE.puzzle());
    }

    @Test
    void whatIsPutTogetherIsKeptWithEveryChange() {
        var drafts = new SetDrafts(client, transactions, PuzzleFormats.TEXT);
        assertThat(drafts.of(maker)).isEqualTo(SetDraft.EMPTY);

        drafts.change(maker, draft -> draft.saying("Half\0", "Two\nlines", IN_ORDER.terms(), true));
        var kept = drafts.change(maker, draft -> draft.with(List.of(PUZZLE, large(1))));

        assertThat(drafts.of(maker)).isEqualTo(kept);
        assertThat(kept)
                .isEqualTo(new SetDraft("Half", "Two\nlines", IN_ORDER.terms(), true, kept.puzzles(), List.of()));
        assertThat(kept.puzzles()).extracting(PuzzleEntry::puzzle).containsExactly(PUZZLE.puzzle(), large(1).puzzle());
        var moved = drafts.change(maker, draft -> draft.moved(1, 0).without(1));
        assertThat(moved.puzzles()).containsExactly(kept.puzzles().getLast());
        refused(Reason.TOO_MANY_PUZZLES, () -> drafts.change(maker, draft -> draft.with(puzzles(30))));
        refused(Reason.TOO_LARGE, () -> drafts.change(maker, draft -> draft.with(Collections.nCopies(29, large(60)))));
        assertThat(drafts.of(maker)).isEqualTo(moved);
        assertThat(drafts.of(newPlayer())).isEqualTo(SetDraft.EMPTY);

        drafts.forget(maker);

        assertThat(drafts.of(maker)).isEqualTo(SetDraft.EMPTY);
    }

    @Test
    void theLastPuzzleStays() {
        var set = sets.make(maker, IN_ORDER, puzzles(1)).set();

        refused(Reason.NO_PUZZLE, () -> sets.remove(set, id(set, 0)));
    }

    @Test
    void itsMakerSeesSumsAndATimeOnlyOfFive() {
        var set = sets.make(maker, IN_ORDER, puzzles(1)).set();
        IntStream.rangeClosed(1, 4).forEach(i -> finish(begin(set), 60 * i));
        assertThat(sets.counts(set)).containsExactly(new SetCount(4, 4, 4, Optional.empty()));

        finish(begin(set), 60 * 100);
        begin(set);

        assertThat(sets.counts(set)).containsExactly(new SetCount(6, 5, 5, Optional.of(Duration.ofMinutes(3))));
    }

    @Test
    void aGameFromElsewhereFitsOnlyOnTheTermsOfTheSet() {
        var easy = new GameTerms(true, Optional.of(Tier.EASY));
        var set = sets.make(maker, new SetDescription("Easy", "", easy, false), puzzles(1))
                .set();
        var place = set.puzzles().getFirst().source();

        assertThat(fits(place, easy)).isTrue();
        assertThat(fits(place, new GameTerms(true, Optional.of(Tier.GENTLE)), "naked-single"))
                .isTrue();
        assertThat(fits(place, new GameTerms(false, Optional.of(Tier.EASY)))).isTrue();
        assertThat(fits(place, GameTerms.NONE)).isFalse();
        assertThat(fits(place, new GameTerms(true, Optional.of(Tier.MEDIUM)))).isFalse();
        assertThat(fits(place, easy, "forcing-chain")).isFalse();
        assertThat(fits("kenken-4x4-1", GameTerms.NONE, "forcing-chain")).isTrue();
    }

    @Test
    void aGameWithHintsDoesNotFitIntoASetWithoutThem() {
        var place = sets.make(maker, IN_ORDER, puzzles(1))
                .set()
                .puzzles()
                .getFirst()
                .source();

        assertThat(fits(place, IN_ORDER.terms())).isTrue();
        assertThat(fits(place, IN_ORDER.terms(), "naked-single")).isFalse();
        assertThat(fits(place, GameTerms.NONE)).isFalse();
    }

    @Test
    void aLaterPuzzleOfASetInOrderFitsOnceTheOneBeforeIsFinished() {
        var set = sets.make(maker, IN_ORDER, puzzles(2)).set();
        var later = set.puzzles().getLast().source();
        assertThat(fits(later, IN_ORDER.terms())).isFalse();

        finish(sets.games().play(maker, set, id(set, 0)).orElseThrow(), 60);

        assertThat(fits(later, IN_ORDER.terms())).isTrue();
    }

    private boolean fits(String source, GameTerms terms, String... techniques) {
        return sources().fits(source, new SourceNames.Claim(maker, terms, Set.of(techniques)));
    }

    private SetSources sources() {
        return new SetSources(new SetStore(client, PuzzleFormats.TEXT));
    }

    @Test
    void ofASetOnlyThePuzzleOfAGameIsRead() {
        var set = sets.make(maker, IN_ORDER, puzzles(3)).set();
        var second = set.puzzles().get(1);
        finish(sets.games().play(maker, set, id(set, 0)).orElseThrow(), 60);
        client.sql("update puzzle_set_puzzle set puzzle = 'damaged' where puzzle_set = :set and id <> :second")
                .param("set", set.id())
                .param("second", second.id())
                .update();

        var packed = sources().packed(second.source());

        assertThat(packed).isEqualTo("set-" + set.code() + "-" + second.id());
        assertThat(sources().unpacked(packed, PUZZLE.puzzle())).isEqualTo(second.source());
        assertThat(fits(second.source(), IN_ORDER.terms())).isTrue();
        assertThat(fits(set.puzzles().get(2).source(), IN_ORDER.terms())).isFalse();
    }

    @Test
    void aTrainingBeginsInNoTransactionOfItsSet() {
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(PAIRS)).set();
        var without = new PuzzleSets(
                client,
                new SetStore(client, PuzzleFormats.TEXT),
                new TransactionOperations() {
                    @Override
                    public <T> T execute(TransactionCallback<T> action) {
                        throw new IllegalStateException("a position is walked to");
                    }
                },
                games,
                runs,
                now::get,
                new SecureRandom());

        assertThat(without.trainings().train(maker, set, trainingIds(set).getFirst()))
                .isPresent();
    }

    @Test
    void twoTabsThatAskAtOnceHaveOneRun() throws Exception {
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(PAIRS)).set();
        assertThat(Set.copyOf(atOnce(4, _ -> train(maker, set)))).hasSize(1);
    }

    @Test
    void onlyGamesOnTheTermsOfTheSetCount() {
        var easy = new GameTerms(true, Optional.of(Tier.EASY));
        var set = sets.make(maker, new SetDescription("Easy", "", easy, false), puzzles(1))
                .set();
        var game = begin(set);
        finish(game, 60);
        var taught = begin(set);
        finish(taught, 60);
        assertThat(sets.counts(set)).containsExactly(new SetCount(2, 2, 2, Optional.empty()));

        setTerms(game, GameTerms.NONE);
        assertThat(sets.counts(set)).containsExactly(new SetCount(1, 1, 1, Optional.empty()));
        setTerms(game, new GameTerms(false, Optional.of(Tier.GENTLE)));
        assertThat(sets.counts(set)).containsExactly(new SetCount(2, 2, 2, Optional.empty()));

        client.sql("insert into hint_cost (game, technique, hints, cost) values (:game, 'forcing-chain', 1, 6)")
                .param("game", taught)
                .update();
        assertThat(sets.counts(set)).containsExactly(new SetCount(1, 1, 1, Optional.empty()));
        sets.edit(set, new SetDescription("Free", "", GameTerms.NONE, false));
        assertThat(sets.counts(sets.find(set.code()).orElseThrow()))
                .containsExactly(new SetCount(2, 2, 2, Optional.empty()));
    }

    private void setTerms(String game, GameTerms terms) {
        client.sql("update game set terms = :terms where id = :id")
                .param("terms", terms.written())
                .param("id", game)
                .update();
    }

    /// As it is when two browsers that both played become one player's.
    @Test
    void whoHasTwoGamesOfAPuzzleCountsOnceWithTheShorterTime() {
        var set = sets.make(maker, IN_ORDER, puzzles(1)).set();
        var first = begin(set);
        finish(first, 60);
        IntStream.rangeClosed(2, 5).forEach(i -> finish(begin(set), 60 * i));
        var again = begin(set);
        finish(again, 60 * 100);
        client.sql("update game set player = (select player from game where id = :first) where id = :again")
                .param("first", first)
                .param("again", again)
                .update();

        assertThat(sets.counts(set)).containsExactly(new SetCount(5, 5, 5, Optional.of(Duration.ofMinutes(3))));
    }

    @Test
    void whoHadTheSolutionShownHasNotFinished() {
        var set = sets.make(maker, IN_ORDER, puzzles(1)).set();
        var game = begin(set);
        finish(game, 60);
        assertThat(sets.counts(set).getFirst().finished()).isEqualTo(1);

        client.sql("update game set solution_shown = true where id = :id")
                .param("id", game)
                .update();

        assertThat(sets.counts(set)).containsExactly(new SetCount(1, 1, 0, Optional.empty()));
    }

    @Test
    void aPlayerHasSoManySetsAndNotMore() {
        var room = sets.room(maker);
        for (int i = 1; i < Quota.SETS.most(); i++) {
            client.sql("""
                            insert into puzzle_set (player, code, maker_hash, title, text, terms, in_order, closed, created)
                            values (:player, :code, :code, 'many', '', '', false, false, '2020-01-01 00:00:00+00')""")
                    .param("player", maker)
                    .param("code", "many" + i + "of" + maker)
                    .update();
        }
        sets.importSet(maker, IN_ORDER, puzzles(1), List.of(), false, room);

        assertThatThrownBy(() -> sets.importSet(maker, IN_ORDER, puzzles(1), List.of(), false, room))
                .isInstanceOf(FullQuotaException.class);
        assertThatThrownBy(() -> sets.make(maker, IN_ORDER, puzzles(1))).isInstanceOf(FullQuotaException.class);
        assertThat(sets.count(maker)).isEqualTo((int) Quota.SETS.most());
    }

    @Test
    void thePuzzlesOfAPlayersSetsHaveABoundInAll() {
        var set = sets.make(maker, IN_ORDER, puzzles(1)).set();
        var large = sets.make(maker, IN_ORDER, puzzles(1)).set();
        lengthen(large, Quota.SET_BYTES.most());

        full(Quota.SET_BYTES, () -> sets.make(maker, IN_ORDER, puzzles(1)));
        full(Quota.SET_BYTES, () -> sets.importSet(maker, IN_ORDER, puzzles(1), List.of(), false, sets.room(maker)));
        full(Quota.SET_BYTES, () -> sets.add(set, puzzles(1)));
        assertThat(sets.count(maker)).isEqualTo(2);
        assertThat(sets.make(newPlayer(), IN_ORDER, puzzles(1)).set().puzzles()).hasSize(1);

        sets.delete(large);
        sets.add(set, puzzles(1));
        assertThat(sets.find(set.code()).orElseThrow().puzzles()).hasSize(2);
    }

    private static void full(Quota quota, ThrowingCallable adding) {
        assertThatThrownBy(adding)
                .isInstanceOfSatisfying(
                        FullQuotaException.class,
                        full -> assertThat(full.quota()).isEqualTo(quota));
    }

    private void lengthen(PuzzleSet set, long characters) {
        int each = 1_000_000;
        for (long there = 0; there < characters; there += each) {
            client.sql("insert into puzzle_set_puzzle (puzzle_set, place, puzzle) values (:set, 9, repeat('x', :each))")
                    .param("set", set.id())
                    .param("each", each)
                    .update();
        }
    }

    /// Puzzles that are in no picture are not read.
    @Test
    void aListHasOfEachSetWhatItsTileShows() {
        var first = sets.make(maker, IN_ORDER, puzzles(5)).set();
        now.set(now.get().plusSeconds(1));
        var second = sets.make(maker, IN_ORDER, puzzles(1)).set();
        sets.close(first, true);
        client.sql("update puzzle_set_puzzle set puzzle = 'unreadable' where id = :id")
                .param("id", id(first, 3))
                .update();

        var listed = sets.listed(maker, 0, 5, 3);
        assertThat(listed).extracting(PuzzleSets.Listed::code).containsExactly(second.code(), first.code());
        assertThat(listed.getFirst().first()).containsExactly(PUZZLE.puzzle());
        assertThat(listed.getLast())
                .isEqualTo(new PuzzleSets.Listed(
                        first.code(), "Week 3", true, first.created(), 5, Collections.nCopies(3, PUZZLE.puzzle())));
        assertThat(sets.listed(maker, 1, 5, 3)).containsExactly(listed.getLast());
        assertThat(sets.listed(maker, 0, 1, 3)).containsExactly(listed.getFirst());
        assertThat(sets.listed(newPlayer(), 0, 5, 3)).isEmpty();
    }

    @Test
    void itsMakerSeesTechniquesThatCostFiveOfThemHints() {
        var set = sets.make(maker, IN_ORDER, puzzles(1)).set();
        IntStream.rangeClosed(1, 4).forEach(_ -> help(set, "naked-single"));
        help(set, "cage-claims-line");
        assertThat(sets.techniques(set)).isEmpty();

        help(set, "naked-single");

        assertThat(sets.techniques(set)).containsExactly(new HintCosts.Cost("naked-single", 5, 10, 5));
        assertThat(sets.techniques(sets.make(maker, IN_ORDER, puzzles(1)).set()))
                .isEmpty();

        client.sql("update game set terms = :terms where source = :source")
                .param("terms", GameTerms.NONE.written())
                .param("source", set.puzzles().getFirst().source())
                .update();
        assertThat(sets.techniques(set)).isEmpty();
    }

    private void help(PuzzleSet set, String technique) {
        long player = newPlayer();
        var game = sets.games().play(player, set, id(set, 0)).orElseThrow();
        games.note(player, game, GamesOfTests.hint(technique, 2));
    }

    @Test
    void itsTrainingsKeepTheirOrderAndThereAreTenAtMost() {
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(PAIRS, TIER)).set();
        assertThat(set.trainings()).extracting(PuzzleSet.Training::what).containsExactly(PAIRS, TIER);
        assertThat(sets.find(set.code())).contains(set);

        sets.addTraining(set, PAIRS);
        var ids = trainingIds(set);
        sets.reorderTrainings(set, ids.reversed());
        assertThat(trainingIds(set)).containsExactlyElementsOf(ids.reversed());
        refused(Reason.OTHER_TRAININGS, () -> sets.reorderTrainings(set, ids.subList(0, 2)));
        refused(Reason.OTHER_TRAININGS, () -> sets.reorderTrainings(set, Collections.nCopies(3, ids.getFirst())));
        sets.removeTraining(set, ids.get(1));
        assertThat(trainingIds(set)).containsExactly(ids.get(2), ids.get(0));

        IntStream.range(2, PuzzleSet.MOST_TRAININGS).forEach(_ -> sets.addTraining(set, TIER));
        refused(Reason.TOO_MANY_TRAININGS, () -> sets.addTraining(set, TIER));
        refused(
                Reason.TOO_MANY_TRAININGS,
                () -> sets.make(maker, IN_ORDER, puzzles(1), Collections.nCopies(11, PAIRS)));
        assertThat(sets.madeBy(maker)).hasSize(1);
        assertThat(sets.find(set.code()).orElseThrow().puzzles()).isEqualTo(set.puzzles());
    }

    @Test
    void anotherSetsTrainingIsNotItsMakersToAlter() {
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(PAIRS)).set();
        var other = sets.make(newPlayer(), IN_ORDER, puzzles(1), List.of(TIER)).set();

        sets.removeTraining(set, trainingIds(other).getFirst());
        refused(Reason.OTHER_TRAININGS, () -> sets.reorderTrainings(set, trainingIds(other)));

        assertThat(trainingIds(other)).hasSize(1);
        assertThat(sets.trainings().train(maker, set, trainingIds(other).getFirst()))
                .isEmpty();
    }

    @Test
    void aTrainingOfATechniqueThatIsGoneIsNotOfferedAnyMore() {
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(PAIRS, TIER)).set();
        client.sql("update puzzle_set_training set topic = 'technique-gone' where id = :id")
                .param("id", trainingIds(set).getFirst())
                .update();

        assertThat(sets.find(set.code()).orElseThrow().trainings())
                .extracting(PuzzleSet.Training::what)
                .containsExactly(TIER);
    }

    @Test
    void aPlayerHasOneOpenRunOfATrainingAndThenTheBestThatIsDone() {
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(PAIRS, TIER)).set();
        long player = newPlayer();
        assertThat(progress(player, set)).extracting(SetTrainingProgress::run).containsOnly(Optional.empty());
        assertThat(sets.trainings().untouched(set)).isEqualTo(progress(player, set));

        var first = train(player, set);
        assertThat(train(player, set)).isEqualTo(first);
        assertThat(runs.open(player, first).orElseThrow().topic()).isEqualTo(PAIRS.topic());
        assertThat(progress(player, set).getFirst().run()).map(TrainingRun::id).contains(first);
        answer(player, first, 5, 2);
        assertThat(progress(player, set).getFirst().isDone()).isTrue();

        var second = train(player, set);
        assertThat(second).isNotEqualTo(first);
        assertThat(progress(player, set).getFirst().run()).map(TrainingRun::id).contains(first);
        answer(player, second, 5, 4);
        answer(player, train(player, set), 5, 3);

        var done = progress(player, set).getFirst();
        assertThat(done.run()).map(TrainingRun::id).contains(second);
        assertThat(done.run()).map(TrainingRun::found).contains(4L);
        assertThat(progress(player, set).getLast().run()).isEmpty();
        assertThat(progress(newPlayer(), set))
                .extracting(SetTrainingProgress::run)
                .containsOnly(Optional.empty());
    }

    @Test
    void aRunThatWasEndedBeforeItsEndIsNotDone() {
        var minutes = new SetTraining(PAIRS.topic(), RunLength.FIVE_MINUTES);
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(minutes)).set();
        long player = newPlayer();
        var early = train(player, set);
        answer(player, early, 2, 2);
        runs.end(player, early);
        assertThat(progress(player, set).getFirst().run()).isEmpty();
        assertThat(sets.trainingCounts(set)).containsExactly(new SetTrainingCount(1, 0));

        var whole = train(player, set);
        answer(player, whole, 3, 1);
        now.set(now.get().plus(RunLength.TIME));

        assertThat(progress(player, set).getFirst().isDone()).isTrue();
        assertThat(progress(player, set).getFirst().run()).map(TrainingRun::id).contains(whole);
        assertThat(sets.trainingCounts(set)).containsExactly(new SetTrainingCount(1, 1));
    }

    @Test
    void inAClosedSetNoRunBeginsAndThoseThatAreOpenGoOn() {
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(PAIRS)).set();
        long player = newPlayer();
        var run = train(player, set);
        sets.close(set, true);
        var closed = sets.find(set.code()).orElseThrow();

        assertThat(train(player, closed)).isEqualTo(run);
        assertThat(sets.trainings().train(newPlayer(), closed, trainingIds(set).getFirst()))
                .isEmpty();
    }

    @Test
    void runsSurviveTheirTrainingAndTheirSet() {
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(PAIRS, TIER)).set();
        long player = newPlayer();
        var run = train(player, set);
        var source = runs.open(player, run).orElseThrow().source();
        assertThat(sets.trained(source)).map(PuzzleSets.Trained::set).contains(set);
        assertThat(sets.trained("set-1")).isEmpty();
        assertThat(sets.trained("set-training-x")).isEmpty();
        assertThat(sets.trained("set-training-9999999999999999999")).isEmpty();

        sets.removeTraining(set, trainingIds(set).getFirst());
        assertThat(sets.trained(source)).isEmpty();
        sets.delete(set);

        answer(player, run, 5, 5);
        assertThat(runs.open(player, run).orElseThrow().found()).isEqualTo(5);
        assertThat(client.sql("select count(*) from puzzle_set_training where puzzle_set = :set")
                        .param("set", set.id())
                        .query(Integer.class)
                        .single())
                .isZero();
    }

    @Test
    void itsMakerSeesSumsByTechniqueThatFiveOfThemWereAsked() {
        var set = sets.make(maker, IN_ORDER, puzzles(1), List.of(PAIRS, PAIRS)).set();
        IntStream.range(0, 4).forEach(_ -> {
            long player = newPlayer();
            answer(player, train(player, set), 5, 3);
        });
        assertThat(sets.trained(set)).isEmpty();
        assertThat(sets.trainingCounts(set)).containsExactly(new SetTrainingCount(4, 4), new SetTrainingCount(0, 0));

        long fifth = newPlayer();
        var run = sets.trainings().train(fifth, set, trainingIds(set).getLast()).orElseThrow();
        runs.told(fifth, run, 1, 1);
        answer(fifth, run, 2, 1);

        assertThat(sets.trained(set)).containsExactly(new TrainingSums.OfTechnique("naked-pair", 5, 22, 13, 1));
        assertThat(sets.trainingCounts(set)).containsExactly(new SetTrainingCount(4, 4), new SetTrainingCount(1, 0));
        assertThat(sets.trained(sets.make(maker, IN_ORDER, puzzles(1)).set())).isEmpty();
    }

    @Test
    void trainingsArePutTogetherWithTheRest() {
        var drafts = new SetDrafts(client, transactions, PuzzleFormats.TEXT);

        drafts.change(maker, draft -> draft.training(List.of(PAIRS, TIER)));

        assertThat(drafts.of(maker).trainings()).containsExactly(PAIRS, TIER);
        var kept = drafts.change(maker, draft -> draft.with(List.of(PUZZLE)));
        assertThat(kept.trainings()).containsExactly(PAIRS, TIER);
        refused(
                Reason.TOO_MANY_TRAININGS,
                () -> drafts.change(maker, draft -> draft.training(Collections.nCopies(11, PAIRS))));
        assertThat(drafts.of(maker)).isEqualTo(kept);
    }

    private List<Long> trainingIds(PuzzleSet set) {
        return sets.find(set.code()).orElseThrow().trainings().stream()
                .map(PuzzleSet.Training::id)
                .toList();
    }

    private List<SetTrainingProgress> progress(long player, PuzzleSet set) {
        return sets.trainings().progress(player, set);
    }

    /// The player's run of the first training.
    private String train(long player, PuzzleSet set) {
        return sets.trainings()
                .train(player, set, set.trainings().getFirst().id())
                .orElseThrow();
    }

    /// Answers so many positions, of which the first so many are found.
    private void answer(long player, String run, int count, int found) {
        for (int place = 1; place <= count; place++) {
            if (place <= found) {
                runs.found(player, run, place, "r1c1=1", false, runs.now());
            } else {
                runs.shown(player, run, place);
            }
            runs.next(player, run, place);
        }
    }

    private String begin(PuzzleSet set) {
        return sets.games().play(newPlayer(), set, id(set, 0)).orElseThrow();
    }

    private void finish(String game, long seconds) {
        client.sql("update game set version = 1, elapsed_seconds = :seconds, finished = updated where id = :id")
                .param("seconds", seconds)
                .param("id", game)
                .update();
    }

    private List<Boolean> locked(long player, PuzzleSet set) {
        return sets.games().progress(player, set).stream()
                .map(SetProgress::locked)
                .toList();
    }

    private static void refused(Reason reason, Runnable work) {
        assertThatThrownBy(work::run)
                .isInstanceOfSatisfying(
                        RefusedSetException.class,
                        refusal -> assertThat(refusal.reason()).isEqualTo(reason));
    }

    private static long id(PuzzleSet set, int place) {
        return set.puzzles().get(place).id();
    }

    private static List<PuzzleEntry> puzzles(int count) {
        return Collections.nCopies(count, PUZZLE);
    }
}
