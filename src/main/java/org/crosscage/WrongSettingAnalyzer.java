package org.crosscage;

import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/// Says in a sentence which setting has a value that nobody can use, where there would be a stack trace otherwise.
final class WrongSettingAnalyzer extends AbstractFailureAnalyzer<WrongSettingException> {

    @Override
    protected FailureAnalysis analyze(Throwable failure, WrongSettingException cause) {
        return analysis(cause, failure);
    }

    static FailureAnalysis analysis(WrongSettingException cause, Throwable failure) {
        return new FailureAnalysis(
                String.valueOf(cause.getMessage()),
                "Correct it, or leave it out. As a variable of the environment it has capital letters, and underscores for"
                        + " dots and hyphens.",
                failure);
    }
}
