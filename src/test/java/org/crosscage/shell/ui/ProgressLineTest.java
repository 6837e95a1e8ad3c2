package org.crosscage.shell.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ProgressLineTest {

    private final ProgressLine line = new ProgressLine("Making puzzles");

    @Test
    void itHasNoValueUntilOneIsKnown() {
        assertThat(line.getElement().getAttribute("role")).isEqualTo("progressbar");
        assertThat(line.getElement().getAttribute("aria-label")).isEqualTo("Making puzzles");
        assertThat(line.getElement().hasAttribute("aria-valuenow")).isFalse();
    }

    @Test
    void itShowsAndSaysTheShareInPercent() {
        line.show(1.0 / 3);

        assertThat(line.getElement().getAttribute("aria-valuenow")).isEqualTo("33");
        assertThat(line.getStyle().get("--done")).isEqualTo("33%");
    }
}
