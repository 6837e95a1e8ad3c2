package org.crosscage.experiment.measure;

import java.util.Locale;
import org.crosscage.texts.Texts;

/// What experiments say beside their tables: the messages of the game, and their own below `experiment.`.
public final class ExperimentTexts {

    private ExperimentTexts() {}

    public static Texts in(Locale locale) {
        return Texts.in(locale).with("experiment", "org.crosscage.experiment.messages");
    }
}
