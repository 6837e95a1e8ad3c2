package org.crosscage.board.ui.tile;

import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// What puzzles and sizes are called in lists.
public final class PuzzleNames {

    private static final String NEEDS = "-needs-";

    private final Texts texts;

    public PuzzleNames(Texts texts) {
        this.texts = texts;
    }

    public String kind(String kind) {
        return texts.say("shell.kind." + kind);
    }

    /// All of them: "Kakuro and KenKen".
    ///
    /// @param kinds their ids
    public String kinds(Stream<String> kinds) {
        return texts.all(kinds.map(this::kind).toList());
    }

    /// Those that there are.
    public String allKinds() {
        return kinds(PuzzleKinds.all().stream().map(PuzzleKind::id));
    }

    public String size(int rows, int columns) {
        return texts.say("library.size", "rows", rows, "columns", columns);
    }

    /// The title that came with the puzzle, or else its kind and size.
    public String of(PuzzleEntry entry) {
        return entry.notes().getOrDefault("title", new Names(texts, entry.puzzle()).puzzle());
    }

    public String of(String kind, int rows, int columns) {
        return Names.puzzle(texts, kind, rows, columns);
    }

    /// What a pack of the library is called: by its own message, by the technique that its puzzles need, or else as
    /// its puzzles are.
    ///
    /// @param pack its id
    /// @param size of its first puzzle
    public String pack(String pack, String kind, Size size) {
        return ownName(pack).orElseGet(() -> of(kind, size.rows(), size.columns()));
    }

    /// The same where the kind is said before.
    public String packAmongItsKind(String pack, Size size) {
        return ownName(pack).orElseGet(() -> size(size.rows(), size.columns()));
    }

    /// The technique that the puzzles of a pack need; empty where it is not for practising one.
    public static Optional<String> technique(String pack) {
        int at = pack.indexOf(NEEDS);
        return at < 0 ? Optional.empty() : Optional.of(pack.substring(at + NEEDS.length()));
    }

    private Optional<String> ownName(String pack) {
        var key = "library.pack." + pack;
        return texts.has(key)
                ? Optional.of(texts.say(key))
                : technique(pack).map(id -> texts.say("hints.technique-name." + id));
    }
}
