package org.crosscage.core.logic;

import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Takes digits from domains that a constraint plainly rules out: those of cells that are known, those out of a
/// sum's reach, those that do not divide a product, and everything that does not fit once one or two cells are
/// left.
///
/// @param at the cells of the constraint by their place among the domains
record Narrowing(Constraint constraint, int[] at) {

    /// @return false when some cell is left without a digit
    boolean narrow(long[] domains) {
        if (constraint.allDifferent() && !differ(domains)) {
            return false;
        }
        return !(constraint instanceof Arithmetic clue) || meet(clue, domains);
    }

    private boolean differ(long[] domains) {
        for (int i : at) {
            if (isKnown(domains[i])) {
                for (int j : at) {
                    if (j != i) {
                        domains[j] &= ~domains[i];
                        if (domains[j] == 0) {
                            return false;
                        }
                    }
                }
            }
        }
        return true;
    }

    private boolean meet(Arithmetic clue, long[] domains) {
        if (clue.operation() == Operation.ADD && !reach(clue.target(), domains)) {
            return false;
        }
        if (clue.operation() == Operation.MULTIPLY && clue.target() > 0 && !divide(clue.target(), domains)) {
            return false;
        }
        int a = -1;
        int b = -1;
        for (int i : at) {
            if (!isKnown(domains[i])) {
                if (b >= 0) {
                    return true;
                }
                b = a;
                a = i;
            }
        }
        return b >= 0 ? fitTwo(clue, a, b, domains) : a < 0 ? fits(clue, domains) : fitOne(clue, a, domains);
    }

    private boolean reach(long target, long[] domains) {
        long least = 0;
        long most = 0;
        for (int i : at) {
            least += smallest(domains[i]);
            most += largest(domains[i]);
        }
        for (int i : at) {
            long low = target - (most - largest(domains[i]));
            long high = target - (least - smallest(domains[i]));
            domains[i] &= between(low, high);
            if (domains[i] == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean divide(long target, long[] domains) {
        long known = 1;
        for (int i : at) {
            long digit = isKnown(domains[i]) ? smallest(domains[i]) : 1;
            if (digit == 0 || target / known % digit != 0) {
                return false;
            }
            known *= digit;
        }
        for (int i : at) {
            for (long left = isKnown(domains[i]) ? 0 : domains[i]; left != 0; left &= left - 1) {
                long digit = Long.numberOfTrailingZeros(left);
                if (digit == 0 || target / known % digit != 0) {
                    domains[i] &= ~Long.lowestOneBit(left);
                }
            }
            if (domains[i] == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean fitTwo(Arithmetic clue, int a, int b, long[] domains) {
        long before = domains[b];
        long fitting = 0;
        long keep = 0;
        for (long left = domains[a]; left != 0; left &= left - 1) {
            domains[a] = Long.lowestOneBit(left);
            domains[b] = before & (clue.allDifferent() ? ~domains[a] : -1L);
            if (domains[b] != 0 && fitOne(clue, b, domains)) {
                keep |= Long.lowestOneBit(left);
                fitting |= domains[b];
            }
        }
        domains[a] = keep;
        domains[b] = fitting;
        return keep != 0;
    }

    private boolean fitOne(Arithmetic clue, int cell, long[] domains) {
        long fitting = 0;
        for (long left = domains[cell]; left != 0; left &= left - 1) {
            domains[cell] = Long.lowestOneBit(left);
            fitting |= fits(clue, domains) ? domains[cell] : 0;
        }
        domains[cell] = fitting;
        return fitting != 0;
    }

    private boolean fits(Arithmetic clue, long[] domains) {
        int[] digits = new int[at.length];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = smallest(domains[at[i]]);
        }
        return clue.operation().holds(digits, clue.target());
    }

    private static boolean isKnown(long domain) {
        return (domain & domain - 1) == 0;
    }

    private static int smallest(long domain) {
        return Long.numberOfTrailingZeros(domain);
    }

    private static int largest(long domain) {
        return Digits.LARGEST - Long.numberOfLeadingZeros(domain);
    }

    /// The digits from `low` to `high`, both included.
    private static long between(long low, long high) {
        if (high < 0 || low > Digits.LARGEST) {
            return 0;
        }
        long upTo = high >= Digits.LARGEST ? -1L : ~(-2L << high);
        return low <= 0 ? upTo : upTo & -1L << low;
    }
}
