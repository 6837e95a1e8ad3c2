package org.crosscage.teach.words;

import java.util.List;
import java.util.Locale;
import org.crosscage.board.Highlights;
import org.crosscage.board.Playback;
import org.crosscage.board.TextSpan;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.teach.EvolutionRecord;
import org.crosscage.texts.Texts;

/// The genetic algorithm at work, as frames of a playback: a grid each, with what is broken in it lit up.
final class EvolutionFrames {

    private final Puzzle puzzle;
    private final Texts texts;

    EvolutionFrames(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        this.texts = texts;
    }

    /// What the board shows at each snapshot.
    List<Position> positions(EvolutionRecord record) {
        return record.snapshots().stream()
                .map(snapshot -> Position.of(snapshot.grid().toArray()))
                .toList();
    }

    /// How the population went, with generations counted from 1, as they are told.
    Playback.Curves curves(EvolutionRecord record) {
        var curve = record.curve();
        return new Playback.Curves(
                curve.stream().map(point -> point.generation() + 1).toList(),
                curve.stream().map(EvolutionRecord.Point::fitness).toList(),
                curve.stream().map(EvolutionRecord.Point::diversity).toList(),
                record.snapshots().stream()
                        .map(snapshot -> new Playback.Curves.Shown(snapshot.generation() + 1, snapshot.fitness()))
                        .toList());
    }

    /// @param after what the board shows next
    Playback.Frame frame(EvolutionRecord.Snapshot snapshot, Position after) {
        int[] digits = snapshot.grid().toArray();
        var broken = puzzle.constraints().stream()
                .filter(constraint -> constraint.violation(digits) > 0)
                .toList();
        var cause = snapshot.cause().name().toLowerCase(Locale.ROOT);
        return new Playback.Frame(
                texts.say("play.solve.search.label"),
                texts.say("play.solve.snapshot", "generation", snapshot.generation() + 1, "broken", count(broken)),
                List.of(List.of(TextSpan.plain(texts.say("play.solve.snapshot." + cause)))),
                List.of(),
                Highlights.of(lights(broken, digits), puzzle).numbered(),
                after);
    }

    private String count(List<Constraint> broken) {
        long clues = broken.stream().filter(Arithmetic.class::isInstance).count();
        long lines = broken.size() - clues;
        var kind = broken.isEmpty() ? "none" : lines == 0 ? "clues" : clues == 0 ? "lines" : "both";
        return texts.say("play.solve.snapshot.broken." + kind, "clues", clues, "lines", lines);
    }

    /// Of a line those cells that clash; of a clue all, for any of them may be the one that is wrong.
    private static Lights lights(List<Constraint> broken, int[] digits) {
        var lights = Lights.of();
        for (var constraint : broken) {
            var cells = constraint.cells();
            lights.cells(constraint instanceof Arithmetic ? cells : clashing(cells, digits), Role.BROKEN);
        }
        return lights.chain(List.of(), broken).build();
    }

    private static Cells clashing(Cells line, int[] digits) {
        return Cells.of(line.stream()
                .filter(cell -> line.stream().anyMatch(other -> other != cell && digits[other] == digits[cell])));
    }
}
