package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.dom.Element;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.CombinationTable;
import org.crosscage.core.clue.CombinationTable.Row;
import org.crosscage.core.clue.CombinationTable.Sort;
import org.crosscage.teach.words.ClueCombinations;
import org.crosscage.texts.Texts;

/// The clues of one number of cells, a row each.
final class CombinationsTable extends Section {

    private static final long serialVersionUID = 1L;

    /// Of a clue with more, the rest is shown on demand.
    private static final int MOST = 24;

    /// A table with more combinations than this ends early: it would take seconds to come, and nobody reads it through.
    private static final int MOST_IN_ALL = 5000;

    /// Parts of a combination stand closer to each other than two combinations do.
    private static final String THIN = "\u2009";
    /// Numbers of two figures would not be told apart by that.
    private static final String EN = "\u2002";

    /// Who hears that all combinations of a clue are wanted.
    interface More {
        void show(long clue, int cells);
    }

    private final String sign;
    private final transient Sort sort;
    private final transient Texts texts;
    private final transient More more;
    private final boolean brief;

    /// @param sign stands behind each clue
    /// @param brief whether long rows end with a button that shows all
    CombinationsTable(Sort sort, CombinationTable table, String sign, Texts texts, boolean brief, More more) {
        this.sign = sign;
        this.sort = sort;
        this.texts = texts;
        this.more = more;
        this.brief = brief;
        addClassName("combos-section");
        var id = "cells-" + sort.cells();
        var title = new H2(texts.say("learn.combos.section", "cells", sort.cells()));
        title.setId(id);
        add(title);
        var body = new Element("tbody");
        int shown = shown(table);
        if (shown < table.rows().size()) {
            var first = new Paragraph(texts.say("learn.combos.first", "shown", shown));
            first.addClassName("quiet");
            add(first);
        }
        table.rows().stream().limit(shown).forEach(row -> body.appendChild(row(row)));
        var whole = new Element("table").setAttribute("aria-labelledby", id).appendChild(head(), body);
        whole.getClassList().add("combos-table");
        getElement().appendChild(whole);
    }

    /// The number of rows that are shown.
    private int shown(CombinationTable table) {
        int rows = 0;
        int ways = 0;
        while (rows < table.rows().size() && ways < MOST_IN_ALL) {
            ways += most(table.rows().get(rows));
            rows++;
        }
        return rows;
    }

    private Element head() {
        var row = new Element("tr").appendChild(column("learn.combos.column.clue"), column("learn.combos.column.ways"));
        var head = new Element("thead").appendChild(row);
        head.getClassList().add("visually-hidden");
        return head;
    }

    private Element column(String key) {
        return new Element("th").setAttribute("scope", "col").setText(texts.say(key));
    }

    private Element row(Row row) {
        var clue = row.target() + sign;
        var head = new Element("th").setAttribute("scope", "row").setText(clue);
        var ways = new Element("td");
        row.combinations().stream().limit(most(row)).forEach(way -> ways.appendChild(way(way), blank()));
        if (row.only()) {
            var mark = new Element("span").setText(texts.say("learn.combos.only"));
            mark.getClassList().add("only-way");
            ways.appendChild(mark);
        }
        int hidden = row.combinations().size() - most(row);
        if (hidden > 0) {
            ways.appendChild(rest(row, clue, hidden));
        }
        var element = new Element("tr").appendChild(head, ways);
        element.getClassList().set("only", row.only());
        return element;
    }

    private int most(Row row) {
        return brief
                ? Math.min(MOST, row.combinations().size())
                : row.combinations().size();
    }

    private Element rest(Row row, String clue, int hidden) {
        var rest = new Element("button")
                .setAttribute("type", "button")
                .setAttribute(
                        "aria-label",
                        texts.say(
                                "learn.combos.more.label",
                                "count",
                                row.combinations().size(),
                                "clue",
                                clue))
                .setText(texts.say("learn.combos.more", "count", hidden));
        rest.getClassList().add("more");
        rest.addEventListener("click", event -> more.show(row.target(), sort.cells()));
        return rest;
    }

    private Element way(Combination way) {
        var gap = sort.digits().max() > 9 ? EN : THIN;
        var element = new Element("span").setText(ClueCombinations.name(way).replace(" ", gap));
        element.getClassList().add("way");
        return element;
    }

    private static Element blank() {
        return Element.createText(" ");
    }
}
