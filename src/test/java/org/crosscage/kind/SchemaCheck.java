package org.crosscage.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.crosscage.kind.text.JsonFormat;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Holds texts to the JSON schema that is handed out (draft 2020-12): what it says with the words that it uses. A word
/// that is not known here is an error, so that none is passed over.
public final class SchemaCheck {

    private static final Set<String> REMARKS = Set.of("$schema", "$id", "$defs", "title", "description");

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final JsonNode schema;

    /// The schema of puzzles.
    SchemaCheck() {
        this("/META-INF/resources" + JsonFormat.SCHEMA);
    }

    /// @param path of a schema on the class path
    public SchemaCheck(String path) {
        try (var file = SchemaCheck.class.getResourceAsStream(path)) {
            schema = JSON.readTree(file);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /// What the schema has against a text that is JSON; nothing when it holds.
    public List<String> faults(String text) {
        return faults(JSON.readTree(text));
    }

    List<String> faults(JsonNode value) {
        var faults = new ArrayList<String>();
        check(value, schema, "$", faults);
        return faults;
    }

    private void check(JsonNode value, JsonNode rule, String path, List<String> faults) {
        for (var word : rule.properties()) {
            if (!REMARKS.contains(word.getKey()) && !holds(value, rule, word, path, faults)) {
                faults.add(path + " is against " + word);
            }
        }
    }

    /// Rules within a rule add their own faults.
    private boolean holds(
            JsonNode value, JsonNode rule, Map.Entry<String, JsonNode> word, String path, List<String> faults) {
        var limit = word.getValue();
        return switch (word.getKey()) {
            case "$ref" -> {
                check(value, schema.at(limit.stringValue().substring(1)), path, faults);
                yield true;
            }
            case "type" -> limit.stringValue().equals(type(value));
            case "const" -> limit.equals(value);
            case "enum" -> limit.valueStream().anyMatch(value::equals);
            case "oneOf" ->
                limit.valueStream()
                                .filter(one -> {
                                    var within = new ArrayList<String>();
                                    check(value, one, path, within);
                                    return within.isEmpty();
                                })
                                .count()
                        == 1;
            case "not" -> {
                var within = new ArrayList<String>();
                check(value, limit, path, within);
                yield !within.isEmpty();
            }
            case "pattern" ->
                !value.isString()
                        || Pattern.compile(limit.stringValue())
                                .matcher(value.stringValue())
                                .find();
            case "minLength" -> !value.isString() || length(value) >= limit.intValue();
            case "maxLength" -> !value.isString() || length(value) <= limit.intValue();
            case "minimum" -> !value.isNumber() || value.decimalValue().compareTo(limit.decimalValue()) >= 0;
            case "maximum" -> !value.isNumber() || value.decimalValue().compareTo(limit.decimalValue()) <= 0;
            case "minItems" -> !value.isArray() || value.size() >= limit.intValue();
            case "maxItems" -> !value.isArray() || value.size() <= limit.intValue();
            case "uniqueItems" ->
                !value.isArray() || value.valueStream().distinct().count() == value.size();
            case "required" -> !value.isObject() || limit.valueStream().allMatch(name -> value.has(name.stringValue()));
            case "additionalProperties" ->
                !value.isObject()
                        || value.propertyNames().stream()
                                .allMatch(name -> rule.path("properties").has(name));
            case "properties" -> {
                value.properties().stream()
                        .filter(member -> limit.has(member.getKey()))
                        .forEach(member -> check(
                                member.getValue(), limit.get(member.getKey()), path + "." + member.getKey(), faults));
                yield true;
            }
            case "items" -> {
                if (value.isArray()) {
                    IntStream.range(0, value.size())
                            .forEach(i -> check(value.get(i), limit, path + "[" + i + "]", faults));
                }
                yield true;
            }
            default -> throw new IllegalStateException("the schema says “" + word + "”, which is not known here");
        };
    }

    private static int length(JsonNode text) {
        return text.stringValue().codePointCount(0, text.stringValue().length());
    }

    private static String type(JsonNode value) {
        return switch (value.getNodeType()) {
            case OBJECT -> "object";
            case ARRAY -> "array";
            case STRING -> "string";
            case NUMBER -> value.isIntegralNumber() ? "integer" : "number";
            case NULL -> "null";
            default -> "boolean";
        };
    }
}
