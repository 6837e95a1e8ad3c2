package org.crosscage.teach.words;

import org.crosscage.core.model.Puzzle;
import org.crosscage.texts.Texts;

/// The page that teaches a technique, with an example of a kind of puzzle.
///
/// @param technique its name
/// @param address without a leading slash
public record LearnPage(String technique, String address) {

    /// @param technique its id
    /// @param puzzle of the kind
    public static LearnPage of(String technique, Puzzle puzzle, Texts texts) {
        return new LearnPage(
                texts.say("hints.technique-name." + technique), "learn/" + technique + "?kind=" + puzzle.kind());
    }
}
