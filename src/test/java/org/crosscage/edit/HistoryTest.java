package org.crosscage.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Sketch;
import org.junit.jupiter.api.Test;

final class HistoryTest {

    private static final Sketch BLANK = Sketches.blank("kenken", 6, 6);

    @Test
    void asManyStepsAreHeldAsAreStored() {
        var history = drawn(BLANK, 100);

        assertThat(history.past()).hasSize(40).last().isEqualTo(step(BLANK, 98));
        assertThat(History.read(history.text())).isEqualTo(history);
    }

    @Test
    void theOldestStepsAreLeftOutWhereTheyDoNotFit() {
        var history = drawn(BLANK, 30).undone().undone();
        int all = history.text().length();
        assertThat(History.read(history.text(all))).isEqualTo(history);

        var shorter = history.text(all - 1);

        assertThat(shorter).hasSizeLessThan(all);
        assertThat(History.read(shorter))
                .isEqualTo(
                        new History(history.past().subList(1, history.past().size()), history.now(), history.future()));
        assertThat(History.read(history.text(0))).isEqualTo(History.of(history.now()));
    }

    private static History drawn(Sketch first, int steps) {
        return IntStream.range(0, steps)
                .boxed()
                .reduce(History.of(first), (history, i) -> history.then(step(first, i)), (one, _) -> one);
    }

    private static Sketch step(Sketch sketch, int i) {
        return sketch.apply(new Edit.Fill(i % 36, OptionalInt.of(1 + i / 36)));
    }
}
