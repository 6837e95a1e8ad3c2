package org.crosscage.texts;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The messages of one language. A message is an ICU pattern with named arguments: `"{count, plural, one {# cell}
/// other {# cells}}"`. Messages live in one properties file an area, and a key begins with its area: `play.undo` is
/// the key `undo` in `play.properties`.
///
/// A message may have [Variants], `play.undo/moves-none`. One that begins with `@` is made of others of its area, whole
/// sentences, which are said one after the other: `@undo.what @undo.how`; an empty one says nothing. A text that is
/// longer than a translator can see at once is made so: `@undo.1 @undo.2`.
public final class Texts {

    /// The areas, one properties file each beside this class.
    public static final List<String> AREAS = List.of(
            "shell",
            "library",
            "daily",
            "play",
            "board",
            "offline",
            "hints",
            "formats",
            "cli",
            "learn",
            "techniques",
            "solvers",
            "lab",
            "print",
            "challenge",
            "me",
            "edit",
            "sets",
            "train",
            "device");

    private static final String LIST_LANGUAGE = "hints.list.language";

    /// Stands before the key of a message that another one is made of.
    static final String REFERENCE = "@";

    private final Locale locale;
    private final Function<String, Map<String, String>> source;

    /// Each area is read when one of its messages is first said: to read all of them takes longer than most commands
    /// run.
    private final Map<String, Area> areas = new ConcurrentHashMap<>();

    private final LanguageRules rules;

    /// @param patterns by whole keys
    private record Area(Map<String, String> patterns, Variants variants) {}

    /// @param source gives the patterns of an area by their whole keys, none for one that is not there
    private Texts(Locale locale, Function<String, Map<String, String>> source, LanguageRules rules) {
        this.locale = locale;
        this.source = source;
        this.rules = rules;
    }

    /// As above, in a language as ICU knows it.
    Texts(Locale locale, Function<String, Map<String, String>> source) {
        this(locale, source, new IcuRules(locale));
    }

    /// Messages that come from elsewhere, in a language that somebody else knows.
    ///
    /// @param patterns by whole keys
    public static Texts of(Map<String, String> patterns, Locale locale, LanguageRules rules) {
        return new Texts(
                locale,
                area -> patterns.keySet().stream()
                        .filter(key -> area.equals(areaId(key)))
                        .collect(Collectors.toMap(key -> key, patterns::get)),
                rules);
    }

    /// The messages in a language, English where it has none.
    public static Texts in(Locale locale) {
        var more = ofMoreKinds();
        return new Texts(locale, area -> {
            var patterns =
                    new HashMap<>(AREAS.contains(area) ? read(area, "org.crosscage.texts." + area, locale) : Map.of());
            more.forEach((key, pattern) -> {
                if (area.equals(areaId(key))) {
                    patterns.put(key, pattern);
                }
            });
            return patterns;
        });
    }

    /// The messages of kinds that are listed only while tests run, by their whole keys; none where the file is missing.
    private static Map<String, String> ofMoreKinds() {
        var messages = new Properties();
        try (var file = Texts.class.getResourceAsStream("more-kinds.properties")) {
            if (file != null) {
                messages.load(new InputStreamReader(file, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return messages.stringPropertyNames().stream().collect(Collectors.toMap(key -> key, messages::getProperty));
    }

    /// These and those of one more area, for what is no part of the game. An area of that name is replaced.
    ///
    /// @param bundle the base name of the area's properties file on the class path
    public Texts with(String area, String bundle) {
        return new Texts(locale, each -> each.equals(area) ? read(area, bundle, locale) : source.apply(each), rules);
    }

    private static Map<String, String> read(String area, String name, Locale locale) {
        var control = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        var bundle = ResourceBundle.getBundle(name, locale, control);
        return bundle.keySet().stream().collect(Collectors.toMap(key -> area + "." + key, bundle::getString));
    }

    private static String areaId(String key) {
        return key.substring(0, Math.max(0, key.indexOf('.')));
    }

    private Area areaOf(String key) {
        return areas.computeIfAbsent(areaId(key), area -> {
            var patterns = source.apply(area);
            return new Area(patterns, new Variants(patterns.keySet()));
        });
    }

    public Locale locale() {
        return locale;
    }

    public boolean has(String key) {
        return areaOf(key).patterns().containsKey(key);
    }

    /// A message without arguments.
    ///
    /// @throws MissingResourceException when there is no such key
    public String say(String key) {
        return say(key, Map.of());
    }

    public String say(String key, String name, Object value) {
        return say(key, Map.of(name, value));
    }

    public String say(String key, String name, Object value, String name2, Object value2) {
        return say(key, Map.of(name, value, name2, value2));
    }

    public String say(String key, String name, Object value, String name2, Object value2, String name3, Object value3) {
        return say(key, Map.of(name, value, name2, value2, name3, value3));
    }

    /// A message with its arguments by name.
    ///
    /// @throws MissingResourceException when there is no such key
    public String say(String key, Map<String, ?> arguments) {
        var chosen = areaOf(key).variants().choose(key, arguments);
        var pattern = pattern(chosen);
        return pattern.startsWith(REFERENCE)
                ? references(key, pattern)
                        .map(each -> say(each, arguments))
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining(" "))
                : rules.fill(pattern, arguments);
    }

    /// The keys of the messages that a pattern is made of.
    static Stream<String> references(String key, String pattern) {
        var area = key.substring(0, key.indexOf('.') + 1);
        return Arrays.stream(pattern.split(" ")).map(each -> area + each.substring(REFERENCE.length()));
    }

    /// All of them: "1, 2 and 3". The language's own bundle says whose rules for lists hold.
    public String all(List<String> items) {
        return rules.all(pattern(LIST_LANGUAGE), items);
    }

    /// One of them: "1, 2 or 3".
    public String any(List<String> items) {
        return rules.any(pattern(LIST_LANGUAGE), items);
    }

    /// Words as a sentence begins with them.
    String capitalized(String words) {
        return rules.capitalized(words);
    }

    /// A date in full: "November 23, 2026".
    public String date(LocalDate date) {
        return date.format(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(locale));
    }

    /// A date in full with its weekday: "Monday, November 23, 2026".
    public String day(LocalDate date) {
        return date.format(DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(locale));
    }

    /// A time played as clocks show it: `03:18`, and hours in front when there are any, `1:02:03`.
    public static String clock(Duration elapsed) {
        long hours = elapsed.toHours();
        var rest = twoDigits(elapsed.toMinutes() % 60) + ":" + twoDigits(elapsed.getSeconds() % 60);
        return hours == 0 ? rest : hours + ":" + rest;
    }

    private static String twoDigits(long number) {
        return (number < 10 ? "0" : "") + number;
    }

    /// A constant as the last part of a key: `RULE_BREAKS` is `rule-breaks`.
    public static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The pattern itself, for elements that fill in plain `{name}` arguments in the browser.
    public String pattern(String key) {
        var pattern = areaOf(key).patterns().get(key);
        if (pattern == null) {
            throw new MissingResourceException("no message '" + key + "' in " + locale, Texts.class.getName(), key);
        }
        return pattern;
    }

    /// All patterns of an area or of a part of one, `edit.board`, by key without it.
    public SequencedMap<String, String> area(String area) {
        var start = area + ".";
        var patterns = new TreeMap<String, String>();
        areaOf(start).patterns().forEach((key, pattern) -> {
            if (key.startsWith(start)) {
                patterns.put(key.substring(start.length()), pattern);
            }
        });
        return patterns;
    }
}
