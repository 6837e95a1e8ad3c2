package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.SmallPuzzles;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.technique.Bounds;
import org.crosscage.core.logic.technique.TechniqueCase;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Lights.Lit;
import org.crosscage.core.model.Lights.LitDigits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.crosscage.texts.Sentence.Named;
import org.crosscage.texts.Sentence.Part;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The texts of every technique of every kind, filled in with the steps that are found on small odd puzzles, on
/// shipped ones, and in the case files of the techniques.
class StepTextsTest {

    private static final int PUZZLES = Sweep.of(20, 8);
    private static final Texts ENGLISH = Texts.in(Locale.ENGLISH);
    private static final Pattern CELL = Pattern.compile("r\\d+c\\d+");

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]+");
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=\\.) ");
    private static final Pattern CLAUSE_END = Pattern.compile("(?<=[.;:]) ");

    /// Digits that are added or multiplied.
    private static final Pattern LIST_OF_DIGITS = Pattern.compile("\\d+(\\h[+×]\\h\\d+)+");

    /// A thing that is named counts as one word.
    private static final int MOST_WORDS = 22;

    /// So many combinations are written out; of more the words only say how many they are.
    private static final int MOST_WRITTEN = 12;

    private static final Pattern SAYS_WHAT_STAYS = Pattern.compile("So [^.]* (can only be|keeps only) [^.]*\\.$");

    /// What programmers say, and "marks", which a player may have none of.
    private static final Pattern JARGON = Pattern.compile(
            "\\b(sees?|candidates?|marks?|units?|peers?|constraints?|eliminat\\w+|combinations? left)\\b");

    private static final List<Path> SHIPPED = List.of(
            Path.of("puzzles/kakuro/kakuro-6x6.txt"),
            Path.of("puzzles/kakuro/kakuro-10x10.txt"),
            Path.of("puzzles/kenken/kenken-4x4.txt"),
            Path.of("puzzles/kenken/kenken-7x7.txt"));

    /// Looking at everything that is open costs more than the simplest step: on shipped puzzles not at every one.
    private static final int EVERY = Sweep.of(20, 60);

    /// What is said of every step, by kind: found once for all tests.
    private static Map<String, List<Told>> told = Map.of();

    @BeforeAll
    static void sayEveryStep() {
        told = PuzzleKinds.all().stream().collect(Collectors.toUnmodifiableMap(PuzzleKind::id, StepTextsTest::told));
    }

    private record Told(Puzzle puzzle, Step step, Sentence nudge, Sentence technique, Sentence why) {

        static Told of(Puzzle puzzle, Step step, StepTexts texts) {
            step.reason();
            return new Told(puzzle, step, texts.nudge(step), texts.technique(step), texts.why(step));
        }

        List<Sentence> all() {
            return List.of(nudge, technique, why);
        }
    }

    static List<PuzzleKind> kinds() {
        return PuzzleKinds.all();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyTechniqueHasAName(PuzzleKind kind) {
        var puzzle = new SmallPuzzles(new SplittableRandom(1)).next(kind.id());
        assertThat(kind.techniques())
                .allSatisfy(technique -> assertThat(new StepTexts(ENGLISH, puzzle).name(technique))
                        .isNotBlank());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyArgumentOfEveryTextIsSupplied(PuzzleKind kind) {
        everyStep(
                kind,
                told -> assertThat(told.all())
                        .as("%s", told.step())
                        .allSatisfy(sentence ->
                                assertThat(sentence.text()).isNotBlank().doesNotContain("{", "}")));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyTextIsMadeOfWholeSentences(PuzzleKind kind) {
        everyStep(
                kind,
                told -> assertThat(told.all())
                        .allSatisfy(sentence -> assertThat(sentence.text())
                                .matches("(?s)[A-Zr0-9].*\\.")
                                .doesNotContain("  ", " .", " ,", "..", ", .")));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aNudgeNamesNoDigitBesideThoseOfCluesAndCells(PuzzleKind kind) {
        everyStep(kind, told -> {
            var nudge = told.nudge();
            assertThat(nudge.parts())
                    .as("%s", nudge.text())
                    .noneMatch(part -> part instanceof Named named
                            && !(named.fact() instanceof Fact.OfConstraint)
                            && !(named.fact() instanceof Fact.OfConstraints)
                            && !(named.fact() instanceof Fact.OfCells));
            assertThat(spoken(nudge, "").replaceAll("in row \\d+", "")).doesNotContainPattern("\\d");
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void noTextUsesJargon(PuzzleKind kind) {
        everyStep(
                kind,
                told -> assertThat(told.all())
                        .allSatisfy(sentence -> assertThat(sentence.text()).doesNotContainPattern(JARGON)));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theLastSentenceIsTheConclusion(PuzzleKind kind) {
        everyStep(kind, told -> {
            var why = told.why();
            var last = SENTENCE_END.split(why.text())[SENTENCE_END.split(why.text()).length - 1];
            assertThat(last).as("%s", why.text()).matches("So .*");
            assertThat(cellsIn(last, why)).as("%s", why.text()).containsAll(changed(told.step()));
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aNudgeSaysWhereToLook(PuzzleKind kind) {
        everyStep(kind, told -> {
            if (!told.step().technique().id().equals("single-square")) {
                assertThat(named(told.nudge(), Role.LOOK)).as("%s", told.step()).isNotEmpty();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aProofSaysEveryDigitThatChangesOrAllThatStay(PuzzleKind kind) {
        everyStep(kind, told -> {
            var why = told.why();
            if (!SAYS_WHAT_STAYS.matcher(why.text()).find()) {
                var digits = new HashSet<Integer>();
                Stream.concat(named(why, Role.FOUND).stream(), named(why, Role.GONE).stream())
                        .filter(part -> part.fact() instanceof Fact.OfDigits)
                        .forEach(part ->
                                ((Fact.OfDigits) part.fact()).digits().stream().forEach(digits::add));
                assertThat(digits).as("%s", why.text()).containsAll(changedDigits(told.step()));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aProofNamesACell(PuzzleKind kind) {
        everyStep(kind, told -> assertThat(told.why().text()).containsPattern(CELL));
    }

    /// A row or column has no clue to be lit: its number stands at the edge.
    @ParameterizedTest
    @MethodSource("kinds")
    void everyCellAndClueThatAProofNamesIsLit(PuzzleKind kind) {
        everyStep(kind, told -> {
            var lights = HintLights.of(List.of(told.step()), Hint.Stage.WHY);
            var cells = Stream.concat(
                            lights.cells().stream().map(Lit::cell),
                            lights.candidates().stream().map(LitDigits::cell))
                    .collect(Collectors.toSet());
            var clues = Stream.concat(lights.clues().stream(), lights.dead().stream())
                    .collect(Collectors.toSet());
            for (var part : told.why().parts()) {
                if (part instanceof Named named) {
                    assertThat(cells)
                            .as("%s in: %s", named.text(), told.why().text())
                            .containsAll(cells(named.fact()));
                    assertThat(clues)
                            .as("%s in: %s", named.text(), told.why().text())
                            .containsAll(clues(named.fact()));
                }
            }
        });
    }

    /// What is lit besides would send the reader after something that has no part in it.
    @ParameterizedTest
    @MethodSource("kinds")
    void everyClueThatIsLitIsNamedOrTheProofRestsOnIt(PuzzleKind kind) {
        everyStep(kind, told -> {
            var concerned = new HashSet<Constraint>(told.step().reason().constraints());
            for (var part : told.why().parts()) {
                if (part instanceof Named named) {
                    concerned.addAll(clues(named.fact()));
                }
            }
            // of many that are counted the words say only how many they are
            Stream.concat(
                            told.step().reason().thoughts().stream(),
                            Stream.of(told.step().reason()))
                    .flatMap(reason -> reason.facts().values().stream())
                    .filter(Fact.OfConstraints.class::isInstance)
                    .forEach(fact -> concerned.addAll(clues(fact)));
            var lit = HintLights.of(List.of(told.step()), Hint.Stage.WHY).clues();
            assertThat(concerned)
                    .as("%s", told.why().text())
                    .containsAll(
                            lit.stream().filter(Arithmetic.class::isInstance).toList());
        });
    }

    /// A digit that is lit as proof and stands elsewhere would have the reader look for what it has to do with it.
    @ParameterizedTest
    @MethodSource("kinds")
    void everyDigitThatIsLitAsProofStandsWhereTheWordsSendTheReader(PuzzleKind kind) {
        everyStep(kind, told -> {
            var lights = HintLights.of(List.of(told.step()), Hint.Stage.WHY);
            var places = lights.clues().stream()
                    .map(Constraint::cells)
                    .flatMap(cells -> cells.stream().boxed())
                    .collect(Collectors.toSet());
            for (var part : told.why().parts()) {
                if (part instanceof Named named) {
                    places.addAll(places(named.fact()));
                }
            }
            assertThat(cellsLitAsProof(lights)).as("%s", told.why().text()).isSubsetOf(places);
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void noDigitIsLitAsProofBesideTheAnswer(PuzzleKind kind) {
        everyStep(kind, told -> {
            var answers = told.step().placements().stream().map(Placement::cell).toList();
            assertThat(cellsLitAsProof(HintLights.of(List.of(told.step()), Hint.Stage.WHY)))
                    .as("%s", told.why().text())
                    .noneMatch(answers::contains);
        });
    }

    private static List<Integer> cellsLitAsProof(Lights lights) {
        return lights.candidates().stream()
                .filter(lit -> lit.role() == Role.CAUSE)
                .map(LitDigits::cell)
                .toList();
    }

    /// The cells that a reader looks at who reads a name.
    private static List<Integer> places(Fact fact) {
        return switch (fact) {
            case Fact.OfCells(var cells) -> cells.stream().boxed().toList();
            case Fact.OfConstraint(var constraint) ->
                constraint.cells().stream().boxed().toList();
            case Fact.OfConstraints(var constraints) ->
                constraints.stream()
                        .flatMap(each -> each.cells().stream().boxed())
                        .toList();
            default -> List.of();
        };
    }

    private static List<Integer> cells(Fact fact) {
        return fact instanceof Fact.OfCells(var cells) ? cells.stream().boxed().toList() : List.of();
    }

    private static List<Constraint> clues(Fact fact) {
        var named = switch (fact) {
            case Fact.OfConstraint(var constraint) -> List.of(constraint);
            case Fact.OfConstraints(var constraints) -> constraints;
            default -> List.<Constraint>of();
        };
        return named.stream().filter(Arithmetic.class::isInstance).toList();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void noSentenceIsLong(PuzzleKind kind) {
        everyStep(
                kind,
                told -> told.all()
                        .forEach(sentence -> assertThat(CLAUSE_END.split(spoken(sentence, "it")))
                                .as("%s", sentence.text())
                                .allMatch(words -> WORD.matcher(words).results().count() <= MOST_WORDS)));
    }

    static Stream<PuzzleKind> kindsWithBounds() {
        return PuzzleKinds.all().stream().filter(kind -> kind.techniques().contains(new Bounds()));
    }

    @ParameterizedTest
    @MethodSource("kindsWithBounds")
    void noWayToMakeTheBoundOfDifferentDigitsHasADigitTwice(PuzzleKind kind) {
        var listed = new ArrayList<String>();
        everyStep(kind, told -> {
            var facts = told.step().reason().facts();
            if (told.step().technique().id().equals("bounds")
                    && ((Arithmetic) ((Fact.OfConstraint) facts.get("clue")).constraint()).allDifferent()) {
                LIST_OF_DIGITS
                        .matcher(told.why().text())
                        .results()
                        .map(MatchResult::group)
                        .forEach(listed::add);
            }
        });
        assertThat(listed)
                .isNotEmpty()
                .allSatisfy(digits -> assertThat(digits.split("\\D+")).doesNotHaveDuplicates());
    }

    @Test
    void aProofDoesNotRestOnGroupsOfDigitsThatAreOnlyCounted() {
        var ways = told.get("kenken").stream()
                .map(Told::step)
                .filter(step -> step.technique().id().equals("line-combination"))
                .flatMap(step -> step.reason().thoughts().stream())
                .flatMap(thought -> thought.facts().values().stream())
                .filter(Fact.OfCombinations.class::isInstance)
                .map(fact -> ((Fact.OfCombinations) fact).combinations());
        assertThat(ways).isNotEmpty().allSatisfy(each -> assertThat(each).hasSizeLessThanOrEqualTo(MOST_WRITTEN));
    }

    @Test
    void whatADigitIsSupposedToBeOutsideOfIsSaidOnce() {
        var said = new ArrayList<String>();
        everyStep(PuzzleKinds.of("kenken"), told -> {
            if (told.step().technique().id().equals("line-combination")) {
                said.add(told.why().text());
            }
        });
        assertThat(said)
                .anyMatch(why -> why.contains("were outside them, both would need"))
                .noneMatch(why -> why.contains("Suppose"));
    }

    @Test
    void threeLinesOneBehindTheOtherAreNotListed() {
        everyStep(
                PuzzleKinds.of("kenken"),
                told -> assertThat(told.why().text())
                        .doesNotContain("row 1, row 2 and row 3", "column 1, column 2 and column 3"));
    }

    @Test
    void everyTextOfATechniqueIsUsedByAReason() {
        var used = new HashSet<String>();
        for (var kind : PuzzleKinds.all()) {
            everyStep(kind, told -> {
                addWithShorter(used, told.step().reason().key());
                told.step().reason().thoughts().forEach(thought -> addWithShorter(used, thought.key()));
            });
        }
        var written = ENGLISH.area("hints").keySet().stream()
                .filter(key -> key.startsWith("why."))
                .map(key -> key.substring("why.".length()).replaceFirst("/.*", ""))
                .filter(key -> !key.startsWith("clash-"));
        assertThat(written).isSubsetOf(used);
    }

    /// Many variants are for what hardly ever comes up: each is held to what its message gets, said or not.
    @Test
    void everyVariantNamesWhatSomeStepGivesItsMessage() {
        var asked = new AskedTexts();
        var seen = new HashSet<List<Map.Entry<String, Set<String>>>>();
        for (var kind : PuzzleKinds.all()) {
            told.get(kind.id()).stream()
                    .filter(told -> seen.add(reasons(told.step())))
                    .map(told -> Told.of(told.puzzle(), told.step(), new StepTexts(asked.texts(), told.puzzle())))
                    .forEach(told -> told.all().forEach(asked::hear));
        }
        assertThat(asked.incomplete()).isEmpty();
        assertThat(asked.unusedVariants()).allMatch(AskedTexts.CONTRADICTION);
    }

    /// What is said of a step, and which facts go into it.
    private static List<Map.Entry<String, Set<String>>> reasons(Step step) {
        return Stream.concat(step.reason().thoughts().stream(), Stream.of(step.reason()))
                .map(reason -> Map.entry(reason.key(), reason.facts().keySet()))
                .toList();
    }

    private static void addWithShorter(Set<String> used, String key) {
        used.add(key);
        if (key.contains(".")) {
            addWithShorter(used, key.substring(0, key.lastIndexOf('.')));
        }
    }

    /// The words, with one word for each thing that is named.
    private static String spoken(Sentence sentence, String instead) {
        return sentence.parts().stream()
                .map(part -> part instanceof Named ? instead : part.text())
                .collect(Collectors.joining());
    }

    private static List<Integer> changed(Step step) {
        return step.changedCells().stream().boxed().toList();
    }

    /// The cells that are named by words which the sentence has.
    private static Set<Integer> cellsIn(String sentence, Sentence why) {
        var cells = new HashSet<Integer>();
        for (var part : why.parts()) {
            if (part instanceof Named named
                    && named.fact() instanceof Fact.OfCells(var some)
                    && sentence.contains(named.text())) {
                some.stream().forEach(cells::add);
            }
        }
        return cells;
    }

    private static List<Named> named(Sentence sentence, Role role) {
        var named = new ArrayList<Named>();
        for (Part part : sentence.parts()) {
            if (part instanceof Named one && one.role() == role) {
                named.add(one);
            }
        }
        return named;
    }

    private static Set<Integer> changedDigits(Step step) {
        var digits = new HashSet<Integer>();
        step.placements().forEach(placed -> digits.add(placed.digit()));
        step.eliminations().forEach(gone -> gone.digits().stream().forEach(digits::add));
        return digits;
    }

    private static void everyStep(PuzzleKind kind, Consumer<Told> check) {
        told.get(kind.id()).forEach(check);
    }

    private static List<Told> told(PuzzleKind kind) {
        var all = new ArrayList<Told>();
        var puzzles = new SmallPuzzles(new SplittableRandom(kind.id().hashCode()));
        for (int i = 0; i < PUZZLES; i++) {
            tell(Board.of(puzzles.next(kind.id())), kind, 1, all);
        }
        SHIPPED.stream()
                .filter(file -> file.getParent().endsWith(kind.id()))
                .forEach(file -> tell(Board.of(first(file)), kind, EVERY, all));
        for (var technique : kind.techniques()) {
            TechniqueCase.of(technique).stream()
                    .filter(each -> each.kind().equals(kind.id()))
                    .forEach(each -> technique
                            .find(each.board())
                            .forEach(step -> tell(
                                    step,
                                    each.board(),
                                    new StepTexts(ENGLISH, each.board().puzzle()),
                                    all)));
        }
        return List.copyOf(all);
    }

    private static void tell(Board board, PuzzleKind kind, int every, List<Told> all) {
        var engine = new RuleEngine(kind.techniques());
        var texts = new StepTexts(ENGLISH, board.puzzle());
        var seen = new HashSet<Step>(); // what is open stays so for a while, and is told once
        int count = 0;
        for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
            if (count++ % every == 0) {
                engine.all(board).stream().filter(seen::add).forEach(step -> tell(step, board, texts, all));
            }
            if (seen.add(next.get())) {
                tell(next.get(), board, texts, all);
            }
            next.get().applyTo(board);
        }
    }

    /// In its own words, and in fewer where there are some.
    private static void tell(Step step, Board board, StepTexts texts, List<Told> all) {
        all.add(Told.of(board.puzzle(), step, texts));
        var brief = step.technique().briefly(step, board);
        if (brief != step) {
            all.add(Told.of(board.puzzle(), brief, texts));
        }
    }

    private static Puzzle first(Path file) {
        try {
            return PuzzleFormats.read(Files.readString(file)).getFirst().puzzle();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
