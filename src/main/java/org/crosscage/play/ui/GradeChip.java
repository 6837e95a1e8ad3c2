package org.crosscage.play.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.html.NativeButton;
import org.crosscage.analysis.Difficulty;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The grade of the puzzle in the head of its game, a button that asks for all that is known of it.
final class GradeChip extends NativeButton {

    private static final long serialVersionUID = 1L;

    private final transient SavedGame saved;
    private final transient GameTeacher teacher;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;
    private final GradeSign sign;

    GradeChip(SavedGame saved, GameTeacher teacher, Texts texts, Runnable press) {
        this.saved = saved;
        this.teacher = teacher;
        this.texts = texts;
        this.backgroundTasks = new BackgroundTasks(teacher.costlyTasks(), this);
        this.sign = new GradeSign(texts);
        setId("grade");
        addClassNames("chip", "grade-chip");
        getElement().setAttribute("type", "button");
        setAriaLabel(texts.say("play.difficulty.ask"));
        add(sign);
        addClickListener(_ -> press.run());
        teacher.ratings().known(saved.entry().puzzle()).ifPresent(this::show);
    }

    /// Finds the grade out, if it is not known yet.
    @Override
    protected void onAttach(AttachEvent event) {
        var puzzle = saved.entry().puzzle();
        if (teacher.ratings().known(puzzle).isEmpty()) {
            backgroundTasks.run(
                    stop -> teacher.ratings().of(puzzle, teacher.finder().count(saved.game(), stop), stop), this::show);
        }
    }

    private void show(Difficulty difficulty) {
        difficulty.grade().ifPresentOrElse(sign::show, sign::showNone);
        setAriaLabel(difficulty
                .grade()
                .map(grade -> texts.say("play.difficulty.ask.grade", "grade", Names.grade(texts, grade)))
                .orElse(texts.say("play.difficulty.ask")));
    }
}
