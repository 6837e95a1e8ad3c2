package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.format.CageSyntax;
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

    @Override
    public String id() {
        return "sums";
    }

    @Override
    public boolean looksLike(String text) {
        return hasBoxes(Lines.first(text, 2))
                || CageSyntax.list(text).filter(CageSyntax::isOfSums).isPresent();
    }

    private static boolean hasBoxes(List<Line> lines) {
        return lines.size() > 1
                && CageSyntax.isSize(lines.getFirst())
                && lines.get(1).keyword().equals(BOXES);
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
        return cage.target() + CageSyntax.names(cage, puzzle) + "\n";
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
        var unboxed = new ArrayList<>(lines);
        var boxes = Optional.of(hasBoxes(lines)).filter(has -> has).map(_ -> unboxed.remove(1));
        var list = CageSyntax.read(unboxed, "sum-list-line-expected");
        int n = KillerSheet.side(list.size().orElseGet(() -> first.whole().withText(side(list.side()))));
        boxes.ifPresent(line -> requireBoxes(line, n));
        var sheet = new KillerSheet(first.whole(), n);
        list.cages()
                .forEach(cage -> sheet.cage(
                        cage.places(n).entrySet().stream()
                                .map(place -> NamedCell.of(
                                        new Cell(place.getKey() / n + 1, place.getKey() % n + 1), place.getValue()))
                                .toList(),
                        cage.clue().at(),
                        cage.clue().operation().map(sign -> cage.clue().at().withText(String.valueOf(sign.symbol())))));
        return sheet.entry();
    }

    /// The side of the smallest grid with these cells, or theirs if there is none.
    private static String side(int ofCells) {
        return Integer.toString(KillerRules.sides().stream()
                .filter(n -> n >= ofCells)
                .findFirst()
                .orElse(ofCells));
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
