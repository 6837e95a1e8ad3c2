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
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.game.Preparation;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.TechniquePosition;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
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
/// one puzzle, in turn of each grade, or one of each where a kind has fewer packs than grades; and the first to
/// practise each technique on, from the position that needs it: to the end, or where chains make that long, one hint.
/// Strictly all of them from their beginning to their end.
class ShippedPuzzlesByHintsTest {

    private static final Path PRACTICE = Path.of("src/main/resources/org/crosscage/library/practice.txt");

    private static final int SMALL = 36;

    private final Hints hints = new Hints(Examples.finder(), SearchLimit.ENDLESS);

    @ParameterizedTest
    @MethodSource("packs")
    void hintsAloneFinishWhatTheTechniquesFinish(Path pack) throws IOException {
        for (var entry : sample(pack)) {
            if (Sweep.WHOLE || !pack.equals(PRACTICE)) {
                finishes(entry, Game.of(entry.puzzle()), true);
            } else {
                finishesOrLeadsOn(entry);
            }
        }
    }

    /// From the position that needs the technique of its puzzle. A large puzzle that needs chains takes seconds to its
    /// end.
    private void finishesOrLeadsOn(PuzzleEntry entry) {
        var technique = techniques(entry.puzzle()).stream()
                .filter(each -> subject(entry).equals(entry.puzzle().kind() + "." + each.id()))
                .findFirst()
                .orElseThrow();
        var game = whereNeeded(entry, technique);
        if (entry.puzzle().cellCount() <= SMALL || technique.tier().compareTo(Tier.EXPERT) < 0) {
            finishes(entry, game, true);
        } else {
            leadsOn(entry, game, technique);
        }
    }

    private static Game whereNeeded(PuzzleEntry entry, Technique technique) {
        var puzzle = entry.puzzle();
        var position =
                TechniquePosition.of(puzzle, techniques(puzzle), technique).orElseThrow();
        return Preparation.of(puzzle, position.before())
                .map(move -> Game.of(puzzle).after(new LogEntry.Play(move)))
                .orElse(Game.of(puzzle));
    }

    private void leadsOn(PuzzleEntry entry, Game game, Technique technique) {
        var techniques = techniques(entry.puzzle());
        var hint = hints.next(game, OptionalInt.empty(), new Teaching(techniques, true, true), techniques);
        assertThat(hint).as(entry.id()).isInstanceOfSatisfying(Hint.Deduction.class, deduction -> {
            assertThat(deduction.goal().technique()).isEqualTo(technique);
            assertThat(game.play(deduction.move()).position()).isNotEqualTo(game.position());
        });
    }

    private static List<Technique> techniques(Puzzle puzzle) {
        return PuzzleKinds.of(puzzle.kind()).techniques();
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
            finishes(entry, Game.of(entry.puzzle()), false);
        }
    }

    /// What hints alone have finished, the techniques finish: the engine is asked only where hints end before.
    private void finishes(PuzzleEntry entry, Game begun, boolean marks) {
        var puzzle = entry.puzzle();
        var techniques = techniques(puzzle);

        var game = doneByHints(begun, new Teaching(techniques, marks, true));

        if (game.outcome() != Outcome.FINISHED) {
            assertThat(game.outcome()).as(entry.id()).isEqualTo(Outcome.OPEN);
            assertThat(new RuleEngine(techniques).run(Board.of(puzzle)).solved())
                    .as("%s by techniques", entry.id())
                    .isFalse();
        }
    }

    private Game doneByHints(Game begun, Teaching teaching) {
        var game = begun;
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
