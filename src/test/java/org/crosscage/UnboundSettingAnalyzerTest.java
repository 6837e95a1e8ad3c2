package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.net.InetAddress;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;

final class UnboundSettingAnalyzerTest {

    @ParameterizedTest
    @CsvSource({
        "java.lang.Integer, a whole number",
        "java.lang.Boolean, true or false",
        "java.time.Duration, 'a time, such as 20s or 1m'",
        "org.springframework.util.unit.DataSize, 'a size, such as 16KB or 1MB'"
    })
    void aSettingOfSpringIsNamedWithItsValueAndWhatToWrite(Class<?> type, String expected) {
        var analysis = analyze("some.setting", "x", type);
        assertThat(analysis).isNotNull();
        assertThat(analysis.getDescription())
                .isEqualTo("The setting some.setting is 'x'; it must be " + expected + ".");
        assertThat(analysis.getAction()).startsWith("Correct it, or leave it out.");
    }

    @Test
    void aNumberThatIsNoObjectIsOneToo() {
        assertThat(analyze("some.setting", "x", int.class)).isNotNull();
        assertThat(analyze("some.address", "a b", InetAddress.class)).isNotNull();
    }

    @Test
    void whatElseMayBeSetIsLeftToOthers() {
        assertThat(analyze("some.setting", "x", Thread.State.class)).isNull();
    }

    @Test
    void springAsksItFirst() {
        var analyzers = SpringFactoriesLoader.forDefaultResourceLocation()
                .load(FailureAnalyzer.class, FailureHandler.handleMessage((_, _) -> {}));
        assertThat(analyzers.getFirst()).isInstanceOf(UnboundSettingAnalyzer.class);
    }

    private static FailureAnalysis analyze(String setting, String value, Class<?> type) {
        var binder = new Binder(new MapConfigurationPropertySource(Map.of(setting, value)));
        var failure = catchThrowable(() -> binder.bind(setting, type));
        assertThat(failure).isNotNull();
        return new UnboundSettingAnalyzer().analyze(new IllegalStateException(failure));
    }
}
