package org.crosscage.play.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.crosscage.board.ui.NewTab;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.technique.FullLine;
import org.crosscage.core.logic.technique.LastCell;
import org.crosscage.core.logic.technique.SingleSquare;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.game.LongestPause;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.words.LearnPage;
import org.crosscage.texts.Texts;

/// Part of the card of a finished game: where its player thought longest, and what the teacher would have said
/// there, with the page that teaches it.
final class LongestMoment extends Div {

    private static final long serialVersionUID = 1L;

    private final transient SavedGame saved;
    private final transient List<StoredEntry> log;
    private final transient LongestPause pause;
    private final transient GameTeacher teacher;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;
    private final Paragraph said = new Paragraph();
    private final Div links = new Div();
    private boolean isTold;

    /// @param show has the replay show a moment: how many entries of the log come before it
    public LongestMoment(
            SavedGame saved,
            List<StoredEntry> log,
            LongestPause pause,
            GameTeacher teacher,
            Texts texts,
            IntConsumer show) {
        this.saved = saved;
        this.log = log;
        this.pause = pause;
        this.teacher = teacher;
        this.texts = texts;
        this.backgroundTasks = new BackgroundTasks(teacher.backgroundTasks(), this);
        setId("longest");
        addClassName("longest");
        said.add(new Span(texts.say("play.finish.longest", "move", pause.entry() + 1, "time", time(pause.thought()))));
        var look = Tool.of(texts.say("play.finish.longest.show"), () -> show.accept(pause.entry()));
        look.setId("longest-show");
        links.add(look);
        links.addClassName("row");
        add(said, links);
    }

    private String time(Duration thought) {
        return texts.say(
                "play.finish.longest.time", "minutes", thought.toMinutes(), "seconds", thought.toSecondsPart());
    }

    @Override
    protected void onAttach(AttachEvent event) {
        if (!isTold) { // or the page is sent whole once more
            backgroundTasks.run(this::hint, this::say);
        }
    }

    /// What the teacher says there, to somebody who has all techniques.
    private Hint hint(BooleanSupplier stop) {
        var puzzle = saved.entry().puzzle();
        var techniques = PuzzleKinds.of(puzzle.kind()).techniques();
        var game = start(puzzle, stop);
        for (var entry : log.subList(0, pause.entry())) {
            game = game.after(entry.entry());
        }
        return teacher.hints().next(game, OptionalInt.empty(), new Teaching(techniques, true, true), techniques, stop);
    }

    private Game start(Puzzle puzzle, BooleanSupplier stop) {
        return teacher.finder().count(saved.game(), stop) instanceof SolutionCount.One(var solution)
                ? Game.of(puzzle, solution)
                : Game.of(puzzle);
    }

    private void say(Hint hint) {
        isTold = true;
        switch (hint) {
            case Hint.Deduction deduction
            when !isTrivial(deduction.goal().technique()) ->
                step(deduction.goal().technique());
            case Hint.Deduction _ -> {
                // nobody needs to learn that
            }
            case Hint.WrongDigit _ -> mistake("digit");
            case Hint.WrongMarks _ -> mistake("marks");
            case Hint.Nothing _ -> {
                // the moment alone is shown
            }
        }
    }

    /// Whether a step writes what is left in the last cell of a clue or a line.
    static boolean isTrivial(Technique technique) {
        return technique instanceof SingleSquare || technique instanceof LastCell || technique instanceof FullLine;
    }

    private void step(Technique technique) {
        var page = LearnPage.of(technique.id(), saved.entry().puzzle(), texts);
        var name = page.technique();
        said.add(new Span(" " + texts.say("play.finish.longest.step", "technique", name)));
        links.add(new NewTab(page.address(), texts.say("play.finish.longest.learn", "technique", name), texts));
    }

    private void mistake(String key) {
        said.add(new Span(" " + texts.say("play.finish.longest." + key)));
    }
}
