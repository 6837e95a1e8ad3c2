package org.crosscage.core.logic.technique;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Square;
import org.crosscage.kind.text.NativeText;

/// A position and the steps that a technique finds there, from a case file. What such a file looks like is said at
/// the head of `single-square.cases`.
///
/// @param expected the steps in the notation of the file, sorted
public record TechniqueCase(String name, String kind, Board board, List<String> expected) {

    private static final String NAME = "case ";
    private static final String KIND = "kind ";
    private static final String FINDS = "finds ";
    private static final String POSITION = "position";

    public static List<TechniqueCase> of(Technique technique) {
        var lines = lines(technique.id() + ".cases");
        int[] starts = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).startsWith(NAME))
                .toArray();
        return IntStream.range(0, starts.length)
                .mapToObj(i -> read(lines.subList(starts[i], i + 1 < starts.length ? starts[i + 1] : lines.size())))
                .toList();
    }

    /// A step in the notation of the files.
    static String notation(Step step, Shape shape) {
        return Stream.concat(
                        step.placements().stream().map(p -> shape.cell(p.cell()) + "=" + p.digit()),
                        step.eliminations().stream().map(e -> shape.cell(e.cell()) + "-" + joined(e.digits())))
                .collect(Collectors.joining(" "));
    }

    private static String joined(Digits digits) {
        return digits.stream().mapToObj(Integer::toString).collect(Collectors.joining());
    }

    private static List<String> lines(String file) {
        try (var stream = TechniqueCase.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalArgumentException("there is no case file " + file);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("//"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static TechniqueCase read(List<String> lines) {
        var puzzleText = new ArrayList<String>();
        var positionRows = new ArrayList<String>();
        var finds = new ArrayList<String>();
        var current = puzzleText;
        for (var line : lines.subList(2, lines.size())) {
            if (line.startsWith(FINDS)) {
                finds.add(line.substring(FINDS.length()));
            } else if (line.equals(POSITION)) {
                current = positionRows;
            } else {
                current.add(line);
            }
        }
        if (finds.isEmpty()) {
            throw new IllegalArgumentException(lines.getFirst() + " does not say what is found");
        }
        finds.remove("nothing");
        var puzzle = puzzle(puzzleText);
        return new TechniqueCase(
                lines.get(0).substring(NAME.length()),
                lines.get(1).substring(KIND.length()),
                Board.of(puzzle, position(puzzle, positionRows)),
                finds.stream().sorted().toList());
    }

    private static Puzzle puzzle(List<String> lines) {
        var text = "puzzle case\n" + String.join("\n", lines) + "\nend\n";
        return new NativeText().read(text).getFirst().puzzle();
    }

    private static Position position(Puzzle puzzle, List<String> rows) {
        var squares = new HashMap<Integer, Square>();
        for (int row = 1; row <= rows.size(); row++) {
            var tokens = rows.get(row - 1).trim().split(" +");
            for (int column = 1; column <= tokens.length; column++) {
                var token = tokens[column - 1];
                puzzle.shape().index(row, column).ifPresent(cell -> squares.put(cell, square(token)));
            }
        }
        return Position.start(puzzle).with(squares);
    }

    private static Square square(String token) {
        return switch (token.charAt(0)) {
            case '.' -> Square.BLANK;
            case '/' ->
                Square.BLANK.withCandidates(Digits.of(
                        token.chars().skip(1).map(digit -> digit - '0').toArray()));
            default -> Square.BLANK.withDigit(Integer.parseInt(token));
        };
    }
}
