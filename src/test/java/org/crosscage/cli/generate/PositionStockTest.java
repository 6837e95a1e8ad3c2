package org.crosscage.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.crosscage.core.kind.Size;
import org.crosscage.train.StoredPosition;
import org.junit.jupiter.api.Test;

final class PositionStockTest {

    private static final Size SMALL = new Size(4, 4);
    private static final Size LARGE = new Size(9, 9);

    private final PositionStock stock = new PositionStock(4, Map.of(SMALL, 2, LARGE, 2));

    @Test
    void aPuzzleGivesOnePositionHoweverItIsTurned() {
        assertThat(stock.add(position("a", 1, SMALL))).isTrue();
        assertThat(stock.add(position("a", 2, SMALL))).isFalse();
        assertThat(stock.add(position("b", 1, SMALL))).isTrue();
        assertThat(codes()).containsExactly("a1", "b1");
    }

    @Test
    void eachSizeHasItsShareAndIfThereIsTooLittleSmallPuzzlesAreTaken() {
        for (var puzzle : List.of("a", "b", "c", "d")) {
            stock.add(position(puzzle, 1, SMALL));
        }
        assertThat(stock.isFull()).isTrue();
        assertThat(stock.lacks(SMALL)).isFalse();
        assertThat(stock.lacks(LARGE)).isTrue();
        assertThat(codes()).containsExactly("a1", "b1", "c1", "d1");

        stock.add(position("x", 1, LARGE));
        assertThat(codes()).containsExactly("a1", "b1", "c1", "x1");

        for (var puzzle : List.of("u", "v", "w")) {
            stock.add(position(puzzle, 1, LARGE));
        }
        assertThat(stock.lacks(LARGE)).isFalse();
        assertThat(codes()).containsExactly("a1", "b1", "u1", "x1");
    }

    @Test
    void whatWasThereBeforeStaysAndCountsForTheShareOfItsSize() {
        stock.keep(position("k", 1, LARGE));
        stock.keep(position("k", 1, LARGE));
        for (var puzzle : List.of("k", "u", "v", "w")) {
            stock.add(position(puzzle, 1, LARGE));
        }
        stock.add(position("a", 1, SMALL));
        stock.add(position("b", 1, SMALL));
        assertThat(codes()).containsExactly("a1", "b1", "k1", "u1");
    }

    @Test
    void furtherPositionsOfAPuzzleFillWhatIsLacking() {
        stock.add(position("a", 1, SMALL));
        for (int steps = 1; steps < 9; steps++) {
            stock.addFurther(position("a", steps, SMALL));
        }
        assertThat(codes()).containsExactly("a1", "a2", "a3", "a4");
    }

    private List<String> codes() {
        return stock.stored().stream().map(each -> each.code() + each.steps()).toList();
    }

    private static FoundPosition position(String puzzle, int steps, Size size) {
        return new FoundPosition(
                new StoredPosition(puzzle, steps, 1, "00000000"), size, puzzle, puzzle + steps, List.of());
    }
}
