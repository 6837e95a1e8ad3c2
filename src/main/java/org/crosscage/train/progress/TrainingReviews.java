package org.crosscage.train.progress;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a player missed and is to be asked again, as it follows from their answers.
///
/// @param byPosition ids of positions, the one that has waited longest first
public record TrainingReviews(Map<String, Review> byPosition) {

    /// @param answers in the order in which they were given; those to positions that were never missed change nothing
    public static TrainingReviews of(List<AnsweredPosition> answers) {
        var reviews = new LinkedHashMap<String, Review>();
        for (var answer : answers) {
            if (answer.isOther()) {
                continue; // the step that was missed is still not found
            }
            var before = Optional.ofNullable(reviews.remove(answer.position()));
            var day = LocalDate.ofInstant(answer.answered(), ZoneOffset.UTC);
            Review.answered(before, answer.isMissed(), day).ifPresent(review -> reviews.put(answer.position(), review));
        }
        return new TrainingReviews(reviews);
    }

    public TrainingReviews {
        byPosition = Collections.unmodifiableMap(new LinkedHashMap<>(byPosition));
    }

    /// Everything that is not known yet.
    public List<String> missed() {
        return List.copyOf(byPosition.keySet());
    }

    /// What comes back by a day.
    public List<String> due(LocalDate day) {
        return byPosition.entrySet().stream()
                .filter(each -> each.getValue().isDue(day))
                .map(Map.Entry::getKey)
                .toList();
    }
}
