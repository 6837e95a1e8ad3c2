package org.crosscage.train.progress;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/// How well a player has a technique.
///
/// | standing | when |
/// | --- | --- |
/// | not met | none of the following |
/// | met | it was asked, a hint told it, or a puzzle needed it that was finished without being shown the solution |
/// | practised | at least one answer found it |
/// | known | the last answer and [#ENOUGH] of the last [#LAST] found it alone, not all in the same position |
/// | lapsed | it was known, and then two of three answers in a row missed it, or nobody asked for [#FORGOTTEN] |
///
/// Found alone is without a wrong try and without a hint; how long it took does not matter. What is known stays so
/// until it lapses. What lapsed is known again once the last answers say so: after misses that takes several, after a
/// pause one.
public enum Standing {
    NOT_MET,
    MET,
    PRACTISED,
    KNOWN,
    LAPSED;

    /// So many answers are looked at.
    public static final int LAST = 5;
    /// So many of them must have found it alone.
    public static final int ENOUGH = 4;
    /// So long an answer counts.
    public static final Duration FORGOTTEN = Duration.ofDays(120);

    private static final int LAST_MISSES = 3;
    private static final int TOO_MANY_MISSES = 2;

    /// As keys of messages name it, such as `not-met`.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// @param answers to positions of the technique, in the order in which they were given
    /// @param isMet whether it was met elsewhere: told by a hint, or needed in a puzzle that was finished
    public static Standing of(List<AnsweredPosition> answers, boolean isMet, Instant now) {
        var standing = isMet ? MET : NOT_MET;
        for (int i = 0; i < answers.size(); i++) {
            var answer = answers.get(i);
            var before = i > 0 ? standing.after(answers.get(i - 1).answered(), answer.answered()) : standing;
            standing = before.answered(answers.subList(0, i + 1));
        }
        return answers.isEmpty() ? standing : standing.after(answers.getLast().answered(), now);
    }

    private Standing after(Instant last, Instant now) {
        return this == KNOWN && Duration.between(last, now).compareTo(FORGOTTEN) > 0 ? LAPSED : this;
    }

    /// @param answers so far, the one that was just given last
    private Standing answered(List<AnsweredPosition> answers) {
        if (isKnown(last(answers, LAST))) {
            return KNOWN;
        }
        return switch (this) {
            case KNOWN -> isLost(last(answers, LAST_MISSES)) ? LAPSED : KNOWN;
            case LAPSED, PRACTISED -> this;
            case MET, NOT_MET -> answers.getLast().isMissed() ? MET : PRACTISED;
        };
    }

    private static boolean isKnown(List<AnsweredPosition> last) {
        var alone = last.stream().filter(AnsweredPosition::isFoundAlone).toList();
        return last.getLast().isFoundAlone()
                && alone.size() >= ENOUGH
                && alone.stream().map(AnsweredPosition::position).distinct().count() > 1;
    }

    private static boolean isLost(List<AnsweredPosition> last) {
        return last.stream().filter(AnsweredPosition::isMissed).count() >= TOO_MANY_MISSES;
    }

    private static List<AnsweredPosition> last(List<AnsweredPosition> answers, int most) {
        return answers.subList(Math.max(0, answers.size() - most), answers.size());
    }
}
