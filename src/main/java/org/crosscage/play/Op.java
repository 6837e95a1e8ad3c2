package org.crosscage.play;

/// One entry of a game's log. The log only grows: an undo is an entry too, and a play after undos drops what could
/// have been redone from the game, but never from the log.
public sealed interface Op {

    /// Makes a move.
    record Play(Move move) implements Op {}

    /// Takes back the last move; nothing happens when there is none, as when two tabs both undo the only one.
    record Undo() implements Op {}

    /// Makes the move again that was taken back last; nothing happens when there is none.
    record Redo() implements Op {}
}
