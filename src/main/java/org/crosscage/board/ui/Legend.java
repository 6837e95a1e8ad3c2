package org.crosscage.board.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import org.crosscage.board.LegendSigns;
import org.crosscage.core.model.Lights;
import org.crosscage.texts.Texts;

/// What the colours and signs of an explanation mean, those that occur in it.
public final class Legend extends Div {

    private static final long serialVersionUID = 1L;

    public Legend(Lights lights, Texts texts) {
        addClassName("legend");
        LegendSigns.of(lights).forEach(sign -> {
            var entry = new Span();
            entry.addClassName(sign);
            entry.getElement()
                    .appendChild(new Element("i"))
                    .appendChild(Element.createText(texts.say("play.legend." + sign)));
            add(entry);
        });
    }
}
