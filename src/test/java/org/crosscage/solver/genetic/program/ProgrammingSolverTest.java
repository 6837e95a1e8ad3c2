package org.crosscage.solver.genetic.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.crosscage.solver.ReportBoards.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverEvent.Generation;
import org.crosscage.core.search.SolverEvent.Programmed;
import org.crosscage.core.search.SolverEvent.Restarted;
import org.crosscage.core.search.SolverResult;
import org.crosscage.core.search.UnreadableException;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The genetic programming of the report, held against what the report prints.
class ProgrammingSolverTest {

    private final ProgrammingSolver solver = new ProgrammingSolver();
    private final List<SolverEvent> events = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "report-easy,   1, 8 9 9 7",
        "report-medium, 2, 1 3 2 5 1 1 2",
        "report-hard,   3, 2 8 1 6 7 2 4 9 8 1 9 4"
    })
    void eachPrintedStrategyFillsItsBoard(String strategy, int board, String digits) {
        var result = solve(board(board), applying(strategy), 1);
        assertThat(result.solutions())
                .containsExactly(Solution.of(List.of(digits.split(" ")).stream()
                        .mapToInt(Integer::parseInt)
                        .toArray()));
        assertThat(events).filteredOn(Programmed.class::isInstance).hasSize(1);
    }

    /// No value is cut off to a digit: the printed strategies tell the digits themselves.
    @ParameterizedTest
    @CsvSource({"report-easy, 1", "report-medium, 2", "report-hard, 3"})
    void theirValuesAreTheDigits(String name, int board) {
        var puzzle = board(board);
        var groups = Groups.of(puzzle).orElseThrow();
        var strategy = StrategyReader.read(ReportStrategies.all().get(name));
        int[] digits = new StrategyFilling(puzzle, groups).digits(strategy);
        var features = new BoardFeatures(groups);
        features.begin();
        for (int digit : digits) {
            assertThat(strategy.value(features)).isEqualTo(digit);
            features.fill(digit);
        }
    }

    @Test
    void aStrategyThatDoesNotFillTheBoardGivesUp() {
        var result = solve(board(4), applying("report-hard"), 1);
        assertThat(result.solutions()).isEmpty();
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.OUT_OF_TRIES));
    }

    @Test
    void aStrategyThatWasFoundFillsTheBoardAgain() {
        var few = Settings.USUAL.with(ProgrammingSolver.POPULATION, 500);
        var bred = solve(board(1), few, 2);
        assertThat(bred.solutions()).hasSize(1);
        var expression = events.stream()
                .filter(Programmed.class::isInstance)
                .map(event -> ((Programmed) event).expression())
                .toList()
                .getLast();
        assertThat(solve(board(1), applying(expression), 1).solutions()).isEqualTo(bred.solutions());
    }

    @Test
    void fitnessCountsRepeatsTenTimes() {
        var filling = new StrategyFilling(board(1), Groups.of(board(1)).orElseThrow());
        assertThat(filling.fitness(new int[] {8, 9, 9, 7})).isZero();
        // 8 8 / 9 7: a repeat, and a row and a column that are 1 too small
        assertThat(filling.fitness(new int[] {8, 8, 9, 7})).isEqualTo(10 + 1 + 1);
        // 9 9 / 9 7: repeats in a row and a column, both 1 too large
        assertThat(filling.fitness(new int[] {9, 9, 9, 7})).isEqualTo(10 * 2 + 1 + 1);
    }

    @Test
    void attemptsAreRepeatedAsOftenAsIsSaid() {
        var few = Settings.USUAL
                .with(ProgrammingSolver.POPULATION, 10)
                .with(ProgrammingSolver.GENERATIONS, 3)
                .with(ProgrammingSolver.ATTEMPTS, 4);
        assertThat(solve(board(4), few, 1).solutions()).isEmpty();
        assertThat(events).filteredOn(Generation.class::isInstance).hasSize(16);
        assertThat(events.stream().filter(Restarted.class::isInstance))
                .containsExactly(new Restarted(4), new Restarted(8), new Restarted(12));
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.GENERATION_LIMIT));
    }

    @Test
    void itsParametersAreThoseOfTheReport() {
        assertThat(solver.parameters().stream()
                        .filter(parameter -> parameter.paperText().isPresent())
                        .map(Parameter::usualText))
                .containsExactly("5000", "7", "0.7", "0.1", "50");
    }

    @Test
    void aTextThatIsNoStrategyIsNoValueOfItsParameter() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Settings.of(solver.parameters(), Map.of("strategy", "add(1, 2")))
                .withCauseInstanceOf(UnreadableException.class);
    }

    @Test
    void aKenKenIsNotForIt() {
        var square = KenKenRules.puzzle(
                3,
                Digits.range(1, 3),
                List.of(new Arithmetic(Group.CAGE, Shape.square(3).cells(), Operation.ADD, 18, false)));
        assertThat(solve(square, Settings.USUAL, 1)).isEqualTo(new SolverResult(List.of(), false, 0));
        assertThat(events).containsExactly(new GaveUp(GaveUp.Reason.NOT_FOR_THIS_PUZZLE));
    }

    private static Settings applying(String strategy) {
        return Settings.USUAL.with(ProgrammingSolver.STRATEGY, strategy);
    }

    private SolverResult solve(Puzzle puzzle, Settings settings, long seed) {
        events.clear();
        return solver.solve(
                puzzle,
                new SolverContext(
                        new SplittableRandom(seed), () -> false, new Limits(1, Long.MAX_VALUE), settings, events::add));
    }
}
