package org.crosscage.core.logic.technique;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.NativeText;
import org.crosscage.solver.exact.ExactSolver;

/// Looks through generated puzzles for positions at which a technique is the needed step, when the easier tiers and
/// nothing else of its own tier are at hand, and prints them as they stand in case files. To be run by hand:
/// `CaseFinder kenken twin-cages 5 6 2` looks at sizes 5 and 6 for two positions.
final class CaseFinder {

    private static final int MOST_PUZZLES = 4_000;

    private final PuzzleKind kind;
    private final Technique technique;

    private CaseFinder(PuzzleKind kind, Technique technique) {
        this.kind = kind;
        this.technique = technique;
    }

    public static void main(String... args) {
        var kind = PuzzleKinds.of(args[0]);
        var technique = kind.techniques().stream()
                .filter(one -> one.id().equals(args[1]))
                .findFirst()
                .orElseThrow();
        new CaseFinder(kind, technique)
                .find(Integer.parseInt(args[2]), Integer.parseInt(args[3]), Integer.parseInt(args[4]));
    }

    private void find(int smallest, int largest, int wanted) {
        var generator = new Generator(kind.drafts(), new ExactSolver());
        var engine = new RuleEngine(kind.techniques().stream()
                .filter(one -> one.tier().compareTo(technique.tier()) < 0 || one.equals(technique))
                .toList());
        int found = 0;
        for (int seed = 1; seed <= MOST_PUZZLES && found < wanted; seed++) {
            int size = smallest + seed % (largest - smallest + 1);
            var puzzle = generator
                    .generate(new GenerateRequest(size, size, seed), () -> false)
                    .orElseThrow()
                    .puzzle();
            var board = Board.of(puzzle);
            for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
                if (next.get().technique().equals(technique)
                        && technique.find(board).size() <= 3) {
                    found++;
                    System.out.println(text(board, seed));
                    break;
                }
                next.get().applyTo(board);
            }
        }
    }

    private String text(Board board, int seed) {
        var puzzle = board.puzzle();
        var steps = technique.find(board).stream()
                .distinct()
                .map(step -> "finds " + TechniqueCase.notation(step, puzzle.shape()))
                .sorted()
                .toList();
        return "case a position of the generated puzzle " + seed + "\nkind " + kind.id() + "\n" + body(puzzle)
                + "\nposition\n" + position(board) + "\n" + String.join("\n", steps) + "\n";
    }

    private static String body(Puzzle puzzle) {
        List<String> lines = new NativeText().write(puzzle).lines().toList();
        return String.join("\n", lines.subList(1, lines.size() - 1));
    }

    private static String position(Board board) {
        var shape = board.puzzle().shape();
        return IntStream.rangeClosed(1, shape.rows())
                .mapToObj(row -> IntStream.rangeClosed(1, shape.columns())
                        .mapToObj(column -> shape.index(row, column).isPresent()
                                ? cell(board, shape.index(row, column).getAsInt())
                                : "#")
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }

    private static String cell(Board board, int cell) {
        return board.isPlaced(cell)
                ? Integer.toString(board.digit(cell))
                : board.candidates(cell).stream().mapToObj(Integer::toString).collect(Collectors.joining("", "/", ""));
    }
}
