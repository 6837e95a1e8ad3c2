package org.crosscage.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

final class CardTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    private static final Card CARD = new Card(
            Card.Frame.of("hint", "", TEXTS),
            "Hint",
            "A single square",
            List.of(new Card.Block.Words("It is 3."), proof(1)),
            new Card.Stages(2, 4),
            List.of(Card.Action.primary("hint-next", "Why?", "costs 2").asking("hint")),
            List.of(new Card.Sign("found", "result")),
            List.of(new Card.Link.Press(new Card.Action("hint-all-steps", "All steps", List.of(), false, "", "list"))),
            "A single square. It is 3.");

    @Test
    void allThatIsDrawnIsWritten() {
        assertThat(Json.write(CARD.toJson())).isEqualTo("""
                        {"id":"hint","look":"","fold":"Fold or unfold this panel","close":"Close the hint","eyebrow":"Hint","title":"A single square",\
                        "body":[{"text":"It is 3.","look":""},{"sentences":[[{"text":"Sentence 1."}]],"folded":""}],\
                        "told":2,"stages":4,\
                        "actions":[{"id":"hint-next","words":"Why?","notes":["costs 2"],"primary":true,"asks":"hint","symbol":""}],\
                        "legend":[{"name":"found","words":"result"}],\
                        "links":[{"id":"hint-all-steps","words":"All steps","notes":[],"primary":false,"asks":"","symbol":"list"}]}""");
    }

    @Test
    void eachPartOfABodyIsWritten() {
        assertThat(written(new Card.Block.Facts(List.of(new Card.Fact("Score", "12")))))
                .isEqualTo("""
                {"facts":[{"name":"Score","value":"12"}]}""");
        var page = new Card.Link.Page("", "learn/full-line", "Full line", "new tab");
        assertThat(written(new Card.Block.Pages("Techniques", List.of(new Card.Counted(page, "2×")))))
                .isEqualTo("""
                {"title":"Techniques","pages":[{"page":{"id":"","address":"learn/full-line","words":"Full line",\
                "newTab":"new tab"},"count":"2×"}]}""");
        var other =
                "{\"id\":\"a\",\"words\":\"r1c1 is 3\",\"notes\":[],\"primary\":false,\"asks\":\"\",\"symbol\":\"\"}";
        assertThat(written(new Card.Block.Choices("Also open", List.of(Card.Action.of("a", "r1c1 is 3")))))
                .isEqualTo("{\"title\":\"Also open\",\"others\":[" + other + "]}");
        var group = new Card.Group(
                "Full line",
                "2",
                "first steps",
                List.of(new Card.Row("step-0", "r1c1 is 3", "", "Why r1c1 is 3?")),
                List.of(new Card.Cut(1, "1 more")));
        assertThat(written(new Card.Block.Rows(
                        "Sorted", List.of(Card.Action.of("a", "r1c1 is 3")), "a", "Why?", List.of(group))))
                .isEqualTo("{\"sort\":\"Sorted\",\"sortings\":[" + other + """
                        ],"sorted":"a","why":"Why?",\
                        "groups":[{"title":"Full line","count":"2","note":"first steps",\
                        "rows":[{"id":"step-0","change":"r1c1 is 3","note":"","why":"Why r1c1 is 3?"}],\
                        "cuts":[{"rows":1,"more":"1 more"}]}]}""");
    }

    private static String written(Card.Block block) {
        var card = Json.write(Card.of(Card.Frame.NONE, "", "", List.of(block)).toJson());
        return card.replaceFirst(".*\"body\":\\[(.*)],\"told\".*", "$1");
    }

    @Test
    void linksAreAddedBelowTheOthers() {
        var page = Card.Link.Page.of("hint-about", "learn/single-square", "About", TEXTS);
        var report = new Card.Link.Copy("hint-wrong", "Wrong?", "Copied", "Not copied", "size 3");

        var more = CARD.with(List.of(report, page));

        assertThat(more.links()).hasSize(3).endsWith(report, page);
        assertThat(Json.write(more.toJson()))
                .contains(
                        "{\"id\":\"hint-wrong\",\"words\":\"Wrong?\",\"copied\":\"Copied\",\"failed\":\"Not copied\",\"text\":\"size 3\"}")
                .contains(
                        "{\"id\":\"hint-about\",\"address\":\"learn/single-square\",\"words\":\"About\",\"newTab\":\" (opens in a new tab)\"}");
    }

    @Test
    void theMiddleOfALongProofIsNamed() {
        assertThat(proof(9).folded()).isEmpty();
        assertThat(proof(10).folded()).isEqualTo("7 more sentences");
    }

    private static Card.Block.Proof proof(int sentences) {
        return Card.Block.Proof.of(
                IntStream.rangeClosed(1, sentences)
                        .mapToObj(number -> List.of(TextSpan.plain("Sentence " + number + ".")))
                        .toList(),
                TEXTS);
    }
}
