package org.crosscage.shell.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.server.VaadinService;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.ViewTest;
import org.crosscage.shell.ui.field.Tool;
import org.junit.jupiter.api.Test;

final class SharedValuesTest extends ViewTest {

    private static Object value(int number) {
        return SharedValues.of(List.of(SharedValuesTest.class, number), Object.class, Object::new);
    }

    @Test
    void equalKeysHaveTheSameValue() {
        assertThat(value(1)).isSameAs(value(1)).isNotSameAs(value(2));
    }

    /// Keys of which there are too many after all take neither the memory nor the room of the others.
    @Test
    void thereAreSoManyAtMostAndWhatIsUsedStays() {
        var used = value(-1);
        IntStream.range(0, 3 * SharedValues.MOST).forEach(number -> {
            value(number);
            assertThat(value(-1)).isSameAs(used);
        });

        assertThat(count()).isLessThanOrEqualTo(SharedValues.MOST);
        assertThat(value(-2)).isSameAs(value(-2));
    }

    @Test
    void wordsOfOneGameAreNotHeld() {
        Tool.shared(LineIcon.HINT, "Hint", () -> {});
        var held = count();

        Tool.of("Take back 17 moves", () -> {});
        Tool.of(LineIcon.UNDO, "Take back 18 moves", () -> {});
        Tool.shared(LineIcon.HINT, "Hint", () -> {});

        assertThat(count()).isEqualTo(held);
    }

    private static long count() {
        return VaadinService.getCurrent()
                .getContext()
                .getAttribute(SharedValues.class)
                .count();
    }
}
