package org.crosscage.kind;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;

/// On what terms a puzzle is passed on to be played: with hints or without, and how hard the techniques may be that
/// they teach.
///
/// @param hints whether there are hints
/// @param hardest the tier of the hardest techniques; empty when the player's own choice holds
public record GameTerms(boolean hints, Optional<Tier> hardest) {

    /// As the player likes it.
    public static final GameTerms NONE = new GameTerms(true, Optional.empty());

    private static final String WITHOUT_HINTS = "no-hints";

    public boolean areNone() {
        return equals(NONE);
    }

    /// Whether a game on these terms has no more help than one on the other terms.
    public boolean areWithin(GameTerms others) {
        return (!hints || others.hints)
                && others.hardest
                        .map(most ->
                                hardest.filter(own -> own.compareTo(most) <= 0).isPresent())
                        .orElse(true);
    }

    /// The techniques that hints may teach in a game on these terms.
    ///
    /// @return their ids, none where there are no hints; empty where any may be taught
    public Optional<Set<String>> taught() {
        return areNone()
                ? Optional.empty()
                : Optional.of(TechniqueCatalogue.all().stream()
                        .filter(entry -> mayTeach(entry.technique()))
                        .map(TechniqueCatalogue.CatalogueEntry::id)
                        .collect(Collectors.toUnmodifiableSet()));
    }

    private boolean mayTeach(Technique technique) {
        return hints
                && hardest.map(most -> technique.tier().compareTo(most) <= 0).orElse(true);
    }

    /// All that there are.
    public static Stream<GameTerms> all() {
        return Stream.of(true, false)
                .flatMap(hints -> Stream.concat(
                                Stream.of(Optional.<Tier>empty()),
                                Stream.of(Tier.values()).map(Optional::of))
                        .map(hardest -> new GameTerms(hints, hardest)));
    }

    /// As it is stored: words with blanks between them, none for [#NONE].
    public String written() {
        return Stream.concat(
                        hints ? Stream.empty() : Stream.of(WITHOUT_HINTS),
                        hardest.stream().map(Tier::id))
                .reduce((a, b) -> a + " " + b)
                .orElse("");
    }

    /// Reads what was stored, perhaps by another version: what is not known is passed over.
    public static GameTerms read(String written) {
        boolean hints = true;
        var hardest = Optional.<Tier>empty();
        for (var word : written.split(" ")) {
            hints &= !word.equals(WITHOUT_HINTS);
            hardest = hardest.or(() -> Stream.of(Tier.values())
                    .filter(tier -> tier.id().equals(word))
                    .findFirst());
        }
        return new GameTerms(hints, hardest);
    }
}
