package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.SmallPuzzles;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.NativeText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A box is called a box, whichever technique speaks of it: a kind with boxes may have any of them.
final class BoxTextsTest {

    private static final int PUZZLES = 4;
    private static final Pattern OTHER_UNIT = Pattern.compile("\\b(line|row|column|run)s?\\b");

    /// What says something of each unit that there is.
    private static final Pattern WITH_BOX = Pattern.compile("\\b(line or box|line, box or cage|row, column or box)\\b");

    /// What a technique is called, where that begins the text.
    private static final Pattern NAME = Pattern.compile("^[^:.]*: ");

    private static final Set<Technique> TECHNIQUES = PuzzleKinds.all().stream()
            .flatMap(kind -> kind.techniques().stream())
            .collect(Collectors.toCollection(LinkedHashSet::new));

    static Stream<PuzzleKind> kindsWithBoxes() {
        return PuzzleKinds.all().stream()
                .filter(kind -> kind.lesson().puzzle().constraints().stream().anyMatch(BoxTextsTest::isBox));
    }

    @ParameterizedTest
    @MethodSource("kindsWithBoxes")
    void whatIsSaidOfBoxesSpeaksOfNoOtherUnit(PuzzleKind kind) {
        var met = new HashSet<String>();
        var puzzles = new SmallPuzzles(new SplittableRandom(1));
        for (int i = 0; i < PUZZLES; i++) {
            var puzzle = puzzles.next(kind.id());
            var texts = new StepTexts(Texts.in(Locale.ENGLISH), puzzle);
            solve(puzzle, step -> {
                var units = units(step.reason()).toList();
                if (!units.isEmpty() && units.stream().allMatch(BoxTextsTest::isBox)) {
                    met.add(step.technique().id());
                    assertThat(Stream.of(texts.nudge(step), texts.technique(step), texts.why(step))
                                    .map(sentence ->
                                            NAME.matcher(sentence.text()).replaceFirst(""))
                                    .map(text -> WITH_BOX.matcher(text).replaceAll("box")))
                            .as("%s", step)
                            .noneMatch(text -> OTHER_UNIT.matcher(text).find())
                            .anyMatch(text -> text.contains("box"));
                }
            });
        }
        assertThat(met)
                .contains(
                        "full-line",
                        "hidden-single",
                        "hidden-pair",
                        "cage-claims-line",
                        "line-claims-cage",
                        "line-combination",
                        "innie",
                        "outie",
                        "cage-splitting");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 3     | box 1 and box 3
            1 2     | boxes 1 and 2
            1 2 4 5 | boxes 1, 2, 4 and 5
            2 4 5 6 | boxes 2 and 4 to 6
            1 2 3 5 | boxes 1 to 3 and 5
            """)
    void threeBoxesOrMoreShareTheWord(String numbers, String words) {
        var puzzle = new NativeText()
                .read("puzzle empty\nsize 6\nboxes 2x3\nend\n")
                .getFirst()
                .puzzle();
        var texts = Texts.in(Locale.ENGLISH);
        var placeholders = new Placeholders();
        List<Constraint> boxes = Stream.of(numbers.split(" "))
                .map(number -> puzzle.boxes().get(Integer.parseInt(number) - 1))
                .toList();
        var names = new Items(texts, new Names(texts, puzzle), placeholders).inStretches(boxes, Role.CAUSE);
        assertThat(placeholders.sentence(texts.all(names)).text()).isEqualTo(words);
    }

    private static boolean isBox(Constraint constraint) {
        return constraint.group() == Group.BOX;
    }

    /// The units without a clue that a proof rests on or speaks of, its thoughts included.
    private static Stream<Constraint> units(Reason reason) {
        var spokenOf = reason.facts().values().stream().flatMap(fact -> switch (fact) {
            case Fact.OfConstraint(var constraint) -> Stream.of(constraint);
            case Fact.OfConstraints(var constraints) -> constraints.stream();
            default -> Stream.of();
        });
        return Stream.of(
                        reason.constraints().stream(),
                        spokenOf,
                        reason.thoughts().stream().flatMap(BoxTextsTest::units))
                .flatMap(all -> all)
                .filter(AllDifferent.class::isInstance);
    }

    /// Every step that any technique finds on the way.
    private static void solve(Puzzle puzzle, Consumer<Step> found) {
        var board = Board.of(puzzle);
        for (var steps = steps(board); !steps.isEmpty(); steps = steps(board)) {
            steps.forEach(found);
            steps.getFirst().applyTo(board);
        }
    }

    private static List<Step> steps(Board board) {
        return TECHNIQUES.stream()
                .flatMap(technique -> technique.find(board).stream())
                .toList();
    }
}
