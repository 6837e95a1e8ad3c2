package org.crosscage;

import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.env.Environment;

/// Says in a sentence that the database of the settings does not take the program in, and what to do, where there would
/// be a stack trace otherwise. What else may be wrong with a database stays as it is.
final class NoDatabaseAnalyzer extends AbstractFailureAnalyzer<SQLException> {

    private final Environment environment;

    NoDatabaseAnalyzer(Environment environment) {
        this.environment = environment;
    }

    @Override
    protected @Nullable FailureAnalysis analyze(Throwable failure, SQLException cause) {
        var url = address(environment);
        return remedy(String.valueOf(cause.getSQLState()))
                .map(remedy -> new FailureAnalysis(
                        "The database at %s cannot be used: %s".formatted(url, sentence(cause)), remedy, failure))
                .orElse(null);
    }

    /// Where the database of the settings is; what comes behind the question mark may be a password.
    static String address(Environment environment) {
        return environment.getProperty("spring.datasource.url", "").replaceFirst("[?;].*", "");
    }

    /// By the class of the state, SQL:2016 part 2, section 24.1: 08 connection, 28 authorization, 3D catalogue.
    /// H2's own are its error codes.
    private static Optional<String> remedy(String state) {
        return switch (state) {
            case "90020" -> Optional.of("End the Crosscage that has it open, or set crosscage.data to another folder.");
            case "90062", "90028", "90031" -> Optional.of("Set crosscage.data to a folder that can be written.");
            default -> remedyOfClass(state);
        };
    }

    private static Optional<String> remedyOfClass(String state) {
        return switch (state.substring(0, Math.min(2, state.length()))) {
            case "08" -> Optional.of("Start the server, or correct SPRING_DATASOURCE_URL.");
            case "28" -> Optional.of("Correct SPRING_DATASOURCE_USERNAME and SPRING_DATASOURCE_PASSWORD.");
            case "3D" ->
                Optional.of(
                        "Make the database first (with PostgreSQL: createdb NAME), or correct SPRING_DATASOURCE_URL."
                                + " Its tables are made by the program.");
            default -> Optional.empty();
        };
    }

    private static String sentence(SQLException cause) {
        var message = String.valueOf(cause.getMessage()).strip();
        return message.endsWith(".") ? message : message + ".";
    }
}
