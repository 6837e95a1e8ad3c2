package org.crosscage.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchTool;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Stroke;
import org.crosscage.core.sketch.Target;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds of the editor of every kind.
public final class EditingContractTest {

    /// So many can be undone.
    private static final int STEPS = 40;

    private static final int EDITS = 1000;

    static List<String> kinds() {
        return PuzzleKinds.all().stream().map(PuzzleKind::id).toList();
    }

    /// A side that is neither the smallest nor the largest, where there is a choice.
    private static int side(String kind) {
        var editing = PuzzleKinds.of(kind).editing();
        return Math.clamp(6, editing.smallest(), editing.largest());
    }

    private static Sketch blank(String kind) {
        return Sketches.blank(kind, side(kind), side(kind));
    }

    public static Puzzle made(String kind, int n, long seed) {
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
        return switch (random.nextInt(6)) {
            case 0, 1 -> anyStroke(some, random);
            case 2 -> {
                var slot = new Slot(place, Slot.Part.values()[random.nextInt(3)]);
                yield random.nextInt(6) == 0
                        ? Edit.Clue.none(slot)
                        : new Edit.Clue(slot, new Target(Operation.values()[random.nextInt(6)], random.nextInt(30)));
            }
            case 3 -> new Edit.Give(place, number);
            case 4 -> random.nextInt(20) == 0 ? new Edit.Empty() : new Edit.Fill(place, OptionalInt.empty());
            default -> new Edit.Fill(place, number);
        };
    }

    /// Of any kind, so that those of another one are among them.
    private static Edit anyStroke(Cells some, Random random) {
        var kinds = PuzzleKinds.all();
        var editing = kinds.get(random.nextInt(kinds.size())).editing();
        var symmetries = editing.symmetries();
        var symmetry = symmetries.isEmpty() ? "" : symmetries.get(random.nextInt(symmetries.size()));
        var strokes = strokes(editing);
        return strokes.isEmpty()
                ? new Edit.Empty()
                : editing.edit(new Stroke(
                                strokes.get(random.nextInt(strokes.size())), some, random.nextBoolean(), symmetry))
                        .orElseThrow();
    }

    private static List<String> strokes(Editing editing) {
        return editing.tools().stream().flatMap(tool -> tool.stroke().stream()).toList();
    }

    private static List<Sketch> path(String kind) {
        var random = new Random(7);
        var path = new ArrayList<Sketch>();
        path.add(blank(kind));
        while (path.size() < EDITS) {
            path.add(path.getLast().apply(anyEdit(path.getLast(), random)));
        }
        return path;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everythingThatEditsLeadToIsWrittenAndReadBack(String kind) {
        assertThat(path(kind))
                .allSatisfy(sketch ->
                        assertThat(SketchText.read(SketchText.write(sketch))).isEqualTo(sketch));
    }

    @ParameterizedTest
    @MethodSource("kinds")
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
        for (int i = seen.size() - 1; i > seen.size() - 1 - STEPS; i--) {
            assertThat(history.now()).isEqualTo(seen.get(i));
            history = history.undone();
        }
        assertThat(history.now()).isEqualTo(seen.get(seen.size() - 1 - STEPS));
        assertThat(history.canUndo()).isFalse();
        for (int i = 0; i < STEPS; i++) {
            history = history.redone();
        }
        assertThat(history.now()).isEqualTo(seen.getLast());
        assertThat(history.canRedo()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"kakuro, given", "kakuro, filled", "kakuro, aside-given", "kakuro, aside-filled", "kenken, filled"})
    void aDigitThatThePuzzleCannotHaveIsRefusedWithItsPlace(String kind, String line) {
        var text = SketchText.write(Sketches.blank(kind, 4, 4)) + "\n" + line + " 5=";
        assertThat(SketchText.read(text + "4").kind()).isEqualTo(kind);
        for (var digit : List.of("77", "10")) {
            assertThatThrownBy(() -> SketchText.read(text + digit))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("'" + line + " 5=" + digit + "'");
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aPuzzleComesBackFromItsSketch(String kind) {
        for (long seed = 1; seed <= 5; seed++) {
            var puzzle = made(kind, side(kind), seed);
            var sketch = Sketches.of(puzzle);
            assertThat(sketch.puzzle()).contains(puzzle);
            assertThat(sketch.isPlayable()).isTrue();
            assertThat(sketch.flaws()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void cluesFollowTheSolutionThatIsFilledIn(String kind) {
        var puzzle = made(kind, side(kind), 2);
        var whole = Sketches.of(puzzle);
        var solution = new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                .solutions()
                .getFirst();
        var bare = SketchText.read(SketchText.write(whole).replaceAll("\n(across|down|clues) .*", ""));
        assertThat(bare.flaws()).extracting(Flaw::fault).contains(Flaw.MISSING_CLUE);
        for (int cell = 0; cell < bare.places().size(); cell++) {
            bare = bare.apply(new Edit.Fill(bare.places().get(cell), OptionalInt.of(solution.digit(cell))));
        }
        assertThat(bare.flaws()).isEmpty();
        assertThat(bare.puzzle().orElseThrow().isSolvedBy(solution)).isTrue();
        assertThat(bare.solution()).contains(solution);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void anEmptySheetSaysWhatItLacksAndHasTheSizeThatWasAskedFor(String kind) {
        var editing = PuzzleKinds.of(kind).editing();
        for (int n : new int[] {editing.smallest(), side(kind), editing.largest()}) {
            var sheet = Sketches.blank(kind, n, n);
            assertThat(sheet.kind()).isEqualTo(kind);
            assertThat(List.of(sheet.rows(), sheet.columns())).containsExactly(n, n);
            assertThat(sheet.hasNoClue()).isTrue();
            assertThat(sheet.flaws()).isNotEmpty();
            assertThat(sheet.picture().tiles()).hasSize(n * n);
        }
        for (int n : new int[] {editing.smallest() - 1, editing.largest() + 1}) {
            assertThatThrownBy(() -> Sketches.blank(kind, n, n)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyToolIsCalledSomethingAndWhatItDrawsIsUndone(String kind) {
        var editing = PuzzleKinds.of(kind).editing();
        var texts = Texts.in(Locale.ENGLISH).area("edit");
        assertThat(texts).containsKey("begin." + kind);
        assertThat(editing.symmetries()).allSatisfy(id -> assertThat(texts).containsKey("symmetry." + id));
        assertThat(editing.tools()).extracting(SketchTool::id).contains("clues").doesNotHaveDuplicates();
        assertThat(editing.tools()).allSatisfy(tool -> {
            assertThat(tool.id()).isIn("shape", "join", "clues", "digits");
            assertThat(texts).containsKey("tool." + tool.stroke().orElse(tool.id()));
        });
        var symmetry =
                editing.symmetries().isEmpty() ? "" : editing.symmetries().getFirst();
        for (var name : strokes(editing)) {
            var sketch = blank(kind);
            int first = sketch.places().get(0);
            var places = Cells.of(first, first + 1);
            var history = History.of(sketch)
                    .then(sketch.apply(editing.edit(new Stroke(name, places, false, symmetry))
                            .orElseThrow()));
            assertThat(history.canUndo()).isTrue();
            assertThat(history.now().rows()).isEqualTo(sketch.rows());
            assertThat(history.undone().now()).isEqualTo(sketch);
        }
        assertThat(editing.edit(new Stroke("no-such-stroke", Cells.of(0), true, symmetry)))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyFlawIsInWordsAndInsideTheSheet(String kind) {
        var texts = Texts.in(Locale.ENGLISH).area("edit");
        assertThat(path(kind)).allSatisfy(sketch -> {
            assertThat(sketch.flaws()).extracting(Flaw::fault).doesNotHaveDuplicates();
            assertThat(sketch.flaws()).allSatisfy(flaw -> {
                assertThat(texts).containsKey("flaw." + flaw.fault().id());
                assertThat(flaw.places().stream()).allMatch(place -> place < sketch.rows() * sketch.columns());
            });
            boolean stops =
                    sketch.flaws().stream().anyMatch(flaw -> flaw.fault().stops());
            assertThat(sketch.puzzle().isEmpty()).isEqualTo(stops);
            assertThat(sketch.isPlayable() && stops).isFalse();
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aClueStandsWhereItWasWrittenAndIsTakenAway(String kind) {
        var whole = Sketches.of(made(kind, side(kind), 1));
        assertThat(whole.clues()).isNotEmpty();
        whole.clues().forEach((slot, target) -> {
            assertThat(whole.slots()).contains(slot);
            assertThat(whole.clueAt(slot)).contains(target);
            assertThat(whole.placesOf(slot).isEmpty()).isFalse();
            var without = whole.apply(Edit.Clue.none(slot));
            assertThat(without.clues())
                    .doesNotContainKey(slot)
                    .hasSize(whole.clues().size() - 1);
            assertThat(without.puzzle()).isPresent();
            assertThat(without.apply(new Edit.Clue(slot, target))).isEqualTo(whole);
        });
        whole.puzzle()
                .orElseThrow()
                .clues()
                .forEach(clue -> assertThat(whole.clueNumbers(clue)).isNotEmpty());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whateverIsChangedIsInWordsAndKeepsItsSolutionWhereItSaysSo(String kind) {
        var puzzle = made(kind, side(kind), 1);
        var sketch = Sketches.of(puzzle);
        var solution = new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(1)))
                .solutions()
                .getFirst();
        var texts = Texts.in(Locale.ENGLISH).area("edit");
        assertThat(sketch.changes(solution, sketch.places())).isNotEmpty().allSatisfy(change -> {
            assertThat(texts).containsKey("change." + change.sort().id());
            change.clues()
                    .forEach(clue -> assertThat(texts)
                            .containsKey("clue." + clue.slot().part().id()));
            var changed = sketch.applyAll(change.edits());
            assertThat(!change.kept() || changed.puzzle().orElseThrow().isSolvedBy(solution))
                    .isTrue();
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void cluesAreFoundForTheShapeOfAPuzzle(String kind) {
        var solver = new ExactSolver();
        var drawn = Sketches.of(made(kind, side(kind), 3));
        var filled = Sketches.editing(drawn)
                .withClues(drawn, 5, solver, () -> false, _ -> {})
                .orElseThrow();
        assertThat(filled.clues().keySet()).isEqualTo(drawn.clues().keySet());
        assertThat(solver.solve(filled.puzzle().orElseThrow(), SolverContext.quiet(Limits.solutions(2)))
                        .isUnique())
                .isTrue();
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
