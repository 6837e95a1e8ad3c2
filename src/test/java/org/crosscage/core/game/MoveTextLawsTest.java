package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.crosscage.Samples;
import org.crosscage.Seeds;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Shape;

class MoveTextLawsTest {

    private static final Shape SHAPE = Shape.of(30, 40, white());

    @Seeds
    void everyMoveComesBackFromItsText(long seed) {
        var move = move(new Samples(seed));
        assertThat(MoveText.read(MoveText.write(move, SHAPE), SHAPE)).isEqualTo(move);
    }

    @Seeds
    void anyTextIsEitherTheOnlyTextOfAMoveOrRefused(long seed) {
        var text = text(new Samples(seed));
        try {
            assertThat(MoveText.write(MoveText.read(text, SHAPE), SHAPE)).isEqualTo(text);
        } catch (MoveException refused) {
            assertThat(refused.getMessage()).isNotBlank();
        }
    }

    private static Move move(Samples samples) {
        return new Move(samples.distinct(40, () -> change(samples), change -> change.cell() + " " + change.getClass()));
    }

    private static String text(Samples samples) {
        return samples.oneOf(
                () -> samples.text("rc=~'#\"-, 0123456789", 12),
                () -> "r7c3" + samples.text("=~'#\"-,0123456789", 5),
                () -> MoveText.write(move(samples), SHAPE));
    }

    private static Change change(Samples samples) {
        int cell = samples.number(0, SHAPE.cellCount() - 1);
        return samples.oneOf(
                () -> new Change.Digit(cell, samples.number(-1, Digits.LARGEST)),
                () -> new Change.Candidates(cell, new Digits(samples.number())),
                () -> new Change.Corners(cell, new Digits(samples.number())),
                () -> new Change.Colour(cell, samples.number(0, 99)),
                () -> new Change.MarkColours(cell, samples.list(0, 3, () -> samples.number(0, 638))));
    }

    private static BitSet white() {
        var white = new BitSet();
        for (int place = 0; place < 1200; place += 1 + place % 3) {
            white.set(place);
        }
        return white;
    }
}
