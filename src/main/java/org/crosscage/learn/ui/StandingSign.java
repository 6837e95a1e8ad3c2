package org.crosscage.learn.ui;

import com.vaadin.flow.component.Svg;
import com.vaadin.flow.component.html.Span;
import org.crosscage.texts.Texts;
import org.crosscage.train.progress.Standing;

/// Where a player stands with a technique: a ring that fills, and its word.
final class StandingSign extends Span {

    private static final long serialVersionUID = 1L;

    private static final String RING = "<circle cx='10' cy='10' r='8' %s/>";

    StandingSign(Standing standing, Texts texts) {
        addClassNames("standing", standing.word());
        add(
                new Svg("<svg xmlns='http://www.w3.org/2000/svg' aria-hidden='true' viewBox='0 0 20 20'>"
                        + drawing(standing) + "</svg>"),
                new Span(word(standing, texts)));
    }

    static String word(Standing standing, Texts texts) {
        return texts.say("learn.standing." + standing.word());
    }

    private static String drawing(Standing standing) {
        return switch (standing) {
            case NOT_MET -> RING.formatted("stroke-dasharray='2 3'");
            case MET -> RING.formatted("");
            case PRACTISED -> RING.formatted("") + "<path class='fill' d='M10 5v10a5 5 0 0 1 0-10z'/>";
            case KNOWN -> RING.formatted("class='fill'") + "<path class='check' d='m6 10.5 2.8 2.8L14 7.5'/>";
            case LAPSED -> RING.formatted("") + "<path d='M10 5.5V11m0 3.4v.1'/>";
        };
    }
}
