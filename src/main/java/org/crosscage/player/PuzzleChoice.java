package org.crosscage.player;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;

/// A size and grade that a player chose for new puzzles of a kind.
///
/// @param size as drawn
/// @param grade empty for any
public record PuzzleChoice(String kind, Size size, Optional<Grade> grade) {

    private static final Pattern WRITTEN = Pattern.compile("([a-z]{1,40})-(\\d{1,3})x(\\d{1,3})(?:-([a-z]{1,10}))?");

    /// The last choice for each kind, written with the newest one first: `kenken-6x6-hard kakuro-8x8`.
    static String written(List<PuzzleChoice> choices) {
        return choices.stream().map(PuzzleChoice::written).collect(Collectors.joining(" "));
    }

    /// Leaves out what cannot be made, and all choices for a kind but its first.
    public static List<PuzzleChoice> read(String written) {
        var choices = new LinkedHashMap<String, PuzzleChoice>();
        Stream.of(written.split(" "))
                .flatMap(word -> one(word).stream())
                .forEach(choice -> choices.putIfAbsent(choice.kind, choice));
        return List.copyOf(choices.values());
    }

    private static Optional<PuzzleChoice> one(String word) {
        var parts = WRITTEN.matcher(word);
        if (!parts.matches()) {
            return Optional.empty();
        }
        var size = new Size(Integer.parseInt(parts.group(2)), Integer.parseInt(parts.group(3)));
        var grade = Optional.ofNullable(parts.group(4)).flatMap(Grade::of);
        return PuzzleKinds.find(parts.group(1))
                .filter(_ -> grade.isPresent() == (parts.group(4) != null))
                .filter(kind -> kind.drafts().supports(size.rows(), size.columns()))
                .map(kind -> new PuzzleChoice(kind.id(), size, grade));
    }

    private String written() {
        return kind + "-" + size + grade.map(each -> "-" + each.id()).orElse("");
    }
}
