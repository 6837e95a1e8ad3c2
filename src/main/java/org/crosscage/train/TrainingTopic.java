package org.crosscage.train;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;

/// What a run of the trainer asks.
public sealed interface TrainingTopic {

    /// The only kind whose positions are asked; empty for all.
    Optional<PuzzleKind> kind();

    /// Positions that are about as strong as the player.
    record AtLevel(Optional<PuzzleKind> kind) implements TrainingTopic {}

    /// Positions of one technique.
    ///
    /// @param technique its id
    record OfTechnique(String technique, Optional<PuzzleKind> kind) implements TrainingTopic {}

    /// Positions of all techniques of a tier.
    record OfTier(Tier tier, Optional<PuzzleKind> kind) implements TrainingTopic {}

    /// As many positions as one finds in [RunLength#THREE_MINUTES], of techniques up to [#HARDEST]. The next one
    /// follows at once, and none is rated, because players slip when they hurry.
    record Rush(Optional<PuzzleKind> kind) implements TrainingTopic {

        public static final Tier HARDEST = Tier.EASY;
    }

    /// Everything that was missed and is not known yet, the longest ago first.
    record Missed(Optional<PuzzleKind> kind) implements TrainingTopic {}

    /// What was missed and is to come back by today, the longest ago first.
    record Due(Optional<PuzzleKind> kind) implements TrainingTopic {}

    /// The same of one kind.
    default TrainingTopic of(Optional<PuzzleKind> other) {
        return switch (this) {
            case AtLevel _ -> new AtLevel(other);
            case OfTechnique(var technique, var _) -> new OfTechnique(technique, other);
            case OfTier(var tier, var _) -> new OfTier(tier, other);
            case Rush _ -> new Rush(other);
            case Missed _ -> new Missed(other);
            case Due _ -> new Due(other);
        };
    }

    /// As it is stored and stands in addresses: `level`, `technique-naked-pair`, `tier-3`, `rush`, `missed` or
    /// `due`, and behind it perhaps a dot and a kind, `level.kenken`.
    default String written() {
        var word = switch (this) {
            case AtLevel _ -> "level";
            case OfTechnique(var technique, var _) -> "technique-" + technique;
            case OfTier(var tier, var _) -> "tier-" + tier.level();
            case Rush _ -> "rush";
            case Missed _ -> "missed";
            case Due _ -> "due";
        };
        return word + kind().map(each -> "." + each.id()).orElse("");
    }

    /// The topic of a text as [#written] has it; empty for any other text, and for a technique that does not apply to
    /// the kind.
    static Optional<TrainingTopic> read(String text) {
        var parts = Pattern.compile("([a-z0-9-]+)(?:\\.([a-z0-9-]+))?").matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        var kind = Optional.ofNullable(parts.group(2)).flatMap(PuzzleKinds::find);
        return parts.group(2) != null && kind.isEmpty() ? Optional.empty() : read(parts.group(1), kind);
    }

    private static Optional<TrainingTopic> read(String word, Optional<PuzzleKind> kind) {
        return switch (word) {
            case "level" -> Optional.of(new AtLevel(kind));
            case "rush" -> Optional.of(new Rush(kind));
            case "missed" -> Optional.of(new Missed(kind));
            case "due" -> Optional.of(new Due(kind));
            default -> word.startsWith("tier-") ? tier(word.substring(5), kind) : technique(word, kind);
        };
    }

    private static Optional<TrainingTopic> tier(String level, Optional<PuzzleKind> kind) {
        return Stream.of(Tier.values())
                .filter(tier -> Integer.toString(tier.level()).equals(level))
                .<TrainingTopic>map(tier -> new OfTier(tier, kind))
                .findFirst();
    }

    private static Optional<TrainingTopic> technique(String word, Optional<PuzzleKind> kind) {
        var prefix = "technique-";
        return Optional.of(word)
                .filter(each -> each.startsWith(prefix))
                .flatMap(each -> TechniqueCatalogue.of(each.substring(prefix.length())))
                .filter(entry -> kind.isEmpty() || entry.kinds().contains(kind.get()))
                .map(entry -> new OfTechnique(entry.id(), kind));
    }
}
