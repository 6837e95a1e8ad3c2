package org.crosscage.teach.words;

/// What a branch is called: A, B, … Z, AA, AB, … as on the board.
final class BranchLetter {

    private static final int LETTERS = 26;

    private BranchLetter() {}

    /// @param level of the branch, at least 1
    static String of(int level) {
        char last = (char) ('A' + (level - 1) % LETTERS);
        return level > LETTERS ? of((level - 1) / LETTERS) + last : String.valueOf(last);
    }
}
