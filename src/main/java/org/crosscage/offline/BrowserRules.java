package org.crosscage.offline;

import java.util.List;
import java.util.Map;
import org.crosscage.texts.LanguageRules;
import org.teavm.jso.JSBody;

/// The rules of a language as browsers know them.
final class BrowserRules implements LanguageRules, IcuMessage.Numbers {

    private final String language;

    /// @param language as a language tag
    BrowserRules(String language) {
        this.language = language;
    }

    @Override
    public String fill(String pattern, Map<String, ?> arguments) {
        return IcuMessage.fill(pattern, arguments, this);
    }

    @Override
    public String all(String inLanguage, List<String> items) {
        return list(inLanguage, "conjunction", items.toArray(new String[0]));
    }

    @Override
    public String any(String inLanguage, List<String> items) {
        return list(inLanguage, "disjunction", items.toArray(new String[0]));
    }

    @Override
    public String capitalized(String words) {
        return capitalized(language, words);
    }

    @Override
    public String plural(long number) {
        return plural(language, number);
    }

    @Override
    public String digits(long number) {
        return digits(language, number);
    }

    @Override
    public String words(long number) {
        return language.startsWith("en") ? EnglishNumbers.words(number, digits(number)) : digits(number);
    }

    @JSBody(
            params = {"language", "type", "items"},
            script = "return new Intl.ListFormat(language, { type: type }).format(items);")
    private static native String list(String language, String type, String[] items);

    @JSBody(
            params = {"language", "words"},
            script = "return words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1);")
    private static native String capitalized(String language, String words);

    /// The numbers that sentences count are small enough for the browser's.
    @JSBody(
            params = {"language", "number"},
            script = "return new Intl.PluralRules(language).select(number);")
    private static native String plural(String language, double number);

    @JSBody(
            params = {"language", "number"},
            script = "return new Intl.NumberFormat(language).format(number);")
    private static native String digits(String language, double number);
}
