package org.crosscage.kind.killer.format;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.CageSyntax;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.killer.rules.KillerRules;

/// A line for each cage in the ways of [CageSyntax], mostly without a sign: `15 A1 A2`. Before them can be
/// a line with the size, and below it one with the boxes, `boxes 3x3`, without which a list with signs is
/// one of another kind. Where no line says the size, it is the smallest that has all cells. Puzzles are
/// split by blank lines.
public final class SumList implements BlockFormat {

    private static final String BOXES = "boxes";
    private static final Pattern SIZE = Pattern.compile("\\s*+[0-9]++\\s*+");

    @Override
    public String id() {
        return "sums";
    }

    @Override
    public boolean looksLike(String text) {
        var first = Lines.first(text, 2);
        if (first.isEmpty()) {
            return false;
        }
        boolean isSized = SIZE.matcher(first.getFirst().text()).matches();
        if (isSized && first.size() == 2 && first.getLast().keyword().equals(BOXES)) {
            return true;
        }
        var all = Lines.first(text, Integer.MAX_VALUE);
        return CageSyntax.isList(isSized ? all.subList(1, all.size()) : all) && CageSyntax.isOfSums(all);
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KillerSheet.requireCagesAlone(puzzle);
        int n = puzzle.shape().rows();
        return n
                + "\n"
                + BOXES
                + " "
                + KillerRules.boxes(n)
                + "\n"
                + puzzle.clues().stream().map(cage -> line(cage, puzzle)).collect(Collectors.joining());
    }

    private static String line(Arithmetic cage, Puzzle puzzle) {
        return cage.target()
                + cage.cells().stream()
                        .mapToObj(cell -> " " + (char) ('A' - 1 + puzzle.shape().column(cell))
                                + puzzle.shape().row(cell))
                        .collect(Collectors.joining())
                + "\n";
    }

    @Override
    public List<List<Line>> blocks(String text) {
        return CageSyntax.lists(text);
    }

    @Override
    public boolean resembles(String text) {
        return Lines.first(text, 3).stream().anyMatch(CageSyntax::resembles);
    }

    @Override
    public PuzzleEntry read(List<Line> lines) {
        var first = lines.getFirst();
        boolean isSized = SIZE.matcher(first.text()).matches();
        boolean hasBoxes = isSized && lines.size() > 1 && lines.get(1).keyword().equals(BOXES);
        var cages = CageSyntax.cages(
                lines.subList((isSized ? 1 : 0) + (hasBoxes ? 1 : 0), lines.size()), "sum-list-line-expected");
        int n = KillerSheet.side(isSized ? first.whole() : first.whole().withText(side(cages)));
        if (hasBoxes) {
            requireBoxes(lines.get(1), n);
        }
        var sheet = new KillerSheet(first.whole(), n);
        cages.forEach(cage -> sheet.cage(
                cage.places(n).entrySet().stream()
                        .map(place -> NamedCell.of(
                                new Cell(place.getKey() / n + 1, place.getKey() % n + 1), place.getValue()))
                        .toList(),
                cage.clue().at(),
                cage.clue().operation().map(sign -> cage.clue().at().withText(String.valueOf(sign.symbol())))));
        return sheet.entry();
    }

    /// The side that has all cells, or theirs if there is no such grid.
    private static String side(List<CageSyntax.Cage> cages) {
        int cells = cages.stream()
                .flatMap(cage -> cage.cells().stream())
                .mapToInt(CageSyntax.Place::side)
                .max()
                .orElse(0);
        int side =
                KillerRules.sides().stream().filter(n -> n >= cells).findFirst().orElse(cells);
        return Integer.toString(side);
    }

    private static void requireBoxes(Line line, int n) {
        var boxes = KillerRules.boxes(n).toString();
        var found = Optional.of(line.afterKeyword().toLowerCase(Locale.ROOT).replace('×', 'x'))
                .filter(boxes::equals);
        if (found.isEmpty()) {
            var words = line.words();
            Token at = words.size() == 1 ? line.end() : words.get(1);
            throw at.error(Message.of("boxes")
                    .naming("boxes", boxes)
                    .counting("rows", n)
                    .counting("columns", n));
        }
    }
}
