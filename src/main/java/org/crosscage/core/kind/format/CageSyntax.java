package org.crosscage.core.kind.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.ClueText;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// The ways in which lists of cages spell a cage in a line; [NestedCages] reads the lists that are in brackets. Each
/// pattern has the groups `target`, `operation` and `cells`, and takes time in proportion to the line.
public enum CageSyntax {
    /// `11 + A1 A2`: a letter for the column, a number for the row, in either order, or `r1c1`. Commas may be between
    /// them.
    NAMED(
            "(?<target>[0-9]{1,18}+)(?:\\s*+(?<operation>[-+*/xX×÷−–=?])|)(?<cells>(?:" + Names.GAP + Names.CELL
                    + "){1,625}+)",
            "[rR](?<row>[0-9]++)[cC](?<column>[0-9]++)|(?<before>[A-Za-z]?)(?<number>[0-9]++)(?<behind>[A-Za-z]?)") {
        @Override
        Place place(Token at, Matcher cell) {
            if (cell.group("row") != null) {
                return new Place(at, fromOne(at, cell.group("row")), fromOne(at, cell.group("column")));
            }
            char letter = (cell.group("before") + cell.group("behind")).charAt(0);
            return new Place(at, fromOne(at, cell.group("number")), Character.toUpperCase(letter) - 'A');
        }

        private static int fromOne(Token at, String number) {
            int place = Integer.parseInt(number) - 1;
            if (place < 0) {
                throw at.error(Message.of("cage-list-row"));
            }
            return place;
        }
    },

    /// `11#0-6#+`: the cells numbered row by row from 0.
    NUMBERED(
            "(?<target>[0-9]{1,18}+)#(?<cells>[0-9]{1,3}+(?:-[0-9]{1,3}+){0,624}+)#(?<operation>[^\\s#]?)",
            "([0-9]+)") {
        @Override
        Place place(Token at, Matcher cell) {
            return Place.counted(at, Integer.parseInt(cell.group(1)));
        }
    };

    /// The cells of the first way.
    private static final class Names {

        static final String GAP = "(?:\\s*+[,;:]\\s*+|\\s++)";
        static final String CELL = "(?:[rR][0-9]{1,2}+[cC][0-9]{1,2}+|[A-Za-z][0-9]{1,2}+|[0-9]{1,2}+[A-Za-z])";
        static final Pattern CELLS = Pattern.compile(CELL + "(?:[,;]" + CELL + ")*+[,;]?+");
        static final Pattern NUMBER = Pattern.compile("[0-9]++");
    }

    /// No grid is so large.
    static final int MOST_ROWS = 999;

    private static final Pattern SIZE = Pattern.compile("\\s*+[0-9]++\\s*+");

    /// Where a cell is in brackets, or cells are in a row with their number.
    private static final Pattern OTHER_CELLS = Pattern.compile("\\(\\s*+[0-9]{1,3}+\\s*+,|[0-9]#[0-9]");

    /// Words for operations, in small letters: `add`, `addition`; `div`, `divide`. `sum` is no operation, because
    /// programs call a target so.
    private static final Map<Operation, Pattern> WORDS = Map.of(
            Operation.ADD, Pattern.compile("add.*+|plus"),
            Operation.SUBTRACT, Pattern.compile("sub.*+|minus|diff(?:erence)?+"),
            Operation.MULTIPLY, Pattern.compile("mul.*+|times|prod(?:uct)?+"),
            Operation.DIVIDE, Pattern.compile("div.*+|quot(?:ient)?+"));

    /// What stands for the missing operation of a single cell.
    private static final Set<String> NO_OPERATION = Set.of("none", "null", "nil", "const", "equal", "eq");

    private final Pattern line;
    private final Pattern cell;

    CageSyntax(String line, String cell) {
        this.line = Pattern.compile(line);
        this.cell = Pattern.compile(cell);
    }

    /// The size, if a line has it, and the cages of a list, a line each in one of these ways, or nested
    /// ([NestedCages]).
    ///
    /// @param expected the message about a line that is no cage
    /// @throws FormatException when one of them is none, or there is a word that is no operation
    public static Listing read(List<Line> lines, String expected) {
        var cages = unsized(lines);
        var size = Optional.of(lines.getFirst().whole()).filter(_ -> isSize(lines.getFirst()));
        if (!cages.isEmpty() && NestedCages.begins(cages.getFirst())) {
            var nested = NestedCages.read(cages, expected);
            nested.size().filter(_ -> size.isPresent()).ifPresent(again -> {
                throw again.error(Message.of(expected));
            });
            return new Listing(size.or(nested::size), nested.cages());
        }
        return new Listing(
                size,
                cages.stream()
                        .map(line -> cage(line).orElseThrow(() -> fault(line, expected)))
                        .toList());
    }

    /// Whether a line has a number alone.
    public static boolean isSize(Line line) {
        return SIZE.matcher(line.text()).matches();
    }

    private static List<Line> unsized(List<Line> lines) {
        return !lines.isEmpty() && isSize(lines.getFirst()) ? lines.subList(1, lines.size()) : lines;
    }

    /// The cells of a cage as [#NAMED] has them, with a blank before each.
    public static String names(Arithmetic cage, Puzzle puzzle) {
        return cage.cells().stream()
                .mapToObj(cell -> " " + (char) ('A' - 1 + puzzle.shape().column(cell))
                        + puzzle.shape().row(cell))
                .collect(Collectors.joining());
    }

    private static Optional<Cage> cage(Line line) {
        var whole = line.whole();
        for (var spelling : values()) {
            var match = spelling.line.matcher(whole.text());
            if (match.matches()) {
                return Optional.of(spelling.cage(whole, match));
            }
        }
        return Optional.empty();
    }

    /// The lines of a text that begins with a cage in one of these ways, or nested, perhaps behind a size.
    public static Optional<List<Line>> list(String text) {
        return unsized(Lines.first(text, 2)).stream()
                .findFirst()
                .filter(first -> NestedCages.begins(first) || isCage(first))
                .map(_ -> Lines.first(text, Integer.MAX_VALUE))
                .filter(CageSyntax::isList);
    }

    private static boolean isList(List<Line> lines) {
        var cages = unsized(lines);
        return !NestedCages.begins(cages.getFirst()) || NestedCages.isList(cages);
    }

    private static boolean isCage(Line line) {
        var text = line.whole().text();
        return Stream.of(values())
                .anyMatch(spelling -> spelling.line.matcher(text).matches());
    }

    /// The lists of a text: blank lines that are in no brackets split them.
    ///
    /// @throws FormatException as [Lines#groups] does
    public static List<List<Line>> lists(String text) {
        var lists = new ArrayList<List<Line>>();
        int depth = 0;
        for (var group : Lines.groups(text)) {
            if (depth > 0) {
                lists.getLast().addAll(group);
            } else {
                lists.add(new ArrayList<>(group));
            }
            depth = Math.max(
                    0, depth + group.stream().mapToInt(NestedCages::depth).sum());
        }
        return lists;
    }

    /// Whether a line is like one of these ways: a number first, and cells behind it.
    public static boolean resembles(Line line) {
        return OTHER_CELLS.matcher(line.text()).find()
                || Names.NUMBER.matcher(line.text().strip()).lookingAt()
                        && line.words().stream().skip(1).anyMatch(CageSyntax::isOfCells);
    }

    private static boolean isOfCells(Token word) {
        return Names.CELLS.matcher(word.text()).matches();
    }

    /// The fault of a line that is no cage: its first word that does not fit, or all of it.
    ///
    /// @param expected the message about all of it
    public static FormatException fault(Line line, String expected) {
        var words = line.words();
        if (OTHER_CELLS.matcher(line.text()).find() || !resembles(line)) {
            return line.whole().error(Message.of(expected));
        }
        var number = Names.NUMBER.matcher(words.getFirst().text());
        int end = number.lookingAt() ? number.end() : 0;
        var first = words.getFirst().part(end, words.getFirst().text().length());
        var second = first.text().isEmpty() ? words.get(1) : first;
        if (!isOfCells(second) && ClueText.sign(second.text()).isEmpty()) {
            return second.error(Message.of("cage-list-operation-expected"));
        }
        return words.stream()
                .skip(1)
                .filter(word -> !isOfCells(word) && !word.equals(second))
                .findFirst()
                .map(word -> word.error(Message.of("cage-list-cell-expected")))
                .orElseGet(() -> line.whole().error(Message.of(expected)));
    }

    /// Whether a list has cages of several cells, and no sign but that of a single cell: sums, of which nobody
    /// has to say that they are.
    ///
    /// @param lines of which some may be no cages
    public static boolean isOfSums(List<Line> lines) {
        var unsized = unsized(lines);
        if (!unsized.isEmpty() && NestedCages.begins(unsized.getFirst())) {
            var cages = NestedCages.before(unsized);
            return cages.stream().anyMatch(cage -> cage.cells().size() > 1)
                    && cages.stream().allMatch(cage -> cage.clue().operation().isEmpty());
        }
        boolean hasSeveralCells = false;
        for (var line : lines) {
            for (var spelling : values()) {
                var match = spelling.line.matcher(line.whole().text());
                if (match.matches()) {
                    boolean isSingle = spelling.cells(match.group("cells")) == 1;
                    var sign = Objects.requireNonNullElse(match.group("operation"), "");
                    if (!sign.isEmpty() && !(isSingle && isOfSingleCell(sign))) {
                        return false;
                    }
                    hasSeveralCells |= !isSingle;
                }
            }
        }
        return hasSeveralCells;
    }

    private long cells(String text) {
        return cell.matcher(text).results().count();
    }

    private static boolean isOfSingleCell(String sign) {
        var word = sign.toLowerCase(Locale.ROOT);
        return NO_OPERATION.contains(word)
                || ClueText.sign(word)
                        .filter(operation -> operation == Operation.EQUAL)
                        .isPresent();
    }

    abstract Place place(Token at, Matcher cell);

    private Cage cage(Token whole, Matcher match) {
        var target = part(whole, match, "target");
        var clue = new ClueText(target, target.number().orElseThrow(), operation(whole, match));
        var part = part(whole, match, "cells");
        var found = cell.matcher(part.text());
        var places = new ArrayList<Place>();
        while (found.find()) {
            places.add(place(part.part(found.start(), found.end()), found));
        }
        return new Cage(clue, places);
    }

    private static Token part(Token whole, Matcher match, String group) {
        return whole.part(match.start(group), match.end(group));
    }

    private static Optional<Operation> operation(Token whole, Matcher match) {
        var found = match.group("operation");
        if (found == null || found.isEmpty()) {
            return Optional.empty();
        }
        var operation = operationOf(found);
        if (operation.isEmpty() && !isNoOperation(found)) {
            throw part(whole, match, "operation").error(Message.of("cage-list-operation-expected"));
        }
        return operation;
    }

    /// The operation that a sign or a word stands for.
    static Optional<Operation> operationOf(String sign) {
        var word = sign.toLowerCase(Locale.ROOT);
        return ClueText.sign(word)
                .or(() -> WORDS.entrySet().stream()
                        .filter(words -> words.getValue().matcher(word).matches())
                        .findFirst()
                        .map(Map.Entry::getKey));
    }

    /// Whether a word stands for the missing operation of a single cell.
    static boolean isNoOperation(String word) {
        return NO_OPERATION.contains(word.toLowerCase(Locale.ROOT));
    }

    /// A list as it stands.
    ///
    /// @param size of the grid, where the list says it
    public record Listing(Optional<Token> size, List<Cage> cages) {

        public Listing {
            cages = List.copyOf(cages);
        }

        /// The side of the smallest grid that has all cells.
        public int side() {
            return cages.stream()
                    .flatMap(cage -> cage.cells().stream())
                    .mapToInt(Place::side)
                    .max()
                    .orElse(0);
        }
    }

    /// @param cells at least one
    public record Cage(ClueText clue, List<Place> cells) {

        public Cage {
            cells = List.copyOf(cells);
        }

        /// The cells by their indices, each with its place in the text.
        ///
        /// @param n the side of the grid
        /// @throws FormatException when one is outside of the grid, or stands twice
        public TreeMap<Integer, Token> places(int n) {
            var places = new TreeMap<Integer, Token>();
            for (var place : cells) {
                if (places.put(place.index(n), place.at()) != null) {
                    throw place.at().error(Message.of("cell-twice"));
                }
            }
            return places;
        }
    }

    /// A cell as a text names it.
    ///
    /// @param row from 0, or [#COUNTED]
    /// @param column from 0, or the cell's number in reading order from 0
    public record Place(Token at, int row, int column) {

        static final int COUNTED = -1;

        /// A cell by its number in reading order, from 0.
        public static Place counted(Token at, int number) {
            return new Place(at, COUNTED, number);
        }

        /// The side of the smallest grid that has this cell.
        public int side() {
            return row == COUNTED ? (int) Math.sqrt(column) + 1 : Math.max(row, column) + 1;
        }

        /// @throws FormatException when a grid of this side has no such cell
        public int index(int n) {
            boolean isInside = row == COUNTED ? column < n * n : row < n && column < n;
            if (!isInside) {
                throw at.error(Message.of("cell-outside").counting("size", n));
            }
            return row == COUNTED ? column : row * n + column;
        }
    }
}
