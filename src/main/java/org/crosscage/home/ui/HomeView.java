package org.crosscage.home.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.AfterNavigationEvent;
import com.vaadin.flow.router.AfterNavigationObserver;
import com.vaadin.flow.router.PageTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteAlias;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.PuzzleTile;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.model.Puzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyResults;
import org.crosscage.daily.ui.TodayStrip;
import org.crosscage.game.GameSummary;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.library.SolvingTimes;
import org.crosscage.me.OwnStandings;
import org.crosscage.me.SuggestedGame;
import org.crosscage.me.SuggestedGames;
import org.crosscage.player.Preferences;
import org.crosscage.player.PuzzleChoice;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Markup;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.TrainingRuns;

/// The first page: go on with a game, repeat what is due, play one at the own level, or of today, or as chosen.
@Route("")
@RouteAlias("take-along") // bookmarks of a page that was here
@PageTitle("Crosscage")
final class HomeView extends Div implements AfterNavigationObserver {

    private static final long serialVersionUID = 1L;
    private static final int GAMES_TO_CONTINUE = 4;
    /// The parameter with an order that is made at once, as `frontend/offline/new-game/next-puzzle.ts` writes it.
    private static final String NEW = "new";

    private final transient Texts texts;
    private final transient PuzzleNames names;
    private final transient PuzzleLibrary library;
    private final transient Ratings ratings;
    private final transient GradeTimes times;
    private final transient SolvingTimes solvingTimes;
    private final transient SuggestedGames suggestions;
    private final transient PreferenceService preferences;
    private final transient GameService games;
    private final transient TrainingRuns runs;
    private final transient CurrentPlayer player;
    private final GameStart start;

    HomeView(
            Texts texts,
            PuzzleLibrary library,
            Ratings ratings,
            NewPuzzles newPuzzles,
            PlayerLimits limits,
            GradeTimes times,
            SolvingTimes solvingTimes,
            SuggestedGames suggestions,
            OwnStandings own,
            PreferenceService preferences,
            Executor costlyTasks,
            GameService games,
            DailyPuzzles dailyPuzzles,
            TrainingRuns runs,
            CurrentPlayer player) {
        this.texts = texts;
        this.names = new PuzzleNames(texts);
        this.library = library;
        this.ratings = ratings;
        this.times = times;
        this.solvingTimes = solvingTimes;
        this.suggestions = suggestions;
        this.preferences = preferences;
        this.games = games;
        this.runs = runs;
        this.player = player;
        this.start = new GameStart(texts, newPuzzles, library, limits, times, costlyTasks, games, player);
        addClassNames("page", "home");
        var title = new H1(texts.say("shell.home.title"));
        add(title);
        if (player.known().isPresent()) {
            title.addClassName("visually-hidden");
        } else {
            var lead = new Paragraph(texts.say("shell.home.lead"));
            lead.addClassName("lead");
            add(lead);
        }
        continueStrip().ifPresent(this::add);
        dueLine().ifPresent(this::add);
        var known = player.known().map(Player::id);
        var played = known.map(games.lists()::finishedOrGivenUp).orElse(List.of());
        var choices = known.map(preferences::of).orElse(Preferences.DEFAULTS);
        var suggested = suggestions.of(
                played, kind -> known.flatMap(id -> runs.history().grade(id, kind)));
        add(new PlayNow(suggested, choices.get(Preferences.INTRODUCED), start, texts));
        own.next(own.standings(known, played)).ifPresent(next -> add(station(next.entry())));
        var results = known.map(dailyPuzzles::results).orElse(DailyResults.NONE);
        add(new TodayStrip(dailyPuzzles, results, texts));
        add(form(choices.get(Preferences.NEW_GAMES), suggested), moreTitle(), more());
    }

    /// Makes the puzzle that the address orders: a page without a connection leads here, and the connection is back.
    @Override
    public void afterNavigation(AfterNavigationEvent event) {
        event.getLocation().getQueryParameters().getSingleParameter(NEW).stream()
                .flatMap(written -> PuzzleChoice.read(written).stream())
                .findFirst()
                .ifPresent(this::begin);
    }

    private void begin(PuzzleChoice choice) {
        // going back would make another one
        UI.getCurrentOrThrow().getPage().getHistory().replaceState(null, "");
        var place = new GameStart.Place();
        addComponentAsFirst(place);
        start.begin(
                new PuzzleOrder(choice.kind(), choice.size(), PuzzleRequirements.of(choice.grade())), place, () -> {});
    }

    /// @param last what was chosen last, the newest choice first
    /// @param suggested proposed for kinds for which nothing was chosen
    private NewGameForm form(List<PuzzleChoice> last, List<SuggestedGame> suggested) {
        var proposed = Stream.concat(
                        last.stream(),
                        suggested.stream()
                                .map(game -> new PuzzleChoice(game.kind(), game.size(), Optional.of(game.grade()))))
                .toList();
        return new NewGameForm(
                PuzzleKinds.of(proposed.getFirst().kind()),
                kind -> new StartCard(
                        kind,
                        proposed.stream()
                                .filter(choice -> choice.kind().equals(kind.id()))
                                .findFirst()
                                .orElseThrow(),
                        library,
                        times,
                        solvingTimes,
                        start,
                        texts,
                        choice -> preferences.change(player.id(), old -> old.withNewGame(choice))),
                texts);
    }

    private Optional<Div> continueStrip() {
        var begun = player.known()
                .map(known -> games.lists().unfinished(known.id(), GAMES_TO_CONTINUE))
                .orElse(List.of());
        if (begun.isEmpty()) {
            return Optional.empty();
        }
        var list = new UnorderedList();
        list.addClassNames("tiles", "continue");
        begun.forEach(
                summary -> games.load(player.id(), summary.id()).ifPresent(game -> list.add(tile(summary, game))));
        var strip = new Div(sectionTitle("library.continue"), list);
        strip.addClassName("continue-strip");
        return Optional.of(strip);
    }

    /// What was missed in training and comes back today; nothing on any other day.
    private Optional<Div> dueLine() {
        return player.known()
                .map(known -> runs.history()
                        .reviews(known.id())
                        .due(runs.history().today())
                        .size())
                .filter(due -> due > 0)
                .map(due -> {
                    var repeat = new NativeButton(texts.say("train.due.button"), _ -> repeat());
                    repeat.setId("home-repeat");
                    var line =
                            new Div(LineIcon.AGAIN.draw(), new Span(texts.say("train.due.text", "due", due)), repeat);
                    line.addClassName("home-due");
                    return line;
                });
    }

    /// Positions that are gone are passed over; where all of them are, the page of the trainer says what is left.
    private void repeat() {
        var run = runs.begin(player.id(), new TrainingTopic.Due(Optional.empty()), RunLength.ENDLESS, "");
        UI.getCurrentOrThrow().navigate(run.map(begun -> "train/" + begun.id()).orElse("train"));
    }

    private PuzzleTile tile(GameSummary summary, SavedGame game) {
        var puzzle = game.entry().puzzle();
        var picture = PuzzleKinds.of(puzzle.kind()).picture(puzzle);
        var note = texts.say(
                "library.progress",
                "filled",
                summary.filled(),
                "cells",
                summary.cells(),
                "time",
                Texts.clock(summary.totals().elapsed()));
        return PuzzleTile.link(
                "play/" + summary.id(),
                Thumbnail.of(puzzle, picture, game.game().position()),
                names.of(game.entry()),
                Stream.concat(grade(puzzle), Stream.of(PuzzleTile.note(note))).toArray(Component[]::new));
    }

    /// The grade, where it is known already: the screen of the game has found it out.
    private Stream<Component> grade(Puzzle puzzle) {
        return ratings.known(puzzle).flatMap(Difficulty::grade).stream().map(grade -> new GradeSign(texts, grade));
    }

    private H2 moreTitle() {
        return sectionTitle("library.more");
    }

    private Div more() {
        var more = new Div();
        more.addClassName("ways");
        Markup.share(
                more.getElement(),
                List.of(HomeView.class, texts),
                () -> Stream.of(
                                way("library", "library.shipped"),
                                way("import", "library.import"),
                                way("edit", "library.edit"),
                                way("print", "library.print"),
                                way("sets", "library.sets"),
                                way("learn", "library.learn"),
                                way("train", "library.train"),
                                way("lab", "library.lab"))
                        .map(Component::getElement));
        return more;
    }

    /// Where the player is on the path of techniques.
    private Anchor station(CatalogueEntry entry) {
        var words = texts.say(
                "learn.station.place",
                Map.of(
                        "technique",
                        StepTexts.name(entry.technique(), texts),
                        "number",
                        TechniqueCatalogue.number(entry),
                        "all",
                        TechniqueCatalogue.all().size()));
        var link = new Anchor("learn/" + entry.id(), words);
        link.getElement().setAttribute("router-link", true);
        link.addClassName("home-station");
        return link;
    }

    private Component way(String address, String key) {
        var link = new Anchor(address);
        link.getElement().setAttribute("router-link", true);
        var title = new Div(texts.say(key + ".title"));
        title.addClassName("tile-name");
        link.add(title, PuzzleTile.note(texts.say(key + ".text")));
        link.addClassName("tile");
        return link;
    }

    private H2 sectionTitle(String key) {
        var title = new H2(texts.say(key));
        title.addClassName("section-title");
        return title;
    }
}
