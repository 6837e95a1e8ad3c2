package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.crosscage.core.kind.Message;
import org.crosscage.texts.Texts;

/// What a link says wrongly, value by value, and what was taken instead. Not there when a link is right.
final class CorrectedLink extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final UnorderedList list = new UnorderedList();

    CorrectedLink(Texts texts) {
        this.texts = texts;
        addClassNames("said-wrong", "corrected-link");
        getElement().setAttribute("role", "status");
        add(new Paragraph(texts.say("lab.misread.title")), list);
        setVisible(false);
    }

    void show(List<Message> wrong) {
        list.removeAll();
        wrong.forEach(each -> list.add(new ListItem(texts.say("lab.misread." + each.key(), each.arguments()))));
        setVisible(!wrong.isEmpty());
    }
}
