package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

final class StoreConfigurationTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "jdbc:h2:file:/home/o'brien/.crosscage/crosscage, 0",
                "jdbc:h2:file:/games #{1}/crosscage, 0",
                "jdbc:postgresql://127.0.0.1:1/o'brien, 1"
            })
    void serversOnOnePostgresAloneTellEachOther(String url, int expected) {
        new ApplicationContextRunner()
                .withBean(DatabaseAddress.class, () -> new DatabaseAddress(url))
                .withBean(JdbcClient.class, () -> JdbcClient.create(new DriverManagerDataSource(url)))
                .withBean(JdbcConnectionDetails.class, () -> new Details(url))
                .withUserConfiguration(StoreConfiguration.class)
                .run(context -> {
                    assertThat(context).hasSingleBean(ChangeNotifications.class);
                    assertThat(context.getBeansOfType(PostgresNotifications.class))
                            .hasSize(expected);
                });
    }

    private record Details(String url) implements JdbcConnectionDetails {

        @Override
        public String getUsername() {
            return "somebody";
        }

        @Override
        public String getPassword() {
            return "";
        }

        @Override
        public String getJdbcUrl() {
            return url;
        }
    }
}
