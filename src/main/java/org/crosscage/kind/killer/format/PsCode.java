package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Cell;
import org.crosscage.kind.killer.rules.KillerRules;

/// The strings of the Killer forums, a line a puzzle: `3x3::k:` and 81 numbers with `:` behind each. A number is
/// 256 × the sum + the number of the cage, the same in all its cells; below 256 the cell is in no cage. Letters
/// between the first two `:` are further rules, such as `d` for the diagonals. Cages come in the order of their
/// numbers.
public final class PsCode implements LineFormat {

    private static final int N = 9;
    private static final int NUMBERS = 256;
    private static final int MOST_SUM = Integer.MAX_VALUE / NUMBERS - 1;
    private static final String HEAD = "3x3";
    private static final String KILLER = "k";
    private static final int BEFORE_CELLS = 3;
    private static final String DIAGONALS = "d";
    private static final String IN_PIECES = "cage-in-pieces";

    private static final Pattern START = Pattern.compile("[0-9]{1,2}+x[0-9]{1,2}+:[a-zA-Z]{0,20}+:k:");

    @Override
    public String id() {
        return "ps";
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                .anyMatch(line -> START.matcher(line.whole().text()).lookingAt());
    }

    @Override
    public PuzzleEntry read(Line line) {
        var parts = line.cells(':').stream().map(Token::stripped).toList();
        if (parts.size() < BEFORE_CELLS || !parts.get(2).text().equals(KILLER)) {
            throw line.whole().error(Message.of("ps-expected"));
        }
        if (!parts.getFirst().text().equals(HEAD)) {
            throw parts.getFirst().error(Message.of("ps-boxes"));
        }
        var rules = parts.get(1);
        if (!rules.text().isEmpty()) {
            throw OtherRules.rule(rules, rules.text().equals(DIAGONALS) ? "diagonals" : rules.text());
        }
        int end = parts.getLast().text().isEmpty() ? parts.size() - 1 : parts.size();
        var numbers = parts.subList(BEFORE_CELLS, Math.max(BEFORE_CELLS, end));
        if (numbers.size() != N * N) {
            throw (numbers.size() < N * N ? line.end() : numbers.get(N * N))
                    .error(Message.of("ps-cells").counting("foundCells", numbers.size()));
        }
        return entry(line.whole(), numbers);
    }

    private static PuzzleEntry entry(Token start, List<Token> numbers) {
        var cages = new TreeMap<Cage, List<NamedCell>>();
        for (int cell = 0; cell < N * N; cell++) {
            var at = numbers.get(cell);
            long number = at.number().orElseThrow(() -> at.error(Message.of("ps-number")));
            if (number >= NUMBERS) {
                cages.computeIfAbsent(new Cage(number % NUMBERS, number / NUMBERS), _ -> new ArrayList<>())
                        .add(NamedCell.of(new Cell(cell / N + 1, cell % N + 1), at));
            }
        }
        var sheet = new KillerSheet(start, N);
        cages.forEach((cage, cells) ->
                sheet.cage(cells, cells.getFirst().at().withText(Long.toString(cage.sum())), Optional.empty()));
        try {
            return sheet.entry();
        } catch (FormatException e) {
            throw cages.values().stream()
                    .filter(cells -> e.problem().key().equals(IN_PIECES)
                            && cells.stream().anyMatch(cell -> cell.at().column() == e.column()))
                    .findFirst()
                    .flatMap(pieces -> cages.entrySet().stream()
                            .filter(cage -> cage.getValue() != pieces && isBeside(cage.getValue(), pieces))
                            .filter(cage -> !isPossible(
                                    cage.getKey().sum(), cage.getValue().size()))
                            .findFirst())
                    .map(cage -> impossible(cage.getKey().sum(), cage.getValue()))
                    .orElse(e);
        }
    }

    private static boolean isBeside(List<NamedCell> cells, List<NamedCell> others) {
        return cells.size() <= N
                && cells.stream()
                        .flatMap(cell -> cell.cell().stream())
                        .anyMatch(cell -> others.stream()
                                .flatMap(other -> other.cell().stream())
                                .anyMatch(other ->
                                        Math.abs(cell.row() - other.row()) + Math.abs(cell.column() - other.column())
                                                == 1));
    }

    private static boolean isPossible(long sum, int cells) {
        return sum >= KillerRules.leastSum(cells) && sum <= KillerRules.mostSum(cells, N);
    }

    /// The fault of a number that belongs to no cage, and so leaves the cage beside it in pieces.
    private static FormatException impossible(long sum, List<NamedCell> cells) {
        return cells.getFirst()
                .at()
                .error(Message.of("ps-sum")
                        .naming("sum", sum)
                        .counting("cells", cells.size())
                        .naming("least", KillerRules.leastSum(cells.size()))
                        .naming("most", KillerRules.mostSum(cells.size(), N)));
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KillerSheet.requireCagesAlone(puzzle);
        KillerSheet.requireSide(puzzle, N);
        Map<Integer, Long> numbers = new HashMap<>();
        for (int i = 0; i < puzzle.clues().size(); i++) {
            var cage = puzzle.clues().get(i);
            if (cage.target() < 1 || cage.target() > MOST_SUM) {
                throw new UnwritableException(Message.of("sum").naming("clue", cage.target()));
            }
            long number = cage.target() * NUMBERS + i;
            cage.cells().stream().forEach(cell -> numbers.put(cell, number));
        }
        return IntStream.range(0, N * N)
                .mapToObj(cell -> numbers.getOrDefault(cell, 0L) + ":")
                .collect(Collectors.joining("", HEAD + "::" + KILLER + ":", "\n"));
    }

    private record Cage(long number, long sum) implements Comparable<Cage> {

        @Override
        public int compareTo(Cage other) {
            return number == other.number ? Long.compare(sum, other.sum) : Long.compare(number, other.number);
        }
    }
}
