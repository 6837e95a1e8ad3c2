package org.crosscage.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

class PuzzleTest {

    /// So many that some of them come to lie beside each other where they are kept.
    private static final List<Object> THINGS = List.of((byte) 1, (short) 2, 3, 4L, 5f, 6d, "7", '8');

    private final Puzzle puzzle = PuzzleFormats.read("""
            puzzle small
            size 3
            cage 18+ r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3
            end
            """).getFirst().puzzle();

    @Test
    void whatFollowsFromAPuzzleMayBeMadeOfOtherThingsThatDo() {
        assertThat(make(0)).isEqualTo((byte) 1);
        assertThat(THINGS)
                .allSatisfy(thing -> assertThat(kept(thing.getClass())).isSameAs(thing));
    }

    /// A thing for which all after it are needed.
    private Object make(int i) {
        var thing = THINGS.get(i);
        return derived(thing.getClass(), i + 1 < THINGS.size() ? () -> make(i + 1) : () -> {}, thing);
    }

    private <T> T derived(Class<T> type, Runnable before, Object thing) {
        return puzzle.derived(type, _ -> {
            before.run();
            return type.cast(thing);
        });
    }

    private <T> T kept(Class<T> type) {
        return puzzle.derived(type, _ -> {
            throw new AssertionError(type + " is made again");
        });
    }
}
