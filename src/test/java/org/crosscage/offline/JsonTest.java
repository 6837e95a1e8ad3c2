package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import tools.jackson.databind.json.JsonMapper;

/// JSON is read and written as Jackson does it.
final class JsonTest {

    @Property
    void whatIsWrittenIsReadByEveryReader(
            @ForAll Map<String, List<Integer>> numbers,
            @ForAll List<String> words,
            @ForAll long large,
            @ForAll boolean truth) {
        var value = Map.of("numbers", numbers, "words", words, "truth", truth, "large", List.of(large));
        var text = Json.write(value);
        assertThat(JsonMapper.shared().readTree(text))
                .isEqualTo(JsonMapper.shared().valueToTree(Json.read(text)));
        assertThat(Json.write(Json.read(text))).isEqualTo(text);
    }

    @Example
    void everythingThatJsonKnowsIsRead() {
        var text =
                " { \"a\" : [ 1 , -2, 3.5, 1e3, 12345678901, true, false, null, {}, [] ], \"b\\n\\u00e4\\/\" : \"\\\"\\\\\" } ";
        assertThat(Json.write(Json.read(text)))
                .isEqualTo("{\"a\":[1,-2,3.5,1000.0,12345678901,true,false,null,{},[]],\"b\\u000aä/\":\"\\\"\\\\\"}");
    }
}
