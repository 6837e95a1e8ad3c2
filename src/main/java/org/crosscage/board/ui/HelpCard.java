package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.Card;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Tool;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// A card beside the board that says something in a few sentences and offers what to do next. On a phone it is a
/// sheet below the board.
public final class HelpCard extends Section {

    private static final long serialVersionUID = 1L;

    private final String id;
    private final transient Texts texts;
    private final transient Runnable close;
    /// There only while something is shown: most cards of a page are never opened.
    private transient @Nullable Parts parts;

    /// @param id of the card; its heading gets `<id>-title`, its closing button the text `play.<id>.close`
    public HelpCard(String id, Texts texts, Runnable close) {
        this.id = id;
        this.texts = texts;
        this.close = close;
        setId(id);
        addClassNames("card", "talk");
        getElement().setAttribute("aria-labelledby", id + "-title");
        setVisible(false);
    }

    private record Parts(Div eyebrow, H2 title, Div body, UnorderedList stages, Div actions, Div foot, Div links) {

        Parts() {
            this(new Div(), new H2(), new Div(), new UnorderedList(), new Div(), new Div(), new Div());
            eyebrow.addClassName("eyebrow");
            stages.addClassName("stages");
            stages.getElement().setAttribute("aria-hidden", "true"); // the eyebrow says the same in words
            actions.addClassName("row");
            links.addClassName("links");
            links.setVisible(false);
        }
    }

    private Parts parts() {
        var shown = parts;
        if (shown == null) {
            shown = new Parts();
            parts = shown;
            shown.title.setId(id + "-title");
            var fold = icon(LineIcon.DOWN, texts.say("play.sheet.fold"), "fold", () -> fold(!hasClassName("folded")));
            var cross = icon(LineIcon.CLOSE, texts.say("play." + id + ".close"), "close", close);
            add(
                    shown.eyebrow,
                    shown.title,
                    shown.body,
                    shown.stages,
                    shown.actions,
                    shown.foot,
                    shown.links,
                    fold,
                    cross);
        }
        return shown;
    }

    private static Tool icon(LineIcon symbol, String name, String className, Runnable press) {
        var icon = Tool.icon(symbol, name, press);
        icon.removeClassName("tool");
        icon.addClassNames("icon-button", className);
        return icon;
    }

    /// Shows a card, whatever was shown before.
    ///
    /// @param press is given the id of what is pressed
    public void show(Card card, Consumer<String> press) {
        heading(card.eyebrow(), card.title())
                .body(card.body().stream().flatMap(HelpCard::part).toList())
                .stages(card.stages().told(), card.stages().of())
                .actions(card.actions().stream()
                        .flatMap(action -> offer(action, press))
                        .toArray(Component[]::new))
                .foot(card.legend().isEmpty() ? new Component[0] : new Component[] {new Legend(card.legend())})
                .links(card.links().stream().map(link -> link(link, press)).toArray(Component[]::new));
        open();
    }

    private static Stream<Component> part(Card.Block block) {
        return switch (block) {
            case Card.Block.Words(String text) -> Stream.of(new Paragraph(text));
            case Card.Block.Proof proof -> ProofText.of(proof).stream();
        };
    }

    private static Stream<? extends Component> offer(Card.Action action, Consumer<String> press) {
        var notes = action.notes().stream().map(HelpCard::note).toList();
        if (action.words().isEmpty()) {
            return notes.stream();
        }
        var button = button(action, press);
        notes.stream().findFirst().ifPresent(price -> {
            price.setId(action.id() + "-cost");
            button.getElement().setAttribute("aria-describedby", action.id() + "-cost");
        });
        return Stream.concat(Stream.of(button), notes.stream());
    }

    private static Tool button(Card.Action action, Consumer<String> press) {
        Runnable pressed = () -> press.accept(action.id());
        var button = action.symbol().isEmpty()
                ? Tool.of(action.words(), pressed)
                : Tool.of(LineIcon.valueOf(action.symbol().toUpperCase(Locale.ROOT)), action.words(), pressed);
        button.setId(action.id());
        if (!action.asks().isEmpty()) {
            button.asks(action.asks());
        }
        return action.primary() ? button.primary() : button;
    }

    private static Span note(String words) {
        var note = new Span(words);
        note.addClassName("quiet");
        return note;
    }

    private Component link(Card.Link link, Consumer<String> press) {
        return switch (link) {
            case Card.Link.Press(Card.Action action) -> button(action, press);
            case Card.Link.Page page -> named(page.id(), new NewTab(page.address(), page.words(), texts));
            case Card.Link.Copy copy ->
                named(copy.id(), new CopyLink(copy.words(), copy.copied(), copy.failed(), copy.text()));
        };
    }

    private static Component named(String id, Component link) {
        link.setId(id);
        return link;
    }

    /// Folded, the sheet that the card is on a phone leaves the keypad free.
    public void fold(boolean folded) {
        setClassName("folded", folded);
    }

    public HelpCard heading(String over, String words) {
        fold(false);
        parts().eyebrow.setText(over);
        parts().title.setText(words);
        return this;
    }

    public HelpCard body(List<? extends Component> shown) {
        var body = parts().body;
        body.removeAll();
        shown.forEach(body::add);
        return this;
    }

    /// A bar that shows how far this goes; none when there are no stages.
    public HelpCard stages(int told, int of) {
        parts().stages.removeAll();
        IntStream.range(0, of).forEach(i -> {
            var stage = new ListItem();
            stage.setClassName("on", i < told);
            parts().stages.add(stage);
        });
        parts().stages.setVisible(of > 0);
        return this;
    }

    public HelpCard actions(Component... offered) {
        parts().actions.removeAll();
        parts().actions.add(offered);
        parts().actions.setVisible(offered.length > 0);
        return this;
    }

    public HelpCard foot(Component... below) {
        parts().foot.removeAll();
        parts().foot.add(below);
        return this;
    }

    /// What is seldom wanted, below all else.
    public HelpCard links(Component... offered) {
        parts().links.removeAll();
        parts().links.add(offered);
        parts().links.setVisible(offered.length > 0);
        return this;
    }

    public void open() {
        setVisible(true);
    }

    public void close() {
        setVisible(false);
        removeAll();
        parts = null;
    }

    public boolean isOpen() {
        return isVisible();
    }
}
