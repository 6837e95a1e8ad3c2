package org.crosscage.me.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.challenge.store.Challenges;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.store.GameLists;
import org.crosscage.me.FinishedDays;
import org.crosscage.me.PlayTimes;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.player.QuotaWords;
import org.crosscage.texts.Texts;
import org.crosscage.train.store.TrainingRuns;

/// The player's own page: what they have played and how fast, what they trained, all their games, and what
/// is kept of them. What is done to one thing draws anew what follows from it, and leaves the rest as it
/// stands, with the focus where it was.
@Route(MeView.ADDRESS)
@CssImport("./styles/me.css")
final class MeView extends Div implements HasDynamicTitle {

    static final String ADDRESS = "me";

    private static final long serialVersionUID = 1L;

    /// How long other tabs have to let go of what the browser keeps, in milliseconds.
    private static final int LONGEST_WAIT = 2000;

    /// Moves and drawings that the server never got, clocks, struck combinations, colours, and what is there
    /// for the time without a connection (`frontend/offline/device/store.ts`). Then the page is loaded anew.
    private static final String FORGET = """
            const name = document.documentElement.dataset.prefix + 'crosscage';
            for (const kept of ['localStorage', 'sessionStorage']) {
              try {
                Object.keys(window[kept])
                  .filter((key) => key.startsWith(name))
                  .forEach((key) => window[kept].removeItem(key));
              } catch {
                // where nothing may be kept, nothing is
              }
            }
            new Promise((done) => {
              setTimeout(done, $0);
              const deletion = indexedDB.deleteDatabase(name);
              deletion.onsuccess = done;
              deletion.onerror = done;
            })
              .catch(() => {}) // as above
              .then(() => location.reload());
            """;

    private final transient Texts texts;
    private final transient OwnGames ownGames;
    private final transient OwnData ownData;
    private final transient DraftStore drafts;
    private final transient TrainingRuns training;
    private final transient Challenges challenges;
    private final transient PreferenceService preferences;
    private final transient Executor costlyTasks;
    /// The quotas that are nearly used up.
    private final Div limits = new Div();
    /// Counted from all games.
    private final Div counted = new Div();
    private final Div trained = new Div();
    private final Div games = new Div();
    private final Div challenged = new Div();
    private final Div drawn = new Div();
    private final DataForm data;

    MeView(
            Texts texts,
            OwnGames ownGames,
            OwnData ownData,
            DraftStore drafts,
            TrainingRuns training,
            Challenges challenges,
            PreferenceService preferences,
            ArchiveImports imports,
            PlayerLimits playerLimits,
            Executor costlyTasks) {
        this.texts = texts;
        this.ownGames = ownGames;
        this.ownData = ownData;
        this.drafts = drafts;
        this.training = training;
        this.challenges = challenges;
        this.preferences = preferences;
        this.costlyTasks = costlyTasks;
        addClassNames("page", "me");
        var lead = new Paragraph(texts.say("me.lead"));
        lead.addClassName("lead");
        data = new DataForm(
                ownData,
                playerLimits,
                ownGames::today,
                new ImportPanel(ownData, imports, playerLimits, texts, costlyTasks, this::show),
                texts,
                this::gone);
        add(
                new H1(texts.say("me.title")),
                lead,
                limits,
                counted,
                trained,
                games,
                challenged,
                drawn,
                section("me.data", data));
        show();
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("me.title"));
    }

    private void show() {
        showTrained();
        games.removeAll();
        if (hasGames()) {
            games.add(section("me.games", new GameList(ownGames, texts, costlyTasks, this::countAgain)));
        }
        showDrawn();
        count();
        data.show(ownData.isAnythingKept());
    }

    private void showTrained() {
        trained.removeAll();
        known().ifPresent(who -> {
            var answers = training.history().count(who);
            if (answers.answers() > 0) {
                trained.add(new TrainingPart(who, answers, training.history(), preferences.of(who), texts));
            }
        });
    }

    private void showDrawn() {
        drawn.removeAll();
        if (draftCount() > 0) {
            drawn.add(section("me.puzzles", new DraftList(drafts, ownData.player(), texts, this::countAgain)));
        }
    }

    /// They go with their games.
    private void showChallenges() {
        challenged.removeAll();
        var own = known().map(challenges::of).orElse(List.of());
        if (!own.isEmpty()) {
            challenged.add(section("challenge.list", new ChallengeList(own, texts)));
        }
    }

    /// What says how much there is.
    private void count() {
        showChallenges();
        limits.removeAll();
        var words = new QuotaWords(texts);
        ownData.nearQuotas().forEach(near -> limits.add(new Paragraph(words.near(near.quota(), near.used()))));
        counted.removeAll();
        if (hasGames()) {
            var finished = ownGames.finished();
            var times = new OwnTimes(finished, ownGames, texts, costlyTasks);
            counted.add(overview(times.all()), times, habits(finished));
        } else {
            games.removeAll();
            if (isAnythingElse()) {
                games.add(section("me.games", nothing("me.nothing.games")));
            } else {
                counted.add(nothing("me.nothing"));
            }
        }
        if (draftCount() == 0) {
            drawn.removeAll();
        }
    }

    /// Something of the player's is gone: where it was the last, the focus goes to what can be done now.
    private void countAgain() {
        count();
        getElement().executeJs("this.querySelector('.me-nothing a')?.focus()");
    }

    private Section section(String title, Component content) {
        var heading = new H2(texts.say(title));
        heading.addClassName("section-title");
        return new Section(heading, content);
    }

    private Div nothing(String words) {
        var play = new Anchor("", texts.say("me.nothing.play"));
        play.addClassName("button-link");
        play.getElement().setAttribute("router-link", true);
        var nothing = new Div(new Paragraph(texts.say(words)), play);
        nothing.addClassNames("card", "me-nothing");
        return nothing;
    }

    private boolean hasGames() {
        return ownGames.count(GameLists.Filter.ALL) > 0;
    }

    private int draftCount() {
        return known().map(drafts::count).orElse(0);
    }

    /// The player's number; empty for somebody who only looks.
    private Optional<Long> known() {
        return ownData.player().known().map(Player::id);
    }

    private boolean isAnythingElse() {
        return draftCount() > 0 || trained.getComponentCount() > 0;
    }

    private DescriptionList overview(PlayTimes times) {
        var streak = ownGames.streak();
        var facts = new DescriptionList();
        facts.addClassName("me-facts");
        fact(facts, "me.streak", texts.say("me.days", "days", streak.days(), "aided", streak.aided()));
        fact(facts, "me.longest", texts.say("me.days", "days", streak.longest(), "aided", 0));
        fact(facts, "me.finished", texts.say("me.number", "number", times.finished()));
        fact(facts, "me.unaided", texts.say("me.number", "number", times.unaided()));
        return facts;
    }

    /// The calendar, and what to practise where hints were needed.
    private Div habits(List<FinishedGame> games) {
        var days = new PlayedCalendar(FinishedDays.of(games), ownGames.today(), DailyPuzzle.FIRST, texts);
        var habits = new Div(section("me.calendar", days.draw()));
        habits.addClassName("me-habits");
        var costs = ownGames.hintCosts();
        if (!costs.isEmpty()) {
            habits.add(section("me.techniques", new CostliestTechniques(costs, texts)));
        }
        return habits;
    }

    private void fact(DescriptionList facts, String key, String value) {
        var pair = new Div(new DescriptionList.Term(texts.say(key)), new DescriptionList.Description(value));
        pair.addClassName("me-fact");
        facts.getElement().appendChild(pair.getElement());
    }

    /// Everything is deleted: the browser forgets what it kept of games and drafts, and the page begins anew, as for
    /// somebody who was never here.
    private void gone() {
        UI.getCurrentOrThrow().getPage().executeJs(FORGET, LONGEST_WAIT);
    }
}
