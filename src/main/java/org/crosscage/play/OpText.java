package org.crosscage.play;

import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.model.Shape;

/// How an entry of the log stands in the database: its kind, and one line with what else there is to say.
///
/// | kind | line |
/// |---|---|
/// | `play` | the move in [MoveText] |
/// | `branch`, `accept` | the level: `2` |
/// | `drop` | the level, and after a blank the move that is part of it, if there is one: `1 r2c3~1,5` |
/// | `undo`, `redo` | nothing |
final class OpText {

    private static final String PLAY = "play";
    private static final String BRANCH = "branch";
    private static final String ACCEPT = "accept";
    private static final String DROP = "drop";
    private static final String UNDO = "undo";
    private static final String REDO = "redo";

    private static final Pattern LEVEL = Pattern.compile("[1-9][0-9]{0,8}");

    private OpText() {}

    static String kind(Op op) {
        return switch (op) {
            case Op.Play _ -> PLAY;
            case Op.Branch _ -> BRANCH;
            case Op.Accept _ -> ACCEPT;
            case Op.Drop _ -> DROP;
            case Op.Undo _ -> UNDO;
            case Op.Redo _ -> REDO;
        };
    }

    static String line(Op op, Shape shape) {
        return switch (op) {
            case Op.Play(Move move) -> MoveText.write(move, shape);
            case Op.Branch(int level) -> Integer.toString(level);
            case Op.Accept(int level) -> Integer.toString(level);
            case Op.Drop(int level, Optional<Move> then) ->
                level + then.map(move -> " " + MoveText.write(move, shape)).orElse("");
            case Op.Undo(), Op.Redo() -> "";
        };
    }

    /// @throws MoveException when the two are no entry
    static Op read(String kind, String line, Shape shape) {
        return switch (kind) {
            case PLAY -> new Op.Play(MoveText.read(line, shape));
            case BRANCH -> new Op.Branch(level(line));
            case ACCEPT -> new Op.Accept(level(line));
            case DROP -> drop(line, shape);
            case UNDO -> new Op.Undo();
            case REDO -> new Op.Redo();
            default ->
                throw new MoveException("'" + kind + "' is neither play, branch, accept nor drop, nor undo or redo");
        };
    }

    private static Op drop(String line, Shape shape) {
        int blank = line.indexOf(' ');
        return blank < 0
                ? new Op.Drop(level(line), Optional.empty())
                : new Op.Drop(
                        level(line.substring(0, blank)), Optional.of(MoveText.read(line.substring(blank + 1), shape)));
    }

    private static int level(String text) {
        if (!LEVEL.matcher(text).matches()) {
            throw new MoveException("'" + text + "' is no level of a branch, such as 1");
        }
        return Integer.parseInt(text);
    }
}
