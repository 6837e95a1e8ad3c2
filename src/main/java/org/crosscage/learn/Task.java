package org.crosscage.learn;

import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;

/// One step of a lesson.
///
/// @param key names its texts within the lesson
/// @param look the cells that are lit
/// @param clues the clues that are lit
public record Task(String key, Cells look, List<Constraint> clues, Goal goal) {

    public Task {
        clues = List.copyOf(clues);
    }
}
