package org.crosscage.player;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.crosscage.kind.GameTerms;

/// How a player likes it.
///
/// @param highContrast whether colours are drawn as far apart as they go
/// @param tidyMarks whether marks that a new digit rules out go away with it
/// @param peers whether the runs, lines and cage of the selected cell are tinted
/// @param sameDigits whether cells with the selected digit are tinted
/// @param letterKeys whether single letters are keys
/// @param hints whether there are hints at all
/// @param marksInHints whether hints work with candidate marks; without, a hint leads up to the next digit
/// @param timerShown whether the time played is seen while playing
/// @param hold what a long press on a cell means
/// @param repertoire the techniques that hints and solutions are told with
/// @param introduced ids of the kinds whose how-to-play was seen or turned down
public record Preferences(
        Appearance appearance,
        boolean highContrast,
        Check check,
        boolean tidyMarks,
        boolean peers,
        boolean sameDigits,
        boolean letterKeys,
        boolean hints,
        boolean marksInHints,
        boolean timerShown,
        Hold hold,
        TechniqueSelection repertoire,
        Set<String> introduced) {

    /// What holds until a player chooses.
    public static final Preferences DEFAULTS = new Preferences(
            Appearance.SYSTEM,
            false,
            Check.RULE_BREAKS,
            true,
            true,
            true,
            true,
            true,
            true,
            true,
            Hold.MARK,
            TechniqueSelection.STANDARD,
            Set.of());

    public Preferences {
        introduced = Set.copyOf(introduced);
    }

    public enum Appearance {
        LIGHT,
        DARK,
        /// As the device has it.
        SYSTEM
    }

    /// What the board marks as wrong by itself.
    public enum Check {
        OFF,
        /// Digits that stand twice, and clues that can no longer be met.
        RULE_BREAKS,
        /// Digits that no solution has.
        SOLUTION
    }

    public enum Hold {
        /// Tap is a digit, hold a mark.
        MARK,
        /// Tap is a mark, hold a digit.
        DIGIT
    }

    public Preferences withAppearance(Appearance newAppearance) {
        return with("appearance", write(newAppearance));
    }

    public Preferences withHighContrast(boolean on) {
        return with("high-contrast", write(on));
    }

    public Preferences withCheck(Check newCheck) {
        return with("check", write(newCheck));
    }

    public Preferences withTidyMarks(boolean on) {
        return with("tidy-marks", write(on));
    }

    public Preferences withPeers(boolean on) {
        return with("peers", write(on));
    }

    public Preferences withSameDigits(boolean on) {
        return with("same-digits", write(on));
    }

    public Preferences withLetterKeys(boolean on) {
        return with("letter-keys", write(on));
    }

    public Preferences withHints(boolean on) {
        return with("hints", write(on));
    }

    public Preferences withMarksInHints(boolean on) {
        return with("marks-in-hints", write(on));
    }

    public Preferences withTimerShown(boolean on) {
        return with("timer", write(on));
    }

    public Preferences withHold(Hold newHold) {
        return with("hold", write(newHold));
    }

    public Preferences withRepertoire(TechniqueSelection newRepertoire) {
        return with("techniques", newRepertoire.written());
    }

    public Preferences withIntroduced(String kind) {
        var all = new TreeSet<>(introduced);
        all.add(kind);
        return with("introduced", String.join(" ", all));
    }

    /// These preferences in a game that is played on certain terms.
    public Preferences under(GameTerms terms) {
        var hinted = terms.hints() ? this : withHints(false);
        return terms.hardest()
                .map(hardest -> hinted.withRepertoire(repertoire.upTo(hardest)))
                .orElse(hinted);
    }

    private Preferences with(String name, String choice) {
        var changed = new HashMap<>(choices());
        changed.put(name, choice);
        return of(changed);
    }

    /// The choices by name, as they are stored.
    public Map<String, String> choices() {
        return Map.ofEntries(
                Map.entry("appearance", write(appearance)),
                Map.entry("high-contrast", write(highContrast)),
                Map.entry("check", write(check)),
                Map.entry("tidy-marks", write(tidyMarks)),
                Map.entry("peers", write(peers)),
                Map.entry("same-digits", write(sameDigits)),
                Map.entry("letter-keys", write(letterKeys)),
                Map.entry("hints", write(hints)),
                Map.entry("marks-in-hints", write(marksInHints)),
                Map.entry("timer", write(timerShown)),
                Map.entry("hold", write(hold)),
                Map.entry("techniques", repertoire.written()),
                Map.entry("introduced", introduced.stream().sorted().collect(Collectors.joining(" "))));
    }

    /// The preferences of stored choices. What is missing, or was written by another version and is no longer
    /// understood, is as in [#DEFAULTS]: a player must not be locked out by a setting.
    public static Preferences of(Map<String, String> choices) {
        var read = new Choices(choices);
        return new Preferences(
                read.one("appearance", DEFAULTS.appearance),
                read.yes("high-contrast", DEFAULTS.highContrast),
                read.one("check", DEFAULTS.check),
                read.yes("tidy-marks", DEFAULTS.tidyMarks),
                read.yes("peers", DEFAULTS.peers),
                read.yes("same-digits", DEFAULTS.sameDigits),
                read.yes("letter-keys", DEFAULTS.letterKeys),
                read.yes("hints", DEFAULTS.hints),
                read.yes("marks-in-hints", DEFAULTS.marksInHints),
                read.yes("timer", DEFAULTS.timerShown),
                read.one("hold", DEFAULTS.hold),
                TechniqueSelection.read(choices.getOrDefault("techniques", "")),
                read.words("introduced"));
    }

    private static String write(boolean on) {
        return on ? "yes" : "no";
    }

    private static String write(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private record Choices(Map<String, String> byName) {

        boolean yes(String name, boolean otherwise) {
            return switch (byName.getOrDefault(name, "")) {
                case "yes" -> true;
                case "no" -> false;
                default -> otherwise;
            };
        }

        <E extends Enum<E>> E one(String name, E otherwise) {
            var choice = byName.getOrDefault(name, "");
            for (var constant : otherwise.getDeclaringClass().getEnumConstants()) {
                if (write(constant).equals(choice)) {
                    return constant;
                }
            }
            return otherwise;
        }

        Set<String> words(String name) {
            var words = byName.getOrDefault(name, "");
            return words.isBlank() ? Set.of() : Set.of(words.split(" "));
        }
    }
}
