package org.crosscage.print.ui;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.print.Paper;

/// What is chosen on the page.
///
/// @param source what is printed: one of the sources of the form, empty for new puzzles
/// @param grade empty for any
/// @param title empty for the one that follows from the puzzles
record PrintWish(
        String source,
        String kind,
        Size size,
        Optional<Grade> grade,
        int count,
        long seed,
        Paper paper,
        int perPage,
        boolean cover,
        boolean solutions,
        String title) {

    /// How many new puzzles a book can have here; more by the command line, which keeps nobody else waiting.
    static final List<Integer> COUNTS = List.of(1, 4, 6, 10, 20, 30, 50, 100);

    PrintWish withSource(String value) {
        return new PrintWish(value, kind, size, grade, count, seed, paper, perPage, cover, solutions, title);
    }

    /// Another kind has other sizes and grades.
    PrintWish withKind(String value, Size first) {
        return new PrintWish(
                source, value, first, Optional.empty(), count, seed, paper, perPage, cover, solutions, title);
    }

    PrintWish withSize(Size value) {
        return new PrintWish(source, kind, value, grade, count, seed, paper, perPage, cover, solutions, title);
    }

    PrintWish withGrade(Optional<Grade> value) {
        return new PrintWish(source, kind, size, value, count, seed, paper, perPage, cover, solutions, title);
    }

    PrintWish withCount(int value) {
        return new PrintWish(source, kind, size, grade, value, seed, paper, perPage, cover, solutions, title);
    }

    PrintWish withSeed(long value) {
        return new PrintWish(source, kind, size, grade, count, value, paper, perPage, cover, solutions, title);
    }

    PrintWish withPaper(Paper value) {
        return new PrintWish(source, kind, size, grade, count, seed, value, perPage, cover, solutions, title);
    }

    PrintWish withPerPage(int value) {
        return new PrintWish(source, kind, size, grade, count, seed, paper, value, cover, solutions, title);
    }

    PrintWish withCover(boolean value) {
        return new PrintWish(source, kind, size, grade, count, seed, paper, perPage, value, solutions, title);
    }

    PrintWish withSolutions(boolean value) {
        return new PrintWish(source, kind, size, grade, count, seed, paper, perPage, cover, value, title);
    }

    PrintWish withTitle(String value) {
        return new PrintWish(source, kind, size, grade, count, seed, paper, perPage, cover, solutions, value);
    }

    boolean isNew() {
        return source.isEmpty();
    }
}
