package org.crosscage.play;

import org.crosscage.core.model.Shape;

/// How an entry of the log stands in the database: its kind, and for a play its move in [MoveText].
final class OpText {

    private static final String PLAY = "play";
    private static final String UNDO = "undo";
    private static final String REDO = "redo";

    private OpText() {}

    static String kind(Op op) {
        return switch (op) {
            case Op.Play _ -> PLAY;
            case Op.Undo _ -> UNDO;
            case Op.Redo _ -> REDO;
        };
    }

    /// Empty for all but a play.
    static String move(Op op, Shape shape) {
        return op instanceof Op.Play(Move move) ? MoveText.write(move, shape) : "";
    }

    /// @throws MoveException when the two are no entry
    static Op read(String kind, String move, Shape shape) {
        return switch (kind) {
            case PLAY -> new Op.Play(MoveText.read(move, shape));
            case UNDO -> new Op.Undo();
            case REDO -> new Op.Redo();
            default -> throw new MoveException("'" + kind + "' is neither play nor undo nor redo");
        };
    }
}
