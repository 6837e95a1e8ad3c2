package org.crosscage.offline;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.crosscage.board.Fields;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.FormatSet;
import org.crosscage.kind.text.NativeText;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// Reads puzzles that a player pastes without a server: Crosscage's own text, its links, and of other programs'
/// formats those that are small. Requests and answers are JSON, as `frontend/offline/paste/puzzle-reader.ts` has it.
final class PuzzleReader implements TeacherModule.Reader {

    /// As long as a server takes at most.
    private static final Duration LONGEST = Duration.ofSeconds(10);
    /// As many as are shown at once; the others are counted.
    private static final int MOST_SHOWN = 50;

    private static final NativeText TEXT = new NativeText();

    private static final FormatSet FORMATS = FormatSet.offline();

    private final Texts texts;
    private final FormatTexts formatTexts;
    private final InstantSource clock;

    PuzzleReader(Texts texts, InstantSource clock) {
        this.texts = texts;
        this.formatTexts = new FormatTexts(texts);
        this.clock = clock;
    }

    /// Takes `text`, which is bounded as on the server.
    @Override
    public String read(String request) {
        return OfflineTeacher.answer(request, asked -> {
            var end = clock.instant().plus(LONGEST);
            var text = asked.text("text");
            var reading = FORMATS.reading(text, () -> !clock.instant().isBefore(end));
            var puzzles = reading.entries();
            return new Fields()
                    .put("count", puzzles.size())
                    .put(
                            "puzzles",
                            puzzles.stream().limit(MOST_SHOWN).map(this::json).toList())
                    .put("flaws", formatTexts.sentences(reading, text))
                    .map();
        });
    }

    private Map<String, @Nullable Object> json(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        return new Fields()
                .put("kind", puzzle.kind())
                .put("title", entry.notes().getOrDefault("title", ""))
                .put("name", new Names(texts, puzzle).puzzle())
                .put(
                        "warnings",
                        entry.warnings().stream().map(formatTexts::sentence).toList())
                .put("puzzle", TEXT.write(entry))
                .put("picture", OfflineTeacher.picture(puzzle, texts))
                .map();
    }
}
