package org.crosscage.core.kind;

import java.util.List;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;

/// The plug for a kind of puzzle: a sub-package, and a line in the list of kinds.
public interface PuzzleKind {

    /// The kind's name everywhere: `kakuro`, `kenken`.
    String id();

    /// The formats that only this kind has, in the order in which they are tried.
    List<PuzzleFormat> formats();

    /// This kind's part of the native text format.
    NativeBody nativeBody();

    /// The standard list of techniques, easiest first.
    List<Technique> techniques();

    Drafts drafts();

    /// The sizes offered for a new game, as drawn: to make one takes less than a second as a rule.
    List<Size> sizes();

    /// Larger sizes that are offered too, as drawn, for whoever can wait: to make one takes seconds, at times many.
    /// What is done with many puzzles of each size leaves them out.
    default List<Size> largeSizes() {
        return List.of();
    }

    Picture picture(Puzzle puzzle);
}
