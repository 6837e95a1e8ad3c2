package org.crosscage.kind.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.CageCover;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.kind.LessonTask;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.OptionException;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.technique.ForcingChain;
import org.crosscage.core.logic.technique.HiddenSingle;
import org.crosscage.core.logic.technique.KillerCombination;
import org.crosscage.core.logic.technique.LastCell;
import org.crosscage.core.logic.technique.NakedSet;
import org.crosscage.core.logic.technique.NakedSingle;
import org.crosscage.core.logic.technique.SingleSquare;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.cage.CageEditing;

/// The smallest kind there can be: what [TemplateRules] say, in the places that every kind has. Whoever adds a kind
/// copies this folder.
public final class Template implements PuzzleKind {

    private static final Size SIZE = new Size(TemplateRules.N, TemplateRules.N);

    @Override
    public String id() {
        return TemplateRules.ID;
    }

    @Override
    public AssembledPuzzle assemble(PuzzleParts parts) {
        if (!parts.size().equals(SIZE) || !parts.isAllOpen()) {
            throw parts.rows().getFirst().at().error(Message.of("boxsums-grid"));
        }
        parts.values()
                .filter(values -> !values.digits().equals(TemplateRules.DIGITS))
                .ifPresent(values -> {
                    throw values.place()
                            .error(Message.of("value-count")
                                    .counting("values", TemplateRules.N)
                                    .counting("foundValues", values.values().size()));
                });
        var cover = new CageCover(parts.shape());
        var cages = parts.clues().stream().map(clue -> cage(clue, parts, cover)).toList();
        cover.requireFull(parts.place());
        return new AssembledPuzzle(TemplateRules.puzzle(cages), Optional.empty(), List.of());
    }

    private static Arithmetic cage(CluePart clue, PuzzleParts parts, CageCover cover) {
        var cells = cover.add(clue.cells().getFirst().name(), clue.cells(parts.shape()));
        var cage = TemplateRules.cage(cells, clue.number());
        if (!clue.text().operation().equals(Optional.of(cage.operation()))) {
            throw clue.operation().orElse(clue.target()).error(Message.of("boxsums-clue"));
        }
        return cage;
    }

    @Override
    public List<Technique> techniques() {
        return List.of(
                new SingleSquare(),
                new LastCell(),
                new NakedSingle(),
                new HiddenSingle(),
                new KillerCombination(),
                new NakedSet(2),
                new ForcingChain());
    }

    @Override
    public Drafts drafts(Map<String, String> options) {
        OptionException.requireKnown(options, options());
        return new TemplateDrafts();
    }

    @Override
    public Digits ordinaryDigits(Size size) {
        return TemplateRules.DIGITS;
    }

    @Override
    public List<Size> sizes() {
        return List.of(SIZE);
    }

    @Override
    public Editing editing() {
        return new CageEditing(new TemplateRules());
    }

    /// ```
    /// 1 2 3 4
    /// 3 4 1 2
    /// 2 1 4 3
    /// 4 3 2 1
    /// ```
    @Override
    public Lesson lesson() {
        var cages = List.of(
                TemplateRules.cage(Cells.of(0), 1),
                TemplateRules.cage(Cells.of(1, 2), 5),
                TemplateRules.cage(Cells.of(3), 4),
                TemplateRules.cage(Cells.of(4, 8), 5),
                TemplateRules.cage(Cells.of(5, 6), 5),
                TemplateRules.cage(Cells.of(7, 11), 5),
                TemplateRules.cage(Cells.of(9, 13), 4),
                TemplateRules.cage(Cells.of(10, 14), 6),
                TemplateRules.cage(Cells.of(12), 4),
                TemplateRules.cage(Cells.of(15), 1));
        var puzzle = TemplateRules.puzzle(cages);
        return new Lesson(
                puzzle,
                List.of(
                        LessonTask.about("boxes", puzzle.constraints().get(2 * TemplateRules.N), new LessonGoal.Read()),
                        LessonTask.about("alone", cages.get(0), LessonGoal.placed(0, 1)),
                        new LessonTask("rest", Cells.of(1, 2, 3), List.of(), new LessonGoal.Solved())));
    }

    /// The boxes have thick lines around them, the cages fine ones; a cage's sum stands in its first cell.
    @Override
    public Picture picture(Puzzle puzzle) {
        var tiles = new ArrayList<Picture.Tile>();
        for (int cell = 0; cell < TemplateRules.N * TemplateRules.N; cell++) {
            var cage = puzzle.cluesOf(cell).getFirst();
            int index = puzzle.constraints().indexOf(cage);
            var clue = Optional.of(new Picture.Clue(Long.toString(cage.target()), index));
            boolean isFirst = cage.cells().get(0) == cell;
            tiles.add(new Picture.White(
                    cell, TemplateRules.box(cell), OptionalInt.of(index), isFirst ? clue : Optional.empty()));
        }
        return new Picture(TemplateRules.N, TemplateRules.N, tiles);
    }
}
