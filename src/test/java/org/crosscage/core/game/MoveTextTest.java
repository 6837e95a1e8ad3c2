package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveTextTest {

    private static final Shape SHAPE = Shape.square(12);

    @Test
    void everySortOfChangeHasItsSign() {
        var move = Move.of(
                new Change.Digit(14, 7),
                new Change.Candidates(15, Digits.of(1, 3, 5)),
                new Change.Corners(16, Digits.of(1, 12)),
                new Change.Colour(17, 35),
                new Change.MarkColours(18, List.of(13, 122)));

        assertThat(MoveText.write(move, SHAPE)).isEqualTo("r2c3=7 r2c4~1,3,5 r2c5'1,12 r2c6#35 r2c7\"13,122");
    }

    @Test
    void whatIsClearedIsWrittenAsADash() {
        var move = Move.of(
                new Change.Digit(0, Constraint.EMPTY),
                new Change.Candidates(0, Digits.NONE),
                new Change.Corners(0, Digits.NONE),
                new Change.Colour(0, 0),
                new Change.MarkColours(0, List.of()));

        assertThat(MoveText.write(move, SHAPE)).isEqualTo("r1c1=- r1c1~- r1c1'- r1c1#- r1c1\"-");
    }

    @Test
    void zeroIsADigitLikeAnyOther() {
        assertThat(MoveText.read("r1c1=0 r1c1~0", SHAPE))
                .isEqualTo(Move.of(new Change.Digit(0, 0), new Change.Candidates(0, Digits.of(0))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            quoteCharacter = '"',
            value = {
                "|'' is no change",
                "r1c1|'r1c1' is no change",
                "r1c1=|'r1c1=' is no change",
                "r1c1=7 |'' is no change",
                "r1c1=x|'r1c1=x' is no change",
                "R1C1=7|'R1C1=7' is no change",
                "r1c1=07|'r1c1=07' is no change",
                "r1c1=1,2|'r1c1=1,2' has several numbers",
                "r1c1#1,2|'r1c1#1,2' has several numbers",
                "r13c1=7|'r13c1=7': there is no white cell r13c1",
                "r0c1=7|'r0c1=7': there is no white cell r0c1",
                "r1c1~3,1|'r1c1~3,1' should be written 'r1c1~1,3'",
                "r1c1~1,1|'r1c1~1,1' should be written 'r1c1~1'",
                "r1c1#0|'r1c1#0' should be written 'r1c1#-'",
                "r1c1~64|64 is not in 0…63",
                "r1c1=1 r1c1=2|a move that changes cell 0 twice",
            })
    void aTextThatNoMoveHasIsRefusedWithItsPart(String text, String message) {
        assertThatThrownBy(() -> MoveText.read(text == null ? "" : text, SHAPE))
                .isInstanceOf(MoveException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aMoveWithVeryManyMarksIsRefusedInWords() {
        assertThatThrownBy(() -> MoveText.read("r1c1~1" + ",2".repeat(200_000), SHAPE))
                .isInstanceOf(MoveException.class)
                .hasMessageContaining("should be written 'r1c1~1,2'");
    }
}
