package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.format.JsonText;
import org.crosscage.core.kind.format.JsonValue;
import org.crosscage.core.kind.format.LooseJson;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.killer.rules.KillerRules;

/// Puzzles as f-puzzles has them: an object with the `size`, a `grid` of cells, and a member for each sort
/// of rule, of which `killercage` is ours. Marks, colours and digits that are not given are dropped, and so
/// is a text about the rules; whatever else is set is another rule.
public final class FPuzzles {

    /// As a text. No other JSON has a `grid`.
    public static final JsonText TEXT =
            new JsonText("fpuzzles-json", Pattern.compile("\"grid\"\\s*+:"), FPuzzles::read, FPuzzles::write);

    private static final String CAGES = "killercage";
    private static final String DRAWN_CAGES = "cage";

    /// What says nothing of the digits.
    private static final Set<String> NO_RULES = Set.of(
            "size",
            "title",
            "author",
            "ruleset",
            "grid",
            CAGES,
            DRAWN_CAGES,
            "solution",
            "successMessage",
            "highlightConflicts",
            "activeConstraints",
            "disabledlogic",
            "truecandidatesoptions");

    private static final Set<String> DRAWINGS = Set.of(DRAWN_CAGES, "line", "rectangle", "circle", "text");

    private static final Set<String> OF_CELLS = Set.of(
            "value", "given", "region", "c", "highlight", "centerPencilMarks", "cornerPencilMarks", "candidates");

    private static final Set<String> OF_CAGES = Set.of("cells", "value", "outlineC", "fontC");

    private FPuzzles() {}

    static PuzzleEntry read(JsonValue puzzle) {
        OtherRules.requireNone(puzzle, NO_RULES, DRAWINGS);
        var grid = puzzle.required("grid");
        var rows = grid.list();
        var size = puzzle.member("size")
                .map(JsonValue::scalar)
                .orElseGet(() -> grid.at().withText(Integer.toString(rows.size())));
        int n = KillerSheet.side(size);
        if (rows.size() != n) {
            throw size.error(Message.of("fpuzzles-rows").counting("foundRows", rows.size()));
        }
        var sheet = new KillerSheet(puzzle.at(), n);
        readGrid(rows, sheet);
        puzzle.listOf(CAGES).forEach(cage -> readCage(cage, sheet));
        puzzle.member("title").ifPresent(title -> sheet.note("title", title.scalar()));
        puzzle.member("author").ifPresent(author -> sheet.note("author", author.scalar()));
        puzzle.listOf(DRAWN_CAGES).forEach(cage -> {
            if (!OtherRules.isRemark(cage, sheet)) {
                throw OtherRules.drawing(cage.at(), DRAWN_CAGES);
            }
        });
        puzzle.member("solution").ifPresent(sheet::solution);
        return sheet.entry();
    }

    private static void readGrid(List<JsonValue> rows, KillerSheet sheet) {
        int n = sheet.side();
        var regions = new ArrayList<Object>();
        for (int row = 0; row < n; row++) {
            var cells = rows.get(row).list();
            KillerSheet.requireLength(row, cells.size(), n, rows.get(row).at());
            for (int column = 0; column < n; column++) {
                var cell = cells.get(column);
                OtherRules.requireNone(cell, OF_CELLS);
                if (cell.member("given").isPresent()) {
                    int at = column;
                    int line = row;
                    cell.member("value").ifPresent(digit -> sheet.given(line, at, digit.scalar()));
                }
                var region = cell.object().get("region");
                regions.add(
                        region == null
                                ? Integer.toString(KillerRules.box(n, row * n + column))
                                : region.scalar().text());
            }
        }
        sheet.requireBoxes(regions::get, rows.getFirst().at());
    }

    private static void readCage(JsonValue cage, KillerSheet sheet) {
        OtherRules.requireNone(cage, OF_CAGES);
        var cells = cage.required("cells").list().stream().map(FPuzzles::cell).toList();
        cells.forEach(cell -> cell.within(sheet.side(), sheet.side()));
        cage.member("value")
                .map(JsonValue::scalar)
                .ifPresentOrElse(sum -> sheet.cage(cells, sum, Optional.empty()), () -> sheet.cageWithoutSum(cells));
    }

    private static NamedCell cell(JsonValue name) {
        var at = name.scalar();
        return new NamedCell(at, Cell.named(at.text().toLowerCase(Locale.ROOT)));
    }

    static String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KillerSheet.requireKiller(puzzle);
        int n = puzzle.shape().rows();
        var text = new StringBuilder("{\"size\":").append(n);
        for (var name : List.of("title", "author")) {
            Optional.ofNullable(entry.notes().get(name))
                    .ifPresent(note ->
                            text.append(",\"").append(name).append("\":").append(LooseJson.quoted(note)));
        }
        text.append(IntStream.range(0, n)
                .mapToObj(row -> IntStream.range(row * n, (row + 1) * n)
                        .mapToObj(cell -> cell(puzzle, cell))
                        .collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", ",\"grid\":[", "]")));
        if (!puzzle.clues().isEmpty()) {
            text.append(puzzle.clues().stream()
                    .map(cage -> "{\"cells\":" + names(cage.cells(), n) + ",\"value\":\"" + cage.target() + "\"}")
                    .collect(Collectors.joining(",", ",\"killercage\":[", "]")));
        }
        entry.solution()
                .ifPresent(solution -> text.append(IntStream.of(solution.toArray())
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(",", ",\"solution\":[", "]"))));
        return text.append('}').toString();
    }

    private static String cell(Puzzle puzzle, int cell) {
        var digit = puzzle.givens().get(cell);
        return digit == null ? "{}" : "{\"value\":" + digit + ",\"given\":true}";
    }

    private static String names(Cells cells, int n) {
        return cells.stream()
                .mapToObj(cell -> "\"R" + (cell / n + 1) + "C" + (cell % n + 1) + "\"")
                .collect(Collectors.joining(",", "[", "]"));
    }
}
