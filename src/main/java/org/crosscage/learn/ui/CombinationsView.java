package org.crosscage.learn.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.data.value.ValueChangeMode;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.crosscage.core.clue.CombinationTable.Filter;
import org.crosscage.core.kind.CombinationLookUp;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.learn.AskedClues;
import org.crosscage.shell.ui.Choice;
import org.crosscage.texts.Texts;

/// Every clue and all the ways to make it, to look up, to narrow down and to print. The address says what is shown:
/// beside what is [AskedClues] the `clue`, and the digits that it has `with` or `without`.
@Route("learn/combinations")
@CssImport("./styles/play.css")
final class CombinationsView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private static final String WITH = "with";
    private static final String WITHOUT = "without";
    /// The base in which a digit from 10 on is one letter.
    private static final int LETTERS = 16;

    private final transient Texts texts;
    private final DigitFilter digits;
    private final IntegerField target = new IntegerField();
    private final Div choices = new Div();
    private Choice<Integer> numberOfCells;
    private final CombinationsFound found;
    private transient AskedClues asked = AskedClues.FIRST;

    CombinationsView(Texts texts) {
        this.texts = texts;
        this.digits = new DigitFilter(texts, this::answer);
        this.found = new CombinationsFound(texts, this::narrow);
        this.numberOfCells = choiceOfCells();
        addClassNames("page", "combinations");
        var up = new Anchor("learn", texts.say("learn.catalogue.title"));
        up.getElement().setAttribute("router-link", true);
        var way = new Div(up);
        way.addClassName("eyebrow");
        var lead = new Paragraph(texts.say("learn.combos.lead"));
        lead.addClassName("lead");
        add(new Header(way, new H1(texts.say("learn.combos.title")), lead), controls(), found);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("learn.combos.title"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var query = event.getLocation().getQueryParameters();
        asked = AskedClues.of(query::getSingleParameter);
        target.clear();
        query.getSingleParameter(AskedClues.CLUE).flatMap(AskedClues::number).ifPresent(target::setValue);
        offer();
        digits.set(digits(query, WITH), digits(query, WITHOUT));
        refresh();
    }

    /// Digits that stand in an address one after the other, from 10 on as letters.
    private static Digits digits(QueryParameters query, String name) {
        return Digits.of(query.getSingleParameter(name)
                .filter(text -> text.matches("[1-9a-c]{1,12}"))
                .orElse("")
                .chars()
                .map(Character::getNumericValue)
                .distinct()
                .toArray());
    }

    private Section controls() {
        target.setLabel(texts.say("learn.combos.target"));
        target.setPlaceholder(texts.say("learn.combos.target.hint"));
        target.setMin(0);
        target.setClearButtonVisible(true);
        target.setValueChangeMode(ValueChangeMode.EAGER);
        target.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                answer();
            }
        });
        choices.addClassName("combos-choices");
        var reset = button("learn.combos.reset");
        reset.addClickListener(click -> {
            asked = AskedClues.FIRST.of(asked.kind());
            target.clear();
            digits.reset();
            changed();
        });
        var print = button("learn.combos.print");
        print.getElement().executeJs("this.addEventListener('click', () => window.print())");
        var row = new Div(reset, print);
        row.addClassNames("row", "combos-actions");
        var narrow = new Div(target, digits);
        narrow.addClassName("combos-narrow");
        var controls = new Section(choices, narrow, row);
        controls.addClassNames("card", "combos-controls");
        return controls;
    }

    private NativeButton button(String key) {
        var button = new NativeButton(texts.say(key));
        button.addClassName("tool");
        button.getElement().setAttribute("type", "button");
        return button;
    }

    /// The choices that there are for what is asked.
    private void offer() {
        choices.removeAll();
        choices.add(new Choice<>(
                        "kind",
                        texts.say("learn.combos.game"),
                        AskedClues.kinds(),
                        asked.kind(),
                        kind -> texts.say("shell.kind." + kind))
                .onChange(kind -> change(asked.of(kind))));
        var lookUp = asked.lookUp();
        if (lookUp.operations().size() > 1) {
            choices.add(new Choice<>(
                            "operation",
                            texts.say("learn.combos.operation"),
                            lookUp.operations(),
                            asked.operation(),
                            Operation::sign)
                    .onChange(operation -> change(asked.with(operation))));
        }
        numberOfCells = choiceOfCells();
        choices.add(numberOfCells);
        if (lookUp.grids().size() > 1) {
            choices.add(new Choice<>(
                            "grid",
                            texts.say("learn.combos.grid"),
                            lookUp.grids(),
                            asked.grid(),
                            n -> texts.say("library.size", "rows", n, "columns", n))
                    .onChange(grid -> change(asked.withGrid(grid))));
        }
        if (lookUp.bends()) {
            choices.add(new Choice<>(
                            "shape",
                            texts.say("learn.combos.shape"),
                            List.of(true, false),
                            asked.bends(),
                            bends -> texts.say("learn.combos.shape." + (bends ? "any" : "line")))
                    .onChange(bends -> change(asked.bending(bends))));
        }
        digits.offer(asked.digits());
    }

    private Choice<Integer> choiceOfCells() {
        return new Choice<>(
                        "cells", texts.say("learn.combos.cells"), asked.numbersOfCells(), asked.cells(), this::cells)
                .onChange(cells -> change(asked.withCells(cells)));
    }

    /// Offers other numbers of cells, and leaves alone the choice that the player has just made.
    private void offerCells() {
        var others = choiceOfCells();
        choices.replace(numberOfCells, others);
        numberOfCells = others;
    }

    private String cells(int number) {
        return number == CombinationLookUp.ALL ? texts.say("learn.combos.cells.all") : Integer.toString(number);
    }

    private void change(AskedClues other) {
        boolean otherKind = !other.kind().equals(asked.kind());
        boolean otherCells = !other.numbersOfCells().equals(asked.numbersOfCells());
        asked = other;
        if (otherKind) {
            target.clear();
            changed();
        } else {
            if (otherCells) {
                offerCells();
            }
            digits.offer(asked.digits());
            answer();
        }
    }

    private void changed() {
        offer();
        answer();
    }

    private void refresh() {
        var wanted = Optional.ofNullable(target.getValue());
        found.show(
                asked,
                new Filter(
                        wanted.map(OptionalLong::of).orElse(OptionalLong.empty()),
                        digits.required(),
                        digits.forbidden()));
    }

    /// Shows what the player asked for, and puts it into the address.
    private void answer() {
        refresh();
        UI.getCurrentOrThrow().getPage().getHistory().replaceState(null, "learn/combinations" + query());
    }

    private void narrow(long clue, int cells) {
        asked = asked.withCells(cells);
        target.setValue((int) clue);
        changed();
    }

    /// How the address asks for what is shown.
    String query() {
        var clue = Optional.ofNullable(target.getValue()).map(value -> "&" + AskedClues.CLUE + "=" + value);
        return asked.query() + clue.orElse("") + part(WITH, digits.required()) + part(WITHOUT, digits.forbidden());
    }

    private static String part(String name, Digits digits) {
        return digits.isEmpty()
                ? ""
                : digits.stream()
                        .mapToObj(digit -> Integer.toString(digit, LETTERS))
                        .collect(Collectors.joining("", "&" + name + "=", ""));
    }
}
