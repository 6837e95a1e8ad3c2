package org.crosscage.board.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeDetails;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.crosscage.PageText;
import org.crosscage.board.Card;
import org.crosscage.board.TextSpan;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

final class ProofTextTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    @Test
    void aShortProofIsSeenAsAWhole() {
        assertThat(ProofText.of(proof(6))).hasSize(6).allMatch(RichText.class::isInstance);
    }

    @Test
    void ofALongProofTheBeginningAndTheConclusionAreSeen() {
        assertThat(ProofText.of(proof(11)))
                .filteredOn(RichText.class::isInstance)
                .map(ProofTextTest::text)
                .containsExactly("Sentence 1.", "Sentence 2.", "Sentence 11.");
    }

    @Test
    void whatIsBetweenIsFoldedAndCountedAndInOrder() {
        var folded = (NativeDetails) ProofText.of(proof(11)).get(2);

        assertThat(folded.isOpen()).isFalse();
        assertThat(folded.getSummaryText()).isEqualTo("8 more sentences");
        assertThat(folded.getContent().getChildren().map(ProofTextTest::text))
                .containsExactly(
                        "Sentence 3.",
                        "Sentence 4.",
                        "Sentence 5.",
                        "Sentence 6.",
                        "Sentence 7.",
                        "Sentence 8.",
                        "Sentence 9.",
                        "Sentence 10.");
    }

    private static Card.Block.Proof proof(int sentences) {
        return Card.Block.Proof.of(
                IntStream.rangeClosed(1, sentences)
                        .mapToObj(number -> List.of(TextSpan.plain("Sentence " + number + ".")))
                        .toList(),
                TEXTS);
    }

    private static String text(Component part) {
        return PageText.of(part);
    }
}
