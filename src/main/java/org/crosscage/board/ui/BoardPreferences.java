package org.crosscage.board.ui;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.crosscage.board.Fields;
import org.crosscage.player.Preference;
import org.crosscage.player.Preferences;
import org.jspecify.annotations.Nullable;

/// What holds on a board: the choices of its player, and what the page around it offers.
///
/// @param choices of the player; a page that decides for itself changes them before they come here
public record BoardPreferences(Preferences choices, Set<Feature> features) {

    /// What the page around a board offers.
    public enum Feature {
        /// Candidate marks stand on yellow squares: what a solver leaves of them, and not what somebody wrote.
        SQUARES("squares"),
        /// Play can branch here.
        BRANCHES("branches"),
        /// A step is asked for: to fill in marks would be an answer, and is not offered.
        QUESTION("question"),
        /// It is a game, with a clock and a list of combinations.
        GAME("game");

        private final String word;

        Feature(String word) {
            this.word = word;
        }
    }

    public BoardPreferences {
        features = Set.copyOf(features);
    }

    /// Those of a board on a page that offers some features.
    public static BoardPreferences of(Preferences choices, Feature... features) {
        return new BoardPreferences(choices, Set.copyOf(List.of(features)));
    }

    /// Those of a game's board.
    public static BoardPreferences ofGame(Preferences choices) {
        return of(choices, Feature.BRANCHES, Feature.GAME);
    }

    public Map<String, @Nullable Object> toJson() {
        var json = new Fields();
        Preferences.ALL.forEach(preference -> put(preference, json));
        EnumSet.allOf(Feature.class).forEach(feature -> json.put(feature.word, features.contains(feature)));
        return json.map();
    }

    private <T> void put(Preference<T> preference, Fields json) {
        preference.onBoard().ifPresent(board -> {
            var value = board.value().apply(choices.get(preference));
            json.put(board.name(), value instanceof Boolean ? value : value.toString());
        });
    }
}
