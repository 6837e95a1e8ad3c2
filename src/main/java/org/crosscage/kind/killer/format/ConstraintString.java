package org.crosscage.kind.killer.format;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Puzzle;

/// The strings of Interactive Sudoku Solver, a line a puzzle, alone or behind `?q=` in its address:
/// `.Shape~6x6.Cage~3~R1C1~R1C2.~R2C2_5`. Each rule begins with `.` and its name, and `~` splits what it has; without a
/// name it is of given digits. Without a shape the grid has nine rows.
public final class ConstraintString implements LineFormat {

    private static final String ADDRESS = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";

    private static final Pattern START =
            Pattern.compile("(?:https?+://sigh\\.github\\.io/Interactive-Sudoku-Solver/?+[^\\s?#]*+\\?q=)?+"
                    + "(?<rules>\\.(?:[A-Z][A-Za-z]{1,30}+(?:[.~%].*+)?+|~[Rr][0-9][Cc][0-9].*+))");

    private static final Pattern GIVEN = Pattern.compile("(?<cell>[Rr][0-9][Cc][0-9])_(?<digit>[0-9_]{1,20}+)");

    private static final String SHAPE = "Shape";
    private static final String CAGE = "Cage";
    private static final String GIVENS = "";
    private static final Set<String> DIFFERENT = Set.of("AllDifferent");
    private static final int USUAL_SIDE = 9;

    @Override
    public String id() {
        return "constraints";
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                .anyMatch(line -> START.matcher(line.whole().text()).matches());
    }

    @Override
    public PuzzleEntry read(Line line) {
        var start = START.matcher(line.whole().text());
        if (!start.matches()) {
            throw line.whole().error(Message.of("constraints-expected"));
        }
        var rules = rules(
                line.whole().part(start.start("rules"), start.end("rules")).unescaped());
        var shape =
                rules.stream().filter(rule -> rule.name().text().equals(SHAPE)).findFirst();
        var sheet =
                new KillerSheet(line.whole(), shape.map(ConstraintString::side).orElse(USUAL_SIDE));
        rules.forEach(rule -> read(rule, sheet));
        return sheet.entry();
    }

    private static List<Rule> rules(Token text) {
        return text.split('.').stream()
                .skip(1)
                .filter(part -> !part.text().isBlank())
                .map(part -> part.split('~').stream().map(Token::stripped).toList())
                .map(pieces -> new Rule(pieces.getFirst(), pieces.subList(1, pieces.size())))
                .toList();
    }

    private static int side(Rule shape) {
        var size = shape.pieces().isEmpty() ? shape.name() : shape.pieces().getFirst();
        int x = size.text().indexOf('x');
        if (shape.pieces().size() != 1 || x < 0) {
            throw shape.name().error(Message.of("constraints-shape"));
        }
        var rows = size.part(0, x);
        if (!rows.text().equals(size.text().substring(x + 1))) {
            throw size.error(Message.of("constraints-shape"));
        }
        return KillerSheet.side(rows);
    }

    private static void read(Rule rule, KillerSheet sheet) {
        switch (rule.name().text()) {
            case SHAPE -> {
                // read before all others
            }
            case GIVENS -> rule.pieces().forEach(piece -> given(piece, sheet));
            case CAGE -> cage(rule, sheet);
            case String name when DIFFERENT.contains(name) -> sheet.cageWithoutSum(cells(rule.pieces(), rule, sheet));
            default -> throw OtherRules.rule(rule.name(), rule.name().text());
        }
    }

    private static void cage(Rule rule, KillerSheet sheet) {
        if (rule.pieces().isEmpty()) {
            throw rule.name().error(Message.of("constraints-cage"));
        }
        var sum = rule.pieces().getFirst();
        var cells = cells(rule.pieces().subList(1, rule.pieces().size()), rule, sheet);
        if (sum.text().equals("0")) {
            sheet.cageWithoutSum(cells);
        } else {
            sheet.cage(cells, sum, Optional.empty());
        }
    }

    private static List<NamedCell> cells(List<Token> names, Rule rule, KillerSheet sheet) {
        if (names.isEmpty()) {
            throw rule.name().error(Message.of("constraints-cage"));
        }
        var cells = names.stream()
                .map(name -> new NamedCell(name, Cell.named(name.text().toLowerCase(Locale.ROOT))))
                .toList();
        cells.forEach(cell -> cell.within(sheet.side(), sheet.side()));
        return cells;
    }

    /// Several digits for a cell say which it can have, which no given digit says.
    private static void given(Token piece, KillerSheet sheet) {
        var given = GIVEN.matcher(piece.text());
        if (!given.matches() || given.group("digit").indexOf('_') >= 0) {
            throw piece.error(Message.of("constraints-given"));
        }
        var name = piece.part(given.start("cell"), given.end("cell"));
        var cell = new NamedCell(name, Cell.named(name.text().toLowerCase(Locale.ROOT)))
                .within(sheet.side(), sheet.side());
        sheet.given(cell.row() - 1, cell.column() - 1, piece.part(given.start("digit"), given.end("digit")));
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KillerSheet.requireKiller(puzzle);
        int n = puzzle.shape().rows();
        puzzle.clues().stream().filter(cage -> cage.target() == 0).findFirst().ifPresent(cage -> {
            throw new UnwritableException(Message.of("sum").naming("clue", 0));
        });
        var cages = puzzle.clues().stream()
                .map(cage -> "." + CAGE + "~" + cage.target()
                        + cage.cells().stream()
                                .mapToObj(cell -> "~" + name(puzzle, cell))
                                .collect(Collectors.joining()))
                .collect(Collectors.joining());
        var givens = puzzle.givens().entrySet().stream()
                .map(given -> "~" + name(puzzle, given.getKey()) + "_" + given.getValue())
                .collect(Collectors.joining());
        return ADDRESS + "." + SHAPE + "~" + n + "x" + n + cages + (givens.isEmpty() ? "" : "." + givens) + "\n";
    }

    private static String name(Puzzle puzzle, int cell) {
        return "R" + puzzle.shape().row(cell) + "C" + puzzle.shape().column(cell);
    }

    /// @param name empty for given digits
    private record Rule(Token name, List<Token> pieces) {}
}
