package org.crosscage.daily;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// What is said of the puzzles of days and of a player's results. Results never tell a digit or a move.
public final class DailyWords {

    private final Texts texts;

    public DailyWords(Texts texts) {
        this.texts = texts;
    }

    /// "KenKen 6 × 6".
    public String name(DailyPuzzle daily) {
        var size = daily.order().size();
        return Names.puzzle(texts, daily.kind(), size.rows(), size.columns());
    }

    /// "Medium KenKen 6 × 6".
    public String graded(DailyPuzzle daily) {
        return texts.say(
                "daily.graded",
                "grade",
                texts.say(
                        daily.isMini() || daily.isGiant()
                                ? size(daily)
                                : "shell.grade." + daily.grade().id()),
                "name",
                name(daily));
    }

    private static String size(DailyPuzzle daily) {
        return daily.isMini() ? "daily.mini" : "daily.giant";
    }

    /// How far a game is: "Begun, 12 of 30 filled", "03:12, no help".
    public String state(DailyGame game) {
        return switch (game.state()) {
            case BEGUN ->
                texts.say(
                        "daily.state.begun",
                        "filled",
                        game.summary().filled(),
                        "cells",
                        game.summary().cells());
            case DONE ->
                texts.say(
                        "daily.state.done",
                        "time",
                        Texts.clock(game.totals().elapsed()),
                        "help",
                        texts.say("daily.help", "count", game.totals().hints()));
            case SHOWN -> texts.say("daily.state.shown");
        };
    }

    /// One finished puzzle, to be passed on; ends with an end of line, behind which a link can stand.
    public String result(DailyGame game) {
        return head(game.daily().date()) + line(game) + "\n";
    }

    /// All finished puzzles of a day, to be passed on; ends with an end of line, behind which a link can stand.
    ///
    /// @return empty when none is finished
    public Optional<String> results(LocalDate day, DailyResults results) {
        var lines = DailyPuzzle.of(day).stream()
                .flatMap(daily -> results.of(daily).stream())
                .filter(game -> game.state() != DailyGame.State.BEGUN)
                .map(this::line)
                .collect(Collectors.joining("\n"));
        var result = results.of(day);
        return Optional.of(lines)
                .filter(all -> !all.isEmpty())
                .map(all -> head(day) + all + "\n"
                        + texts.say("daily.result.done", "count", result.done(), "of", result.puzzles())
                        + "\n");
    }

    private String head(LocalDate day) {
        return texts.say("daily.result.head", "date", texts.date(day)) + "\n";
    }

    private String line(DailyGame game) {
        return texts.say("daily.result.line", "name", graded(game.daily()), "state", state(game));
    }

    /// What was done on a day, for the calendar: "2 of 6 done, with help".
    public String day(DayResult result) {
        return texts.say("daily.day", "done", result.done(), "of", result.puzzles(), "aided", result.isAided() ? 1 : 0);
    }

    /// The progress of a day, beside its name: "2 of 6 done", "all done today".
    public String progress(DayResult result) {
        return result.isAllDone()
                ? texts.say("daily.progress.all")
                : texts.say("daily.progress", "done", result.done(), "of", result.puzzles());
    }

    /// The days in a row.
    public String streak(Streak streak) {
        var sentences = new ArrayList<String>();
        sentences.add(texts.say("daily.streak", "days", streak.days()));
        if (streak.aided() > 0) {
            sentences.add(texts.say("daily.streak.aided", "aided", streak.aided()));
        }
        if (streak.longest() > streak.days()) {
            sentences.add(texts.say("daily.streak.longest", "longest", streak.longest()));
        }
        return String.join(" ", sentences);
    }
}
