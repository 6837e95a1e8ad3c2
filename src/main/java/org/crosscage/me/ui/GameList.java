package org.crosscage.me.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.crosscage.game.GameSummary;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.PagedList;
import org.crosscage.shell.ui.Picker;
import org.crosscage.texts.Texts;

/// A player's games, the last played first, page by page; all of them, or those of a kind, finished or not. One
/// that is deleted leaves the others as they stand.
final class GameList extends Div {

    private static final long serialVersionUID = 1L;

    private final transient List<GameSummary> games;
    private final transient MeServices services;
    private final transient Texts texts;
    private final transient Runnable changed;
    private final PagedList list;
    private final Paragraph none = new Paragraph();
    private transient Predicate<GameSummary> ofKind = _ -> true;
    private transient Predicate<GameSummary> ofState = _ -> true;

    /// @param games at least one
    /// @param changed a game was deleted
    GameList(List<GameSummary> games, MeServices services, Texts texts, Runnable changed) {
        this.games = new ArrayList<>(games);
        this.services = services;
        this.texts = texts;
        this.changed = changed;
        list = new PagedList(texts, () -> chosen().size(), this::tiles, "tiles", "own-games");
        none.setText(texts.say("me.games.none"));
        var filters = new Div(kinds(), states());
        filters.addClassName("me-filters");
        add(filters, list, none);
        showNone();
    }

    private Picker kinds() {
        var kinds = new Picker(texts.say("me.games.kind"), value -> {
            ofKind = game -> value.isEmpty() || game.kind().equals(value);
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
            ofState = switch (value) {
                case "open" -> game -> game.totals().finished().isEmpty();
                case "finished" -> game -> game.totals().finished().isPresent();
                default -> _ -> true;
            };
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

    private List<GameSummary> chosen() {
        return games.stream().filter(ofKind).filter(ofState).toList();
    }

    private void begin() {
        list.begin();
        showNone();
    }

    private void showNone() {
        none.setVisible(chosen().isEmpty());
    }

    private void deleted(GameTile tile) {
        int at = list.indexOf(tile);
        games.removeIf(game -> game.id().equals(tile.game().id()));
        list.remove(tile);
        showNone();
        changed.run();
        list.focus(at, "a");
    }

    private List<GameTile> tiles(int from, int most) {
        var grades = services.grades().of(services.id());
        return chosen().stream()
                .skip(from)
                .limit(most)
                .map(game -> new GameTile(game, grades.apply(game), services, texts, this::deleted))
                .toList();
    }
}
