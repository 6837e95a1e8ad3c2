package org.crosscage.teach.words;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.board.TextSpan;

/// What the teacher says at once: a title and a few sentences.
public record TeacherMessage(String title, List<List<TextSpan>> sentences) {

    public TeacherMessage {
        sentences = List.copyOf(sentences);
    }

    /// All of it as one text, for a screen reader.
    public String spoken() {
        return Stream.concat(Stream.of(title), sentences.stream().map(TeacherMessage::text))
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(" "));
    }

    private static String text(List<TextSpan> sentence) {
        return sentence.stream().map(TextSpan::text).collect(Collectors.joining());
    }
}
