package org.crosscage.board.ui;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// How a player likes a board, and what there is on the page around it.
///
/// @param on all that holds
/// @param hold what a long press writes; a tap writes the other
public record BoardPreferences(Set<Choice> on, Written hold) {

    /// Nothing holds but what no choice is about.
    public static final BoardPreferences PLAIN = new BoardPreferences(Set.of(), Written.MARK);

    public BoardPreferences {
        on = Set.copyOf(on);
    }

    /// What holds or does not.
    public enum Choice {
        /// Marks that a new digit rules out go away with it.
        TIDY("tidy"),
        /// Digits that stand twice are shown.
        CONFLICTS("conflicts"),
        /// What the selected cell belongs to is tinted.
        PEERS("peers"),
        /// Cells with the selected digit are tinted.
        SAME("same"),
        /// Single letters are keys.
        LETTER_KEYS("letterKeys"),
        /// There are hints here.
        HINTS("hints"),
        /// Candidate marks stand on yellow squares: what a solver leaves of them, and not what somebody wrote.
        SQUARES("squares"),
        /// Play can branch here.
        BRANCHES("branches"),
        /// It is a game, with a clock and a list of combinations.
        GAME("game"),
        HIGH_CONTRAST("highContrast");

        private final String word;

        Choice(String word) {
            this.word = word;
        }
    }

    /// What a touch writes.
    public enum Written {
        MARK,
        DIGIT
    }

    public BoardPreferences with(Choice choice, boolean holds) {
        var then = new HashSet<>(on);
        if (holds) {
            then.add(choice);
        } else {
            then.remove(choice);
        }
        return new BoardPreferences(then, hold);
    }

    public BoardPreferences holding(Written written) {
        return new BoardPreferences(on, written);
    }

    boolean has(Choice choice) {
        return on.contains(choice);
    }

    ObjectNode toJson() {
        var json = JsonNodeFactory.instance.objectNode();
        for (var choice : Choice.values()) {
            json.put(choice.word, has(choice));
        }
        return json.put("hold", hold.name().toLowerCase(Locale.ROOT));
    }
}
