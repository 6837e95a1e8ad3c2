package org.crosscage.kind.text;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
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

    private static final List<BlockFormat> OF_LINES = ALL.stream()
            .filter(BlockFormat.class::isInstance)
            .map(BlockFormat.class::cast)
            .filter(BlockFormat::fitsLine)
            .toList();

    private static final String SIGNS = ":/,~";
    private static final int LONG_WORD = 16;

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
        return first(ALL, format -> format.id().equals(id));
    }

    /// The first format that the text looks like.
    public static Optional<PuzzleFormat> detect(String text) {
        return first(ALL, format -> format.looksLike(text));
    }

    /// The first format that the text looks like, or else the first that it resembles: the one whose words help.
    static Optional<PuzzleFormat> nearest(String text) {
        return detect(text).or(() -> first(ALL, format -> format.resembles(text)));
    }

    /// The first format of lines that a line looks like.
    static Optional<BlockFormat> ofLine(String line) {
        return first(ofLines(line), format -> format.looksLike(line));
    }

    /// The first format of lines that a line resembles.
    static Optional<BlockFormat> nearestOfLine(String line) {
        return first(ofLines(line), format -> format.resembles(line));
    }

    private static List<BlockFormat> ofLines(String line) {
        return mayBeId(line) ? OF_LINES : List.of();
    }

    private static <F extends PuzzleFormat> Optional<F> first(List<F> formats, Predicate<F> fits) {
        return formats.stream().filter(fits).findFirst();
    }

    /// Whether a whole line is an id or address, and neither a note nor a part of JSON.
    static boolean isId(Line line) {
        return line.text().indexOf('"') < 0
                && !Prose.isOwn(line)
                && ofLine(line.text()).filter(LineFormat.class::isInstance).isPresent();
    }

    /// Whether a line is longer than words are, or has a letter and a sign that ids and addresses have; no other holds
    /// one.
    static boolean mayBeId(String line) {
        return line.length() >= LONG_WORD
                || line.chars().anyMatch(c -> SIGNS.indexOf(c) >= 0)
                        && line.chars().anyMatch(Character::isLetter);
    }

    /// All puzzles of a text in whatever format, at least one.
    ///
    /// @throws FormatException when one of them cannot be read: the first
    public static List<PuzzleEntry> read(String text) {
        return reading(text, () -> false).entriesWithoutFault();
    }

    /// Reads a text in whatever format. Ids and addresses of several formats may stand one below the other; in a
    /// text of no format, addresses are looked for ([PastedAddress]).
    ///
    /// @param stop says whether time is over; asked before each id and address, since a code of a few letters can
    ///     stand for a large puzzle. Elsewhere the effort is that of the text's length.
    public static TextReading reading(String text, BooleanSupplier stop) {
        return PuzzleSearch.reading(text, stop);
    }
}
