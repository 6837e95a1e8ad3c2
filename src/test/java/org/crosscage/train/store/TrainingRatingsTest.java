package org.crosscage.train.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.player.Preferences;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.AnswerResult;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.progress.FirstRatings;
import org.crosscage.train.progress.Glicko2;
import org.crosscage.train.progress.GlickoRating;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What holds on every database of how strong a player is, and how hard a position.
class TrainingRatingsTest extends TrainingContract {

    private static final TrainingTopic AT_LEVEL = new TrainingTopic.AtLevel(Optional.of(KENKEN));

    @BeforeEach
    void nobodyWasAskedAnything() {
        client.sql("delete from position_rating").update();
    }

    @Test
    void anExportReadsSomeAnswersAtATime() {
        var rows = new AnswerRows(client);
        int most = AnswerRows.AT_ONCE;
        transactions.executeWithoutResult(_ ->
                IntStream.rangeClosed(1, most).forEach(place -> rows.add(player, answered("one", place, BEGINNING))));
        var packed = new TrainingArchive(rows, this::now).pack(player).iterator();
        assertThat(packed.next().place()).isOne();

        rows.add(player, answered("one", most + 1, BEGINNING));
        rows.add(player, answered("other", 1, BEGINNING.plusSeconds(1)));

        var places = new ArrayList<Integer>();
        packed.forEachRemaining(answer -> places.add(answer.place()));
        assertThat(places).hasSize(most + 1).endsWith(most, most + 1, 1);
        assertThat(runs.history().count(player)).isEqualTo(new TrainingHistory.Count(most + 2, most + 2));
    }

    private AnsweredPosition answered(String run, int place, Instant when) {
        var result = new AnswerResult(0, 0, false, Duration.ofSeconds(5));
        return new AnsweredPosition(
                run + "-" + player, place, "any", "kenken", "naked-pair", "", when, result, 1, Optional.empty());
    }

    @Test
    void aPositionThatIsFoundRatesThePlayerAndThePosition() {
        assertThat(runs.history().rating(player, KENKEN)).isEmpty();

        find(position(0));

        var expected = Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, first(0), 1);
        assertThat(runs.history().rating(player, KENKEN)).contains(expected.player());
        assertThat(runs.history().rating(player, KAKURO)).isEmpty();
        assertThat(stored(0)).contains(expected.position());
        assertThat(expected.player().rating()).isGreaterThan(GlickoRating.UNKNOWN.rating());
        assertThat(expected.position().rating()).isLessThan(first(0).rating());
    }

    @Test
    void eachAnswerBeginsWithWhatTheOneBeforeMadeOfTheRating() {
        find(position(0));
        var after = runs.history().rating(player, KENKEN).orElseThrow();
        pass(Duration.ofDays(3));
        assertThat(runs.history().rating(player, KENKEN)).contains(Glicko2.rested(after, Duration.ofDays(3)));

        miss(position(1));

        var expected = Glicko2.answer(after, Duration.ofDays(3), first(1), 0);
        assertThat(runs.history().rating(player, KENKEN)).contains(expected.player());
        assertThat(stored(1)).contains(expected.position());
        var answers = runs.history().answers(player);
        assertThat(answers.stream().map(AnsweredPosition::after))
                .containsExactly(Optional.of(after), Optional.of(expected.player()));
        assertThat(runs.history().ratingBefore(player, answers.get(1))).contains(after);
        assertThat(runs.history().ratingBefore(player, answers.get(0))).isEmpty();
    }

    @Test
    void aHintThatWasToldLowersWhatAnAnswerCounts() {
        var run = beginWith(position(0));
        runs.told(player, run.id(), 1, 2);
        runs.found(player, run.id(), 1, MOVE, false, runs.now());
        assertThat(runs.history().rating(player, KENKEN))
                .contains(Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, first(0), 0.25)
                        .player());
    }

    @Test
    void aPositionIsWhatAllPlayersMadeOfIt() {
        find(position(0));
        var once = stored(0).orElseThrow();
        player = newPlayer();

        miss(position(0));

        var expected = Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, once, 0);
        assertThat(stored(0)).contains(expected.position());
        assertThat(runs.history().rating(player, KENKEN)).contains(expected.player());
        assertThat(client.sql("select rated from position_rating where position_id = :id")
                        .param("id", position(0))
                        .query(OffsetDateTime.class)
                        .single()
                        .toInstant())
                .isEqualTo(now());
    }

    @Test
    void onlyTheFirstTimeThatAPositionIsAskedIsRated() {
        miss(position(0));
        var before = runs.history().rating(player, KENKEN);
        var hard = stored(0);
        var last = runs.history().answers(player).getFirst();

        pass(Duration.ofMinutes(1));
        find(position(0));

        assertThat(runs.history().answers(player)).hasSize(2).last().satisfies(answer -> {
            assertThat(answer.score()).isEqualTo(1);
            assertThat(answer.after()).isEmpty();
            assertThat(runs.history().ratingBefore(player, answer)).isEmpty();
        });
        assertThat(runs.history().rating(player, KENKEN).map(GlickoRating::rating))
                .isEqualTo(before.map(GlickoRating::rating));
        assertThat(stored(0)).isEqualTo(hard);
        pass(Duration.ofMinutes(-1));
        assertThat(runs.history().rating(player, KENKEN)).isEqualTo(before).isEqualTo(last.after());
    }

    @Test
    void whoWantsNoRatingsGetsNoneAndRatesNothing() {
        preferences.change(player, now -> now.with(Preferences.RATINGS, false));
        find(position(0));
        assertThat(runs.history().rating(player, KENKEN)).isEmpty();
        assertThat(stored(0)).isEmpty();
        assertThat(runs.history().answers(player))
                .singleElement()
                .satisfies(answer -> assertThat(answer.after()).isEmpty());

        preferences.change(player, now -> now.with(Preferences.RATINGS, true));
        find(position(1));
        assertThat(runs.history().rating(player, KENKEN)).isPresent();
    }

    @Test
    void whoIsAskedAtTheirLevelIsAskedHarderPositionsOnceTheyAreStrong() {
        double weak = averageAsked();
        for (int number = 0; number < 12; number++) {
            find(kenkenOf("xy-chain", number % 3)
                    .orElse(kenkenOf("als-xz", number).orElseThrow()));
        }
        assertThat(averageAsked()).isGreaterThan(weak + 100);
    }

    @Test
    void atALevelNoTechniqueIsAskedTwiceInARowWithinARunOrFromOneToTheNext() {
        for (int i = 0; i < 3; i++) {
            var run = begin(AT_LEVEL, RunLength.ENDLESS);
            for (int place = 1; place <= 5; place++) {
                pass(Duration.ofMinutes(1));
                runs.shown(player, run.id(), place);
                run = runs.next(player, run.id(), place);
            }
            runs.end(player, run.id());
        }
        var answers = runs.history().answers(player);
        assertThat(answers).hasSize(15);
        for (int i = 1; i < answers.size(); i++) {
            assertThat(answers.get(i).technique())
                    .isNotEqualTo(answers.get(i - 1).technique());
        }
    }

    @Test
    void whatTurnedOutMuchHarderIsNotAskedAtItsFirstLevel() {
        var easy = techniquesAsked();
        assertThat(easy).hasSizeGreaterThan(2);
        var harder = easy.iterator().next();
        var rows = new AnswerRows(client);
        transactions.executeWithoutResult(_ ->
                kenkenOf(harder).forEach(id -> rows.addRating(id, new GlickoRating(1500, 60, 0.06), now())));

        assertThat(techniquesAsked()).doesNotContain(harder).hasSizeGreaterThan(1);
    }

    private Set<String> techniquesAsked() {
        return Stream.generate(() -> task(begin(AT_LEVEL, RunLength.ENDLESS)).position())
                .limit(40)
                .map(id -> id.split("\\.", -1)[1])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void theRatingsOfSomePositionsAreThoseThatHaveOne() {
        find(position(0));
        miss(position(1));
        miss(position(2));

        var rows = new AnswerRows(client);
        assertThat(rows.ratings(Set.of(position(0), position(2), position(3))))
                .isEqualTo(Map.of(
                        position(0), stored(0).orElseThrow().rating(),
                        position(2), stored(2).orElseThrow().rating()));
        assertThat(rows.ratings(Set.of(position(3)))).isEmpty();
        assertThat(rows.ratings(Set.of())).isEmpty();
    }

    @Test
    void thePositionThatWasAskedLastComesLast() {
        var rows = new AnswerRows(client);
        assertThat(rows.asked(player)).isEmpty();
        for (int number : new int[] {2, 0, 1, 2, 0}) {
            find(position(number));
            pass(Duration.ofSeconds(1));
        }
        assertThat(rows.asked(player)).containsExactly(position(1), position(2), position(0));

        // two at the same moment
        var run = begin(NAKED_PAIRS, RunLength.ENDLESS);
        runs.shown(player, run.id(), 1);
        var next = runs.next(player, run.id(), 1);
        runs.shown(player, run.id(), 2);
        assertThat(rows.asked(player)).endsWith(task(run).position(), task(next).position());
    }

    private static Stream<String> kenkenOf(String technique) {
        return KENKEN.techniques().stream()
                .filter(each -> each.id().equals(technique))
                .flatMap(each -> TrainingPositions.standard().ids(KENKEN, each).stream());
    }

    private static Optional<String> kenkenOf(String technique, int number) {
        return kenkenOf(technique).skip(number).findFirst();
    }

    private double averageAsked() {
        var ratings = new ArrayList<Double>();
        for (int i = 0; i < 10; i++) {
            ratings.add(first(begin(AT_LEVEL, RunLength.ENDLESS)));
        }
        return ratings.stream().mapToDouble(each -> each).average().orElseThrow();
    }

    /// The first rating of the position that a run asks.
    private double first(TrainingRun run) {
        var position = runs.position(task(run).position()).orElseThrow();
        return FirstRatings.of(position.technique(), position.answers()).rating();
    }

    /// Both find no rating of the position yet, and both want to store the first.
    @Test
    void twoPlayersWhoAreTheFirstToAnswerAPositionBothRateIt() throws Exception {
        for (int number = 0; number < 10; number++) {
            client.sql("delete from position_rating").update();
            var asked = number;
            var other = runs.beginWith(newPlayer(), position(asked), "").orElseThrow();
            var mine = runs.beginWith(newPlayer(), position(asked), "").orElseThrow();
            var both = List.of(mine, other);
            assertThat(atOnce(
                            2, i -> runs.found(both.get(i).player(), both.get(i).id(), 1, MOVE, false, runs.now())))
                    .allSatisfy(
                            run -> assertThat(run.answers().getFirst().after()).isPresent());
            var once = Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, first(asked), 1)
                    .position();
            var twice =
                    Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, once, 1).position();
            assertThat(stored(asked).orElseThrow().rating()).isCloseTo(twice.rating(), within(1e-9));
        }
    }

    private static GlickoRating first(int number) {
        var position = TrainingPositions.standard().find(position(number)).orElseThrow();
        return FirstRatings.of(position.technique(), position.answers());
    }

    private Optional<GlickoRating> stored(int number) {
        return transactions.execute(_ -> new AnswerRows(client).ratingForUpdate(position(number)));
    }

    @Test
    void theHardestMomentOfAGameIsNotRated() {
        var run = runs.beginWith(player, position(0), "game-x").orElseThrow();
        assertThat(runs.found(player, run.id(), 1, MOVE, false, runs.now()).answers())
                .extracting(AnsweredPosition::after)
                .containsExactly(Optional.empty());
    }

    @Test
    void aStepOfAnotherTechniqueRatesNobodyUnlessTheOneAskedForWasMissed() {
        var other = beginWith(position(0));
        runs.found(player, other.id(), 1, MOVE, true, runs.now());
        assertThat(runs.history().rating(player, KENKEN)).isEmpty();
        assertThat(stored(0)).isEmpty();

        var missed = beginWith(position(1));
        runs.wrong(player, missed.id(), 1);
        runs.found(player, missed.id(), 1, MOVE, true, runs.now());
        assertThat(runs.history().rating(player, KENKEN))
                .contains(Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, first(1), 0)
                        .player());
    }

    /// They are asked near their strength all the same.
    @Test
    void whoWantsNoRatingsComesToTheirLevelToo() {
        preferences.change(player, own -> own.with(Preferences.RATINGS, false));
        var first = begin(AT_LEVEL, RunLength.ENDLESS);
        var run = first;
        for (int place = 1; place <= 8; place++) {
            pass(Duration.ofMinutes(1));
            runs.found(player, run.id(), place, MOVE, false, runs.now());
            run = runs.next(player, run.id(), place);
        }
        assertThat(runs.history().rating(player, KENKEN)).isEmpty();
        assertThat(hard(run)).isGreaterThan(hard(first) + 500);
    }

    private double hard(TrainingRun run) {
        var asked = runs.position(task(run).position()).orElseThrow();
        return FirstRatings.of(asked.technique(), asked.answers()).rating();
    }
}
