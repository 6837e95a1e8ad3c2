package org.crosscage.board.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.crosscage.board.Fields;
import org.crosscage.shell.ui.SharedValues;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// JSON that is plain values, as [Fields] says, in the nodes that Vaadin sends and receives.
public final class JsonNodes {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private JsonNodes() {}

    /// All words of an area, the same value for every page: a thousand of them would have a hundred
    /// thousand words.
    public static ObjectNode texts(Map<String, String> texts) {
        return SharedValues.of(List.of(JsonNodes.class, texts), ObjectNode.class, () -> object(texts));
    }

    static ObjectNode object(Map<String, ? extends @Nullable Object> fields) {
        var json = JSON.objectNode();
        fields.forEach((name, value) -> json.set(name, node(value)));
        return json;
    }

    static ArrayNode array(List<?> values) {
        var json = JSON.arrayNode(values.size());
        values.forEach(value -> json.add(node(value)));
        return json;
    }

    private static JsonNode node(@Nullable Object value) {
        return switch (value) {
            case null -> JSON.nullNode();
            case Map<?, ?> fields -> {
                var json = JSON.objectNode();
                fields.forEach((name, each) -> json.set((String) name, node(each)));
                yield json;
            }
            case List<?> values -> array(values);
            case String text -> JSON.stringNode(text);
            case Boolean truth -> JSON.booleanNode(truth);
            case Integer number -> JSON.numberNode(number);
            case Long number -> JSON.numberNode(number);
            case Double number -> JSON.numberNode(number);
            default -> throw new IllegalArgumentException(value + " is no value of JSON");
        };
    }

    /// The content of a page's event; only a message that no page of ours writes has none.
    static JsonNode orNothing(@Nullable JsonNode sent) {
        return sent == null ? JSON.objectNode() : sent;
    }

    /// The other way round. A number that is not whole, or too large, is a double.
    static @Nullable Object values(JsonNode json) {
        return switch (json.getNodeType()) {
            case OBJECT -> {
                var fields = new Fields();
                json.properties().forEach(field -> fields.put(field.getKey(), values(field.getValue())));
                yield fields.map();
            }
            case ARRAY -> {
                var values = new ArrayList<@Nullable Object>();
                json.forEach(each -> values.add(values(each)));
                yield values;
            }
            case STRING -> json.stringValue();
            case BOOLEAN -> json.booleanValue();
            case NUMBER -> number(json);
            default -> null;
        };
    }

    private static Object number(JsonNode json) {
        if (!json.isIntegralNumber() || !json.canConvertToLong()) {
            return json.doubleValue();
        }
        return json.canConvertToInt() ? (Object) json.intValue() : (Object) json.longValue();
    }
}
