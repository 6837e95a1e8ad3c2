package org.crosscage.learn.ui;

import java.util.Optional;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Puzzle;
import org.crosscage.learn.AskedClues;
import org.crosscage.teach.ClueLookup;
import org.springframework.stereotype.Component;

/// The pages on which combinations are listed.
@Component
record ListedClues() implements ClueLookup {

    @Override
    public Optional<String> address(Arithmetic clue, Puzzle puzzle) {
        return AskedClues.listing(clue, puzzle).map(asked -> asked.address(clue.target()));
    }
}
