package org.crosscage.daily.ui;

import com.vaadin.flow.server.VaadinSession;
import java.time.LocalDate;
import java.util.Optional;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyWords;
import org.crosscage.player.store.Player;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.frame.DestinationProgress;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// The number of today's puzzles that the player has finished: it is there as soon as the day counts for the streak.
@Component
record TodaysProgress(DailyPuzzles dailyPuzzles, CurrentPlayer player, Texts texts) implements DestinationProgress {

    /// The state that a session remembers.
    ///
    /// @param player whose it is: a session may go on with another one, or with none any more
    private record Known(Optional<Long> player, LocalDate day, Optional<String> words) {}

    @Override
    public String path() {
        return DailyPuzzle.ROOT;
    }

    @Override
    public Optional<String> words(boolean isAnew) {
        var session = VaadinSession.getCurrent();
        var today = dailyPuzzles.today();
        var who = player.known().map(Player::id);
        var known = Optional.ofNullable(session.getAttribute(Known.class))
                .filter(found -> !isAnew && found.day.equals(today) && found.player.equals(who))
                .orElseGet(() -> new Known(who, today, find(who, today)));
        session.setAttribute(Known.class, known);
        return known.words;
    }

    private Optional<String> find(Optional<Long> who, LocalDate today) {
        return who.map(id -> dailyPuzzles.results(id, today).of(today))
                .filter(result -> result.done() > 0)
                .map(new DailyWords(texts)::progress);
    }
}
