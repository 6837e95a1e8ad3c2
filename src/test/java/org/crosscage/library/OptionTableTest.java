package org.crosscage.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.OptionTable.Option;
import org.crosscage.library.OptionTable.Row;
import org.junit.jupiter.api.Test;

class OptionTableTest {

    private static final Option MIRROR = new Option("kakuro", new Size(6, 6), "symmetry", "mirror");
    private static final Option ODD = new Option("kenken", new Size(4, 4), "values", "1,3,5,7");

    @Test
    void whatIsWrittenIsReadBack() {
        var table = OptionTable.parse(OptionTable.text(
                List.of(new Row(MIRROR, Set.of()), new Row(ODD, Set.of(Grade.HARD, Grade.EASY)))));
        assertThat(table.mayComeUp(MIRROR, Optional.empty())).isFalse();
        assertThat(table.mayComeUp(MIRROR, Optional.of(Grade.EASY))).isFalse();
        assertThat(table.mayComeUp(ODD, Optional.empty())).isTrue();
        assertThat(table.mayComeUp(ODD, Optional.of(Grade.HARD))).isTrue();
        assertThat(table.mayComeUp(ODD, Optional.of(Grade.MEDIUM))).isFalse();
    }

    @Test
    void whatWasNotTriedMayComeUp() {
        assertThat(OptionTable.parse("").mayComeUp(MIRROR, Optional.of(Grade.EASY)))
                .isTrue();
    }

    @Test
    void aLineOfAnotherSortIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OptionTable.parse("kakuro 6x6 easy 12"))
                .withMessageContaining("kakuro 6x6 easy 12");
    }

    /// So that a new option is not forgotten in it.
    @Test
    void theTableHasEveryOptionThatIsOfferedInAnOrdinarySize() {
        var table = OptionTable.standard().options();
        for (var kind : PuzzleKinds.all()) {
            for (var size : kind.sizes()) {
                kind.offeredOptions(size)
                        .forEach((name, values) -> values.forEach(
                                value -> assertThat(table).contains(new Option(kind.id(), size, name, value))));
            }
        }
    }
}
