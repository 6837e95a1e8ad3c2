package org.crosscage.daily.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.AfterNavigationEvent;
import com.vaadin.flow.router.AfterNavigationObserver;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.board.ui.GeneratorProgress;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyGame;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyResults;
import org.crosscage.daily.DailyWords;
import org.crosscage.game.GameSummary;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// The address of one puzzle of a day: it opens straight into play, into the player's own game of it where there is
/// one. A puzzle that nobody has opened yet is made first, while one sees that it is.
@Route(DailyPuzzle.ROOT + "/:" + DayView.DATE + "/:" + DailyPuzzleView.PUZZLE)
final class DailyPuzzleView extends Div implements BeforeEnterObserver, AfterNavigationObserver, HasDynamicTitle {

    static final String PUZZLE = "puzzle";

    private static final long serialVersionUID = 1L;

    /// In place of this page in the browser's history: who goes back from the game must not be sent forward again.
    private static final String REPLACE = "window.location.replace(new URL($0, document.baseURI))";

    private final transient DailyPuzzles dailyPuzzles;
    private final transient CurrentPlayer player;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;
    private final GeneratorProgress progress;
    private final Paragraph note = new Paragraph();
    private transient Optional<DailyPuzzle> wanted = Optional.empty();
    private String title = "";

    DailyPuzzleView(
            DailyPuzzles dailyPuzzles, CurrentPlayer player, PlayerLimits limits, Texts texts, Executor costlyTasks) {
        this.dailyPuzzles = dailyPuzzles;
        this.player = player;
        this.limits = limits;
        this.texts = texts;
        this.backgroundTasks = new BackgroundTasks(costlyTasks, this);
        this.progress = new GeneratorProgress(texts, this::cancel);
        addClassNames("page", "daily");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", title);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var parameters = event.getRouteParameters();
        var daily = parameters
                .get(DayView.DATE)
                .flatMap(DailyPuzzle::date)
                .flatMap(date -> parameters.get(PUZZLE).flatMap(name -> DailyPuzzle.of(date, name)))
                .orElseThrow(NotFoundException::new);
        if (!dailyPuzzles.isOpen(daily.date())) {
            event.forwardTo(DailyPuzzle.address(daily.date()));
            return;
        }
        game(daily).ifPresentOrElse(game -> event.forwardTo("play/" + game), () -> show(daily));
    }

    /// The player's own, or a new one if the puzzle is there.
    private Optional<String> game(DailyPuzzle daily) {
        return player.known()
                .map(known -> dailyPuzzles.results(known.id()))
                .orElse(DailyResults.NONE)
                .of(daily)
                .map(DailyGame::summary)
                .map(GameSummary::id)
                .or(() -> dailyPuzzles.ready(daily).map(entry -> begun(daily, entry)));
    }

    private String begun(DailyPuzzle daily, PuzzleEntry entry) {
        return dailyPuzzles.play(player.id(), daily, entry);
    }

    private void show(DailyPuzzle daily) {
        wanted = Optional.of(daily);
        title = new DailyWords(texts).name(daily);
        var back = new Anchor(
                DailyPuzzle.address(daily.date()), texts.say("daily.page", "date", texts.date(daily.date())));
        back.getElement().setAttribute("router-link", true);
        note.setText(texts.say("daily.making.one"));
        removeAll();
        add(new H1(title), note, progress, back);
    }

    @Override
    public void afterNavigation(AfterNavigationEvent event) {
        wanted.ifPresent(daily -> limits.refusal(Limit.NEW_PUZZLE).ifPresentOrElse(note::setText, () -> make(daily)));
    }

    private void make(DailyPuzzle daily) {
        progress.show(true);
        var counter = progress.counter();
        backgroundTasks.run(
                stop -> dailyPuzzles.make(daily, stop, counter),
                made -> made.map(entry -> begun(daily, entry))
                        .ifPresent(game -> getElement().executeJs(REPLACE, "play/" + game)),
                () -> say(texts.say("shell.trouble.event")));
    }

    private void cancel() {
        backgroundTasks.end();
        say(texts.say("daily.cancelled"));
    }

    private void say(String why) {
        progress.show(false);
        note.setText(why);
    }
}
