package org.crosscage.offline;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.crosscage.board.Json;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.NativeText;
import org.crosscage.player.Preferences;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.Walkthrough.Extent;
import org.crosscage.teach.help.GameHelp;
import org.crosscage.train.StoredPosition;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.progress.AnswerResult;

/// What a page asks, as `Asked` in `frontend/offline/teacher/teacher.ts` has it. Whatever is read from it throws an
/// [IllegalArgumentException] that names field and value when it is not as it should be.
final class Request {

    /// Of a line of a log: the time, who sent it and its number, the kind of entry, and what else there is
    /// to say.
    private static final int PARTS = 5;
    private static final int KIND = 3;
    private static final NativeText TEXT = new NativeText();

    private final Map<?, ?> fields;

    private Request(Map<?, ?> fields) {
        this.fields = fields;
    }

    static Request of(String json) {
        if (Json.read(json) instanceof Map<?, ?> fields) {
            return new Request(fields);
        }
        throw new IllegalArgumentException("a request is an object: " + json);
    }

    Puzzle puzzle() {
        var written = text("puzzle");
        try {
            return TEXT.read(written).getFirst().puzzle();
        } catch (FormatException e) {
            throw new IllegalArgumentException("the puzzle '" + written + "': " + e.getMessage());
        }
    }

    /// Where the puzzle came from.
    String source() {
        return text("source");
    }

    /// The game with all that is in its log.
    ///
    /// @param begun before the first move
    Game played(Game begun) {
        var game = begun;
        for (var entry : log(begun.puzzle().shape())) {
            game = game.after(entry);
        }
        return game;
    }

    List<LogEntry> log(Shape shape) {
        return list("log").stream().map(line -> entry(line, shape)).toList();
    }

    private static LogEntry entry(Object line, Shape shape) {
        var parts = String.valueOf(line).split(" ", PARTS);
        if (parts.length <= KIND) {
            throw new IllegalArgumentException("the line '" + line + "' of the log");
        }
        return LogEntryText.read(parts[KIND], parts.length == PARTS ? parts[PARTS - 1] : "", shape);
    }

    /// A position of the trainer, by its puzzle, technique and line.
    TrainingPosition position() {
        var puzzle = puzzle();
        var kind = PuzzleKinds.of(puzzle.kind());
        var asked = kind.technique(text("technique")).orElseThrow(() -> wrong("technique"));
        try {
            return StoredPosition.read(new Line(1, text("line")))
                    .walkTo(puzzle, kind, asked)
                    .orElseThrow(() -> wrong("line"));
        } catch (FormatException e) {
            throw new IllegalArgumentException("the line '" + text("line") + "': " + e.getMessage());
        }
    }

    /// The wrong tries, the stages of the hint and the seconds that a position took before; none where nothing is said.
    AnswerResult before() {
        return fields.containsKey("seconds")
                ? new AnswerResult(number("wrong"), number("told"), false, Duration.ofSeconds(number("seconds")))
                : new AnswerResult(0, 0, false, Duration.ZERO);
    }

    /// An entry of the board.
    SentEntry entry() {
        return LogEntryJson.read(fields.get("entry"));
    }

    /// The selected cell.
    OptionalInt near(Puzzle puzzle) {
        if (!fields.containsKey("near")) {
            return OptionalInt.empty();
        }
        if (fields.get("near") instanceof Integer cell && cell >= 0 && cell < puzzle.cellCount()) {
            return OptionalInt.of(cell);
        }
        throw wrong("near");
    }

    /// The clue that is asked about, where it is one alone.
    Optional<Arithmetic> clue(Puzzle puzzle) {
        if (!fields.containsKey("clue")) {
            return Optional.empty();
        }
        var all = puzzle.constraints();
        if (fields.get("clue") instanceof Integer index
                && index >= 0
                && index < all.size()
                && all.get(index) instanceof Arithmetic clue) {
            return Optional.of(clue);
        }
        throw wrong("clue");
    }

    /// The topic that is asked about.
    GameHelp.Topic topic() {
        return Stream.of(GameHelp.Topic.values())
                .filter(topic -> topic.word().equals(fields.get("what")))
                .findFirst()
                .orElseThrow(() -> wrong("what"));
    }

    /// What the player has chosen, on the terms of the game.
    Preferences preferences() {
        var choices = new HashMap<String, String>();
        if (!(fields.get("choices") instanceof Map<?, ?> all)) {
            throw wrong("choices");
        }
        all.forEach((id, choice) -> choices.put(String.valueOf(id), String.valueOf(choice)));
        return Preferences.of(choices).under(GameTerms.read(text("terms")));
    }

    Teaching teaching(Puzzle puzzle) {
        return Teaching.of(preferences(), PuzzleKinds.of(puzzle.kind()), practised(puzzle));
    }

    /// The player's own.
    TechniqueSelection techniques() {
        return preferences().get(Preferences.TECHNIQUES);
    }

    /// The technique for which the game was begun: puzzles to practise one say it in what they are called,
    /// `<kind>.<technique>.<number>`.
    private Optional<Technique> practised(Puzzle puzzle) {
        var source = source();
        return PuzzleKinds.of(puzzle.kind()).techniques().stream()
                .filter(technique -> source.startsWith(puzzle.kind() + "." + technique.id() + "."))
                .findFirst();
    }

    /// Which steps are told.
    Extent extent() {
        return truth("all") ? Extent.ALL : Extent.NEEDED;
    }

    private List<?> list(String field) {
        if (fields.get(field) instanceof List<?> list) {
            return list;
        }
        throw wrong(field);
    }

    /// @return false where nothing is said
    private boolean truth(String field) {
        if (!fields.containsKey(field)) {
            return false;
        }
        if (fields.get(field) instanceof Boolean truth) {
            return truth;
        }
        throw wrong(field);
    }

    int number(String field) {
        if (fields.get(field) instanceof Integer number) {
            return number;
        }
        throw wrong(field);
    }

    String text(String field) {
        if (fields.get(field) instanceof String text) {
            return text;
        }
        throw wrong(field);
    }

    private IllegalArgumentException wrong(String field) {
        return new IllegalArgumentException("the field '" + field + "' is '" + fields.get(field) + "'");
    }
}
