package org.crosscage.daily.ui;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyResults;
import org.crosscage.daily.DailyWords;
import org.crosscage.daily.DayResult;
import org.crosscage.shell.ui.field.MonthCalendar;
import org.crosscage.shell.ui.field.MonthCalendar.Mark;
import org.crosscage.texts.Texts;

/// All days that have puzzles, and what the player has done of each.
///
/// @param shown the day that the page is about
record DaysCalendar(LocalDate today, LocalDate shown, DailyResults results, Texts texts) {

    MonthCalendar draw() {
        var months = MonthCalendar.Months.of(DailyPuzzle.FIRST, today);
        return new MonthCalendar(texts, months, YearMonth.from(shown), this::day)
                .explain(Mark.NONE, false, texts.say("daily.calendar.none"))
                .explain(Mark.SOME, false, texts.say("daily.calendar.some"))
                .explain(Mark.ALL, false, texts.say("daily.calendar.all"))
                .explain(Mark.SOME, true, texts.say("daily.calendar.aided"));
    }

    private Optional<MonthCalendar.Day> day(LocalDate date) {
        if (date.isBefore(DailyPuzzle.FIRST) || date.isAfter(today)) {
            return Optional.empty();
        }
        var result = results.of(date);
        var current = date.equals(shown) ? "page" : date.equals(today) ? "date" : "";
        return Optional.of(new MonthCalendar.Day(
                DailyPuzzle.address(date), mark(result), result.isAided(), new DailyWords(texts).day(result), current));
    }

    private static Mark mark(DayResult result) {
        return result.isAllDone() ? Mark.ALL : result.done() > 0 ? Mark.SOME : Mark.NONE;
    }
}
