package org.crosscage.kind.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.TextSpelling;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.RandomPuzzles;
import org.junit.jupiter.api.Test;

/// The texts and links that a kind has without a line of its own about them. They do for the kinds too that have
/// older ones of their own.
class GeneralSpellingTest {

    private static final String KENKEN = """
            puzzle a
            kind kenken
            size 3
            values 0 1 2
            clue 3+ r1c1 r2c1 r3c1
            clue 2- r1c2 r2c2
            clue 2? r1c3 r2c3
            clue 1= r3c2
            clue 0= r3c3
            solution
            0 2 1
            1 0 2
            2 1 0
            end
            """;

    private static final String KAKURO = """
            puzzle a
            kind kakuro
            size 3
            cells
            #  #  #
            #  .  =9
            #  .  .
            clue 17+ across r2c2 r2c3
            clue 17+ down r2c2 r3c2
            clue 16+ down r2c3 r3c3
            solution
            # # #
            # 8 9
            # 9 7
            end
            """;

    private final NativeText text = PuzzleFormats.TEXT;

    private static Stream<Puzzle> puzzles() {
        var random = new RandomPuzzles(new SplittableRandom(21));
        return Stream.concat(
                Stream.generate(random::next).limit(200),
                Stream.of(random.kakuro(60, 50, 0.6), random.kakuro(1, 200, 0.6), random.kenken(25)));
    }

    private static PuzzleKind kind(Puzzle puzzle) {
        return PuzzleKinds.of(puzzle.kind());
    }

    private static Optional<String> written(Puzzle puzzle) {
        try {
            return Optional.of("puzzle a\n"
                    + new TextWriter(kind(puzzle), TextSpelling.GENERAL).write(puzzle, Optional.empty())
                    + "end\n");
        } catch (UnwritableException _) {
            return Optional.empty();
        }
    }

    @Test
    void everyPuzzleComesBackFromItsText() {
        int written = 0;
        for (var puzzle : puzzles().toList()) {
            var itsText = written(puzzle);
            itsText.ifPresent(all -> {
                assertThat(text.looksLike(all)).isTrue();
                assertThat(text.readOne(all).puzzle()).as(all).isEqualTo(puzzle);
            });
            written += itsText.isPresent() ? 1 : 0;
        }
        assertThat(written).isGreaterThan(150);
    }

    @Test
    void theUsualSpellingIsAnotherOneForTheSamePuzzle() {
        for (var general : List.of(KENKEN, KAKURO)) {
            var entry = text.readOne(general);
            assertThat(text.readOne(text.write(entry))).isEqualTo(entry);
            var lines =
                    new TextWriter(kind(entry.puzzle()), TextSpelling.GENERAL).write(entry.puzzle(), entry.solution());
            assertThat(lines.lines()).hasSameSizeAs(general.lines().skip(2).toList());
            assertThat(entry.solution().map(Solution::toArray)).isPresent();
        }
        assertThat(text.readOne(KAKURO).puzzle().givens()).hasSize(1);
    }

    @Test
    void everyPuzzleComesBackFromItsCode() {
        for (var puzzle : puzzles().toList()) {
            if (written(puzzle).isPresent()) {
                var code = new CodeWriter();
                GeneralLink.write(kind(puzzle), puzzle, code);
                var shared = LinkCode.open(new Token(1, 1, code.code("1" + GeneralLink.LETTER)));
                assertThat(shared.entry().puzzle()).isEqualTo(puzzle);
            }
        }
    }

    @Test
    void thePuzzleOfEveryLessonComesBackFromEveryTextThatHoldsEveryKind() {
        for (var kind : PuzzleKinds.all()) {
            var puzzle = kind.lesson().puzzle();
            assertThat(kind.assemble(kind.parts(puzzle)).puzzle()).isEqualTo(puzzle);
            for (var format : List.of(text, new LinkCode(), new JsonFormat())) {
                var written = format.write(PuzzleEntry.of("", puzzle));
                assertThat(PuzzleFormats.read(written))
                        .as(written)
                        .extracting(PuzzleEntry::puzzle)
                        .containsExactly(puzzle);
                assertThat(format.write(format.readOne(written))).isEqualTo(written);
            }
        }
    }

    /// No other code may begin as these do.
    @Test
    void noKindHasTheirLetterOrWord() {
        var letters = new ArrayList<>(List.of(GeneralLink.LETTER));
        var words = new ArrayList<>(List.of(TextSpelling.GENERAL.keyword(), TextReader.KIND, TextReader.CELLS));
        for (var kind : PuzzleKinds.all()) {
            kind.linkSpelling().ifPresent(own -> letters.add(own.letter()));
            Optional.of(kind.textSpelling())
                    .filter(own -> !own.isGeneral())
                    .ifPresent(own -> words.add(own.tellingWord()));
        }
        assertThat(letters).doesNotHaveDuplicates();
        assertThat(words).doesNotHaveDuplicates();
    }

    /// Codes with a right check that nobody can have written.
    @Test
    void whateverIsPackedThereIsAPuzzleOrAnError() {
        var random = new SplittableRandom(6);
        int refused = 0;
        for (int i = 0; i < 5_000; i++) {
            var code = new CodeWriter();
            var id = random.nextBoolean() ? "kakuro" : "kenken";
            code.number(id.length());
            id.chars().forEach(letter -> code.bits(letter, 7));
            code.bits(random.nextInt(2, 6), 8);
            code.bits(random.nextInt(2, 6), 8);
            for (int bit = random.nextInt(400); bit > 0; bit--) {
                code.bit(random.nextInt(5) == 0);
            }
            try {
                LinkCode.open(new Token(1, 1, code.code("1g")));
            } catch (FormatException e) {
                assertThat(e.problem()).isNotNull();
                refused++;
            }
        }
        assertThat(refused).isPositive();
    }

    @Test
    void aKindThatIsNotThereIsNoKind() {
        var code = new CodeWriter();
        code.number(6);
        "sudoku".chars().forEach(letter -> code.bits(letter, 7));
        var broken = new Token(1, 1, code.code("1g"));
        assertThatThrownBy(() -> LinkCode.open(broken))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("link-broken"));
    }

    @Test
    void theLinkOfAPuzzleIsTheShorterOne() {
        var puzzle = text.readOne(KENKEN).puzzle();
        assertThat(LinkCode.code(PuzzleEntry.of("", puzzle))).startsWith("1n");
    }
}
