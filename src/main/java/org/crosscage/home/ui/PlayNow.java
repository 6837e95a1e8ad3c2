package org.crosscage.home.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.PuzzleTile;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.me.SuggestedGame;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// A game of each kind at the player's level, begun by one press, and beside each kind that the player has not met the
/// way to its lesson.
final class PlayNow extends Div {

    private static final long serialVersionUID = 1L;

    /// Longer times are rounded to a multiple of these minutes.
    private static final int ROUNDED = 5;

    private final transient Texts texts;
    private final transient GameStart start;
    private final GameStart.Place place = new GameStart.Place();

    /// @param introduced ids of the kinds that the player has met
    PlayNow(List<SuggestedGame> games, Set<String> introduced, GameStart start, Texts texts) {
        this.texts = texts;
        this.start = start;
        addClassName("play-now");
        var title = new H2(texts.say("library.now"));
        title.addClassName("section-title");
        var tiles = new UnorderedList();
        tiles.addClassName("now-tiles");
        for (var game : games) {
            var tile = tile(game);
            if (!introduced.contains(game.kind())) {
                tile.add(lesson(game.kind()));
            }
            tiles.add(tile);
        }
        add(title, tiles, place);
    }

    private PuzzleTile tile(SuggestedGame game) {
        var names = new PuzzleNames(texts);
        var kind = PuzzleKinds.of(game.kind());
        // always the same, since the puzzle that begins may still have to be made
        var sign = kind.lesson().puzzle();
        var size = names.size(game.size().rows(), game.size().columns());
        var order = game.order();
        var note = texts.say(
                start.shipped(order).isPresent() ? "library.now.shipped" : "library.now.note",
                "size",
                size,
                "minutes",
                minutes(game));
        return PuzzleTile.button(
                        tile -> start.begin(order, place, tile::focus),
                        Thumbnail.shared(sign, kind.picture(sign)),
                        names.kind(kind.id()),
                        new GradeSign(texts, game.grade()),
                        PuzzleTile.note(note))
                .named("now-" + kind.id())
                .labelled(texts.say(
                        "library.now.label",
                        Map.of(
                                "kind",
                                names.kind(kind.id()),
                                "grade",
                                Names.grade(texts, game.grade()),
                                "note",
                                note)));
    }

    private static long minutes(SuggestedGame game) {
        long minutes = Math.max(1, Math.round(game.time().toSeconds() / 60.0));
        return minutes < 4 * ROUNDED ? minutes : Math.round((double) minutes / ROUNDED) * ROUNDED;
    }

    private Anchor lesson(String kind) {
        var lesson = new Anchor("how-to-play/" + kind, texts.say("library.now.lesson"));
        lesson.getElement().setAttribute("router-link", true);
        lesson.setAriaLabel(texts.say("library.now.lesson.label", "kind", new PuzzleNames(texts).kind(kind)));
        lesson.addClassNames("tool", "lesson-link");
        return lesson;
    }
}
