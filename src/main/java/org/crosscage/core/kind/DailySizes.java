package org.crosscage.core.kind;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.crosscage.core.generate.Grade;

/// The puzzles of the day that a kind has, and how large they are: as in a newspaper they grow through the week, and
/// there is most time on a Sunday. A kind joins from a date on, and nothing here may change for a day that has been:
/// who wants other sizes one day begins a second table with a first date of its own.
///
/// @param first day with puzzles of this kind
/// @param sides rows and columns as drawn, from Monday to Sunday, of each of [#GRADES]; only sizes in which the
/// generator finds the grade
///     within a quarter of a second on the average
/// @param giant rows and columns as drawn of the large puzzle of a week, whose grade is [#GIANT]; found as fast
public record DailySizes(LocalDate first, Map<Grade, List<Integer>> sides, int giant) {

    /// The grades of a day's puzzles of each kind, easiest first.
    public static final List<Grade> GRADES = List.of(Grade.GENTLE, Grade.EASY, Grade.MEDIUM, Grade.HARD);

    /// The grade of the giants, by which they differ from the other puzzles of their day.
    public static final Grade GIANT = Grade.EXPERT;

    /// @throws IllegalArgumentException when a grade lacks the size of a day
    public DailySizes {
        sides = Map.copyOf(sides);
        for (var grade : GRADES) {
            int days = sides.getOrDefault(grade, List.of()).size();
            if (days != DayOfWeek.values().length) {
                throw new IllegalArgumentException(
                        "puzzles of the day of grade " + grade.id() + " have sizes for " + days + " days of the week");
            }
        }
    }

    /// Of a kind that was there from the beginning.
    public static DailySizes always(Map<Grade, List<Integer>> sides, int giant) {
        return new DailySizes(LocalDate.MIN, sides, giant);
    }

    /// Whether there is a puzzle of this kind on a day.
    public boolean isOn(LocalDate date) {
        return !date.isBefore(first);
    }

    public Size of(DayOfWeek day, Grade grade) {
        int side = grade == GIANT
                ? giant
                : Objects.requireNonNull(sides.get(grade)).get(day.getValue() - 1);
        return new Size(side, side);
    }
}
