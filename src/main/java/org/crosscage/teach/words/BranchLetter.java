package org.crosscage.teach.words;

import org.crosscage.texts.Texts;

/// What a branch is called: A, B, … Z, AA, AB, … as on the board.
final class BranchLetter {

    private static final int LETTERS = 26;

    private BranchLetter() {}

    /// The whole name, such as "branch A", within a sentence or at its beginning.
    static String name(int level, Texts texts) {
        return texts.say("play.branch.name", "letter", of(level));
    }

    /// @param level of the branch, at least 1
    private static String of(int level) {
        char last = (char) ('A' + (level - 1) % LETTERS);
        return level > LETTERS ? of((level - 1) / LETTERS) + last : String.valueOf(last);
    }
}
