package org.crosscage.train.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.UIDetachedException;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.page.LiveUpdates;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.store.Subscription;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.RunOrigin;
import org.crosscage.train.RunOrigins;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.store.TrainingRuns;
import org.jspecify.annotations.Nullable;

/// A run of the trainer: the position that is asked now, or the results when it is over. What becomes of the run in
/// another tab shows here too.
@Route("train/:run")
@CssImport("./styles/play.css")
@CssImport("./styles/train.css")
@JsModule("./play/keys-everywhere.ts")
@JsModule("./play/escape.ts")
@JsModule("./play/whole-lines.ts")
@JsModule("./train/kept-mode.ts")
final class RunView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient TrainingRuns runs;
    private final transient List<RunOrigins> origins;
    private final transient AnswerCheck check;
    private final transient PreferenceService preferences;
    private final transient CurrentPlayer player;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient Executor backgroundTasks;
    private transient @Nullable TrainingRun run;
    private transient Subscription subscription = () -> {};
    private @Nullable TaskScreen screen;

    RunView(
            TrainingRuns runs,
            List<RunOrigins> origins,
            AnswerCheck check,
            PreferenceService preferences,
            CurrentPlayer player,
            PlayerLimits limits,
            Texts texts,
            Executor backgroundTasks) {
        this.runs = runs;
        this.origins = List.copyOf(origins);
        this.check = check;
        this.preferences = preferences;
        this.player = player;
        this.limits = limits;
        this.texts = texts;
        this.backgroundTasks = backgroundTasks;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var id = event.getRouteParameters().get("run").orElse("");
        run = player.known()
                .map(Player::id)
                .flatMap(known -> runs.open(known, id))
                .orElseThrow(() -> new NotFoundException("there is no run at this address"));
        if (isAttached()) {
            begin(event.getUI()); // from another run
        }
    }

    @Override
    public String getPageTitle() {
        var title = Optional.ofNullable(run)
                .map(now -> new TopicNames(texts).of(now.topic()))
                .orElseGet(() -> texts.say("train.title"));
        return texts.say("shell.title", "page", title);
    }

    @Override
    protected void onAttach(AttachEvent event) {
        begin(event.getUI());
    }

    /// Shows the run, and whatever becomes of it until the page is left.
    private void begin(UI ui) {
        var now = Objects.requireNonNull(run);
        subscription.close();
        LiveUpdates.begin(ui);
        subscription = runs.listen(now.id(), changed -> tell(ui, changed));
        screen = null;
        show(runs.open(now.player(), now.id()).orElse(now));
    }

    /// What comes late of the run that was here before is for nobody any more.
    private void changed(TrainingRun changed) {
        if (changed.id().equals(Objects.requireNonNull(run).id())) {
            show(changed);
        }
    }

    @Override
    protected void onDetach(DetachEvent event) {
        subscription.close();
    }

    /// Whoever made the change goes on, whether or not this page is still there.
    private void tell(UI ui, TrainingRun changed) {
        try {
            ui.access(() -> changed(changed));
        } catch (UIDetachedException _) {
            // the page was left at this very moment
        }
    }

    private void show(TrainingRun now) {
        run = now;
        if (now.isOver() || now.task().isEmpty()) {
            getElement().removeAttribute("data-topic");
            screen = null;
            removeAll();
            add(new RunResults(now, origin(now), preferences.of(now.player()), runs, texts));
        } else if (screen == null || !screen.isAbout(now)) {
            removeAll();
            getElement().setAttribute("data-topic", now.topic().written()); // for a session without a connection
            screen = new TaskScreen(now, origin(now), runs, check, preferences, limits, texts, backgroundTasks);
            add(screen);
        } else {
            screen.changed(now);
        }
    }

    /// Where the run was begun, if not on the trainer's own page.
    private Optional<RunOrigin> origin(TrainingRun of) {
        return origins.stream().flatMap(each -> each.of(of).stream()).findFirst();
    }
}
