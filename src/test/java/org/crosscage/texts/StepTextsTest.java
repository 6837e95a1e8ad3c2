package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.SmallPuzzles;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.technique.TechniqueCase;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Sentence.Named;
import org.crosscage.texts.Sentence.Part;
import org.crosscage.texts.Sentence.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The texts of every technique of every kind, filled in with the steps that are found on small puzzles and in the
/// case files of the techniques.
class StepTextsTest {

    private static final int PUZZLES = 20;
    private static final Texts ENGLISH = Texts.in(Locale.ENGLISH);
    private static final Pattern CELL = Pattern.compile("r\\d+c\\d+");

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]+");

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
                (texts, step) -> assertThat(all(texts, step))
                        .as("%s", step)
                        .allSatisfy(sentence ->
                                assertThat(sentence.text()).isNotBlank().doesNotContain("{", "}")));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyTextIsMadeOfWholeSentences(PuzzleKind kind) {
        everyStep(
                kind,
                (texts, step) -> assertThat(all(texts, step))
                        .allSatisfy(sentence -> assertThat(sentence.text())
                                .matches("(?s)[A-Zr0-9].*\\.")
                                .doesNotContain("  ", " .", " ,", "..", ", .")));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aNudgeNamesNoDigitOfTheAnswer(PuzzleKind kind) {
        everyStep(
                kind,
                (texts, step) -> assertThat(texts.nudge(step).parts())
                        .as("%s", texts.nudge(step).text())
                        .noneMatch(part -> part instanceof Named named
                                && !(named.fact() instanceof Fact.OfConstraint)
                                && !(named.fact() instanceof Fact.OfCells)));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aNudgeSaysWhereToLook(PuzzleKind kind) {
        everyStep(kind, (texts, step) -> {
            if (!step.technique().id().equals("single-square")) {
                assertThat(named(texts.nudge(step), Role.LOOK)).as("%s", step).isNotEmpty();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aProofEndsWithEveryCellAndDigitThatChanges(PuzzleKind kind) {
        everyStep(kind, (texts, step) -> {
            var why = texts.why(step);
            var changed = new HashSet<Integer>();
            var digits = new HashSet<Integer>();
            Stream.concat(named(why, Role.FOUND).stream(), named(why, Role.GONE).stream())
                    .forEach(part -> {
                        if (part.fact() instanceof Fact.OfCells(var cells)) {
                            cells.stream().forEach(changed::add);
                        } else if (part.fact() instanceof Fact.OfDigits(Digits set)) {
                            set.stream().forEach(digits::add);
                        }
                    });
            assertThat(changed)
                    .as("%s", why.text())
                    .containsAll(step.changedCells().stream().boxed().toList());
            assertThat(digits).as("%s", why.text()).containsAll(changedDigits(step));
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aProofNamesACell(PuzzleKind kind) {
        everyStep(kind, (texts, step) -> assertThat(texts.why(step).text()).containsPattern(CELL));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void noSentenceHasMoreThanTwentyWordsBesideWhatItNames(PuzzleKind kind) {
        everyStep(
                kind,
                (texts, step) -> all(texts, step)
                        .forEach(sentence -> assertThat(plain(sentence).split("\\. "))
                                .allMatch(words -> WORD.matcher(words).results().count() <= 20)));
    }

    @Test
    void everyTextOfATechniqueIsUsedByAReason() {
        var used = new HashSet<String>();
        for (var kind : PuzzleKinds.all()) {
            everyStep(kind, (texts, step) -> {
                addWithShorter(used, step.reason().key());
                step.reason().thoughts().forEach(thought -> addWithShorter(used, thought.key()));
            });
        }
        var written = ENGLISH.area("hints").keySet().stream()
                .filter(key -> key.startsWith("why."))
                .map(key -> key.substring("why.".length()))
                .filter(key -> !key.startsWith("clash-"));
        assertThat(written).isSubsetOf(used);
    }

    private static void addWithShorter(Set<String> used, String key) {
        used.add(key);
        if (key.contains(".")) {
            addWithShorter(used, key.substring(0, key.lastIndexOf('.')));
        }
    }

    private static List<Sentence> all(StepTexts texts, Step step) {
        return List.of(texts.nudge(step), texts.technique(step), texts.why(step));
    }

    private static String plain(Sentence sentence) {
        return sentence.parts().stream()
                .map(part -> part instanceof Sentence.Plain ? part.text() : "")
                .collect(Collectors.joining());
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
        if (!step.technique().id().equals("magic-combination")) {
            step.eliminations().forEach(gone -> gone.digits().stream().forEach(digits::add));
        }
        return digits;
    }

    private interface Check {
        void accept(StepTexts texts, Step step);
    }

    private static void everyStep(PuzzleKind kind, Check check) {
        var puzzles = new SmallPuzzles(new SplittableRandom(kind.id().hashCode()));
        var engine = new RuleEngine(kind.techniques());
        for (int i = 0; i < PUZZLES; i++) {
            var board = Board.of(puzzles.next(kind.id()));
            var texts = new StepTexts(ENGLISH, board.puzzle());
            for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
                engine.all(board).forEach(step -> check.accept(texts, step));
                next.get().applyTo(board);
            }
        }
        for (var technique : kind.techniques()) {
            TechniqueCase.of(technique).stream()
                    .filter(each -> each.kind().equals(kind.id()))
                    .forEach(each -> technique
                            .find(each.board())
                            .forEach(step -> check.accept(
                                    new StepTexts(ENGLISH, each.board().puzzle()), step)));
        }
    }
}
