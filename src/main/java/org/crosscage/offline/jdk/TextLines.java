package org.crosscage.offline.jdk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// [String#lines()], which TeaVM has not.
public final class TextLines {

    private TextLines() {}

    public static Stream<String> of(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r') {
                lines.add(text.substring(start, i));
                boolean isPair = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
                i += isPair ? 1 : 0;
                start = i + 1;
            }
        }
        if (start < text.length()) {
            lines.add(text.substring(start));
        }
        return lines.stream();
    }
}
