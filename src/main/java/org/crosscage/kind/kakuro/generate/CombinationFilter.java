package org.crosscage.kind.kakuro.generate;

import org.crosscage.core.clue.RunSums;

/// Which digits occur in a combination of those that the open cells have together, and a needed digit that one cell
/// alone has: the first two tiers of techniques, nearly.
final class CombinationFilter implements RunFilter {

    private final int[] left = new int[RunSums.LARGEST_DIGIT];

    @Override
    public int[] left(int[] cells, int sum, int[] domains) {
        int placed = 0;
        int open = 0;
        for (int i = 0; i < cells.length; i++) {
            int domain = domains[cells[i]];
            left[i] = domain;
            if ((domain & domain - 1) == 0) {
                placed |= domain;
            } else {
                open++;
            }
        }
        if (open > 0) {
            narrow(cells.length, open, sum - RunSums.sum(placed), placed);
        }
        return left;
    }

    @Override
    public boolean mayFindMore() {
        return true;
    }

    private void narrow(int length, int open, int rest, int placed) {
        int union = 0;
        int twice = 0;
        for (int i = 0; i < length; i++) {
            int domain = left[i];
            if ((domain & domain - 1) != 0) {
                twice |= union & domain & ~placed;
                union |= domain & ~placed;
            }
        }
        int answer = RunSums.answer(open, rest, union);
        int possible = RunSums.possible(answer);
        int alone = RunSums.required(answer) & ~twice;
        for (int i = 0; i < length; i++) {
            int domain = left[i];
            if ((domain & domain - 1) != 0) {
                int kept = domain & possible;
                left[i] = (kept & alone) == 0 ? kept : kept & alone;
            }
        }
    }
}
