package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is handed out for somebody who looks into a hint. Each case file is a report: read back, it gives the same
/// hint at the same stage again, and so the same report.
class HintReportTest {

    private static final String VERSION = "1.0";

    private final Hints hints = new Hints(Examples.finder(), SearchLimit.ENDLESS);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "deduction-nudge",
                "deduction-technique",
                "deduction-why",
                "deduction-without-marks-why",
                "wrong-digit-nudge",
                "wrong-digit-technique",
                "wrong-digit-clash-why",
                "wrong-digit-chain-why",
                "wrong-marks-nudge",
                "wrong-marks-technique",
                "wrong-marks-why",
                "nothing-simple",
                "nothing-full"
            })
    void aReportIsEnoughToSeeTheHintAgain(String file) throws IOException {
        var text = text(file);

        assertThat(reported(Read.of(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"deduction", "wrong-digit", "wrong-marks"})
    void beforeTheProofAReportSaysNothingThatThePlayerHasNotWritten(String sort) throws IOException {
        var nudge = Read.of(text(sort + "-nudge"));

        assertThat(nudge.lines())
                .extracting(line -> line.split(" ")[0])
                .containsExactlyInAnyOrder("Crosscage", "digits", "marks", "techniques", "hints", "near", "told");
    }

    @Test
    void aPrintedSolutionIsNotHandedOut() throws IOException {
        var read = Read.of(text("deduction-nudge"));
        var entry = read.entry();
        var solution = ((SolutionCount.One) Examples.finder().count(entry.puzzle())).solution();

        assertThat(HintReport.of(withSolution(entry, solution), asked(read), read.teaching(), read.near(), VERSION))
                .isEqualTo(reported(read));
    }

    private static PuzzleEntry withSolution(PuzzleEntry entry, Solution solution) {
        return new PuzzleEntry(entry.id(), entry.notes(), entry.puzzle(), Optional.of(solution), entry.warnings());
    }

    private String reported(Read read) {
        return HintReport.of(read.entry(), asked(read), read.teaching(), read.near(), VERSION);
    }

    private AskedHint asked(Read read) {
        var game = read.game();
        var standard = PuzzleKinds.of(read.entry().puzzle().kind()).techniques();
        var asked = AskedHint.about(game.position(), hints.next(game, read.near(), read.teaching(), standard));
        while (asked.told() < read.told()) {
            asked = asked.more();
        }
        return asked;
    }

    private static String text(String file) throws IOException {
        try (var in = HintReportTest.class.getResourceAsStream("hint-reports/" + file + ".txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /// A report as somebody reads it.
    ///
    /// @param lines under the puzzle
    private record Read(PuzzleEntry entry, List<String> lines) {

        static Read of(String text) {
            var lines = text.lines()
                    .dropWhile(line -> !line.equals("end"))
                    .skip(1)
                    .map(line -> line.substring(2))
                    .toList();
            return new Read(PuzzleFormats.read(text).getFirst(), lines);
        }

        Game game() {
            var game = Game.of(entry.puzzle());
            for (var digit : pairs("digits")) {
                game = game.play(Examples.digit(cell(digit[0]), Integer.parseInt(digit[1])));
            }
            for (var marks : pairs("marks")) {
                var digits = Arrays.stream(marks[1].replaceAll("[{}]", "").split(" "))
                        .mapToInt(Integer::parseInt)
                        .toArray();
                game = game.play(Move.of(new Change.Candidates(cell(marks[0]), Digits.of(digits))));
            }
            return game;
        }

        Teaching teaching() {
            var all = PuzzleKinds.of(entry.puzzle().kind()).techniques();
            var said = after("techniques ");
            var own = said.equals("standard")
                    ? all
                    : Stream.of(said.split(" "))
                            .map(id -> all.stream()
                                    .filter(each -> each.id().equals(id))
                                    .findFirst()
                                    .orElseThrow())
                            .toList();
            var marks = after("hints with marks ");
            return new Teaching(own, marks.startsWith("true"), marks.endsWith("true"));
        }

        OptionalInt near() {
            return lines.stream()
                    .filter(line -> line.startsWith("near "))
                    .mapToInt(line -> cell(line.substring("near ".length())))
                    .findFirst();
        }

        int told() {
            return Integer.parseInt(after("told ").split(" ")[0]);
        }

        private List<String[]> pairs(String key) {
            var said = after(key).strip();
            return said.isEmpty()
                    ? List.of()
                    : Stream.of(said.split(" (?=r)"))
                            .map(pair -> pair.split("="))
                            .toList();
        }

        private int cell(String name) {
            Shape shape = entry.puzzle().shape();
            return shape.cells().stream()
                    .filter(cell -> shape.cell(cell).toString().equals(name))
                    .findFirst()
                    .orElseThrow();
        }

        private String after(String key) {
            return lines.stream()
                    .filter(line -> line.startsWith(key))
                    .map(line -> line.substring(key.length()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no line " + key));
        }
    }
}
