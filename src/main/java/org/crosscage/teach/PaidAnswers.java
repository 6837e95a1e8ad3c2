package org.crosscage.teach;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.model.Position;

/// What was answered and paid of one position beside its hint.
///
/// @param position what stands in the digits and candidate marks, as 64 hex digits
/// @param answers that were given
public record PaidAnswers(String position, Set<Answer> answers) {

    /// What can be asked for.
    public enum Answer {
        /// Whether steps lead from a branch to a contradiction: as much as the proof of a mistake.
        CHAIN(Hint.Stage.WHY.cost()),
        /// Whether the solver finds a solution with a branch: as much as doing it.
        SEARCH(Hint.Stage.DO_IT.cost()),
        /// Which digits are wrong: as much as the stages of a hint that come to where one of them is.
        WHERE(Hint.Stage.NUDGE.cost() + Hint.Stage.TECHNIQUE.cost()),
        /// The way back to before the first of them.
        REWIND(Hint.Stage.DO_IT.cost());

        private final int cost;

        Answer(int cost) {
            this.cost = cost;
        }

        public int cost() {
            return cost;
        }

        /// As it is stored.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public PaidAnswers {
        answers = Set.copyOf(answers);
    }

    /// Nothing is paid of a position.
    public static PaidAnswers none(Position position) {
        return new PaidAnswers(PaidHint.written(position), Set.of());
    }

    /// @param answers by name with blanks between, as stored
    public static PaidAnswers read(String position, String answers) {
        return new PaidAnswers(
                position,
                Arrays.stream(Answer.values())
                        .filter(each -> Arrays.asList(answers.split(" ")).contains(each.word()))
                        .collect(Collectors.toSet()));
    }

    public String written() {
        return Stream.of(Answer.values())
                .filter(answers::contains)
                .map(Answer::word)
                .collect(Collectors.joining(" "));
    }

    /// In one line: the position and what was answered, with blanks between.
    public String line() {
        return position + " " + written();
    }

    /// @param line as [#line()] has it, or empty for none
    /// @throws IllegalArgumentException when it is neither
    public static Optional<PaidAnswers> ofLine(String line) {
        if (line.isEmpty()) {
            return Optional.empty();
        }
        var parts = line.split(" ", 2);
        var found = read(parts[0], parts[parts.length - 1]);
        if (!parts[0].matches("[0-9a-f]{64}")
                || found.answers.isEmpty()
                || !found.line().equals(line)) {
            throw new IllegalArgumentException("'" + line + "' should be 64 hex digits and what was answered");
        }
        return Optional.of(found);
    }

    /// Whether it is about this position.
    public boolean isAbout(Position now) {
        return position.equals(PaidHint.written(now));
    }

    public boolean has(Answer answer) {
        return answers.contains(answer);
    }

    /// The price of an answer now: nothing where it is paid.
    public int cost(Answer answer) {
        return has(answer) ? 0 : answer.cost();
    }

    public PaidAnswers with(Answer answer) {
        return with(Set.of(answer));
    }

    public PaidAnswers with(Set<Answer> more) {
        return new PaidAnswers(
                position, Stream.concat(answers.stream(), more.stream()).collect(Collectors.toSet()));
    }
}
