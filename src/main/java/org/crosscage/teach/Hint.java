package org.crosscage.teach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Position;

/// What the teacher has to say about a position, all of it; the player asks for it [Stage] by stage. Facts
/// only: the words stand in the texts.
public sealed interface Hint {

    /// The stages that can be asked for, in order; none when there is nothing to teach.
    default List<Stage> stages() {
        return List.of(Stage.values());
    }

    /// What lights up while this stage is the last one told.
    default Lights lights(Stage stage) {
        return HintLights.of(this, stage);
    }

    /// How much a hint tells, and what it costs.
    enum Stage {
        /// Where to look.
        NUDGE(1),
        /// Which technique; of a mistake, where it is.
        TECHNIQUE(1),
        /// The full proof; of a mistake, what breaks.
        WHY(2),
        /// It is done for the player, in one move; a mistake is taken back.
        DO_IT(4);

        private final int cost;

        Stage(int cost) {
            this.cost = cost;
        }

        public int cost() {
            return cost;
        }

        /// What the stages up to the proof cost for who has been told so many.
        public static int costToProof(int told) {
            return Arrays.stream(values())
                    .filter(each -> each.ordinal() >= told && each.compareTo(WHY) <= 0)
                    .mapToInt(Stage::cost)
                    .sum();
        }
    }

    /// A digit cannot be right. "Do it" rewinds.
    ///
    /// @param cell of a wrong digit: one that clashes with others where there is one, else the one that the
    ///     fewest steps show to be wrong, else the one played first
    /// @param digit that stands there
    /// @param where the run, line or cage in which to look for it
    /// @param refutation why it cannot be right
    /// @param level of the branch in which it was written, 0 when outside of all
    /// @param rewindTo the cursor of the game before the mistakes
    record WrongDigit(int cell, int digit, Constraint where, Refutation refutation, int level, int rewindTo)
            implements Hint {}

    /// None of the candidate marks of a cell can be right. "Do it" brings back what they leave out.
    ///
    /// @param cell of the marks
    /// @param count in how many cells none of the marks can be right, this one included
    /// @param marks as they stand
    /// @param missing what is brought back: what was crossed out since a needed digit stood there, or all
    ///     that the placed digits leave besides; the solution tells no more of it
    /// @param wasThere whether a needed digit stood there before, so that it was crossed out
    /// @param where the run, line or cage in which to look for it
    /// @param refutation why none of the marks can be right
    record WrongMarks(
            int cell,
            int count,
            Digits marks,
            Digits missing,
            boolean wasThere,
            Constraint where,
            Refutation refutation,
            Move move)
            implements Hint {}

    /// The simplest thing to conclude. Reasons of the steps can be read at any time.
    ///
    /// @param steps one step; for a player without marks, all steps up to and including the next placement
    /// @param move what "do it" plays: digits with tidied marks; for a removal, the remaining candidates as
    ///     marks
    record Deduction(List<Step> steps, Move move) implements Hint {

        public Deduction {
            steps = List.copyOf(steps);
        }

        /// The hint about steps that were found.
        ///
        /// @param board that the last one was found on
        /// @param position of the player
        public static Deduction of(List<Step> steps, Board board, Position position, Teaching teaching) {
            return new Deduction(steps, move(steps.getLast(), board, position, teaching));
        }

        /// A placement writes its digit, and takes it from the candidate marks of the cells that see it, if the
        /// player has that switched on. A removal writes the remaining candidates as marks into every cell that
        /// it changes: then the teacher reads them there and does not find the same step again.
        private static Move move(Step step, Board board, Position position, Teaching teaching) {
            List<Change> changes = new ArrayList<>();
            var marks = new TreeMap<Integer, Digits>();
            for (var placement : step.placements()) {
                changes.add(new Change.Digit(placement.cell(), placement.digit()));
                if (teaching.tidy()) {
                    board.puzzle().peers(placement.cell()).stream()
                            .filter(peer -> marks(peer, marks, position).contains(placement.digit()))
                            .forEach(peer ->
                                    marks.put(peer, marks(peer, marks, position).without(placement.digit())));
                }
            }
            if (teaching.marks()) {
                var after = board.copy();
                step.applyTo(after);
                step.eliminations()
                        .forEach(elimination -> marks.put(elimination.cell(), after.candidates(elimination.cell())));
            }
            marks.forEach((cell, left) -> changes.add(new Change.Candidates(cell, left)));
            return new Move(changes);
        }

        private static Digits marks(int cell, TreeMap<Integer, Digits> written, Position position) {
            return written.getOrDefault(cell, position.square(cell).candidates());
        }

        /// The step that the hint is about: the last one.
        public Step goal() {
            return steps.getLast();
        }
    }

    /// There is nothing to teach.
    ///
    /// @param why the reason
    /// @param harder with [Why#NO_SIMPLE_STEP]: the easiest technique beyond the player's own that would go
    ///     on
    record Nothing(Why why, Optional<Technique> harder) implements Hint {

        public enum Why {
            /// No technique applies: only search goes on.
            NO_SIMPLE_STEP,
            /// The techniques take too long: search is faster.
            TOO_LONG,
            /// Every cell has a digit.
            FULL,
            /// The puzzle has no solution.
            NO_SOLUTION,
            /// Digits and marks contradict each other, and it is not known which of them are wrong.
            CONTRADICTION;

            /// Whether it is seen on the board or proven, rather than what the techniques have to say.
            public boolean isAFact() {
                return this == FULL || this == NO_SOLUTION;
            }
        }

        @Override
        public List<Stage> stages() {
            return List.of();
        }
    }
}
