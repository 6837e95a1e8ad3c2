package org.crosscage.board.ui.tile;

import com.vaadin.flow.component.Svg;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import org.crosscage.core.generate.Grade;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// A puzzle's grade wherever it shows: seven bars, as many of them filled as the grade is high, and its word. Takes
/// the same room before the grade is known.
public final class GradeSign extends Span {

    private static final long serialVersionUID = 1L;

    private static final int STEP = 5;
    private static final int HEIGHT = 15;
    private static final int SLOPE = 2;
    private static final int BARS = Grade.values().length;

    private final transient Texts texts;

    /// A sign that does not say anything yet.
    public GradeSign(Texts texts) {
        this.texts = texts;
        addClassName("grade");
        fill(0, "");
    }

    /// @param grade that shows at once
    public GradeSign(Texts texts, Grade grade) {
        this(texts);
        show(grade);
    }

    public void show(Grade grade) {
        fill(grade.ordinal() + 1, Names.grade(texts, grade));
    }

    /// The puzzle has no grade.
    public void showNone() {
        fill(0, texts.say("shell.grade.none"));
        setTitle(texts.say("shell.grade.none.why"));
    }

    private void fill(int filled, String word) {
        removeAll();
        add(new Svg(bars(filled)), new Span(word));
    }

    private static String bars(int filled) {
        var bars = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg xmlns='http://www.w3.org/2000/svg' aria-hidden='true' viewBox='0 0 %d %d'>",
                BARS * STEP - 2,
                HEIGHT));
        for (int bar = 0; bar < BARS; bar++) {
            int height = HEIGHT - SLOPE * (BARS - 1 - bar);
            bars.append(String.format(
                    Locale.ROOT,
                    "<rect class='%s' x='%d' y='%d' width='3' height='%d' rx='1'/>",
                    bar < filled ? "on" : "off",
                    bar * STEP,
                    HEIGHT - height,
                    height));
        }
        return bars.append("</svg>").toString();
    }
}
