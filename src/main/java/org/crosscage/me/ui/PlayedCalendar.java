package org.crosscage.me.ui;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;
import org.crosscage.me.FinishedDays;
import org.crosscage.shell.ui.field.MonthCalendar;
import org.crosscage.shell.ui.field.MonthCalendar.Mark;
import org.crosscage.texts.Texts;

/// On which days how many puzzles were finished, and where each was with help.
///
/// @param today by UTC
/// @param firstDaily the first day that has puzzles of its own, to which its sign leads
record PlayedCalendar(FinishedDays days, LocalDate today, LocalDate firstDaily, Texts texts) {

    private static final int MANY = 3;

    MonthCalendar draw() {
        var first = days.counts().isEmpty() ? today : days.counts().firstKey();
        var months = MonthCalendar.Months.of(first.isBefore(today) ? first : today, today);
        return new MonthCalendar(texts, months, YearMonth.from(today), this::day)
                .explain(Mark.NONE, false, texts.say("me.calendar.nothing"))
                .explain(Mark.SOME, false, texts.say("me.calendar.some", "many", MANY))
                .explain(Mark.ALL, false, texts.say("me.calendar.many", "many", MANY))
                .explain(Mark.SOME, true, texts.say("me.calendar.aided"));
    }

    private Optional<MonthCalendar.Day> day(LocalDate date) {
        if (date.isAfter(today)) {
            return Optional.empty();
        }
        var count = Optional.ofNullable(days.counts().get(date));
        int finished = count.map(FinishedDays.Count::finished).orElse(0);
        var mark = finished >= MANY ? Mark.ALL : finished > 0 ? Mark.SOME : Mark.NONE;
        var words = texts.say(
                "me.calendar.day",
                "finished",
                finished,
                "aided",
                count.map(FinishedDays.Count::aided).orElse(0));
        return Optional.of(new MonthCalendar.Day(
                date.isBefore(firstDaily) ? "" : "daily/" + date,
                mark,
                count.map(FinishedDays.Count::isAided).orElse(false),
                words,
                date.equals(today) ? "date" : ""));
    }
}
