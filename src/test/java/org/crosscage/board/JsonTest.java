package org.crosscage.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.crosscage.Samples;
import org.crosscage.Seeds;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// JSON is read and written as Jackson does it.
final class JsonTest {

    @Seeds
    void whatIsWrittenIsReadByEveryReader(long seed) {
        var samples = new Samples(seed);
        var value = Map.of(
                "numbers", samples.map(10, () -> samples.list(0, 10, () -> (int) samples.number())),
                "words", samples.list(0, 20, samples::text),
                "truth", samples.flag(),
                "large", List.of(samples.number()));
        var text = Json.write(value);
        assertThat(JsonMapper.shared().readTree(text))
                .isEqualTo(JsonMapper.shared().valueToTree(Json.read(text)));
        assertThat(Json.write(Json.read(text))).isEqualTo(text);
    }

    @Test
    void everythingThatJsonKnowsIsRead() {
        var text =
                " { \"a\" : [ 1 , -2, 3.5, 1e3, 12345678901, true, false, null, {}, [] ], \"b\\n\\u00e4\\/\" : \"\\\"\\\\\" } ";
        assertThat(Json.write(Json.read(text)))
                .isEqualTo("{\"a\":[1,-2,3.5,1000.0,12345678901,true,false,null,{},[]],\"b\\u000aä/\":\"\\\"\\\\\"}");
    }
}
