package org.crosscage.texts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// Some digits that go from some cells, all from each.
record Removals(Digits digits, Cells cells) {

    /// What goes, in as few words as may be: by digits that go from the same cells, or by cells that lose the same
    /// digits.
    static List<Removals> of(List<Elimination> eliminations) {
        var byCell = new LinkedHashMap<Digits, Cells>();
        var byDigit = new LinkedHashMap<Integer, Cells>();
        for (var each : eliminations) {
            byCell.merge(each.digits(), Cells.of(each.cell()), Cells::union);
            each.digits().stream().forEach(digit -> byDigit.merge(digit, Cells.of(each.cell()), Cells::union));
        }
        var byCells = new LinkedHashMap<Cells, Digits>();
        byDigit.keySet().stream()
                .sorted()
                .forEach(digit -> byCells.merge(byDigit.get(digit), Digits.of(digit), Digits::union));
        var alikeCells = groups(byCell, Map.Entry::getKey, Map.Entry::getValue);
        var alikeDigits = groups(byCells, Map.Entry::getValue, Map.Entry::getKey);
        return names(alikeDigits) <= names(alikeCells) ? alikeDigits : alikeCells;
    }

    private static int names(List<Removals> groups) {
        return groups.stream()
                .mapToInt(group -> group.digits.size() + group.cells.size())
                .sum();
    }

    private static <K, V> List<Removals> groups(
            Map<K, V> map, Function<Map.Entry<K, V>, Digits> digits, Function<Map.Entry<K, V>, Cells> cells) {
        var groups = new ArrayList<Removals>();
        map.entrySet().forEach(entry -> groups.add(new Removals(digits.apply(entry), cells.apply(entry))));
        return groups;
    }
}
