package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.Legend;
import org.crosscage.board.ui.ProofText;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.BranchRefutation;
import org.crosscage.teach.HintLights;
import org.crosscage.teach.words.TeacherMessages;
import org.crosscage.texts.Texts;

/// How the answers look to the question why a branch dies, and what can be done then. Each method that shows
/// something returns what is to be said aloud.
final class BranchCard {

    /// What can be done.
    interface Listener {

        void askChain();

        void askSearch();

        void drop(LogEntry.Drop turn);

        void close();
    }

    private final HelpCard card;
    private final PuzzleBoard board;
    private final Puzzle puzzle;
    private final TeacherMessages messages;
    private final Texts texts;
    private final Listener listener;

    BranchCard(PuzzleBoard board, Puzzle puzzle, TeacherMessages messages, Texts texts, Listener listener) {
        this.board = board;
        this.puzzle = puzzle;
        this.messages = messages;
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

    /// No rule is broken; the teacher can look further.
    String offerChain(Game game, int cost) {
        var look =
                button("branch-chain", "play.branch.chain", listener::askChain).primary();
        return show(
                game,
                texts.say("play.branch.unbroken"),
                List.of(new Paragraph(texts.say("play.branch.unbroken.text", "branch", inmost(game)))),
                Lights.NONE,
                look,
                cost(cost));
    }

    /// No steps lead to a contradiction; the solver can be asked.
    String offerSearch(Game game, int cost) {
        var search = button("branch-search", "play.branch.search", listener::askSearch);
        return show(
                game,
                texts.say("play.branch.alive", "branch", inmost(game)),
                List.of(new Paragraph(texts.say("play.branch.alive.text"))),
                Lights.NONE,
                search,
                cost(cost));
    }

    /// What the solver says.
    ///
    /// @param conclusion what can be done about a no besides dropping the branch
    String searched(Game game, SolutionFinder.Verdict verdict, Optional<LogEntry.Drop> conclusion) {
        return switch (verdict) {
            case NO ->
                show(
                        game,
                        texts.say("play.branch.dies", "branch", inmost(game)),
                        List.of(new Paragraph(texts.say("play.branch.searched.text")), blame(game, conclusion)),
                        Lights.NONE,
                        drops(game, game.branches().size(), conclusion));
            case YES -> show(game, "play.branch.holds");
            case UNKNOWN -> show(game, "play.branch.unknown");
        };
    }

    /// Why a branch dies, the one that was asked about or one around it.
    String dies(Game game, BranchRefutation.Death death, Optional<LogEntry.Drop> conclusion) {
        var lights = HintLights.of(death.why());
        List<Component> body = new ArrayList<>(ProofText.of(messages.death(death.why()), texts));
        int level = game.branches().size();
        if (death.level() == 0) {
            body.add(new Paragraph(texts.say("play.branch.outside.text")));
            return show(game, texts.say("play.branch.outside"), body, lights);
        }
        if (death.level() < level) {
            return show(
                    game,
                    texts.say(
                            "play.branch.dies.around",
                            "branch",
                            messages.branch(death.level()),
                            "inside",
                            inmost(game)),
                    body,
                    lights,
                    drops(game, death.level(), Optional.empty()));
        }
        body.add(blame(game, conclusion));
        return show(
                game,
                texts.say("play.branch.dies", "branch", inmost(game)),
                body,
                lights,
                drops(game, level, conclusion));
    }

    private String show(Game game, String key) {
        return show(
                game,
                texts.say(key, "branch", inmost(game)),
                List.of(new Paragraph(texts.say(key + ".text"))),
                Lights.NONE);
    }

    private String show(Game game, String title, List<Component> body, Lights lights, Component... actions) {
        card.heading(texts.say("play.branch.eyebrow", "branch", inmost(game)), title)
                .body(body)
                .stages(0, 0)
                .actions(actions)
                .foot(lights.equals(Lights.NONE) ? new Div() : new Legend(lights, texts));
        card.open();
        board.setHighlights(Highlights.of(lights, puzzle).numbered());
        var text = new StringBuilder();
        body.forEach(part -> text.append(part.getElement().getTextRecursively()).append(' '));
        return texts.say("play.said", "title", title, "text", text.toString().strip());
    }

    /// Where a branch began with one digit that may not be the one to blame, that is said; not where the digit stands
    /// in the place of another one, which comes back with the board from before.
    private Component blame(Game game, Optional<LogEntry.Drop> conclusion) {
        var branch = game.branches().getLast();
        var began = branch.began();
        return conclusion.isPresent()
                        || began.size() != 1
                        || !branch.before().square(began.getFirst().cell()).isEmpty()
                ? new Span()
                : new Paragraph(texts.say(
                        "play.branch.blame",
                        "digit",
                        began.getFirst().digit(),
                        "cell",
                        place(began.getFirst().cell())));
    }

    private Component[] drops(Game game, int level, Optional<LogEntry.Drop> conclusion) {
        var drop = Tool.of(
                texts.say("play.branch.drop", "branch", messages.branch(level)),
                () -> listener.drop(new LogEntry.Drop(level, Optional.empty())));
        drop.setId("branch-drop");
        return conclusion
                .filter(turn -> turn.then().isPresent())
                .map(turn -> {
                    var began = game.branches().getLast().began().getFirst();
                    var words = texts.say("play.branch.conclude", "digit", began.digit(), "cell", place(began.cell()));
                    var conclude = Tool.of(words, () -> listener.drop(turn)).primary();
                    conclude.setId("branch-conclude");
                    return new Component[] {conclude, drop};
                })
                .orElseGet(() -> new Component[] {drop.primary()});
    }

    private Tool button(String id, String key, Runnable press) {
        var button = Tool.of(texts.say(key), press);
        button.setId(id);
        return button;
    }

    private Span cost(int cost) {
        var words = new Span(texts.say("play.hint.cost", "cost", cost));
        words.addClassName("quiet");
        return words;
    }

    private String inmost(Game game) {
        return messages.branch(game.branches().size());
    }

    private String place(int cell) {
        return puzzle.shape().cell(cell).toString();
    }
}
