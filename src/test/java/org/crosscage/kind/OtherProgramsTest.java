package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

/// What is written for other programs, read as those programs read it: a round trip through our own readers would not
/// notice a mistake that reader and writer share.
class OtherProgramsTest {

    private static final List<Puzzle> PUZZLES = puzzles(new RandomPuzzles(new SplittableRandom(3)));

    private static List<Puzzle> puzzles(RandomPuzzles random) {
        return Stream.concat(
                        Stream.generate(random::usual).limit(100),
                        Stream.generate(random::next).limit(120))
                .toList();
    }

    /// @param reading gives the puzzle's rows as the native text has them
    private static void assertReadAsMeant(String format, UnaryOperator<String> reading) {
        int read = 0;
        for (var puzzle : PUZZLES) {
            try {
                var text = PuzzleFormats.byId(format).orElseThrow().write(PuzzleEntry.of("", puzzle));
                assertThat(reading.apply(text)).as(text).isEqualTo(meant(puzzle));
                read++;
            } catch (UnwritableException e) {
                assertThat(e.problem()).isNotNull();
            }
        }
        assertThat(read).as("puzzles that %s can hold", format).isGreaterThan(25);
    }

    /// A Kakuro's rows, or a KenKen's cages.
    private static String meant(Puzzle puzzle) {
        if (puzzle.kind().equals("kenken")) {
            return KenKenRules.cages(puzzle).stream()
                    .map(cage -> "%d%s%s"
                            .formatted(
                                    cage.target(),
                                    cage.operation().symbol(),
                                    cage.cells().stream().boxed().toList()))
                    .sorted()
                    .collect(Collectors.joining("\n"));
        }
        return PuzzleFormats.TEXT
                .write(PuzzleEntry.of("", puzzle))
                .lines()
                .dropWhile(line -> !line.equals("grid"))
                .skip(1)
                .takeWhile(line -> !line.equals("end"))
                .map(row -> row.strip().replaceAll(" +", " "))
                .collect(Collectors.joining("\n"));
    }

    private static String black(long down, long across) {
        return down <= 0 && across <= 0 ? "#" : (down > 0 ? down : "") + "\\" + (across > 0 ? across : "");
    }

    private static String rows(String[][] cells) {
        return Arrays.stream(cells).map(row -> String.join(" ", row)).collect(Collectors.joining("\n"));
    }

    @Test
    void thePagesOfPuzzLinkReadWhatTheirAddressesMean() {
        assertReadAsMeant("puzzlink", address -> {
            var parts = address.strip().split("/");
            assertThat(address).startsWith("https://puzz.link/p?kakuro/");
            return new PuzzLinkPage(parts[parts.length - 1])
                    .cells(Integer.parseInt(parts[parts.length - 2]), Integer.parseInt(parts[parts.length - 3]));
        });
    }

    /// Walks over the inner cells, a base-36 digit of 20 and more leaping over white ones; then takes a number for each
    /// column and each row that begins with a white cell.
    private static final class PuzzLinkPage {

        private final String body;
        private int at;

        PuzzLinkPage(String body) {
            this.body = body;
        }

        String cells(int rows, int columns) {
            var cells = new String[rows + 1][columns + 1];
            for (var row : cells) {
                Arrays.fill(row, ".");
            }
            for (int cell = 0; cell < rows * columns; cell++) {
                char letter = body.charAt(at++);
                int white = Character.isLowerCase(letter) ? Character.digit(letter, 36) - 19 : 0;
                if (white > 0) {
                    cell += white - 1;
                } else {
                    cells[cell / columns + 1][cell % columns + 1] =
                            letter == '.' ? "#" : black(number(letter), number(body.charAt(at++)));
                }
            }
            cells[0][0] = "#";
            for (int column = 1; column <= columns; column++) {
                cells[0][column] = cells[1][column].equals(".") ? black(number(body.charAt(at++)), 0) : "#";
            }
            for (int row = 1; row <= rows; row++) {
                cells[row][0] = cells[row][1].equals(".") ? black(0, number(body.charAt(at++))) : "#";
            }
            assertThat(at).isEqualTo(body.length());
            return rows(cells);
        }

        private static int number(char letter) {
            return Character.isUpperCase(letter) ? letter - 'A' + 20 : Character.digit(letter, 20);
        }
    }

    /// As few letters as those pages use: an id goes out as it came in.
    @Test
    void sixteenWhiteCellsAreOneLetterOfAnAddress() {
        var address = "https://puzz.link/p?kakuro/8/8/zzzzWXYZYXWZXYZYXWZW\n";
        var entries = PuzzleFormats.read(address);
        assertThat(entries.getFirst().puzzle().cellCount()).isEqualTo(64);
        assertThat(PuzzleFormats.byId("puzzlink").orElseThrow().write(entries)).isEqualTo(address);
    }

    /// Some of those pages write no sum as `-`, others as 0.
    @Test
    void noSumMayBeADashInAnAddressAndIsWrittenAsZero() {
        var address = "https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3\n";
        var dashed = address.substring(0, 31) + address.substring(31).replace('0', '-');
        assertThat(dashed).contains("la-.na-lh3l-Bn.-cl");
        var format = PuzzleFormats.byId("puzzlink").orElseThrow();
        for (var spelling : List.of(address, dashed)) {
            assertThat(format.write(PuzzleFormats.read(spelling))).isEqualTo(address);
        }
    }

    /// Across stands before down there, and the clue row and column have one number a place.
    @Test
    void thePagesOfPuzzLinkReadWhatTheirFilesMean() {
        assertReadAsMeant("pzprv3", file -> {
            var lines = file.lines().toList();
            assertThat(lines.subList(0, 2)).containsExactly("pzprv3", "kakuro");
            int rows = Integer.parseInt(lines.get(2));
            int columns = Integer.parseInt(lines.get(3));
            assertThat(lines).as("grid and answer").hasSize(4 + rows + 1 + rows);
            var cells = new String[rows + 1][];
            for (int row = 0; row <= rows; row++) {
                var words = lines.get(4 + row).strip().split(" ");
                assertThat(words).hasSize(columns + 1);
                for (int column = 0; column <= columns; column++) {
                    if (row == 0 || column == 0) {
                        int sum = Integer.parseInt(words[column]);
                        words[column] = row == 0 ? black(sum, 0) : black(0, sum);
                    } else if (!words[column].equals(".")) {
                        var sums = words[column].split(",");
                        words[column] = black(Integer.parseInt(sums[1]), Integer.parseInt(sums[0]));
                    }
                }
                cells[row] = words;
            }
            assertThat(lines.subList(4 + rows + 1, lines.size()))
                    .allSatisfy(
                            row -> assertThat(row.split(" ")).hasSize(columns).containsOnly("."));
            return rows(cells);
        });
    }

    @Test
    void theCollectionsKakuroReadsWhatItsIdsMean() {
        assertReadAsMeant("holst", id -> {
            var cells = new ArrayList<String>();
            for (var place : id.strip().split(":")[1].split("(?=[a-zA-Z])")) {
                char letter = place.charAt(0);
                var sums = place.substring(1).split("\\.");
                switch (letter) {
                    case 'X' -> cells.add("#");
                    case 'H' -> cells.add(black(0, Long.parseLong(sums[0])));
                    case 'V' -> cells.add(black(Long.parseLong(sums[0]), 0));
                    case 'B' -> cells.add(black(Long.parseLong(sums[1]), Long.parseLong(sums[0])));
                    default -> cells.addAll(List.of(".".repeat(letter - 'a' + 1).split("")));
                }
            }
            int side = Integer.parseInt(id.split("[,D:]")[0]) + 1;
            assertThat(cells).hasSize(side * side);
            var grid = new String[side][];
            Arrays.setAll(
                    grid, row -> cells.subList(row * side, (row + 1) * side).toArray(String[]::new));
            return rows(grid);
        });
    }

    /// The collection's reader walks over the edges between neighbours, first the upright ones row by row, then the
    /// others column by column, and joins the cells on both sides where there is no line.
    @Test
    void theCollectionsKeenReadsWhatItsIdsMean() {
        assertReadAsMeant("keen", id -> {
            int n = id.charAt(0) - '0';
            var parts = id.strip().split(":")[1].split(",");
            var edges = edges(parts[0]);
            int inner = n * (n - 1);
            assertThat(edges).hasSize(2 * inner + 1).endsWith("|");
            var block = new int[n * n];
            Arrays.setAll(block, cell -> cell);
            for (int edge = 0; edge < 2 * inner; edge++) {
                int line = edge % inner / (n - 1);
                int along = edge % inner % (n - 1);
                int first = edge < inner ? line * n + along : along * n + line;
                int second = edge < inner ? first + 1 : first + n;
                if (edges.charAt(edge) != '|') {
                    int from = Math.max(block[first], block[second]);
                    int to = Math.min(block[first], block[second]);
                    Arrays.setAll(block, cell -> block[cell] == from ? to : block[cell]);
                }
            }
            return cages(block, parts[1]);
        });
    }

    /// A line as `|`, none as `.`; here 25 without a line have no line behind them.
    private static String edges(String outlines) {
        var edges = new StringBuilder();
        for (var item : outlines.split("(?=[_a-z])")) {
            int free = item.charAt(0) == '_' ? 0 : item.charAt(0) - 'a' + 1;
            int times = item.length() == 1 ? 1 : Integer.parseInt(item.substring(1));
            edges.append((".".repeat(free) + (free == 25 ? "" : "|")).repeat(times));
        }
        return edges.toString();
    }

    private static String cages(int[] block, String clues) {
        var firsts = Arrays.stream(block).distinct().sorted().toArray();
        var words = clues.split("(?=[amsd])");
        assertThat(words).hasSameSizeAs(firsts);
        var cages = new ArrayList<String>();
        for (int i = 0; i < firsts.length; i++) {
            int first = firsts[i];
            var cells = IntStream.range(0, block.length)
                    .filter(cell -> block[cell] == first)
                    .boxed()
                    .toList();
            var sign = cells.size() == 1
                    ? "="
                    : switch (words[i].charAt(0)) {
                        case 'a' -> "+";
                        case 'm' -> "*";
                        case 's' -> "-";
                        default -> "/";
                    };
            cages.add(words[i].substring(1) + sign + cells);
        }
        return cages.stream().sorted().collect(Collectors.joining("\n"));
    }
}
