package org.crosscage.play.ui;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.IntConsumer;
import org.crosscage.game.LongestPause;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.play.ui.help.LongestMoment;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Texts;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.stereotype.Component;

/// What the card of a finished game finds out while one looks at it.
@Component
record FinishParts(
        GameTeacher teacher,
        WalkthroughSearch search,
        TrainingRuns training,
        Texts texts,
        Executor backgroundTasks,
        Executor costlyTasks) {

    /// @param show has the replay show a moment: how many entries of the log come before it
    LongestMoment longest(SavedGame saved, List<StoredEntry> log, LongestPause pause, IntConsumer show) {
        return new LongestMoment(saved, log, pause, teacher, texts, backgroundTasks, show);
    }

    HardestStep hardest(SavedGame saved) {
        return new HardestStep(saved, search, training, texts, costlyTasks);
    }
}
