package org.crosscage.teach.clue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.texts.MistakeTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

class ContradictionTest {

    /// Runs of 17 and 16 across and down.
    private final Board kakuro = Board.of(ExamplePuzzles.oneSolution());

    private final Board kenken = Board.of(kenken());

    @Test
    void anUntouchedBoardIsPossible() {
        assertThat(Contradiction.all(kakuro, kakuro, 0)).isEmpty();
        assertThat(Contradiction.all(kenken, kenken, 0)).isEmpty();
    }

    @Test
    void aDigitThatStandsTwiceIsSeenFirst() {
        kakuro.place(0, 8);
        kakuro.place(2, 8);

        assertThat(first(kakuro).key()).isEqualTo(Contradiction.TWICE);
        assertThat(first(kakuro).facts().get("cells")).isEqualTo(new Fact.OfCells(Cells.of(0, 2)));
    }

    @Test
    void aFullRunSaysWhatItsDigitsMake() {
        kakuro.place(0, 8);
        kakuro.place(1, 7);

        assertThat(first(kakuro).key()).isEqualTo(Contradiction.FULL + ".sum");
        assertThat(first(kakuro).facts().get("number")).isEqualTo(new Fact.OfNumber(15));
    }

    @Test
    void aFullCageOfAnotherOperationSaysThatItDoesNotHold() {
        kenken.place(6, 1);
        kenken.place(7, 3);

        assertThat(first(kenken).key()).isEqualTo(Contradiction.FULL);
    }

    @Test
    void theOnlyCellOfACageNamesItsDigit() {
        kenken.place(8, 1);

        assertThat(first(kenken).key()).isEqualTo(Contradiction.FULL + ".single");
    }

    @Test
    void aDigitThatBelongsInACageOfOneCellSaysInWhich() {
        kenken.place(7, 3);

        assertThat(first(kenken).key()).isEqualTo(Contradiction.SINGLE);
        assertThat(first(kenken).facts())
                .containsEntry("cell", new Fact.OfCells(Cells.of(8)))
                .containsEntry("digit", new Fact.OfDigits(Digits.of(3)));
    }

    @Test
    void onlyDigitsThatStandThereStandForEveryoneToSee() {
        kenken.place(7, 3);

        assertThat(Contradiction.standing(kenken, 7)).isEmpty();

        kenken.place(6, 3);

        assertThat(Contradiction.standing(kenken, 7)).map(Reason::key).contains(Contradiction.TWICE);
        assertThat(Contradiction.standing(kenken, 0)).isEmpty();
    }

    @Test
    void aProductThatCannotBeDividedIsTooMuch() {
        kenken.place(0, 2);

        assertThat(first(kenken).key()).isEqualTo(Contradiction.TOO_MUCH + ".product");
    }

    @Test
    void aSumThatIsExceededIsTooMuch() {
        kenken.place(2, 3);
        kenken.place(5, 2);

        assertThat(Contradiction.all(kenken, kenken, 2))
                .extracting(Reason::key)
                .contains(Contradiction.TOO_MUCH + ".sum");
    }

    @Test
    void aLastCellWithoutADigitForItSaysSo() {
        kakuro.place(1, 7);

        assertThat(first(kakuro).key()).isEqualTo(Contradiction.LAST_CELL + ".none");
    }

    @Test
    void aLastCellWhoseDigitIsTakenNamesWhoHasIt() {
        kakuro.place(3, 8);
        kakuro.place(0, 9);

        var contradiction = Contradiction.all(kakuro, kakuro, 3).stream()
                .filter(reason -> reason.key().equals(Contradiction.LAST_CELL + ".taken"))
                .findFirst()
                .orElseThrow();

        assertThat(contradiction.facts()).containsEntry("other", new Fact.OfCells(Cells.of(3)));
    }

    @Test
    void aCellWithoutCandidatesHasNoDigitLeft() {
        kenken.eliminate(3, Digits.range(1, 3));

        assertThat(first(kenken).key()).isEqualTo(Contradiction.NO_DIGIT);
    }

    @Test
    void ofACellWithoutCandidatesItIsSaidWhichDigitsItSees() {
        kenken.place(4, 1);
        kenken.eliminate(3, Digits.range(2, 3));

        var contradiction = first(kenken);

        assertThat(contradiction.key()).isEqualTo(Contradiction.NO_DIGIT + ".seen");
        assertThat(contradiction.facts())
                .containsEntry("seen", new Fact.OfDigits(Digits.of(1)))
                .containsEntry("gone", new Fact.OfDigits(Digits.range(2, 3)));
        assertThat(contradiction.cells()).isEqualTo(Cells.of(3, 4));
    }

    @Test
    void aDigitOfALineWithoutAPlaceIsMissing() {
        for (int cell : new int[] {3, 4, 5}) {
            kenken.eliminate(cell, Digits.of(2));
        }

        assertThat(Contradiction.all(kenken, kenken, 0)).extracting(Reason::key).contains(Contradiction.NO_PLACE);
    }

    @Test
    void aClueThatNoCombinationMeetsHasNoWay() {
        kakuro.eliminate(0, Digits.of(8, 9));

        assertThat(Contradiction.all(kakuro, kakuro, 0))
                .extracting(Reason::key)
                .contains(Contradiction.UNSATISFIABLE + ".left" + OpenChoices.MOST);
    }

    @Test
    void whatOnlyALineKeepsFromBeingMadeNamesTheLine() {
        var row = kenken.puzzle().unitsOf(4).stream()
                .filter(unit -> unit.cells().contains(5))
                .findFirst()
                .orElseThrow();
        kenken.place(2, 2);

        var contradiction = Contradiction.all(kenken, kenken, 2).stream()
                .filter(reason -> reason.key().startsWith(Contradiction.UNSATISFIABLE))
                .findFirst()
                .orElseThrow();

        assertThat(contradiction.facts()).containsEntry("lines", new Fact.OfConstraints(List.of(row)));
        assertThat(new MistakeTexts(Texts.in(Locale.ENGLISH), kenken.puzzle())
                        .together(Cells.NONE, List.of(), contradiction)
                        .getFirst()
                        .text())
                .isEqualTo("The two open cells of the cage 4+ at r1c3 would have to make 2. r2c2 can only be 1, 2 or 3."
                        + " r2c3 can only be 1 or 3. No choice of these makes 2: no digit may appear twice in row 2.");
    }

    private static Reason first(Board board) {
        return Contradiction.all(board, board, 0).getFirst();
    }

    /// `3* r1c1 r1c2`, `4+ r1c3 r2c3 r2c2`, `3+ …`: only some of it matters, and it need not have a solution.
    private static Puzzle kenken() {
        return KenKenRules.puzzle(
                3,
                Digits.range(1, 3),
                List.of(
                        KenKenRules.cage(3, Cells.of(0, 1), Operation.MULTIPLY, 3),
                        KenKenRules.cage(3, Cells.of(2, 4, 5), Operation.ADD, 4),
                        KenKenRules.cage(3, Cells.of(3), Operation.EQUAL, 2),
                        KenKenRules.cage(3, Cells.of(6, 7), Operation.SUBTRACT, 1),
                        KenKenRules.cage(3, Cells.of(8), Operation.EQUAL, 3)));
    }
}
