package org.crosscage.teach;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Position;
import org.crosscage.player.Sha256;

/// The help about a position that is paid, and need not be paid again until help is paid for in another one: how far
/// its hint is told, and what else was answered. The hint itself is not stored: near the same cell the same one is
/// found again.
///
/// @param position what stands in its digits and candidate marks, as 64 hex digits
/// @param told how many stages of its hint, while there is something left of it to tell; else 0
/// @param near the player's selection when the hint was looked for
/// @param answers that were given
public record PaidHelp(String position, int told, OptionalInt near, Set<Answer> answers) {

    private static final Pattern LINE = Pattern.compile("([0-9a-f]{64}) (\\d) (-|\\d{1,6})((?: [a-z]{1,9})*+)");
    private static final String NO_CELL = "-";

    /// The answers that a player can ask for beside the hint.
    public enum Answer {
        /// Whether steps lead from a branch to a contradiction: as much as the proof of a mistake.
        CHAIN(Hint.Stage.WHY.cost()),
        /// Whether the solver finds a solution with a branch: as much as doing it.
        SEARCH(Hint.Stage.DO_IT.cost()),
        /// Which digits are wrong: as much as the stages of a hint that come to where one of them is.
        WHERE(Hint.Stage.NUDGE.cost() + Hint.Stage.TECHNIQUE.cost()),
        /// The way back to before the first of them.
        REWIND(Hint.Stage.DO_IT.cost()),
        /// The marks that fit some combination of their clues: as much as a hint with all its stages.
        FIT(Hint.Stage.costToProof(0) + Hint.Stage.DO_IT.cost());

        private final int cost;

        Answer(int cost) {
            this.cost = cost;
        }

        public int cost() {
            return cost;
        }

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public PaidHelp {
        answers = Set.copyOf(answers);
    }

    /// The paid help about a position, as the last entry of the log says that has any help in it.
    ///
    /// @param line as [LogEntry.Help] has it; of another position, and of another version, nothing is paid
    public static PaidHelp of(String line, Position now) {
        var nothing = new PaidHelp(written(now), 0, OptionalInt.empty(), Set.of());
        var found = LINE.matcher(line);
        if (!found.matches() || !found.group(1).equals(nothing.position)) {
            return nothing;
        }
        int told = Integer.parseInt(found.group(2));
        boolean isLeft = told < Hint.Stage.values().length; // a hint that is told to its end begins anew
        var words = List.of(found.group(4).split(" "));
        var near = Optional.of(found.group(3))
                .filter(cell -> isLeft && !cell.equals(NO_CELL))
                .map(Integer::valueOf)
                .filter(cell -> cell < now.squares().size());
        return new PaidHelp(
                nothing.position,
                isLeft ? told : 0,
                near.map(OptionalInt::of).orElse(OptionalInt.empty()),
                Stream.of(Answer.values())
                        .filter(answer -> words.contains(answer.word()))
                        .collect(Collectors.toSet()));
    }

    /// The line after an entry.
    ///
    /// @param line before it
    public static String after(String line, LogEntry entry) {
        return entry instanceof LogEntry.Help help && !help.paid().isEmpty() ? help.paid() : line;
    }

    private String line() {
        return Stream.concat(
                        Stream.of(
                                position,
                                Integer.toString(told),
                                near.isPresent() ? Integer.toString(near.getAsInt()) : NO_CELL),
                        Stream.of(Answer.values()).filter(answers::contains).map(Answer::word))
                .collect(Collectors.joining(" "));
    }

    /// Two positions are written alike when a hint for one is a hint for the other: see [AskedHint#isAbout].
    private static String written(Position position) {
        return Sha256.of(position.squares().stream()
                .map(square -> square.digit() + "~" + square.candidates())
                .collect(Collectors.joining(" ")));
    }

    /// Whether its hint is begun, and there is something left of it to tell.
    public boolean isHintBegun() {
        return told > 0;
    }

    public boolean has(Answer answer) {
        return answers.contains(answer);
    }

    /// The price of answers now: nothing of those that are paid.
    public int cost(Collection<Answer> wanted) {
        return wanted.stream()
                .filter(answer -> !has(answer))
                .mapToInt(answer -> answer.cost)
                .sum();
    }

    /// The entry that pays for answers; empty where all are paid.
    public Optional<LogEntry.Help> pay(Collection<Answer> wanted) {
        int cost = cost(wanted);
        var all = EnumSet.noneOf(Answer.class);
        all.addAll(answers);
        all.addAll(wanted);
        var after = new PaidHelp(position, told, near, all);
        return cost == 0 ? Optional.empty() : Optional.of(after.help(1, cost, ""));
    }

    /// The entry that pays for stages of a hint about this position.
    ///
    /// @param asked the hint with those stages
    /// @param cell near which it was looked for
    public LogEntry.Help pay(AskedHint asked, OptionalInt cell, int cost) {
        var after = new PaidHelp(position, asked.told(), cell, answers);
        return after.help(told == 0 ? 1 : 0, cost, asked.technique().orElse(""));
    }

    private LogEntry.Help help(int hints, int cost, String technique) {
        return new LogEntry.Help(LogEntry.Help.Sort.PAID, hints, cost, technique, line());
    }
}
