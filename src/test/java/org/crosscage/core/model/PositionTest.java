package org.crosscage.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {

    private static final int CHANGES = 300;

    @ParameterizedTest
    @ValueSource(ints = {1, 15, 16, 17, 81, 256, 257, 4096, 4097, 40_000})
    void isTheListThatItsChangesMake(int cells) {
        var random = new Random(cells);
        List<Square> expected = new ArrayList<>(Collections.nCopies(cells, Square.BLANK));
        var position = new Position(expected);
        for (int i = 0; i < CHANGES; i++) {
            int cell = random.nextInt(cells);
            var square = Square.BLANK.withDigit(random.nextInt(10));
            expected.set(cell, square);
            position = position.with(Map.of(cell, square));
        }

        assertThat(position.squares()).isEqualTo(expected);
        assertThat(position).isEqualTo(new Position(expected)).hasSameHashCodeAs(new Position(expected));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16, 17, 257, 40_000})
    void differsFromAnotherWhereItsSquaresDo(int cells) {
        var random = new Random(cells);
        var before = new Position(Collections.nCopies(cells, Square.BLANK));
        var changed = new TreeSet<Integer>();
        var after = before;
        for (int i = 0; i < 20; i++) {
            int cell = random.nextInt(cells);
            changed.add(cell);
            after = after.with(Map.of(cell, Square.BLANK.withDigit(1 + i % 9)));
        }

        assertThat(after.differences(before).boxed()).containsExactlyElementsOf(changed);
        assertThat(before.differences(new Position(after.squares())).boxed()).containsExactlyElementsOf(changed);
        assertThat(before.differences(before)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 17, 31})
    void refusesACellThatItHasNot(int cell) {
        var position = new Position(Collections.nCopies(17, Square.BLANK));

        assertThatThrownBy(() -> position.square(cell)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> position.with(Map.of(cell, Square.BLANK)))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }
}
