package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Tool;
import org.crosscage.texts.Texts;

/// A card beside the board that says something in a few sentences and offers what to do next. On a phone it is a
/// sheet below the board.
public final class HelpCard extends Section {

    private static final long serialVersionUID = 1L;

    private final Div eyebrow = new Div();
    private final H2 title = new H2();
    private final Div body = new Div();
    private final UnorderedList stages = new UnorderedList();
    private final Div actions = new Div();
    private final Div foot = new Div();
    private final Div links = new Div();

    /// @param id of the card; its heading gets `<id>-title`, its closing button the text `play.<id>.close`
    public HelpCard(String id, Texts texts, Runnable close) {
        setId(id);
        addClassNames("card", "talk");
        eyebrow.addClassName("eyebrow");
        title.setId(id + "-title");
        getElement().setAttribute("aria-labelledby", id + "-title");
        stages.addClassName("stages");
        stages.getElement().setAttribute("aria-hidden", "true"); // the eyebrow says the same in words
        actions.addClassName("row");
        var fold = icon(LineIcon.DOWN, texts.say("play.sheet.fold"), "fold", () -> fold(!hasClassName("folded")));
        var cross = icon(LineIcon.CLOSE, texts.say("play." + id + ".close"), "close", close);
        links.addClassName("links");
        links.setVisible(false);
        add(eyebrow, title, body, stages, actions, foot, links, fold, cross);
        setVisible(false);
    }

    private static Tool icon(LineIcon symbol, String name, String className, Runnable press) {
        var icon = Tool.icon(symbol, name, press);
        icon.removeClassName("tool");
        icon.addClassNames("icon-button", className);
        return icon;
    }

    /// Folded, the sheet that the card is on a phone leaves the keypad free.
    public void fold(boolean folded) {
        setClassName("folded", folded);
    }

    public HelpCard heading(String over, String words) {
        fold(false);
        eyebrow.setText(over);
        title.setText(words);
        return this;
    }

    public HelpCard body(List<? extends Component> parts) {
        body.removeAll();
        parts.forEach(body::add);
        return this;
    }

    /// A bar that shows how far this goes; none when there are no stages.
    public HelpCard stages(int told, int of) {
        stages.removeAll();
        IntStream.range(0, of).forEach(i -> {
            var stage = new ListItem();
            stage.setClassName("on", i < told);
            stages.add(stage);
        });
        stages.setVisible(of > 0);
        return this;
    }

    public HelpCard actions(Component... offered) {
        actions.removeAll();
        actions.add(offered);
        actions.setVisible(offered.length > 0);
        return this;
    }

    public HelpCard foot(Component... below) {
        foot.removeAll();
        foot.add(below);
        return this;
    }

    /// What is seldom wanted, below all else.
    public HelpCard links(Component... offered) {
        links.removeAll();
        links.add(offered);
        links.setVisible(offered.length > 0);
        return this;
    }

    public void open() {
        setVisible(true);
    }

    public void close() {
        setVisible(false);
    }

    public boolean isOpen() {
        return isVisible();
    }
}
