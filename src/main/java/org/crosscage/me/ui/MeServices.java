package org.crosscage.me.ui;

import com.vaadin.flow.server.VaadinSession;
import java.io.OutputStream;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyResults;
import org.crosscage.daily.Streak;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameSummary;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.HintCosts;
import org.crosscage.me.KnownGrades;
import org.crosscage.me.PlayTimes;
import org.crosscage.player.BrowserName;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Preferences;
import org.crosscage.player.RecoveryCode;
import org.crosscage.player.store.Browsers;
import org.crosscage.player.store.Browsers.Browser;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PlayerArchive;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.player.store.Recovery;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.train.GlickoRating;
import org.crosscage.train.store.TrainingHistory;
import org.crosscage.train.store.TrainingRuns;
import org.crosscage.work.CostlyTasks;
import org.springframework.stereotype.Component;

/// What is kept of the player at the browser, and what they can do with it.
@Component
final class MeServices {

    private final GameService games;
    private final DailyPuzzles dailyPuzzles;
    private final Recovery recovery;
    private final CurrentPlayer player;
    private final KnownGrades grades;
    private final HintCosts hintCosts;
    private final DraftStore drafts;
    private final PlayerArchive archive;
    private final ArchiveImports imports;
    private final Executor costlyTasks;
    private final PlayerLimits limits;
    private final TrainingRuns runs;
    private final PreferenceService preferences;
    private final PlayerQuotas quotas;
    private final Browsers browsers;

    MeServices(
            GameService games,
            DailyPuzzles dailyPuzzles,
            Recovery recovery,
            CurrentPlayer player,
            KnownGrades grades,
            Executor costlyTasks,
            HintCosts hintCosts,
            DraftStore drafts,
            PlayerArchive archive,
            ArchiveImports imports,
            TrainingRuns runs,
            PlayerLimits limits,
            PreferenceService preferences,
            PlayerQuotas quotas,
            Browsers browsers) {
        this.quotas = quotas;
        this.browsers = browsers;
        this.runs = runs;
        this.limits = limits;
        this.preferences = preferences;
        this.hintCosts = hintCosts;
        this.drafts = drafts;
        this.archive = archive;
        this.imports = imports;
        this.costlyTasks = costlyTasks;
        this.games = games;
        this.dailyPuzzles = dailyPuzzles;
        this.recovery = recovery;
        this.player = player;
        this.grades = grades;
    }

    KnownGrades grades() {
        return grades;
    }

    /// How fast the player has played.
    PlayTimes times(List<FinishedGame> games) {
        return PlayTimes.of(games, grades::of);
    }

    /// Works out the grades of the puzzles of a player's finished games, on any thread.
    ///
    /// @param who the player's number
    /// @return whether any is known now that was not
    boolean workOutGrades(long who, BooleanSupplier stop) {
        return grades.workOut(who, grades.unknown(games.lists().finished(who)), stop);
    }

    /// Where work is done that is too long for an event.
    Executor costlyTasks() {
        return costlyTasks;
    }

    /// Some of the games in which a move was made, the last played first.
    List<GameSummary> games(GameLists.Filter filter, int from, int most) {
        return player.known()
                .map(who -> games.lists().listed(who.id(), filter, from, most))
                .orElse(List.of());
    }

    /// How many games in which a move was made the player has; none of somebody who only looks.
    int gameCount(GameLists.Filter filter) {
        return player.known().map(who -> games.lists().count(who.id(), filter)).orElse(0);
    }

    Optional<GameSummary> game(String id) {
        return player.known().flatMap(who -> games.lists().find(who.id(), id));
    }

    /// To be counted: a page does not keep them.
    List<FinishedGame> finishedGames() {
        return player.known().map(Player::id).map(games.lists()::finished).orElse(List.of());
    }

    /// What hints cost by technique, the dearest first.
    List<HintCosts.Cost> hintCosts() {
        return player.known().map(Player::id).map(hintCosts::ofPlayer).orElse(List.of());
    }

    /// How many answers the player gave in training.
    TrainingHistory.Count answers() {
        return player.known().map(Player::id).map(runs.history()::count).orElse(new TrainingHistory.Count(0, 0));
    }

    /// The player's ratings of a kind after each rated answer, in order.
    List<GlickoRating> ratings(PuzzleKind kind) {
        return player.known()
                .map(Player::id)
                .map(who -> runs.history().ratings(who, kind))
                .orElse(List.of());
    }

    /// How many positions that were missed in training are due.
    int dueToday() {
        return player.known()
                .map(Player::id)
                .map(who ->
                        runs.history().reviews(who).due(runs.history().today()).size())
                .orElse(0);
    }

    /// How strong the player is in training, as of now; empty where no answer was rated.
    Optional<GlickoRating> rating(PuzzleKind kind) {
        return player.known().map(Player::id).flatMap(who -> runs.history().rating(who, kind));
    }

    boolean showsRatings() {
        return player.known()
                .map(Player::id)
                .map(preferences::of)
                .orElse(Preferences.DEFAULTS)
                .get(Preferences.RATINGS);
    }

    Optional<SavedGame> load(String game) {
        return player.known().map(Player::id).flatMap(who -> games.load(who, game));
    }

    Streak streak() {
        return player.known()
                .map(Player::id)
                .map(dailyPuzzles::results)
                .orElse(DailyResults.NONE)
                .streak(dailyPuzzles.today());
    }

    /// How many puzzles the player drew.
    int draftCount() {
        return player.known().map(Player::id).map(drafts::count).orElse(0);
    }

    /// Some of them, the one changed last first.
    List<DraftStore.Listed> drafts(int from, int most) {
        return player.known().map(who -> drafts.listed(who.id(), from, most)).orElse(List.of());
    }

    void renameDraft(String id, String title) {
        drafts.rename(player.id(), id, title);
    }

    void deleteDraft(String id) {
        drafts.delete(player.id(), id);
    }

    void rename(String game, String title) {
        games.rename(player.id(), game, title);
    }

    void delete(String game) {
        games.delete(player.id(), game);
    }

    /// A new code for another browser.
    RecoveryCode code() {
        return recovery.code(player.id());
    }

    /// The quotas that are nearly used up.
    List<PlayerQuotas.Usage> nearQuotas() {
        return player.known().map(Player::id).map(quotas::near).orElse(List.of());
    }

    /// Whether anything was ever stored for the player.
    boolean isAnythingKept() {
        return player.known().isPresent();
    }

    /// The player's number; asked with the session at hand, unlike what is done with it.
    long id() {
        return player.id();
    }

    /// Everything as a file.
    void pack(long who, OutputStream file) {
        archive.pack(who, file);
    }

    /// Brings in a file, and lets other costly work go first between its pieces.
    ///
    /// @throws org.crosscage.player.ArchiveException when it cannot be; nothing came in
    /// @throws PlayerArchive.UnfinishedImportException when the server failed over it
    PlayerArchive.Imported unpack(long who, PlayerArchive.Source file, BooleanSupplier stop) {
        return archive.unpack(who, file, CostlyTasks.passing(stop));
    }

    LocalDate today() {
        return dailyPuzzles.today();
    }

    PlayerLimits limits() {
        return limits;
    }

    ArchiveImports imports() {
        return imports;
    }

    /// The effect that joining by a code would have.
    sealed interface Joining {}

    /// The code is of the browser's own player.
    record Joined() implements Joining {}

    /// Nothing is kept of whoever is at the browser.
    ///
    /// @param there how many games the player has who had the code made
    record Alone(int there) implements Joining {}

    /// Two players would become one.
    ///
    /// @param here how many games the player at the browser has: none where other things are kept
    /// @param there how many the one has who had the code made
    record Together(int here, int there) implements Joining {}

    /// Both players have more than one may have.
    record TooMuch(PlayerQuotas.Usage together) implements Joining {}

    /// @return what joining by a code would do; empty when the code is not there
    Optional<Joining> joining(RecoveryCode code) {
        return recovery.owner(code).map(owner -> {
            var here = player.known().map(Player::id);
            if (here.filter(owner::equals).isPresent()) {
                return new Joined();
            }
            var tooMuch = here.flatMap(who -> quotas.exceeded(who, owner)).map(TooMuch::new);
            if (tooMuch.isPresent()) {
                return tooMuch.get();
            }
            int there = games.lists().count(owner, GameLists.Filter.ALL);
            return here.<Joining>map(who -> new Together(games.lists().count(who, GameLists.Filter.ALL), there))
                    .orElseGet(() -> new Alone(there));
        });
    }

    /// The browsers of the player, the one seen last first.
    List<Browser> browsers() {
        return player.known()
                .map(who -> {
                    browsers.note(player.token(), name());
                    return browsers.of(who.id());
                })
                .orElse(List.of());
    }

    private static BrowserName name() {
        return BrowserName.of(
                Optional.ofNullable(VaadinSession.getCurrent().getBrowser().getUserAgent())
                        .orElse(""));
    }

    boolean isThisOne(Browser browser) {
        return browser.holds(player.token());
    }

    void putOut(Browser browser) {
        recovery.putOut(player.token(), browser.tokenHash());
    }

    /// @return whether the code was there
    /// @throws FullQuotaException as for [Recovery#redeem]
    boolean join(RecoveryCode code) {
        boolean done = recovery.redeem(code, player.token());
        player.refresh();
        return done;
    }

    void deleteEverything() {
        player.known().map(Player::id).ifPresent(recovery::deleteEverything);
        player.refresh();
    }
}
