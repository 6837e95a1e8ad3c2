package org.crosscage.texts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.model.Role;

/// One sentence or more for a reader, in parts, so that a screen can underline what is named and light it up on the
/// board.
///
/// @param parts in reading order; together they are the text
public record Sentence(List<Part> parts) {

    public Sentence {
        parts = List.copyOf(parts);
    }

    public static Sentence of(String words) {
        return new Sentence(List.of(new Plain(words)));
    }

    /// These sentences, then more, with a blank between them.
    public Sentence then(Sentence more) {
        var all = new ArrayList<>(parts);
        all.add(new Plain(" "));
        all.addAll(more.parts);
        return new Sentence(all);
    }

    /// The same, told as links of a chain.
    Sentence asLinks() {
        var all = new ArrayList<Part>();
        all.add(new ChainNumber());
        all.addAll(parts);
        return new Sentence(all);
    }

    /// The words alone.
    public String text() {
        return parts.stream().map(Part::text).collect(Collectors.joining());
    }

    /// The words as a heading, which has no full stop.
    public String heading() {
        var words = text();
        return words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    }

    public sealed interface Part {
        String text();
    }

    /// A sentence begins that tells links of a chain: a screen gives it the number that its arrows have, counted in
    /// order from 1.
    public record ChainNumber() implements Part {
        @Override
        public String text() {
            return "";
        }
    }

    public record Plain(String text) implements Part {}

    /// Words that name something of the board.
    public record Named(String text, Role role, Fact fact) implements Part {}
}
