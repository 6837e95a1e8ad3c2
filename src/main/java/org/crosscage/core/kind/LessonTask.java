package org.crosscage.core.kind;

import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;

/// One step of a lesson.
///
/// @param key names its texts within the lesson
/// @param look the cells that are lit
/// @param clues the clues that are lit
public record LessonTask(String key, Cells look, List<Constraint> clues, LessonGoal goal) {

    public LessonTask {
        clues = List.copyOf(clues);
    }

    /// About one run, cage, row or column, whose cells are lit.
    public static LessonTask about(String key, Constraint constraint, LessonGoal goal) {
        return new LessonTask(key, constraint.cells(), List.of(constraint), goal);
    }
}
