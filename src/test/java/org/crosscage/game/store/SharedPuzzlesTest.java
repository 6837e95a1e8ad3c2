package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

final class SharedPuzzlesTest {

    private final SharedPuzzles shared = new SharedPuzzles();

    @Test
    void whatIsReadTwiceIsThereOnce() {
        var first = shared.share(read("6+"));
        var second = shared.share(read("6+"));
        assertThat(second.puzzle()).isSameAs(first.puzzle());
        assertThat(second).isEqualTo(first);
    }

    @Test
    void anotherPuzzleStaysAnother() {
        assertThat(shared.share(read("6*")).puzzle())
                .isNotEqualTo(shared.share(read("6+")).puzzle());
    }

    private static PuzzleEntry read(String clue) {
        return PuzzleFormats.TEXT.read("""
                        puzzle small
                        size 3
                        cage %s r1c1 r1c2 r1c3
                        cage 6+ r2c1 r2c2 r2c3
                        cage 6+ r3c1 r3c2 r3c3
                        end
                        """.formatted(clue)).getFirst();
    }
}
