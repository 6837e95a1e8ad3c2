package org.crosscage.teach;

import java.util.Optional;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Puzzle;

/// Where all combinations of a clue are listed, whatever is on the board.
@FunctionalInterface
public interface ClueLookup {

    /// The address of the page, without a leading slash; empty when the clue is in no list.
    Optional<String> address(Arithmetic clue, Puzzle puzzle);
}
