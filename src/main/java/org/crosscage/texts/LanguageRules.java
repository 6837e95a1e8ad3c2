package org.crosscage.texts;

import java.util.List;
import java.util.Map;

/// What a language has besides its messages: forms for numbers, lists, capital letters. The JDK knows
/// little of that: on a server ICU does, and in a browser the browser itself.
public interface LanguageRules {

    /// A message with its arguments.
    ///
    /// @param pattern in ICU's syntax, with named arguments
    String fill(String pattern, Map<String, ?> arguments);

    /// All of the items: "1, 2 and 3".
    ///
    /// @param language whose rules hold, as a language tag
    String all(String language, List<String> items);

    /// One of the items: "1, 2 or 3".
    ///
    /// @param language as above
    String any(String language, List<String> items);

    /// Words as a sentence begins with them.
    String capitalized(String words);
}
