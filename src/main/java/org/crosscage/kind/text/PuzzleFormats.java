package org.crosscage.kind.text;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.TextReading;
import org.crosscage.kind.PuzzleKinds;

/// All formats in the order in which they are tried: the native one and links, then those of each kind, and
/// JSON last, because whatever begins with a bracket and is of no kind's own format is taken for it.
public final class PuzzleFormats {

    /// The native format.
    public static final NativeText TEXT = new NativeText();

    /// Those that hold puzzles of every kind, in two parts.
    private static final List<PuzzleFormat> BEFORE_ALL = List.of(TEXT, new LinkCode());

    private static final List<PuzzleFormat> BEHIND_ALL = List.of(new JsonFormat());

    private static final List<PuzzleFormat> ALL = inOrder(PuzzleKinds.all());

    private static final FormatSet SET = new FormatSet(ALL, true);

    private PuzzleFormats() {}

    public static List<PuzzleFormat> all() {
        return ALL;
    }

    /// The formats that may hold a puzzle of this kind.
    public static List<PuzzleFormat> of(PuzzleKind kind) {
        return inOrder(List.of(kind));
    }

    private static List<PuzzleFormat> inOrder(List<PuzzleKind> kinds) {
        return Stream.of(
                        BEFORE_ALL.stream(),
                        kinds.stream().flatMap(kind -> kind.formats().stream()),
                        BEHIND_ALL.stream())
                .flatMap(Function.identity())
                .toList();
    }

    /// The format of this name.
    public static Optional<PuzzleFormat> byId(String id) {
        return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
    }

    /// The first format that the text looks like.
    public static Optional<PuzzleFormat> detect(String text) {
        return SET.detect(text);
    }

    /// All puzzles of a text in whatever format, at least one.
    ///
    /// @throws FormatException when one of them cannot be read: the first
    public static List<PuzzleEntry> read(String text) {
        return reading(text, () -> false).entriesWithoutFault();
    }

    /// Reads a text in whatever format.
    ///
    /// @param stop as [FormatSet#reading] has it
    public static TextReading reading(String text, BooleanSupplier stop) {
        return PuzzleSearch.reading(text, SET, stop);
    }
}
