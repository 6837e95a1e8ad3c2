package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tags;
import org.junit.jupiter.api.Test;

final class MeterDescriptionsTest {

    private final MeterDescriptions descriptions = new MeterDescriptions();

    @Test
    void aMeterOfTheGameSaysWhatItIs() {
        var id = new Meter.Id("crosscage.refused", Tags.of("limit", "page"), "pages", null, Meter.Type.COUNTER);

        var described = descriptions.map(id);

        assertThat(described).isEqualTo(id);
        assertThat(described.getDescription()).isEqualTo("what was refused, by the limit that it was past");
        assertThat(described.getBaseUnit()).isEqualTo("pages");
        assertThat(described.getType()).isEqualTo(Meter.Type.COUNTER);
    }

    @Test
    void aMeterOfALibraryStaysAsItIs() {
        var id = new Meter.Id("jvm.memory.used", Tags.of("area", "heap"), "bytes", "used memory", Meter.Type.GAUGE);

        assertThat(descriptions.map(id)).isSameAs(id);
    }
}
