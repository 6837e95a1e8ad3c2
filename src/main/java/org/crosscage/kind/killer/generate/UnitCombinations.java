package org.crosscage.kind.killer.generate;

import java.util.Arrays;
import java.util.List;

/// What the cages that share a row, column or box can put there beside each other: of the sets of digits of each, those
/// stay that go together with some set of each of the others to all digits of the unit.
final class UnitCombinations {

    private final GridUnits units;
    private final Domains domains;
    private final int all;

    /// By place in the unit, in the order in which its cages come.
    private final SumCage[] cages;

    private final long[] masks;
    private final int[][] sets;
    private final int[] setCounts;
    private final boolean[][] supported;

    /// The digits that the first so many cages can have together.
    private final int[][] reached;

    private final int[] reachedCounts;
    private final boolean[][] completes;

    UnitCombinations(GridUnits units, Domains domains) {
        int n = units.side();
        this.units = units;
        this.domains = domains;
        this.all = (1 << n) - 1;
        this.cages = new SumCage[n];
        this.masks = new long[n];
        this.sets = new int[n][all + 1];
        this.setCounts = new int[n];
        this.supported = new boolean[n][all + 1];
        this.reached = new int[n + 1][all + 1];
        this.reachedCounts = new int[n + 1];
        this.completes = new boolean[n + 1][all + 1];
    }

    void narrow(List<SumCage> cages) {
        for (int unit = 0; unit < units.count(); unit++) {
            int count = parts(units.cells(unit), cages);
            if (count > 1) {
                narrow(count);
            }
        }
    }

    /// @return how many cages the unit has; 0 when it has no open cell
    private int parts(int[] unit, List<SumCage> all) {
        int count = 0;
        boolean open = false;
        for (int cell : unit) {
            open |= domains.isOpen(cell);
            var cage = all.get(domains.cageAt(cell));
            int at = 0;
            while (at < count && cages[at] != cage) {
                at++;
            }
            if (at == count) {
                cages[count] = cage;
                masks[count] = 0;
                count++;
            }
            masks[at] |= cage.mask(cell);
        }
        return open ? count : 0;
    }

    private void narrow(int count) {
        for (int i = 0; i < count; i++) {
            list(i);
        }
        reach(count);
        complete(count);
        for (int i = 0; i < count; i++) {
            keepSupported(i);
        }
    }

    /// Lists the sets of a cage.
    private void list(int part) {
        long free = ~domains.layout(cages[part]);
        var known = supported[part];
        Arrays.fill(known, false);
        setCounts[part] = 0;
        for (long layout : cages[part].layouts()) {
            if ((layout & free) == 0) {
                int set = SumLayouts.digits(layout & masks[part]);
                if (!known[set]) {
                    known[set] = true;
                    sets[part][setCounts[part]++] = set;
                }
            }
        }
    }

    private void reach(int count) {
        reachedCounts[0] = 1;
        reached[0][0] = 0;
        for (int part = 0; part < count; part++) {
            var known = completes[part + 1];
            Arrays.fill(known, false);
            reachedCounts[part + 1] = 0;
            for (int i = 0; i < reachedCounts[part]; i++) {
                int before = reached[part][i];
                for (int j = 0; j < setCounts[part]; j++) {
                    int after = before | sets[part][j];
                    if ((before & sets[part][j]) == 0 && !known[after]) {
                        known[after] = true;
                        reached[part + 1][reachedCounts[part + 1]++] = after;
                    }
                }
            }
        }
    }

    private void complete(int count) {
        Arrays.fill(completes[count], false);
        completes[count][all] = true;
        for (int part = count - 1; part >= 0; part--) {
            Arrays.fill(completes[part], false);
            Arrays.fill(supported[part], false);
            for (int i = 0; i < reachedCounts[part]; i++) {
                int before = reached[part][i];
                for (int j = 0; j < setCounts[part]; j++) {
                    int set = sets[part][j];
                    if ((before & set) == 0 && completes[part + 1][before | set]) {
                        completes[part][before] = true;
                        supported[part][set] = true;
                    }
                }
            }
        }
    }

    private void keepSupported(int part) {
        var cage = cages[part];
        long free = ~domains.layout(cage);
        long left = 0;
        for (long layout : cage.layouts()) {
            if ((layout & free) == 0 && supported[part][SumLayouts.digits(layout & masks[part])]) {
                left |= layout;
            }
        }
        domains.keep(cage, left);
    }
}
