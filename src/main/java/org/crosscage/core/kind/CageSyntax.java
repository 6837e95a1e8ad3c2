package org.crosscage.core.kind;

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
import org.crosscage.core.model.Operation;

/// The ways in which lists of cages spell a cage in a line. Each pattern has the groups `target`, `operation` and
/// `cells`, and takes time in proportion to the line, whatever stands there.
public enum CageSyntax {
    /// `11 + A1 A2`: a letter for the column, a number for the row.
    LETTERED(
            "(?<target>[0-9]{1,18}+)(?:\\s*+(?<operation>[-+*/xX×÷−–=?])|)(?<cells>(?:\\s++[A-Za-z][0-9]{1,2}+){1,625}+)",
            "([A-Za-z])([0-9]+)") {
        @Override
        Place place(Token at, Matcher cell) {
            int row = Integer.parseInt(cell.group(2)) - 1;
            if (row < 0) {
                throw at.error(Message.of("cage-list-row"));
            }
            return new Place(at, row, Character.toUpperCase(cell.group(1).charAt(0)) - 'A');
        }
    },

    /// `11#0-6#+`: the cells numbered row by row from 0.
    NUMBERED(
            "(?<target>[0-9]{1,18}+)#(?<cells>[0-9]{1,3}+(?:-[0-9]{1,3}+){0,624}+)#(?<operation>[^\\s#]?)",
            "([0-9]+)") {
        @Override
        Place place(Token at, Matcher cell) {
            return new Place(at, Place.COUNTED, Integer.parseInt(cell.group(1)));
        }
    },

    /// `[(0,0),(0,1)] add 11`: row and column from 0.
    PAIRED(
            "\\[?+(?<cells>(?:\\s*+\\(\\s*+[0-9]{1,3}+\\s*+,\\s*+[0-9]{1,3}+\\s*+\\)\\s*+,?+){1,625}+)\\s*+]?+\\s*+,?+\\s*+"
                    + "(?<operation>[a-zA-Z]++|[-+*/×÷=?])?+\\s*+,?+\\s*+(?<target>[0-9]{1,18}+)",
            "\\(\\s*+([0-9]+)\\s*+,\\s*+([0-9]+)\\s*+\\)") {
        @Override
        Place place(Token at, Matcher cell) {
            return new Place(at, Integer.parseInt(cell.group(1)), Integer.parseInt(cell.group(2)));
        }
    };

    /// Beginnings of the words for operations: `add`, `addition`; `div`, `divide`.
    private static final Map<String, Operation> WORDS = Map.of(
            "add", Operation.ADD,
            "sub", Operation.SUBTRACT,
            "mul", Operation.MULTIPLY,
            "div", Operation.DIVIDE);

    /// What stands for the missing operation of a single cell.
    private static final Set<String> NO_OPERATION = Set.of("none", "const", "equal", "eq");

    private final Pattern line;
    private final Pattern cell;

    CageSyntax(String line, String cell) {
        this.line = Pattern.compile(line);
        this.cell = Pattern.compile(cell);
    }

    /// The cage of a line; empty when it is spelled in none of these ways.
    ///
    /// @throws FormatException when there is a word that is no operation
    public static Optional<Cage> cage(Line line) {
        var whole = line.whole();
        for (var spelling : values()) {
            var match = spelling.line.matcher(whole.text());
            if (match.matches()) {
                return Optional.of(spelling.cage(whole, match));
            }
        }
        return Optional.empty();
    }

    /// Whether a line is spelled in one of these ways.
    public static boolean isCage(Line line) {
        for (var spelling : values()) {
            if (spelling.line.matcher(line.whole().text()).matches()) {
                return true;
            }
        }
        return false;
    }

    /// Whether a list has cages of several cells, and no sign but that of a single cell: sums, of which nobody
    /// has to say that they are.
    ///
    /// @param lines of which some may be no cages
    public static boolean isOfSums(List<Line> lines) {
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
        var word = found.toLowerCase(Locale.ROOT);
        var operation = ClueText.sign(word)
                .or(() -> WORDS.keySet().stream()
                        .filter(word::startsWith)
                        .findFirst()
                        .map(WORDS::get));
        if (operation.isEmpty() && !NO_OPERATION.contains(word)) {
            throw part(whole, match, "operation").error(Message.of("cage-list-operation-expected"));
        }
        return operation;
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
