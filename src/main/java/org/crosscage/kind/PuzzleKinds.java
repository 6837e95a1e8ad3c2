package org.crosscage.kind;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.kakuro.Kakuro;
import org.crosscage.kind.kenken.KenKen;
import org.crosscage.kind.killer.Killer;

/// All kinds of puzzle, in the order in which they are shown.
public final class PuzzleKinds {

    /// A property of the JVM with the classes of further kinds, separated by commas: how tests add theirs.
    private static final String MORE = "crosscage.kinds";

    private static final List<PuzzleKind> ALL = Stream.concat(
                    Stream.of(new Kakuro(), new KenKen(), new Killer()), named(System.getProperty(MORE, "")))
            .toList();

    private PuzzleKinds() {}

    public static List<PuzzleKind> all() {
        return ALL;
    }

    /// How the names of files with puzzles of some kind end.
    public static List<String> fileEndings() {
        return ALL.stream().flatMap(kind -> kind.fileEndings().stream()).toList();
    }

    /// The kinds of these classes, each of which is made without arguments.
    ///
    /// @param classes names separated by commas
    /// @throws IllegalArgumentException when a class is not there or no kind
    static Stream<PuzzleKind> named(String classes) {
        return Stream.of(classes.split(",")).filter(name -> !name.isBlank()).map(name -> {
            try {
                return Class.forName(name.strip())
                        .asSubclass(PuzzleKind.class)
                        .getDeclaredConstructor()
                        .newInstance();
            } catch (ReflectiveOperationException | ClassCastException e) {
                throw new IllegalArgumentException("the kind '" + name.strip() + "' in -D" + MORE + " is not there", e);
            }
        });
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
