package org.crosscage.me.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.game.store.GameLists;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.field.PagedList;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// A player's games, the last played first, page by page; all of them, or those of a kind, finished or not. One
/// that is deleted leaves the others as they stand. Grades that nobody has worked out yet come while one looks.
final class GameList extends Div {

    private static final long serialVersionUID = 1L;

    private final transient OwnGames own;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;
    private final transient Runnable changed;
    private final PagedList list;
    private final Paragraph none = new Paragraph();
    private transient GameLists.Filter filter = GameLists.Filter.ALL;

    /// @param changed a game was deleted
    GameList(OwnGames own, Texts texts, Executor costlyTasks, Runnable changed) {
        this.own = own;
        this.backgroundTasks = new BackgroundTasks(costlyTasks, this);
        this.texts = texts;
        this.changed = changed;
        list = new PagedList(texts, this::count, this::tiles, "tiles", "own-games");
        none.setText(texts.say("me.games.none"));
        var filters = new Div(kinds(), states());
        filters.addClassName("me-filters");
        add(filters, list, none);
        showNone();
    }

    private Picker kinds() {
        var kinds = new Picker(texts.say("me.games.kind"), value -> {
            filter = new GameLists.Filter(Optional.of(value).filter(kind -> !kind.isEmpty()), filter.finished());
            begin();
        });
        kinds.setId("me-kind");
        var options = new ArrayList<Picker.Option>();
        options.add(new Picker.Option("", "", texts.say("me.games.kind.all")));
        PuzzleKinds.all()
                .forEach(kind -> options.add(new Picker.Option("", kind.id(), texts.say("shell.kind." + kind.id()))));
        kinds.offer(options, "");
        return kinds;
    }

    private Picker states() {
        var states = new Picker(texts.say("me.games.state"), value -> {
            filter = new GameLists.Filter(
                    filter.kind(),
                    switch (value) {
                        case "open" -> Optional.of(false);
                        case "finished" -> Optional.of(true);
                        default -> Optional.empty();
                    });
            begin();
        });
        states.setId("me-state");
        states.offer(
                List.of("", "open", "finished").stream()
                        .map(value -> new Picker.Option(
                                "", value, texts.say("me.games.state." + (value.isEmpty() ? "all" : value))))
                        .toList(),
                "");
        return states;
    }

    private int count() {
        return own.count(filter);
    }

    private void begin() {
        list.begin();
        showNone();
    }

    private void showNone() {
        none.setVisible(count() == 0);
    }

    private void deleted(GameTile tile) {
        int at = list.indexOf(tile);
        list.remove(tile);
        showNone();
        changed.run();
        list.focus(at, "a");
    }

    private List<GameTile> tiles(int from, int most) {
        var games = own.listed(filter, from, most);
        var grades = own.grades().of(own.id(), games);
        var tiles = games.stream()
                .map(game -> new GameTile(game, grades.apply(game), own, texts, this::deleted))
                .toList();
        if (!tiles.stream().allMatch(GameTile::isGraded)) {
            UI.getCurrentOrThrow().beforeClientResponse(this, _ -> workOut());
        }
        return tiles;
    }

    /// Works out the grades that tiles lack.
    private void workOut() {
        long who = own.id();
        var lacking = list.items()
                .map(GameTile.class::cast)
                .filter(tile -> !tile.isGraded())
                .toList();
        var ids = lacking.stream().map(tile -> tile.game().id()).toList();
        backgroundTasks.run(stop -> own.workOutGrades(who, ids, stop), _ -> show(lacking));
    }

    private void show(List<GameTile> lacking) {
        var grades =
                own.grades().of(own.id(), lacking.stream().map(GameTile::game).toList());
        lacking.forEach(tile -> grades.apply(tile.game()).ifPresent(tile::show));
    }
}
