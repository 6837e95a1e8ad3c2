package org.crosscage.core.kind.format;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.crosscage.core.kind.CageOutlines;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Arithmetic;

/// The outlines of the cages in ids of Simon Tatham's Portable Puzzle Collection. The inner edges of the grid are
/// walked as in [CageOutlines]; `_` and `a`…`y` say how many edges without a line come before the next one with a
/// line, `z` is 25 without a line behind them, and a number says how often the letter before it stands there. The
/// edge behind the last one counts as a line.
public final class OutlineCode {

    private static final int LONGEST = 25;

    /// The collection's own largest grid with cages.
    public static final int LARGEST = 9;

    private static final int SMALLEST = 3;

    private OutlineCode() {}

    /// The side of the grid that these outlines are of, where the id does not say it.
    ///
    /// @throws FormatException when they are of none
    public static int side(Token outlines) {
        for (boolean isZLined : new boolean[] {false, true}) {
            var items = Items.of(outlines, isZLined);
            for (int n = SMALLEST; n <= LARGEST; n++) {
                if (items.fit(n)) {
                    return n;
                }
            }
        }
        throw outlines.error(Message.of("keen-size-missing"));
    }

    /// The blocks by their first cells, the cells of each in reading order.
    ///
    /// The collection's own reader puts a line behind `z` and none behind `y`; where the writer's meaning
    /// is too long or too short, that one is tried.
    ///
    /// @throws FormatException when the outlines are of a smaller or a larger grid
    public static List<List<Integer>> read(Token outlines, int n) {
        var items = Items.of(outlines, false);
        if (!items.fit(n)) {
            var others = Items.of(outlines, true);
            if (!others.fit(n)) {
                throw outlines.error(
                        Message.of(items.length > CageOutlines.edges(n) ? "outlines-long" : "outlines-short")
                                .counting("size", n));
            }
            items = others;
        }
        return CageOutlines.blocks(items.lines, n);
    }

    public static String write(Collection<Arithmetic> cages, int n) {
        var lines = CageOutlines.lines(cages, n);
        lines.set(CageOutlines.edges(n));
        var letters = new StringBuilder();
        int free = 0;
        for (int edge = 0; edge <= CageOutlines.edges(n); edge++) {
            if (!lines.get(edge)) {
                free++;
            } else {
                int full = Math.max(0, free - 1) / LONGEST;
                letters.append("z".repeat(full));
                letters.append(free == 0 ? '_' : (char) ('a' - 1 + free - full * LONGEST));
                free = 0;
            }
        }
        return letters.toString();
    }

    /// A letter that stands three times or more is followed by how often instead.
    public static String counted(CharSequence letters) {
        var counted = new StringBuilder();
        for (int start = 0; start < letters.length(); ) {
            int end = start;
            while (end < letters.length() && letters.charAt(end) == letters.charAt(start)) {
                end++;
            }
            counted.append(letters.charAt(start));
            if (end - start == 2) {
                counted.append(letters.charAt(start));
            } else if (end - start > 2) {
                counted.append(end - start);
            }
            start = end;
        }
        return counted.toString();
    }

    /// The walk along the edges that a text describes.
    ///
    /// @param lines the edges with a line, the last one behind the grid included
    /// @param length how many edges were walked; more than any grid has where the walk was given up
    private record Items(BitSet lines, int length) {

        private static final int LONGEST_WALK = CageOutlines.edges(LARGEST) + 1;

        /// Whether the walk ends with the line behind the last edge of a grid.
        boolean fit(int n) {
            return length == CageOutlines.edges(n) + 1 && lines.get(CageOutlines.edges(n));
        }

        /// @param isZLined whether a line follows `z`, and none `y`
        static Items of(Token outlines, boolean isZLined) {
            var text = outlines.text();
            var lines = new BitSet();
            int length = 0;
            for (int at = 0; at < text.length() && length <= LONGEST_WALK; ) {
                int free = free(text.charAt(at)).orElseThrow(unknown(outlines, at));
                boolean isLined = free != (isZLined ? LONGEST : LONGEST + 1);
                int digits = at + 1;
                while (digits < text.length() && Character.digit(text.charAt(digits), 10) >= 0) {
                    digits++;
                }
                int times = digits == at + 1
                        ? 1
                        : outlines.part(at + 1, digits).number(1, LONGEST_WALK).orElseThrow(unknown(outlines, at + 1));
                for (int i = 0; i < times && length <= LONGEST_WALK; i++) {
                    length += free == LONGEST + 1 && !isZLined ? LONGEST : free;
                    if (isLined) {
                        lines.set(length++);
                    }
                }
                at = digits;
            }
            return new Items(lines, length);
        }

        private static Supplier<FormatException> unknown(Token outlines, int at) {
            return () -> outlines.part(at, outlines.text().length()).error(Message.of("outline-expected"));
        }

        private static Optional<Integer> free(char letter) {
            if (letter == '_') {
                return Optional.of(0);
            }
            return letter >= 'a' && letter <= 'z' ? Optional.of(letter - 'a' + 1) : Optional.empty();
        }
    }
}
