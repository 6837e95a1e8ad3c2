package org.crosscage.board.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;
import org.crosscage.texts.Texts;

/// What the colours and signs of an explanation mean, those that occur in it. Of lines, runs and cages those are lit
/// that have a clue, as [Highlights] says.
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

    /// Names of the signs that lights use, in the order in which they are explained: keys of `play.legend.`… and CSS
    /// classes.
    static List<String> signs(Lights lights) {
        var signs = new ArrayList<String>();
        for (var role : List.of(Role.LOOK, Role.CAUSE)) {
            addWhere(occurs(role, lights), word(role), signs);
        }
        addWhere(lights.clues().stream().anyMatch(Arithmetic.class::isInstance), "clue", signs);
        for (var role : List.of(Role.GONE, Role.FOUND, Role.BROKEN)) {
            addWhere(occurs(role, lights), word(role), signs);
        }
        addWhere(lights.dead().stream().anyMatch(Arithmetic.class::isInstance), "dead", signs);
        var arrows = lights.arrows();
        addWhere(!arrows.isEmpty(), "order", signs);
        for (var says : List.of(Arrow.Says.MUST, Arrow.Says.CANNOT, Arrow.Says.NOTHING)) {
            addWhere(arrows.stream().anyMatch(arrow -> arrow.says() == says), word(says), signs);
        }
        return signs;
    }

    private static void addWhere(boolean isUsed, String sign, List<String> signs) {
        if (isUsed) {
            signs.add(sign);
        }
    }

    private static boolean occurs(Role role, Lights lights) {
        return lights.cells().stream().anyMatch(lit -> lit.role() == role)
                || lights.candidates().stream().anyMatch(lit -> lit.role() == role);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
