package org.crosscage.me.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.crosscage.game.GameSummary;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.Picker;
import org.crosscage.texts.Texts;

/// A player's games, the last played first, page by page; all of them, or those of a kind, finished or not. One
/// that is deleted leaves the others as they stand.
final class GameList extends Div {

    private static final long serialVersionUID = 1L;

    private static final int PAGE = 12;

    private static final String HOLD = "(this.children[$0] ?? this.lastElementChild)?.querySelector('a')?.focus()";

    private final transient List<GameSummary> games;
    private final transient MeServices services;
    private final transient Texts texts;
    private final transient Runnable changed;
    private final UnorderedList list = new UnorderedList();
    private final Paragraph none = new Paragraph();
    private final Button more = new Button();
    private transient Predicate<GameSummary> ofKind = _ -> true;
    private transient Predicate<GameSummary> ofState = _ -> true;
    private int shown;

    /// @param games at least one
    /// @param changed a game was deleted
    GameList(List<GameSummary> games, MeServices services, Texts texts, Runnable changed) {
        this.games = new ArrayList<>(games);
        this.services = services;
        this.texts = texts;
        this.changed = changed;
        list.addClassNames("tiles", "own-games");
        none.setText(texts.say("me.games.none"));
        more.addClickListener(_ -> goOn());
        var filters = new Div(kinds(), states());
        filters.addClassName("me-filters");
        add(filters, list, none, more);
        begin();
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
        list.removeAll();
        shown = 0;
        show(PAGE);
    }

    /// Whoever has no pointer goes on at the first that is new.
    private void goOn() {
        int from = shown;
        show(PAGE);
        list.getElement().executeJs("this.children[$0]?.querySelector('a').focus()", from);
    }

    private void deleted(GameTile tile) {
        int at = list.indexOf(tile);
        games.removeIf(game -> game.id().equals(tile.game().id()));
        list.remove(tile);
        shown--;
        show(1);
        changed.run();
        list.getElement().executeJs(HOLD, at);
    }

    private void show(int count) {
        var all = chosen();
        int to = Math.min(all.size(), shown + count);
        var grades = services.grades().of(services.id());
        all.subList(shown, to)
                .forEach(game -> list.add(new GameTile(game, grades.apply(game), services, texts, this::deleted)));
        shown = to;
        none.setVisible(all.isEmpty());
        more.setVisible(shown < all.size());
        more.setText(texts.say("me.games.more", "count", all.size() - shown));
    }
}
