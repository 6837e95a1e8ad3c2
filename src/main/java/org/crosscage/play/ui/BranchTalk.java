package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.crosscage.board.ui.Highlights;
import org.crosscage.board.ui.Legend;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.board.ui.Words;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Position;
import org.crosscage.library.Oracle;
import org.crosscage.play.Autopsy;
import org.crosscage.play.Game;
import org.crosscage.play.Hint;
import org.crosscage.play.HintLights;
import org.crosscage.play.Op;
import org.crosscage.play.SavedGame;
import org.crosscage.shell.ui.Errands;
import org.crosscage.texts.Texts;

/// The card that says why a branch dies. What everyone can see is told for nothing. A look for a chain of steps
/// costs what the proof of a mistake costs, whatever it finds, because that nothing is found is an answer too; the
/// search, which gives away whether the branch is right, costs what doing it costs. Each is paid once while the
/// position stays.
final class BranchTalk {

    private final TalkCard card;
    private final PuzzleBoard board;
    private final SavedGame saved;
    private final PlayDesk desk;
    private final Texts texts;
    private final Speech speech;
    private final Errands errands;
    private final HintTalk.Stage stage;
    private final Function<Op.Turn, OptionalLong> take;

    /// What was asked of a position, and paid.
    private Paid paid = new Paid(new Position(List.of()), false, false);

    private Optional<Game> about = Optional.empty();

    private record Paid(Position position, boolean chain, boolean search) {}

    /// @param death what was found
    /// @param conclusion what can be done about it besides dropping the branch
    private record Finding(Optional<Autopsy.Death> death, Optional<Op.Drop> conclusion) {}

    /// @param errands for this card alone
    /// @param take takes a turn in the game, and returns the version of its entry; empty when it could not
    BranchTalk(
            SavedGame saved,
            PuzzleBoard board,
            PlayDesk desk,
            Speech speech,
            Errands errands,
            HintTalk.Stage stage,
            Function<Op.Turn, OptionalLong> take) {
        this.saved = saved;
        this.board = board;
        this.desk = desk;
        this.texts = desk.texts();
        this.speech = speech;
        this.errands = errands;
        this.stage = stage;
        this.take = take;
        this.card = new TalkCard("branch", texts, this::close);
    }

    Component card() {
        return card;
    }

    boolean isOpen() {
        return card.isOpen();
    }

    void close() {
        errands.end();
        about = Optional.empty();
        if (card.isOpen()) {
            card.close();
            board.setHighlights(Highlights.NONE);
        }
    }

    /// What is said of one position is nothing to the next.
    void changed(Game game) {
        if (about.filter(old ->
                        old.position().equals(game.position()) && old.branches().equals(game.branches()))
                .isEmpty()) {
            close();
        }
    }

    /// Tells what everyone can see; else offers to look for what not everyone does, unless that is paid for.
    void ask() {
        var game = stage.game();
        if (game.branches().isEmpty()) {
            board.announce(texts.say("play.branch.none"));
            return;
        }
        about = Optional.of(game);
        if (!paid.position().equals(game.position())) {
            paid = new Paid(game.position(), false, false);
        }
        if (paid.chain()) {
            look(game, Autopsy::chain, found -> found.ifPresentOrElse(this::dies, this::alive));
        } else {
            look(game, Autopsy::seen, found -> found.ifPresentOrElse(this::dies, this::offerChain));
        }
    }

    private void look(
            Game game, Function<Autopsy, Optional<Autopsy.Death>> question, Consumer<Optional<Finding>> told) {
        var autopsy = autopsy(game);
        errands.run(
                stop -> question.apply(autopsy)
                        .map(death -> new Finding(
                                Optional.of(death),
                                isOfInmost(death, game) ? autopsy.conclusion(stop) : Optional.empty())),
                found -> {
                    if (about.equals(Optional.of(game))) {
                        told.accept(found);
                    }
                });
    }

    private Autopsy autopsy(Game game) {
        return new Autopsy(desk.oracle(), game, stage.teaching().techniques());
    }

    private static boolean isOfInmost(Autopsy.Death death, Game game) {
        return death.level() == game.branches().size();
    }

    private void offerChain() {
        var look = button("branch-chain", "play.branch.chain", this::askChain).primary();
        show(
                texts.say("play.branch.unbroken"),
                List.of(new Paragraph(texts.say("play.branch.unbroken.text", "branch", branch()))),
                Lights.NONE,
                look,
                cost(Hint.Stage.WHY));
    }

    private void askChain() {
        var game = stage.game();
        look(game, Autopsy::chain, found -> {
            pay(Hint.Stage.WHY);
            paid = new Paid(paid.position(), true, paid.search());
            found.ifPresentOrElse(this::dies, this::alive);
        });
    }

    private void alive() {
        if (paid.search()) {
            search();
            return;
        }
        var search = button("branch-search", "play.branch.search", this::search);
        show(
                texts.say("play.branch.alive", "branch", branch()),
                List.of(new Paragraph(texts.say("play.branch.alive.text"))),
                Lights.NONE,
                search,
                cost(Hint.Stage.DO_IT));
    }

    private void search() {
        var game = stage.game();
        var autopsy = autopsy(game);
        errands.run(
                stop -> {
                    var verdict = autopsy.search(stop);
                    var follows = verdict == Oracle.Verdict.NO ? autopsy.conclusion(stop) : Optional.<Op.Drop>empty();
                    return new Searched(verdict, follows);
                },
                found -> {
                    if (about.equals(Optional.of(game))) {
                        told(found);
                    }
                });
    }

    private record Searched(Oracle.Verdict verdict, Optional<Op.Drop> conclusion) {}

    /// What the search did not find out costs nothing.
    private void told(Searched found) {
        if (found.verdict() != Oracle.Verdict.UNKNOWN && !paid.search()) {
            pay(Hint.Stage.DO_IT);
            paid = new Paid(paid.position(), paid.chain(), true);
        }
        switch (found.verdict()) {
            case NO -> {
                var text = new Paragraph(texts.say("play.branch.searched.text"));
                show(
                        texts.say("play.branch.dies", "branch", branch()),
                        List.of(text, blame(found.conclusion())),
                        Lights.NONE,
                        drops(level(), found.conclusion()));
            }
            case YES -> show("play.branch.holds");
            case UNKNOWN -> show("play.branch.unknown");
        }
    }

    private void show(String key) {
        show(texts.say(key, "branch", branch()), List.of(new Paragraph(texts.say(key + ".text"))), Lights.NONE);
    }

    private void dies(Finding finding) {
        var death = finding.death().orElseThrow();
        var lights = HintLights.of(death.why());
        List<Component> body = new ArrayList<>();
        speech.death(death.why()).forEach(sentence -> body.add(new Words(sentence)));
        if (death.level() == 0) {
            body.add(new Paragraph(texts.say("play.branch.outside.text")));
            show(texts.say("play.branch.outside"), body, lights);
        } else if (death.level() < level()) {
            show(
                    texts.say("play.branch.dies.around", "branch", branch(death.level()), "inside", branch()),
                    body,
                    lights,
                    drops(death.level(), Optional.empty()));
        } else {
            body.add(blame(finding.conclusion()));
            show(
                    texts.say("play.branch.dies", "branch", branch()),
                    body,
                    lights,
                    drops(death.level(), finding.conclusion()));
        }
    }

    /// Where a branch began with one digit that may not be the one to blame, that is said.
    private Component blame(Optional<Op.Drop> conclusion) {
        var began = stage.game().branches().getLast().began();
        return conclusion.isPresent() || began.size() != 1
                ? new Span()
                : new Paragraph(texts.say(
                        "play.branch.blame",
                        "digit",
                        began.getFirst().digit(),
                        "cell",
                        place(began.getFirst().cell())));
    }

    private Component[] drops(int level, Optional<Op.Drop> conclusion) {
        var drop = Tool.of(
                texts.say("play.branch.drop", "branch", branch(level)),
                () -> drop(new Op.Drop(level, Optional.empty())));
        drop.setId("branch-drop");
        return conclusion
                .filter(turn -> turn.then().isPresent())
                .map(turn -> {
                    var began = stage.game().branches().getLast().began().getFirst();
                    var words = texts.say("play.branch.conclude", "digit", began.digit(), "cell", place(began.cell()));
                    var conclude = Tool.of(words, () -> drop(turn)).primary();
                    conclude.setId("branch-conclude");
                    return new Component[] {conclude, drop};
                })
                .orElseGet(() -> new Component[] {drop.primary()});
    }

    private void drop(Op.Drop turn) {
        var said = texts.say(
                turn.then().isPresent() ? "play.branch.concluded" : "play.branch.dropped",
                "branch",
                branch(turn.level()));
        if (take.apply(turn).isPresent()) {
            close();
            stage.say(said);
        }
    }

    private void pay(Hint.Stage like) {
        desk.games().noteHelp(saved.player(), saved.id(), like.cost());
    }

    private Tool button(String id, String key, Runnable press) {
        var button = Tool.of(texts.say(key), press);
        button.setId(id);
        return button;
    }

    private Span cost(Hint.Stage like) {
        var cost = new Span(texts.say("play.hint.cost", "cost", like.cost()));
        cost.addClassName("quiet");
        return cost;
    }

    private int level() {
        return stage.game().branches().size();
    }

    private String branch() {
        return branch(level());
    }

    private String branch(int level) {
        return speech.branch(level);
    }

    private String place(int cell) {
        return saved.entry().puzzle().shape().cell(cell).toString();
    }

    private void show(String title, List<Component> body, Lights lights, Component... actions) {
        card.heading(texts.say("play.branch.eyebrow", "branch", branch()), title)
                .body(body)
                .stages(0, 0)
                .actions(actions)
                .foot(lights.equals(Lights.NONE) ? new Div() : new Legend(lights, texts));
        card.open();
        board.setHighlights(Highlights.of(lights, saved.entry().puzzle()).numbered());
        var text = new StringBuilder();
        body.forEach(part -> text.append(part.getElement().getTextRecursively()).append(' '));
        stage.say(texts.say("play.said", "title", title, "text", text.toString().strip()));
    }
}
