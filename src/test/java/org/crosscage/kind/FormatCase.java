package org.crosscage.kind;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A text and the sentences about it.
///
/// @param text what a player pastes
/// @param sentences what is said
record FormatCase(String text, List<String> sentences) {

    private static final String SENTENCE = "→ ";

    /// The cases of a file beside the tests; its head says how they are written.
    static Stream<FormatCase> all(String name) {
        return Arrays.stream(TestTexts.whole(name).split("~~~~\n")).skip(1).map(FormatCase::of);
    }

    private static FormatCase of(String block) {
        var text = block.lines()
                .filter(line -> !line.startsWith(SENTENCE))
                .map(line -> line.replace('␣', ' '))
                .collect(Collectors.joining("\n", "", "\n"));
        var sentences = block.lines()
                .filter(line -> line.startsWith(SENTENCE))
                .map(line -> line.substring(SENTENCE.length()))
                .toList();
        return new FormatCase(text, sentences);
    }
}
