package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Locale;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.board.TextSpan;
import org.crosscage.board.TextSpans;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;
import org.crosscage.library.Practice.Example;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;

/// Tells a worked example moment by moment, in the words and the lights of a hint, on the board beside it.
final class ExampleCard extends Section {

    private static final long serialVersionUID = 1L;

    private enum Moment {
        BEFORE,
        LOOK,
        WHY,
        AFTER
    }

    private final transient Example example;
    private final PuzzleBoard board;
    private final transient Texts texts;
    private final transient StepTexts steps;
    private final transient TextSpans pieces;
    private final Div eyebrow = new Div();
    private final UnorderedList stages = new UnorderedList();
    private final HelpCard told = new HelpCard();
    private final NativeButton back;
    private final NativeButton next;
    private Moment moment = Moment.BEFORE;

    /// @param board shows the example's puzzle
    ExampleCard(Example example, PuzzleBoard board, Texts texts) {
        this.example = example;
        this.board = board;
        this.texts = texts;
        this.steps = new StepTexts(texts, example.entry().puzzle());
        this.pieces = new TextSpans(example.entry().puzzle());
        this.back = button("learn.example.back", -1);
        this.next = button("learn.example.next", 1);
        addClassNames("card", "example-card");
        eyebrow.addClassName("eyebrow");
        next.addClassName("primary");
        stages.addClassName("stages");
        stages.getElement().setAttribute("aria-hidden", "true"); // the eyebrow says the same in words
        var body = new Div(told);
        body.addClassName("example-text");
        // what stays the same from one moment to the next is part of what is told
        body.getElement().setAttribute("aria-live", "polite").setAttribute("aria-atomic", "true");
        var head = new Div(eyebrow, new Div(back, next));
        head.addClassName("example-head");
        add(head, stages, body);
        show();
    }

    private NativeButton button(String key, int way) {
        var button = new NativeButton(texts.say(key), click -> go(way));
        button.addClassName("tool");
        button.getElement().setAttribute("type", "button");
        return button;
    }

    /// After the last moment it begins again.
    private void go(int way) {
        var all = Moment.values();
        moment = all[Math.floorMod(moment.ordinal() + way, all.length)];
        show();
    }

    private void show() {
        int last = Moment.values().length - 1;
        back.setVisible(moment != Moment.BEFORE);
        next.setText(texts.say(moment.ordinal() == last ? "learn.example.again" : "learn.example.next"));
        eyebrow.setText(texts.say(
                "learn.example.moment",
                "number",
                moment.ordinal() + 1,
                "moments",
                last + 1,
                "what",
                texts.say("learn.example." + moment.name().toLowerCase(Locale.ROOT))));
        stages.removeAll();
        for (var each : Moment.values()) {
            var stage = new ListItem();
            stage.setClassName("on", each.compareTo(moment) <= 0);
            stages.add(stage);
        }
        render();
    }

    private void render() {
        var position = example.position();
        var step = position.step();
        board.show(moment == Moment.AFTER ? position.after() : position.before());
        switch (moment) {
            case BEFORE -> {
                light(Lights.NONE);
                tell(
                        texts.say("learn.example.before.title", "steps", position.number()),
                        words(texts.say(
                                "learn.example.before.text",
                                "cells",
                                position.before().filledCount())),
                        words(texts.say("learn.need." + position.need().name().toLowerCase(Locale.ROOT))));
            }
            case LOOK -> {
                light(HintLights.of(List.of(step), Hint.Stage.TECHNIQUE));
                tell(steps.technique(step).heading(), proof(pieces.sentences(steps.nudge(step))));
            }
            case WHY -> {
                var lights = HintLights.of(List.of(step), Hint.Stage.WHY);
                light(lights);
                var why = proof(pieces.sentences(steps.why(step)));
                tell(steps.name(step.technique()), Card.Sign.of(lights, texts), why);
            }
            case AFTER -> {
                light(Lights.of().cells(step.changedCells(), Role.FOUND).build());
                var why = pieces.sentences(steps.why(step));
                tell(
                        texts.say("learn.example.after.title"),
                        proof(List.of(why.getLast())),
                        words(texts.say("learn.example.after.text")));
            }
        }
    }

    private void light(Lights lights) {
        var highlights = lights.equals(Lights.NONE)
                ? Highlights.NONE
                : Highlights.of(lights, example.entry().puzzle()).numbered();
        board.setHighlights(highlights);
    }

    private void tell(String title, Card.Block... body) {
        tell(title, List.of(), body);
    }

    private void tell(String title, List<Card.Sign> legend, Card.Block... body) {
        told.show(new Card(
                Card.Frame.NONE, "", title, List.of(body), Card.Stages.NONE, List.of(), legend, List.of(), ""));
    }

    private static Card.Block words(String text) {
        return new Card.Block.Words(text);
    }

    private Card.Block proof(List<List<TextSpan>> sentences) {
        return Card.Block.Proof.of(sentences, texts);
    }
}
