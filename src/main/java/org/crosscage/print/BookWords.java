package org.crosscage.print;

import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.model.Digits;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// What a book says, in its language.
record BookWords(Texts texts) {

    String say(String key) {
        return texts.say("print." + key);
    }

    String say(String key, String name, Object value) {
        return texts.say("print." + key, name, value);
    }

    /// Its title, or else its kind and size.
    String name(PrintedPuzzle puzzle) {
        return Letters.known(puzzle.entry().notes().getOrDefault("title", plainName(puzzle)));
    }

    /// Its kind and size.
    String plainName(PrintedPuzzle puzzle) {
        var picture = puzzle.picture();
        return Names.puzzle(texts, puzzle.entry().puzzle().kind(), picture.rows(), picture.columns());
    }

    /// Which digits a puzzle has; empty where that goes without saying.
    String digits(PrintedPuzzle puzzle) {
        return puzzle.ownDigits().map(this::digits).orElse("");
    }

    private String digits(Digits digits) {
        boolean isRange = digits.equals(Digits.range(digits.min(), digits.max()));
        return isRange
                ? texts.say("print.digits", "first", digits.min(), "last", digits.max())
                : say(
                        "digits.listed",
                        "digits",
                        digits.stream()
                                .mapToObj(Integer::toString)
                                .collect(Collectors.joining(say("technique.between"))));
    }

    String kind(String kind) {
        return texts.say("shell.kind." + kind);
    }

    String grade(PrintedPuzzle puzzle) {
        return puzzle.rating().map(Rating::grade).map(this::grade).orElseGet(() -> say("no-grade"));
    }

    private String grade(Grade grade) {
        return texts.say("shell.grade." + grade.id());
    }

    private String noRating(PrintedPuzzle puzzle) {
        return switch (puzzle.count()) {
            case SolutionCount.None() -> say("no-solution");
            case SolutionCount.Several _ -> say("several-solutions");
            case SolutionCount.Unknown() -> say("unknown-solutions");
            case SolutionCount.One _ -> "";
        };
    }

    /// The techniques that a puzzle needed, each with how often, in the order of difficulty.
    String techniques(PrintedPuzzle puzzle) {
        return puzzle.rating()
                .map(rating -> rating.techniques().entrySet().stream()
                        .map(used -> texts.say(
                                "print.technique",
                                "technique",
                                texts.say("hints.technique-name." + used.getKey()),
                                "count",
                                used.getValue()))
                        .collect(Collectors.joining(say("technique.between"))))
                .orElseGet(() -> noRating(puzzle));
    }
}
