package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.crosscage.ShippedKinds;
import org.crosscage.Sweep;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.ShippedSample;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A player who knows nothing but the button "do it" gets as far as the techniques get: in a part of the packs, and in
/// the puzzles to practise each technique on, of which some are of every grade that the generator makes. Of each pack
/// one puzzle, in turn of each grade, or one of each where a kind has fewer packs than grades, and the first to
/// practise each technique on; all of them strictly.
class ShippedPuzzlesByHintsTest {

    private static final Path PRACTICE = Path.of("src/main/resources/org/crosscage/library/practice.txt");

    private final Hints hints = new Hints(Examples.finder());

    @ParameterizedTest
    @MethodSource("packs")
    void hintsAloneFinishWhatTheTechniquesFinish(Path pack) throws IOException {
        for (var entry : sample(pack)) {
            finishes(entry, true);
        }
    }

    @Test
    void everyTechniqueThatIsPractisedAndEveryGradeOfEachKindIsInTheSample() throws IOException {
        var sample = new ArrayList<String>();
        for (var pack : packs().toList()) {
            sample(pack).forEach(entry -> sample.add(subject(entry)));
        }
        var practised = PuzzleFormats.read(Files.readString(PRACTICE)).stream().map(ShippedPuzzlesByHintsTest::subject);
        assertThat(sample).containsAll(practised.toList());
        for (var kind : ShippedKinds.all()) {
            assertThat(Grade.values())
                    .filteredOn(grade -> grade != Grade.BEYOND)
                    .allSatisfy(grade ->
                            assertThat(sample).anyMatch(subject -> subject.matches(kind.id() + "-.*-" + grade.id())));
        }
    }

    private static List<PuzzleEntry> sample(Path pack) throws IOException {
        var entries = pack.equals(PRACTICE) ? PuzzleFormats.read(Files.readString(pack)) : ShippedSample.of(pack);
        if (Sweep.WHOLE || entries.isEmpty()) {
            return entries;
        }
        var firsts = new TreeMap<String, PuzzleEntry>();
        entries.forEach(entry -> firsts.putIfAbsent(subject(entry), entry));
        var each = List.copyOf(firsts.values());
        var ofKind = packs().filter(other -> pack.getParent().equals(other.getParent()))
                .toList();
        return pack.equals(PRACTICE) || ofKind.size() < each.size()
                ? each
                : List.of(each.get(packs().toList().indexOf(pack) % each.size()));
    }

    /// What a puzzle is of: a technique, or a size and a grade.
    private static String subject(PuzzleEntry entry) {
        return entry.id().replaceFirst("[.-][0-9]+$", "");
    }

    @ParameterizedTest
    @MethodSource("someOfThePacks")
    void withoutMarksTheyFinishTheFirstOfAPackToo(Path pack) throws IOException {
        for (var entry : ShippedSample.of(pack).stream().limit(1).toList()) {
            finishes(entry, false);
        }
    }

    /// What hints alone have finished, the techniques finish: the engine is asked only where hints end before.
    private void finishes(PuzzleEntry entry, boolean marks) {
        var puzzle = entry.puzzle();
        var techniques = PuzzleKinds.of(puzzle.kind()).techniques();

        var game = doneByHints(puzzle, new Teaching(techniques, marks, true));

        if (game.outcome() != Outcome.FINISHED) {
            assertThat(game.outcome()).as(entry.id()).isEqualTo(Outcome.OPEN);
            assertThat(new RuleEngine(techniques).run(Board.of(puzzle)).solved())
                    .as("%s by techniques", entry.id())
                    .isFalse();
        }
    }

    private Game doneByHints(Puzzle puzzle, Teaching teaching) {
        var game = Game.of(puzzle);
        var seen = new HashSet<Step>();
        while (hints.next(game, OptionalInt.empty(), teaching, teaching.techniques()) instanceof Hint.Deduction hint) {
            assertThat(seen.add(hint.goal())).as("%s is new", hint.goal()).isTrue();
            game = game.play(hint.move());
        }
        return game;
    }

    /// One in three, and strictly all.
    static List<Path> someOfThePacks() throws IOException {
        return Sweep.of(packs().toList(), 3, "");
    }

    static Stream<Path> packs() throws IOException {
        return Stream.concat(ShippedSample.packs(), Stream.of(PRACTICE));
    }
}
