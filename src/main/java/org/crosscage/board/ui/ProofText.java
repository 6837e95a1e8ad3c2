package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.board.FoldedProof;
import org.crosscage.board.TextSpan;
import org.crosscage.texts.Texts;

/// The sentences of a proof; of many, as [FoldedProof] says.
public final class ProofText {

    private ProofText() {}

    /// @param sentences in reading order, the conclusion last
    public static List<Component> of(List<List<TextSpan>> sentences, Texts texts) {
        var between = FoldedProof.between(sentences);
        if (between.isEmpty()) {
            return words(sentences).toList();
        }
        int last = sentences.size() - 1;
        var body =
                new ArrayList<>(words(sentences.subList(0, FoldedProof.FIRST)).toList());
        body.add(folded(sentences.subList(FoldedProof.FIRST, last), between.getAsInt(), texts));
        body.add(new RichText(sentences.get(last)));
        return body;
    }

    private static NativeDetails folded(List<List<TextSpan>> between, int count, Texts texts) {
        var folded = new NativeDetails(
                texts.say("play.hint.between", "count", count),
                new Div(words(between).toArray(Component[]::new)));
        folded.addClassName("between");
        return folded;
    }

    private static Stream<Component> words(List<List<TextSpan>> sentences) {
        return sentences.stream().map(RichText::new);
    }
}
