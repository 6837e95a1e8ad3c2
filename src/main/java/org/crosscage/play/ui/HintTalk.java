package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.board.ui.Highlights;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.board.ui.Words;
import org.crosscage.play.AskedHint;
import org.crosscage.play.Game;
import org.crosscage.play.Hint;
import org.crosscage.play.SavedGame;
import org.crosscage.texts.Texts;

/// The hint card: one hint, told stage by stage. Each stage is asked for by a button that names its cost, or by the
/// key H.
final class HintTalk {

    /// What the card needs of the screen around it.
    interface Stage {

        /// The game as the page shows it.
        Game game();

        /// The player's selection.
        OptionalInt selected();

        /// Finds what there is to say now, then calls [HintTalk#tell].
        void look();

        /// Plays what a hint does.
        void perform(Hint hint);

        /// Has it said aloud.
        void say(String words);

        /// Another card was opened or this one closed: shows what combinations a hint speaks of.
        void combinations(Optional<Hint> hint);
    }

    private final TalkCard card;
    private final PuzzleBoard board;
    private final SavedGame saved;
    private final PlayDesk desk;
    private final Speech speech;
    private final Stage stage;
    private final Texts texts;

    private Optional<AskedHint> asked = Optional.empty();
    /// The game for which a hint is being looked for: whoever hammers the key pays once.
    private Optional<Game> looking = Optional.empty();
    /// The cursor that the game has when what the hint does has been done.
    private OptionalInt awaited = OptionalInt.empty();

    HintTalk(SavedGame saved, PuzzleBoard board, PlayDesk desk, Speech speech, Stage stage) {
        this.saved = saved;
        this.board = board;
        this.desk = desk;
        this.texts = desk.texts();
        this.speech = speech;
        this.stage = stage;
        this.card = new TalkCard("hint", texts.say("play.hint.close"), this::close);
    }

    Component card() {
        return card;
    }

    /// The next stage of the hint that is open, or the first one of a new hint.
    void next() {
        if (asked.filter(hint ->
                        hint.isAbout(stage.game().position()) && hint.next().isPresent())
                .isPresent()) {
            more();
        } else if (!looking.equals(Optional.of(stage.game()))) {
            looking = Optional.of(stage.game());
            stage.look();
        }
    }

    /// A hint was found: tells its first stage.
    void tell(Hint hint) {
        looking = Optional.empty();
        asked = Optional.of(AskedHint.about(stage.game().position(), hint));
        if (hint instanceof Hint.Nothing nothing) {
            showNothing(nothing);
        } else {
            more();
        }
    }

    void close() {
        looking = Optional.empty();
        if (card.isOpen()) {
            asked = Optional.empty();
            awaited = OptionalInt.empty();
            card.close();
            board.setHighlights(Highlights.NONE);
            stage.combinations(Optional.empty());
        }
    }

    /// The position may be another one now: a hint about the old one goes.
    void changed(Game game) {
        if (awaited.isPresent()) {
            if (awaited.getAsInt() == game.cursor()) {
                awaited = OptionalInt.empty();
                showDone();
            }
        } else if (!asked.map(hint -> hint.isAbout(game.position())).orElse(false)) {
            close();
        }
    }

    private void more() {
        var before = asked.orElseThrow();
        var told = before.more();
        asked = Optional.of(told);
        var now = told.stage().orElseThrow();
        desk.games().noteHint(saved.player(), saved.id(), before.stage().isEmpty(), now.cost());
        if (now == Hint.Stage.DO_IT) {
            doIt(told.hint());
        } else {
            show(told, now);
        }
    }

    private void show(AskedHint told, Hint.Stage now) {
        var said = speech.of(told.hint(), now);
        board.setHighlights(Lit.of(told.lights(), saved.entry().puzzle()));
        stage.combinations(now == Hint.Stage.WHY ? Optional.of(told.hint()) : Optional.empty());
        List<Component> body = new ArrayList<>();
        said.sentences().forEach(sentence -> body.add(new Words(sentence)));
        card.heading(eyebrow(told, now), said.title())
                .body(body)
                .stages(told.told(), told.hint().stages().size())
                .actions(nextButton(told))
                .foot(now == Hint.Stage.WHY ? legend() : new Div());
        card.open();
        stage.say(said.spoken());
    }

    private Component[] nextButton(AskedHint told) {
        return told.next()
                .map(next -> {
                    var cost = new Span(texts.say("play.hint.cost", "cost", next.cost()));
                    cost.addClassName("quiet");
                    cost.setId("hint-cost");
                    var button = Tool.of(texts.say(key(told.hint(), "next", next)), this::next)
                            .primary();
                    button.setId("hint-next");
                    button.getElement().setAttribute("aria-describedby", "hint-cost");
                    return new Component[] {button, cost};
                })
                .orElseGet(() -> new Component[0]);
    }

    private void doIt(Hint hint) {
        awaited = OptionalInt.of(
                hint instanceof Hint.WrongDigit wrong
                        ? wrong.rewindTo()
                        : stage.game().cursor() + 1);
        stage.perform(hint);
    }

    /// What was done stays to be read until the next move.
    private void showDone() {
        var told = asked.orElseThrow();
        var hint = told.hint();
        board.setHighlights(Highlights.NONE);
        stage.combinations(Optional.empty());
        var words = hint instanceof Hint.WrongDigit ? texts.say("play.hint.mistake.done") : texts.say("play.hint.done");
        var another = Tool.of(texts.say("play.hint.another"), this::next).primary();
        var cost = new Span(texts.say("play.hint.cost", "cost", Hint.Stage.NUDGE.cost()));
        cost.addClassName("quiet");
        var speechNow = speech.of(hint, Hint.Stage.DO_IT);
        card.heading(eyebrow(told, Hint.Stage.DO_IT), speechNow.title())
                .body(List.of(new Paragraph(words)))
                .stages(told.told(), hint.stages().size())
                .actions(another, cost)
                .foot();
        card.open();
        stage.say(speechNow.spoken() + " " + words);
    }

    private void showNothing(Hint.Nothing nothing) {
        var key = "play.nothing." + word(nothing.why());
        List<Component> body = new ArrayList<>();
        body.add(new Paragraph(texts.say(key + ".text")));
        nothing.harder()
                .ifPresent(technique ->
                        body.add(new Paragraph(texts.say(key + ".harder", "technique", speech.name(technique)))));
        card.heading(texts.say("play.nothing.eyebrow"), texts.say(key))
                .body(body)
                .stages(0, 0)
                .actions()
                .foot();
        board.setHighlights(Highlights.NONE);
        stage.combinations(Optional.empty());
        card.open();
        stage.say(texts.say(key) + ". " + texts.say(key + ".text"));
    }

    private String eyebrow(AskedHint told, Hint.Stage now) {
        return texts.say(
                "play.hint.eyebrow",
                "stage",
                told.told(),
                "stages",
                told.hint().stages().size(),
                "what",
                texts.say(key(told.hint(), "what", now)));
    }

    private static String key(Hint hint, String part, Hint.Stage stage) {
        var sort = hint instanceof Hint.Deduction ? "" : "mistake.";
        return "play.hint." + sort + part + "." + word(stage);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private Div legend() {
        var legend = new Div();
        legend.addClassName("legend");
        for (var role : List.of("cause", "gone", "found")) {
            var entry = new Span();
            entry.addClassName(role);
            entry.getElement()
                    .appendChild(new Element("i"))
                    .appendChild(Element.createText(texts.say("play.legend." + role)));
            legend.add(entry);
        }
        return legend;
    }
}
