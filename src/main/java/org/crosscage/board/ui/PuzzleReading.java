package org.crosscage.board.ui;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// Reads texts of puzzles that a player pastes or shares: beside the page, within a time limit, and each counts as an
/// import.
@Component
public final class PuzzleReading {

    /// A text of 1 MB takes about a second on a quiet machine.
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private final Texts texts;
    private final PlayerLimits limits;
    private final InstantSource clock;

    PuzzleReading(Texts texts, PlayerLimits limits, InstantSource clock) {
        this.texts = texts;
        this.limits = limits;
        this.clock = clock;
    }

    /// Does nothing more once the tasks have ended.
    ///
    /// @param tasks of the costly ones
    /// @param then gets the puzzles, at least one, and what to tell the player of those that cannot be read, if any
    /// @param refused gets what to tell the player where there are none
    public void read(
            String text, BackgroundTasks tasks, BiConsumer<List<PuzzleEntry>, String> then, Consumer<String> refused) {
        var refusal = limits.refusal(Limit.IMPORT);
        if (refusal.isPresent()) {
            refused.accept(refusal.get());
            return;
        }
        tasks.run(
                stop -> {
                    var end = clock.instant().plus(LONGEST);
                    var reading = PuzzleFormats.reading(
                            text, () -> stop.getAsBoolean() || !clock.instant().isBefore(end));
                    return new ReadPuzzles(
                            reading.entries(), String.join("\n", new FormatTexts(texts).sentences(reading, text)));
                },
                told -> {
                    if (told.entries.isEmpty()) {
                        refused.accept(told.flaws);
                    } else {
                        then.accept(told.entries, told.flaws);
                    }
                });
    }

    private record ReadPuzzles(List<PuzzleEntry> entries, String flaws) {}
}
