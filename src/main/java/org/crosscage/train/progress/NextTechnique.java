package org.crosscage.train.progress;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;

/// The technique that a player gains most from now, and why.
public record NextTechnique(CatalogueEntry entry, TechniqueStanding standing, Why why) {

    private static final Set<Standing> TO_LEARN = Set.of(Standing.NOT_MET, Standing.MET, Standing.PRACTISED);

    /// The first that holds for any technique decides.
    public enum Why {
        /// Its hints cost most of those that the player does not know; none of the first tier for whoever has met a
        /// technique of the third.
        COSTLIEST,
        /// The player knew it, and it has lapsed.
        LAPSED,
        /// It was asked, and is not known yet.
        BEGUN,
        /// The player has not met it: the next one in order, of a tier that has something new.
        NEXT_IN_ORDER;

        /// As keys of messages name it, such as `next-in-order`.
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /// @param catalogue in the order in which techniques are learnt
    /// @param isTaught whether there is something to train it on
    /// @return empty where everything is known
    public static Optional<NextTechnique> of(
            TechniqueStandings standings, List<CatalogueEntry> catalogue, Predicate<CatalogueEntry> isTaught) {
        var taught = catalogue.stream().filter(isTaught).toList();
        return Stream.of(Why.values())
                .flatMap(why ->
                        first(why, standings, taught)
                                .map(entry -> new NextTechnique(entry, standings.of(entry.id()), why))
                                .stream())
                .findFirst();
    }

    private static Optional<CatalogueEntry> first(Why why, TechniqueStandings standings, List<CatalogueEntry> taught) {
        return switch (why) {
            case COSTLIEST ->
                taught.stream()
                        .filter(entry -> cost(entry, standings) > 0 && standing(entry, standings) != Standing.KNOWN)
                        .filter(entry -> entry.technique().tier() != Tier.GENTLE
                                || highest(standings, taught).compareTo(Tier.MEDIUM) < 0)
                        // of equals the first in order
                        .max(Comparator.<CatalogueEntry>comparingInt(entry -> cost(entry, standings))
                                .thenComparingInt(entry -> -taught.indexOf(entry)));
            case LAPSED ->
                taught.stream()
                        .filter(entry -> standing(entry, standings) == Standing.LAPSED)
                        .findFirst();
            case BEGUN ->
                taught.stream()
                        .filter(entry ->
                                standings.of(entry.id()).asked() > 0 && TO_LEARN.contains(standing(entry, standings)))
                        .findFirst();
            case NEXT_IN_ORDER -> nextInOrder(standings, taught);
        };
    }

    /// Whoever has met a technique of a tier need not begin below that tier, unless nothing is left above.
    private static Optional<CatalogueEntry> nextInOrder(TechniqueStandings standings, List<CatalogueEntry> taught) {
        var highest = highest(standings, taught);
        var unmet = taught.stream()
                .filter(entry -> standing(entry, standings) == Standing.NOT_MET)
                .toList();
        return unmet.stream()
                .filter(entry -> entry.technique().tier().compareTo(highest) >= 0)
                .findFirst()
                .or(() -> unmet.stream().findFirst());
    }

    /// The hardest tier of which the player has met a technique.
    private static Tier highest(TechniqueStandings standings, List<CatalogueEntry> taught) {
        return taught.stream()
                .filter(entry -> standing(entry, standings) != Standing.NOT_MET)
                .map(entry -> entry.technique().tier())
                .max(Comparator.naturalOrder())
                .orElse(Tier.GENTLE);
    }

    private static Standing standing(CatalogueEntry entry, TechniqueStandings standings) {
        return standings.of(entry.id()).standing();
    }

    private static int cost(CatalogueEntry entry, TechniqueStandings standings) {
        return standings.of(entry.id()).hintCost();
    }
}
