package org.crosscage.me.ui;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyResults;
import org.crosscage.daily.Streak;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameSummary;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.HintCosts;
import org.crosscage.me.KnownGrades;
import org.crosscage.me.PlayTimes;
import org.crosscage.player.store.Player;
import org.crosscage.shell.player.CurrentPlayer;
import org.springframework.stereotype.Component;

/// The games of the player at the browser, and what follows from them; none of somebody who only looks.
@Component
record OwnGames(
        GameService service, DailyPuzzles dailyPuzzles, KnownGrades grades, HintCosts costs, CurrentPlayer player) {

    /// How fast the player has played.
    PlayTimes times(List<FinishedGame> games) {
        return PlayTimes.of(games, grades::of);
    }

    /// Works out the grades of the puzzles of a player's finished games, on any thread.
    ///
    /// @param who the player's number
    /// @return whether any is known now that was not
    boolean workOutGrades(long who, BooleanSupplier stop) {
        return grades.workOut(who, grades.unknown(service.lists().finished(who)), stop);
    }

    /// As [#workOutGrades(long,BooleanSupplier)].
    ///
    /// @param games few enough for a list, finished or not
    /// @return whether any is known now that was not
    boolean workOutGrades(long who, List<String> games, BooleanSupplier stop) {
        return grades.workOut(who, grades.kept().unknown(who, games), stop);
    }

    /// Some of the games in which a move was made, the last played first.
    List<GameSummary> listed(GameLists.Filter filter, int from, int most) {
        return player.known()
                .map(who -> service.lists().listed(who.id(), filter, from, most))
                .orElse(List.of());
    }

    /// How many games in which a move was made the player has; none of somebody who only looks.
    int count(GameLists.Filter filter) {
        return player.known()
                .map(who -> service.lists().count(who.id(), filter))
                .orElse(0);
    }

    Optional<GameSummary> find(String id) {
        return player.known().flatMap(who -> service.lists().find(who.id(), id));
    }

    /// To be counted: a page does not keep them.
    List<FinishedGame> finished() {
        return player.known().map(Player::id).map(service.lists()::finished).orElse(List.of());
    }

    /// The cost of hints by technique, the dearest first.
    List<HintCosts.Cost> hintCosts() {
        return player.known().map(Player::id).map(costs::ofPlayer).orElse(List.of());
    }

    Optional<SavedGame> load(String game) {
        return player.known().map(Player::id).flatMap(who -> service.load(who, game));
    }

    Streak streak() {
        return player.known()
                .map(Player::id)
                .map(dailyPuzzles::results)
                .orElse(DailyResults.NONE)
                .streak(dailyPuzzles.today());
    }

    void rename(String game, String title) {
        service.rename(player.id(), game, title);
    }

    void delete(String game) {
        service.delete(player.id(), game);
    }

    LocalDate today() {
        return dailyPuzzles.today();
    }

    /// The player's number; asked with the session at hand, unlike what is done with it.
    long id() {
        return player.id();
    }
}
