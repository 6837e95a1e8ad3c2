package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.format.JsonText;
import org.crosscage.core.kind.format.JsonValue;
import org.crosscage.core.kind.format.LooseJson;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.killer.rules.KillerRules;

/// Puzzles as SudokuPad has them: an object with rows of `cells`, the `regions` and the `cages`, each cell
/// a row and a column from 0, and with `metadata`. Other rules are drawn there, as `lines` and the like. In
/// its links, most names are shortened.
public final class SudokuPad {

    /// As a text. No other JSON has `cells` in lists of lists of anything but numbers.
    public static final JsonText TEXT = new JsonText(
            "sudokupad-json",
            Pattern.compile("\"cells\"\\s*+:\\s*+\\[\\s*+\\[\\s*+[^\\s0-9]"),
            SudokuPad::read,
            SudokuPad::write);

    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("a", "arrows"),
            Map.entry("ca", "cages"),
            Map.entry("ce", "cells"),
            Map.entry("cs", "cellSize"),
            Map.entry("d", "duration"),
            Map.entry("l", "lines"),
            Map.entry("o", "overlays"),
            Map.entry("re", "regions"),
            Map.entry("t", "title"),
            Map.entry("u", "underlays"),
            Map.entry("v", "value"),
            Map.entry("vd", "videos"));

    /// What says nothing of the digits.
    private static final Set<String> NO_RULES = Set.of(
            "id",
            "cellSize",
            "metadata",
            "settings",
            "cells",
            "regions",
            "cages",
            "title",
            "author",
            "rules",
            "solution",
            "msgcorrect",
            "videos",
            "duration");

    private static final Set<String> DRAWINGS = Set.of("lines", "arrows", "overlays", "underlays");

    private static final Set<String> OF_CELLS = Set.of(
            "value",
            "given",
            "centremarks",
            "centermarks",
            "cornermarks",
            "pencilMarks",
            "pm",
            "candidates",
            "colours",
            "colors",
            "color",
            "c",
            "highlight");

    /// `style` and `type` are looked into, and the colours of outlines and sums have several names.
    private static final Set<String> OF_CAGES = Set.of(
            "cells",
            "value",
            "sum",
            "unique",
            "hidden",
            "style",
            "type",
            "outlineC",
            "fontC",
            "borderColor",
            "textColor",
            "color",
            "c",
            "c1",
            "c2",
            "tc",
            "opacity",
            "thickness",
            "th");

    /// What the rows and columns are called that some puzzles have among their cages.
    private static final String ROW_OR_COLUMN = "rowcol";

    private static final Set<String> YES = Set.of("true", "t");

    private SudokuPad() {}

    static PuzzleEntry read(JsonValue shortened) {
        var puzzle = named(shortened);
        OtherRules.requireNone(puzzle, NO_RULES, DRAWINGS);
        var rows = puzzle.required("cells");
        int n = KillerSheet.side(rows.at().withText(Integer.toString(rows.list().size())));
        var sheet = new KillerSheet(puzzle.at(), n);
        readGivens(rows.list(), sheet);
        readRegions(puzzle.required("regions"), sheet);
        puzzle.listOf("cages").forEach(cage -> readCage(named(cage), sheet));
        readNotes(puzzle, sheet);
        puzzle.member("metadata").ifPresent(remarks -> {
            OtherRules.requireNoneNoted(named(remarks));
            readNotes(named(remarks), sheet);
        });
        return sheet.entry();
    }

    /// The same object with all names in full.
    private static JsonValue named(JsonValue object) {
        SequencedMap<String, JsonValue> members = new LinkedHashMap<>();
        object.object().forEach((name, value) -> members.putIfAbsent(NAMES.getOrDefault(name, name), value));
        return new JsonValue(object.at(), object.path(), object.sort(), List.of(), members);
    }

    private static void readNotes(JsonValue remarks, KillerSheet sheet) {
        for (var name : List.of("title", "author")) {
            remarks.member(name).ifPresent(note -> sheet.note(name, note.scalar()));
        }
        remarks.member("solution").ifPresent(sheet::solution);
    }

    private static void readGivens(List<JsonValue> rows, KillerSheet sheet) {
        for (int row = 0; row < rows.size(); row++) {
            var cells = rows.get(row).list();
            KillerSheet.requireLength(
                    row, cells.size(), rows.size(), rows.get(row).at());
            for (int column = 0; column < cells.size(); column++) {
                int at = column;
                int line = row;
                var cell = named(cells.get(column));
                OtherRules.requireNone(cell, OF_CELLS);
                cell.member("value").ifPresent(digit -> sheet.given(line, at, digit.scalar()));
            }
        }
    }

    private static void readRegions(JsonValue regions, KillerSheet sheet) {
        int n = sheet.side();
        var regionOf = new HashMap<Cell, Object>();
        for (var region : regions.list()) {
            region.list().forEach(cell -> regionOf.put(cell(cell, n).within(n, n), region.path()));
        }
        sheet.requireBoxes(cell -> regionOf.getOrDefault(new Cell(cell / n + 1, cell % n + 1), cell), regions.at());
    }

    private static void readCage(JsonValue cage, KillerSheet sheet) {
        OtherRules.requireNone(cage, OF_CAGES);
        if (OtherRules.isRemark(cage, sheet)) {
            return;
        }
        var cells = cage.listOf("cells").stream()
                .map(cell -> cell(cell, sheet.side()))
                .toList();
        if (cells.isEmpty()) {
            return;
        }
        cage.member("style").ifPresent(style -> {
            throw OtherRules.drawing(style.at(), style.scalar().text());
        });
        cage.member("type")
                .filter(type -> !ROW_OR_COLUMN.equals(type.scalar().text()))
                .ifPresent(type -> {
                    throw OtherRules.rule(type.at(), "type");
                });
        var isHidden = cage.member("hidden")
                .filter(said -> YES.contains(said.at().text()))
                .isPresent();
        var repeats = Optional.ofNullable(cage.object().get("unique")).filter(JsonValue::isNothing);
        var sum = cage.member("value").or(() -> cage.member("sum")).map(JsonValue::scalar);
        if (sum.isPresent()) {
            repeats.ifPresent(said -> {
                throw OtherRules.rule(said.at(), "unique");
            });
            sheet.cage(cells, sum.get(), Optional.empty());
        } else if (!isHidden || repeats.isEmpty()) {
            sheet.cageWithoutSum(cells);
        }
    }

    /// A list of a row and a column from 0.
    private static NamedCell cell(JsonValue pair, int n) {
        var numbers = pair.list().stream().map(JsonValue::scalar).toList();
        var at = pair.at().withText(numbers.stream().map(Token::text).collect(Collectors.joining(",", "[", "]")));
        var places = numbers.stream()
                .flatMapToInt(number -> number.number(0, n - 1).stream())
                .toArray();
        if (numbers.size() != 2 || places.length != 2) {
            throw at.error(Message.of("cell-pair")
                    .naming("path", pair.path().toString())
                    .naming("largest", n - 1));
        }
        return NamedCell.of(new Cell(places[0] + 1, places[1] + 1), at);
    }

    static String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KillerSheet.requireKiller(puzzle);
        int n = puzzle.shape().rows();
        return "{\"cellSize\":50,\"metadata\":"
                + metadata(entry)
                + ",\"cells\":"
                + IntStream.range(0, n)
                        .mapToObj(row -> IntStream.range(row * n, (row + 1) * n)
                                .mapToObj(cell -> cell(puzzle, cell))
                                .collect(Collectors.joining(",", "[", "]")))
                        .collect(Collectors.joining(",", "[", "]"))
                + ",\"regions\":"
                + IntStream.range(0, n)
                        .mapToObj(box ->
                                pairs(IntStream.range(0, n * n).filter(cell -> KillerRules.box(n, cell) == box), n))
                        .collect(Collectors.joining(",", "[", "]"))
                + ",\"cages\":"
                + puzzle.clues().stream()
                        .map(cage -> "{\"cells\":" + pairs(cage.cells().stream(), n) + ",\"value\":\"" + cage.target()
                                + "\",\"sum\":" + cage.target() + ",\"unique\":true}")
                        .collect(Collectors.joining(",", "[", "]"))
                + "}";
    }

    private static String metadata(PuzzleEntry entry) {
        var said = new ArrayList<String>();
        for (var name : List.of("title", "author")) {
            Optional.ofNullable(entry.notes().get(name))
                    .ifPresent(note -> said.add('"' + name + "\":" + LooseJson.quoted(note)));
        }
        entry.solution()
                .ifPresent(solution -> said.add(IntStream.of(solution.toArray())
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining("", "\"solution\":\"", "\""))));
        return said.stream().collect(Collectors.joining(",", "{", "}"));
    }

    private static String cell(Puzzle puzzle, int cell) {
        var digit = puzzle.givens().get(cell);
        return digit == null ? "{}" : "{\"value\":\"" + digit + "\"}";
    }

    private static String pairs(IntStream cells, int n) {
        return cells.mapToObj(cell -> "[" + cell / n + "," + cell % n + "]").collect(Collectors.joining(",", "[", "]"));
    }
}
