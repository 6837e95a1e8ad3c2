package org.crosscage.lab.ui;

import com.vaadin.flow.component.Html;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import org.crosscage.core.search.SolverEvent.Programmed;
import org.crosscage.shell.ui.CopyLink;

/// A program that was bred: the tree that its expression is, and the expression to be taken along.
final class ProgramView extends NativeDetails {

    private static final long serialVersionUID = 1L;

    /// A larger tree is nothing to look at.
    private static final int MOST_SIGNS = 20_000;

    private final transient LabWords words;
    private String shown = "";

    ProgramView(LabWords words) {
        this.words = words;
        addClassName("program");
        setVisible(false);
    }

    /// Another run begins.
    void clear() {
        shown = "";
        setVisible(false);
    }

    void show(Programmed program) {
        if (program.expression().equals(shown)) {
            return;
        }
        shown = program.expression();
        setVisible(true);
        setSummaryText(words.texts().say("lab.program", "fitness", words.digits(program.fitness())));
        var copy = new CopyLink(
                words.say("program.copy"), words.say("race.link.copied"), words.say("race.link.failed"), shown);
        setContent(new Div(copy, new Div(new Html(shown.length() > MOST_SIGNS ? text(shown) : tree(shown)))));
    }

    private static String text(String expression) {
        return "<code>" + LabWords.markup(expression) + "</code>";
    }

    /// `add(1, kk(a, b))` as lists within lists: each list holds the arguments of the name before it.
    static String tree(String expression) {
        var tree = new StringBuilder("<ul class='tree'><li>");
        var name = new StringBuilder();
        for (char sign : expression.toCharArray()) {
            if (sign == '(' || sign == ')' || sign == ',') {
                named(name, tree);
                tree.append(sign == '(' ? "<ul><li>" : sign == ',' ? "</li><li>" : "</li></ul>");
            } else if (!Character.isWhitespace(sign)) {
                name.append(sign);
            }
        }
        named(name, tree);
        return tree.append("</li></ul>").toString();
    }

    private static void named(StringBuilder name, StringBuilder tree) {
        if (!name.isEmpty()) {
            tree.append("<code>").append(LabWords.markup(name.toString())).append("</code>");
            name.setLength(0);
        }
    }
}
