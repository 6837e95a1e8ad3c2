package org.crosscage.train;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.crosscage.texts.Texts;
import org.crosscage.train.progress.AnswerResult;
import org.crosscage.train.progress.AnswerResult.Outcome;
import org.crosscage.train.progress.AnsweredPosition;

/// Positions that a player is asked one after the other.
///
/// @param source where the run was offered; empty when the player began it alone
/// @param begun when it began, or would have, had nobody stopped to read a proof
/// @param ended when it was over; empty while it goes on
/// @param task the position that is asked now, answered or not; empty before the first and after the last one
/// @param answers of the positions that are done, in order
public record TrainingRun(
        String id,
        long player,
        TrainingTopic topic,
        RunLength length,
        String source,
        Instant begun,
        Optional<Instant> ended,
        Optional<Task> task,
        List<AnsweredPosition> answers) {

    /// A browser whose clock is so much ahead ends a run a little early.
    public static final Duration AHEAD = Duration.ofSeconds(1);

    /// A position that was left alone for so long begins anew when its page is opened again.
    private static final Duration LEFT_ALONE = Duration.ofHours(1);

    public TrainingRun {
        answers = List.copyOf(answers);
    }

    /// A position that is asked.
    ///
    /// @param place in the run, from 1
    /// @param position its id
    /// @param opened when it was shown
    /// @param wrong how often something was tried that is wrong
    /// @param told how many stages of its hint were told, 0 to 4
    /// @param answer what was done, as text of a move; [#SHOWN] when the player had it shown; empty until then
    public record Task(int place, String position, Instant opened, int wrong, int told, String answer) {

        public static final String SHOWN = "-";

        public boolean isDone() {
            return !answer.isEmpty();
        }

        public Task afterWrongTry() {
            return new Task(place, position, opened, wrong + 1, told, answer);
        }

        public Task withTold(int stages) {
            return new Task(place, position, opened, wrong, stages, answer);
        }

        public Task withAnswer(String done) {
            return new Task(place, position, opened, wrong, told, done);
        }

        /// Returns the time from when it was shown; none where a clock was set back.
        public Duration time(Instant moment) {
            return atLeastNone(Duration.between(opened, moment));
        }

        /// @param moment when it was answered
        public AnswerResult result(boolean hasGivenUp, Instant moment) {
            return new AnswerResult(wrong, told, hasGivenUp, time(moment));
        }
    }

    /// The position that is asked, until it is answered.
    public Optional<Task> openTask() {
        return task.filter(asked -> !asked.isDone());
    }

    /// The position begun anew, where it was left alone and the run has as much time as it likes.
    public Optional<Task> openedAnew(Instant now) {
        return openTask()
                .filter(asked -> timeUp().isEmpty() && asked.time(now).compareTo(LEFT_ALONE) > 0)
                .map(left -> new Task(left.place, left.position, now, left.wrong, left.told, ""));
    }

    public TrainingRun with(List<AnsweredPosition> given) {
        return new TrainingRun(id, player, topic, length, source, begun, ended, task, given);
    }

    public boolean isOver() {
        return ended.isPresent();
    }

    /// Whether it came to its end, and was not ended before.
    public boolean isDone() {
        return ended.filter(end -> isDone(length, begun, end, answers.size())).isPresent();
    }

    /// The same of a run that is not read as a whole. [#AHEAD] counts as its time.
    ///
    /// @param answered how many positions are done
    public static boolean isDone(RunLength length, Instant begun, Instant ended, int answered) {
        return answered > 0 && length.isOver(begun, ended.plus(AHEAD), answered);
    }

    /// When its time is up, unless an answer is read until then; empty where it has as much as it likes.
    public Optional<Instant> timeUp() {
        return length.end(begun);
    }

    public boolean isTimeUp(Instant moment) {
        return timeUp().filter(end -> !moment.isBefore(end)).isPresent();
    }

    /// Whether its time is up before an answer.
    public boolean endsInTime(Instant now) {
        return isTimeUp(now) && openTask().isPresent();
    }

    /// How much time it has left, where it has not as much as it likes.
    public Optional<Duration> left(Instant now) {
        return timeUp().map(end -> atLeastNone(Duration.between(readSince().orElse(now), end)));
    }

    /// The time of its beginning, later by as long as its player has been reading an answer.
    public Instant begun(Instant now) {
        return begun.plus(readSince().map(since -> Duration.between(since, now)).orElse(Duration.ZERO));
    }

    private static Duration atLeastNone(Duration duration) {
        return duration.isNegative() ? Duration.ZERO : duration;
    }

    /// Since when an answer is read, while the time stands still.
    private Optional<Instant> readSince() {
        return task.filter(asked -> asked.isDone() && timeUp().isPresent())
                .flatMap(asked -> answers.stream()
                        .filter(answer -> answer.place() == asked.place())
                        .map(AnsweredPosition::answered)
                        .findFirst());
    }

    /// How many were found, with help or without. A step by another technique is none that was asked for.
    public long found() {
        return answers.size() - count(Outcome.SHOWN);
    }

    /// How many were found, and how many of them with help: "4 of 5 found, 2 with help".
    public String progress(Texts texts) {
        return texts.say("train.progress", "found", found(), "done", answers.size(), "helped", count(Outcome.HELPED));
    }

    private long count(Outcome outcome) {
        return answers.stream().filter(answer -> answer.outcome() == outcome).count();
    }
}
