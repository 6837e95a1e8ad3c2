package org.crosscage.game;

import java.util.Set;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.GameTerms;

/// What places from which games come are called in a file that is exported. A name such as `set-17` counts on one
/// server alone: on another one it is something else, and whoever writes a file can put any number there.
public interface SourceNames {

    /// The name in the file.
    ///
    /// @param source where a game came from, of any sort
    /// @return the same when it means everywhere what it means here
    String packed(String source);

    /// The name here.
    ///
    /// @param written in a file, by whomever
    /// @param puzzle of the game that is said to come from there
    /// @return the same when nothing depends on it; what cannot be believed as a name that means nothing here
    String unpacked(String written, Puzzle puzzle);

    /// Whether a place lets a game be one of its own. What does not fit there is a game like any other.
    ///
    /// @param source as it is called here
    boolean fits(String source, Claim game);

    /// The claims of a file or a device about a game.
    ///
    /// @param player whose it is to be
    /// @param techniques that its hints taught
    record Claim(long player, GameTerms terms, Set<String> techniques) {

        public Claim {
            techniques = Set.copyOf(techniques);
        }
    }
}
