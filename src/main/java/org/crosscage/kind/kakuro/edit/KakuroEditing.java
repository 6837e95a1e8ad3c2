package org.crosscage.kind.kakuro.edit;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchLines;
import org.crosscage.core.sketch.SketchTool;
import org.crosscage.core.sketch.Stroke;
import org.crosscage.kind.kakuro.rules.Symmetry;

/// How a Kakuro is drawn: places are coloured black and white, sums are written beside the runs.
///
/// @param kind whose generator finds clues for a pattern
public record KakuroEditing(PuzzleKind kind) implements Editing {

    private static final String PAINT = "paint";

    @Override
    public int smallest() {
        return KakuroSketch.SMALLEST;
    }

    @Override
    public int largest() {
        return KakuroSketch.LARGEST;
    }

    @Override
    public boolean isSquare() {
        return false;
    }

    /// All white beside the clue row and the clue column.
    @Override
    public Sketch blank(int rows, int columns) {
        return KakuroSketch.blank(rows, columns);
    }

    @Override
    public Sketch of(Puzzle puzzle) {
        return KakuroSketch.of(puzzle);
    }

    @Override
    public Sketch read(int rows, int columns, Digits digits, SortedMap<Integer, Integer> filled, SketchLines lines) {
        return KakuroSketch.read(rows, columns, digits, filled, lines);
    }

    @Override
    public List<SketchTool> tools() {
        return List.of(SketchTool.shape(PAINT), SketchTool.CLUES, SketchTool.DIGITS);
    }

    @Override
    public Optional<Edit> edit(Stroke stroke) {
        return stroke.name().equals(PAINT)
                ? Optional.of(new KakuroSketch.Paint(stroke.places(), stroke.white(), symmetry(stroke.symmetry())))
                : Optional.empty();
    }

    private static Symmetry symmetry(String id) {
        return Stream.of(Symmetry.values())
                .filter(each -> id(each).equals(id))
                .findFirst()
                .orElse(Symmetry.NONE);
    }

    @Override
    public List<String> symmetries() {
        return Stream.of(Symmetry.values()).map(KakuroEditing::id).toList();
    }

    private static String id(Symmetry symmetry) {
        return symmetry.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Optional<Sketch> withClues(
            Sketch sketch, long seed, Solver solver, BooleanSupplier stop, IntConsumer looked) {
        var drafts = kind.drafts(Map.of("pattern", pattern(sketch)));
        return new Generator(drafts, kind.techniques(), solver)
                .generate(new GenerateRequest(sketch.rows(), sketch.columns(), seed), stop, looked)
                .map(made -> of(made.puzzle()));
    }

    private static String pattern(Sketch sketch) {
        return IntStream.range(0, sketch.rows())
                .mapToObj(row -> IntStream.range(0, sketch.columns())
                        .mapToObj(column -> sketch.places().contains(row * sketch.columns() + column) ? "." : "#")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }
}
