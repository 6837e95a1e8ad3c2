package org.crosscage.learn.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.crosscage.board.Json;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.Practice;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class TechniquePageTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    static Stream<CatalogueEntry> techniques() {
        return TechniqueCatalogue.all().stream();
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void saysWhatEveryTechniqueIs(CatalogueEntry entry) {
        for (var kind : entry.kinds()) {
            var page = read(Json.write(new TechniquePage(entry, kind, TEXTS).withoutExample("Wait")));

            assertThat(List.of("name", "tier", "what"))
                    .allSatisfy(field -> assertThat(page.path(field).asString()).isNotBlank());
            assertThat(page.at("/trap/text").asString()).isNotBlank();
            assertThat(page.path("searching").asString()).isEqualTo("Wait");
        }
    }

    @Test
    void tellsTheExampleFromThePositionToWhatFollows() {
        var moments = page("hidden-single", "kenken").at("/example/moments");

        assertThat(moments.valueStream().map(moment -> moment.path("eyebrow").asString()))
                .containsExactly(
                        "1 of 4: the position", "2 of 4: where to look", "3 of 4: why", "4 of 4: what follows");
        assertThat(moments.at("/1/card/title").asString()).startsWith("Hidden single: ");
        assertThat(told(moments.path(2))).contains("can still be");
        assertThat(told(moments.path(3))).startsWith("So r");
    }

    @Test
    void lightsTheBoardAsInAGame() {
        var example = page("hidden-single", "kenken").path("example");

        assertThat(example.at("/moments/0/highlights").isNull()).isTrue();
        assertThat(example.at("/moments/2/highlights").toString())
                .contains("found", "look")
                .doesNotContain("arrows");
        assertThat(legend(example)).doesNotContain("order of the steps");
        assertThat(example.path("after")).isNotEqualTo(example.path("before"));
    }

    @Test
    void drawsAChainWithTheNumbersOfItsSentencesAndALegend() {
        var example = page("xy-chain", "kenken").path("example");
        var why = example.at("/moments/2");

        var numbers = why.at("/card/body/0/sentences")
                .valueStream()
                .flatMap(JsonNode::valueStream)
                .filter(span -> span.has("link"))
                .map(span -> span.path("link").asInt())
                .toList();
        var arrows = why.at("/highlights/arrows")
                .valueStream()
                .map(arrow -> arrow.path("number").asInt())
                .toList();
        assertThat(numbers).startsWith(1, 2, 3);
        assertThat(arrows).containsAll(numbers);
        assertThat(legend(example))
                .contains("where to look", "proves it", "ruled out", "order of the steps", "must be", "nothing fits");
    }

    @Test
    void offersTheKindsThatHaveTheTechnique() {
        assertThat(page("crossing", "kakuro").path("kinds")).hasSize(1);
        assertThat(page("hidden-single", "kenken").path("kinds")).hasSizeGreaterThan(1);
    }

    @Test
    void saysThatAKindHasNoExample() {
        var page = page("single-square", "kakuro");

        assertThat(page.at("/noExample/title").asString()).isEqualTo("No example");
        assertThat(page.path("example").isNull()).isTrue();
    }

    @Test
    void namesTheEasierAndTheHarderTechnique() {
        assertThat(page("naked-pair", "kenken")
                        .path("neighbours")
                        .valueStream()
                        .map(each -> each.path("side").asString() + " "
                                + each.path("id").asString()))
                .containsExactly("previous line-claims-box", "next hidden-pair");
    }

    private static JsonNode page(String technique, String kindId) {
        var entry = TechniqueCatalogue.of(technique).orElseThrow();
        var kind = PuzzleKinds.of(kindId);
        var example = Practice.standard().example(kind, TechniqueWords.technique(entry, kind));
        return read(Json.write(new TechniquePage(entry, kind, TEXTS).with(example)));
    }

    private static JsonNode read(String json) {
        return JsonMapper.shared().readTree(json);
    }

    private static String told(JsonNode moment) {
        return String.join("", moment.at("/card/body/0/sentences").findValuesAsString("text"));
    }

    private static List<String> legend(JsonNode example) {
        return example.at("/moments/2/card/legend").findValuesAsString("words");
    }
}
