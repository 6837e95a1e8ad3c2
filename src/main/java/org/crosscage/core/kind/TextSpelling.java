package org.crosscage.core.kind;

/// How the native text spells the puzzles of a kind: with a line `size`, perhaps `values`, the cells, a line for each
/// clue and perhaps a solution. [#GENERAL] does for every kind; the others spell what was written before it, or what
/// others write.
///
/// @param keyword of the grid or of a clue's line; no other kind has it, unless [#hasBoxes()] tells the kinds apart
/// @param isGrid whether the clues stand in the black places of a grid, the sum down and the sum across, and not in
///     lines of their own
/// @param hasBoxes whether a line `boxes` below the size says how large they are; no other kind has that line. Then
///     each given digit has a line `given` among the clues
public record TextSpelling(String keyword, boolean isGrid, boolean hasBoxes) {

    /// A line `kind` names the kind, `cells` stand only where a place is black or given, and each clue has a line.
    public static final TextSpelling GENERAL = new TextSpelling("clue", false, false);

    public static final String BOXES = "boxes";

    public boolean isGeneral() {
        return equals(GENERAL);
    }

    /// The word at the beginning of a line that says which kind it is.
    public String tellingWord() {
        return hasBoxes ? BOXES : keyword;
    }
}
