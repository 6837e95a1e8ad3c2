package org.crosscage.edit;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.KakuroRules;

/// A puzzle being drawn. It never changes, and may lack anything a puzzle needs. Its places count row by row from 0, a
/// Kakuro's clue row and clue column included.
public sealed interface Sketch permits KakuroSketch, KenKenSketch {

    /// The id of its kind.
    String kind();

    int rows();

    int columns();

    /// The digits that a cell may hold.
    Digits digits();

    /// What is filled in of a solution that whoever draws has in mind, by place; no part of the puzzle.
    SortedMap<Integer, Integer> filled();

    /// This sketch with other digits filled in, whatever the clues say.
    Sketch withFilled(SortedMap<Integer, Integer> filled);

    /// The digits given to whoever plays, by place.
    SortedMap<Integer, Integer> givens();

    Sketch apply(Edit edit);

    default Sketch applyAll(List<Edit> edits) {
        var sketch = this;
        for (var edit : edits) {
            sketch = sketch.apply(edit);
        }
        return sketch;
    }

    /// What is wrong with it, at most one of each fault.
    List<Flaw> flaws();

    /// Whether no clue is written yet, and no digit given.
    boolean hasNoClue();

    /// Whether nothing is drawn yet that clues could be found for: a KenKen without a cage of several cells. A
    /// Kakuro is a shape from the beginning.
    boolean hasNoShape();

    /// What can be looked into: a clue that is missing demands nothing. Empty while a flaw [stops][Flaw.Fault#stops()]
    /// that.
    Optional<Puzzle> puzzle();

    /// Whether it can be played, printed and passed on as it is.
    boolean isPlayable();

    /// As it is drawn. A clue's number is that of [#clueNumber(int, boolean)].
    Picture picture();

    /// The operation of the clue of the cage at a place, where it has one.
    Optional<Operation> operationAt(int place);

    /// The numbers in the picture of one of the puzzle's clues: one, or two where runs of one cell cross.
    List<Integer> clueNumbers(Arithmetic clue);

    /// The white places, ascending: the i-th is the place of cell i.
    Cells places();

    /// The places of some cells of the puzzle.
    default Cells placesOf(Cells cells) {
        var places = places();
        return Cells.of(cells.stream().map(places::get));
    }

    /// What stands in the cells of the puzzle: what is filled in, else what is given.
    default Position position() {
        return Position.of(places().stream()
                .map(place -> filled().getOrDefault(place, givens().getOrDefault(place, Constraint.EMPTY)))
                .toArray());
    }

    /// Some solution that is filled in, if every cell has a digit.
    default Optional<Solution> solution() {
        var places = places();
        return places.isEmpty() || !places.stream().allMatch(filled()::containsKey)
                ? Optional.empty()
                : Optional.of(Solution.of(places.stream().map(filled()::get).toArray()));
    }

    /// The number of a clue in the picture.
    ///
    /// @param place where it is drawn
    /// @param down of a Kakuro, whether the run goes down
    static int clueNumber(int place, boolean down) {
        return 2 * place + (down ? 1 : 0);
    }

    /// An empty sheet: a Kakuro all white beside its clue row and clue column, a KenKen of single cells.
    ///
    /// @throws IllegalArgumentException when there is no such size
    static Sketch blank(String kind, int rows, int columns) {
        return kind.equals(KakuroRules.ID) ? KakuroSketch.blank(rows, columns) : KenKenSketch.blank(rows);
    }

    /// A puzzle to be changed.
    static Sketch of(Puzzle puzzle) {
        return puzzle.kind().equals(KakuroRules.ID) ? KakuroSketch.of(puzzle) : KenKenSketch.of(puzzle);
    }
}
