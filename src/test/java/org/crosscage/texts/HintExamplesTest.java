package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.technique.TechniqueCase;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.NativeText;
import org.junit.jupiter.api.Test;

/// Some hints as they read.
class HintExamplesTest {

    private static final String CROSSING = """
            size 4 3
            grid
            # # 13\\
            \\8 . .
            # # .
            # # .
            """;

    private static final String CAGES = """
            size 4
            cage 3- r1c1 r1c2
            cage 7+ r1c3 r1c4
            cage 3- r2c1 r2c2
            cage 12* r2c3 r2c4 r3c4
            cage 8+ r3c1 r3c2 r3c3
            cage 2/ r4c1 r4c2
            cage 2- r4c3 r4c4
            """;

    private static final String PRODUCT = """
            size 4
            cage 12* r1c1 r1c2
            cage 33+ r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4
            """;

    private static final String CLAIM = """
            size 6
            cage 60* r1c1 r1c2 r1c3
            cage 114+ r1c4 r1c5 r1c6 r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r4c1 r4c2 r4c3 r4c4 r4c5 r4c6 r5c1 r5c2 r5c3 r5c4 r5c5 r5c6 r6c1 r6c2 r6c3 r6c4 r6c5 r6c6
            """;

    @Test
    void aCrossing() {
        assertThat(hint(CROSSING, "crossing", "r2c3", "r4c3", 8))
                .containsExactly(
                        "Look where the run of 8 in row 2 and the run of 13 in column 3 meet.",
                        "Crossing: a cell must suit both of its clues.",
                        "The 8 across, two cells, can be made by 1 + 7, 2 + 6 or 3 + 5."
                                + " The 13 down already has 8, so its two open cells make 5."
                                + " That is 1 + 4 or 2 + 3. r2c3 is in both. So r2c3 keeps only 1, 2 and 3.");
    }

    @Test
    void anEvilTwin() {
        assertThat(hint(CAGES, "last-cell", "r4c4", "r4c3", 1))
                .containsExactly(
                        "Look at the cage 2− in row 4.",
                        "Last cell: one cell of the pair is known.",
                        "The two digits of the cage 2− in row 4 are 2 apart, and r4c3 is 1. Only one digit of this puzzle is 2 away from that."
                                + " So r4c4 is 3.");
    }

    @Test
    void aMagicCombination() {
        assertThat(hint(CAGES, "magic-combination", "r1c3", "r4c3", 1))
                .contains(
                        "In the cage 7+ in row 1, there is only one way to make 7 from two different digits up to 4: 3 + 4."
                                + " So r1c3 and r1c4 can only be 3 or 4.");
    }

    @Test
    void aKillerCombination() {
        assertThat(hint(CAGES, "killer-combination", "r4c1", "r4c3", 1))
                .contains(
                        "r4c3 is already 1. With the digits left for its cells, the cage 2÷ in row 4 can only be 4 ÷ 2. So r4c1 and r4c2 cannot be 3.");
    }

    @Test
    void aDifferenceOfThreeCellsIsNotHowFarTwoDigitsAreApart() {
        assertThat(hints("layout", "clues with − and ÷, and clues without an operation"))
                .contains("In the cage 3− at r6c1, take the other digits away from the largest: 3 must be left."
                        + " If r6c1 were 4, no digits left for r6c2 and r7c1 would fit."
                        + " If r7c1 were 5, r6c1 and r6c2 could only be 1 and 1, with the digits left for them."
                        + " That does not fit there. No digit may appear twice in row 6."
                        + " So cross these out: 4 from r6c1; 5 from r7c1.");
    }

    @Test
    void ofTheWaysToFillTheRestThoseAreToldThatTheCellsHaveByTheirOwnDigits() {
        assertThat(hints("layout", "ways that fit the cells but for their line, and ways that do not"))
                .containsExactly(
                        "The digits of the cage 12+ at r1c1 make 12. If r1c1 were 6, r2c1, r2c2 and r2c3 would have to make 6."
                                + " With the digits left for them, that is only 1 + 1 + 4,"
                                + " which does not fit there. No digit may appear twice in row 2. So r1c1 cannot be 6.");
    }

    @Test
    void aProductIsCountedByWhatItsDigitsAddUpTo() {
        assertThat(hint(PRODUCT, "innie", "r1c4", "r4c1", 1))
                .contains("The cage 12× in row 1 can only be 3 and 4, which add up to 7."
                        + " Every digit appears once in row 1, which makes 10."
                        + " The digits of the cage 12× in row 1 add up to 7."
                        + " Only r1c3 and r1c4 are left over. Together they make up the difference: 3."
                        + " If r1c3 or r1c4 were 3 or 4, no digit left for the other cell would fit."
                        + " So r1c3 and r1c4 cannot be 3 or 4.");
    }

    @Test
    void aRowAndABoxAreCountedTogether() {
        assertThat(hints("block-innie", "a row and a box leave one cell over"))
                .containsExactly("The digits of row 2 and box 3 make 20, which is 10 in each."
                        + " The three cages inside make 17."
                        + " Only r4c2 is left over, and it makes up the difference: 3. So r4c2 is 3.");
        assertThat(titles("block-innie", "a row and a box leave one cell over"))
                .containsExactly("Block innie: counted together, lines and boxes leave only one cell over.");
    }

    @Test
    void whatSticksOutIsWhatTheCagesMakeBeyondTheLines() {
        assertThat(hints("block-outie", "one cell sticks out of two rows"))
                .containsExactly("The digits of rows 2 and 3 make 20, which is 10 in each."
                        + " The four cages that cover them, and stick out, make 23."
                        + " Of these cages, r4c4 sticks out. It is what they make beyond rows 2 and 3: 3."
                        + " So r4c4 is 3.");
    }

    @Test
    void whatLiesInTwoLinesIsCountedOnce() {
        assertThat(hints("block-outie", "a row and a box have a cage in common, which counts once"))
                .containsExactly("The digits of row 1 and box 1 make 20, which is 10 in each."
                        + " r1c1 and r1c2, in both, make 3. Counted once, that leaves 17."
                        + " Count the four cages whose sum is known: together their digits add up to 18."
                        + " Of these cages, r2c3 sticks out. It is what they make beyond row 1 and box 1: 1."
                        + " So r2c3 is 1.");
    }

    @Test
    void whereAllThatSticksOutIsFilledTheCellThatIsLeftOverIsTold() {
        assertThat(hints("single-outie", "what sticks out is known, and one cell inside is left over"))
                .containsExactly("Every digit appears once in row 1, which makes 10."
                        + " The digits of the cage 10 at r1c1 add up to 10."
                        + " Without r2c1, outside row 1, that is 8."
                        + " Only r1c4 is left over, and it makes up the difference: 2. So r1c4 is 2.");
        assertThat(hints("single-outie", "of two cages, what sticks out is known, and one cell inside is left over"))
                .containsExactly("Every digit appears once in row 1, which makes 10."
                        + " The two cages counted make 12."
                        + " Without r2c2, outside row 1, that is 8."
                        + " Only r1c1 is left over, and it makes up the difference: 2. So r1c1 is 2.");
        assertThat(titles("single-outie", "of two cages, what sticks out is known, and one cell inside is left over"))
                .containsExactly("Single outie: all that sticks out is filled, and one cell of a line is left over.");
    }

    @Test
    void cellsThatStickOutAreComparedWithCellsThatAreLeftOver() {
        assertThat(hints("outie", "a cell that sticks out is one more than a cell that is left over"))
                .containsExactly("Every digit appears once in row 1, which makes 21."
                        + " The two cages counted make 22."
                        + " Of these cages, r2c5 sticks out. In row 1, r1c6 is left over."
                        + " So r2c5 is 1 more than r1c6."
                        + " For each digit crossed out here, no digit left for the other cell would fit."
                        + " So cross these out: 6 from r1c6; 1 from r2c5.");
    }

    @Test
    void aPartOfACageIsWhatTwoBoxesLeaveOver() {
        assertThat(hints("cage-splitting", "two boxes together fix a part of a cage"))
                .containsExactly("The digits of box 1 and box 3 make 42, which is 21 in each."
                        + " The three cages inside make 29."
                        + " All that is left over is r4c1, r4c2 and r4c3, a part of the cage 14 at r4c1."
                        + " It makes the difference: 13."
                        + " Ways to fill the cage that give the part another sum are ruled out."
                        + " So cross these out: 1 from r4c1, r4c2 and r4c3; 2 to 6 from r5c3.");
    }

    @Test
    void whatACageClaimsIsSeenInItsWays() {
        assertThat(hint(CLAIM, "cage-claims-line", "r1c4", "r6c6", 1))
                .contains("The cage 60× in row 1 can be 2 × 5 × 6 or 3 × 4 × 5. Both have 5."
                        + " The whole cage is in row 1. So the 5 of row 1 is in the cage."
                        + " So r1c4, r1c5 and r1c6 cannot be 5.");
    }

    @Test
    void waysBesideEachOtherAreComparedInWhatTheyShare() {
        assertThat(hints("line-combination", "so many ways that no short argument does"))
                .containsExactly(
                        "If r1c1 or r1c2 were 1, the digits of the cage 2 in row 1 in row 1 would include 1 and 2 or 1 and 3."
                                + " Those of the cage 60× at r1c3 there always include 1 or 2 and 3."
                                + " These always share a digit, and row 1 cannot have it twice."
                                + " So r1c1 and r1c2 cannot be 1.");
    }

    @Test
    void ofVeryManyWaysOnlyWhatTheOtherCageSharesIsCompared() {
        assertThat(hints("line-combination", "so many ways that only those are compared which the other cage shares"))
                .containsExactly(
                        "If r2c7, r3c7 or r4c7 were 7, the digits of the cage 15+ at r2c7 in column 7 would include"
                                + " 1 and 7, 2 and 7 or 4 and 7. Those of the cage 56× at r5c7 there always include"
                                + " 1 and 2 and 4, 1 and 2 and 7, 1 and 4 and 7 or 2 and 4 and 7."
                                + " These always share a digit, and column 7 cannot have it twice."
                                + " If r4c6 were 7, the digits of the cage 15+ at r2c7 in column 7 would include"
                                + " 1 and 2 or 1 and 4. Those of the cage 56× at r5c7 there always include"
                                + " 1 and 2, 1 and 4 or 2 and 4."
                                + " These always share a digit, and column 7 cannot have it twice."
                                + " So r2c7, r3c7, r4c6 and r4c7 cannot be 7.");
    }

    @Test
    void whereThereIsNoArgumentAndTooMuchToWriteOutTheReaderIsToldWhatToCompare() {
        assertThat(hints("line-combination", "ways that are too many to be written out, and no argument"))
                .containsExactly(
                        "Compare everything that the cage 84× at r1c5, the cage 8+ in column 5 and the cage 17+ at r7c5"
                                + " can have in column 5."
                                + " Some of it would put a digit there twice, whatever goes beside it."
                                + " So cross these out: 3 and 6 from r8c5; 3 from r9c5.");
    }

    @Test
    void whereCagesHaveManyWaysAReasonIsGivenForEachDigitThatGoes() {
        assertThat(hints(
                        "cage-comparison",
                        "so much to compare that no short argument does, in the generated puzzle 53"))
                .containsExactly(
                        "If r4c5 were 4, the digits of the cage 22 at r2c5 in box 2 would be 1 and 8 and 9 or 5 and 6 and 7."
                                + " Whatever the cage 13 at r1c4 and the cage 16 at r2c6 have there,"
                                + " some digit would appear twice. So r4c5 cannot be 4.");
        assertThat(hints("cage-comparison", "so many ways with a digit that they are counted"))
                .containsExactly(
                        "If r4c8 were 5, the cage 25 at r2c7 could have 8 different groups of digits in box 3."
                                + " Whatever the cage 15 at r1c9 has there, some digit would appear twice. So r4c8 cannot be 5.");
        assertThat(hints("cage-comparison", "a digit that the cages always use, and no short argument why"))
                .singleElement()
                .asString()
                .contains(" some digit would appear twice there, whatever they have. So the 3 of ");
    }

    @Test
    void cellsBesideWhichTheOthersMakeSomethingElseAreToldOneAfterTheOther() {
        assertThat(hints("bounds", "two of the other cells differ that share a line"))
                .containsExactly("No digit may appear twice in row 1 or column 1."
                        + " In the cage 11+ at r1c1, take r1c1: the other cells make at most 4 + 4 = 8, which leaves at least 3."
                        + " Take r1c2 or r2c1: the other cells make at most 3 + 4 = 7, which leaves at least 4."
                        + " So cross these out: 1 and 2 from r1c1; 1, 2 and 3 from r1c2 and r2c1.");
    }

    @Test
    void aBoundOfARunShowsTheDifferentDigitsThatItsOtherCellsCanHave() {
        assertThat(hints("bounds", "the others differ where two have the same largest mark and a third has many"))
                .contains("In the run of 30 in row 2, take r2c6: the other cells make at most 2 + 7 + 8 + 9 = 26,"
                        + " which leaves at least 4. So r2c6 cannot be 1, 2 or 3.");
    }

    @Test
    void bothEndsOfTwoCellsAreOneHint() {
        assertThat(hints("bounds", "of two cells both ends are one step"))
                .containsExactly("In the run of 10 in row 2, take r2c2: the other cell is 6 or 7, which leaves 3 or 4."
                        + " So r2c2 cannot be 1 or 5.");
    }

    @Test
    void whereDifferentCellsReachLessTheBoundSaysThatToo() {
        assertThat(hints("bounds", "too small for a product"))
                .containsExactly("No digit may appear twice in row 1 or column 1."
                        + " In the cage 36× at r1c1, take r1c1: the other cells multiply to at most 4 × 4 = 16, which leaves at least 3."
                        + " Take r1c2 or r2c1: the other cells multiply to at most 3 × 4 = 12, which leaves at least 3."
                        + " So r1c1, r1c2 and r2c1 cannot be 1 or 2.");
    }

    @Test
    void aBoundOfAProductSaysWithWhichDigitsItDoesNotCount() {
        assertThat(hints("bounds", "a product does not count with a digit that does not divide it"))
                .containsExactly("24 cannot be divided by 5."
                        + " No digit may appear twice in row 1 or column 1."
                        + " In the cage 24× at r1c1, take r1c1: the other cells multiply to at most 4 × 4 = 16, which leaves at least 2."
                        + " Take r1c2 or r2c1: the other cells multiply to at most 3 × 4 = 12, which leaves at least 2."
                        + " So r1c1, r1c2 and r2c1 cannot be 1.");
    }

    @Test
    void itSaysSoWhereverTheDigitStandsThatDoesNotDivide() {
        assertThat(hints("bounds", "the digit that does not divide stands in a cell before the largest"))
                .containsExactly(
                        "The open cells of the cage 140× at r1c1 multiply to 20, and that cannot be divided by 6."
                                + " Take r1c1 or r2c2: the other cells multiply to at most 5 × 7 = 35,"
                                + " which leaves at least 4. So r1c1 and r2c2 cannot be 1, 2 or 3.");
        assertThat(hints("bounds", "among different digits another takes its place that does not divide"))
                .containsExactly("80 cannot be divided by 7. In the cage 80× in row 1, take r1c4:"
                        + " the other cells multiply to at least 1 × 5 × 8 = 40, which leaves at most 2."
                        + " So r1c4 cannot be 5 or 8.");
    }

    @Test
    void aBoundNamesEveryLineThatItCountsWith() {
        assertThat(hints("bounds", "a line that the proof can do without counts in the bound"))
                .contains("No digit may appear twice in row 2."
                        + " In the cage 18+ at r1c1, take r1c2: the other cells make at most 3 + 5 + 6 = 14, which leaves at least 4."
                        + " So r1c2 cannot be 3.");
    }

    @Test
    void aNakedSingleWhoseMarkTheBoardShowsSaysThatItIsTheLast() {
        assertThat(Stream.of("the only mark", "what a cage and a line leave room for")
                        .flatMap(name -> hints("naked-single", name)))
                .containsExactly(
                        "Only one digit is left for r2c2. So r2c2 is 4.",
                        "Only one digit is left for r1c1. So r1c1 is 3.");
    }

    @Test
    void aNakedSingleThatSeesEveryOtherDigitNamesWhereTheyStand() {
        assertThat(hints("naked-single", "two runs have every other digit"))
                .contains("The run of 24 in row 2 and the run of 36 in column 2 already have 1 to 5, 7, 8 and 9."
                        + " r2c2 is in both, so only one digit is left for it. So r2c2 is 6.");
    }

    @Test
    void ofThreeCagesInALineOneCaseIsShown() {
        assertThat(hints("line-combination", "three cages whose ways are listed"))
                .singleElement()
                .asString()
                .contains("The cage 12+ at r4c3 can have 1 and 5, 3 and 5, 4 and 5, 4 and 6 or 5 and 6 there.")
                .contains(
                        "If the cage 12+ at r4c3 had 1 and 5 or 5 and 6 there, some digit would appear twice in row 4,"
                                + " whatever the others have."
                                + " With 1 and 5, the cage 13+ at r4c2 could only have 6 or 7 there."
                                + " The cage 17+ at r4c5 could only have 3, 6 and 7. These always share a digit.");
    }

    @Test
    void aCutSetSaysThatTwoOfItsCellsShareARun() {
        assertThat(hints("cut-set", "two cells of a run differ"))
                .contains("Across, the run of 13 in row 2 and the run of 8 in row 3 make 21."
                        + " Down, the run of 9 in column 2 and the run of 8 in column 3 make 17."
                        + " Both sums count the same cells, but the one down misses r2c4 and r2c5."
                        + " Together these make up the difference: 4."
                        + " r2c4 and r2c5 share the run of 13 in row 2, so they differ."
                        + " If r2c4 or r2c5 were 2 or 4 to 9, no digit left for the other cell would fit."
                        + " So r2c4 and r2c5 cannot be 2 or 4 to 9.");
    }

    @Test
    void whatIsLeftOfAClueThatIsBegunIsSaidToRestOnTheDigitsLeft() {
        assertThat(hints("killer-combination", "what another cell of the line took is in no way to end the cage"))
                .contains("In the cage 11+ at r2c1, r2c1 is 4."
                        + " With the digits left for its cells, the rest can be 1 + 6 or 2 + 5."
                        + " No way has 3 or 4. So r3c2 cannot be 3 or 4.");
    }

    @Test
    void aLineThatClaimsACageSaysWhyItsDigitDoesNotStandThereTwice() {
        assertThat(hints("line-claims-cage", "a second five has no room in the product"))
                .singleElement()
                .asString()
                .contains(" So the cage must have 5 in column 6."
                        + " A second 5 does not fit: 5 × 5 does not go into 120."
                        + " With 2 in r5c6 or r6c6 too, the other cells would have to multiply to 12."
                        + " The digits left for them cannot.");
    }

    @Test
    void aCageWithoutRepeatsForbidsTwoEqualDigitsWhereverTheyAre() {
        assertThat(hints(
                        "line-claims-cage",
                        "beside a digit that is claimed, only two equal ones would do, which only the cage forbids"))
                .containsExactly("Row 1 needs every digit once."
                        + " There, 6 can only be in r1c2, r1c3 or r1c4, inside the cage 13 at r1c2."
                        + " So the cage must have 6 in row 1."
                        + " With 3 in r1c2, r1c3, r1c4 or r2c3 too, the other cells would have to make 4."
                        + " They could only with a digit twice in the cage."
                        + " With 5 in r1c2, r1c3, r1c4 or r2c3 too, the other cells would have to make 2."
                        + " They could only with a digit twice in the cage."
                        + " So cross these out: 3 and 5 from r1c2, r1c3 and r1c4; 3, 5 and 6 from r2c3.");
    }

    @Test
    void allDigitsForWhichAClaimedCageHasNoRoomAreTried() {
        assertThat(hints("line-claims-cage", "two digits that have no room beside the claimed one"))
                .containsExactly("Column 1 needs every digit once."
                        + " There, 6 can only be in r1c1, r2c1 or r3c1, inside the cage 96× in column 1."
                        + " So the cage must have 6 in column 1. 96 cannot be divided by 3 × 6."
                        + " 4 and 6 need another 4, and column 1 has only one."
                        + " So r1c1, r2c1 and r3c1 cannot be 3 or 4.");
    }

    @Test
    void whatTheDifferenceOfTwoDigitsSaysOfTheirSumIsSaid() {
        assertThat(hints("parity", "a difference is as odd as the sum"))
                .containsExactly("In the cage 2− in row 1, both digits are even or both are odd, so their sum is even."
                        + " The digits of row 1 make 15, which is odd."
                        + " The digits of the cage 2− in row 1 add up to an even number."
                        + " All the difference is in r1c3, r1c4 and r1c5."
                        + " Of these, r1c3 and r1c4 can only make an even number."
                        + " So r1c5 is odd: it cannot be 2 or 4.");
    }

    @Test
    void aTrialOfAWholeFillingSupposesItInOneSentence() {
        assertThat(hints("level-1", "found in the generated puzzle 556"))
                .contains("There are 3 ways to fill the cage 2÷ in column 4."
                        + " Suppose r1c4 and r2c4 are 1 2, in this order."
                        + " Then row 1 rules out 1 in r1c2 and r1c3. Then row 2 rules out 2 in r2c3."
                        + " Then nothing fits the cage 11+ at r1c1 any more."
                        + " Only one of the ways to fill the cage 2÷ in column 4 has 1 in r1c4, and it fails."
                        + " So r1c4 cannot be 1.");
    }

    @Test
    void namesTellCagesOfTheSameClueApart() {
        var puzzle = puzzle(CAGES);
        var names = new Names(Texts.in(Locale.ENGLISH), puzzle);
        assertThat(puzzle.constraints().stream().map(names::of))
                .contains("row 1", "column 4", "the cage 3− in row 1", "the cage 12× at r2c3")
                .doesNotHaveDuplicates();
    }

    @Test
    void boxesWhoseNumbersFollowEachOtherHaveOneName() {
        var puzzle = puzzle("size 6\nboxes 2x3\ncage 3+ r1c1 r1c2\n");
        var names = new Names(Texts.in(Locale.ENGLISH), puzzle);
        var boxes = puzzle.boxes();
        assertThat(names.of(boxes.subList(1, 4))).isEqualTo("boxes 2 to 4");
        assertThat(names.of(boxes.subList(0, 2))).isEqualTo("boxes 1 and 2");
        assertThat(names.goesOn(boxes.get(2), boxes.get(3))).isTrue();
        assertThat(names.goesOn(boxes.get(0), boxes.get(2))).isFalse();
        assertThat(names.goesOn(puzzle.lines().getFirst(), boxes.getFirst())).isFalse();
    }

    @Test
    void spokenNamesSayWhatAClueAsksFor() {
        var cages = new Names(Texts.in(Locale.ENGLISH), puzzle(CAGES));
        var runs = new Names(Texts.in(Locale.ENGLISH), puzzle(CROSSING));
        assertThat(puzzle(CAGES).clues().stream().map(cages::spoken))
                .contains(
                        "cage difference 3 in 2 cells from row 1 column 1",
                        "cage product 12 in 3 cells",
                        "cage quotient 2 in 2 cells");
        assertThat(puzzle(CROSSING).constraints().stream().map(runs::spoken))
                .contains("8 across in 2", "13 down in 3", "across, no sum, in 1");
    }

    /// Of a KenKen with digits 1 to 9 two cages of row 1, and all else in lines.
    private static String nines(String first, String others) {
        var lines = new StringBuilder("size 9\n" + first + others);
        for (int row = 3; row <= 9; row++) {
            lines.append("cage 45+");
            for (int column = 1; column <= 9; column++) {
                lines.append(" r").append(row).append('c').append(column);
            }
            lines.append('\n');
        }
        return lines.toString();
    }

    @Test
    void whatTwoCellsCannotBothBeIsSaidInPlaceOfFourWays() {
        var puzzle = nines(
                "cage 10+ r1c1 r1c2\n",
                "cage 80+ r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9\n");
        assertThat(hint(puzzle, "killer-combination", "r1c1", "r9c9", 1))
                .contains("The digits of the cage 10+ in row 1 make 10."
                        + " If r1c1 or r1c2 were 5, the other one would have to be 5 too, but these two must differ."
                        + " So r1c1 and r1c2 cannot be 5.");
    }

    @Test
    void whatDoesNotDivideAProductIsSaidInPlaceOfFiveWays() {
        var puzzle = nines(
                "cage 36* r1c1 r1c2 r2c1\n",
                "cage 80+ r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9\n");
        assertThat(hint(puzzle, "killer-combination", "r1c1", "r9c9", 1))
                .contains("The digits of the cage 36× at r1c1 multiply to 36. 36 cannot be divided by 5, 7 or 8."
                        + " So r1c1, r1c2 and r2c1 cannot be 5, 7 or 8.");
    }

    @Test
    void aRunWithoutASumIsNamedByWhereItIs() {
        var puzzle = """
                size 4 6
                grid
                # 9\\ 13\\ # 7\\ 8\\
                # . . # . .
                \\22 . . . . .
                \\8 . . # . .
                """;
        assertThat(names(puzzle))
                .contains("the run in row 2 that starts at r2c2", "the run of 22 in row 3")
                .doesNotHaveDuplicates();
        assertThat(names(CROSSING)).contains("the run in row 3", "the run in row 4");
    }

    private static List<String> names(String lines) {
        var puzzle = puzzle(lines);
        var names = new Names(Texts.in(Locale.ENGLISH), puzzle);
        return puzzle.constraints().stream().map(names::of).toList();
    }

    /// The three texts of a technique's step that changes a cell, when another cell is filled.
    private static Stream<String> hint(String text, String technique, String cell, String filled, int digit) {
        var puzzle = puzzle(text);
        var position = Position.start(puzzle).with(Map.of(index(puzzle, filled), Square.BLANK.withDigit(digit)));
        var step = PuzzleKinds.of(puzzle.kind()).techniques().stream()
                .filter(one -> one.id().equals(technique))
                .flatMap(one -> one.find(Board.of(puzzle, position)).stream())
                .filter(one -> one.changedCells().contains(index(puzzle, cell)))
                .findFirst()
                .orElseThrow();
        var texts = new StepTexts(Texts.in(Locale.ENGLISH), puzzle);
        return Stream.of(texts.nudge(step), texts.technique(step), texts.why(step))
                .map(Sentence::text)
                .map(words -> words.replace('\u00A0', ' '));
    }

    /// The proofs of a technique's steps in one of its cases.
    private static Stream<String> hints(String technique, String name) {
        return said(technique, name, StepTexts::why);
    }

    /// What the card of each of these steps is called.
    private static Stream<String> titles(String technique, String name) {
        return said(technique, name, StepTexts::technique);
    }

    private static Stream<String> said(String technique, String name, BiFunction<StepTexts, Step, Sentence> part) {
        return PuzzleKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream())
                .filter(one -> one.id().equals(technique))
                .distinct()
                .flatMap(one -> TechniqueCase.of(one).stream()
                        .filter(each -> each.name().equals(name))
                        .flatMap(each -> one.find(each.board()).stream()
                                .map(step -> part.apply(
                                        new StepTexts(
                                                Texts.in(Locale.ENGLISH),
                                                each.board().puzzle()),
                                        step))))
                .map(Sentence::text)
                .map(words -> words.replace('\u00A0', ' '));
    }

    private static int index(Puzzle puzzle, String cell) {
        return puzzle.shape().cells().stream()
                .filter(index -> puzzle.shape().cell(index).toString().equals(cell))
                .findFirst()
                .orElseThrow();
    }

    private static Puzzle puzzle(String lines) {
        return new NativeText()
                .read("puzzle example\n" + lines + "end\n")
                .getFirst()
                .puzzle();
    }
}
