package org.crosscage.core.kind;

/// How the native text spells the puzzles of a kind: with a line `size`, perhaps `values`, the cells, a line for each
/// clue and perhaps a solution. [#GENERAL] does for every kind; the others spell what was written before it.
///
/// @param keyword of the grid or of a clue's line; no other kind has it
/// @param isGrid whether the clues stand in the black places of a grid, the sum down and the sum across, and not in
///     lines of their own
public record TextSpelling(String keyword, boolean isGrid) {

    /// A line `kind` names the kind, `cells` stand only where a place is black or given, and each clue has a line.
    public static final TextSpelling GENERAL = new TextSpelling("clue", false);

    public boolean isGeneral() {
        return equals(GENERAL);
    }
}
