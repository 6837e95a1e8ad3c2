package org.crosscage.board.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import java.util.List;
import org.crosscage.board.Card;

/// What the colours and signs of an explanation mean, those that occur in it.
public final class Legend extends Div {

    private static final long serialVersionUID = 1L;

    public Legend(List<Card.Sign> signs) {
        addClassName("legend");
        signs.forEach(sign -> {
            var entry = new Span();
            entry.addClassName(sign.name());
            entry.getElement().appendChild(new Element("i")).appendChild(Element.createText(sign.words()));
            add(entry);
        });
    }
}
