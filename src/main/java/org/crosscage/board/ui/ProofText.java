package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.board.Card;
import org.crosscage.board.TextSpan;

/// The sentences of a proof. Of a long one the first sentences and the conclusion are seen, which is what most
/// readers want; those between are folded away.
public final class ProofText {

    private ProofText() {}

    public static List<Component> of(Card.Block.Proof proof) {
        var sentences = proof.sentences();
        if (proof.folded().isEmpty()) {
            return words(sentences).toList();
        }
        int last = sentences.size() - 1;
        int first = Card.Block.Proof.FIRST;
        var body = new ArrayList<>(words(sentences.subList(0, first)).toList());
        body.add(folded(proof.folded(), sentences.subList(first, last)));
        body.add(new RichText(sentences.get(last)));
        return body;
    }

    private static NativeDetails folded(String summary, List<List<TextSpan>> between) {
        var folded = new NativeDetails(summary, new Div(words(between).toArray(Component[]::new)));
        folded.addClassName("between");
        return folded;
    }

    private static Stream<Component> words(List<List<TextSpan>> sentences) {
        return sentences.stream().map(RichText::new);
    }
}
