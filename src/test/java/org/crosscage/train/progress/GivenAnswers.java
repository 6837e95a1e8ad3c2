package org.crosscage.train.progress;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Answers that a player gave, written as letters: `A` found alone, `h` found with a hint, `w` after a wrong try, `x`
/// given up; `_` is a day without answers and `~` a pause of 121 days. Each is to another position, an hour after the
/// one before.
public final class GivenAnswers {

    private static final Duration BETWEEN = Duration.ofHours(1);

    private final List<AnsweredPosition> answers = new ArrayList<>();
    private final String run;
    private Instant time;

    /// @param begin the first one is given an hour later
    public GivenAnswers(Instant begin) {
        this("given-answers-of-tests", begin);
    }

    /// @param run in which they are given
    public GivenAnswers(String run, Instant begin) {
        this.run = run;
        this.time = begin;
    }

    public GivenAnswers add(String kind, String technique, String letters) {
        for (char letter : letters.toCharArray()) {
            switch (letter) {
                case '_' -> time = time.plus(Duration.ofDays(1));
                case '~' -> time = time.plus(Duration.ofDays(121));
                default -> answers.add(answer(kind, technique, letter, Optional.empty()));
            }
        }
        return this;
    }

    /// The same to one position once more, whatever it is.
    public GivenAnswers again(String letters) {
        var last = answers.getLast();
        for (char letter : letters.toCharArray()) {
            var next = answer(last.kind(), last.technique(), letter, last.after());
            answers.add(new AnsweredPosition(
                    next.run(),
                    next.place(),
                    last.position(),
                    next.kind(),
                    next.technique(),
                    next.source(),
                    next.answered(),
                    next.result(),
                    next.score(),
                    next.after()));
        }
        return this;
    }

    /// One that is rated.
    public GivenAnswers rated(String kind, String technique, char letter, GlickoRating after) {
        answers.add(answer(kind, technique, letter, Optional.of(after)));
        return this;
    }

    private AnsweredPosition answer(String kind, String technique, char letter, Optional<GlickoRating> after) {
        time = time.plus(BETWEEN);
        int place = answers.size() + 1;
        var result = new AnswerResult(
                letter == 'w' ? 1 : 0, letter == 'h' ? 1 : 0, letter == 'x', Duration.ofSeconds(20L + place));
        return new AnsweredPosition(
                run,
                place,
                kind + "." + technique + ".p" + place,
                kind,
                technique,
                "",
                time,
                result,
                result.isMissed() ? 0 : result.stages() > 0 ? 0.5 : 1,
                after);
    }

    public List<AnsweredPosition> all() {
        return List.copyOf(answers);
    }

    /// When the last one was given, pauses after it counted in.
    public Instant now() {
        return time;
    }
}
