package org.crosscage.shell.ui.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.vaadin.flow.component.UI;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.teach.words.WalkthroughPlayback;
import org.crosscage.teach.words.WalkthroughPlayback.Request;
import org.crosscage.texts.Texts;
import org.crosscage.work.CostlyTasks;
import org.crosscage.work.ManualTicker;
import org.crosscage.work.Turns;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Two players' tasks with one place, in a time that the tests make.
final class TurnsOfTasksTest {

    private final ManualTicker ticker = new ManualTicker();
    private final Turns turns = new Turns(1, ticker);
    private final CostlyTasks tasks =
            new CostlyTasks(2, turns, Thread.ofPlatform().daemon().factory());
    private final CountDownLatch asked = new CountDownLatch(1);
    private final List<Object> done = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void over() {
        tasks.close();
    }

    private void begin(Function<BooleanSupplier, Object> work) {
        var page = new UI();
        tasks.execute(new BackgroundTask<>(
                page,
                stop -> {
                    var result = work.apply(stop);
                    done.add(result);
                    return result;
                },
                _ -> {},
                _ -> {},
                () -> {}));
    }

    /// Asks as often as anything that takes long does, when another waits for its turn and time has passed.
    private void askWhileAnotherWaits(BooleanSupplier stop) {
        await().until(ticker::isGoing);
        ticker.tick();
        for (int i = 0; i < 100; i++) {
            assertThat(stop.getAsBoolean()).isFalse();
        }
    }

    /// The second waits for the first one's answer, which has to come.
    @Test
    void twoWhoCountTheSolutionsOfOnePuzzleBothGetThem() {
        var finder = new SolutionFinder(new WaitingSolver());
        var asks = new CountDownLatch(1);
        begin(stop -> {
            asks.countDown();
            return finder.count(ExamplePuzzles.oneSolution(), stop);
        });
        await().until(() -> asks.getCount() == 0);
        begin(stop -> finder.count(ExamplePuzzles.oneSolution(), stop));

        await().until(() -> !turns.areTaken());
        var one = new SolutionCount.One(Solution.of(8, 9, 9, 7));
        assertThat(done).containsExactly(one, one);
    }

    /// An import has a transaction open.
    @Test
    void aTaskThatDoesNotSayOtherwiseKeepsItsPlaceToItsEnd() {
        var asks = new CountDownLatch(1);
        begin(stop -> {
            asks.countDown();
            askWhileAnotherWaits(stop);
            return "import";
        });
        await().until(() -> asks.getCount() == 0);
        begin(_ -> "another");

        await().until(() -> !turns.areTaken());
        assertThat(done).containsExactly("import", "another");
    }

    @Test
    void whoMakesAPuzzlePassesTheTurnOn() {
        var newPuzzles = new NewPuzzles(new ExactSolver(), () -> 35);
        var order = new PuzzleOrder("kenken", new Size(6, 6), PuzzleRequirements.ANYTHING);
        var asks = new CountDownLatch(1);
        begin(stop -> newPuzzles
                .make(order, () -> {
                    if (asks.getCount() > 0) {
                        asks.countDown();
                        askWhileAnotherWaits(stop);
                    }
                    return stop.getAsBoolean();
                })
                .orElseThrow()
                .id());
        await().until(() -> asks.getCount() == 0);
        begin(_ -> "another");

        await().until(() -> !turns.areTaken());
        assertThat(done).containsExactly("another", "kenken-6x6-35");
    }

    @Test
    void aWalkthroughPassesItsTurnOn() {
        var search = WalkthroughSearch.of(
                new SolutionFinder(new ExactSolver()),
                InstantSource.system(),
                stop -> CostlyTasks.passing(() -> {
                    if (asksFirst()) {
                        askWhileAnotherWaits(() -> false);
                    }
                    return stop.getAsBoolean();
                }));
        var game = Game.of(ExamplePuzzles.oneSolution());
        begin(stop -> WalkthroughPlayback.of(
                        game, Request.usual(TechniqueSelection.STANDARD), search, Texts.in(Locale.ENGLISH), stop)
                .isPresent());
        await().until(() -> asked.getCount() == 0);
        begin(_ -> "another");

        await().until(() -> !turns.areTaken());
        assertThat(done).containsExactly("another", true);
    }

    private boolean asksFirst() {
        boolean isFirst = asked.getCount() > 0;
        asked.countDown();
        return isFirst;
    }

    private final class WaitingSolver implements Solver {

        @Override
        public String id() {
            return "waiting";
        }

        @Override
        public SolverResult solve(Puzzle puzzle, SolverContext context) {
            askWhileAnotherWaits(context.stop());
            return new ExactSolver().solve(puzzle, context);
        }
    }
}
