package org.crosscage.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.play.Examples.digit;
import static org.crosscage.play.Examples.marks;
import static org.crosscage.play.Examples.played;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.ExamplePuzzles;
import org.junit.jupiter.api.Test;

class HintsTest {

    private static final List<Technique> ALL = PuzzleKinds.of("kakuro").techniques();
    private static final Teaching TEACHING = new Teaching(ALL, true, true);

    private static final Teaching KENKEN = new Teaching(PuzzleKinds.of("kenken").techniques(), true, false);

    private final Hints hints = new Hints(Examples.oracle());

    @Test
    void theFourStagesCostOneOneTwoAndFour() {
        assertThat(Arrays.stream(Hint.Stage.values()).mapToInt(Hint.Stage::cost))
                .containsExactly(1, 1, 2, 4);
    }

    @Test
    void onAnUntouchedBoardTheSimplestStepIsTheHint() {
        var hint = (Hint.Deduction) next(Game.of(ExamplePuzzles.oneSolution()));

        assertThat(hint.steps()).hasSize(1);
        assertThat(hint.stages()).containsExactly(Hint.Stage.values());
    }

    @Test
    void aMistakeComesBeforeAnyStep() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 0, 8, 1, 7));

        assertThat(hint.cell()).isEqualTo(1);
        assertThat(hint.digit()).isEqualTo(7);
        assertThat(hint.where().cells().contains(1)).isTrue();
        assertThat(hint.rewindTo()).isEqualTo(1);
    }

    @Test
    void ofSeveralMistakesTheOnePlayedFirstIsExplained() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 3, 9, 1, 7));

        assertThat(hint.cell()).isEqualTo(3);
        assertThat(hint.rewindTo()).isZero();
    }

    @Test
    void aMistakeThatClashesIsExplainedByTheClashAlone() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 0, 8, 2, 8));

        assertThat(hint.disproof().chain()).isEmpty();
        assertThat(hint.disproof().end().key()).isEqualTo(Clash.TWICE);
    }

    @Test
    void twoWrongDigitsThatClashAreExplainedByTheirClashWhateverWasPlayedBefore() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 3, 9, 0, 7, 2, 7));

        assertThat(hint.cell()).isZero();
        assertThat(hint.disproof().chain()).isEmpty();
        assertThat(hint.disproof().end().key()).isEqualTo(Clash.TWICE);
    }

    @Test
    void aMistakeThatAsksForAnImpossibleDigitSaysWhichOne() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 1, 7));

        assertThat(hint.disproof().end().key()).isEqualTo(Clash.LAST_CELL + ".none");
        assertThat(hint.disproof().end().facts().get("number")).hasToString("OfNumber[number=10]");
    }

    @Test
    void marksWithoutTheRightDigitAreAHintOfTheirOwn() {
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 9));

        var hint = (Hint.WrongMarks) next(game);

        assertThat(hint.cell()).isZero();
        assertThat(hint.crossedOut()).isEqualTo(Digits.range(1, 8));
        assertThat(next(game.play(hint.move()))).isInstanceOf(Hint.Deduction.class);
    }

    @Test
    void onlyWhatWasCrossedOutLastComesBackIfThatIsEnough() {
        // r1c1 is 8
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 7, 8, 9));

        var last = (Hint.WrongMarks) next(game.play(marks(0, 7, 9)));
        assertThat(last.crossedOut()).isEqualTo(Digits.of(8));
        assertThat(last.move()).isEqualTo(marks(0, 7, 8, 9));

        var before = (Hint.WrongMarks) next(game.play(marks(0, 7, 9)).play(marks(0, 9)));
        assertThat(before.crossedOut()).isEqualTo(Digits.of(7, 8));

        var never = (Hint.WrongMarks)
                next(Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 7, 9)).play(marks(0, 9)));
        assertThat(never.crossedOut()).isEqualTo(Digits.range(1, 8));
    }

    @Test
    void whatWasCrossedOutInADroppedBranchIsNotWhatComesBack() {
        var game = Game.of(ExamplePuzzles.oneSolution())
                .play(marks(0, 7, 8, 9))
                .after(new Op.Branch(1))
                .play(marks(0, 1, 8))
                .after(new Op.Drop(1, Optional.of(marks(0, 7, 9))));

        assertThat(((Hint.WrongMarks) next(game)).crossedOut()).isEqualTo(Digits.of(8));
    }

    @Test
    void afterMarksAreBackNoStepIsToldASecondTime() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var told = new ArrayList<Hint.Deduction>();
        while (next(game) instanceof Hint.Deduction step
                && step.goal().placements().isEmpty()) {
            told.add(step);
            game = game.play(step.move());
        }
        var needed = Digits.of(8);
        var marked = game.position().square(0).candidates();
        assertThat(told).isNotEmpty();
        assertThat(marked)
                .satisfies(marks -> assertThat(marks.intersects(needed)).isTrue());
        assertThat(marked.size()).isGreaterThan(1);

        var wrong = (Hint.WrongMarks) next(game.play(Move.of(new Change.Candidates(0, marked.minus(needed)))));

        assertThat(wrong.move()).isEqualTo(Move.of(new Change.Candidates(0, marked)));
    }

    @Test
    void thatMarksAreWrongIsProvedFromThemAndTheDigitsAlone() {
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 9));

        var hint = (Hint.WrongMarks) next(game);
        var beside = (Hint.WrongMarks) next(game.play(marks(3, 7, 9)));

        assertThat(beside.disproof()).isEqualTo(hint.disproof());
        assertThat(hint.disproof().chain()).isNotEmpty();
        assertThat(hint.disproof().end().key()).startsWith("clash-").isNotEqualTo(Clash.SEARCHED);
    }

    @Test
    void marksThatTheDigitsRuleOutAreDisprovedWithoutAChain() {
        var game = Game.of(ExamplePuzzles.oneSolution()).play(digit(1, 9)).play(marks(0, 9));

        var hint = (Hint.WrongMarks) next(game);

        assertThat(hint.disproof().chain()).isEmpty();
        assertThat(hint.disproof().end().key()).isEqualTo(Clash.TWICE);
    }

    @Test
    void wrongMarksThatTheNextStepDoesNotReadWait() {
        var game = Game.of(Boards.kenKen()).play(marks(7, 3));

        var hint = hints.next(game, OptionalInt.empty(), KENKEN, KENKEN.techniques());
        assertThat(hint).isInstanceOf(Hint.Deduction.class);
        assertThat(hints.open(game, OptionalInt.empty(), KENKEN, () -> false)).isNotEmpty();

        while (hint instanceof Hint.Deduction deduction) {
            game = game.play(deduction.move());
            hint = hints.next(game, OptionalInt.empty(), KENKEN, KENKEN.techniques());
        }
        assertThat(hint).isInstanceOf(Hint.WrongMarks.class);
        assertThat(hints.open(game, OptionalInt.empty(), KENKEN, () -> false)).isEmpty();
    }

    @Test
    void marksWithTheRightDigitAreTakenForCandidates() {
        var singles = ALL.stream()
                .filter(technique -> technique.id().equals("naked-single"))
                .toList();
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(3, 7));

        var hint = (Hint.Deduction) hints.next(game, OptionalInt.empty(), new Teaching(singles, true, true), ALL);

        assertThat(hint.goal().placements()).singleElement().hasToString("Placement[cell=3, digit=7]");
    }

    @Test
    void withSeveralSolutionsMarksThatRuleSomeOutAreNeitherWrongNorFollowed() {
        var game = Game.of(ExamplePuzzles.twoSolutions()).play(marks(0, 1)).play(marks(1, 2));

        var hint = (Hint.Deduction) next(game);

        assertThat(hint.goal().placements()).isEmpty();
    }

    @Test
    void withSeveralSolutionsMarksThatRuleAllOutAreWrong() {
        var hint = (Hint.WrongMarks) next(Game.of(ExamplePuzzles.twoSolutions()).play(marks(0, 3, 4)));

        assertThat(hint.crossedOut()).isEqualTo(Digits.of(1, 2, 5, 6, 7, 8, 9));
    }

    @Test
    void whereNoTechniqueAppliesTheHintSaysSo() {
        var hint = hints.next(
                Game.of(ExamplePuzzles.oneSolution()),
                OptionalInt.empty(),
                new Teaching(List.of(), true, true),
                List.of());

        assertThat(((Hint.Nothing) hint).why()).isEqualTo(Hint.Nothing.Why.NO_SIMPLE_STEP);
        assertThat(hint.stages()).isEmpty();
    }

    @Test
    void whereOnlyThePlayersOwnTechniquesEndTheNextOneIsNamed() {
        var hint = (Hint.Nothing) hints.next(
                Game.of(ExamplePuzzles.oneSolution()), OptionalInt.empty(), new Teaching(List.of(), true, true), ALL);

        assertThat(hint.harder()).isPresent();
    }

    @Test
    void aPuzzleWithoutSolutionIsSaidToHaveNone() {
        assertThat(((Hint.Nothing) next(Game.of(ExamplePuzzles.noSolution()))).why())
                .isEqualTo(Hint.Nothing.Why.NO_SOLUTION);
    }

    @Test
    void aFinishedBoardNeedsNoHint() {
        assertThat(((Hint.Nothing) next(played(ExamplePuzzles.oneSolution(), 0, 8, 1, 9, 2, 9, 3, 7))).why())
                .isEqualTo(Hint.Nothing.Why.FULL);
    }

    @Test
    void doingARemovalWritesTheRemainingCandidatesAsMarks() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var hint = (Hint.Deduction) next(game);
        var elimination = hint.goal().eliminations().getFirst();

        var after = game.play(hint.move()).position().square(elimination.cell());

        assertThat(after.candidates()).isEqualTo(Digits.range(1, 9).minus(elimination.digits()));
    }

    @Test
    void doingAPlacementTidiesTheMarksOfTheCellsThatSeeIt() {
        var game =
                played(ExamplePuzzles.oneSolution(), 1, 9).play(marks(0, 8, 9)).play(marks(2, 8, 9));
        var hint = (Hint.Deduction) hints.next(game, OptionalInt.of(0), TEACHING, ALL);

        var after = game.play(hint.move()).position();

        assertThat(after.digit(0)).isEqualTo(8);
        assertThat(after.square(2).candidates()).isEqualTo(Digits.of(9));
    }

    @Test
    void aPlayerWhoTidiesByHandKeepsTheMarks() {
        var game =
                played(ExamplePuzzles.oneSolution(), 1, 9).play(marks(0, 8, 9)).play(marks(2, 8, 9));
        var hint = (Hint.Deduction) hints.next(game, OptionalInt.of(0), new Teaching(ALL, true, false), ALL);

        assertThat(game.play(hint.move()).position().square(2).candidates()).isEqualTo(Digits.of(8, 9));
    }

    @Test
    void withoutMarksTheHintLeadsUpToADigit() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var hint = (Hint.Deduction) hints.next(game, OptionalInt.empty(), new Teaching(ALL, false, true), ALL);

        assertThat(hint.goal().placements()).hasSize(1);
        assertThat(hint.steps().size()).isGreaterThan(1);
        assertThat(hint.steps().subList(0, hint.steps().size() - 1))
                .allSatisfy(step -> assertThat(step.placements()).isEmpty());
        assertThat(hint.move().changes()).singleElement().isInstanceOf(Change.Digit.class);
    }

    @Test
    void aHintStaysWhileDigitsAndCandidateMarksStay() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var asked = AskedHint.about(game.position(), next(game)).more();

        assertThat(asked.isAbout(game.play(Move.of(new Change.Colour(0, 3))).position()))
                .isTrue();
        assertThat(asked.isAbout(
                        game.play(Move.of(new Change.Corners(0, Digits.of(1)))).position()))
                .isTrue();
        assertThat(asked.isAbout(game.play(digit(0, 8)).position())).isFalse();
        assertThat(asked.isAbout(game.play(marks(0, 8)).position())).isFalse();
    }

    @Test
    void stagesAreToldOneAfterTheOther() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var asked = AskedHint.about(game.position(), next(game));

        assertThat(asked.stage()).isEmpty();
        assertThat(asked.next()).contains(Hint.Stage.NUDGE);
        assertThat(asked.more().stage()).contains(Hint.Stage.NUDGE);
        assertThat(asked.more().more().more().more().next()).isEmpty();
        assertThat(asked.more().more().more().more().more().stage()).contains(Hint.Stage.DO_IT);
    }

    @Test
    void allOpenStepsAreListedEasiestFirst() {
        var open = hints.open(Game.of(ExamplePuzzles.oneSolution()), OptionalInt.empty(), TEACHING, () -> false);

        assertThat(open).hasSizeGreaterThan(1);
        assertThat(open.getFirst().hint()).isEqualTo(next(Game.of(ExamplePuzzles.oneSolution())));
        assertThat(open)
                .isSortedAccordingTo(Comparator.comparing(
                        step -> ALL.indexOf(step.hint().goal().technique())));
        assertThat(open)
                .allSatisfy(
                        step -> assertThat(step.hint().goal().reason().key()).isNotEmpty());
    }

    @Test
    void allStepsAreAllThatTheTechniquesFindAndThoseAreMarkedWhoseWholeChangeEasierOnesMake() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var board = Board.of(game.puzzle());
        var all = ALL.stream()
                .flatMap(technique -> new RuleEngine(List.of(technique)).all(board).stream())
                .toList();

        var open = hints.open(game, OptionalInt.empty(), TEACHING, () -> false);

        assertThat(open).extracting(step -> step.hint().goal()).containsExactlyElementsOf(all);
        assertThat(open.getFirst().covered()).isFalse();
        assertThat(open)
                .filteredOn(step -> step.hint().goal().technique().id().equals("killer-combination"))
                .isNotEmpty()
                .allMatch(OpenStep::covered);
    }

    @Test
    void withoutAnEasierTechniqueAHarderOneIsListed() {
        var combinations = ALL.stream()
                .filter(technique -> technique.id().equals("killer-combination"))
                .toList();

        var open = hints.open(
                Game.of(ExamplePuzzles.oneSolution()),
                OptionalInt.empty(),
                new Teaching(combinations, true, true),
                () -> false);

        assertThat(open).isNotEmpty();
    }

    @Test
    void thePlayersOwnOrderIsTheOrderOfTheList() {
        var reversed = ALL.reversed();

        var open = hints.open(
                Game.of(ExamplePuzzles.oneSolution()),
                OptionalInt.empty(),
                new Teaching(reversed, true, true),
                () -> false);

        assertThat(open)
                .isSortedAccordingTo(Comparator.comparing(
                        step -> reversed.indexOf(step.hint().goal().technique())));
    }

    @Test
    void aListedStepCanBeDone() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        for (var step : hints.open(game, OptionalInt.empty(), TEACHING, () -> false)) {
            var after = game.play(step.hint().move());

            assertThat(next(after)).as(step.toString()).isInstanceOfAny(Hint.Deduction.class, Hint.Nothing.class);
            assertThat(hints.open(after, OptionalInt.empty(), TEACHING, () -> false))
                    .extracting(OpenStep::hint)
                    .doesNotContain(step.hint());
        }
    }

    @Test
    void whoStopsTheSearchGetsWhatWasFound() {
        assertThat(hints.open(Game.of(ExamplePuzzles.oneSolution()), OptionalInt.empty(), TEACHING, () -> true))
                .isEmpty();
    }

    @Test
    void withoutMarksTooTheStandardSetIsSaidToGoOn() {
        var singles = ALL.stream()
                .filter(technique -> technique.id().equals("bounds"))
                .toList();

        var hint = (Hint.Nothing) hints.next(
                Game.of(ExamplePuzzles.oneSolution()), OptionalInt.empty(), new Teaching(singles, false, true), ALL);

        assertThat(hint.harder()).isPresent().get().isNotIn(singles);
    }

    @Test
    void noStepIsListedWhileADigitOrAMarkIsWrong() {
        assertThat(hints.open(played(ExamplePuzzles.oneSolution(), 0, 9), OptionalInt.empty(), TEACHING, () -> false))
                .isEmpty();
        assertThat(hints.open(
                        Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 9)),
                        OptionalInt.empty(),
                        TEACHING,
                        () -> false))
                .isEmpty();
    }

    @Test
    void aNudgeLightsARegionAndNoCandidate() {
        var lights = next(Game.of(ExamplePuzzles.oneSolution())).lights(Hint.Stage.NUDGE);

        assertThat(lights.cells()).isNotEmpty().allMatch(lit -> lit.role() == Role.LOOK);
        assertThat(lights.candidates()).isEmpty();
        assertThat(lights.clues()).isEmpty();
    }

    @Test
    void theProofLightsWhatGoesAndTheCluesItRestsOn() {
        var hint = (Hint.Deduction) next(Game.of(ExamplePuzzles.oneSolution()));
        var lights = hint.lights(Hint.Stage.WHY);

        assertThat(lights.clues())
                .containsExactlyElementsOf(hint.goal().reason().constraints());
        for (var elimination : hint.goal().eliminations()) {
            assertThat(lights.candidates())
                    .contains(new Lights.LitDigits(elimination.cell(), elimination.digits(), Role.GONE));
        }
    }

    private Hint next(Game game) {
        return hints.next(game, OptionalInt.empty(), TEACHING, ALL);
    }
}
