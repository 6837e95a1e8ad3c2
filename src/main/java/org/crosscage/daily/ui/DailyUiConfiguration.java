package org.crosscage.daily.ui;

import java.util.regex.Pattern;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.shell.AddressCheck;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Which days and puzzles can be asked for. A day that has not come yet is no nonsense: its page says when it does.
@Configuration(proxyBeanMethods = false)
class DailyUiConfiguration {

    private static final Pattern DAY = Pattern.compile("/" + DailyPuzzle.ROOT + "/([^/]+)");
    private static final Pattern PUZZLE = Pattern.compile("/" + DailyPuzzle.ROOT + "/([^/]+)/([^/]+)");

    @Bean
    AddressCheck days() {
        return (path, _) -> {
            var day = DAY.matcher(path);
            return day.matches() && DailyPuzzle.date(day.group(1)).isEmpty();
        };
    }

    @Bean
    AddressCheck puzzlesOfDays() {
        return (path, _) -> {
            var puzzle = PUZZLE.matcher(path);
            return puzzle.matches()
                    && DailyPuzzle.date(puzzle.group(1))
                            .flatMap(date -> DailyPuzzle.of(date, puzzle.group(2)))
                            .isEmpty();
        };
    }
}
