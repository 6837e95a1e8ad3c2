package org.crosscage.core.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.clue.ListedLayouts;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The digits that fit a clue, in the cases that the board in the browser is held to as well.
class ClueCasesTest {

    private static final int ALL = 10_000;

    static List<String> cases() throws IOException {
        try (var in = ClueCasesTest.class.getResourceAsStream("clue-cases.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theLayoutsOfAClueHaveTheDigitsThatFit(String line) {
        var parts = line.split(" : | -> ");
        var cells = parts[1].split(" ");
        var clue = clue(parts[0].split(" "), cells.length);
        var shape = row(cells.length);
        List<Constraint> constraints = new ArrayList<>(List.of(clue));
        if (parts[0].endsWith(" line") && cells.length > 1) {
            constraints.add(new AllDifferent(Group.ROW, shape.cells()));
        }
        var puzzle = Puzzle.of("case", shape, Digits.range(0, 9), constraints, Map.of());
        var position =
                new Position(Arrays.stream(cells).map(ClueCasesTest::square).toList());

        var layouts = ListedLayouts.live(Board.of(puzzle, position), clue, ALL);

        assertThat(layouts.isComplete()).isTrue();
        assertThat(IntStream.range(0, cells.length)
                        .filter(cell -> !cells[cell].startsWith("="))
                        .mapToObj(cell -> new Digits(layouts.support().at(cell)))
                        .map(digits ->
                                digits.stream().mapToObj(Integer::toString).collect(Collectors.joining()))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(parts[2]);
    }

    private static Arithmetic clue(String[] words, int cells) {
        var operation = Stream.of(Operation.values())
                .filter(each -> words[0].equals(String.valueOf(each.symbol())))
                .findFirst()
                .orElseThrow();
        return new Arithmetic(
                Group.CAGE, row(cells).cells(), operation, Long.parseLong(words[1]), words[2].equals("different"));
    }

    private static Shape row(int cells) {
        var white = new BitSet();
        white.set(0, cells);
        return Shape.of(1, cells, white);
    }

    private static Square square(String written) {
        return written.startsWith("=")
                ? Square.BLANK.withDigit(Integer.parseInt(written.substring(1)))
                : Square.BLANK.withCandidates(Digits.of(
                        written.chars().map(Character::getNumericValue).toArray()));
    }
}
