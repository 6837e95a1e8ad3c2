package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/// What every format of the list owes, new ones included by themselves.
@ParameterizedClass
@MethodSource("formats")
class PuzzleFormatContractTest {

    private static final List<PuzzleEntry> PUZZLES = puzzles(new RandomPuzzles(new SplittableRandom(1)));

    private final PuzzleFormat format;
    private final List<PuzzleEntry> writable;

    PuzzleFormatContractTest(PuzzleFormat format) {
        this.format = format;
        this.writable = writable(format);
    }

    private static List<PuzzleEntry> puzzles(RandomPuzzles random) {
        return Stream.of(
                        Stream.generate(random::next)
                                .limit(Sweep.of(300, 100))
                                .map(puzzle -> PuzzleEntry.of("", puzzle)),
                        Stream.generate(random::usual)
                                .limit(Sweep.of(180, 60))
                                .map(puzzle -> PuzzleEntry.of("", puzzle)),
                        Stream.generate(random::solved).limit(Sweep.of(30, 10)))
                .flatMap(entries -> entries)
                .toList();
    }

    static Stream<PuzzleFormat> formats() {
        return PuzzleFormats.all().stream();
    }

    private static List<PuzzleEntry> writable(PuzzleFormat format) {
        return PUZZLES.stream()
                .filter(entry -> write(format, entry).isPresent())
                .toList();
    }

    private static Optional<String> write(PuzzleFormat format, PuzzleEntry entry) {
        try {
            return Optional.of(format.write(entry));
        } catch (UnwritableException e) {
            return Optional.empty();
        }
    }

    private String write(PuzzleEntry entry) {
        return format.write(entry);
    }

    @Test
    void itCanHoldAFairShareOfAllPuzzles() {
        assertThat(writable).hasSizeGreaterThan(PUZZLES.size() / 20);
    }

    @Test
    void itIsFoundByItsName() {
        assertThat(PuzzleFormats.byId(format.id())).containsSame(format);
    }

    @Test
    void readingWhatWasWrittenGivesThePuzzleBack() {
        for (var entry : writable) {
            var text = write(entry);
            assertThat(format.readOne(text).puzzle()).as(text).isEqualTo(entry.puzzle());
        }
    }

    @Test
    void writingWhatWasReadGivesTheTextBack() {
        for (var puzzle : writable) {
            var text = write(puzzle);
            assertThat(format.write(format.readOne(text))).isEqualTo(text);
        }
    }

    @Test
    void itFindsItsOwnTextsWithoutBeingNamed() {
        for (var puzzle : writable) {
            var text = write(puzzle);
            assertThat(PuzzleFormats.detect(text).map(PuzzleFormat::id))
                    .as(text)
                    .contains(format.id());
        }
    }

    @Test
    void severalPuzzlesInOneTextAreReadInOrder() {
        for (int i = 0; i + 3 <= writable.size(); i += 3) {
            var three = writable.subList(i, i + 3);
            var text = format.write(three);
            assertThat(format.read(text))
                    .as(text)
                    .extracting(PuzzleEntry::puzzle)
                    .isEqualTo(three.stream().map(PuzzleEntry::puzzle).toList());
        }
    }

    @Test
    void lineEndsOfOtherSystemsBlanksAtLineEndsAndAMissingLastNewlineChangeNothing() {
        for (var puzzle : writable) {
            var text = write(puzzle);
            for (var spelling : List.of(
                    text.replace("\n", "\r\n"),
                    text.replace("\n", "\r"),
                    text.stripTrailing(),
                    "\n\n" + text + "\n \n",
                    "\uFEFF" + text)) {
                assertThat(format.read(spelling))
                        .as(spelling)
                        .extracting(PuzzleEntry::puzzle)
                        .containsExactly(puzzle.puzzle());
            }
        }
    }

    @Test
    void aPuzzleThatItCannotHoldIsRefusedInWords() {
        var words = new FormatTexts(Texts.in(Locale.ENGLISH));
        for (var puzzle : PUZZLES) {
            if (!writable.contains(puzzle)) {
                assertThatThrownBy(() -> write(puzzle))
                        .isInstanceOfSatisfying(
                                UnwritableException.class,
                                e -> assertThat(words.sentence(e)).isNotBlank());
            }
        }
    }

    @Test
    void theLargestPuzzlesComeBackToo() {
        var random = new RandomPuzzles(new SplittableRandom(4));
        for (var puzzle : List.of(random.kakuro(200, 200, 0.6), random.kakuro(1, 200, 0.6), random.kenken(25))) {
            write(format, PuzzleEntry.of("", puzzle))
                    .ifPresent(text -> assertThat(format.readOne(text).puzzle()).isEqualTo(puzzle));
        }
    }

    @Test
    void blankAndOverlongTextsAreRefused() {
        for (var text :
                List.of("", " \n\t\n", "x".repeat(Lines.MOST_BYTES + 1), "é".repeat(Lines.MOST_BYTES / 2 + 1))) {
            assertThatThrownBy(() -> format.read(text)).isInstanceOf(FormatException.class);
        }
    }

    @Test
    void morePuzzlesThanTheLimitAreRefused() {
        var smallest = writable.stream()
                .map(this::write)
                .min((a, b) -> a.length() - b.length())
                .orElseThrow();
        var texts = new ArrayList<String>();
        for (int i = 0; i <= Lines.MOST_PUZZLES; i++) {
            texts.add(smallest.replaceFirst("^puzzle .*", "puzzle " + i));
        }
        assertThatThrownBy(() -> format.read(String.join("\n", texts)))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isIn("too-many-puzzles", "too-long"));
    }
}
