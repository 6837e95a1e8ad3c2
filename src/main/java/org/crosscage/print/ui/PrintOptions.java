package org.crosscage.print.ui;

import java.util.List;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.print.Paper;

/// What is chosen on the page.
///
/// @param source what is printed: one of the sources of the form, empty for new puzzles
/// @param order which new puzzles
/// @param seed of the first new one, the next one has the next number
/// @param title empty for the one that follows from the puzzles
record PrintOptions(
        String source,
        PuzzleOrder order,
        int count,
        long seed,
        Paper paper,
        int perPage,
        boolean cover,
        boolean solutions,
        String title) {

    /// How many new puzzles a book can have here; more by the command line, which keeps nobody else waiting.
    static final List<Integer> COUNTS = List.of(1, 4, 6, 10, 20, 30, 50, 100);

    /// Of one kind and size, 20 and four to a page.
    static PrintOptions usual(PuzzleOrder order, long seed) {
        return new PrintOptions("", order, 20, seed, Paper.A4, 4, true, true, "");
    }

    PrintOptions withSource(String value) {
        return new PrintOptions(value, order, count, seed, paper, perPage, cover, solutions, title);
    }

    PrintOptions withOrder(PuzzleOrder value) {
        return new PrintOptions(source, value, count, seed, paper, perPage, cover, solutions, title);
    }

    PrintOptions withCount(int value) {
        return new PrintOptions(source, order, value, seed, paper, perPage, cover, solutions, title);
    }

    PrintOptions withSeed(long value) {
        return new PrintOptions(source, order, count, value, paper, perPage, cover, solutions, title);
    }

    PrintOptions withPaper(Paper value) {
        return new PrintOptions(source, order, count, seed, value, perPage, cover, solutions, title);
    }

    PrintOptions withPerPage(int value) {
        return new PrintOptions(source, order, count, seed, paper, value, cover, solutions, title);
    }

    PrintOptions withCover(boolean value) {
        return new PrintOptions(source, order, count, seed, paper, perPage, value, solutions, title);
    }

    PrintOptions withSolutions(boolean value) {
        return new PrintOptions(source, order, count, seed, paper, perPage, cover, value, title);
    }

    PrintOptions withTitle(String value) {
        return new PrintOptions(source, order, count, seed, paper, perPage, cover, solutions, value);
    }

    boolean isNew() {
        return source.isEmpty();
    }
}
