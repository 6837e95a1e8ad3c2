package org.crosscage.experiment.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Spoils texts: characters, words and lines lost, doubled, swapped, mixed with those of other texts, or pure
/// noise.
public final class Mutations {

    private static final List<String> SNIPPETS = List.of(
            "#",
            ".",
            "\\",
            "|",
            "/",
            ":",
            "=",
            "?",
            "+",
            "-",
            "*",
            "x",
            "xxxx",
            "XXXXX",
            "\n",
            "\r",
            "\t",
            " ",
            "\u00a0",
            "\uFEFF",
            "\u0000",
            "é",
            "𝟙",
            "٣",
            "0",
            "9",
            "26",
            "201",
            "99999999999999999999",
            "-1",
            "r1c1",
            "r99c99",
            "A:11+",
            "puzzle",
            "puzzle a\n",
            "end\n",
            "size",
            "size 200 200\n",
            "grid\n",
            "cage 3+ r1c1\n",
            "values 1 2 3\n",
            "solution\n",
            "title \n",
            "17\\16",
            "\\99999999999999999999",
            "=5",
            "17/ 0",
            " 0/ 0",
            "1733",
            " 09",
            "13",
            "\"",
            "\\u0000",
            "{",
            "[",
            "}",
            "]",
            "null",
            "1e999",
            "\"kind\": ",
            "\"cells\": [],",
            "\n\n");
    private static final String NOISE = " \n\t|\\/#.=:+-*xXAa019puzlendsigrcv";

    private final List<String> texts;
    private final RandomGenerator random;

    /// @param texts valid ones, at least one
    public Mutations(List<String> texts, RandomGenerator random) {
        this.texts = texts;
        this.random = random;
    }

    /// A text that may be anything.
    public String next() {
        if (random.nextInt(20) == 0) {
            return noise();
        }
        var text = pick();
        for (int changes = random.nextInt(1, random.nextInt(4) == 0 ? 12 : 3); changes > 0; changes--) {
            text = random.nextInt(3) == 0 ? changeLine(text) : changePlace(text);
        }
        return text;
    }

    private String pick() {
        return texts.get(random.nextInt(texts.size()));
    }

    private String noise() {
        return random.ints(random.nextInt(200), 0, NOISE.length())
                .mapToObj(i -> NOISE.substring(i, i + 1))
                .collect(Collectors.joining());
    }

    private String changePlace(String text) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(random.nextInt(5) == 0 ? 40 : 3));
        var before = text.substring(0, from);
        return switch (random.nextInt(5)) {
            case 0 -> before + text.substring(to);
            case 1 -> before + SNIPPETS.get(random.nextInt(SNIPPETS.size())) + text.substring(to);
            case 2 -> before + (char) random.nextInt(random.nextInt(4) == 0 ? 0x10000 : 0x80) + text.substring(to);
            case 3 -> random.nextInt(5) == 0 ? before : before + text.substring(from, to) + text.substring(from);
            default -> before + SNIPPETS.get(random.nextInt(SNIPPETS.size())) + text.substring(from);
        };
    }

    private String changeLine(String text) {
        var lines = new ArrayList<>(text.lines().toList());
        if (lines.isEmpty()) {
            return text;
        }
        int line = random.nextInt(lines.size());
        switch (random.nextInt(5)) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(line, lines.get(random.nextInt(lines.size())));
            case 2 -> Collections.swap(lines, line, random.nextInt(lines.size()));
            case 3 ->
                lines.addAll(line, pick().lines().limit(random.nextInt(1, 8)).toList());
            default -> lines.set(line, shuffledWords(lines.get(line)));
        }
        return String.join("\n", lines) + "\n";
    }

    private String shuffledWords(String line) {
        var words = line.split(" ");
        return IntStream.range(0, words.length)
                .mapToObj(_ -> words[random.nextInt(words.length)])
                .collect(Collectors.joining(" "));
    }
}
