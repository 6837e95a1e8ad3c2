package org.crosscage.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.crosscage.lab.RefusedRaceException.Reason.PLAYER_HAS_ENOUGH;
import static org.crosscage.lab.RefusedRaceException.Reason.TOO_MANY_WAIT;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.solver.Solvers;
import org.crosscage.solver.logic.ClueStepper;
import org.junit.jupiter.api.Test;

final class RacesTest {

    private static final Puzzle PUZZLE = ExamplePuzzles.oneSolution();

    @Test
    void everyRacerHasSoManyRunsAsWereOrdered() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var race = course.begin(PUZZLE, 3, Solvers.of("hybrid"), Solvers.of("queue"), Solvers.of("backtracking"));
            course.finish(race);

            assertThat(race.statuses()).allSatisfy(lane -> {
                assertThat(lane.reports()).extracting(RunReport::seed).containsExactly(1L, 2L, 3L);
                assertThat(lane.totals().solved()).isEqualTo(3);
                assertThat(lane.over()).isTrue();
            });
            assertThat(course.isTicking()).isFalse();
        }
    }

    /// With one place and a tick between any two events they take turns all the time.
    @Test
    void whatARacerDoesDependsOnTheSeedAndNotOnItsTurns() throws RefusedRaceException {
        var five = ExamplePuzzles.fiveSolutions();
        try (var alone = RaceCourse.wide();
                var crowded = new RaceCourse(1, new RaceLimits(4, 0, 4, Duration.ofMinutes(1)))) {
            var first = alone.begin(five, 2, Solvers.of("ga-light"));
            var second = crowded.begin(five, 2, Solvers.of("hybrid"), Solvers.of("ga-light"), Solvers.of("exact"));
            alone.finish(first);
            crowded.finish(second);

            assertThat(second.statuses().get(1).reports())
                    .isEqualTo(first.statuses().getFirst().reports());
            assertThat(second.points(1, 2, 0)).isEqualTo(first.points(0, 2, 0));
        }
    }

    @Test
    void onlySoManyWorkAtOnceAndNobodyWaitsForEver() throws RefusedRaceException {
        var endless = StubSolver.endless();
        try (var course = new RaceCourse(2, new RaceLimits(4, 0, 4, Duration.ofMinutes(1)))) {
            var races = List.of(
                    course.begin(PUZZLE, 1, endless, endless, endless, endless),
                    course.begin(PUZZLE, 1, endless, endless, endless, endless));
            course.until(() -> races.stream()
                    .flatMap(race -> race.statuses().stream())
                    .allMatch(lane -> lane.run().now().guesses() > 100));

            races.forEach(Race::stop);
            races.forEach(course::finish);
            assertThat(endless.mostAtOnce()).hasValueLessThanOrEqualTo(2);
        }
    }

    @Test
    void whatCannotBeginYetWaitsInAQueueAndSeesItsPlace() throws RefusedRaceException {
        try (var course = new RaceCourse(1, new RaceLimits(1, 2, 4, Duration.ofMinutes(1)))) {
            var first = course.begin(PUZZLE, 1, StubSolver.endless());
            var second = course.begin(PUZZLE, 1, StubSolver.endless());
            var third = course.begin(PUZZLE, 1, StubSolver.endless());

            assertThat(second.state()).isEqualTo(Race.State.WAITING);
            assertThat(List.of(first.place(), second.place(), third.place())).containsExactly(0, 1, 2);
            assertThatThrownBy(() -> course.begin(PUZZLE, 1, StubSolver.endless()))
                    .isInstanceOfSatisfying(
                            RefusedRaceException.class,
                            refused -> assertThat(refused.reason()).isEqualTo(TOO_MANY_WAIT));

            first.stop();
            course.until(() -> second.state() == Race.State.GOING);
            assertThat(third.place()).isEqualTo(1);
        }
    }

    @Test
    void aRaceThatIsStoppedWhileItWaitsNeverBegins() throws RefusedRaceException {
        try (var course = new RaceCourse(1, new RaceLimits(1, 2, 4, Duration.ofMinutes(1)))) {
            course.begin(PUZZLE, 1, StubSolver.endless());
            var waiting = course.begin(PUZZLE, 1, StubSolver.endless());

            waiting.stop();
            course.finish(waiting);

            assertThat(waiting.statuses().getFirst().reports()).isEmpty();
            assertThat(course.told).contains(waiting);
        }
    }

    @Test
    void aPlayerHasOnlySoMany() throws RefusedRaceException {
        try (var course = new RaceCourse(1, new RaceLimits(4, 4, 1, Duration.ofMinutes(1)))) {
            var order = RaceCourse.order(PUZZLE, 1, StubSolver.endless());
            course.begin("one", order);
            course.begin("another", order);

            assertThatThrownBy(() -> course.begin("one", order))
                    .isInstanceOfSatisfying(
                            RefusedRaceException.class,
                            refused -> assertThat(refused.reason()).isEqualTo(PLAYER_HAS_ENOUGH));
        }
    }

    @Test
    void aRaceThatIsBeingStoppedDoesNotKeepItsPlayerFromTheNext() throws RefusedRaceException {
        try (var course = new RaceCourse(1, new RaceLimits(4, 4, 1, Duration.ofMinutes(1)))) {
            var order = RaceCourse.order(PUZZLE, 1, StubSolver.endless());
            var first = course.begin("one", order);
            first.stop();

            assertThat(course.begin("one", order).state()).isEqualTo(Race.State.GOING);
        }
    }

    @Test
    void aRunEndsWhenItsProcessorTimeIsUpAndTheNextOneBegins() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var race = course.begin(PUZZLE, 2, StubSolver.endless(), Solvers.of("rules"));
            course.until(() -> race.statuses().get(1).over() && guesses(race) > 0);
            course.spend(Duration.ofSeconds(11));
            course.until(() -> race.statuses().getFirst().run().number() == 2 && guesses(race) > 0);
            course.spend(Duration.ofSeconds(11));
            course.finish(race);

            assertThat(race.statuses().getFirst().reports())
                    .extracting(RunReport::outcome)
                    .containsExactly(RunOutcome.TIME_UP, RunOutcome.TIME_UP);
            assertThat(race.statuses().get(1).totals().solved()).isEqualTo(2);
        }
    }

    @Test
    void aPausedRaceDoesNothingAndASingleStepIsOneThing() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var race = course.begin(PUZZLE, 1, StubSolver.endless());
            course.until(() -> guesses(race) > 0);

            race.pause();
            race.step();
            course.until(course::isAtRest);
            long before = guesses(race);
            race.step();
            course.until(() -> guesses(race) == before + 1);
            race.step();
            race.step();
            course.until(() -> guesses(race) == before + 3);
            race.resume();
            course.until(() -> guesses(race) > before + 1000);

            assertThat(race.state()).isEqualTo(Race.State.GOING);
        }
    }

    /// A step of theirs is one clue: it could not be followed if a run of a millisecond had to be paused by hand.
    @Test
    void solversOfCluesAreSteppedFromTheirBeginning() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var order = RaceCourse.order(PUZZLE, 1, Solvers.of("simple-iteration"), Solvers.of("queue-level-1"));
            var race = course.begin("somebody", order.fromPause());
            course.until(course::isAtRest);
            assertThat(race.state()).isEqualTo(Race.State.PAUSED);
            assertThat(race.statuses()).allMatch(lane -> lane.run().now().steps() == 0);

            var seen = new HashSet<Constraint>();
            for (int i = 1; i <= PUZZLE.constraints().size(); i++) {
                long steps = i;
                race.step();
                course.until(() -> race.statuses().stream()
                        .allMatch(lane -> lane.run().now().steps() == steps));
                seen.add(race.statuses()
                        .getFirst()
                        .run()
                        .considered()
                        .orElseThrow()
                        .constraint());
            }
            assertThat(seen).containsExactlyInAnyOrderElementsOf(PUZZLE.constraints());

            race.resume();
            course.finish(race);
            assertThat(race.statuses())
                    .allMatch(lane -> lane.ended().orElseThrow().outcome() == RunOutcome.SOLVED);
        }
    }

    @Test
    void theQueueOfARacerThatHasOneIsSeenAsItIs() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var order = RaceCourse.order(PUZZLE, 1, Solvers.of("queue"), Solvers.of("rules"));
            var race = course.begin("somebody", order.fromPause());
            var byHand = ClueStepper.of(PUZZLE);
            for (int i = 0; i < 2; i++) {
                byHand.iterateOne(() -> false);
                race.step();
            }
            // what follows from the last step comes before the next one, at which the racer waits
            course.until(() -> race.statuses().getFirst().run().queue().equals(byHand.queue()));
            assertThat(race.statuses().get(1).run().queue()).isEmpty();
        }
    }

    @Test
    void aPausedRaceCanBeStopped() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var race = course.begin(PUZZLE, 2, StubSolver.endless());
            course.until(() -> guesses(race) > 0);
            race.pause();
            race.stop();
            course.finish(race);

            assertThat(race.statuses().getFirst().reports())
                    .extracting(RunReport::outcome)
                    .containsExactly(RunOutcome.STOPPED);
        }
    }

    @Test
    void aPauseThatNeverEndsKeepsNobodyFromRacing() throws RefusedRaceException {
        try (var course = new RaceCourse(1, new RaceLimits(1, 2, 4, Duration.ofMinutes(1)))) {
            var paused = course.begin(PUZZLE, 1, StubSolver.endless());
            var waiting = course.begin(PUZZLE, 1, Solvers.of("rules"));
            paused.pause();
            course.tick();
            course.pass(Duration.ofMinutes(2));
            course.finish(waiting);

            assertThat(paused.state()).isEqualTo(Race.State.OVER);
        }
    }

    @Test
    void notificationsComeFourTimesASecondAtMostAndOnceInTheEnd() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var race = course.begin(PUZZLE, 1, StubSolver.endless());
            course.until(() -> guesses(race) > 0);
            course.told.clear();
            for (int i = 0; i < 100; i++) {
                course.tick();
            }
            assertThat(course.told).hasSize(4);
            course.told.clear();

            race.stop();
            course.finish(race);
            assertThat(course.told).isNotEmpty().last().isSameAs(race);
            assertThat(race.statuses().getFirst().ended()).isPresent();
        }
    }

    @Test
    void aPausedRaceDoesNotChange() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var race = course.begin(PUZZLE, 1, StubSolver.endless());
            race.pause();
            course.until(course::isAtRest);
            course.pass(Races.GAP);
            course.tick();
            course.told.clear();
            for (int i = 0; i < 100; i++) {
                course.tick();
            }
            assertThat(course.told).isEmpty();
        }
    }

    @Test
    void oneThatBreaksDownFailsAndTheOthersGoOn() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var race = course.begin(PUZZLE, 1, StubSolver.broken(), Solvers.of("rules"));
            course.finish(race);

            assertThat(race.statuses())
                    .extracting(lane -> lane.ended().orElseThrow().outcome())
                    .containsExactly(RunOutcome.FAILED, RunOutcome.SOLVED);
        }
    }

    @Test
    void whoseWatcherBreaksDownIsStopped() throws RefusedRaceException {
        try (var course = RaceCourse.wide()) {
            var race = course.races.order("x", RaceCourse.order(PUZZLE, 1, StubSolver.endless()), _ -> {
                throw new IllegalStateException("on purpose");
            });
            course.finish(race);
            assertThat(race.statuses().getFirst().over()).isTrue();
        }
    }

    private static long guesses(Race race) {
        return race.statuses().getFirst().run().now().guesses();
    }
}
