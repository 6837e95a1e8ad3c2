package org.crosscage.board.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;
import org.crosscage.texts.Texts;

/// What the colours and signs of an explanation mean, those that occur in it.
public final class Legend extends Div {

    private static final long serialVersionUID = 1L;

    public Legend(Lights lights, Texts texts) {
        addClassName("legend");
        signs(lights).forEach(sign -> {
            var entry = new Span();
            entry.addClassName(sign);
            entry.getElement()
                    .appendChild(new Element("i"))
                    .appendChild(Element.createText(texts.say("play.legend." + sign)));
            add(entry);
        });
    }

    private static List<String> signs(Lights lights) {
        var signs = new ArrayList<String>();
        for (var role : List.of(Role.CAUSE, Role.GONE, Role.FOUND)) {
            if (occurs(role, lights)) {
                signs.add(word(role));
            }
        }
        var arrows = lights.arrows();
        if (!arrows.isEmpty()) {
            signs.add("order");
        }
        for (var says : List.of(Arrow.Says.MUST, Arrow.Says.CANNOT, Arrow.Says.NOTHING)) {
            if (arrows.stream().anyMatch(arrow -> arrow.says() == says)) {
                signs.add(word(says));
            }
        }
        return signs;
    }

    private static boolean occurs(Role role, Lights lights) {
        return lights.cells().stream().anyMatch(lit -> lit.role() == role)
                || lights.candidates().stream().anyMatch(lit -> lit.role() == role)
                || role == Role.CAUSE && !lights.clues().isEmpty();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
