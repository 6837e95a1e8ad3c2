package org.crosscage.daily;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Map;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;

/// How large the puzzles of a weekday are: as in a newspaper they grow through the week, and there is most time on a
/// Sunday. Only sizes in which the generator finds the grade within a quarter of a second on the average
/// (`GradeTimes`). Who wants others one day begins a second table with a first date of its own.
final class DailySizes {

    /// Rows and columns from Monday to Sunday; of a Kakuro with the row and column of its clues.
    private static final Map<String, Map<Grade, List<Integer>>> BY_WEEKDAY = Map.of(
            "kakuro",
            Map.of(
                    Grade.EASY, List.of(6, 6, 8, 8, 8, 10, 10),
                    Grade.MEDIUM, List.of(8, 8, 8, 10, 10, 12, 12),
                    Grade.HARD, List.of(8, 10, 10, 10, 12, 12, 15)),
            "kenken",
            Map.of(
                    Grade.EASY, List.of(4, 4, 5, 5, 5, 6, 6),
                    Grade.MEDIUM, List.of(5, 6, 6, 6, 7, 7, 8),
                    Grade.HARD, List.of(6, 6, 7, 7, 8, 8, 9)));

    private DailySizes() {}

    static Size of(DayOfWeek day, String kind, Grade grade) {
        int side = BY_WEEKDAY.get(kind).get(grade).get(day.getValue() - 1);
        return new Size(side, side);
    }
}
