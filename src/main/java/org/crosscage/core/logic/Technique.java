package org.crosscage.core.logic;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.model.Board;

/// One way to reason. The plug point of the teacher: a class here, a line in the list of each kind it applies
/// to, its texts.
///
/// A technique only reads the board. Everything it finds must be true in *every* solution that the board still
/// allows, and must change something. Its steps may come in any order; [RuleEngine] chooses among them.
public interface Technique {

    /// The technique's name everywhere: lists, texts, links, case files. Lower case with hyphens, such as
    /// `naked-pair`.
    String id();

    Tier tier();

    /// What a step adds to a puzzle's score: about how much longer it takes to find than a naked single, times
    /// four. The scale is the one Sudoku raters have made familiar (a naked single 4, a pair 50 or 60, an X-wing
    /// 160, chains a few hundred); within a tier it grows with the number of cells and clues to hold in mind.
    int weight();

    /// All steps of this technique on the board. A list and not a stream: the choice among them needs all of them,
    /// and most of the time there is none.
    ///
    /// @param board a board on which no open cell is without candidates; it is not changed
    List<Step> find(Board board);

    /// A step in parts of one thought each, shortest first, for who is told of it: together they change what it
    /// changes. A step of most techniques is one thought.
    ///
    /// @param step that this technique has found on the board
    default List<Step> thoughts(Step step, Board board) {
        return List.of(step);
    }

    /// A step that is told instead of one of this technique, which it [includes][Step#includes], because it is easier
    /// to follow.
    ///
    /// @param step that this technique has found on the board
    /// @param among techniques that may be used
    default Optional<Step> plainer(Step step, Board board, List<Technique> among) {
        return Optional.empty();
    }

    /// The same step for a reason that takes fewer words, where there is one that is no harder to follow.
    ///
    /// @param step that this technique has found on the board
    default Step briefly(Step step, Board board) {
        return step;
    }
}
