package org.crosscage.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.crosscage.core.kind.PuzzleEntry;
import org.junit.jupiter.api.Test;

final class PuzzleLibraryTest {

    private final PuzzleEntry first = PuzzleEntry.of("first", ExamplePuzzles.oneSolution());
    private final PuzzleEntry second = PuzzleEntry.of("second", ExamplePuzzles.fiveSolutions());
    private final Pack pack = new Pack("pack", "kakuro", List.of(first));
    private final Pack other = new Pack("other", "kenken", List.of(second));
    private final PuzzleLibrary library = new PuzzleLibrary(List.of(pack, other));

    @Test
    void packsStandInTheirOrder() {
        assertThat(library.packs()).containsExactly(pack, other);
    }

    @Test
    void packsAreFoundByKind() {
        assertThat(library.packs("kakuro")).containsExactly(pack);
    }

    @Test
    void aPuzzleIsFoundByItsId() {
        assertThat(library.find("second")).contains(second);
        assertThat(library.find("third")).isEmpty();
    }

    @Test
    void anIdThatStandsTwiceIsRefused() {
        assertThatThrownBy(() -> new PuzzleLibrary(List.of(pack, new Pack("again", "kakuro", List.of(first)))))
                .hasMessage("two shipped puzzles are called 'first'");
    }

    @Test
    void anEmptyPackIsRefused() {
        assertThatThrownBy(() -> new Pack("empty", "kakuro", List.of())).hasMessage("the pack 'empty' has no puzzle");
    }
}
