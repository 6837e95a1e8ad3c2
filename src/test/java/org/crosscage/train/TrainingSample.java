package org.crosscage.train;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.generate.TechniquePosition;
import org.crosscage.core.generate.TechniquePosition.Need;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Practice;

/// Positions of every kind that need a technique: on the way through the puzzles to practise it on, and through
/// the puzzle of the lesson.
final class TrainingSample {

    private static final ConcurrentHashMap<String, List<TrainingPosition>> FOUND = new ConcurrentHashMap<>();

    private TrainingSample() {}

    /// For each technique of each kind one, in the smallest of its puzzles, and strictly one in each of them.
    static Stream<TrainingPosition> all() {
        return PuzzleKinds.all().stream().flatMap(kind -> of(kind).stream());
    }

    /// For each technique of each kind that has some one position that comes with the product.
    static Stream<TrainingPosition> shipped() {
        return PuzzleKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream().flatMap(technique -> shipped(kind, technique)));
    }

    private static Stream<TrainingPosition> shipped(PuzzleKind kind, Technique technique) {
        var ids = TrainingPositions.standard().ids(kind, technique);
        return Stream.of(ids)
                .filter(all -> !all.isEmpty())
                .map(all -> TrainingPositions.standard()
                        .find(all.get(all.size() / 2))
                        .orElseThrow());
    }

    static List<TrainingPosition> of(PuzzleKind kind) {
        return FOUND.computeIfAbsent(kind.id(), _ -> find(kind));
    }

    private static List<TrainingPosition> find(PuzzleKind kind) {
        var lesson = kind.lesson().puzzle();
        var inLesson = new RuleEngine(kind.techniques())
                .run(Board.of(lesson)).steps().stream().map(Step::technique).collect(Collectors.toSet());
        var positions = new ArrayList<TrainingPosition>();
        for (var technique : kind.techniques()) {
            var puzzles = Practice.standard().puzzles(kind, technique).stream()
                    .map(PuzzleEntry::puzzle)
                    .sorted(Comparator.comparingInt(Puzzle::cellCount))
                    .limit(Sweep.of(Integer.MAX_VALUE, 1));
            Stream.concat(Stream.of(lesson).filter(_ -> inLesson.contains(technique)), puzzles)
                    .flatMap(puzzle -> find(kind, technique, puzzle).stream())
                    .forEach(positions::add);
        }
        return positions;
    }

    private static Optional<TrainingPosition> find(PuzzleKind kind, Technique technique, Puzzle puzzle) {
        return TechniquePosition.of(puzzle, kind.techniques(), technique)
                .filter(found -> found.need() != Need.ONE_OF_SEVERAL)
                .map(found -> new TrainingPosition(
                        kind.id() + "." + technique.id() + "." + puzzle.hashCode(),
                        kind,
                        technique,
                        puzzle,
                        found.before(),
                        1));
    }
}
