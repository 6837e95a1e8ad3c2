package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.shell.page.Detachment;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// Grades of puzzles in a list: those that are known stand there at once, the others are found out one after the
/// other and appear by and by.
final class GradeFinder {

    private final SolutionFinder finder;
    private final Ratings ratings;
    private final Texts texts;
    private final BackgroundTasks backgroundTasks;
    private final Deque<Wanted> wanted = new ArrayDeque<>();
    private boolean busy;

    private record Wanted(Puzzle puzzle, GradeSign sign, Consumer<SolutionCount> odd) {}

    private record Found(SolutionCount truth, Difficulty difficulty) {}

    /// @param page that the signs are on; as long as it is seen, grades are found out
    GradeFinder(SolutionFinder finder, Ratings ratings, Texts texts, Executor costlyTasks, Component page) {
        this.finder = finder;
        this.ratings = ratings;
        this.texts = texts;
        this.backgroundTasks = new BackgroundTasks(costlyTasks, page);
        page.addAttachListener(_ -> next());
        Detachment.listen(page, () -> busy = false);
    }

    /// The sign of a puzzle's grade, to be put onto the page.
    GradeSign sign(Puzzle puzzle) {
        return sign(puzzle, _ -> {});
    }

    /// @param odd hears of a puzzle without exactly one solution what was found out
    GradeSign sign(Puzzle puzzle, Consumer<SolutionCount> odd) {
        var each = new Wanted(puzzle, new GradeSign(texts), odd);
        ratings.known(puzzle)
                .ifPresentOrElse(known -> show(each, new Found(finder.known(puzzle), known)), () -> wanted.add(each));
        return each.sign;
    }

    /// Goes on with signs that have come to the page since.
    void next() {
        if (busy) {
            return;
        }
        var first = wanted.peek();
        if (first == null) {
            return;
        }
        busy = true;
        backgroundTasks.run(
                stop -> find(first.puzzle, stop),
                found -> {
                    busy = false;
                    wanted.remove(first);
                    show(first, found);
                    next();
                },
                () -> busy = false);
    }

    private Found find(Puzzle puzzle, BooleanSupplier stop) {
        var truth = finder.count(puzzle, stop);
        return new Found(truth, ratings.of(puzzle, truth, stop));
    }

    /// What was there is shown no more.
    void forget() {
        backgroundTasks.end();
        wanted.clear();
        busy = false;
    }

    private static void show(Wanted each, Found found) {
        found.difficulty.grade().ifPresentOrElse(each.sign::show, () -> {
            each.sign.showNone();
            each.odd.accept(found.truth);
        });
    }
}
