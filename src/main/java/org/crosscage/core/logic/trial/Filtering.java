package org.crosscage.core.logic.trial;

import java.util.Arrays;
import org.crosscage.core.clue.ClueCells;
import org.crosscage.core.clue.Combinations;
import org.crosscage.core.clue.LayoutSupport;
import org.crosscage.core.clue.Multisets;
import org.crosscage.core.model.Constraint;

/// What one constraint leaves to its cells when all their digits are looked at together. Has room for its work, so
/// it is not shared between threads.
sealed interface Filtering {

    Constraint constraint();

    /// Takes from the cells every digit that no way to keep the constraint gives them.
    ///
    /// @param domains of the cells of the constraint, in their order
    /// @return whether there is a way at all; if not, the domains are left as they are
    boolean narrow(long[] domains);

    /// All cells differ.
    record Different(Constraint constraint, int count, Matching matching, long[] possible) implements Filtering {

        static Different of(Constraint constraint, Matching matching) {
            int count = constraint.cells().size();
            return new Different(constraint, count, matching, new long[count]);
        }

        @Override
        public boolean narrow(long[] domains) {
            Arrays.fill(possible, 0);
            if (!matching.collect(domains, count, -1L, possible)) {
                return false;
            }
            System.arraycopy(possible, 0, domains, 0, count);
            return true;
        }
    }

    /// All cells differ and together hold one of some sets.
    record OneOfSets(Constraint constraint, int count, Multisets sets, Matching matching, long[] possible)
            implements Filtering {

        static OneOfSets of(Combinations printed, Matching matching) {
            int count = printed.clue().cells().size();
            return new OneOfSets(printed.clue(), count, printed.sets(), matching, new long[count]);
        }

        @Override
        public boolean narrow(long[] domains) {
            long all = 0;
            for (int i = 0; i < count; i++) {
                all |= domains[i];
            }
            Arrays.fill(possible, 0);
            boolean some = false;
            for (int i = 0; i < sets.size(); i++) {
                long set = sets.word(i, 0);
                if ((set & ~all) == 0) {
                    some |= matching.collect(domains, count, set, possible);
                }
            }
            if (some) {
                System.arraycopy(possible, 0, domains, 0, count);
            }
            return some;
        }
    }

    /// A cage whose digits may repeat has one of its layouts.
    record OneOfLayouts(Constraint constraint, LayoutSupport layouts) implements Filtering {

        static OneOfLayouts of(ClueCells cells) {
            return new OneOfLayouts(cells.clue(), new LayoutSupport(cells));
        }

        @Override
        public boolean narrow(long[] domains) {
            return layouts.narrow(domains);
        }
    }
}
