package org.crosscage.core.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.junit.jupiter.api.Test;

class RuleEngineTest {

    private final Board board = Board.of(emptyGrid(5));

    @Test
    void theEasiestTechniqueThatFindsSomethingIsAsked() {
        var engine = new RuleEngine(List.of(found("none"), found("easy", gone(3, 1)), found("hard", place(0, 1))));
        assertThat(engine.next(board)).contains(gone(3, 1).of("easy", board));
    }

    @Test
    void aPlacementComesBeforeARemoval() {
        assertThat(first(gone(0, 1, 2, 3), place(24, 5))).isEqualTo("place 24");
    }

    @Test
    void thenTheStepThatRemovesMost() {
        assertThat(first(gone(0, 1), gone(7, 1, 2))).isEqualTo("gone 7");
    }

    @Test
    void thenTheFirstInReadingOrder() {
        assertThat(first(gone(7, 1, 2), gone(6, 3, 4))).isEqualTo("gone 6");
    }

    @Test
    void thenTheSmallestDigit() {
        var engine = new RuleEngine(List.of(found("one", gone(7, 2), gone(7, 1))));
        assertThat(engine.next(board).orElseThrow().eliminations()).containsExactly(new Elimination(7, Digits.of(1)));
    }

    @Test
    void theStepNearestToTheSelectionComesBeforeAllOthersOfItsTechnique() {
        var engine = new RuleEngine(List.of(found("one", place(0, 1), gone(23, 1))));
        assertThat(engine.nextNear(board, 24)).contains(gone(23, 1).of("one", board));
    }

    @Test
    void nearnessDoesNotBringAHarderTechniqueForward() {
        var engine = new RuleEngine(List.of(found("easy", place(0, 1)), found("hard", place(24, 1))));
        assertThat(engine.nextNear(board, 24)).contains(place(0, 1).of("easy", board));
    }

    @Test
    void theOrderInWhichATechniqueFindsItsStepsDoesNotMatter() {
        var changes = List.of(gone(3, 1), place(4, 2), gone(1, 1, 2), place(2, 2), gone(3, 2));
        var reversed = changes.reversed();
        var engine = new RuleEngine(List.of(found("one", changes.toArray(Change[]::new))));
        var other = new RuleEngine(List.of(found("one", reversed.toArray(Change[]::new))));
        assertThat(engine.all(board)).isEqualTo(other.all(board));
        assertThat(engine.next(board)).isEqualTo(other.next(board));
    }

    @Test
    void allStepsAreListedByTechniqueAndEqualOnesOnce() {
        var engine =
                new RuleEngine(List.of(found("easy", gone(3, 1), place(0, 1), gone(3, 1)), found("hard", place(0, 1))));
        assertThat(engine.all(board))
                .containsExactly(
                        place(0, 1).of("easy", board),
                        gone(3, 1).of("easy", board),
                        place(0, 1).of("hard", board));
    }

    @Test
    void aBoardOnWhichACellHasNoCandidateIsLeftAlone() {
        board.eliminate(4, board.candidates(4));
        var engine = new RuleEngine(List.of(found("one", place(0, 1))));
        assertThat(engine.next(board)).isEmpty();
        assertThat(engine.all(board)).isEmpty();
        assertThat(engine.run(board).contradiction()).isTrue();
    }

    @Test
    void aRunShowsEachStepBeforeItIsApplied() {
        var puzzle = KakuroRules.puzzle(
                row(2),
                Digits.range(1, 9),
                run -> run.cells().size() == 2 ? OptionalLong.of(4) : OptionalLong.empty(),
                Map.of(0, 1));
        var seen = new ArrayList<Integer>();
        var board = Board.of(puzzle);
        var engine = new RuleEngine(PuzzleKinds.of(puzzle.kind()).techniques());
        var trace = engine.run(board, () -> false, step -> {
            seen.add(board.openCount());
            step.reason();
        });
        assertThat(trace.solved()).isTrue();
        assertThat(trace.contradiction()).isFalse();
        assertThat(seen).containsExactly(1);
    }

    @Test
    void aRunEndsWhenItIsStopped() {
        var engine = new RuleEngine(List.of(found("one", place(0, 1))));
        assertThat(engine.run(board, () -> true, step -> {}).steps()).isEmpty();
    }

    @Test
    void aFullBoardThatBreaksAClueIsAContradiction() {
        var puzzle = KakuroRules.puzzle(
                row(2),
                Digits.range(1, 9),
                run -> run.cells().size() == 2 ? OptionalLong.of(4) : OptionalLong.empty(),
                Map.of(0, 1, 1, 5));
        var trace = new RuleEngine(List.of()).run(Board.of(puzzle));
        assertThat(trace.solved()).isFalse();
        assertThat(trace.contradiction()).isTrue();
    }

    @Test
    void aReasonThatWasReadStaysAndOneThatWasNotIsRefusedOnceTheBoardHasChanged() {
        var read = place(0, 1).of("one", board);
        var unread = place(0, 1).of("one", board);
        var reason = read.reason();
        board.place(24, 5);
        assertThat(read.reason()).isSameAs(reason);
        assertThatThrownBy(unread::reason).isInstanceOf(IllegalStateException.class);
    }

    private String first(Change... changes) {
        var step = new RuleEngine(List.of(found("one", changes))).next(board).orElseThrow();
        return (step.placements().isEmpty() ? "gone " : "place ")
                + step.changedCells().get(0);
    }

    private static Change place(int cell, int digit) {
        return (id, board) -> Step.of(found(id))
                .place(cell, digit, board)
                .because(board, () -> Reason.of(id).build());
    }

    private static Change gone(int cell, int... digits) {
        return (id, board) -> Step.of(found(id))
                .eliminate(Digits.of(digits), cell, board)
                .because(board, () -> Reason.of(id).build());
    }

    private static Technique found(String id, Change... changes) {
        return new Scripted(id, List.of(changes));
    }

    private interface Change {
        Step of(String id, Board board);
    }

    /// Finds what it is told to; the same as any other of its name.
    private record Scripted(String id, List<Change> changes) implements Technique {

        @Override
        public Tier tier() {
            return Tier.GENTLE;
        }

        @Override
        public int weight() {
            return 1;
        }

        @Override
        public List<Step> find(Board board) {
            return changes.stream().map(change -> change.of(id, board)).toList();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Scripted scripted && scripted.id.equals(id);
        }

        @Override
        public int hashCode() {
            return id.hashCode();
        }
    }

    private static Puzzle emptyGrid(int n) {
        return Puzzle.of(KenKenRules.ID, Shape.square(n), Digits.range(1, n), List.of(), Map.of());
    }

    private static Shape row(int cells) {
        var white = new BitSet();
        white.set(cells + 2, 2 * cells + 2);
        return Shape.of(2, cells + 1, white);
    }
}
