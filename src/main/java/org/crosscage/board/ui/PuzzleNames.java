package org.crosscage.board.ui;

import java.util.Optional;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.texts.Texts;

/// What puzzles and sizes are called in lists.
public final class PuzzleNames {

    private final Texts texts;

    public PuzzleNames(Texts texts) {
        this.texts = texts;
    }

    public String kind(String kind) {
        return texts.say("shell.kind." + kind);
    }

    public String size(int rows, int columns) {
        return texts.say("library.size", "rows", rows, "columns", columns);
    }

    /// The title that came with the puzzle, or else its kind and size.
    public String of(PuzzleEntry entry) {
        var shape = entry.puzzle().shape();
        return entry.notes().getOrDefault("title", of(entry.puzzle().kind(), shape.rows(), shape.columns()));
    }

    public String of(String kind, int rows, int columns) {
        return texts.say("library.name", "kind", kind(kind), "rows", rows, "columns", columns);
    }

    /// What a pack of the library is called: by its own message, or else as its puzzles are.
    ///
    /// @param pack its id
    /// @param first of its puzzles
    public String pack(String pack, Puzzle first) {
        return ownName(pack)
                .orElseGet(() ->
                        of(first.kind(), first.shape().rows(), first.shape().columns()));
    }

    /// The same where the kind is said before.
    public String packAmongItsKind(String pack, Puzzle first) {
        return ownName(pack)
                .orElseGet(() -> size(first.shape().rows(), first.shape().columns()));
    }

    private Optional<String> ownName(String pack) {
        var key = "library.pack." + pack;
        return texts.has(key) ? Optional.of(texts.say(key)) : Optional.empty();
    }
}
