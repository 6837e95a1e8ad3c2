package org.crosscage.core.kind;

import java.util.List;
import org.crosscage.core.model.Puzzle;

/// A first puzzle that teaches rules, clues, marks and keys in under two minutes.
///
/// @param puzzle has exactly one solution, and the tasks reach it
/// @param tasks in order; the last one ends with the solved puzzle
public record Lesson(Puzzle puzzle, List<LessonTask> tasks) {

    public Lesson {
        tasks = List.copyOf(tasks);
    }

    /// The kind that it teaches.
    public String kind() {
        return puzzle.kind();
    }
}
