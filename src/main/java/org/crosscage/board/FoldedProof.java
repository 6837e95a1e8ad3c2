package org.crosscage.board;

import java.util.List;
import java.util.OptionalInt;

/// How a long proof is shown: the first sentences and the conclusion are seen, which is what most readers want; those
/// between are folded away.
public final class FoldedProof {

    /// So many sentences are seen before those that are folded away, and one after them.
    public static final int FIRST = 2;

    /// A chain of six links, and a count with all that is said of it, are read at one go.
    private static final int MOST = 9;

    private FoldedProof() {}

    /// How many sentences are folded away; empty where all are seen.
    public static OptionalInt between(List<?> sentences) {
        return sentences.size() <= MOST ? OptionalInt.empty() : OptionalInt.of(sentences.size() - FIRST - 1);
    }
}
