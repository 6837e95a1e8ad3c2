package org.crosscage.play.ui;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.board.ui.Piece;

/// What the teacher says at once: a title and a few sentences.
record Said(String title, List<List<Piece>> sentences) {

    Said {
        sentences = List.copyOf(sentences);
    }

    /// All of it as one text, for a screen reader.
    String spoken() {
        return Stream.concat(Stream.of(title), sentences.stream().map(Said::text))
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(" "));
    }

    private static String text(List<Piece> sentence) {
        return sentence.stream().map(Piece::text).collect(Collectors.joining());
    }
}
