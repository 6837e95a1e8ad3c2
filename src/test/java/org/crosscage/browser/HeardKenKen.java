package org.crosscage.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// A KenKen as its cells are spoken: which cells belong to a cage is known from what each of them says of its cage,
/// and from nothing else.
final class HeardKenKen {

    private static final Pattern BOARD = Pattern.compile("grid \"Puzzle board, (\\d+) rows, (\\d+) columns\"");
    private static final Pattern CELL = Pattern.compile("gridcell \"row (\\d+), column (\\d+), empty, (cage [^\"]*)\"");
    private static final Pattern CAGE = Pattern.compile(
            "cage( sum| difference| product| quotient|) (\\d+) in (\\d+) cells?( from row \\d+ column \\d+|)");

    private final int size;
    private final List<Cage> cages;
    private final int[][] grid;
    private final List<int[][]> solutions = new ArrayList<>();

    private record Cage(int target, String operation, List<int[]> cells) {}

    private HeardKenKen(int size, List<Cage> cages) {
        this.size = size;
        this.cages = cages;
        this.grid = new int[size][size];
    }

    /// @param heard roles and names of the board, as Playwright writes them
    static HeardKenKen of(String heard) {
        var board = BOARD.matcher(heard)
                .results()
                .findFirst()
                .orElseThrow(() -> new AssertionError("no board in " + heard));
        Map<String, List<int[]>> cells = new LinkedHashMap<>();
        CELL.matcher(heard)
                .results()
                .forEach(cell -> cells.computeIfAbsent(cell.group(3), name -> new ArrayList<>())
                        .add(new int[] {number(cell, 1) - 1, number(cell, 2) - 1}));
        var size = number(board, 1);
        if (cells.values().stream().mapToInt(List::size).sum() != size * size) {
            throw new AssertionError("not every cell says where it is and what cage it is in: " + heard);
        }
        return new HeardKenKen(
                size,
                cells.entrySet().stream()
                        .flatMap(entry -> cages(entry.getKey(), entry.getValue()).stream())
                        .toList());
    }

    /// The cage of this name; cages of one cell may share one.
    private static List<Cage> cages(String name, List<int[]> cells) {
        var said = CAGE.matcher(name);
        if (!said.matches()) {
            throw new AssertionError("'" + name + "' does not say what the cage asks for");
        }
        int target = number(said, 2);
        int count = number(said, 3);
        if (count == 1) {
            return cells.stream()
                    .map(cell -> new Cage(target, "", List.of(cell)))
                    .toList();
        }
        if (cells.size() != count) {
            throw new AssertionError(cells.size() + " cells say that they are in the " + name);
        }
        return List.of(new Cage(target, said.group(1).strip(), cells));
    }

    private static int number(MatchResult found, int group) {
        return Integer.parseInt(found.group(group));
    }

    /// The digits by row and column.
    int[][] onlySolution() {
        fill(0);
        if (solutions.size() != 1) {
            throw new AssertionError("what is spoken has " + solutions.size() + " solutions");
        }
        return solutions.getFirst();
    }

    private void fill(int at) {
        if (at == size * size) {
            solutions.add(
                    IntStream.range(0, size).mapToObj(row -> grid[row].clone()).toArray(int[][]::new));
            return;
        }
        int row = at / size;
        int column = at % size;
        for (int digit = 1; digit <= size; digit++) {
            grid[row][column] = 0;
            if (isFree(row, column, digit)) {
                grid[row][column] = digit;
                if (cages.stream().allMatch(this::canStand)) {
                    fill(at + 1);
                }
            }
        }
        grid[row][column] = 0;
    }

    private boolean isFree(int row, int column, int digit) {
        return IntStream.range(0, size).noneMatch(i -> grid[row][i] == digit || grid[i][column] == digit);
    }

    private boolean canStand(Cage cage) {
        int[] digits =
                cage.cells().stream().mapToInt(cell -> grid[cell[0]][cell[1]]).toArray();
        if (IntStream.of(digits).anyMatch(digit -> digit == 0)) {
            return true;
        }
        int largest = IntStream.of(digits).max().orElseThrow();
        int sum = IntStream.of(digits).sum();
        int product = IntStream.of(digits).reduce(1, (a, b) -> a * b);
        return cage.target()
                == switch (cage.operation()) {
                    case "difference" -> 2 * largest - sum;
                    case "product" -> product;
                    case "quotient" -> largest * largest % product == 0 ? largest * largest / product : 0;
                    default -> sum;
                };
    }
}
