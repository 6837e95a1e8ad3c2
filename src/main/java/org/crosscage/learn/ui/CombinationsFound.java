package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.clue.CombinationTable;
import org.crosscage.core.clue.CombinationTable.Filter;
import org.crosscage.learn.AskedClues;
import org.crosscage.texts.Texts;

/// How many combinations were found, and below it their tables, one for each number of cells.
final class CombinationsFound extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient CombinationsTable.More more;
    private final Paragraph count = new Paragraph();
    private final Div tables = new Div();

    /// @param more hears that all combinations of a clue are wanted
    CombinationsFound(Texts texts, CombinationsTable.More more) {
        this.texts = texts;
        this.more = more;
        count.getElement().setAttribute("role", "status");
        count.addClassName("combos-count");
        tables.addClassName("combos-tables");
        add(count, tables);
    }

    void show(AskedClues asked, Filter filter) {
        var found = new ArrayList<CombinationTable>();
        tables.removeAll();
        for (var sort : asked.sorts()) {
            var table = CombinationTable.of(sort, filter);
            if (!table.rows().isEmpty()) {
                found.add(table);
                tables.add(new CombinationsTable(
                        sort,
                        table,
                        asked.lookUp().operations().size() == 1
                                ? ""
                                : sort.operation().sign(),
                        texts,
                        filter.target().isEmpty(),
                        more));
            }
        }
        count.setText(counted(found));
    }

    private String counted(List<CombinationTable> found) {
        if (found.isEmpty()) {
            return texts.say("learn.combos.count.none");
        }
        int combinations = found.stream().mapToInt(CombinationTable::count).sum();
        int clues = found.stream().mapToInt(table -> table.rows().size()).sum();
        long only = found.stream()
                .flatMap(table -> table.rows().stream())
                .filter(CombinationTable.Row::only)
                .count();
        return texts.say("learn.combos.count", "count", combinations, "clues", clues)
                + " "
                + texts.say("learn.combos.count.only", "only", only);
    }
}
