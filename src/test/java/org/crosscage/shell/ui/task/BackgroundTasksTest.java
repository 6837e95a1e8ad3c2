package org.crosscage.shell.ui.task;

import static com.github.mvysny.kaributesting.v10.MockVaadin.clientRoundtrip;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import org.crosscage.work.FairExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BackgroundTasksTest {

    /// A pool without a free thread: a test says when one is free for one piece of work.
    private final Queue<Runnable> pool = new ArrayDeque<>();
    private final Executor executor = new FairExecutor(1, pool::add);
    private final List<String> told = new ArrayList<>();
    private final Div owner = new Div();
    private final BackgroundTasks backgroundTasks = new BackgroundTasks(executor, owner);

    @BeforeEach
    void openPage() {
        MockVaadin.setup();
        UI.getCurrent().add(owner);
    }

    @AfterEach
    void closePage() {
        MockVaadin.tearDown();
    }

    @Test
    void theResultComesBackIntoThePage() {
        backgroundTasks.run(stop -> "done", told::add);

        work();

        assertThat(told).containsExactly("done");
    }

    @Test
    void whoAsksFiftyTimesGetsTheNewestAnswerOnly() {
        var begun = new ArrayList<Integer>();
        for (int i = 1; i <= 50; i++) {
            int number = i;
            backgroundTasks.run(
                    stop -> {
                        begun.add(number);
                        return "answer " + number;
                    },
                    told::add);
        }

        assertThat(pool).hasSize(1);
        work();

        assertThat(begun).containsExactly(50);
        assertThat(told).containsExactly("answer 50");
    }

    @Test
    void whatIsBeingDoneIsToldToStopWhenSomethingNewerIsAsked() {
        var stops = new ArrayList<BooleanSupplier>();
        backgroundTasks.run(
                stop -> {
                    stops.add(stop);
                    backgroundTasks.run(newer -> "newer", told::add);
                    return "older";
                },
                told::add);

        work();

        assertThat(stops.getFirst().getAsBoolean()).isTrue();
        assertThat(told).containsExactly("newer");
    }

    @Test
    void differentThingsThatAPageWantsToKnowAllComeBack() {
        var another = new BackgroundTasks(executor, owner);
        backgroundTasks.run(stop -> "one thing", told::add);
        another.run(stop -> "another", told::add);

        assertThat(pool).hasSize(1);
        work();

        assertThat(told).containsExactly("one thing", "another");
    }

    @Test
    void aPlayerWithTenPagesHasOneThingDoneAtATime() {
        for (int i = 1; i <= 10; i++) {
            var page = new UI();
            page.getInternals().setSession(UI.getCurrent().getSession());
            page.doInit(null, 100 + i, "page");
            var card = new Div();
            page.add(card);
            int number = i;
            new BackgroundTasks(executor, card).run(stop -> told.add("page " + number), _ -> {});
        }

        assertThat(pool).hasSize(1);
        work();

        assertThat(told).hasSize(10).startsWith("page 1", "page 2");
    }

    /// What waits for one pool does not hold up what another one could do.
    @Test
    void whatAnotherPoolShallDoDoesNotWaitForThisOne() {
        var others = new ArrayDeque<Runnable>();
        backgroundTasks.run(stop -> "one thing", told::add);
        new BackgroundTasks(others::add, owner).run(stop -> "another", told::add);

        others.remove().run();
        MockVaadin.clientRoundtrip(false);

        assertThat(told).containsExactly("another");
    }

    @Test
    void whatIsWaitingIsNotDoneWhenItsOwnerLeaves() {
        backgroundTasks.run(
                stop -> {
                    told.add("begun");
                    return "done";
                },
                told::add);
        UI.getCurrent().remove(owner);
        clientRoundtrip(false);

        work();

        assertThat(told).isEmpty();
    }

    @Test
    void whatIsWaitedForStillComesWhenThePageIsSentWhole() {
        var isWaiting = new ArrayList<Boolean>();
        new BackgroundTasks(executor, owner, isWaiting::add).run(stop -> "done", told::add);
        UI.getCurrent().getInternals().getStateTree().prepareForResync();
        assertThat(isWaiting).containsExactly(true);

        work();

        assertThat(told).containsExactly("done");
    }

    @Test
    void whatLeavesWhileThePageIsSentWholeIsNotWaitedFor() {
        UI.getCurrent().addAttachListener(_ -> UI.getCurrent().remove(owner));
        backgroundTasks.run(stop -> "done", told::add);
        UI.getCurrent().getInternals().getStateTree().prepareForResync();
        clientRoundtrip(false);

        work();

        assertThat(told).isEmpty();
    }

    @Test
    void workThatFailsIsToldToWhoeverWantsToKnow() {
        backgroundTasks.run(
                stop -> {
                    throw new IllegalStateException("no luck");
                },
                result -> told.add("done"),
                failure -> told.add(failure.getMessage()));

        work();

        assertThat(told).containsExactly("no luck");
    }

    @Test
    void workThatIsTooMuchForTheMachineFailsToo() {
        backgroundTasks.run(
                stop -> {
                    throw new StackOverflowError();
                },
                result -> told.add("done"),
                failure -> told.add(String.valueOf(failure.getCause())));

        work();

        assertThat(told).containsExactly("java.lang.StackOverflowError");
    }

    @Test
    void workForWhichThereIsNoThreadFailsTooAndNobodyWaitsForIt() {
        var isWaiting = new ArrayList<Boolean>();
        var page = new BackgroundTasks(
                _ -> {
                    throw new OutOfMemoryError("no thread");
                },
                owner,
                isWaiting::add);

        page.run(stop -> "done", told::add, failure -> told.add(String.valueOf(failure.getCause())));
        assertThat(told).isEmpty(); // its caller may have more to show first
        MockVaadin.clientRoundtrip(false);

        assertThat(told).containsExactly("java.lang.OutOfMemoryError: no thread");
        assertThat(isWaiting).containsExactly(true, false);
    }

    @Test
    void whatIsRefusedIsToldAndNobodyWaitsForIt() {
        var isWaiting = new ArrayList<Boolean>();
        var page = new BackgroundTasks(
                _ -> {
                    throw new RejectedExecutionException("too much waits");
                },
                owner,
                isWaiting::add);

        page.run(stop -> "done", told::add, failure -> told.add(failure.getMessage()));
        MockVaadin.clientRoundtrip(false);

        assertThat(told).containsExactly("too much waits");
        assertThat(isWaiting).containsExactly(true, false);
    }

    @Test
    void whatNobodyWaitsForMakesRoom() {
        for (int i = 0; i < 10_000; i++) {
            backgroundTasks.run(stop -> "done", told::add, failure -> told.add(failure.getMessage()));
        }
        work();

        assertThat(told).containsExactly("done");
    }

    private void work() {
        while (!pool.isEmpty()) {
            pool.remove().run();
            MockVaadin.clientRoundtrip(false);
        }
    }
}
