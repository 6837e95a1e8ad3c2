package org.crosscage.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kakuro.KakuroGrid.Direction;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SketchTest {

    private static final int EDITS = 1000;

    static Puzzle made(String kind, int n, long seed) {
        return new Generator(PuzzleKinds.of(kind).drafts(), new ExactSolver())
                .generate(new GenerateRequest(n, n, seed), () -> false)
                .orElseThrow()
                .puzzle();
    }

    /// Edits of all sorts, some of which do not apply.
    private static Edit anyEdit(Sketch sketch, Random random) {
        int places = sketch.rows() * sketch.columns();
        int place = random.nextInt(places + 3);
        var some = Cells.of(IntStream.generate(() -> random.nextInt(places)).limit(1 + random.nextInt(3)));
        var number = OptionalInt.of(random.nextInt(12));
        return switch (random.nextInt(8)) {
            case 0 -> new Edit.Paint(some, random.nextBoolean(), Symmetry.values()[random.nextInt(3)]);
            case 1 -> new Edit.RunClue(place, Direction.values()[random.nextInt(2)], number);
            case 2 -> new Edit.Cage(some);
            case 3 -> new Edit.Join(some);
            case 4 ->
                new Edit.CageClue(place, Operation.values()[random.nextInt(6)], OptionalLong.of(random.nextInt(30)));
            case 5 -> new Edit.Give(place, number);
            case 6 -> random.nextInt(20) == 0 ? new Edit.Empty() : new Edit.Fill(place, OptionalInt.empty());
            default -> new Edit.Fill(place, number);
        };
    }

    private static List<Sketch> path(String kind) {
        var random = new Random(7);
        var path = new ArrayList<Sketch>();
        path.add(Sketch.blank(kind, 6, 6));
        while (path.size() < EDITS) {
            path.add(path.getLast().apply(anyEdit(path.getLast(), random)));
        }
        return path;
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void everythingThatEditsLeadToIsWrittenAndReadBack(String kind) {
        assertThat(path(kind))
                .allSatisfy(sketch ->
                        assertThat(SketchText.read(SketchText.write(sketch))).isEqualTo(sketch));
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void undoIsExactAndRedoGoesBack(String kind) {
        var path = path(kind).stream().distinct().toList();
        var history = History.of(path.getFirst());
        var seen = new ArrayList<Sketch>(List.of(path.getFirst()));
        for (var sketch : path.subList(1, path.size())) {
            history = history.then(sketch);
            seen.add(sketch);
        }
        assertThat(seen.size()).isGreaterThan(100);
        assertThat(History.read(history.text()).undone().now()).isEqualTo(seen.get(seen.size() - 2));
        for (int i = seen.size() - 1; i > 0; i--) {
            assertThat(history.now()).isEqualTo(seen.get(i));
            history = history.undone();
        }
        assertThat(history.canUndo()).isFalse();
        for (int i = 0; i < seen.size() - 1; i++) {
            history = history.redone();
        }
        assertThat(history.now()).isEqualTo(seen.getLast());
        assertThat(history.canRedo()).isFalse();
    }

    @ParameterizedTest
    @EnumSource(
            value = Symmetry.class,
            names = {"POINT", "MIRROR"})
    void aPatternThatIsPaintedWithASymmetryKeepsIt(Symmetry symmetry) {
        var random = new Random(3);
        var sketch = (KakuroSketch) Sketch.blank("kakuro", 9, 8);
        for (int i = 0; i < 200; i++) {
            int place = random.nextInt(72);
            sketch = sketch.apply(new Edit.Paint(Cells.of(place), random.nextBoolean(), symmetry));
            assertThat(symmetry.holds(sketch.places(), 9, 8)).isTrue();
        }
        assertThat(sketch.places().size()).isBetween(10, 50);
    }

    /// With digits and clues everywhere, so that there is something to lose.
    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void whatAStrokeTakesAwayComesBackWithTheColours(Symmetry symmetry) {
        var random = new Random(11);
        var puzzle = made("kakuro", 9, 4);
        var whole = (KakuroSketch) Sketch.of(puzzle);
        for (int place : whole.places().toArray()) {
            var digit = OptionalInt.of(1 + random.nextInt(9));
            whole = whole.apply(random.nextBoolean() ? new Edit.Give(place, digit) : new Edit.Fill(place, digit));
        }
        int lost = 0;
        for (int i = 0; i < 200; i++) {
            var stroke = Cells.of(
                            IntStream.generate(() -> 10 + random.nextInt(71)).limit(1 + random.nextInt(4)))
                    .filter(place -> place % 9 > 0);
            if (stroke.isEmpty()) {
                continue;
            }
            boolean toWhite = !whole.places().contains(stroke.get(0));
            var colour = whole.places();
            var alike = stroke.filter(place -> colour.contains(place) != toWhite
                    && symmetry.images(place, 9, 9).filter(image -> image >= 9 && image % 9 > 0).stream()
                            .allMatch(image -> colour.contains(image) != toWhite));
            var there = whole.apply(new Edit.Paint(alike, toWhite, symmetry));
            var back = there.apply(new Edit.Paint(alike, !toWhite, symmetry));

            assertThat(back.clues()).isEqualTo(whole.clues());
            assertThat(back.givens()).isEqualTo(whole.givens());
            assertThat(back.filled()).isEqualTo(whole.filled());
            assertThat(back.aside().givens()).isEmpty();
            assertThat(back.aside().filled()).isEmpty();
            lost += whole.clues().size()
                    - there.clues().size()
                    + whole.filled().size()
                    - there.filled().size();
        }
        assertThat(lost).isGreaterThan(100);
    }

    @Test
    void whatColouringTookAwayIsNoPartOfThePuzzleAndGivesWayToWhatIsWritten() {
        // # # # # / # . . . / # . . . / # . . .
        var sketch = (KakuroSketch) Sketch.blank("kakuro", 4, 4);
        var clued = sketch.apply(new Edit.RunClue(4, Direction.ACROSS, OptionalInt.of(7)))
                .apply(new Edit.Give(5, OptionalInt.of(2)));
        var black = new Edit.Paint(Cells.of(5), false, Symmetry.NONE);
        var white = new Edit.Paint(Cells.of(5), true, Symmetry.NONE);

        var without = clued.apply(black);
        assertThat(without.clues()).isEmpty();
        assertThat(without.hasNoClue()).isTrue();
        assertThat(without.puzzle()).isEqualTo(sketch.apply(black).puzzle());
        assertThat(SketchText.read(SketchText.write(without))).isEqualTo(without);

        assertThat(without.apply(white)).isEqualTo(clued);
        assertThat(without.apply(white)
                        .apply(new Edit.RunClue(4, Direction.ACROSS, OptionalInt.empty()))
                        .apply(black)
                        .apply(white)
                        .clues())
                .isEmpty();
        // a shorter run than the clue was written for does not get it
        assertThat(without.apply(new Edit.Paint(Cells.of(7), false, Symmetry.NONE))
                        .apply(white)
                        .clues())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"aside-across 4", "aside-down 1=x:5", "aside-across 4=7:", "aside-given 5"})
    void whatIsPutAsideInAWrongWayIsRefusedWithItsWords(String line) {
        var text = SketchText.write(Sketch.blank("kakuro", 4, 4)) + "\n" + line;
        assertThatThrownBy(() -> SketchText.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'");
    }

    @ParameterizedTest
    @CsvSource({"kakuro, given", "kakuro, filled", "kakuro, aside-given", "kakuro, aside-filled", "kenken, filled"})
    void aDigitThatThePuzzleCannotHaveIsRefusedWithItsPlace(String kind, String line) {
        var text = SketchText.write(Sketch.blank(kind, 4, 4)) + "\n" + line + " 5=";
        assertThat(SketchText.read(text + "4").kind()).isEqualTo(kind);
        for (var digit : List.of("77", "10")) {
            assertThatThrownBy(() -> SketchText.read(text + digit))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("'" + line + " 5=" + digit + "'");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void aPuzzleComesBackFromItsSketch(String kind) {
        for (long seed = 1; seed <= 5; seed++) {
            var puzzle = made(kind, 6, seed);
            var sketch = Sketch.of(puzzle);
            assertThat(sketch.puzzle()).contains(puzzle);
            assertThat(sketch.isPlayable()).isTrue();
            assertThat(sketch.flaws()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void cluesFollowTheSolutionThatIsFilledIn(String kind) {
        var puzzle = made(kind, 6, 2);
        var whole = Sketch.of(puzzle);
        var solution = new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                .solutions()
                .getFirst();
        var bare = SketchText.read(SketchText.write(whole).replaceAll("\n(across|down|clues) .*", ""));
        assertThat(bare.flaws()).extracting(Flaw::fault).contains(Flaw.Fault.MISSING_CLUE);
        for (int cell = 0; cell < bare.places().size(); cell++) {
            bare = bare.apply(new Edit.Fill(bare.places().get(cell), OptionalInt.of(solution.digit(cell))));
        }
        assertThat(bare.flaws()).isEmpty();
        assertThat(bare.puzzle().orElseThrow().isSolvedBy(solution)).isTrue();
        assertThat(bare.solution()).contains(solution);
    }

    @Test
    void flawsSayWhereTheyAre() {
        // # # # # / # . # . / # . . # / # # . #
        var sketch = SketchText.read("kakuro 4 4\ndigits 1 2 3 4 5 6 7 8 9\nwhite 5 7 9 10 14\nacross 8=18 1=1");
        assertThat(sketch.flaws())
                .containsExactlyInAnyOrder(
                        new Flaw(Flaw.Fault.RUN_OF_ONE, Cells.of(5, 7, 14)),
                        new Flaw(Flaw.Fault.NOT_CONNECTED, Cells.of(7)),
                        new Flaw(Flaw.Fault.MISSING_CLUE, Cells.of(1, 3, 4, 6, 13)),
                        new Flaw(Flaw.Fault.IMPOSSIBLE_CLUE, Cells.of(8)));
        assertThat(sketch.puzzle()).isPresent();
        var long_ = Sketch.blank("kakuro", 11, 11);
        assertThat(long_.flaws()).extracting(Flaw::fault).contains(Flaw.Fault.RUN_TOO_LONG);
        assertThat(long_.puzzle()).isEmpty();
        var cage = Sketch.blank("kenken", 3, 3).apply(new Edit.Cage(Cells.of(0, 8)));
        assertThat(cage.flaws())
                .contains(new Flaw(Flaw.Fault.CAGE_NOT_CONNECTED, Cells.of(0, 8)))
                .extracting(Flaw::fault)
                .contains(Flaw.Fault.MISSING_CLUE);
    }

    @Test
    void aCageThatIsDrawnThroughAnotherLeavesItsConnectedParts() {
        var sketch = Sketch.blank("kenken", 3, 3)
                .apply(new Edit.Cage(Cells.of(0, 1, 2)))
                .apply(new Edit.Cage(Cells.of(1, 4)));
        assertThat(((KenKenSketch) sketch).cages().values()).contains(Cells.of(0), Cells.of(2), Cells.of(1, 4));
        var joined = (KenKenSketch) sketch.apply(new Edit.Join(Cells.of(0, 4)));
        assertThat(joined.cages().values()).contains(Cells.of(0, 1, 4));
    }

    @Test
    void aTextThatIsNoSketchIsRefusedByName() {
        assertThatThrownBy(() -> SketchText.read("sudoku 9 9")).hasMessageContaining("sudoku 9 9");
        assertThatThrownBy(() -> SketchText.read("kakuro 3 3\ndigits 1 2\nwhite 4 x"))
                .hasMessageContaining("'x'");
        assertThatThrownBy(() -> SketchText.read("kenken 3 3\ndigits 1 2 3\ncages 0 0 0"))
                .hasMessageContaining("each place once");
        assertThatThrownBy(() -> History.read("history 4\n\nkakuro 3 3")).isInstanceOf(IllegalArgumentException.class);
    }
}
