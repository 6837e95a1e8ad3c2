package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.crosscage.setting.WrongSettingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.PropertiesPropertySource;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.support.PropertiesLoaderUtils;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;

/// What is said at the start of a setting that nobody can use.
final class SettingsCheckTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    crosscage.stock         | abc                 | a whole number from 0 to 999
                    crosscage.stock         | -1                  | a whole number from 0 to 999
                    crosscage.stock         | 1000                | a whole number from 0 to 999
                    crosscage.sync          | maybe               | true or false
                    crosscage.sync          | ''                  | true or false
                    crosscage.stock         | '3;'                | a whole number from 0 to 999
                    server.servlet.context-path | puzzles         | a path such as /puzzles
                    crosscage.drain         | soon                | a time with its unit, such as 20s or 1m
                    crosscage.drain         | -5s                 | a time with its unit, such as 20s or 1m
                    crosscage.drain         | 20                  | a time with its unit, such as 20s or 1m
                    crosscage.metrics.port  | 9464/tcp            | a number up to 65535, where 0 takes any free port
                    crosscage.metrics.port  | 65536               | a number up to 65535, where 0 takes any free port
                    crosscage.metrics.address | 192.0.2.1         | the name or address of an interface of this machine
                    crosscage.proxy         | 10.0.0.7            | networks with commas between, such as 10.0.0.7/32
                    crosscage.proxy         | ''                  | networks with commas between, such as 10.0.0.7/32
                    crosscage.limits.new-puzzle.address | 9       | a number and a time, such as 120/1m
                    crosscage.frame-ancestors | '*'               | origins with commas between, such as https://school.example
                    crosscage.frame-ancestors | school.example    | origins with commas between, such as https://school.example
                    crosscage.frame-ancestors | https://*.example | origins with commas between, such as https://school.example
                    crosscage.frame-ancestors | https://a.example/page | origins with commas between, such as https://school.example
                    crosscage.frame-ancestors | https://a.example/ | origins with commas between, such as https://school.example
                    crosscage.frame-ancestors | https://me@a.example | origins with commas between, such as https://school.example
                    crosscage.frame-ancestors | https://a.example, | origins with commas between, such as https://school.example
                    crosscage.frame-ancestors | https://a.example https://b.example | origins with commas between, such as
                    crosscage.frame-ancestors | https://a.example; script-src * | origins with commas between, such as
                    crosscage.frame-ancestors | https://b.example, https://a.example/ | origins with commas between, such as https://school.example, https://blog.example:8443, or blank; 'https://a.example/' is not scheme, host and port alone
                    crosscage.frame-ancestors | https://a.example/;script-src//a.example | origins with commas between
                    crosscage.frame-ancestors | https://a.example:99999 | origins with commas between, such as
                    crosscage.frame-ancestors | https://a.example: | origins with commas between, such as
                    crosscage.frame-ancestors | https://[2001:db8::1] | origins with commas between, such as
                    crosscage.data          | /dev/null/games     | a folder that can be written, or made
                    crosscage.data          | /tmp/a;b            | a folder that can be written, or made
                    crosscage.log           | json                | ecs, gelf or logstash for lines of JSON
                    crosscage.puzzles       | file:/no/such       | a folder of puzzles with their index, written as file:DIR
                    crosscage.clock-ahead   | /no/such            | a file that says by how much the clock is ahead
                    server.port             | 99999               | a number up to 65535, where 0 takes any free port
                    spring.datasource.url   | postgres://host/db  | the address of a PostgreSQL
                    """)
    void theSettingIsNamedWithItsValueAndWhatToWrite(String setting, String value, String expected) {
        assertThatThrownBy(() -> check(setting, value))
                .isInstanceOf(WrongSettingException.class)
                .hasMessageStartingWith("The setting " + setting + " is '" + value + "'; it must be " + expected);
    }

    @ParameterizedTest
    @CsvSource({
        "crosscage.stock, 0",
        "crosscage.sync, TRUE",
        "server.port, ''",
        "crosscage.drain, 20s",
        "crosscage.drain, 0s",
        "crosscage.drain, PT20S",
        "crosscage.metrics.port, ' 9464 '",
        "crosscage.metrics.address, localhost",
        "crosscage.proxy, 10.0.0.7/32",
        "crosscage.limits.new-puzzle.address, none",
        "crosscage.data, target/not/there/yet",
        "crosscage.log, ecs",
        "crosscage.frame-ancestors, ' '",
        "crosscage.frame-ancestors, 'https://school.example, http://192.0.2.1:8080'",
        "spring.datasource.url, jdbc:postgresql://host/crosscage"
    })
    void whatCanBeUsedIsTaken(String setting, String value) {
        assertThatCode(() -> check(setting, value)).doesNotThrowAnyException();
    }

    @Test
    void aPasswordInAnAddressIsNotSaid() {
        assertThatThrownBy(() -> check("spring.datasource.url", "postgres://me:secret@host/db?password=secret"))
                .hasMessageContaining("'postgres://…@host/db'")
                .hasMessageNotContaining("secret");
    }

    @Test
    void theFolderOfGamesIsNotAskedForWhereTheDatabaseIsElsewhere() {
        assertThatCode(() -> check(Map.of(
                        "crosscage.data",
                        "/dev/null/games",
                        "spring.datasource.url",
                        "jdbc:postgresql://host/crosscage")))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @MethodSource("settings")
    void eachSettingOfTheGameIsChecked(String setting) {
        assertThatThrownBy(() -> check(setting, "#;"))
                .isInstanceOf(WrongSettingException.class)
                .hasMessageContaining(setting);
    }

    static Stream<String> settings() {
        return standard().stringPropertyNames().stream().filter(name -> name.startsWith("crosscage."));
    }

    @Test
    void springKnowsIt() {
        assertThat(SpringFactoriesLoader.forDefaultResourceLocation()
                        .load(EnvironmentPostProcessor.class, FailureHandler.handleMessage((_, _) -> {})))
                .hasAtLeastOneElementOfType(SettingsCheck.class);
    }

    private static void check(String setting, String value) {
        check(Map.of(setting, value));
    }

    /// @param settings beside those that the game brings
    private static void check(Map<String, Object> settings) {
        var environment = new StandardEnvironment();
        environment.getPropertySources().addFirst(new MapPropertySource("settings", settings));
        environment.getPropertySources().addLast(new PropertiesPropertySource("standard", standard()));
        new SettingsCheck().postProcessEnvironment(environment, new SpringApplication(Application.class));
    }

    private static Properties standard() {
        try {
            return PropertiesLoaderUtils.loadProperties(new ClassPathResource("application.properties"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
