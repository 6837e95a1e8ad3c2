package org.crosscage.texts;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.model.Role;
import org.crosscage.texts.Sentence.Named;
import org.crosscage.texts.Sentence.Part;
import org.crosscage.texts.Sentence.Plain;

/// Private signs that stand in a message for what it names. When the message is complete they are found again,
/// wherever the language has put them, and become parts of the sentence.
final class Placeholders {

    /// A sign is this character, then one that counts from it.
    private static final char SIGN = '\uE000';

    private final List<Named> named = new ArrayList<>();

    /// A new sign, to be put into a message.
    String sign(String text, Role role, Fact fact) {
        named.add(new Named(text, role, fact));
        return "" + SIGN + (char) (SIGN + named.size());
    }

    /// A complete message with the signs of this object in it.
    Sentence sentence(String message) {
        var parts = new ArrayList<Part>();
        int from = 0;
        for (int at = message.indexOf(SIGN); at >= 0; at = message.indexOf(SIGN, from)) {
            if (at > from) {
                parts.add(new Plain(message.substring(from, at)));
            }
            parts.add(named.get(message.charAt(at + 1) - SIGN - 1));
            from = at + 2;
        }
        if (from < message.length()) {
            parts.add(new Plain(message.substring(from)));
        }
        return new Sentence(parts);
    }
}
