package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import java.util.function.Function;
import org.crosscage.analysis.Conflict;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The note above a puzzle that is not proper. Of several solutions two can be looked at; of none the clues that
/// cannot stand together are named, and lit on demand.
final class ImproperNote {

    private final Note note;
    private final Puzzle puzzle;
    private final PuzzleBoard board;
    private final Texts texts;
    private final Function<Constraint, String> names;
    private final BackgroundTasks counting;
    private final BackgroundTasks proving;
    /// Whether the board shows something of this note instead of the game alone.
    private boolean showing;

    /// @param counting for this note alone
    /// @param proving likewise, for what takes long
    ImproperNote(
            Puzzle puzzle,
            PuzzleBoard board,
            Texts texts,
            Function<Constraint, String> names,
            BackgroundTasks counting,
            BackgroundTasks proving) {
        this.puzzle = puzzle;
        this.board = board;
        this.texts = texts;
        this.names = names;
        this.note = new Note(texts.say("play.close"), this::leave);
        note.addClassName("improper");
        this.counting = counting;
        this.proving = proving;
    }

    Component component() {
        return note;
    }

    void close() {
        if (note.isVisible()) {
            note.clear();
            leave();
        }
    }

    /// What the note shows on the board goes with it.
    private void leave() {
        if (showing) {
            showing = false;
            board.showGameAgain();
            board.setHighlights(Highlights.NONE);
        }
    }

    /// Says what there is to say as soon as it is known.
    void check(Game game, SolutionFinder finder) {
        proving.end();
        counting.run(stop -> finder.count(game, stop), truth -> {
            switch (truth) {
                case SolutionCount.Several several -> several(several);
                case SolutionCount.None() ->
                    proving.run(stop -> finder.conflict(puzzle, stop), found -> found.ifPresent(this::none));
                case SolutionCount.One _, SolutionCount.Unknown() -> {
                    // a proper puzzle, or one of which nothing bad is known
                }
            }
        });
    }

    private void several(SolutionCount.Several several) {
        note.say(
                texts.say("play.improper.several"),
                Tool.of(texts.say("play.improper.several.show"), () -> show(several, several.first())));
    }

    private void show(SolutionCount.Several several, Solution shown) {
        showing = true;
        board.show(Position.of(shown.toArray()));
        var lights = Lights.of().cells(several.differences(), Role.FOUND).build();
        board.setHighlights(Highlights.of(lights, puzzle));
        note.say(
                texts.say("play.improper.several.shown"),
                choice("one", several, several.first(), shown),
                choice("two", several, several.second(), shown),
                Tool.of(texts.say("play.improper.several.back"), () -> back(several)));
    }

    private Tool choice(String key, SolutionCount.Several several, Solution solution, Solution shown) {
        var choice = Tool.of(texts.say("play.improper.several." + key), () -> show(several, solution));
        choice.getElement().setAttribute("aria-pressed", Boolean.toString(solution == shown));
        return choice;
    }

    private void back(SolutionCount.Several several) {
        leave();
        several(several);
    }

    private void none(Conflict conflict) {
        none(conflict, false);
    }

    private void none(Conflict conflict, boolean lit) {
        showing = lit;
        board.setHighlights(lit ? Highlights.of(conflict.lights(), puzzle) : Highlights.NONE);
        var all = conflict.each(names::apply, new Names(texts, puzzle)::given);
        note.serious(true)
                .say(
                        texts.say("play.improper.none", "count", all.size(), "clues", texts.all(all)),
                        Tool.of(
                                texts.say("play.improper.none." + (lit ? "dark" : "light"), "count", all.size()),
                                () -> none(conflict, !lit)));
    }
}
