package org.crosscage.core.game;

import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Shape;

/// The one-line text of a move, which is what the database stores: changes with one blank between them, each the
/// cell's name, a sign and what stands there afterwards; `-` is nothing.
///
/// | text | meaning |
/// |---|---|
/// | `r2c3=7`, `r2c3=-` | the digit 7; no digit |
/// | `r2c4~1,3,5`, `r2c4~-` | candidate marks 1, 3 and 5; none |
/// | `r2c5'1,12`, `r2c5'-` | corner marks 1 and 12; none |
/// | `r2c6#3`, `r2c6#35`, `r2c6#-` | colour 3; the colours 3 and 5; none |
/// | `r2c6"13,122`, `r2c6"-` | colour 3 at the candidate mark 1 and colour 2 at 12; none |
///
/// Every move has exactly one text and the reader takes no other: marks ascend, numbers have no leading zeros.
public final class MoveText {

    private static final String NUMBER = "(?:0|[1-9][0-9]{0,3}+)";
    private static final Pattern CHANGE =
            Pattern.compile("r(NUMBER)c(NUMBER)([=~'#\"])(-|NUMBER(?:,NUMBER)*+)".replace("NUMBER", NUMBER));
    private static final String NOTHING = "-";

    private MoveText() {}

    /// @throws MoveException when a cell is not one of the shape's
    public static String write(Move move, Shape shape) {
        return move.changes().stream().map(change -> write(change, shape)).collect(Collectors.joining(" "));
    }

    private static String write(Change change, Shape shape) {
        Move.requireCell(change.cell(), shape.cellCount());
        var cell = shape.cell(change.cell()).toString();
        return switch (change) {
            case Change.Digit(int _, int digit) -> cell + "=" + (digit == Constraint.EMPTY ? NOTHING : digit);
            case Change.Candidates(int _, Digits digits) -> cell + "~" + write(digits);
            case Change.Corners(int _, Digits digits) -> cell + "'" + write(digits);
            case Change.Colour(int _, int colour) -> cell + "#" + (colour == 0 ? NOTHING : colour);
            case Change.MarkColours(int _, List<Integer> markColours) ->
                cell + '"' + write(markColours.stream().mapToInt(Integer::intValue));
        };
    }

    private static String write(Digits digits) {
        return write(digits.stream());
    }

    private static String write(IntStream numbers) {
        var list = numbers.mapToObj(Integer::toString).collect(Collectors.joining(","));
        return list.isEmpty() ? NOTHING : list;
    }

    /// The move of a text that [#write] made. Whether it may be played on a puzzle is [Game]'s question.
    ///
    /// @throws MoveException naming the part of the text that is wrong
    public static Move read(String text, Shape shape) {
        List<Change> changes = Arrays.stream(text.split(" ", -1))
                .map(part -> readChange(part, shape))
                .toList();
        return new Move(changes);
    }

    private static Change readChange(String text, Shape shape) {
        var parts = CHANGE.matcher(text);
        if (!parts.matches()) {
            throw new MoveException("'" + text + "' is no change of a cell, such as r2c3=7");
        }
        int row = Integer.parseInt(parts.group(1));
        int column = Integer.parseInt(parts.group(2));
        int cell = shape.index(row, column)
                .orElseThrow(() -> new MoveException("'" + text + "': there is no white cell r" + row + "c" + column));
        var change = change(cell, parts.toMatchResult());
        if (!write(change, shape).equals(text)) {
            throw new MoveException("'" + text + "' should be written '" + write(change, shape) + "'");
        }
        return change;
    }

    private static Change change(int cell, MatchResult parts) {
        var value = parts.group(4);
        return switch (parts.group(3).charAt(0)) {
            case '=' -> new Change.Digit(cell, value.equals(NOTHING) ? Constraint.EMPTY : number(parts));
            case '~' -> new Change.Candidates(cell, digits(parts));
            case '\'' -> new Change.Corners(cell, digits(parts));
            case '#' -> new Change.Colour(cell, value.equals(NOTHING) ? 0 : number(parts));
            default -> new Change.MarkColours(cell, numbers(value).boxed().toList());
        };
    }

    private static int number(MatchResult parts) {
        if (parts.group(4).contains(",")) {
            throw new MoveException("'" + parts.group() + "' has several numbers where one can stand");
        }
        return Integer.parseInt(parts.group(4));
    }

    private static IntStream numbers(String list) {
        return list.equals(NOTHING)
                ? IntStream.empty()
                : Arrays.stream(list.split(",")).mapToInt(Integer::parseInt);
    }

    private static Digits digits(MatchResult parts) {
        int[] digits = numbers(parts.group(4)).toArray();
        for (int digit : digits) {
            if (digit > Digits.LARGEST) {
                throw new MoveException("'" + parts.group() + "': " + digit + " is not in 0…" + Digits.LARGEST);
            }
        }
        return Digits.of(digits);
    }
}
