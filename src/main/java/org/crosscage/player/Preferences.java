package org.crosscage.player;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;
import org.jspecify.annotations.Nullable;

/// What a player has chosen. Whoever adds a choice adds a line to the table, and puts it into [#ALL].
public final class Preferences {

    public static final Preference<Appearance> APPEARANCE = Preference.oneOf("appearance", Appearance.SYSTEM);

    /// Whether colours are drawn as far apart as they go.
    public static final Preference<Boolean> HIGH_CONTRAST =
            Preference.yesOrNo("high-contrast", false).onBoard("highContrast");

    public static final Preference<Check> CHECK =
            Preference.oneOf("check", Check.RULE_BREAKS).onBoard("conflicts", check -> check != Check.OFF);

    /// Whether marks that a new digit rules out go away with it.
    public static final Preference<Boolean> TIDY_MARKS =
            Preference.yesOrNo("tidy-marks", true).onBoard("tidy");

    /// Whether the runs, lines and cage of the selected cell are tinted.
    public static final Preference<Boolean> PEERS =
            Preference.yesOrNo("peers", true).onBoard("peers");

    /// Whether cells with the selected digit are tinted.
    public static final Preference<Boolean> SAME_DIGITS =
            Preference.yesOrNo("same-digits", true).onBoard("same");

    /// Whether cages are told apart by colours, of which four are enough.
    public static final Preference<Boolean> CAGE_COLOURS =
            Preference.yesOrNo("cage-colours", false).onBoard("cageColours");

    /// Whether a short melody is heard when a game is finished.
    public static final Preference<Boolean> SOUND =
            Preference.yesOrNo("sound", false).onBoard("sound");

    /// Whether the device vibrates when a game is finished.
    public static final Preference<Boolean> VIBRATION =
            Preference.yesOrNo("vibration", false).onBoard("vibration");

    /// Whether single letters are keys.
    public static final Preference<Boolean> LETTER_KEYS =
            Preference.yesOrNo("letter-keys", true).onBoard("letterKeys");

    /// Whether there are hints at all.
    public static final Preference<Boolean> HINTS =
            Preference.yesOrNo("hints", true).onBoard("hints");

    /// Whether hints work with candidate marks; without, a hint leads up to the next digit.
    public static final Preference<Boolean> MARKS_IN_HINTS = Preference.yesOrNo("marks-in-hints", true);

    /// Whether the time played is seen while playing.
    public static final Preference<Boolean> TIMER = Preference.yesOrNo("timer", true);

    /// Whether answers in training are rated.
    public static final Preference<Boolean> RATINGS = Preference.yesOrNo("ratings", true);

    /// Whether the combinations of the selection are shown.
    public static final Preference<Boolean> COMBINATIONS =
            Preference.yesOrNo("combinations", true).onBoard("combinations");

    /// Whether a game shows no combinations, no tints of the selection, no clock and no prices, whatever else is
    /// chosen.
    public static final Preference<Boolean> ZEN =
            Preference.yesOrNo("zen", false).onBoard("zen");

    /// Where a game has its keypad, as far as there is room: below the board where one holds a phone upright.
    public static final Preference<Keypad> KEYPAD =
            Preference.oneOf("keypad", Keypad.RIGHT).onBoard("keypad");

    public static final Preference<DigitOrder> DIGIT_ORDER =
            Preference.oneOf("digit-order", DigitOrder.PHONE).onBoard("digitOrder");

    public static final Preference<Boolean> LARGE_KEYS =
            Preference.yesOrNo("large-keys", false).onBoard("largeKeys");

    public static final Preference<Hold> HOLD =
            Preference.oneOf("hold", Hold.MARK).onBoard("hold");

    /// The techniques that hints and solutions are told with.
    public static final Preference<TechniqueSelection> TECHNIQUES = new Preference<>(
            "techniques",
            TechniqueSelection.STANDARD,
            List.of(),
            TechniqueSelection::written,
            text -> Optional.of(TechniqueSelection.read(text)),
            Optional.empty());

    /// Ids of the kinds whose how-to-play was seen or turned down.
    public static final Preference<Set<String>> INTRODUCED = Preference.words(
            "introduced", () -> PuzzleKinds.all().stream().map(PuzzleKind::id).collect(Collectors.toSet()));

    /// The last choice for new puzzles of each kind, the newest first.
    public static final Preference<List<PuzzleChoice>> NEW_GAMES = new Preference<>(
            "new-games",
            List.of(),
            List.of(),
            PuzzleChoice::written,
            text -> Optional.of(PuzzleChoice.read(text)),
            Optional.empty());

    public static final List<Preference<?>> ALL = List.of(
            APPEARANCE,
            HIGH_CONTRAST,
            CHECK,
            TIDY_MARKS,
            PEERS,
            SAME_DIGITS,
            CAGE_COLOURS,
            SOUND,
            VIBRATION,
            LETTER_KEYS,
            HINTS,
            MARKS_IN_HINTS,
            TIMER,
            RATINGS,
            COMBINATIONS,
            ZEN,
            KEYPAD,
            DIGIT_ORDER,
            LARGE_KEYS,
            HOLD,
            TECHNIQUES,
            INTRODUCED,
            NEW_GAMES);

    /// What holds until a player chooses.
    public static final Preferences DEFAULTS = new Preferences(Map.of());

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

    public enum Keypad {
        RIGHT,
        LEFT,
        BELOW,
        /// Half of it on each side, for two thumbs.
        SPLIT
    }

    /// How the digits stand on the keypad.
    public enum DigitOrder {
        /// 1 is on top.
        PHONE,
        /// 1 is at the bottom, three digits in a row.
        COMPUTER
    }

    /// What a long press on a cell writes; a tap writes the other.
    public enum Hold {
        MARK,
        DIGIT
    }

    /// A value for each that is not as by default.
    private final Map<Preference<?>, Object> chosen;

    private Preferences(Map<Preference<?>, Object> chosen) {
        this.chosen = Map.copyOf(chosen);
    }

    /// The preferences of stored choices. What is missing, or was written by another version and is no longer
    /// understood, is as in [#DEFAULTS]: a player must not be locked out by a setting.
    public static Preferences of(Map<String, String> choices) {
        var read = DEFAULTS;
        for (var preference : ALL) {
            read = read.withStored(preference, choices.get(preference.id()));
        }
        return read;
    }

    private <T> Preferences withStored(Preference<T> preference, @Nullable String choice) {
        return Optional.ofNullable(choice)
                .flatMap(preference.read())
                .map(value -> with(preference, value))
                .orElse(this);
    }

    @SuppressWarnings("unchecked") // put there by with, which takes the preference's own type alone
    public <T> T get(Preference<T> preference) {
        return (T) chosen.getOrDefault(preference, preference.byDefault());
    }

    public <T> Preferences with(Preference<T> preference, T value) {
        var changed = new HashMap<>(chosen);
        if (value.equals(preference.byDefault())) {
            changed.remove(preference);
        } else {
            changed.put(preference, value);
        }
        return new Preferences(changed);
    }

    public Preferences withIntroduced(String kind) {
        var all = new TreeSet<>(get(INTRODUCED));
        all.add(kind);
        return with(INTRODUCED, Set.copyOf(all));
    }

    public Preferences withNewGame(PuzzleChoice choice) {
        var others = get(NEW_GAMES).stream().filter(each -> !each.kind().equals(choice.kind()));
        return with(NEW_GAMES, Stream.concat(Stream.of(choice), others).toList());
    }

    /// These preferences in a game that is played on certain terms.
    public Preferences under(GameTerms terms) {
        var hinted = terms.hints() ? this : with(HINTS, false);
        return terms.hardest()
                .map(hardest -> hinted.with(TECHNIQUES, get(TECHNIQUES).upTo(hardest)))
                .orElse(hinted);
    }

    /// All choices by their ids, as they are stored.
    public SequencedMap<String, String> choices() {
        var choices = new LinkedHashMap<String, String>();
        ALL.forEach(preference -> choices.put(preference.id(), written(preference)));
        return choices;
    }

    private <T> String written(Preference<T> preference) {
        return preference.written().apply(get(preference));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Preferences preferences && chosen.equals(preferences.chosen);
    }

    @Override
    public int hashCode() {
        return chosen.hashCode();
    }

    @Override
    public String toString() {
        return choices().toString();
    }
}
