package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.crosscage.core.logic.Chains;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.SmallPuzzles;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.technique.Crossing;
import org.crosscage.core.logic.technique.KillerCombination;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.api.Test;

class MistakeTextsTest {

    private static final int BOARDS = 40;

    /// Runs of 17 and 16 across and down.
    private final Puzzle puzzle = PuzzleFormats.read("""
                    puzzle small
                    size 3 3
                    grid
                    # 17\\ 16\\
                    \\17 . .
                    \\16 . .
                    end
                    """).getFirst().puzzle();

    private final MistakeTexts said = new MistakeTexts(Texts.in(Locale.ENGLISH), puzzle);

    @Test
    void theSecondStageNamesTheRun() {
        assertThat(said.where(puzzle.clues().get(0)).text()).isEqualTo("Look at the run of 17 in row 2.");
    }

    @Test
    void aClashThatStandsOnTheBoardIsToldWithTheDigit() {
        var end = Reason.of("clash-last-cell.none")
                .constraint("clue", puzzle.clues().get(0))
                .cells("cell", Cells.of(1))
                .number("number", 10)
                .build();

        assertThat(text(said.digit(0, 7, Cells.NONE, List.of(), end)))
                .isEqualTo("r2c2 is 7. In the run of 17 in row 2, only r2c3 is left. "
                        + "It would have to be 10, and there is no such digit here.");
    }

    @Test
    void ofAFullRunThatMakesTheWrongSumNoCellIsAccusedBeforeItIsSaidWhoKnows() {
        var clue = puzzle.clues().get(0);
        var board = Board.of(puzzle);
        board.place(0, 8);
        board.place(1, 7);
        var end = Reason.of("clash-full.sum")
                .given(clue.cells(), board)
                .constraint("clue", clue)
                .number("number", 15)
                .build();

        assertThat(text(said.digit(0, 8, Cells.NONE, List.of(), end)))
                .isEqualTo("All cells of the run of 17 in row 2 are filled, and they make 15. "
                        + "So at least one digit there is wrong. No solution has an 8 in r2c2.");
    }

    @Test
    void aShortChainIsToldStepByStep() {
        var board = Board.of(puzzle);
        board.place(0, 9);
        var step = new RuleEngine(PuzzleKinds.of("kakuro").techniques())
                .next(board)
                .orElseThrow();
        var end = Reason.of("clash-no-digit").cells("cell", Cells.of(3)).build();

        var text = text(said.digit(0, 9, Cells.NONE, List.of(step), end));

        assertThat(text)
                .startsWith("Suppose r2c2 is 9. Then the run of ")
                .endsWith("No digit is left for r3c3. So r2c2 is not 9.");
    }

    @Test
    void eachStepOfAShortChainHasTheNumberOfItsArrow() {
        var board = Board.of(puzzle);
        board.place(0, 9);
        var step = new RuleEngine(PuzzleKinds.of("kakuro").techniques())
                .next(board)
                .orElseThrow();
        var end = Reason.of("clash-no-digit")
                .given(step.changedCells(), board)
                .cells("cell", Cells.of(3))
                .build();

        var numbered = said.digit(0, 9, Cells.NONE, List.of(step), end).stream()
                .filter(sentence -> sentence.parts().contains(new Sentence.ChainNumber()))
                .toList();
        var arrows = Chains.arrows(List.of(step), end, Map.of(0, Digits.of(9)));

        assertThat(numbered).hasSize(1);
        assertThat(arrows).isNotEmpty().allSatisfy(arrow -> {
            assertThat(arrow.number()).isEqualTo(1);
            assertThat(step.changedCells().contains(arrow.to().cell())).isTrue();
        });
        assertThat(Chains.arrows(Collections.nCopies(21, step), end, Map.of())).isEmpty();
    }

    @Test
    void whatTakesTooLongToShowIsSaidPlainlyWithWhatToDo() {
        var end = Reason.of("clash-far")
                .cells("cell", Cells.of(0))
                .digits("digits", Digits.of(8))
                .build();

        assertThat(text(said.digit(0, 8, Cells.NONE, List.of(), end)))
                .isEqualTo("No solution has an 8 in r2c2. The proof is too long to help you."
                        + " Clear r2c2, or go back to before it was written.");
    }

    @Test
    void ofAnEntryThatIsTakenBackNothingIsLeftToDo() {
        assertThat(text(said.entry(0, 8, List.of(), Contradiction.farEntry(0, Digits.of(8)))))
                .isEqualTo("No solution has an 8 in r2c2. No short chain of simple steps shows it.");
        assertThat(text(said.crossedOut(
                        0, Digits.of(1, 2), Digits.of(8), List.of(), Contradiction.farEntry(0, Digits.of(1, 2)))))
                .isEqualTo("No solution has 1 or 2 in r2c2. No short chain of simple steps shows it. So r2c2 is 8.");
        assertThat(text(said.entry(0, 8, List.of(), Contradiction.ruledOut(0, 8))))
                .isEqualTo("8 is not among the marks of r2c2: earlier steps ruled it out.");
    }

    /// They stand there again.
    @Test
    void ofCandidatesThatWereCrossedOutItIsSaidWhatWouldBeLeft() {
        var end = Reason.of("clash-no-digit").cells("cell", Cells.of(3)).build();

        assertThat(text(said.crossedOut(0, Digits.of(1, 2), Digits.of(8, 9), List.of(), end)))
                .isEqualTo("Suppose you cross out 8 and 9 in r2c2. Then it can only be 1 or 2."
                        + " No digit is left for r3c3. So r2c2 needs one of 8 and 9.");
    }

    /// All others are right.
    @Test
    void ofAnEntryItIsSaidThatItAloneIsWrong() {
        var board = Board.of(puzzle);
        board.place(0, 8);
        board.place(1, 8);
        var twice = Contradiction.standing(board, 1).orElseThrow();

        assertThat(text(said.entry(1, 8, List.of(), twice)))
                .isEqualTo("Suppose r2c3 is 8. The run of 17 in row 2 has two 8s: r2c2 and r2c3. So r2c3 is not 8.");
    }

    @Test
    void ofDigitsThatCannotStandTogetherALongChainIsOnlyCounted() {
        var board = Board.of(puzzle);
        board.place(0, 9);
        var step = new RuleEngine(PuzzleKinds.of("kakuro").techniques())
                .next(board)
                .orElseThrow();
        var end = Reason.of("clash-no-digit").cells("cell", Cells.of(3)).build();

        assertThat(text(said.together(Cells.NONE, Collections.nCopies(21, step), end)))
                .isEqualTo("Take the digits on the board as they are. After 21 simple steps there is a contradiction."
                        + " They are too many to list here.");
    }

    @Test
    void ofSeveralStepsEachSaysOnlyWhatIsNewAndWhatGoesFromWhere() {
        var board = Board.of(puzzle);
        var first = Step.of(new KillerCombination())
                .eliminate(Digits.of(1, 2), Cells.of(0, 1), board)
                .because(board, () -> Reason.of("killer-combination").build());
        var second = Step.of(new KillerCombination())
                .eliminate(Digits.of(2, 3), 0, board)
                .eliminate(Digits.of(9), 1, board)
                .because(board, () -> Reason.of("killer-combination").build());
        var end = Reason.of("clash-no-digit")
                .given(Cells.of(0, 1), board)
                .cells("cell", Cells.of(0))
                .build();

        assertThat(text(said.digit(2, 9, Cells.NONE, List.of(first, second), end)))
                .isEqualTo("Suppose r3c2 is 9. Then r2c2 and r2c3 cannot be 1 or 2."
                        + " Then these digits are ruled out: 3 from r2c2; 9 from r2c3. No digit is left for r2c2."
                        + " So r3c2 is not 9.");
    }

    @Test
    void whatTwoCluesTakeTogetherIsNotSaidOfOneOfThem() {
        var board = Board.of(puzzle);
        var step = Step.of(new Crossing())
                .eliminate(Digits.of(7, 8), 0, board)
                .because(
                        board,
                        () -> Reason.of("crossing")
                                .by(puzzle.clues().get(0), puzzle.clues().get(2))
                                .build());
        var end = Reason.of("clash-no-digit")
                .given(Cells.of(0), board)
                .cells("cell", Cells.of(0))
                .build();

        assertThat(text(said.digit(3, 9, Cells.NONE, List.of(step), end)))
                .contains("Then the run of 17 in row 2 and the run of 17 in column 2 together rule out 7 and 8"
                        + " in r2c2.");
    }

    @Test
    void whatFollowsFromADigitThatWasSaidToStandIsNotSaidAgain() {
        var board = Board.of(puzzle);
        var first = Step.of(new KillerCombination())
                .place(0, 8, board)
                .because(board, () -> Reason.of("killer-combination").build());
        var second = Step.of(new KillerCombination())
                .eliminate(Digits.of(7), Cells.of(0, 1), board)
                .eliminate(Digits.of(8), 1, board)
                .because(board, () -> Reason.of("killer-combination").build());
        var end = Reason.of("clash-no-digit")
                .given(Cells.of(0, 1), board)
                .cells("cell", Cells.of(1))
                .build();

        assertThat(text(said.digit(3, 9, Cells.NONE, List.of(first, second), end)))
                .isEqualTo("Suppose r3c3 is 9. Then only 8 is left for r2c2. Then r2c3 cannot be 7."
                        + " No digit is left for r2c3. So r3c3 is not 9.");
    }

    @Test
    void digitsThatAreLeftOutAreNamedFirst() {
        var end = Reason.of("clash-no-digit").cells("cell", Cells.of(3)).build();

        assertThat(text(said.digit(0, 9, Cells.of(1), List.of(), end)))
                .isEqualTo("Leave out the digit in r2c3 for now. r2c2 is 9. No digit is left for r3c3.");
        assertThat(text(said.digit(0, 9, Cells.of(1, 2), List.of(), end)))
                .startsWith("Leave out the digits in r2c3 and r3c2 for now. ");
    }

    @Test
    void marksThatCannotBeAreDisprovedLikeADigitAndNoOtherDigitIsNamed() {
        var end = Reason.of("clash-no-digit").cells("cell", Cells.of(3)).build();

        assertThat(text(said.marks(0, Digits.of(9), true, List.of(), end)))
                .isEqualTo("Your mark in r2c2 is 9. Suppose r2c2 is 9. No digit is left for r3c3. "
                        + "So r2c2 is not 9. You crossed out a digit that you need there.");
        assertThat(text(said.marks(0, Digits.of(1, 2), false, List.of(), end)))
                .isEqualTo(
                        "Your marks in r2c2 are 1 and 2. No digit is left for r3c3. "
                                + "So none of your marks in r2c2 is right. Your marks there are missing a digit that you need.");
    }

    @Test
    void ofMarksThatTakeTooLongNothingFollows() {
        var end = Reason.of("clash-far")
                .cells("cell", Cells.of(0))
                .digits("digits", Digits.of(1, 2))
                .build();

        assertThat(text(said.marks(0, Digits.of(1, 2), false, List.of(), end)))
                .isEqualTo("Your marks in r2c2 are 1 and 2. No solution has 1 or 2 in r2c2. The proof is too long to"
                        + " help you. Your marks there are missing a digit that you need.");
    }

    /// On small odd boards: each digit that is put down or crossed out at random may lead to something impossible.
    @Test
    void everyVariantOfAContradictionNamesWhatSomeContradictionGivesItsMessage() {
        var asked = new AskedTexts();
        var random = new SplittableRandom(5);
        for (var kind : PuzzleKinds.all()) {
            var puzzles = new SmallPuzzles(random);
            for (int i = 0; i < BOARDS; i++) {
                contradictions(Board.of(puzzles.next(kind.id())), asked, random);
            }
        }
        assertThat(asked.incomplete()).isEmpty();
        assertThat(asked.unusedVariants()).noneMatch(AskedTexts.CONTRADICTION);
    }

    private static void contradictions(Board board, AskedTexts asked, RandomGenerator random) {
        var texts = new StepTexts(asked.texts(), board.puzzle());
        board.place(0, board.candidates(0).min());
        var start = board.copy();
        for (int cell = 1; cell < board.puzzle().cellCount(); cell++) {
            var left = board.candidates(cell).stream().toArray();
            if (left.length > 0) {
                int digit = left[random.nextInt(left.length)];
                if (random.nextBoolean()) {
                    board.place(cell, digit);
                } else {
                    board.eliminate(cell, Digits.of(digit));
                }
                Contradiction.all(board, start, cell).forEach(end -> asked.hear(texts.why(end)));
            }
            asked.hear(texts.why(Contradiction.far(cell, start.candidates(cell), random.nextBoolean())));
            asked.hear(texts.why(Contradiction.farEntry(cell, start.candidates(cell))));
            asked.hear(texts.why(
                    Contradiction.ruledOut(cell, board.puzzle().digits().min())));
        }
    }

    private static String text(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).collect(Collectors.joining(" "));
    }
}
