package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.crosscage.Sweep;
import org.crosscage.core.generate.Bottlenecks;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.ShippedSample;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.play.ui.PlayScreenTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class HardestMomentTest {

    private static final TrainingPositions POSITIONS = TrainingPositions.standard();

    private static final int MOST_CELLS = 100;

    /// A step on the way through a puzzle, and where it is taken.
    private record Taken(int before, Technique technique, boolean isBottleneck, Board board) {}

    /// One of each pack. A large one takes as long as all others: strictly these too.
    static List<PuzzleEntry> puzzles() throws IOException {
        var puzzles = new ArrayList<PuzzleEntry>();
        try (var packs = ShippedSample.packs()) {
            for (var pack : packs.toList()) {
                puzzles.addAll(Sweep.of(ShippedSample.of(pack), 24, pack.toString()));
            }
        }
        puzzles.removeIf(entry -> entry.puzzle().cellCount() > Sweep.of(Integer.MAX_VALUE, MOST_CELLS));
        return puzzles;
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void itIsTheFirstPositionBeforeTheHardestStepOneWayOnBeforeSeveral(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var found = HardestMoment.of(puzzle, () -> false);
        var hardest = hardest(puzzle);
        assertThat(found.isPresent()).isEqualTo(hardest.isPresent());
        hardest.ifPresent(moment -> {
            assertThat(found.get().technique()).isEqualTo(moment.technique);
            assertThat(found.get().position().steps()).isEqualTo(moment.before);
            var position = POSITIONS.find(found.get().id()).orElseThrow();
            assertThat(position.id()).isEqualTo(found.get().id());
            assertThat(position.puzzle()).isEqualTo(puzzle);
            assertThat(position.technique()).isEqualTo(moment.technique);
            assertThat(position.position()).isEqualTo(moment.board.position());
            assertThat(OpenAnswers.of(moment.board, position.kind().techniques(), moment.technique.tier()))
                    .hasSize(position.answers());
        });
    }

    private static Optional<Taken> hardest(Puzzle puzzle) {
        var techniques = PuzzleKinds.of(puzzle.kind()).techniques();
        var bottlenecks = new Bottlenecks(techniques);
        var engine = new RuleEngine(techniques);
        var board = Board.of(puzzle);
        var taken = new ArrayList<Taken>();
        for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
            var step = next.get();
            taken.add(new Taken(
                    taken.size(),
                    step.technique(),
                    bottlenecks.isOne(board, step.technique().tier()),
                    board.copy()));
            step.applyTo(board);
        }
        return board.isSolved()
                ? taken.stream()
                        .min(Comparator.comparing(
                                        (Taken each) -> each.technique.tier().level())
                                .thenComparing(each -> each.technique.weight())
                                .thenComparing(Taken::isBottleneck)
                                .reversed()
                                .thenComparing(Taken::before))
                : Optional.empty();
    }

    @Test
    void thereIsNoneWhereTheTechniquesDoNotReachTheEnd() {
        assertThat(HardestMoment.of(PlayScreenTest.puzzle(PlayScreenTest.AMBIGUOUS), () -> false))
                .isEmpty();
        assertThat(HardestMoment.of(PlayScreenTest.puzzle(PlayScreenTest.IMPOSSIBLE), () -> false))
                .isEmpty();
    }

    @Test
    void whoStopsGetsNone() {
        assertThat(HardestMoment.of(PlayScreenTest.puzzle(PlayScreenTest.PROPER), () -> true))
                .isEmpty();
    }

    @Test
    void evenTheLargestShippedPuzzleHasAnIdThatFits() throws IOException {
        var largest = PuzzleFormats.TEXT
                .read(Files.readString(Path.of("puzzles/kakuro/kakuro-30x30.txt")))
                .getFirst();
        var moment = HardestMoment.of(largest.puzzle(), () -> false).orElseThrow();
        assertThat(moment.id()).hasSizeBetween(400, PuzzleMoment.LONGEST_ID);
        assertThat(POSITIONS.find(moment.id())).isPresent();
    }
}
