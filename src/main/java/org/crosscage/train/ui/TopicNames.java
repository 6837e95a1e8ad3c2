package org.crosscage.train.ui;

import java.util.Optional;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Tier;
import org.crosscage.texts.Texts;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.GlickoRating;

/// Names topics, techniques and ratings of runs.
final class TopicNames {

    private final Texts texts;

    TopicNames(Texts texts) {
        this.texts = texts;
    }

    /// For example "Naked pair, KenKen".
    String of(TrainingTopic topic) {
        var name = withoutKind(topic);
        return topic.kind()
                .map(kind -> texts.say("train.topic.of", "topic", name, "kind", kind(kind)))
                .orElse(name);
    }

    private String withoutKind(TrainingTopic topic) {
        return switch (topic) {
            case TrainingTopic.AtLevel _ -> texts.say("train.topic.level");
            case TrainingTopic.OfTechnique(var technique, var _) -> technique(technique);
            case TrainingTopic.OfTier(var tier, var _) -> texts.say("train.topic.tier", "tier", tier(tier));
            case TrainingTopic.Rush _ -> texts.say("train.rush");
            case TrainingTopic.Missed _ -> texts.say("train.topic.missed");
            case TrainingTopic.Due _ -> texts.say("train.topic.due");
        };
    }

    /// The technique that a run asks for by name, if it does.
    static Optional<String> named(TrainingTopic topic) {
        return topic instanceof TrainingTopic.OfTechnique(var technique, var _)
                ? Optional.of(technique)
                : Optional.empty();
    }

    /// @param id of a technique
    String technique(String id) {
        return texts.say("hints.technique-name." + id);
    }

    String tier(Tier tier) {
        return texts.say("learn.tier." + tier.id());
    }

    String kind(PuzzleKind kind) {
        return texts.say("shell.kind." + kind.id());
    }

    /// For example "1500 ± 120".
    String rating(GlickoRating rating) {
        return texts.say("train.rating.value", "rating", rating.rating(), "deviation", rating.deviation());
    }

    /// For example "1500 → 1520 ± 110".
    ///
    /// @param before empty where the first answer was rated
    String moved(Optional<GlickoRating> before, GlickoRating after) {
        return before.map(it -> texts.say("train.rating.moved", "before", it.rating(), "after", rating(after)))
                .orElseGet(() -> rating(after));
    }

    /// The same in a sentence.
    String ratingChange(Optional<GlickoRating> before, GlickoRating after) {
        return texts.say(
                before.isPresent() ? "train.rating.change" : "train.rating.first", "rating", moved(before, after));
    }
}
