package org.crosscage.edit.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.Card;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.edit.Inspection;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.teach.words.DifficultyCards;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;
import org.crosscage.work.CostlyTasks;

/// How hard a sketch with one solution is: its grade, the techniques it takes, and all steps when they are asked for.
final class DifficultyCard extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient Ratings ratings;
    private final transient BackgroundTasks grading;
    private final transient BackgroundTasks stepping;
    private final GradeSign sign;
    private final HelpCard facts = new HelpCard();
    private final NativeDetails steps = new NativeDetails();

    DifficultyCard(Texts texts, Ratings ratings, Executor costlyTasks) {
        this.texts = texts;
        this.ratings = ratings;
        this.grading = new BackgroundTasks(costlyTasks, this);
        this.stepping = new BackgroundTasks(costlyTasks, this);
        this.sign = new GradeSign(texts);
        addClassNames("card", "difficulty");
        setId("edit-difficulty");
        steps.setSummaryText(texts.say("edit.steps"));
        add(new H2(texts.say("edit.difficulty")), sign, new Div(facts), steps);
        setVisible(false);
    }

    void clear() {
        grading.end();
        stepping.end();
        setVisible(false);
    }

    /// @param found with one solution
    void show(Inspection found) {
        var puzzle = found.sketch().puzzle().orElseThrow();
        var truth = new SolutionCount.One(found.solutions().getFirst());
        grading.run(stop -> ratings.of(puzzle, truth, stop), difficulty -> {
            if (difficulty instanceof Difficulty.Rated rated) {
                show(puzzle, rated);
            } else if (difficulty instanceof Difficulty.TooLong) {
                sign.showNone();
                tell(List.of(new Card.Block.Words(texts.say("play.difficulty.late.text"))));
                steps.setContent(new Div());
                setVisible(true);
            }
        });
    }

    private void show(Puzzle puzzle, Difficulty.Rated rated) {
        sign.show(rated.rating().grade());
        tell(new DifficultyCards(puzzle, texts).facts(rated, Optional.empty()));
        steps.setContent(new Paragraph(texts.say("edit.looking")));
        stepping.run(
                stop -> steps(puzzle, stop),
                this::list,
                () -> steps.setContent(new Paragraph(texts.say("shell.trouble.event"))));
        setVisible(true);
    }

    private void tell(List<Card.Block> body) {
        facts.show(Card.of(Card.Frame.NONE, "", "", body));
    }

    private void list(List<String> words) {
        var list = new OrderedList();
        words.forEach(step -> list.add(new ListItem(step)));
        list.addClassName("edit-steps");
        list.getElement().setAttribute("tabindex", "0");
        steps.setContent(list);
    }

    /// Each step that the standard techniques take, in words.
    private List<String> steps(Puzzle puzzle, BooleanSupplier stop) {
        var words = new StepTexts(texts, puzzle);
        var engine = new RuleEngine(PuzzleKinds.of(puzzle.kind()).techniques());
        return engine.run(Board.of(puzzle), CostlyTasks.passing(stop), _ -> {}).steps().stream()
                .map(step -> texts.say(
                        "edit.step",
                        "technique",
                        words.name(step.technique()),
                        "change",
                        words.change(step).text()))
                .toList();
    }
}
