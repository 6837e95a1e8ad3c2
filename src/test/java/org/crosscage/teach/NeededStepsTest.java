package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.crosscage.Sweep;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Premise;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.ShippedSample;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NeededStepsTest {

    /// A step as it was taken.
    ///
    /// @param before the board on which it was taken
    private record Shown(Step step, Board before) {}

    private static List<Shown> shown(PuzzleEntry entry) {
        var board = Board.of(entry.puzzle());
        var shown = new ArrayList<Shown>();
        for (var thought : thoughts(entry)) {
            for (var step : thought) {
                shown.add(new Shown(step, board.copy()));
                step.applyTo(board);
            }
        }
        assertThat(board.isSolved()).as(entry.id()).isTrue();
        return shown;
    }

    private static List<PuzzleEntry> entries(String pack) throws IOException {
        return ShippedSample.of(Path.of("puzzles", pack + ".txt"));
    }

    /// One of three, strictly all: for laws that every puzzle keeps.
    private static List<PuzzleEntry> sample(String pack) throws IOException {
        return Sweep.of(entries(pack), 3, pack);
    }

    /// A reason speaks of the board that is seen: each of its premises is what the cell holds there.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-6x6", "kakuro/kakuro-10x10", "kenken/kenken-5x5", "kenken/kenken-7x7"})
    void aReasonIsAboutWhatIsSeen(String pack) throws IOException {
        for (var entry : sample(pack)) {
            for (var each : shown(entry)) {
                assertThat(each.step().reason().premises())
                        .as("%s: %s", entry.id(), each.step())
                        .allSatisfy(premise -> assertThat(premise)
                                .isEqualTo(new Premise(
                                        premise.cell(), each.before().candidates(premise.cell()))));
            }
        }
    }

    /// What a step removes is among what a later one rests on, where it cannot be left out.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-6x6", "kakuro/kakuro-10x10", "kenken/kenken-5x5", "kenken/kenken-7x7"})
    void everyRemovalIsFollowedByAStepThatNamesACellOfIt(String pack) throws IOException {
        for (var entry : sample(pack)) {
            Set<Integer> named = new HashSet<>();
            for (var each : shown(entry).reversed()) {
                var step = each.step();
                if (step.placements().isEmpty()) {
                    assertThat(step.changedCells().stream().boxed())
                            .as("%s: %s", entry.id(), step)
                            .anyMatch(named::contains);
                }
                step.reason().premises().stream().map(Premise::cell).forEach(named::add);
                step.eliminations().stream().map(Elimination::cell).forEach(named::add);
            }
        }
    }

    /// Nobody crosses out more before writing a digit that is alone in its cell.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-8x8", "kakuro/kakuro-12x12", "kenken/kenken-5x5", "kenken/kenken-7x7"})
    void aDigitThatARemovalLeavesAloneIsPlacedBeforeTheNextRemoval(String pack) throws IOException {
        for (var entry : sample(pack)) {
            var shown = shown(entry);
            for (int i = 1; i < shown.size(); i++) {
                var before = shown.get(i - 1).step();
                var now = shown.get(i);
                if (before.placements().isEmpty() && now.step().placements().isEmpty()) {
                    assertThat(before.changedCells().stream().boxed())
                            .as("%s: %s, then %s", entry.id(), before, now.step())
                            .noneMatch(cell -> !now.before().isPlaced(cell)
                                    && now.before().candidates(cell).size() == 1);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-10x10", "kakuro/kakuro-12x12", "kenken/kenken-6x6"})
    void thereAreFewerStepsThanTheTechniquesFindAndLessWayBetweenThem(String pack) throws IOException {
        int all = 0;
        int needed = 0;
        long wayOfAll = 0;
        long way = 0;
        for (var entry : entries(pack)) {
            var techniques = PuzzleKinds.of(entry.puzzle().kind()).techniques();
            var engine =
                    new RuleEngine(techniques).run(Board.of(entry.puzzle())).steps();
            var steps = shown(entry).stream().map(Shown::step).toList();
            all += engine.size();
            needed += steps.size();
            wayOfAll += way(engine, entry);
            way += way(steps, entry);
        }
        assertThat(needed).isLessThan(all);
        assertThat((double) way / needed).isLessThan((double) wayOfAll / all);
    }

    private static long way(List<Step> steps, PuzzleEntry entry) {
        long way = 0;
        var nearness = new Nearness(entry.puzzle());
        for (var step : steps) {
            way += nearness.distance(step);
            nearness.moveTo(step.changedCells().get(0));
        }
        return way;
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-8x8", "kenken/kenken-6x6"})
    void smallRemovalsInOnePlaceAndWhatTheyLeadToAreOneThought(String pack) throws IOException {
        int pairs = 0;
        int longer = 0;
        for (var entry : entries(pack)) {
            for (var thought : thoughts(entry)) {
                var steps = thought;
                assertThat(steps).hasSizeBetween(1, 4);
                pairs += steps.size() == 2 ? 1 : 0;
                longer += steps.size() > 2 ? 1 : 0;
                for (int i = 0; i < steps.size() - 1; i++) {
                    var removal = steps.get(i);
                    assertThat(removal.placements()).isEmpty();
                    assertThat(removal.technique().tier()).isLessThanOrEqualTo(Tier.EASY);
                    assertThat(removal.changedCells().size()).isLessThanOrEqualTo(3);
                    assertThat(steps.subList(i + 1, steps.size()))
                            .anyMatch(next -> next.reason().cells().intersects(removal.changedCells()));
                }
                if (steps.size() > 2) {
                    assertThat(entry.puzzle().constraints())
                            .as("%s: %s", entry.id(), steps)
                            .anyMatch(place -> steps.stream()
                                    .allMatch(step -> place.cells().intersects(step.changedCells())));
                }
            }
        }
        assertThat(pairs).isPositive();
        assertThat(longer).isPositive();
    }

    /// What other steps use too is a thought of its own, unless a digit follows at once.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-8x8", "kakuro/kakuro-10x10", "kakuro/kakuro-12x12"})
    void whatLeadsToARemovalIsOfUseForNothingElse(String pack) throws IOException {
        int found = 0;
        for (var entry : entries(pack)) {
            var later = new HashSet<Integer>();
            for (var thought : thoughts(entry).reversed()) {
                var goal = thought.getLast();
                if (thought.size() > 1 && goal.placements().isEmpty()) {
                    found++;
                    assertThat(thought.subList(0, thought.size() - 1))
                            .as("%s: %s", entry.id(), thought)
                            .allSatisfy(step -> assertThat(
                                            step.changedCells().stream().boxed())
                                    .noneMatch(later::contains));
                }
                for (var step : thought.reversed()) {
                    step.placements().forEach(placed -> later.remove(placed.cell()));
                    step.reason().premises().forEach(premise -> later.add(premise.cell()));
                }
            }
        }
        assertThat(found).isPositive();
    }

    private static List<List<Step>> thoughts(PuzzleEntry entry) {
        var techniques = PuzzleKinds.of(entry.puzzle().kind()).techniques();
        return NeededSteps.of(Board.of(entry.puzzle()), techniques, () -> false);
    }
}
