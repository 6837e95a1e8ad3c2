package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.Test;

/// Logs and what they make of a game, which the browser's tests read too: both must make the same of them.
class HistoriesTest {

    private static final Puzzle PUZZLE = Boards.kenKen();

    @Test
    void theServersGameIsWhatTheBrowserMakesOfTheSameLog() throws IOException {
        var cases = cases();
        assertThat(cases).hasSizeGreaterThan(50);
        for (var line : cases) {
            var parts = line.split(" => ");
            var game = Game.of(PUZZLE);
            for (var entry : parts[0].split(" \\| ")) {
                var words = entry.split(" ", 2);
                var rest = words.length == 1 ? "" : words[1];
                game = game.after(LogEntryText.read(words[0], rest, PUZZLE.shape()));
            }
            assertThat(told(game)).as(parts[0]).isEqualTo(parts[1]);
        }
    }

    private static List<String> cases() throws IOException {
        try (var file = Objects.requireNonNull(HistoriesTest.class.getResourceAsStream("histories.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        }
    }

    private static String told(Game game) {
        var told = new ArrayList<String>();
        told.add(game.cursor() + " of " + game.turnCount());
        told.add(game.position().squares().stream().map(HistoriesTest::square).collect(Collectors.joining(" ")));
        for (int level = 1; level <= game.branches().size(); level++) {
            told.add(branch(game, level));
        }
        return String.join("; ", told);
    }

    private static String branch(Game game, int level) {
        var branch = game.branches().get(level - 1);
        var began = branch.began().stream()
                .map(digit -> place(digit.cell()) + "=" + digit.digit())
                .collect(Collectors.joining(","));
        var own = IntStream.range(0, PUZZLE.cellCount())
                .filter(cell -> !game.position().square(cell).isEmpty() && game.levelOf(cell) == level)
                .mapToObj(HistoriesTest::place)
                .collect(Collectors.joining(","));
        return branch.moves() + " " + orNone(began) + " " + orNone(own);
    }

    private static String square(Square square) {
        return String.join(
                        "/",
                        square.digit() == Constraint.EMPTY ? "-" : String.valueOf(square.digit()),
                        digits(square.candidates()),
                        digits(square.corners()),
                        square.colour() == 0 ? "-" : String.valueOf(square.colour()))
                + square.markColours().stream().map(tint -> "/" + tint).collect(Collectors.joining());
    }

    private static String digits(Digits digits) {
        return orNone(digits.stream().mapToObj(Integer::toString).collect(Collectors.joining(",")));
    }

    private static String orNone(String text) {
        return text.isEmpty() ? "-" : text;
    }

    private static String place(int cell) {
        return PUZZLE.shape().cell(cell).toString();
    }
}
