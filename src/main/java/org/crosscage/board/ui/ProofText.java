package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.board.TextSpan;
import org.crosscage.texts.Texts;

/// The sentences of a proof. Of many the first ones and the conclusion are seen, which is what most readers want;
/// those between are folded away.
public final class ProofText {

    /// A chain of six links, and a count with all that is said of it, are read at one go.
    private static final int MOST = 9;
    private static final int FIRST = 2;

    private ProofText() {}

    /// @param sentences in reading order, the conclusion last
    public static List<Component> of(List<List<TextSpan>> sentences, Texts texts) {
        if (sentences.size() <= MOST) {
            return words(sentences).toList();
        }
        int last = sentences.size() - 1;
        var body = new ArrayList<>(words(sentences.subList(0, FIRST)).toList());
        body.add(folded(sentences.subList(FIRST, last), texts));
        body.add(new RichText(sentences.get(last)));
        return body;
    }

    private static NativeDetails folded(List<List<TextSpan>> between, Texts texts) {
        var folded = new NativeDetails(
                texts.say("play.hint.between", "count", between.size()),
                new Div(words(between).toArray(Component[]::new)));
        folded.addClassName("between");
        return folded;
    }

    private static Stream<Component> words(List<List<TextSpan>> sentences) {
        return sentences.stream().map(RichText::new);
    }
}
