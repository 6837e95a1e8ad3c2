package org.crosscage.game;

import org.crosscage.core.model.Puzzle;

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
}
