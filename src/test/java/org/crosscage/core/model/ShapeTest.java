package org.crosscage.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import org.crosscage.Samples;
import org.crosscage.Seeds;
import org.junit.jupiter.api.Test;

class ShapeTest {

    @Seeds
    void whiteCellsAreNumberedInReadingOrderAndFoundAgain(long seed) {
        var samples = new Samples(seed);
        int rows = samples.number(1, 12);
        int columns = samples.number(1, 12);
        var shape = Shape.of(rows, columns, white(rows * columns, samples.number(Long.MIN_VALUE, Long.MAX_VALUE)));
        int next = 0;
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                if (shape.isWhite(row, column)) {
                    assertThat(shape.index(row, column)).hasValue(next);
                    assertThat(shape.cell(next)).isEqualTo(new Cell(row, column));
                    next++;
                } else {
                    assertThat(shape.index(row, column)).isEmpty();
                }
            }
        }
        assertThat(shape.cellCount()).isEqualTo(next);
        assertThat(shape.cells().size()).isEqualTo(next);
    }

    @Test
    void placesOutsideOfTheGridAreNotWhite() {
        var shape = Shape.square(3);
        assertThat(shape.isWhite(0, 1)).isFalse();
        assertThat(shape.isWhite(1, 4)).isFalse();
        assertThat(shape.index(4, 1)).isEmpty();
    }

    @Test
    void sidesPastTheLimitAreRefusedByName() {
        assertThatThrownBy(() -> Shape.of(201, 3, new BitSet()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("201 × 3");
        assertThatThrownBy(() -> Shape.of(0, 3, new BitSet())).isInstanceOf(IllegalArgumentException.class);
        var outside = new BitSet();
        outside.set(9);
        assertThatThrownBy(() -> Shape.of(3, 3, outside))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("9");
    }

    private static BitSet white(int places, long pattern) {
        var white = new BitSet();
        for (int place = 0; place < places; place++) {
            white.set(place, (pattern >>> place % Long.SIZE & 1) != 0);
        }
        return white;
    }
}
