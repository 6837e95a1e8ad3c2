package org.crosscage.kind.kenken;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.NativeBody;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// KenKen in native text: `size`, perhaps `values`, a line `cage` for each cage, perhaps `solution` with a line a
/// row.
final class KenKenNativeBody implements NativeBody {

    @Override
    public String keyword() {
        return "cage";
    }

    @Override
    public Body read(List<Line> lines) {
        return new Reader(lines).read();
    }

    @Override
    public List<String> write(Puzzle puzzle, Optional<Solution> solution) {
        int n = puzzle.shape().rows();
        if (!puzzle.givens().isEmpty()) {
            throw new UnwritableException(Message.of("givens"));
        }
        var lines = new ArrayList<String>();
        lines.add("size " + n);
        if (!puzzle.digits().equals(Digits.range(1, n))) {
            lines.add("values " + joined(puzzle.digits().stream()));
        }
        KenKenRules.cages(puzzle).forEach(cage -> lines.add(keyword() + " " + line(cage, puzzle)));
        solution.ifPresent(digits -> {
            lines.add("solution");
            for (int row = 0; row < n; row++) {
                lines.add(joined(IntStream.range(row * n, row * n + n).map(digits::digit)));
            }
        });
        return lines;
    }

    private static String line(Arithmetic cage, Puzzle puzzle) {
        return cage.target()
                + String.valueOf(cage.operation().symbol())
                + cage.cells().stream()
                        .mapToObj(cell -> " " + puzzle.shape().cell(cell))
                        .collect(Collectors.joining());
    }

    private static String joined(IntStream numbers) {
        return numbers.mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    /// Reads one puzzle, line after line.
    private static final class Reader {

        private static final Pattern CELL = Pattern.compile("r([0-9]{1,3})c([0-9]{1,3}),?", Pattern.CASE_INSENSITIVE);

        private final List<Line> lines;
        private int next;
        private int n;
        private Digits values = Digits.NONE;

        Reader(List<Line> lines) {
            this.lines = lines;
        }

        Body read() {
            readHead();
            var sheet = new KenKenSheet(n, values);
            while (next < lines.size() && lines.get(next).keyword().equals("cage")) {
                readCage(lines.get(next++), sheet);
            }
            if (next == lines.size()) {
                return sheet.body(lines.get(next - 1).end());
            }
            var heading = lines.get(next++);
            if (!heading.keyword().equals("solution")) {
                throw heading.whole().error(Message.of("cage-solution-or-end-expected"));
            }
            heading.requireAlone();
            var body = sheet.body(heading.whole());
            return body.with(solution(), heading.whole());
        }

        private void readHead() {
            var size = lines.get(next++);
            if (!size.keyword().equals("size")) {
                throw size.whole().error(Message.of("size-expected"));
            }
            readSize(size);
            values = Digits.range(1, n);
            if (lines.get(next).keyword().equals("values")) {
                readValues(lines.get(next++));
            }
        }

        private void readSize(Line line) {
            var words = line.words();
            if (words.size() == 1 || words.size() > 3) {
                throw line.whole()
                        .error(Message.of("kenken-size-expected")
                                .counting("least", KenKenRules.SMALLEST)
                                .counting("most", KenKenRules.LARGEST));
            }
            n = KenKenSheet.side(words.get(1));
            var last = words.get(words.size() - 1);
            if (KenKenSheet.side(last) != n) {
                throw last.error(Message.of("square-expected"));
            }
        }

        private void readValues(Line line) {
            values = Digits.NONE;
            for (var word : line.words().subList(1, line.words().size())) {
                int value = word.number(0, Digits.LARGEST)
                        .orElseThrow(
                                () -> word.error(Message.of("value-expected").counting("most", Digits.LARGEST)));
                if (values.contains(value)) {
                    throw word.error(Message.of("value-twice"));
                }
                values = values.with(value);
            }
            if (values.size() != n) {
                throw line.end()
                        .error(Message.of("value-count").counting("values", n).counting("foundValues", values.size()));
            }
        }

        private void readCage(Line line, KenKenSheet sheet) {
            var words = line.words();
            if (words.size() == 1) {
                throw line.end().error(Message.of("clue-expected"));
            }
            var clue = ClueText.of(words.get(1));
            int first = 2;
            if (clue.operation().isEmpty() && words.size() > 2) {
                var sign = ClueText.sign(words.get(2).text());
                clue = sign.map(clue::with).orElse(clue);
                first += sign.isPresent() ? 1 : 0;
            }
            var cells = new TreeMap<Integer, Token>();
            for (var word : words.subList(first, words.size())) {
                if (cells.put(cell(word), word) != null) {
                    throw word.error(Message.of("cell-twice"));
                }
            }
            if (cells.isEmpty()) {
                throw line.end().error(Message.of("cell-expected").counting("size", n));
            }
            sheet.cage(words.get(first).text().toLowerCase(Locale.ROOT), clue, cells);
        }

        private int cell(Token word) {
            var name = CELL.matcher(word.text());
            if (!name.matches()) {
                throw word.error(Message.of("cell-expected").counting("size", n));
            }
            int row = Integer.parseInt(name.group(1));
            int column = Integer.parseInt(name.group(2));
            if (row < 1 || row > n || column < 1 || column > n) {
                throw word.error(Message.of("cell-outside").counting("size", n));
            }
            return (row - 1) * n + column - 1;
        }

        private Solution solution() {
            var digits = new ArrayList<Integer>();
            for (int row = 1; row <= n; row++) {
                if (next == lines.size()) {
                    throw lines.get(next - 1)
                            .end()
                            .error(Message.of("rows-missing")
                                    .counting("rows", n)
                                    .counting("foundRows", row - 1));
                }
                addRow(lines.get(next++), row, digits);
            }
            if (next < lines.size()) {
                throw lines.get(next).whole().error(Message.of("end-expected"));
            }
            return Solution.of(digits.stream().mapToInt(Integer::intValue).toArray());
        }

        private void addRow(Line line, int row, List<Integer> digits) {
            var words = line.words();
            if (words.size() != n) {
                throw (words.size() < n ? line.end() : words.get(n))
                        .error(Message.of("row-length")
                                .counting("row", row)
                                .counting("foundCells", words.size())
                                .counting("cells", n));
            }
            for (var word : words) {
                digits.add(word.number().stream()
                        .filter(number -> number <= Digits.LARGEST && values.contains((int) number))
                        .mapToInt(number -> (int) number)
                        .findFirst()
                        .orElseThrow(() ->
                                word.error(Message.of("solution-digit-expected").naming("digits", values))));
            }
        }
    }
}
