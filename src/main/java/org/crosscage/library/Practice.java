package org.crosscage.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.crosscage.core.generate.TechniquePosition;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.text.PuzzleFormats;

/// The puzzles on which each technique is shown and practised. Their ids say what they are for:
/// `<kind>.<technique>.<number>`. Safe for use by several threads.
public final class Practice {

    private static final String FILE = "practice.txt";
    private static final Practice STANDARD = load();

    private final Map<String, List<PuzzleEntry>> puzzles;
    /// Found when they are asked for first, by the name under which their puzzles stand.
    private final Map<String, Optional<Example>> examples = new ConcurrentHashMap<>();

    Practice(List<PuzzleEntry> entries) {
        this.puzzles = entries.stream().collect(Collectors.groupingBy(entry -> subject(entry.id())));
    }

    /// The puzzles that come with the product, made by `./crosscage generate --practice`.
    public static Practice standard() {
        return STANDARD;
    }

    /// A worked example.
    public record Example(PuzzleEntry entry, TechniquePosition position) {}

    /// All puzzles for a technique, the one of the worked example first; none when none was found.
    public List<PuzzleEntry> puzzles(PuzzleKind kind, Technique technique) {
        return puzzles.getOrDefault(subject(kind, technique), List.of());
    }

    /// The technique at work. Nothing of it is written down: the rule engine walks through the puzzle until it
    /// comes up.
    ///
    /// @param kind one to whose puzzles the technique applies
    public Optional<Example> example(PuzzleKind kind, Technique technique) {
        return examples.computeIfAbsent(subject(kind, technique), subject -> find(kind, technique));
    }

    /// Whether the example was found before, so that asking for it again takes no time.
    public boolean isFound(PuzzleKind kind, Technique technique) {
        return examples.containsKey(subject(kind, technique));
    }

    private Optional<Example> find(PuzzleKind kind, Technique technique) {
        return puzzles(kind, technique).stream()
                .findFirst()
                .flatMap(entry -> TechniquePosition.of(entry.puzzle(), kind.techniques(), technique)
                        .map(position -> new Example(entry, position)));
    }

    /// The puzzle to practise on next: one that was not begun yet, the one of the worked example last; when all
    /// were begun, the first of them again.
    ///
    /// @param begun ids of puzzles
    public Optional<PuzzleEntry> next(PuzzleKind kind, Technique technique, Set<String> begun) {
        var inTurn = new ArrayList<>(puzzles(kind, technique));
        Collections.rotate(inTurn, -1);
        return inTurn.stream()
                .filter(entry -> !begun.contains(entry.id()))
                .findFirst()
                .or(() -> inTurn.stream().findFirst());
    }

    /// The technique that is practised in a game.
    ///
    /// @param source where its puzzle came from
    /// @return empty when it is none of these puzzles
    public Optional<Technique> practised(PuzzleKind kind, String source) {
        var subject = subject(source);
        return isPractice(source) && subject.startsWith(kind.id() + ".")
                ? kind.technique(subject.substring(kind.id().length() + 1))
                : Optional.empty();
    }

    /// Whether a game is practice. It is no game to compare, because most of it may be done when it begins.
    ///
    /// @param source where its puzzle came from
    public boolean isPractice(String source) {
        return puzzles.getOrDefault(subject(source), List.of()).stream()
                .anyMatch(entry -> entry.id().equals(source));
    }

    private static String subject(String id) {
        return id.substring(0, Math.max(id.lastIndexOf('.'), 0));
    }

    private static String subject(PuzzleKind kind, Technique technique) {
        return kind.id() + "." + technique.id();
    }

    private static Practice load() {
        try (InputStream file = Practice.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException(FILE + " is missing beside " + Practice.class.getName());
            }
            return new Practice(PuzzleFormats.TEXT.read(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
