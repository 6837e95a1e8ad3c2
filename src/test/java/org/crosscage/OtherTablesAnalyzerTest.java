package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.exception.FlywayValidateException;
import org.junit.jupiter.api.Test;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.env.Environment;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.ArgumentResolver;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;
import org.springframework.mock.env.MockEnvironment;

/// What is said at the start over a database whose tables another version made.
final class OtherTablesAnalyzerTest {

    private static final String FILE = "jdbc:h2:file:/home/somebody/.crosscage/crosscage";

    private final Environment environment =
            new MockEnvironment().withProperty("spring.datasource.url", FILE + ";WRITE_DELAY=0");

    @Test
    void theDatabaseIsNamedAndWhatToDo() {
        var flyway = Flyway.configure()
                .dataSource("jdbc:h2:mem:other-tables;DB_CLOSE_DELAY=-1", "sa", "")
                .locations("classpath:db/migration")
                .target("3")
                .load();
        flyway.migrate();
        var refused = refused(flyway);

        var analyzers = SpringFactoriesLoader.forDefaultResourceLocation()
                .load(
                        FailureAnalyzer.class,
                        ArgumentResolver.of(Environment.class, environment),
                        FailureHandler.handleMessage((_, _) -> {}));
        var analysis = analyzers.stream()
                .filter(OtherTablesAnalyzer.class::isInstance)
                .findFirst()
                .orElseThrow()
                .analyze(new IllegalStateException(refused));

        assertThat(analysis.getDescription())
                .startsWith("The database at " + FILE + " was made by a version")
                .contains("checksum mismatch");
        assertThat(analysis.getAction()).contains("--data FOLDER", "Nothing was changed.");
    }

    /// One of the files is another one than the database was made by.
    private static FlywayValidateException refused(Flyway made) {
        var configuration = made.getConfiguration();
        try (var connection = configuration.getDataSource().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("update \"flyway_schema_history\" set \"checksum\" = 1 where \"version\" = '2'");
            made.validate();
        } catch (FlywayValidateException refused) {
            return refused;
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        throw new AssertionError("it was not refused");
    }
}
