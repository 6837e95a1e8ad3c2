package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.Legend;
import org.crosscage.board.ui.ProofText;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.words.BranchWords;
import org.crosscage.texts.Texts;

/// How the answers look to the question why a branch dies, and what can be done then.
final class BranchCard {

    /// What can be done.
    interface Listener {

        void ask(BranchWords.Question question);

        /// What the question costs now.
        int cost(BranchWords.Question question);

        void leave(BranchWords.Way way);

        void close();
    }

    private final HelpCard card;
    private final PuzzleBoard board;
    private final Puzzle puzzle;
    private final Texts texts;
    private final Listener listener;

    BranchCard(PuzzleBoard board, Puzzle puzzle, Texts texts, Listener listener) {
        this.board = board;
        this.puzzle = puzzle;
        this.texts = texts;
        this.listener = listener;
        this.card = new HelpCard("branch", texts, listener::close);
    }

    Component component() {
        return card;
    }

    boolean isOpen() {
        return card.isOpen();
    }

    void close() {
        card.close();
        board.setHighlights(Highlights.NONE);
    }

    void show(BranchWords.Told told) {
        List<Component> body = new ArrayList<>(ProofText.of(told.proof(), texts));
        told.more().forEach(text -> body.add(new Paragraph(text)));
        card.heading(told.eyebrow(), told.title())
                .body(body)
                .stages(0, 0)
                .actions(actions(told))
                .foot(told.lights().equals(Lights.NONE) ? new Div() : new Legend(told.lights(), texts));
        card.open();
        board.setHighlights(Highlights.of(told.lights(), puzzle).numbered());
    }

    private Component[] actions(BranchWords.Told told) {
        List<Component> actions = new ArrayList<>();
        told.question().ifPresent(question -> {
            actions.add(button(question.id(), question.words(), () -> listener.ask(question)));
            actions.add(cost(listener.cost(question)));
        });
        told.drops().forEach(way -> actions.add(button(way.id(), way.words(), () -> listener.leave(way))));
        if (!actions.isEmpty() && actions.getFirst() instanceof Tool first) {
            first.primary();
        }
        return actions.toArray(Component[]::new);
    }

    private static Tool button(String id, String words, Runnable press) {
        var button = Tool.of(words, press);
        button.setId(id);
        return button;
    }

    private Span cost(int cost) {
        var words = new Span(texts.say("play.hint.cost", "cost", cost));
        words.addClassName("quiet");
        return words;
    }
}
