package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.setting.WrongSettingException;
import org.junit.jupiter.api.Test;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;

final class WrongSettingAnalyzerTest {

    @Test
    void theSettingIsNamedWithItsValueAndWhatToDo() {
        var analysis = SpringFactoriesLoader.forDefaultResourceLocation()
                .load(FailureAnalyzer.class, FailureHandler.handleMessage((_, _) -> {}))
                .stream()
                .filter(WrongSettingAnalyzer.class::isInstance)
                .findFirst()
                .orElseThrow()
                .analyze(new IllegalStateException(
                        new WrongSettingException("crosscage.limits.page.player", "lots", "a number and a time")));

        assertThat(analysis.getDescription())
                .isEqualTo("The setting crosscage.limits.page.player is 'lots'; it must be a number and a time.");
        assertThat(analysis.getAction()).startsWith("Correct it, or leave it out.");
    }
}
