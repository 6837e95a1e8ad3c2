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
            "hint",
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
                        {"id":"hint","eyebrow":"Hint","title":"A single square",\
                        "body":[{"text":"It is 3."},{"sentences":[[{"text":"Sentence 1."}]],"folded":""}],\
                        "told":2,"stages":4,\
                        "actions":[{"id":"hint-next","words":"Why?","notes":["costs 2"],"primary":true,"asks":"hint","symbol":""}],\
                        "legend":[{"name":"found","words":"result"}],\
                        "links":[{"id":"hint-all-steps","words":"All steps","notes":[],"primary":false,"asks":"","symbol":"list"}]}""");
    }

    @Test
    void linksAreAddedBelowTheOthers() {
        var page = new Card.Link.Page("hint-about", "learn/single-square", "About");
        var report = new Card.Link.Copy("hint-wrong", "Wrong?", "Copied", "Not copied", "size 3");

        var more = CARD.with(List.of(report, page));

        assertThat(more.links()).hasSize(3).endsWith(report, page);
        assertThat(Json.write(more.toJson()))
                .contains(
                        "{\"id\":\"hint-wrong\",\"words\":\"Wrong?\",\"copied\":\"Copied\",\"failed\":\"Not copied\",\"text\":\"size 3\"}")
                .contains("{\"id\":\"hint-about\",\"address\":\"learn/single-square\",\"words\":\"About\"}");
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
