package org.crosscage.kind;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.kakuro.Kakuro;
import org.crosscage.kind.kenken.KenKen;

/// All kinds of puzzle, in the order in which they are shown.
public final class PuzzleKinds {

    private static final List<PuzzleKind> ALL = List.of(new Kakuro(), new KenKen());

    private PuzzleKinds() {}

    public static List<PuzzleKind> all() {
        return ALL;
    }

    /// The kind with this id, if there is one.
    public static Optional<PuzzleKind> find(String id) {
        return ALL.stream().filter(kind -> kind.id().equals(id)).findFirst();
    }

    /// The kind with this id.
    ///
    /// @throws IllegalArgumentException when there is none
    public static PuzzleKind of(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("there is no kind '" + id + "'"));
    }

    /// What is said where a text names a kind that is not there.
    public static Message expected() {
        return Message.of("kind-expected")
                .naming("kinds", ALL.stream().map(PuzzleKind::id).collect(Collectors.joining(", ")));
    }
}
