package org.crosscage.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.boot.test.context.ConfigDataApplicationContextInitializer;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.jdbc.core.simple.JdbcClient;

class PlayConfigurationTest {

    @TempDir
    Path folder;

    @Test
    void theApplicationStartsWithItsOwnSettingsOnAnEmptyFolder() {
        new ApplicationContextRunner()
                .withInitializer(new ConfigDataApplicationContextInitializer())
                .withPropertyValues("crosscage.data=" + folder)
                .withBean(InstantSource.class, InstantSource::system)
                .withConfiguration(AutoConfigurations.of(
                        DataSourceAutoConfiguration.class,
                        DataSourceTransactionManagerAutoConfiguration.class,
                        TransactionAutoConfiguration.class,
                        JdbcTemplateAutoConfiguration.class,
                        JdbcClientAutoConfiguration.class,
                        FlywayAutoConfiguration.class))
                .withUserConfiguration(PlayConfiguration.class)
                .run(context -> {
                    long player = StorageContract.newPlayer(context.getBean(JdbcClient.class));
                    assertThat(context.getBean(GameService.class).unfinished(player, 10)).isEmpty();
                    assertThat(context.getBean(PreferenceService.class).of(player)).isEqualTo(Preferences.DEFAULTS);
                });
    }

    @Test
    void theStorageTestsUseTheSettingsOfTheApplication() throws Exception {
        try (var settings = getClass().getResourceAsStream("/application.properties")) {
            var properties = new Properties();
            properties.load(settings);
            assertThat(properties.getProperty("spring.datasource.url")).endsWith(Databases.H2_OPTIONS);
        }
    }
}
