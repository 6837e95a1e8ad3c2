package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Cell;
import org.crosscage.kind.killer.rules.KillerParts;

/// The two layers of puzzle archives: a line with the rows and columns; the rows with the sum of each cage
/// in one of its cells and `-` elsewhere; the rows with the number of each cell's cage, or `-`. Some write 0
/// for `-`; where no `-` is among the sums, it is one only of a cell alone. Cages come in the order of their numbers,
/// and behind them, as they are met, those whose names are no numbers.
public final class TwoLayers implements BlockFormat {

    private static final String NONE = "-";

    private static final Set<String> NOTHING = Set.of(NONE, ".");

    /// No sum; and no cage either, unless a sum stands in it, where cages are numbered from 0.
    private static final String ZERO = "0";

    private static final Pattern HEAD = Pattern.compile("\\s*+[0-9]{1,4}+\\s++[0-9]{1,4}+\\s*+");
    private static final Pattern SUMS = Pattern.compile("\\s*+(?:(?:[0-9]{1,18}+|[-.])(?:\\s++|$)){3,}+");

    @Override
    public String id() {
        return "layers";
    }

    @Override
    public boolean looksLike(String text) {
        var first = Lines.first(text, 2);
        return first.size() == 2
                && HEAD.matcher(first.get(0).text()).matches()
                && SUMS.matcher(first.get(1).text()).matches();
    }

    @Override
    public List<List<Line>> blocks(String text) {
        return Lines.blocks(text, line -> HEAD.matcher(line.text()).matches());
    }

    @Override
    public boolean resembles(String text) {
        var first = Lines.first(text, 2);
        return first.size() == 2
                && HEAD.matcher(first.getFirst().text()).matches()
                && first.getLast().words().size() > 2;
    }

    @Override
    public PuzzleEntry read(List<Line> block) {
        return new Reader(block).read();
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KillerSheet.requireCagesAlone(puzzle);
        int n = puzzle.shape().rows();
        var sums = new HashMap<Integer, String>();
        var numbers = new HashMap<Integer, String>();
        var cages = puzzle.clues();
        for (int i = 0; i < cages.size(); i++) {
            var number = Integer.toString(i + 1);
            sums.put(cages.get(i).cells().get(0), Long.toString(cages.get(i).target()));
            cages.get(i).cells().stream().forEach(cell -> numbers.put(cell, number));
        }
        return n + " " + n + "\n" + layer(n, sums) + layer(n, numbers);
    }

    private static String layer(int n, Map<Integer, String> cells) {
        return IntStream.range(0, n)
                .mapToObj(row -> IntStream.range(row * n, (row + 1) * n)
                        .mapToObj(cell -> cells.getOrDefault(cell, NONE))
                        .collect(Collectors.joining(" ", "", "\n")))
                .collect(Collectors.joining());
    }

    /// Reads one puzzle.
    private static final class Reader {

        private final List<Line> lines;
        private final int n;
        private final KillerSheet sheet;
        private final Map<String, List<NamedCell>> cages = new LinkedHashMap<>();
        private final Map<String, Token> sums = new HashMap<>();
        private final Map<String, Token> zeros = new HashMap<>();
        private boolean isZeroNothing;

        /// @param lines of the puzzle, none of them blank
        Reader(List<Line> lines) {
            this.lines = lines;
            var head = lines.getFirst().words();
            if (head.size() != 2) {
                throw noHead(lines.getFirst());
            }
            this.n = KillerParts.size(head.get(0), head.get(1)).rows();
            this.sheet = new KillerSheet(lines.getFirst().whole(), n);
        }

        private static FormatException noHead(Line line) {
            var words = line.words();
            return (words.size() < 2 ? line.end() : words.get(Math.min(2, words.size() - 1)))
                    .error(Message.of("layers-head"));
        }

        PuzzleEntry read() {
            var sumRows = layer(1);
            var cageRows = layer(1 + n);
            if (lines.size() > 1 + 2 * n) {
                throw noHead(lines.get(1 + 2 * n));
            }
            isZeroNothing =
                    sumRows.stream().flatMap(List::stream).map(Token::text).noneMatch(NOTHING::contains);
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    var cage = cageRows.get(row).get(column);
                    if (!NOTHING.contains(cage.text())) {
                        cages.computeIfAbsent(cage.text(), _ -> new ArrayList<>())
                                .add(NamedCell.of(new Cell(row + 1, column + 1), cage));
                    }
                    sum(sumRows.get(row).get(column), cage);
                }
            }
            cages.entrySet().stream()
                    .sorted(Map.Entry.comparingByKey(Comparator.comparing(Reader::number)))
                    .forEach(cage -> add(cage.getKey(), cage.getValue()));
            return sheet.entry();
        }

        private static long number(String cage) {
            return Token.NOWHERE.withText(cage).number().orElse(Long.MAX_VALUE);
        }

        private void add(String cage, List<NamedCell> cells) {
            boolean isAlone = cells.size() == 1 && !cage.equals(ZERO);
            var sum = sums.getOrDefault(cage, isAlone ? zeros.get(cage) : null);
            if (sum == null && cage.equals(ZERO)) {
                return;
            }
            if (sum == null) {
                sheet.cageWithoutSum(cells);
            } else {
                sheet.cage(cells, sum, Optional.empty());
            }
        }

        private void sum(Token sum, Token cage) {
            if (NOTHING.contains(sum.text())) {
                return;
            }
            if (isZeroNothing && sum.text().equals(ZERO)) {
                zeros.put(cage.text(), sum);
                return;
            }
            if (sum.number().isEmpty()) {
                throw sum.error(Message.of("layers-sum"));
            }
            if (NOTHING.contains(cage.text())) {
                throw cage.error(Message.of("layers-no-cage").naming("sum", sum.text()));
            }
            var before = sums.putIfAbsent(cage.text(), sum);
            if (before != null) {
                throw sum.error(Message.of("layers-sum-twice")
                        .naming("cage", cage.text())
                        .naming("first", before.text()));
            }
        }

        private List<List<Token>> layer(int from) {
            var rows = new ArrayList<List<Token>>();
            for (int row = 1; row <= n; row++) {
                int at = from + row - 1;
                if (at >= lines.size()) {
                    throw lines.getLast()
                            .end()
                            .error(Message.of("rows-missing")
                                    .counting("rows", 2L * n)
                                    .counting("foundRows", at - 1L));
                }
                var words = lines.get(at).words();
                KillerSheet.requireLength(
                        row - 1,
                        words.size(),
                        n,
                        words.size() < n ? lines.get(at).end() : words.getLast());
                rows.add(words);
            }
            return rows;
        }
    }
}
