package org.crosscage.core.sketch.cage;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchLines;
import org.crosscage.core.sketch.SketchTool;
import org.crosscage.core.sketch.Stroke;

/// How puzzles of cages are drawn: a stroke makes a cage, clues are written in its cells.
public record CageEditing(CageRules rules) implements Editing {

    private static final int MOST_GRIDS = 20_000;
    private static final String CAGE = "cage";
    private static final String JOIN = "join";

    @Override
    public int smallest() {
        return rules.smallest();
    }

    @Override
    public int largest() {
        return rules.largest();
    }

    @Override
    public boolean hasSide(int side) {
        return rules.hasSize(side);
    }

    @Override
    public boolean isSquare() {
        return true;
    }

    /// Single cells.
    @Override
    public Sketch blank(int rows, int columns) {
        return CageSketch.blank(rules, rows);
    }

    @Override
    public Sketch of(Puzzle puzzle) {
        return CageSketch.of(rules, puzzle);
    }

    @Override
    public Sketch read(int rows, int columns, Digits digits, SortedMap<Integer, Integer> filled, SketchLines lines) {
        return CageSketch.read(rules, rows, digits, filled, lines);
    }

    @Override
    public List<SketchTool> tools() {
        return List.of(SketchTool.shape(CAGE), SketchTool.join(JOIN), SketchTool.CLUES, SketchTool.DIGITS);
    }

    @Override
    public Optional<Edit> edit(Stroke stroke) {
        return switch (stroke.name()) {
            case CAGE -> Optional.of(new CageSketch.Cage(stroke.places()));
            case JOIN -> Optional.of(new CageSketch.Join(stroke.places()));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean hasBareCells() {
        return rules.hasBareCells();
    }

    /// None where there is nothing to choose.
    @Override
    public List<Operation> operations() {
        return rules.hasSeveralOperations() ? rules.operations() : List.of();
    }

    @Override
    public Operation usualOperation() {
        var all = rules.operations();
        return all.contains(Operation.ADD) ? Operation.ADD : all.getFirst();
    }

    @Override
    public Optional<Sketch> withClues(
            Sketch sketch, long seed, Solver solver, BooleanSupplier stop, IntConsumer looked) {
        var drawn = (CageSketch) sketch;
        return new CageFilling(rules, drawn.digits(), drawn.drawn(), drawn.givens(), solver)
                .fill(seed, MOST_GRIDS, stop, looked)
                .map(this::of);
    }
}
