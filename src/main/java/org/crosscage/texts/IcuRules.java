package org.crosscage.texts;

import com.ibm.icu.text.CaseMap;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.ListFormatter.Type;
import com.ibm.icu.text.ListFormatter.Width;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The rules of a language as ICU knows them. Safe for use by several threads.
final class IcuRules implements LanguageRules {

    private final Locale locale;

    /// Parsed patterns. To parse one takes many times as long as to fill it in, and milliseconds where
    /// numbers are spelt out. ICU's formats are not made for several threads: each is used by one at a
    /// time.
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    IcuRules(Locale locale) {
        this.locale = locale;
    }

    @Override
    public String fill(String pattern, Map<String, ?> arguments) {
        var format = formats.computeIfAbsent(pattern, each -> new MessageFormat(each, locale));
        synchronized (format) {
            return format.format(arguments);
        }
    }

    @Override
    public String all(String language, List<String> items) {
        return list(language, Type.AND, items);
    }

    @Override
    public String any(String language, List<String> items) {
        return list(language, Type.OR, items);
    }

    private static String list(String language, Type type, List<String> items) {
        return ListFormatter.getInstance(ULocale.forLanguageTag(language), type, Width.WIDE)
                .format(items);
    }

    @Override
    public String capitalized(String words) {
        return CaseMap.toTitle().wholeString().noLowercase().apply(locale, null, words);
    }
}
