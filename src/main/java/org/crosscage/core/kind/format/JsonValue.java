package org.crosscage.core.kind.format;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;

/// A value of a JSON text, as [LooseJson] reads it.
///
/// @param at where it begins: a text without its quotes, a word (a number, `true`), or a bracket
/// @param path where it is among all others
/// @param items of a list
/// @param members of an object, in order
public record JsonValue(
        Token at, JsonPath path, Sort sort, List<JsonValue> items, SequencedMap<String, JsonValue> members) {

    public enum Sort {
        TEXT,
        WORD,
        LIST,
        OBJECT
    }

    private static final Set<String> NOTHING = Set.of("null", "false", "f");

    /// What is wrong here.
    ///
    /// @param key of a sentence that names nothing but the path and what stands here
    public FormatException error(String key) {
        return at.error(Message.of(key).naming("path", path.toString()));
    }

    private FormatException expected(String what) {
        return at.error(
                Message.of("json-expected").naming("path", path.toString()).naming("expected", what));
    }

    /// Whether it says no more than if it were not there.
    public boolean isNothing() {
        return switch (sort) {
            case LIST -> items.isEmpty();
            case OBJECT -> members.isEmpty();
            case TEXT -> at.text().isEmpty();
            case WORD -> NOTHING.contains(at.text());
        };
    }

    /// @throws FormatException when it is no list
    public List<JsonValue> list() {
        if (sort != Sort.LIST) {
            throw expected("list");
        }
        return items;
    }

    /// @throws FormatException when it is no object
    public SequencedMap<String, JsonValue> object() {
        if (sort != Sort.OBJECT) {
            throw expected("object");
        }
        return members;
    }

    /// A text or a number, whichever it is: these programs write either.
    ///
    /// @throws FormatException when it is neither
    public Token scalar() {
        if (sort == Sort.LIST || sort == Sort.OBJECT) {
            throw expected("text");
        }
        return at;
    }

    /// A whole number without a sign.
    ///
    /// @throws FormatException when it is none, or larger than a clue can be
    public long number() {
        return scalar().number().orElseThrow(() -> expected("number"));
    }

    /// The member of this name, unless it says nothing.
    ///
    /// @throws FormatException when this is no object
    public Optional<JsonValue> member(String name) {
        return Optional.ofNullable(object().get(name)).filter(value -> !value.isNothing());
    }

    /// The items of the list of this name; none when there is no such member.
    public List<JsonValue> listOf(String name) {
        return member(name).map(JsonValue::list).orElse(List.of());
    }

    /// The list of this name.
    ///
    /// @throws FormatException when there is no such member
    public JsonValue required(String name) {
        return member(name)
                .orElseThrow(() -> at.error(Message.of("json-missing")
                        .naming("name", name)
                        .naming("path", path.toString())
                        .naming("of", path.above() == null ? "all" : "part")));
    }

    /// The members that say something, by name.
    public Map<String, JsonValue> said() {
        var said = new TreeMap<String, JsonValue>();
        object().forEach((name, value) -> {
            if (!value.isNothing()) {
                said.put(name, value);
            }
        });
        return said;
    }
}
