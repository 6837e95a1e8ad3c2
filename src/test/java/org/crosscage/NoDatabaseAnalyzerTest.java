package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.env.Environment;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.ArgumentResolver;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;
import org.springframework.mock.env.MockEnvironment;

/// What is said at the start when the database does not take the program in.
final class NoDatabaseAnalyzerTest {

    private static final String URL = "jdbc:postgresql://host/crosscage";

    private final Environment environment = new MockEnvironment().withProperty("spring.datasource.url", URL);

    @ParameterizedTest
    @CsvSource({
        "08001, Start the server",
        "28P01, SPRING_DATASOURCE_PASSWORD",
        "3D000, Make the database first",
        "90020, End the Crosscage that has it open",
        "90062, a folder that can be written"
    })
    void theDatabaseIsNamedAndWhatToDo(String state, String remedy) {
        var failure = new IllegalStateException(new SQLException("FATAL: so it is", state));

        var analysis = new NoDatabaseAnalyzer(environment).analyze(failure);

        assertThat(analysis.getDescription()).isEqualTo("The database at " + URL + " cannot be used: FATAL: so it is.");
        assertThat(analysis.getAction()).contains(remedy);
    }

    @Test
    void whatElseIsWrongIsLeftToOthers() {
        var failure = new IllegalStateException(new SQLException("syntax error", "42601"));
        assertThat(new NoDatabaseAnalyzer(environment).analyze(failure)).isNull();
        assertThat(new NoDatabaseAnalyzer(environment).analyze(new SQLException("no state")))
                .isNull();
    }

    @Test
    void springKnowsIt() {
        var analyzers = SpringFactoriesLoader.forDefaultResourceLocation()
                .load(
                        FailureAnalyzer.class,
                        ArgumentResolver.of(Environment.class, environment),
                        FailureHandler.handleMessage((_, _) -> {}));
        assertThat(analyzers).hasAtLeastOneElementOfType(NoDatabaseAnalyzer.class);
    }
}
