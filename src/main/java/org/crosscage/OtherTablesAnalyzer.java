package org.crosscage;

import org.flywaydb.core.api.exception.FlywayValidateException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.env.Environment;

/// Says in a sentence that the tables of the database are not those that this version makes, and what to do, where
/// there would be a stack trace otherwise.
final class OtherTablesAnalyzer extends AbstractFailureAnalyzer<FlywayValidateException> {

    private final Environment environment;

    OtherTablesAnalyzer(Environment environment) {
        this.environment = environment;
    }

    @Override
    protected FailureAnalysis analyze(Throwable failure, FlywayValidateException cause) {
        return new FailureAnalysis(
                "The database at %s was made by a version of Crosscage whose tables are not those of this one. %s"
                        .formatted(
                                NoDatabaseAnalyzer.address(environment),
                                String.valueOf(cause.getMessage()).strip()),
                "Start the version that made it and take your games along as a file (/me), or begin anew elsewhere:"
                        + " ./crosscage play --data FOLDER, or another SPRING_DATASOURCE_URL. Nothing was changed.",
                failure);
    }
}
