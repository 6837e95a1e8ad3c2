package org.crosscage.train;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.Technique;
import org.crosscage.teach.Hint;

/// What an answer is worth. Facts only, as of a [Hint].
public sealed interface Verdict {

    /// Everything in it is given by steps that are open now of techniques up to the tier of the one that is
    /// asked for.
    ///
    /// @param answer what of the entry is an answer
    /// @param proof the steps that give it, one hint for each, the simplest that do; at least one
    /// @param others the other answers that were open: what they change the proof leaves out at least in part
    record Right(Move answer, List<Hint.Deduction> proof, List<Hint.Deduction> others) implements Verdict {

        public Right {
            proof = List.copyOf(proof);
            others = List.copyOf(others);
        }

        /// Whether a step of a technique is in the proof.
        public boolean uses(Technique technique) {
            return uses(proof, technique);
        }

        static boolean uses(List<Hint.Deduction> proof, Technique technique) {
            return proof.stream().anyMatch(each -> each.goal().technique().equals(technique));
        }
    }

    /// It is true, but not given by those steps.
    ///
    /// @param harder the technique of a higher tier that gives it now, the easiest with which all of it is
    ///     given; empty where it follows after other steps only, or the search was stopped before that was
    ///     known
    record Ahead(Optional<Technique> harder) implements Verdict {}

    /// Something in it contradicts the solution.
    ///
    /// @param mistake [Hint.WrongDigit] or [Hint.WrongMarks]
    record Wrong(Hint mistake) implements Verdict {}

    /// There is no answer in it, as with notes and colours.
    record NoAnswer() implements Verdict {}

    /// The check was stopped before anything was known, or the solution could not be found just now.
    record NotChecked() implements Verdict {}
}
