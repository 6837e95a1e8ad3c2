package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Square;

class MoveTextLawsTest {

    private static final Shape SHAPE = Shape.of(30, 40, white());

    @Property
    void everyMoveComesBackFromItsText(@ForAll("moves") Move move) {
        assertThat(MoveText.read(MoveText.write(move, SHAPE), SHAPE)).isEqualTo(move);
    }

    @Property
    void anyTextIsEitherTheOnlyTextOfAMoveOrRefused(@ForAll("texts") String text) {
        try {
            assertThat(MoveText.write(MoveText.read(text, SHAPE), SHAPE)).isEqualTo(text);
        } catch (MoveException refused) {
            assertThat(refused.getMessage()).isNotBlank();
        }
    }

    @Provide
    Arbitrary<Move> moves() {
        return changes()
                .list()
                .ofMinSize(1)
                .ofMaxSize(40)
                .uniqueElements(change -> change.cell() + " " + change.getClass())
                .map(Move::new);
    }

    @Provide
    Arbitrary<String> texts() {
        var parts = Arbitraries.strings().withChars("rc=~'#-, 0123456789").ofMaxLength(12);
        var nearly = Arbitraries.strings()
                .withChars("=~'#-,0123456789")
                .ofMaxLength(5)
                .map(s -> "r7c3" + s);
        return Arbitraries.oneOf(parts, nearly, moves().map(move -> MoveText.write(move, SHAPE)));
    }

    private static Arbitrary<Change> changes() {
        var cells = Arbitraries.integers().between(0, SHAPE.cellCount() - 1);
        var digits = Arbitraries.longs().map(Digits::new);
        return cells.flatMap(cell -> Arbitraries.oneOf(
                Arbitraries.integers().between(-1, Digits.LARGEST).map(d -> new Change.Digit(cell, d)),
                digits.map(d -> new Change.Candidates(cell, d)),
                digits.map(d -> new Change.Corners(cell, d)),
                Arbitraries.integers().between(0, Square.COLOURS).map(c -> new Change.Colour(cell, c))));
    }

    private static BitSet white() {
        var white = new BitSet();
        for (int place = 0; place < 1200; place += 1 + place % 3) {
            white.set(place);
        }
        return white;
    }
}
