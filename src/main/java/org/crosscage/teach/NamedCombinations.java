package org.crosscage.teach;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;

/// The clue that a hint speaks of, and those of its combinations that it names, if any.
public record NamedCombinations(Arithmetic clue, List<Combination> combinations) {

    public static Optional<NamedCombinations> of(Hint hint) {
        return hint instanceof Hint.Deduction deduction
                ? all(deduction.goal().reason())
                        .flatMap(NamedCombinations::in)
                        .findFirst()
                        .or(() -> onlyClue(deduction.goal().reason()))
                : Optional.empty();
    }

    private static Stream<Reason> all(Reason reason) {
        return Stream.concat(Stream.of(reason), reason.thoughts().stream().flatMap(NamedCombinations::all));
    }

    /// Combinations belong to the clue that has as many cells as they have digits.
    private static Stream<NamedCombinations> in(Reason reason) {
        return reason.facts().values().stream()
                .filter(Fact.OfCombinations.class::isInstance)
                .map(fact -> ((Fact.OfCombinations) fact).combinations())
                .filter(combinations -> !combinations.isEmpty())
                .flatMap(combinations -> Stream.concat(reason.constraints().stream(), named(reason))
                        .filter(Arithmetic.class::isInstance)
                        .map(Arithmetic.class::cast)
                        .filter(clue -> clue.cells().size()
                                == combinations.getFirst().digits().size())
                        .map(clue -> new NamedCombinations(clue, combinations)));
    }

    private static Stream<Constraint> named(Reason reason) {
        return reason.facts().values().stream()
                .filter(Fact.OfConstraint.class::isInstance)
                .map(fact -> ((Fact.OfConstraint) fact).constraint());
    }

    /// The clue of a proof that rests on no other.
    private static Optional<NamedCombinations> onlyClue(Reason reason) {
        var clues = reason.constraints().stream()
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .toList();
        return clues.size() == 1 ? Optional.of(new NamedCombinations(clues.getFirst(), List.of())) : Optional.empty();
    }
}
