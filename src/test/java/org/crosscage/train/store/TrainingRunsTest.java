package org.crosscage.train.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.texts.Texts;
import org.crosscage.train.HardestMoment;
import org.crosscage.train.HurriedPositions;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingRun.Task;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.AnswerResult;
import org.crosscage.train.progress.AnsweredPosition;
import org.junit.jupiter.api.Test;

/// What holds of runs of the trainer on every database.
class TrainingRunsTest extends TrainingContract {

    private static final Duration A_MINUTE = Duration.ofMinutes(1);

    @Test
    void aRunBeginsWithItsFirstPosition() {
        var run = runs.begin(player, NAKED_PAIRS, RunLength.FIVE_POSITIONS, "lesson")
                .orElseThrow();

        assertThat(run.id()).matches("[\\w-]{22}");
        assertThat(run.topic()).isEqualTo(NAKED_PAIRS);
        assertThat(run.length()).isEqualTo(RunLength.FIVE_POSITIONS);
        assertThat(run.source()).isEqualTo("lesson");
        assertThat(run.begun()).isEqualTo(BEGINNING);
        assertThat(run.isOver()).isFalse();
        assertThat(run.answers()).isEmpty();
        assertThat(task(run))
                .isEqualTo(new Task(1, task(run).position(), BEGINNING, 0, 0, ""))
                .satisfies(task -> assertThat(
                                runs.position(task.position()).orElseThrow().technique())
                        .isEqualTo(NAKED_PAIR));
        assertThat(anotherServer().open(player, run.id())).contains(run);
    }

    @Test
    void everyTopicComesBackAsItWasBegun() {
        var level = new TrainingTopic.AtLevel(Optional.empty());
        var tier = new TrainingTopic.OfTier(Tier.EASY, Optional.of(KAKURO));
        for (var topic : List.of(level, tier, NAKED_PAIRS)) {
            for (var length : RunLength.values()) {
                var run = begin(topic, length);
                assertThat(runs.open(player, run.id()).orElseThrow()).isEqualTo(run);
                assertThat(run.topic()).isEqualTo(topic);
                assertThat(run.length()).isEqualTo(length);
            }
        }
        assertThat(runs.position(task(begin(tier, RunLength.ENDLESS)).position())
                        .orElseThrow())
                .satisfies(position -> {
                    assertThat(position.kind()).isEqualTo(KAKURO);
                    assertThat(position.technique().tier()).isEqualTo(Tier.EASY);
                });
    }

    @Test
    void anAnswerCountsThoughTheWalkToItsPositionTakesTooLong() {
        var puzzle = ExamplePuzzles.oneSolution();
        var position = HardestMoment.of(puzzle, () -> false).orElseThrow();
        var late = RunsOfTests.by(
                this::now, client, transactions, ChangeNotifications.withinProcess(), HurriedPositions.make());
        var missed = runs.beginWith(player, position.id(), "").orElseThrow();
        var shown = runs.beginWith(player, position.id(), "").orElseThrow();
        var found = runs.beginWith(player, position.id(), "").orElseThrow();
        late.wrong(player, missed.id(), 1);

        assertThat(late.position(position.id())).isEmpty();
        for (var run : List.of(
                late.end(player, missed.id()),
                late.shown(player, shown.id(), 1),
                late.found(player, found.id(), 1, MOVE, false, now()))) {
            assertThat(run.answers()).singleElement().satisfies(answer -> {
                assertThat(answer.position()).isEqualTo(position.id());
                assertThat(answer.technique()).isEqualTo(position.technique().id());
                assertThat(answer.result().isMissed()).isEqualTo(!run.id().equals(found.id()));
                assertThat(answer.after()).isEmpty();
            });
        }
    }

    @Test
    void anAnswerByAnotherTechniqueCountsForNoneAndBringsNoMissedPositionFurther() {
        var missed = beginWith(position(0));
        runs.shown(player, missed.id(), 1);
        pass(Duration.ofDays(1));
        var due = begin(DUE, RunLength.ENDLESS);

        var found = runs.found(player, due.id(), 1, MOVE, true, runs.now());

        assertThat(found.found()).isZero();
        assertThat(found.answers()).singleElement().satisfies(answer -> {
            assertThat(answer.isOther()).isTrue();
            assertThat(answer.asked()).isEqualTo(NAKED_PAIR.id());
        });
        assertThat(runs.history().reviews(player).due(runs.history().today())).containsExactly(position(0));
        var slip = beginWith(position(1));
        runs.wrong(player, slip.id(), 1);
        assertThat(runs.found(player, slip.id(), 1, MOVE, true, runs.now()).answers())
                .singleElement()
                .satisfies(answer -> assertThat(answer.technique()).isEqualTo(NAKED_PAIR.id()));
    }

    @Test
    void theBestRushIsTheOneWithTheMostFound() {
        var topic = new TrainingTopic.Rush(Optional.empty());
        assertThat(runs.bestDone(player, topic)).isEmpty();
        for (int count : new int[] {2, 3, 1}) {
            var run = begin(topic, RunLength.THREE_MINUTES);
            for (int place = 1; place <= count; place++) {
                runs.found(player, run.id(), place, MOVE, false, runs.now());
                runs.next(player, run.id(), place);
            }
            pass(RunLength.RUSH);
            runs.open(player, run.id());
        }
        assertThat(runs.bestDone(player, topic).orElseThrow().found()).isEqualTo(3);
        assertThat(runs.bestDone(player, topic).orElseThrow().answers())
                .allSatisfy(answer -> assertThat(answer.after()).isEmpty());
    }

    @Test
    void aRushCountsWhatWasFoundAfterAWrongTryAndNoOtherStep() {
        var topic = new TrainingTopic.Rush(Optional.empty());
        var retried = begin(topic, RunLength.THREE_MINUTES);
        runs.wrong(player, retried.id(), 1);
        assertThat(runs.found(player, retried.id(), 1, MOVE, false, runs.now()).found())
                .isEqualTo(1);
        runs.next(player, retried.id(), 1);
        pass(RunLength.RUSH);
        runs.open(player, retried.id());
        var other = begin(topic, RunLength.THREE_MINUTES);
        assertThat(runs.found(player, other.id(), 1, MOVE, true, runs.now()).found())
                .isZero();
        runs.next(player, other.id(), 1);
        assertThat(runs.shown(player, other.id(), 2).found()).isZero();
        pass(RunLength.RUSH);
        runs.open(player, other.id());

        assertThat(runs.bestDone(player, topic)).get().satisfies(best -> {
            assertThat(best.id()).isEqualTo(retried.id());
            assertThat(best.progress(Texts.in(Locale.ENGLISH))).isEqualTo("1 of 1 found, 1 with help");
        });
    }

    @Test
    void whereThereIsNothingToAskNoRunIsBegun() {
        var ofTheOtherKind = new TrainingTopic.OfTechnique("cage-claims-line", Optional.of(KAKURO));
        for (var topic : List.of(DUE, MISSED, ofTheOtherKind)) {
            assertThat(runs.begin(player, topic, RunLength.ENDLESS, "")).isEmpty();
        }
        assertThat(runs.beginWith(player, "kenken.naked-pair.00000000", "")).isEmpty();
        assertThat(runs.latestOpen(player)).isEmpty();
    }

    @Test
    void whatWasTriedAndToldStaysWithThePosition() {
        var run = beginWith(position(0));
        runs.wrong(player, run.id(), 1);
        runs.wrong(player, run.id(), 1);
        runs.told(player, run.id(), 1, 2);
        var now = runs.told(player, run.id(), 1, 1);

        assertThat(task(now)).isEqualTo(new Task(1, position(0), BEGINNING, 2, 2, ""));
        assertThat(anotherServer().open(player, run.id())).contains(now);
    }

    @Test
    void theAnswerThatFindsAStepIsStoredWithWhatItTook() {
        var run = runs.beginWith(player, position(0), "here").orElseThrow();
        runs.told(player, run.id(), 1, 1);
        var time = AnswerResult.limit(NAKED_PAIR.tier()).plusSeconds(1);
        pass(time);

        var found = runs.found(player, run.id(), 1, MOVE, false, runs.now());

        assertThat(task(found).answer()).isEqualTo(MOVE);
        assertThat(task(found).isDone()).isTrue();
        assertThat(found.found()).isEqualTo(1);
        assertThat(found.answers()).singleElement().satisfies(answer -> {
            assertThat(answer.run()).isEqualTo(run.id());
            assertThat(answer.place()).isEqualTo(1);
            assertThat(answer.position()).isEqualTo(position(0));
            assertThat(answer.kind()).isEqualTo("kenken");
            assertThat(answer.technique()).isEqualTo("naked-pair");
            assertThat(answer.source()).isEqualTo("here");
            assertThat(answer.answered()).isEqualTo(now());
            assertThat(answer.result()).isEqualTo(new AnswerResult(0, 1, false, time));
            assertThat(answer.score()).isEqualTo(0.25);
            assertThat(answer.isMissed()).isFalse();
        });
        assertThat(anotherServer().open(player, run.id())).contains(found);
        assertThat(runs.history().answers(player)).isEqualTo(found.answers());
    }

    @Test
    void whatIsShownIsMissed() {
        var run = beginWith(position(0));

        var shown = runs.shown(player, run.id(), 1);

        assertThat(task(shown).answer()).isEqualTo(Task.SHOWN);
        assertThat(shown.found()).isZero();
        assertThat(shown.answers()).singleElement().satisfies(answer -> {
            assertThat(answer.isMissed()).isTrue();
            assertThat(answer.score()).isZero();
        });
    }

    @Test
    void afterAnAnswerComesAnotherPosition() {
        var run = begin(NAKED_PAIRS, RunLength.ENDLESS);
        var asked = new HashSet<String>();
        for (int place = 1; place <= 8; place++) {
            assertThat(task(run).place()).isEqualTo(place);
            assertThat(asked.add(task(run).position())).isTrue();
            pass(A_MINUTE);
            runs.wrong(player, run.id(), place);
            runs.found(player, run.id(), place, MOVE, false, runs.now());
            run = runs.next(player, run.id(), place);
            assertThat(task(run)).isEqualTo(new Task(place + 1, task(run).position(), now(), 0, 0, ""));
        }
        assertThat(run.answers()).extracting(AnsweredPosition::place).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    }

    @Test
    void nothingGoesOnBeforeThereIsAnAnswer() {
        var run = beginWith(position(0));
        assertThat(runs.next(player, run.id(), 1)).isEqualTo(run);
    }

    @Test
    void fivePositionsEndAfterTheFifth() {
        var run = begin(NAKED_PAIRS, RunLength.FIVE_POSITIONS);
        for (int place = 1; place <= 5; place++) {
            assertThat(run.isOver()).isFalse();
            runs.shown(player, run.id(), place);
            run = runs.next(player, run.id(), place);
        }
        assertThat(run.ended()).contains(now());
        assertThat(run.task()).isEmpty();
        assertThat(run.answers()).hasSize(5);
        assertThat(runs.open(player, run.id())).contains(run);
    }

    /// It is no answer, but one of the five.
    @Test
    void aPositionThatIsGoneIsPassedOver() {
        var run = begin(NAKED_PAIRS, RunLength.FIVE_POSITIONS);
        takeAway(run);

        assertThat(task(runs.shown(player, run.id(), 1)).isDone()).isTrue();
        run = runs.next(player, run.id(), 1);
        assertThat(task(run).place()).isEqualTo(2);
        assertThat(run.answers()).isEmpty();
        for (int place = 2; place <= 5; place++) {
            runs.shown(player, run.id(), place);
            run = runs.next(player, run.id(), place);
        }
        assertThat(run.isOver()).isTrue();
        assertThat(run.answers()).hasSize(4);
    }

    private void takeAway(TrainingRun run) {
        client.sql("update training_run set position_id = 'kenken.naked-pair.00000000' where id = :id")
                .param("id", run.id())
                .update();
    }

    @Test
    void fiveMinutesEndByTheClock() {
        var run = begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        for (int place = 1; place <= 7; place++) {
            runs.found(player, run.id(), place, MOVE, false, runs.now());
            run = runs.next(player, run.id(), place);
        }
        pass(RunLength.TIME.minusMillis(1));
        assertThat(runs.open(player, run.id())).contains(run);
        assertThat(run.left(runs.now())).contains(Duration.ofMillis(1));

        pass(Duration.ofMillis(1));
        var over = runs.open(player, run.id()).orElseThrow();
        assertThat(over.ended()).contains(now());
        assertThat(over.answers()).hasSize(7);
        assertThat(run.left(runs.now())).contains(Duration.ZERO);
    }

    @Test
    void theFiveMinutesStandStillWhileAnAnswerIsRead() {
        var run = begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        pass(Duration.ofMinutes(4));
        var found = runs.found(player, run.id(), 1, MOVE, false, runs.now());
        pass(Duration.ofHours(2));
        assertThat(found.left(runs.now())).contains(A_MINUTE);

        var next = runs.next(player, run.id(), 1);

        assertThat(next.isOver()).isFalse();
        assertThat(next.left(runs.now())).contains(A_MINUTE);
        pass(A_MINUTE);
        assertThat(next.left(runs.now())).contains(Duration.ZERO);
        assertThat(runs.open(player, run.id()).orElseThrow().isDone()).isTrue();
    }

    /// What is looked up since costs no time, and a browser's clock ends nothing.
    @Test
    void anAnswerCountsByWhenItWasEnteredAndTheServerSaysWhenTheTimeIsUp() {
        var run = begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        pass(RunLength.TIME.minusMillis(1));
        var entered = runs.now();
        pass(Duration.ofSeconds(2));
        var found = runs.found(player, run.id(), 1, MOVE, false, entered);
        assertThat(found.answers()).singleElement().satisfies(answer -> {
            assertThat(answer.answered()).isEqualTo(entered);
            assertThat(answer.result().time()).isEqualTo(RunLength.TIME.minusSeconds(1));
        });
        assertThat(runs.endInTime(player, run.id(), 1).isOver()).isFalse();

        var other = begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        pass(RunLength.TIME.minusSeconds(2));
        assertThat(runs.endInTime(player, other.id(), 1).isOver()).isFalse();
        pass(Duration.ofSeconds(1));
        assertThat(runs.endInTime(player, other.id(), 1).isOver()).isTrue();
    }

    @Test
    void aRunWithoutATimeHasNoneLeftAndKeepsItsBeginning() {
        var run = beginWith(position(0));
        assertThat(run.left(runs.now())).isEmpty();
        runs.found(player, run.id(), 1, MOVE, false, runs.now());
        pass(A_MINUTE);
        assertThat(runs.next(player, run.id(), 1).begun()).isEqualTo(run.begun());
    }

    @Test
    void anAnswerAfterTheFiveMinutesDoesNotCount() {
        var found = begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        var shown = begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        pass(RunLength.TIME);

        for (var over : List.of(
                runs.found(player, found.id(), 1, MOVE, false, runs.now()), runs.shown(player, shown.id(), 1))) {
            assertThat(over.isOver()).isTrue();
            assertThat(over.answers()).isEmpty();
        }
        assertThat(runs.history().answers(player)).isEmpty();
    }

    @Test
    void anAnswerWithinTheFiveMinutesCanBeReadToTheEnd() {
        var run = begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        var found = runs.found(player, run.id(), 1, MOVE, false, runs.now());
        pass(RunLength.TIME);

        assertThat(runs.open(player, run.id())).contains(found);
        assertThat(runs.next(player, run.id(), 1).isOver()).isFalse();
    }

    @Test
    void whoHasHadEnoughEndsTheRunAndWhatIsOpenDoesNotCount() {
        var run = begin(NAKED_PAIRS, RunLength.ENDLESS);
        runs.found(player, run.id(), 1, MOVE, false, runs.now());
        runs.next(player, run.id(), 1);
        runs.told(player, run.id(), 2, 2);
        pass(A_MINUTE);

        var ended = runs.end(player, run.id());

        assertThat(ended.ended()).contains(now());
        assertThat(ended.task()).isEmpty();
        assertThat(ended.answers()).hasSize(1);
        pass(A_MINUTE);
        assertThat(runs.end(player, run.id())).isEqualTo(ended);
        assertThat(runs.found(player, run.id(), 2, MOVE, false, runs.now())).isEqualTo(ended);
        assertThat(runs.next(player, run.id(), 2)).isEqualTo(ended);
    }

    @Test
    void whatIsMissedAlreadyCountsWhenTheRunIsEnded() {
        var tried = beginWith(position(0));
        runs.wrong(player, tried.id(), 1);
        var told = beginWith(position(1));
        runs.told(player, told.id(), 1, 3);
        pass(A_MINUTE);

        for (var run : List.of(tried, told)) {
            assertThat(runs.end(player, run.id()).answers()).singleElement().satisfies(answer -> {
                assertThat(answer.isMissed()).isTrue();
                assertThat(answer.result().hasGivenUp()).isTrue();
                assertThat(answer.result().time()).isEqualTo(A_MINUTE);
                assertThat(answer.after()).isPresent();
            });
        }
        assertThat(runs.history().reviews(player).missed()).containsExactlyInAnyOrder(position(0), position(1));
        runs.end(player, tried.id());
        assertThat(runs.history().answers(player)).hasSize(2);
    }

    @Test
    void whatIsMissedAlreadyCountsWhenTheTimeIsUpWhoeverLooksFirst() {
        var run = begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        pass(Duration.ofMinutes(3));
        runs.wrong(player, run.id(), 1);
        pass(Duration.ofDays(1));

        assertThat(runs.latestOpen(player)).isEmpty();

        assertThat(runs.open(player, run.id()).orElseThrow().answers())
                .singleElement()
                .satisfies(answer -> {
                    assertThat(answer.result().time()).isEqualTo(RunLength.TIME);
                    assertThat(answer.answered()).isEqualTo(run.begun().plus(RunLength.TIME));
                });
        assertThat(runs.history().answers(player)).hasSize(1);
    }

    @Test
    void answersInSeveralRunsAtOnceAreRatedOneAfterTheOther() throws Exception {
        var begun = IntStream.range(0, 6)
                .mapToObj(number -> beginWith(position(number)))
                .toList();
        var moments = new AtomicInteger();
        InstantSource ticking = () -> now().plusMillis(moments.incrementAndGet());
        var servers = List.of(anotherServer(ticking), anotherServer(ticking));
        atOnce(6, tab -> {
            var server = servers.get(tab % 2);
            return server.found(player, begun.get(tab).id(), 1, MOVE, false, server.now());
        });
        var ratings = runs.history().answers(player).stream()
                .map(answer -> answer.after().orElseThrow().deviation())
                .toList();
        assertThat(ratings).hasSize(6).doesNotHaveDuplicates();
    }

    @Test
    void whatIsStoredLaterIsRatedFromWhatIsThere() {
        var first = beginWith(position(0));
        var second = beginWith(position(1));
        var third = beginWith(position(2));
        var entered = runs.now();
        runs.found(player, first.id(), 1, MOVE, false, entered.minusMillis(2));
        runs.found(player, second.id(), 1, MOVE, false, entered.minusMillis(3));
        runs.found(player, third.id(), 1, MOVE, false, entered.minusMillis(1));
        var deviations = runs.history().answers(player).stream()
                .map(answer -> answer.after().orElseThrow().deviation())
                .toList();
        assertThat(deviations).hasSize(3).doesNotHaveDuplicates().isSortedAccordingTo(Comparator.reverseOrder());
    }

    @Test
    void anOlderTabChangesNothing() {
        var run = beginWith(position(0));
        var found = runs.found(player, run.id(), 1, "first", false, runs.now());
        assertThat(runs.found(player, run.id(), 1, "second", false, runs.now())).isEqualTo(found);
        assertThat(runs.shown(player, run.id(), 1)).isEqualTo(found);
        assertThat(runs.wrong(player, run.id(), 1)).isEqualTo(found);
        assertThat(runs.told(player, run.id(), 1, 3)).isEqualTo(found);

        var next = runs.next(player, run.id(), 1);
        assertThat(runs.next(player, run.id(), 1)).isEqualTo(next);
        assertThat(runs.found(player, run.id(), 1, "third", false, runs.now())).isEqualTo(next);
        assertThat(runs.shown(player, run.id(), 1)).isEqualTo(next);
        assertThat(runs.wrong(player, run.id(), 1)).isEqualTo(next);
        assertThat(runs.told(player, run.id(), 1, 3)).isEqualTo(next);
        assertThat(runs.wrong(player, run.id(), 3)).isEqualTo(next);
    }

    @Test
    void anAnswerFromManyTabsAtOnceCountsOnce() throws Exception {
        var run = beginWith(position(0));
        var servers = List.of(runs, anotherServer());
        assertThat(atOnce(8, tab -> servers.get(tab % 2).found(player, run.id(), 1, MOVE, false, runs.now())))
                .allSatisfy(now -> assertThat(now.answers()).hasSize(1));
        assertThat(runs.history().answers(player)).hasSize(1);
    }

    @Test
    void aPositionLeftAloneForAnHourBeginsAnewWithWhatItHasCost() {
        var run = beginWith(position(0));
        runs.wrong(player, run.id(), 1);
        var told = runs.told(player, run.id(), 1, 2);
        pass(Duration.ofHours(1));
        assertThat(runs.open(player, run.id())).contains(told);

        pass(Duration.ofSeconds(1));
        assertThat(task(runs.open(player, run.id()).orElseThrow()))
                .isEqualTo(new Task(1, position(0), now(), 1, 2, ""));
        pass(A_MINUTE);
        assertThat(runs.shown(player, run.id(), 1).answers().getFirst().result().time())
                .isEqualTo(A_MINUTE);
    }

    @Test
    void anAnswerDoesNotBeginAnew() {
        var run = beginWith(position(0));
        var found = runs.found(player, run.id(), 1, MOVE, false, runs.now());
        pass(Duration.ofDays(2));
        assertThat(runs.open(player, run.id())).contains(found);
    }

    @Test
    void theLatestRunThatIsNotOverIsOfferedAndToLookAtTheOfferChangesNothing() {
        var first = beginWith(position(0));
        pass(A_MINUTE);
        var second = beginWith(position(1));
        assertThat(runs.latestOpen(player)).contains(second);
        runs.end(player, second.id());
        assertThat(runs.latestOpen(player)).contains(first);

        pass(Duration.ofHours(2));
        assertThat(runs.latestOpen(player)).contains(first);
        assertThat(runs.latestOpen(newPlayer())).isEmpty();
    }

    @Test
    void aRunWhoseTimeIsUpIsNotOffered() {
        var older = beginWith(position(0));
        pass(A_MINUTE);
        begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        pass(RunLength.TIME);
        assertThat(runs.latestOpen(player)).contains(older);
    }

    @Test
    void aRunIsItsPlayersAlone() {
        var run = beginWith(position(0));
        long other = newPlayer();

        assertThat(runs.open(other, run.id())).isEmpty();
        assertThat(runs.exists(other, run.id())).isFalse();
        assertThat(runs.exists(player, run.id())).isTrue();
        assertThat(runs.open(player, "nothing")).isEmpty();
        for (var change : List.<Runnable>of(
                () -> runs.wrong(other, run.id(), 1),
                () -> runs.told(other, run.id(), 1, 1),
                () -> runs.found(other, run.id(), 1, MOVE, false, runs.now()),
                () -> runs.shown(other, run.id(), 1),
                () -> runs.next(other, run.id(), 1),
                () -> runs.end(other, run.id()))) {
            assertThatThrownBy(change::run).isInstanceOf(UnknownRunException.class);
        }
        assertThat(runs.open(player, run.id())).contains(run);
        runs.found(player, run.id(), 1, MOVE, false, runs.now());
        assertThat(runs.history().answers(other)).isEmpty();
    }

    @Test
    void aListenerHearsEachChangeInOrderUntilItsSubscriptionIsClosed() {
        var run = begin(NAKED_PAIRS, RunLength.ENDLESS);
        var heard = new ArrayList<TrainingRun>();
        var told = new ArrayList<TrainingRun>();
        try (var _ = runs.listen(run.id(), heard::add)) {
            told.add(runs.wrong(player, run.id(), 1));
            told.add(runs.told(player, run.id(), 1, 1));
            told.add(runs.found(player, run.id(), 1, MOVE, false, runs.now()));
            told.add(runs.next(player, run.id(), 1));
            told.add(runs.end(player, run.id()));
            beginWith(position(1));
        }
        runs.end(player, run.id());

        assertThat(heard).isEqualTo(told);
        assertThat(heard.stream().map(TrainingRun::isOver)).containsExactly(false, false, false, false, true);
    }

    @Test
    void changesMadeAtOnceAreHeardInTheOrderInWhichTheyAreStored() throws Exception {
        var run = beginWith(position(0));
        var heard = Collections.synchronizedList(new ArrayList<Integer>());
        try (var _ = runs.listen(run.id(), now -> heard.add(task(now).wrong()))) {
            atOnce(
                    8,
                    _ -> Stream.generate(() -> runs.wrong(player, run.id(), 1))
                            .limit(10)
                            .toList());
        }
        assertThat(heard).hasSize(80).isSorted().endsWith(80);
    }

    @Test
    void whatAnotherBrowserDidComesAlongWhenItJoins() {
        var here = newToken();
        var there = newToken();
        player = id(here);
        find(position(0));
        player = id(there);
        miss(position(1));
        var theirs = beginWith(position(2));
        pass(A_MINUTE);

        var recovery = recovery(this::now);
        assertThat(recovery.redeem(recovery.code(id(here)), there)).isTrue();

        assertThat(id(there)).isEqualTo(id(here));
        assertThat(runs.history().answers(id(here)))
                .extracting(AnsweredPosition::position)
                .containsExactlyInAnyOrder(position(0), position(1));
        assertThat(runs.history().reviews(id(here)).missed()).containsExactly(position(1));
        assertThat(runs.latestOpen(id(here)).map(TrainingRun::id)).contains(theirs.id());
        assertThat(runs.found(id(here), theirs.id(), 1, MOVE, false, runs.now()).answers())
                .hasSize(1);
        assertThat(runs.exists(player, theirs.id())).isFalse();
    }

    @Test
    void ofManyOpenRunsSomeAreLookedAtEachTime() {
        var older = begin(NAKED_PAIRS, RunLength.ENDLESS);
        for (int i = 0; i < 21; i++) {
            pass(Duration.ofSeconds(1));
            begin(NAKED_PAIRS, RunLength.FIVE_MINUTES);
        }
        pass(Duration.ofMinutes(6));

        assertThat(runs.latestOpen(player)).isEmpty();
        assertThat(notEnded()).isEqualTo(2);

        assertThat(runs.latestOpen(player)).contains(older);
        assertThat(notEnded()).isEqualTo(1);
    }

    private int notEnded() {
        return client.sql("select count(*) from training_run where player = :player and ended is null")
                .param("player", player)
                .query(Integer.class)
                .single();
    }

    @Test
    void theTimeOfAClockThatWasSetBackIsNone() {
        var run = beginWith(position(0));
        pass(Duration.ofHours(-1));
        assertThat(task(run).time(runs.now())).isZero();
        assertThat(runs.found(player, run.id(), 1, MOVE, false, runs.now())
                        .answers()
                        .getFirst()
                        .result()
                        .time())
                .isZero();
    }

    @Test
    void everyTechniqueCanBeStored() {
        assertThat(TechniqueCatalogue.all()).isNotEmpty().allSatisfy(entry -> {
            var topic = new TrainingTopic.OfTechnique(entry.id(), Optional.empty());
            runs.begin(player, topic, RunLength.ENDLESS, "")
                    .ifPresent(run -> assertThat(runs.shown(player, run.id(), 1).answers())
                            .singleElement()
                            .satisfies(answer -> assertThat(answer.technique()).isEqualTo(entry.id())));
        });
        assertThat(runs.history().answers(player)).hasSizeGreaterThan(20);
    }
}
