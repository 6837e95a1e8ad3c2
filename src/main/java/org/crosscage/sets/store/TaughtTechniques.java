package org.crosscage.sets.store;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;

/// The techniques that hints may teach in a game of a set.
///
/// @param terms of the set
record TaughtTechniques(GameTerms terms) {

    boolean containAll(Collection<String> techniques) {
        return ids().map(taught -> taught.containsAll(techniques)).orElse(true);
    }

    /// @return their ids, none where there are no hints; empty where any may be taught
    Optional<Set<String>> ids() {
        return terms.areNone()
                ? Optional.empty()
                : Optional.of(TechniqueCatalogue.all().stream()
                        .map(CatalogueEntry::technique)
                        .filter(this::isTaught)
                        .map(Technique::id)
                        .collect(Collectors.toUnmodifiableSet()));
    }

    private boolean isTaught(Technique technique) {
        return terms.hints()
                && terms.hardest()
                        .map(hardest -> technique.tier().compareTo(hardest) <= 0)
                        .orElse(true);
    }
}
