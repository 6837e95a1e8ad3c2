package org.crosscage.core.logic.technique;

import org.crosscage.core.logic.CageParts.PartSets;

/// One set of digits for each of two or three parts of a line, so that no digit stands twice: which sets take part
/// in such a choice, and which digits are in all choices.
///
/// Not every choice is looked at. For each set one choice with it is looked for, and for each digit that was in all
/// of these one without it; most of these searches end at once.
final class JointChoices {

    private final PartSets[] sets;
    private final boolean[][] stands;
    private final int[] chosen;
    private long always;
    private boolean any;
    private boolean allStand = true;

    /// @param sets of two or three parts, none empty
    /// @param watched digits that matter if they are in every choice
    JointChoices(PartSets[] sets, long watched) {
        this.sets = sets;
        this.always = watched;
        this.chosen = new int[sets.length];
        this.stands = new boolean[sets.length][];
        for (int part = 0; part < sets.length; part++) {
            stands[part] = new boolean[sets[part].count()];
        }
        if (touch()) {
            findWithEach();
            findWithoutEach();
        } else {
            always = 0;
        }
    }

    /// Whether each part can have a digit that another one can have too: else it has no say.
    private boolean touch() {
        for (int i = 0; i < sets.length; i++) {
            long others = 0;
            for (int j = 0; j < sets.length; j++) {
                others |= j == i ? 0 : sets[j].possible();
            }
            if ((sets[i].possible() & others) == 0) {
                return false;
            }
        }
        return true;
    }

    private void findWithEach() {
        for (int part = 0; part < sets.length; part++) {
            for (int i = 0; i < stands[part].length; i++) {
                if (!stands[part][i]) {
                    chosen[part] = i;
                    if (!choose(0, part, sets[part].get(i), 0)) {
                        allStand = false;
                    }
                }
            }
        }
    }

    private void findWithoutEach() {
        for (long left = always; left != 0; left &= left - 1) {
            choose(0, -1, 0, Long.lowestOneBit(left) & always);
        }
    }

    /// Looks for a choice, and takes note of it.
    ///
    /// @param next the part to choose for
    /// @param fixed a part for which the choice is made, or -1
    /// @param taken digits of the sets chosen
    /// @param without digits that no set may have
    private boolean choose(int next, int fixed, long taken, long without) {
        if (next == sets.length) {
            any = true;
            always &= taken;
            for (int part = 0; part < chosen.length; part++) {
                stands[part][chosen[part]] = true;
            }
            return true;
        }
        if (next == fixed) {
            return choose(next + 1, fixed, taken, without);
        }
        for (int i = 0; i < stands[next].length; i++) {
            long set = sets[next].get(i);
            if ((set & (taken | without)) == 0) {
                chosen[next] = i;
                if (choose(next + 1, fixed, taken | set, without)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether some set cannot stand, or a watched digit is in every choice. Where nothing fits together at all
    /// there is a contradiction, which others find.
    boolean saySomething() {
        return any && (!allStand || always != 0);
    }

    /// The watched digits that are in every choice.
    long always() {
        return always;
    }

    /// Whether every set of a part takes part in a choice.
    boolean allStand(int part) {
        for (boolean one : stands[part]) {
            if (!one) {
                return false;
            }
        }
        return true;
    }

    /// Whether a set of digits of a part takes part in a choice.
    boolean stands(int part, long set) {
        return stands[part][sets[part].indexOf(set)];
    }
}
