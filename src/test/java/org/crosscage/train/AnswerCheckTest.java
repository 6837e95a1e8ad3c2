package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Position;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.Hint;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The results of answers, in positions that need each technique of each kind, and in one of three that are shipped.
/// In each position two candidates of every verdict are tried, as digits and as marks, and what else is said of
/// answers in one position of three; strictly all candidates of more positions ([TrainingSample]), and everything in
/// all of them.
class AnswerCheckTest {

    private static final BooleanSupplier NEVER = () -> false;
    /// How many candidates of each verdict are tried in a position.
    private static final int EACH = 2;

    private static final AnswerCheck CHECK = new AnswerCheck(Examples.finder());

    static Stream<TrainingPosition> all() {
        return TrainingSample.all();
    }

    static List<TrainingPosition> some() {
        return Sweep.of(all().toList(), 3, "answers");
    }

    static List<TrainingPosition> shipped() {
        return Sweep.of(TrainingSample.shipped().toList(), 3, "shipped");
    }

    /// Something that is said of one candidate.
    ///
    /// @param isDigit whether it is written into the cell, and else crossed out
    private record Said(int cell, int digit, boolean isDigit) {

        Change change(Position shown) {
            return isDigit
                    ? new Change.Digit(cell, digit)
                    : new Change.Candidates(
                            cell, shown.square(cell).candidates().without(digit));
        }
    }

    /// A position with all that can be said in it, and what that is worth.
    private record Sifted(TrainingPosition position, Position shown, ExpectedVerdicts expected, List<Said> all) {

        static Sifted of(TrainingPosition position) {
            var training = TrainingBoard.of(position);
            var board = training.board();
            var shown = training.shown();
            var all = new ArrayList<Said>();
            board.openCells()
                    .forEach(cell -> board.candidates(cell).stream().forEach(digit -> {
                        all.add(new Said(cell, digit, true));
                        if (shown.square(cell).candidates().size() > 1) {
                            all.add(new Said(cell, digit, false));
                        }
                    }));
            return new Sifted(position, shown, new ExpectedVerdicts(position), all);
        }

        List<Said> tried() {
            return all.stream()
                    .collect(Collectors.groupingBy(said -> List.of(said.isDigit(), isTrue(said), isDue(said))))
                    .values()
                    .stream()
                    .flatMap(alike -> Sweep.of(alike, Math.ceilDiv(alike.size(), EACH), position.id()).stream())
                    .toList();
        }

        boolean isTrue(Said said) {
            return expected.isTrue(said.cell(), said.digit(), said.isDigit());
        }

        boolean isDue(Said said) {
            return expected.isDue(said.cell(), said.digit(), said.isDigit());
        }

        boolean isAhead(Said said) {
            return isTrue(said) && !isDue(said);
        }

        boolean isWrong(Said said) {
            return !isTrue(said);
        }

        boolean isGivenBy(List<Step> steps, Said said) {
            var board = Board.of(position.puzzle(), position.position());
            return new ExpectedVerdicts.Given(board, steps).gives(said.cell(), said.digit(), said.isDigit());
        }

        List<Said> those(Predicate<Said> which) {
            return all.stream().filter(which).toList();
        }

        Verdict check(Said... said) {
            return check(Arrays.stream(said).map(each -> each.change(shown)).toArray(Change[]::new));
        }

        Verdict check(Change... changes) {
            return CHECK.check(position, Move.of(changes), NEVER);
        }
    }

    @ParameterizedTest
    @MethodSource({"all", "shipped"})
    void noRightAnswerIsRefusedAndNoWrongOneTaken(TrainingPosition position) {
        var sifted = Sifted.of(position);
        assertThat(sifted.those(sifted::isDue)).isNotEmpty().allMatch(sifted::isTrue);
        for (var said : sifted.tried()) {
            switch (sifted.check(said)) {
                case Verdict.Right right -> {
                    assertThat(sifted.isDue(said)).as("%s", said).isTrue();
                    proves(right, said, sifted);
                }
                case Verdict.Ahead ahead -> {
                    assertThat(sifted.isAhead(said)).as("%s", said).isTrue();
                    assertThat(ahead.harder())
                            .as("%s", said)
                            .isEqualTo(sifted.expected().harder(said.cell(), said.digit(), said.isDigit()));
                }
                case Verdict.Wrong wrong -> {
                    assertThat(sifted.isWrong(said)).as("%s", said).isTrue();
                    tellsOf(said, wrong.mistake(), sifted);
                }
                case Verdict.NoAnswer(), Verdict.NotChecked() -> throw new AssertionError("no answer: " + said);
            }
        }
    }

    /// The proof alone gives the answer, and with the others nothing that was open is left out but further
    /// arguments of a step of which one is told.
    private static void proves(Verdict.Right right, Said said, Sifted sifted) {
        var board = Board.of(sifted.position().puzzle(), sifted.position().position());
        var proof = steps(right.proof());
        var others = steps(right.others());
        assertThat(sifted.isGivenBy(proof, said)).as("%s by %s", said, proof).isTrue();
        assertThat(Stream.concat(proof.stream(), others.stream()))
                .allMatch(step -> step.technique()
                                .tier()
                                .compareTo(sifted.position().technique().tier())
                        <= 0);
        assertThat(sifted.expected().due()).containsAll(others);
        assertThat(others).allMatch(step -> others.stream().noneMatch(other -> other != step && other.includes(step)));
        proof.forEach(step -> step.applyTo(board));
        assertThat(others).allMatch(step -> step.isNewOn(board));
        others.forEach(step -> step.applyTo(board));
        assertThat(sifted.expected().due())
                .filteredOn(step -> step.isNewOn(board))
                .allMatch(step -> proof.stream().anyMatch(step::includes));
    }

    private static List<Step> steps(List<Hint.Deduction> hints) {
        return hints.stream().map(Hint.Deduction::goal).toList();
    }

    private static void tellsOf(Said said, Hint mistake, Sifted sifted) {
        switch (mistake) {
            case Hint.WrongDigit wrong -> {
                assertThat(said).isEqualTo(new Said(wrong.cell(), wrong.digit(), true));
                assertThat(wrong.refutation().end().key()).isNotEqualTo(Contradiction.SEARCHED);
            }
            case Hint.WrongMarks wrong -> {
                assertThat(said).isEqualTo(new Said(wrong.cell(), said.digit(), false));
                assertThat(wrong.missing()).isEqualTo(Digits.of(said.digit()));
                assertThat(wrong.marks().with(said.digit()))
                        .isEqualTo(sifted.shown().square(said.cell()).candidates());
            }
            default -> throw new AssertionError("no mistake: " + mistake);
        }
    }

    /// A digit that no rule leaves, or that is ruled out.
    @ParameterizedTest
    @MethodSource("some")
    void aDigitThatIsNoCandidateIsWrongToo(TrainingPosition position) {
        var sifted = Sifted.of(position);
        var board = TrainingBoard.of(position).board();
        board.openCells()
                .limit(5)
                .forEach(cell -> position.puzzle().digits().minus(board.candidates(cell)).stream()
                        .forEach(digit -> {
                            var said = new Said(cell, digit, true);
                            tellsOf(said, ((Verdict.Wrong) sifted.check(said)).mistake(), sifted);
                        }));
    }

    @ParameterizedTest
    @MethodSource("some")
    void whatIsRightTogetherWithSomethingWrongIsWrongAndWithSomethingAheadIsAhead(TrainingPosition position) {
        var sifted = Sifted.of(position);
        var right = sifted.those(sifted::isDue);
        assertThat(right).isNotEmpty();
        var first = right.getFirst();

        elsewhere(first, sifted.those(sifted::isWrong))
                .forEach(wrong -> assertThat(sifted.check(first, wrong)).isInstanceOf(Verdict.Wrong.class));
        elsewhere(first, sifted.those(sifted::isAhead))
                .forEach(ahead -> assertThat(sifted.check(ahead, first)).isInstanceOf(Verdict.Ahead.class));
        elsewhere(first, right)
                .forEach(other -> assertThat(sifted.check(other, first))
                        .isInstanceOfSatisfying(
                                Verdict.Right.class,
                                both -> assertThat(List.of(first, other))
                                        .allMatch(said -> sifted.isGivenBy(steps(both.proof()), said))));
    }

    /// Some in other cells, which a digit of this one does not see.
    private static List<Said> elsewhere(Said said, List<Said> all) {
        return Stream.concat(all.stream().limit(2), all.reversed().stream().limit(2))
                .filter(other -> other.cell() != said.cell())
                .filter(other -> other.isDigit() == said.isDigit() || other.digit() != said.digit())
                .distinct()
                .toList();
    }

    /// All that is due of the marks of each cell, and of all cells.
    @ParameterizedTest
    @MethodSource("some")
    void severalMarksOfSeveralCellsAreOneAnswer(TrainingPosition position) {
        var sifted = Sifted.of(position);
        var marks = sifted.those(said -> !said.isDigit() && sifted.isDue(said));
        var all = new ArrayList<Change>();
        for (int cell = 0; cell < position.puzzle().cellCount(); cell++) {
            int at = cell;
            var gone = Digits.of(marks.stream()
                    .filter(said -> said.cell() == at)
                    .mapToInt(Said::digit)
                    .toArray());
            if (!gone.isEmpty()) {
                var change = new Change.Candidates(
                        cell, sifted.shown().square(cell).candidates().minus(gone));
                all.add(change);
                assertThat(sifted.check(change)).as("%s", change).isInstanceOf(Verdict.Right.class);
            }
        }
        if (!all.isEmpty()) {
            assertThat(sifted.check(all.toArray(Change[]::new))).isInstanceOf(Verdict.Right.class);
        }
    }

    @ParameterizedTest
    @MethodSource("some")
    void marksThatGoBecauseOfADigitDoNotCount(TrainingPosition position) {
        var sifted = Sifted.of(position);
        for (var said : sifted.those(Said::isDigit).stream().limit(5).toList()) {
            var changes = new ArrayList<Change>();
            changes.add(said.change(sifted.shown()));
            position.puzzle().peers(said.cell()).stream().forEach(peer -> {
                var marks = sifted.shown().square(peer).candidates();
                if (marks.contains(said.digit())) {
                    changes.add(new Change.Candidates(peer, marks.without(said.digit())));
                }
            });
            assertThat(sifted.check(changes.toArray(Change[]::new)).getClass())
                    .as("%s", said)
                    .isEqualTo(sifted.check(said).getClass());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void notesColoursAddedMarksAndWhatIsClearedAreNoAnswer(TrainingPosition position) {
        var sifted = Sifted.of(position);
        int open = TrainingBoard.of(position).board().openCells().findFirst().orElseThrow();
        var shown = sifted.shown().square(open).candidates();
        var digits = position.puzzle().digits();

        assertThat(Stream.<Change>of(
                                new Change.Corners(open, Digits.of(digits.min())),
                                new Change.Colour(open, 3),
                                new Change.Digit(open, Constraint.EMPTY),
                                new Change.Candidates(open, Digits.NONE),
                                new Change.Candidates(open, shown.union(digits)),
                                new Change.Candidates(open, shown))
                        .map(sifted::check))
                .allMatch(Verdict.NoAnswer.class::isInstance);
        if (shown.isEmpty()) {
            digits.stream()
                    .forEach(digit -> assertThat(sifted.check(new Change.Candidates(open, Digits.of(digit))))
                            .isEqualTo(new Verdict.NoAnswer()));
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void aWrongNoteBesideAnAnswerDoesNotCount(TrainingPosition position) {
        var sifted = Sifted.of(position);
        var right = sifted.those(sifted::isDue).getFirst();
        sifted.those(said -> said.isDigit() && sifted.isWrong(said) && said.cell() != right.cell()).stream()
                .filter(wrong ->
                        sifted.shown().square(wrong.cell()).candidates().isEmpty())
                .limit(5)
                .forEach(wrong -> assertThat(sifted.check(
                                right.change(sifted.shown()),
                                new Change.Candidates(wrong.cell(), Digits.of(wrong.digit()))))
                        .isInstanceOf(Verdict.Right.class));
    }

    @Test
    void aRemovalAndTheDigitThatItLeavesAreOneThought() {
        var digits = some().stream()
                .map(Sifted::of)
                .flatMap(sifted -> sifted
                        .those(said -> said.isDigit()
                                && sifted.isDue(said)
                                && !sifted.expected().isPlacedAtOnce(said.cell(), said.digit()))
                        .stream()
                        .limit(Sweep.of(Integer.MAX_VALUE, EACH))
                        .map(sifted::check))
                .toList();

        assertThat(digits)
                .isNotEmpty()
                .allSatisfy(verdict -> assertThat(steps(((Verdict.Right) verdict).proof()))
                        .isNotEmpty()
                        .allMatch(step -> step.placements().isEmpty()));
    }

    @ParameterizedTest
    @MethodSource("all")
    void theHintIsAboutTheTechniqueThatIsAskedForAndWhatItDoesIsRight(TrainingPosition position) {
        var hint = AnswerCheck.hint(position);

        assertThat(hint.goal().technique()).isEqualTo(position.technique());
        assertThat(hint.stages())
                .allSatisfy(stage -> assertThat(hint.lights(stage)).isNotEqualTo(Lights.NONE));
        assertThat(CHECK.check(position, hint.move(), NEVER))
                .isInstanceOfSatisfying(
                        Verdict.Right.class, right -> assertThat(right.proof()).isNotEmpty());
        assertThat(AnswerCheck.hint(position)).isEqualTo(hint);
    }

    @Test
    void aTechniqueThatFindsNothingHasNoHint() {
        var position = position("naked-single");
        var kind = position.kind();
        var other = new TrainingPosition(
                "kakuro.level-1.x", kind, kind.techniques().getFirst(), position.puzzle(), position.position(), 1);

        assertThatThrownBy(() -> AnswerCheck.hint(other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("single-square finds nothing in kakuro.level-1.x");
    }

    @Test
    void whoStopsTheCheckIsToldNothingThatIsNotKnown() {
        var position = position("naked-pair");
        var sifted = Sifted.of(position);
        var ahead = sifted.those(said -> sifted.isAhead(said)
                        && sifted.expected()
                                .harder(said.cell(), said.digit(), said.isDigit())
                                .isPresent())
                .getFirst();
        var entry = Move.of(ahead.change(sifted.shown()));

        assertThat(new AnswerCheck(Examples.finder()).check(position, entry, () -> true))
                .isEqualTo(new Verdict.NotChecked());
        assertThat(CHECK.check(position, entry, NEVER)).isNotEqualTo(new Verdict.Ahead(Optional.empty()));
        assertThat(CHECK.check(position, entry, () -> true)).isEqualTo(new Verdict.NotChecked());
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        var position = position("naked-pair");

        assertThatThrownBy(() -> CHECK.check(position, Examples.digit(1000, 1), NEVER))
                .isInstanceOf(MoveException.class);
        assertThatThrownBy(() -> CHECK.check(position, Examples.digit(0, 60), NEVER))
                .isInstanceOf(MoveException.class);
    }

    private static TrainingPosition position(String technique) {
        return TrainingSample.of(PuzzleKinds.of("kakuro")).stream()
                .filter(position -> position.technique().id().equals(technique))
                .findFirst()
                .orElseThrow();
    }
}
