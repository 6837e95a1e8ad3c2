package org.crosscage.sets.ui;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.crosscage.board.ui.PuzzleReading;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// Where puzzles of a set come from: each source as a part of a page.
@Component
record PuzzleSources(
        PuzzleLibrary packs,
        NewPuzzles newPuzzles,
        GradeTimes times,
        PuzzleReading reading,
        PlayerLimits limits,
        Texts texts,
        Executor costlyTasks) {

    FromLibrary library(PuzzleCollector collector, Consumer<List<PuzzleEntry>> add) {
        return new FromLibrary(packs, texts, collector, add);
    }

    GeneratedPuzzles generated(IntPredicate hasRoom, Consumer<List<PuzzleEntry>> add, Consumer<String> say) {
        return new GeneratedPuzzles(newPuzzles, times, limits, texts, costlyTasks, hasRoom, add, say);
    }

    PastedPuzzles pasted(Predicate<List<PuzzleEntry>> add, Consumer<String> say, Consumer<String> complain) {
        return new PastedPuzzles(reading, texts, costlyTasks, add, say, complain);
    }
}
