package org.crosscage.player.store;

import java.util.Map;
import java.util.stream.Collectors;
import org.crosscage.player.ArchiveException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/// How JSON that anybody may have written becomes records: nothing may be missing, unknown, twice or of
/// another type.
public final class StrictJson {

    private static final int DEEPEST = 8;
    private static final int LONGEST_TEXT = 2 << 20;

    private StrictJson() {}

    /// @param largest text that is read, in bytes
    public static JsonMapper mapper(long largest) {
        return JsonMapper.builder(JsonFactory.builder()
                        .streamReadConstraints(StreamReadConstraints.builder()
                                .maxNestingDepth(DEEPEST)
                                .maxStringLength(LONGEST_TEXT)
                                .maxDocumentLength(largest)
                                .build())
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .build())
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .build();
    }

    /// What it is not that was read, with its place.
    public static ArchiveException shape(JacksonException e) {
        var member = e instanceof DatabindException wrong && !wrong.getPath().isEmpty()
                ? wrong.getPath().stream()
                        .map(step -> step.getPropertyName() == null
                                ? "[" + step.getIndex() + "]"
                                : "." + step.getPropertyName())
                        .collect(Collectors.joining())
                        .replaceFirst("^\\.", "")
                : "";
        return new ArchiveException(member, "shape", Map.of());
    }

    /// Where it ends to be JSON, or that a text in it is too long to be looked at.
    public static ArchiveException syntax(JacksonException e) {
        if (e instanceof StreamConstraintsException) {
            return new ArchiveException("", "text-too-long", Map.of("most", LONGEST_TEXT));
        }
        var place = e.getLocation();
        return new ArchiveException(
                "",
                "syntax",
                Map.of(
                        "line", place == null ? 1 : Math.max(1, place.getLineNr()),
                        "column", place == null ? 1 : Math.max(1, place.getColumnNr())));
    }
}
