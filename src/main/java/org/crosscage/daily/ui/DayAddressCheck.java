package org.crosscage.daily.ui;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.player.store.Player;
import org.crosscage.shell.AddressCheck;
import org.springframework.stereotype.Component;

/// Which days and puzzles can be asked for. A day that has not come yet is no nonsense: its page says when it does.
@Component
record DayAddressCheck() implements AddressCheck {

    private static final Pattern DAY = Pattern.compile("/" + DailyPuzzle.ROOT + "/([^/]+)");
    private static final Pattern PUZZLE = Pattern.compile("/" + DailyPuzzle.ROOT + "/([^/]+)/([^/]+)");

    @Override
    public boolean isMissing(String path, Supplier<Optional<Player>> player) {
        var day = DAY.matcher(path);
        var puzzle = PUZZLE.matcher(path);
        return day.matches() && DailyPuzzle.date(day.group(1)).isEmpty()
                || puzzle.matches()
                        && DailyPuzzle.date(puzzle.group(1))
                                .flatMap(date -> DailyPuzzle.of(date, puzzle.group(2)))
                                .isEmpty();
    }
}
