package org.crosscage.cli.generate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.train.OpenAnswers;

/// The way of the rule engine through a puzzle, and the positions on it that techniques can be trained on.
final class PositionWalk {

    private static final int LONGEST_SIDE = 12;
    /// A position with fewer open cells than one of so many is taken if there is no other: there is nothing to
    /// look for where the puzzle is as good as done.
    private static final int OPEN_OF = 4;
    /// To find a step of the highest tier takes a hundred times as long as any other, and whoever asks for a
    /// position waits for all steps before it: a position of that tier has few of them before it, any other
    /// none.
    private static final int MOST_HARD = 5;

    private final PuzzleKind kind;
    private final Puzzle puzzle;
    private final String code;
    private final Map<Technique, List<Reached>> reached = new LinkedHashMap<>();

    /// @param board a copy
    private record Reached(int steps, Board board) {}

    private record Form(String text) {}

    /// @param wanted the techniques whose positions are looked for
    private PositionWalk(PuzzleKind kind, Puzzle puzzle, Collection<Technique> wanted) {
        this.kind = kind;
        this.puzzle = puzzle;
        this.code = LinkCode.code(PuzzleEntry.of("", puzzle));
        var board = Board.of(puzzle);
        var taken = new Taken();
        int most = wanted.stream().mapToInt(PositionWalk::mostHard).max().orElse(0);
        var engine = new RuleEngine(
                most > 0
                        ? kind.techniques()
                        : kind.techniques().stream()
                                .filter(technique -> !isHard(technique))
                                .toList());
        engine.run(board, () -> taken.hard > most, (step, _) -> {
            if (wanted.contains(step.technique()) && taken.hard <= mostHard(step.technique())) {
                reached.computeIfAbsent(step.technique(), _ -> new ArrayList<>())
                        .add(new Reached(taken.steps, board.copy()));
            }
            taken.steps++;
            taken.hard += isHard(step.technique()) ? 1 : 0;
        });
    }

    /// How many steps the engine has taken, and how many of them were of the highest tier.
    private static final class Taken {
        private int steps;
        private int hard;
    }

    /// How many steps of the highest tier may come before a position of a technique.
    private static int mostHard(Technique technique) {
        return isHard(technique) ? MOST_HARD : 0;
    }

    private static boolean isHard(Technique technique) {
        return technique.tier() == Tier.EXTREME;
    }

    /// @param puzzle with one solution
    /// @param wanted the techniques whose positions are looked for
    /// @return empty for a puzzle that is too large or ugly
    static Optional<PositionWalk> through(PuzzleKind kind, Puzzle puzzle, Collection<Technique> wanted) {
        return isSuitable(kind, puzzle) ? Optional.of(new PositionWalk(kind, puzzle, wanted)) : Optional.empty();
    }

    static boolean isSuitable(PuzzleKind kind, Puzzle puzzle) {
        return Math.max(puzzle.shape().rows(), puzzle.shape().columns()) <= LONGEST_SIDE
                && kind.flaws(puzzle).isEmpty();
    }

    /// The techniques that are the next step somewhere.
    Collection<Technique> techniques() {
        return reached.keySet();
    }

    /// The positions where a technique is the simplest that finds a step and there are few answers, found as
    /// they are asked for. Their order is mixed, the same each time, with those in which much is open first.
    Stream<FoundPosition> positions(Technique technique) {
        var mixed = new ArrayList<>(reached.getOrDefault(technique, List.of()));
        Collections.shuffle(mixed, new Random((code + technique.id()).hashCode()));
        mixed.sort(Comparator.comparing(at -> at.board.openCount() * OPEN_OF < puzzle.cellCount()));
        return mixed.stream().flatMap(at -> found(at, technique).stream());
    }

    /// Found once, when it is first needed.
    private String form() {
        return puzzle.derived(Form.class, of -> new Form(SymmetricForm.of(of))).text;
    }

    /// The position after so many steps.
    ///
    /// @return empty when there is none of the technique
    Optional<FoundPosition> position(Technique technique, int steps) {
        return reached.getOrDefault(technique, List.of()).stream()
                .filter(at -> at.steps == steps)
                .findFirst()
                .flatMap(at -> found(at, technique));
    }

    /// The position as somebody sees it who does not know how the board came there.
    private Optional<FoundPosition> found(Reached at, Technique technique) {
        var board = Board.of(puzzle, at.board.position());
        var answers = OpenAnswers.of(board, kind.techniques(), technique.tier());
        return answers.size() <= OpenAnswers.MOST
                        && new RuleEngine(kind.techniques())
                                .next(board)
                                .filter(step -> step.technique().equals(technique))
                                .isPresent()
                ? Optional.of(FoundPosition.of(code, form(), at.steps, board, answers))
                : Optional.empty();
    }
}
