package org.crosscage.core.kind;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Something to be said to a person, not yet in words: a key, and what the sentence names.
///
/// @param key such as `number-expected`; the words stand in the texts
/// @param arguments by the name that the sentence gives them: strings, and whole numbers where the sentence counts
public record Message(String key, Map<String, Object> arguments) {

    public Message {
        arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
    }

    public static Message of(String key) {
        return new Message(key, Map.of());
    }

    /// This message, naming one thing more: a cell, a clue, a word of the text.
    public Message naming(String name, Object thing) {
        return with(name, thing.toString());
    }

    /// This message, naming a number that the sentence counts with.
    public Message counting(String name, long number) {
        return with(name, number);
    }

    private Message with(String name, Object value) {
        var more = new LinkedHashMap<>(arguments);
        more.put(name, value);
        return new Message(key, more);
    }

    @Override
    public String toString() {
        return key + arguments;
    }
}
