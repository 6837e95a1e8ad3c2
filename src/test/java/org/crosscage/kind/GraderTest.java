package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.crosscage.ShippedKinds;
import org.crosscage.core.generate.Bottlenecks;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.technique.LastCell;
import org.crosscage.core.logic.technique.NakedSingle;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraderTest {

    /// 17 in two cells is 8 + 9, 16 is 7 + 9: the cell that both cross is 9, and everything follows.
    private static final String GENTLE = """
            puzzle gentle
            size 3 3
            grid
            # 17\\ 16\\
            \\17 . .
            \\16 . .
            end
            """;

    @Test
    void theGradeIsTheTierOfTheHardestStep() {
        var rating = rate(GENTLE);
        assertThat(rating.grade()).isEqualTo(Grade.GENTLE);
        assertThat(rating.tier())
                .hasValueSatisfying(tier -> assertThat(tier.level()).isEqualTo(1));
    }

    @Test
    void theScoreIsTheSumOfTheWeightsOfTheSteps() {
        var rating = rate(GENTLE);
        assertThat(rating.techniques()).isNotEmpty();
        assertThat(rating.score())
                .isEqualTo(rating.techniques().entrySet().stream()
                        .mapToInt(technique -> technique.getValue()
                                * TechniqueCatalogue.of(technique.getKey())
                                        .orElseThrow()
                                        .technique()
                                        .weight())
                        .sum());
    }

    @Test
    void whereTheTechniquesStopTheGradeIsBeyondAndSearchIsPartOfTheScore() {
        var puzzle = puzzle(GENTLE);
        var rating = new Grader(List.of(new LastCell(), new NakedSingle()))
                .rate(puzzle, () -> false)
                .orElseThrow();
        assertThat(rating.grade()).isEqualTo(Grade.BEYOND);
        assertThat(rating.tier()).isEmpty();
        assertThat(rating.score()).isEqualTo(puzzle.cellCount() * Grader.SEARCH_WEIGHT);
    }

    @Test
    void whoStopsGetsNoRating() {
        var puzzle = puzzle(GENTLE);
        assertThat(grader(puzzle).rate(puzzle, () -> true)).isEmpty();
    }

    /// At the end of this KenKen the last cell follows in one way only.
    @Test
    void aPositionWithOneStepIsABottleneck() {
        var rating = rate("""
                puzzle single
                size 3
                cage 1= r1c1
                cage 2= r1c2
                cage 3= r1c3
                cage 2= r2c1
                cage 3= r2c2
                cage 1= r2c3
                cage 3= r3c1
                cage 1= r3c2
                cage 2= r3c3
                end
                """);
        assertThat(rating.techniques().keySet()).containsExactly("single-square");
        assertThat(rating.bottlenecks()).isOne();
    }

    /// The short way, which relies on what the engine found, against the long one, which asks every technique again.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void whatTheEngineFoundIsEnoughToTellABottleneck(String id) {
        var kind = PuzzleKinds.of(id);
        var bottlenecks = new Bottlenecks(kind.techniques());
        var generator = new Generator(kind.drafts(), new ExactSolver());
        var found = new ArrayList<Boolean>();
        for (int seed = 0; seed < 10; seed++) {
            var puzzle = generator
                    .generate(new GenerateRequest(7, 7, seed), () -> false)
                    .orElseThrow()
                    .puzzle();
            var board = Board.of(puzzle);
            new RuleEngine(kind.techniques()).run(board, () -> false, (step, open) -> {
                boolean only = bottlenecks.isOne(board, step.technique().tier());
                assertThat(bottlenecks.isOne(board, step, open))
                        .as(step.toString())
                        .isEqualTo(only);
                found.add(only);
            });
        }
        assertThat(found).contains(true, false);
    }

    @Test
    void harderTechniquesWeighMore() {
        for (var kind : PuzzleKinds.all()) {
            var techniques = kind.techniques();
            assertThat(techniques).extracting(Technique::weight).allMatch(weight -> weight > 0);
            var lightest = new TreeMap<Tier, Integer>();
            techniques.forEach(each -> lightest.merge(each.tier(), each.weight(), Math::min));
            assertThat(List.copyOf(lightest.values()))
                    .as(kind.id())
                    .doesNotHaveDuplicates()
                    .isSorted();
            assertThat(lightest.keySet())
                    .as(kind.id())
                    .hasSizeGreaterThan(ShippedKinds.isShipped(kind) ? Tier.values().length - 1 : 1);
        }
    }

    private static Rating rate(String text) {
        var puzzle = puzzle(text);
        return grader(puzzle).rate(puzzle, () -> false).orElseThrow();
    }

    private static Grader grader(Puzzle puzzle) {
        return new Grader(PuzzleKinds.of(puzzle.kind()).techniques());
    }

    private static Puzzle puzzle(String text) {
        return PuzzleFormats.read(text).getFirst().puzzle();
    }
}
