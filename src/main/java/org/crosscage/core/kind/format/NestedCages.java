package org.crosscage.core.kind.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.crosscage.core.kind.ClueText;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.format.CageSyntax.Cage;
import org.crosscage.core.kind.format.CageSyntax.Listing;
import org.crosscage.core.kind.format.CageSyntax.Place;
import org.crosscage.core.model.Operation;
import org.jspecify.annotations.Nullable;

/// Lists of cages as programs of many languages write them: a cell is two numbers in brackets of any sort, or `1-2`,
/// and a cage is its target, its cells and perhaps its operation, in any order and nesting: `[(0,0),(0,1)] add 11`,
/// `[[11, [[1, 1], [1, 2]]], …]`, `product(12, [1-1, 1-2])`, `(11 + (0 0) (0 1))`. A number beside the cages is the
/// side of the grid, and so are several equal ones. Rows and columns count from 0 where one of them is 0, and from 1
/// otherwise. A name is passed over before a bracket, `=` or `:`, and so is a text behind `:` that is in no cage. A
/// first argument is an operation, or a name such as that of the grid in `cage(grid, 12, …)`; a word of small letters
/// is refused where another cage has an operation or another word in its place. Each character is looked at once for
/// each level of brackets, and there are few levels.
final class NestedCages {

    private static final int DEEPEST = 12;

    private static final Pattern PIECE = Pattern.compile("(?<gap>[\\s,;:|=]++|\"\"|''|\\.\\s*+$|//.*+|#[^(].*+|%.*+)"
            + "|(?<open>[(\\[{])|(?<close>[)\\]}])"
            + "|(?<row>[0-9]{1,3}+)[-/](?<column>[0-9]{1,3}+)"
            + "|(?<number>[0-9]{1,18}+)"
            + "|[\"'](?<quoted>[A-Za-z_+*/×÷−–=?-]{1,20}+)[\"']"
            + "|(?<text>\"(?:[^\"\\\\]++|\\\\.)*+\"|'[^'\"()\\[\\]{}\\\\]*+'(?=\\s*+(?:[,:)}\\]]|$)))"
            + "|'|(?<word>[A-Za-z_][A-Za-z_0-9]{0,30}+|[-+*/×÷−–?])");

    /// The part behind a name.
    private static final Pattern BEHIND_NAME = Pattern.compile("[(\\[{]|\\s*+[=:]");

    /// The end of a first argument: `cage(plus, 12, …)`.
    private static final Pattern ARGUMENT = Pattern.compile("\\s*+,");

    /// A name has a capital, a digit or one letter too.
    private static final Pattern LIKE_OPERATION = Pattern.compile("[a-z]{2,30}+");

    private static final String SIZE = "size";

    private static final Set<String> DECLARATIONS = Set.of("let", "var", "val", "const", "define", "quote", "list");

    private sealed interface Part {}

    private record Cells(List<Place> places) implements Part {}

    private record Number(Token at, long value) implements Part {}

    private record Sign(Token at, Operation operation) implements Part {}

    /// A text behind `:` that is no operation, such as a title.
    ///
    /// @param fault what is wrong with it in a cage
    private record Text(FormatException fault) implements Part {}

    /// The values between two brackets.
    ///
    /// @param cages how many there were before it
    /// @param name the operation right before it, also in the level around
    /// @param isSize whether `size` is its name
    /// @param words first arguments that may be unknown operations
    private record Level(int cages, List<Part> parts, Optional<Sign> name, boolean isSize, List<Token> words) {

        private Level(int cages, Optional<Sign> name, boolean isSize) {
            this(cages, new ArrayList<>(), name, isSize, new ArrayList<>());
        }
    }

    private final String expected;
    private final List<Cage> cages = new ArrayList<>();
    private final Deque<Level> open = new ArrayDeque<>();
    private Optional<Token> size = Optional.empty();

    /// The first arguments of cages that may be unknown operations.
    private final List<Token> words = new ArrayList<>();

    private boolean hasOperationInFront;
    private boolean isBehindBracket;
    private boolean isBehindSize;

    /// @param expected the message about what is no cage
    private NestedCages(String expected) {
        this.expected = expected;
        open.push(new Level(0, Optional.empty(), false));
    }

    /// Whether a list begins so.
    static boolean begins(Line first) {
        var text = first.text();
        return text.chars().anyMatch(c -> c == '(' || c == '[' || c == '{')
                || text.stripTrailing().endsWith("=");
    }

    /// Whether the first cage can be read, and in braces, as other programs have them too, all of them.
    static boolean isList(List<Line> lines) {
        var reader = new NestedCages("");
        boolean isInBraces = lines.getFirst().text().stripLeading().startsWith("{");
        try {
            for (var line : lines) {
                reader.read(line);
                if (!isInBraces && !reader.cages.isEmpty()) {
                    return true;
                }
            }
            reader.end(lines.getLast());
            return true;
        } catch (FormatException _) {
            return !isInBraces && !reader.cages.isEmpty();
        }
    }

    /// The cages before the first fault.
    static List<Cage> before(List<Line> lines) {
        var reader = new NestedCages("");
        try {
            lines.forEach(reader::read);
        } catch (FormatException _) {
            return reader.cages;
        }
        return reader.cages;
    }

    /// @throws FormatException when something is no part of a cage
    static Listing read(List<Line> lines, String expected) {
        var reader = new NestedCages(expected);
        lines.forEach(reader::read);
        reader.end(lines.getLast());
        var places =
                reader.cages.stream().flatMap(cage -> cage.cells().stream()).toList();
        if (places.stream().anyMatch(place -> place.row() == 0 || place.column() == 0)) {
            return new Listing(reader.size, reader.cages);
        }
        return new Listing(
                reader.size,
                reader.cages.stream()
                        .map(cage -> new Cage(
                                cage.clue(),
                                cage.cells().stream()
                                        .map(place -> new Place(place.at(), place.row() - 1, place.column() - 1))
                                        .toList()))
                        .toList());
    }

    /// How many more brackets a line opens than it closes.
    static int depth(Line line) {
        return line.text()
                .chars()
                .map(c -> switch (c) {
                    case '(', '[', '{' -> 1;
                    case ')', ']', '}' -> -1;
                    default -> 0;
                })
                .sum();
    }

    private void read(Line line) {
        var text = line.text();
        var whole = new Token(line.number(), 1, text);
        var pieces = PIECE.matcher(text);
        int at = 0;
        boolean isValue = false;
        while (at < text.length()) {
            if (!pieces.region(at, text.length()).lookingAt()) {
                throw fault(whole.part(at, text.length()));
            }
            var piece = whole.part(at, pieces.end());
            at = pieces.end();
            if (pieces.group("gap") != null) {
                isValue = piece.text().indexOf(':') >= 0;
                continue;
            }
            boolean isBehindColon = isValue;
            isValue = false;
            boolean isHead = isBehindBracket;
            isBehindBracket = pieces.group("open") != null;
            boolean isOfSize = isBehindSize;
            isBehindSize = false;
            if (isBehindBracket) {
                open(piece, isOfSize);
            } else if (pieces.group("close") != null) {
                close(piece, isHead);
            } else if (pieces.group("row") != null) {
                add(new Cells(List.of(new Place(
                        piece, Integer.parseInt(pieces.group("row")), Integer.parseInt(pieces.group("column"))))));
            } else if (pieces.group("number") != null) {
                add(new Number(piece, Long.parseLong(piece.text())));
            } else {
                boolean isNamed =
                        BEHIND_NAME.matcher(text).region(at, text.length()).lookingAt();
                var quoted = pieces.group("quoted");
                var word = quoted == null ? pieces.group("word") : quoted;
                if (pieces.group("text") != null) {
                    if (!isNamed) {
                        pass(fault(piece), isBehindColon);
                    }
                } else if (word != null) {
                    boolean isArgument = isHead
                            && ARGUMENT.matcher(text).region(at, text.length()).lookingAt();
                    if (isArgument) {
                        argument(piece, word, quoted == null);
                    } else {
                        word(piece, word, isNamed || isHead && quoted == null, isBehindColon);
                    }
                    isBehindSize = isNamed && word.equalsIgnoreCase(SIZE);
                    isBehindBracket = isHead && DECLARATIONS.contains(word);
                } else {
                    isBehindBracket = isHead;
                }
            }
        }
        if (open.size() == 1) {
            finish(line.whole());
        }
    }

    /// Reads the word of a first argument: an operation, or a name of something that is no cage.
    private void argument(Token piece, String word, boolean mayBeArray) {
        var operation = operation(word, mayBeArray);
        if (operation.isPresent()) {
            add(new Sign(piece, operation.get()));
            hasOperationInFront = true;
        } else if (LIKE_OPERATION.matcher(word).matches()
                && !CageSyntax.isNoOperation(word)
                && !DECLARATIONS.contains(word)) {
            open.element().words().add(piece);
        }
    }

    /// The operation that a word stands for; a letter can be the name of an array.
    private static Optional<Operation> operation(String word, boolean mayBeArray) {
        boolean isArray = mayBeArray && word.length() == 1 && Character.isLetter(word.charAt(0));
        return isArray ? Optional.empty() : CageSyntax.operationOf(word);
    }

    private void word(Token piece, String word, boolean isName, boolean isBehindColon) {
        var operation = operation(word, isName);
        if (operation.isPresent()) {
            add(new Sign(piece, operation.get()));
        } else if (!isName && !CageSyntax.isNoOperation(word) && !DECLARATIONS.contains(word)) {
            pass(noOperation(piece), isBehindColon);
        }
    }

    private static FormatException noOperation(Token word) {
        return word.error(Message.of("cage-list-operation-expected"));
    }

    /// Passes over a text behind `:` as long as it is in no cage.
    private void pass(FormatException fault, boolean isBehindColon) {
        if (!isBehindColon) {
            throw fault;
        }
        add(new Text(fault));
    }

    private void open(Token piece, boolean isSize) {
        if (open.size() > DEEPEST) {
            throw fault(piece);
        }
        var around = open.element().parts();
        var name = Optional.ofNullable(around.isEmpty() ? null : around.getLast())
                .filter(Sign.class::isInstance)
                .map(Sign.class::cast)
                .filter(sign -> sign.at().line() == piece.line()
                        && sign.at().column() + sign.at().text().length() == piece.column());
        open.push(new Level(cages.size(), name, isSize));
    }

    /// @param isEmpty whether there is nothing between the brackets
    private void close(Token piece, boolean isEmpty) {
        if (open.size() == 1 || isEmpty) {
            throw fault(piece);
        }
        var parts = open.element().parts();
        if (isBehindCages()) {
            parts.removeIf(Text.class::isInstance);
        }
        boolean maySize = isBehindCages() || open.element().isSize();
        if (maySize && size.isEmpty() && isOneNumber(parts)) {
            open.pop();
            size = Optional.of(((Number) parts.getFirst()).at());
        } else if (parts.size() == 2
                && parts.getFirst() instanceof Number row
                && parts.getLast() instanceof Number column) {
            open.pop();
            add(new Cells(List.of(cell(row, column))));
        } else if (parts.stream().anyMatch(Cells.class::isInstance)
                && parts.stream().anyMatch(Number.class::isInstance)) {
            takeName();
            words.addAll(open.element().words());
            finish(piece);
            open.pop();
        } else {
            open.pop();
            for (var part : parts) {
                if (part instanceof Number number && isBehindCages()) {
                    throw fault(number.at());
                }
                add(part);
            }
        }
    }

    /// Takes the operation before the bracket of a cage that has none behind it: `product(12, …)`.
    private void takeName() {
        var level = open.element();
        if (level.name().isPresent() && level.parts().stream().noneMatch(Sign.class::isInstance)) {
            open.pop();
            open.element().parts().removeLast();
            level.parts().addFirst(level.name().get());
            open.push(level);
        }
    }

    /// Whether there is a number, perhaps several times, and nothing else.
    private static boolean isOneNumber(List<Part> parts) {
        return parts.stream()
                        .allMatch(part -> part instanceof Number other
                                && parts.getFirst() instanceof Number first
                                && other.value() == first.value())
                && !parts.isEmpty();
    }

    /// Whether cages are between the same brackets.
    private boolean isBehindCages() {
        return open.size() > 1 && cages.size() > open.element().cages();
    }

    private Place cell(Number row, Number column) {
        int most = CageSyntax.MOST_ROWS;
        return new Place(
                row.at(),
                row.at().number(0, most).orElseThrow(() -> fault(row.at())),
                column.at().number(0, most).orElseThrow(() -> fault(column.at())));
    }

    private void add(Part part) {
        open.element().parts().add(part);
    }

    /// Makes cages of the parts between two brackets, each of which has its target before its cells, or all behind.
    private void finish(Token end) {
        var places = new ArrayList<Place>();
        Number target = null;
        Operation sign = null;
        boolean isTargetFirst = false;
        for (var part : List.copyOf(open.element().parts())) {
            boolean begins = switch (part) {
                case Number _ -> true;
                case Cells _ -> !isTargetFirst;
                case Sign _ -> sign != null && !isTargetFirst;
                case Text _ -> false;
            };
            if (begins && target != null && !places.isEmpty()) {
                add(target, places, sign);
                places.clear();
                target = null;
                sign = null;
            }
            switch (part) {
                case Number number -> {
                    if (target != null) {
                        throw fault(number.at());
                    }
                    isTargetFirst = places.isEmpty();
                    target = number;
                }
                case Cells cells -> places.addAll(cells.places());
                case Sign other -> {
                    if (sign != null && sign != other.operation()) {
                        throw fault(other.at());
                    }
                    sign = other.operation();
                }
                case Text text -> throw text.fault();
            }
        }
        if (target != null && !places.isEmpty()) {
            add(target, places, sign);
        } else if (!open.element().parts().isEmpty()) {
            throw fault(
                    target != null
                            ? target.at()
                            : places.isEmpty() ? end : places.getFirst().at());
        }
        open.element().parts().clear();
    }

    private void add(Number target, List<Place> places, @Nullable Operation sign) {
        cages.add(new Cage(new ClueText(target.at(), target.value(), Optional.ofNullable(sign)), places));
    }

    private void end(Line last) {
        if (open.size() > 1 || cages.isEmpty()) {
            throw fault(last.end());
        }
        if (hasOperationInFront || words.stream().map(Token::text).distinct().count() > 1) {
            words.stream().findFirst().ifPresent(word -> {
                throw noOperation(word);
            });
        }
    }

    private FormatException fault(Token at) {
        return at.error(Message.of(expected));
    }
}
