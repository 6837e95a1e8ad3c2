package org.crosscage.kind.kenken.format;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.CageSyntax;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// A line for each cage, as solvers print them, in the ways of [CageSyntax]. A line with the size may stand before
/// them; without one the outermost cell tells it. A single cell needs no operation. Puzzles are split by blank lines.
/// The first spelling, `11 + A1 A2`, is the one that is written.
public final class CageList implements BlockFormat {

    private static final Pattern SIZE = Pattern.compile("\\s*[0-9]+\\s*");

    @Override
    public String id() {
        return "cages";
    }

    /// A list without any sign is none of these: in this kind, a cage of several cells has one.
    @Override
    public boolean looksLike(String text) {
        var all = Lines.first(text, Integer.MAX_VALUE);
        boolean isSized = all.size() > 1 && SIZE.matcher(all.getFirst().text()).matches();
        return CageSyntax.isList(isSized ? all.subList(1, all.size()) : all) && !CageSyntax.isOfSums(all);
    }

    @Override
    public List<List<Line>> blocks(String text) {
        return CageSyntax.lists(text);
    }

    @Override
    public boolean resembles(String text) {
        return Lines.first(text, 3).stream().anyMatch(CageSyntax::resembles)
                && !CageSyntax.isOfSums(Lines.first(text, Integer.MAX_VALUE));
    }

    @Override
    public PuzzleEntry read(List<Line> block) {
        return assembled(block).entry();
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KenKenSheet.requireOrdinary(puzzle);
        return puzzle.shape().rows()
                + "\n"
                + KenKenRules.cages(puzzle).stream()
                        .map(cage -> line(cage, puzzle))
                        .collect(Collectors.joining());
    }

    private static String line(Arithmetic cage, Puzzle puzzle) {
        return cage.target()
                + " "
                + cage.operation().symbol()
                + cage.cells().stream()
                        .mapToObj(cell -> " " + (char) ('A' - 1 + puzzle.shape().column(cell))
                                + puzzle.shape().row(cell))
                        .collect(Collectors.joining())
                + "\n";
    }

    private static AssembledPuzzle assembled(List<Line> lines) {
        var first = lines.get(0);
        boolean isSized = SIZE.matcher(first.text()).matches();
        var cages = CageSyntax.cages(lines.subList(isSized ? 1 : 0, lines.size()), "cage-list-line-expected");
        int n = isSized ? KenKenSheet.side(first.whole()) : side(cages, first);
        var sheet = new KenKenSheet(n, Digits.range(1, n));
        cages.forEach(cage -> sheet.cage(cage.cells().getFirst().at().text(), cage.clue(), cage.places(n)));
        return sheet.assembled(lines.get(lines.size() - 1).end());
    }

    /// The smallest grid that has all cells.
    private static int side(List<CageSyntax.Cage> cages, Line first) {
        int side = cages.stream()
                .flatMap(cage -> cage.cells().stream())
                .mapToInt(CageSyntax.Place::side)
                .max()
                .orElse(0);
        if (side < KenKenRules.SMALLEST || side > KenKenRules.LARGEST) {
            throw first.whole()
                    .error(Message.of("cage-list-size")
                            .counting("size", side)
                            .counting("least", KenKenRules.SMALLEST)
                            .counting("most", KenKenRules.LARGEST));
        }
        return side;
    }
}
