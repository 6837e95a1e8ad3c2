package org.crosscage.home.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.shell.ui.Picker;
import org.crosscage.shell.ui.Picker.Option;
import org.crosscage.texts.Texts;

/// One of the sizes of a kind, as a row of chips: native radio buttons, which bring their own keys. The last one opens
/// lists of rows and columns, for every other size that can be made.
final class SizeChoice extends Div {

    private static final long serialVersionUID = 1L;

    /// The value of the chip behind the sizes.
    private static final String OTHER = "other";

    private final transient PuzzleKind kind;
    private final Div otherSize = new Div();
    private final Picker rows;
    private final Picker columns;
    private transient Size chosen;
    private transient Consumer<Size> listener = size -> {};

    /// @param group a name that no other choice on the page has
    /// @param chosen one of the kind's sizes
    SizeChoice(PuzzleKind kind, String group, Size chosen, Texts texts) {
        this.kind = kind;
        this.chosen = chosen;
        addClassName("size-choice");
        boolean square = kind.drafts().square();
        rows = new Picker(texts.say(square ? "library.size.side" : "library.size.rows"), _ -> chooseOther());
        rows.setId("rows-" + kind.id());
        columns = new Picker(texts.say("library.size.columns"), _ -> chooseOther());
        columns.setId("columns-" + kind.id());
        columns.setVisible(!square);
        otherSize.add(rows, columns);
        otherSize.addClassName("other-size");
        otherSize.setVisible(false);
        getElement().appendChild(chips(group, new PuzzleNames(texts), texts));
        add(otherSize);
    }

    private Element chips(String group, PuzzleNames names, Texts texts) {
        var legend = new Element("legend").setText(texts.say("library.sizes"));
        legend.getClassList().add("visually-hidden");
        var chips = new Element("fieldset").appendChild(legend);
        chips.getClassList().add("chips");
        usual(kind)
                .forEach(size -> chips.appendChild(chip(
                        group,
                        size.toString(),
                        names.size(size.rows(), size.columns()),
                        size.equals(chosen),
                        () -> choose(size))));
        var drafts = kind.drafts();
        return drafts.smallest() == drafts.largest()
                ? chips
                : chips.appendChild(chip(group, OTHER, texts.say("library.size.other"), false, this::openOther));
    }

    /// The sizes that have a chip.
    private static Stream<Size> usual(PuzzleKind kind) {
        return Stream.concat(kind.sizes().stream(), kind.largeSizes().stream());
    }

    Size chosen() {
        return chosen;
    }

    /// Calls the listener whenever another one is chosen.
    void onChange(Consumer<Size> called) {
        listener = called;
    }

    private void choose(Size size) {
        otherSize.setVisible(false);
        select(size);
    }

    /// Begins with the size that was chosen before, which is one of the lists too.
    private void openOther() {
        rows.offer(sides(), Integer.toString(chosen.rows()));
        columns.offer(sides(), Integer.toString(chosen.columns()));
        otherSize.setVisible(true);
    }

    private List<Option> sides() {
        var drafts = kind.drafts();
        return IntStream.rangeClosed(drafts.smallest(), drafts.largest())
                .mapToObj(Integer::toString)
                .map(side -> new Option("", side, side))
                .toList();
    }

    private void chooseOther() {
        var down = rows.picked();
        var across = kind.drafts().square() ? down : columns.picked();
        select(new Size(Integer.parseInt(down), Integer.parseInt(across)));
    }

    private void select(Size size) {
        chosen = size;
        listener.accept(size);
    }

    private static Element chip(String group, String value, String words, boolean isChosen, Runnable choose) {
        var radio = new Element("input").setAttribute("type", "radio").setAttribute("name", group);
        radio.setAttribute("value", value);
        radio.setAttribute("checked", isChosen);
        radio.addEventListener("change", event -> choose.run());
        return new Element("label").appendChild(radio, new Element("span").setText(words));
    }
}
