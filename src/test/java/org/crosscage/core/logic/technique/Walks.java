package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.EverySolution;
import org.crosscage.core.logic.PossibleDigits;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.SmallPuzzles;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;

/// The positions at which techniques are looked at: those that the rule engine goes through on small puzzles, most of
/// which have several solutions, from the start and from some digits of a solution; and those of the case files.
final class Walks {

    static final int PUZZLES = Sweep.of(20, 10);

    static final int MOST_SOLUTIONS = 200;

    /// By kind, found once for all laws.
    private static final Map<String, List<Found>> STEPS = new ConcurrentHashMap<>();

    private static final Map<String, List<Found>> CASES = new ConcurrentHashMap<>();

    private Walks() {}

    private record Found(Position position, Step step) {}

    interface StepCheck {
        void accept(Position position, Step step);
    }

    interface PositionCheck {
        void accept(Position position);
    }

    static void everyStep(PuzzleKind kind, StepCheck check) {
        STEPS.computeIfAbsent(kind.id(), id -> steps(kind)).forEach(each -> check.accept(each.position(), each.step()));
    }

    private static List<Found> steps(PuzzleKind kind) {
        var found = new ArrayList<Found>();
        everyPosition(kind, position -> {
            var kept = position.copy();
            kind.techniques().stream()
                    .flatMap(technique -> technique.find(kept.board()).stream())
                    .forEach(step -> found.add(new Found(kept, step)));
        });
        return found;
    }

    /// The steps of each technique on the positions of its own case file, which come from larger puzzles.
    static void everyCase(PuzzleKind kind, StepCheck check) {
        CASES.computeIfAbsent(kind.id(), id -> cases(kind)).forEach(each -> check.accept(each.position(), each.step()));
    }

    private static List<Found> cases(PuzzleKind kind) {
        return kind.techniques().stream()
                .flatMap(technique -> TechniqueCase.of(technique).stream()
                        .filter(each -> each.kind().equals(kind.id()))
                        .flatMap(each -> technique.find(each.board()).stream()
                                .map(step -> new Found(new Position(each.board()), step))))
                .toList();
    }

    static void everyPosition(PuzzleKind kind, PositionCheck check) {
        var random = new SplittableRandom(kind.id().hashCode());
        var puzzles = new SmallPuzzles(random);
        var engine = new RuleEngine(kind.techniques());
        for (int i = 0; i < PUZZLES; i++) {
            var puzzle = puzzles.next(kind.id());
            var position = start(puzzle, EverySolution.of(puzzle, MOST_SOLUTIONS), random);
            for (var next = engine.next(position.board()); next.isPresent(); next = engine.next(position.board())) {
                check.accept(position);
                next.get().applyTo(position.board());
            }
        }
    }

    /// The start of a puzzle, or some digits of one of its solutions.
    private static Position start(Puzzle puzzle, List<int[]> solutions, RandomGenerator random) {
        var board = Board.of(puzzle);
        double share = random.nextBoolean() ? 0 : random.nextDouble(0.6);
        int[] model = solutions.get(random.nextInt(solutions.size()));
        for (int cell = 0; cell < model.length; cell++) {
            if (random.nextDouble() < share) {
                board.place(cell, model[cell]);
            }
        }
        return new Position(board);
    }

    static List<Digits> candidates(Board board) {
        return IntStream.range(0, board.puzzle().cellCount())
                .mapToObj(board::candidates)
                .toList();
    }

    /// A board on which the techniques go on.
    static final class Position {

        private final Board board;
        private final Start start;

        Position(Board board) {
            this(board, Start.of(board));
        }

        private Position(Board board, Start start) {
            this.board = board;
            this.start = start;
        }

        /// This position, whatever is done on the board afterwards.
        Position copy() {
            return new Position(board.copy(), start);
        }

        Board board() {
            return board;
        }

        Digits digits() {
            return board.puzzle().digits();
        }

        /// What the solutions have in each cell that the board allowed at first.
        List<Digits> possible() {
            return start.possible();
        }

        @Override
        public String toString() {
            return Stream.concat(
                            board.puzzle().constraints().stream().map(Constraint::toString),
                            Stream.of(candidates(board).toString(), Arrays.toString(board.values())))
                    .collect(Collectors.joining("\n"));
        }
    }

    /// Where techniques began.
    private static final class Start {

        private final Puzzle puzzle;
        private List<Digits> possible = List.of();

        private Start(Puzzle puzzle) {
            this.puzzle = puzzle;
        }

        static Start of(Board board) {
            var puzzle = board.puzzle();
            return new Start(Puzzle.of(
                    puzzle.kind(),
                    puzzle.shape(),
                    puzzle.digits(),
                    puzzle.constraints(),
                    IntStream.range(0, puzzle.cellCount())
                            .filter(board::isPlaced)
                            .boxed()
                            .collect(Collectors.toMap(cell -> cell, board::digit))));
        }

        /// What the solutions have in each cell.
        List<Digits> possible() {
            if (possible.isEmpty()) {
                possible = PossibleDigits.of(puzzle);
            }
            return possible;
        }
    }
}
