package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.generate.TechniquePosition;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.technique.Bounds;
import org.crosscage.core.logic.technique.Layout;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.ShippedSample;
import org.crosscage.library.Practice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How much of a step one hint tells, on the way through shipped puzzles.
class HintStepTest {

    /// A step of the engine, and what a hint tells instead, on a board that is as before both.
    private record Told(Step step, Step hint, Board board) {}

    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-6x6", "kakuro/kakuro-8x8", "kenken/kenken-5x5"})
    void whoTakesTheEndsFromTheCellsOfAClueOfTwoTakesAllThatNoPairHas(String pack) throws IOException {
        int ends = 0;
        for (var told : walk(pack)) {
            if (told.step().technique().id().equals("bounds")
                    && told.step().reason().constraints().getFirst() instanceof Arithmetic sum
                    && sum.cells().size() == 2) {
                ends++;
                var after = told.board().copy();
                told.hint().applyTo(after);
                assertThat(sum.cells().stream()
                                .allMatch(cell -> after.candidates(cell).stream()
                                        .allMatch(digit -> hasPartner(sum, cell, digit, after))))
                        .as("%s in place of %s", told.hint(), told.step())
                        .isTrue();
            }
        }
        assertThat(ends).isPositive();
    }

    /// What the other cells make is said only where the ways are more, or do not say as much, and of a sum of two cells
    /// with several ways.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-8x8", "kenken/kenken-5x5", "kenken/kenken-6x6"})
    void ofAClueWithFewWaysTheWaysAreToldAndNotBounds(String pack) throws IOException {
        int listed = 0;
        for (var told : walk(pack)) {
            if (told.step().technique() instanceof Bounds
                    && told.step().reason().constraints().getFirst() instanceof Arithmetic clue) {
                var clues = LiveClues.of(told.board());
                var ways = clues.combinations(clues.indexOf(clue));
                var possible = ways.possible();
                boolean says = told.step().eliminations().stream()
                        .noneMatch(gone -> gone.digits().intersects(possible));
                boolean isSumOfTwo =
                        clue.operation() == Operation.ADD && clue.cells().size() == 2;
                if (ways.size() <= (isSumOfTwo ? 1 : 3) && says) {
                    listed++;
                    assertThat(told.hint().technique())
                            .as("in place of %s", told.step())
                            .isNotInstanceOf(Bounds.class);
                    assertThat(told.hint().removedCount())
                            .isGreaterThanOrEqualTo(told.step().removedCount());
                }
            }
        }
        assertThat(listed).isGreaterThan(3);
    }

    /// "Only one way to fill the cage 75× is left: 5 3 5", where combinations do not say which cell loses what.
    @Test
    void ofACageWithFewLayoutsTheyAreToldAndNotBounds() throws IOException {
        int told = 0;
        for (var each : walk("kenken/kenken-multiplication")) {
            if (each.step().technique() instanceof Bounds
                    && each.hint().technique() instanceof Layout
                    && each.hint().reason().facts().get("layouts") instanceof Fact.OfLayouts layouts) {
                told++;
                assertThat(layouts.layouts()).hasSizeBetween(1, 3);
                assertThat(each.hint().includes(each.step())).isTrue();
            }
        }
        assertThat(told).isPositive();
    }

    private static boolean hasPartner(Arithmetic clue, int cell, int digit, Board board) {
        int other = clue.cells().without(cell).get(0);
        return board.candidates(other).stream()
                .anyMatch(each -> (each != digit || !board.puzzle().peers(cell).contains(other))
                        && clue.operation().holds(new int[] {digit, each}, clue.target()));
    }

    @Test
    void aLineCombinationIsToldByOneArgument() throws IOException {
        int shorter = 0;
        for (var told : walk("kenken/kenken-6x6")) {
            if (told.step().technique().id().equals("line-combination")) {
                var reason = told.hint().reason();
                assertThat(told.hint().technique()).isEqualTo(told.step().technique());
                assertThat(reason.key().endsWith(".told") ? reason.thoughts() : List.of())
                        .hasSizeLessThanOrEqualTo(1);
                shorter += told.hint().equals(told.step()) ? 0 : 1;
            }
        }
        assertThat(shorter).isPositive();
    }

    @Test
    void whoPractisesATechniqueIsToldOfThatOne() {
        int others = 0;
        for (var kind : PuzzleKinds.all()) {
            for (var technique : kind.techniques()) {
                var puzzles = technique.tier() == Tier.EASY
                        ? Practice.standard().puzzles(kind, technique)
                        : List.<PuzzleEntry>of();
                for (var entry : puzzles) {
                    var position = TechniquePosition.of(entry.puzzle(), kind.techniques(), technique)
                            .orElseThrow();
                    var board = Board.of(entry.puzzle(), position.before());
                    var step = new RuleEngine(List.of(technique)).next(board).orElseThrow();
                    var practising = new Teaching(kind.techniques(), true, true, Optional.of(technique));
                    assertThat(HintStep.of(step, board, practising).technique())
                            .as(entry.id())
                            .isEqualTo(technique);
                    var hint = HintStep.of(step, board, new Teaching(kind.techniques(), true, true));
                    others += hint.technique().equals(technique) ? 0 : 1;
                }
            }
        }
        assertThat(others).isPositive();
    }

    /// Goes on by hints, and gets to the end with them.
    private static List<Told> walk(String pack) throws IOException {
        var all = new ArrayList<Told>();
        for (var entry : ShippedSample.of(Path.of("puzzles", pack + ".txt"))) {
            all.addAll(walk(entry));
        }
        return all;
    }

    private static List<Told> walk(PuzzleEntry entry) {
        var techniques = PuzzleKinds.of(entry.puzzle().kind()).techniques();
        var engine = new RuleEngine(techniques);
        var board = Board.of(entry.puzzle());
        var all = new ArrayList<Told>();
        for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
            var hint = HintStep.of(next.get(), board, new Teaching(techniques, true, true));
            next.get().reason();
            hint.reason();
            all.add(new Told(next.get(), hint, board.copy()));
            hint.applyTo(board);
        }
        assertThat(board.isSolved()).as(entry.id()).isTrue();
        return all;
    }
}
