package org.crosscage.offline;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.BoardJson;
import org.crosscage.board.Card;
import org.crosscage.board.Fields;
import org.crosscage.board.Highlights;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Cells;
import org.crosscage.player.Preferences;
import org.crosscage.teach.Hints;
import org.crosscage.teach.NamedCombinations;
import org.crosscage.teach.PaidHelp;
import org.crosscage.teach.help.GameHelp;
import org.crosscage.teach.help.HelpTurn;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.teach.help.HelpWork;
import org.crosscage.teach.help.Situation;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// The help of the game that a page shows: holds the game, tells its [GameHelp] what happens, and says what the page
/// has to do, as `HelpTurn` in `frontend/offline/teacher/teacher.ts` has it. Its thread hears nothing while it looks
/// for something. So the page asks for that by itself ([#work]) and has it delivered by an event. What happened
/// meanwhile comes before that event, and then nobody may wait for the answer any more.
final class HelpSession {

    private final Game begun;
    private Game game;
    /// The line of the last paid help, as [PaidHelp#after] has it.
    private String paid = "";
    /// The lines of the log that the game has.
    private int lines;
    private GameHelp help;
    private Optional<Card> shown = Optional.empty();
    private Highlights lights = Highlights.NONE;
    private Cells wrong = Cells.NONE;
    private Optional<NamedCombinations> named = Optional.empty();
    private Optional<HelpWork> work = Optional.empty();
    private Optional<HelpWork.Found> found = Optional.empty();
    /// The number of the work: one more with each.
    private int number;

    /// @param begun the game before its first move
    HelpSession(Game begun, Texts texts) {
        this.begun = begun;
        this.game = begun;
        this.help = new GameHelp(texts, (_, _, _) -> List.of());
    }

    /// Does the work of a number, if it is still wanted.
    Map<String, @Nullable Object> work(Request asked, Hints hints, Ratings ratings) {
        if (asked.number("work") == number) {
            found = work.map(wanted -> wanted.find(hints, ratings, OfflineTeacher.NEVER));
        }
        return Map.of();
    }

    /// Something happens in the page.
    Map<String, @Nullable Object> tell(Request told) {
        play(told);
        help = help.changed(game).then();
        var turn = event(told, situation(told));
        var json = new Fields();
        turn.price().ifPresent(price -> json.put("price", LogEntryJson.write(price)));
        help = turn.then();
        turn.effects().forEach(effect -> put(effect, json));
        return state(json).map();
    }

    /// The lines that came since, or all where others came between them.
    private void play(Request told) {
        int from = told.number("from");
        var log = told.log(begun.puzzle().shape());
        var played = from == lines ? game : begun;
        var line = from == lines ? paid : "";
        for (var entry : log) {
            played = played.after(entry);
            line = PaidHelp.after(line, entry);
        }
        game = played;
        paid = line;
        lines = from + log.size();
    }

    private Situation situation(Request told) {
        var puzzle = game.puzzle();
        return new Situation(
                game,
                told.near(puzzle),
                told.teaching(puzzle),
                told.preferences().get(Preferences.CHECK),
                paid);
    }

    private HelpTurn event(Request told, Situation now) {
        return switch (told.text("event")) {
            case "ask" -> help.ask(told.topic(), now);
            case "press" -> help.press(told.text("what"), now);
            case "point" -> help.point(told.text("what"));
            case "deliver" -> deliver(told.number("what"), now);
            case "close" -> help.close();
            case "taught" -> help.taughtOtherwise();
            default -> help.changed(game);
        };
    }

    private HelpTurn deliver(int done, Situation now) {
        return done == number && found.isPresent()
                ? help.found(work.orElseThrow(), found.get(), now)
                : help.changed(game);
    }

    /// A turn is stored sooner or later, so it counts as taken.
    private void put(Effect effect, Fields json) {
        switch (effect) {
            case Effect.Say(String words) -> json.put("say", words);
            case Effect.Announce(String words) -> json.put("announce", words);
            case Effect.Play play -> {
                json.put("entry", LogEntryJson.write(play.turn()));
                goOn(play.price(), play.done(), json);
            }
            case Effect.Rewind rewind -> {
                json.put("rewindTo", rewind.cursor());
                goOn(rewind.price(), rewind.done(), json);
            }
        }
    }

    private void goOn(Optional<LogEntry.Help> price, HelpTurn done, Fields json) {
        price.ifPresent(help -> json.put("price", LogEntryJson.write(help)));
        help = done.then();
        done.effects().forEach(next -> put(next, json));
    }

    /// Leaves out what the page has already.
    private Fields state(Fields json) {
        var card = help.card();
        if (card.orElse(null) != shown.orElse(null)) { // the same words again are shown again, unfolded
            shown = card;
            json.put("card", card.map(Card::toJson).orElse(null));
        }
        if (!help.lights().equals(lights)) {
            lights = help.lights();
            json.put("lights", lights.equals(Highlights.NONE) ? null : lights.toJson());
        }
        if (!help.combinations().equals(named)) {
            named = help.combinations();
            json.put("combinations", named.map(this::json).orElse(null));
        }
        if (!help.wrong().equals(wrong)) {
            wrong = help.wrong();
            json.put("wrong", BoardJson.array(wrong));
        }
        if (!help.work().equals(work)) {
            work = help.work();
            found = Optional.empty();
            if (work.isPresent()) {
                number++;
            }
        }
        work.ifPresent(
                wanted -> json.put("work", number).put("waiting", wanted.topic().word()));
        return json;
    }

    private Map<String, @Nullable Object> json(NamedCombinations named) {
        return new Fields()
                .put("clue", game.puzzle().constraints().indexOf(named.clue()))
                .put("lit", named.combinations().stream().map(Combination::name).toList())
                .map();
    }
}
