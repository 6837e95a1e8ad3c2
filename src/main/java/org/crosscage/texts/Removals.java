package org.crosscage.texts;

import java.util.LinkedHashMap;
import java.util.List;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// Some digits that go from some cells, all from each.
record Removals(Digits digits, Cells cells) {

    /// What goes, cell by cell as a player looks for it on the board; cells that lose the same digits together.
    static List<Removals> of(List<Elimination> eliminations) {
        var cells = new LinkedHashMap<Digits, Cells>();
        for (var each : eliminations) {
            cells.merge(each.digits(), Cells.of(each.cell()), Cells::union);
        }
        return cells.entrySet().stream()
                .map(alike -> new Removals(alike.getKey(), alike.getValue()))
                .toList();
    }
}
