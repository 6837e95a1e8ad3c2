package org.crosscage.kind.kenken.format;

import java.util.List;
import java.util.stream.Collectors;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.format.CageSyntax;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// A line for each cage, as solvers print them, in the ways of [CageSyntax]. A line with the size may stand before
/// them; without one the outermost cell tells it. A single cell needs no operation. Puzzles are split by blank lines.
/// The first spelling, `11 + A1 A2`, is the one that is written.
public final class CageList implements BlockFormat {

    @Override
    public String id() {
        return "cages";
    }

    /// A list without any sign is none of these: in this kind, a cage of several cells has one.
    @Override
    public boolean looksLike(String text) {
        return CageSyntax.list(text).filter(list -> !CageSyntax.isOfSums(list)).isPresent();
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
        return cage.target() + " " + cage.operation().symbol() + CageSyntax.names(cage, puzzle) + "\n";
    }

    private static AssembledPuzzle assembled(List<Line> lines) {
        var list = CageSyntax.read(lines, "cage-list-line-expected");
        int n = list.size()
                .map(KenKenSheet::side)
                .orElseGet(() -> side(list.side(), lines.getFirst().whole()));
        var sheet = new KenKenSheet(n, Digits.range(1, n));
        list.cages().forEach(cage -> sheet.cage(cage.cells().getFirst().at().text(), cage.clue(), cage.places(n)));
        return sheet.assembled(lines.getLast().end());
    }

    private static int side(int ofCells, Token first) {
        if (ofCells < KenKenRules.SMALLEST || ofCells > KenKenRules.LARGEST) {
            throw first.error(Message.of("cage-list-size")
                    .counting("size", ofCells)
                    .counting("least", KenKenRules.SMALLEST)
                    .counting("most", KenKenRules.LARGEST));
        }
        return ofCells;
    }
}
