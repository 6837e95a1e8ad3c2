package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.crosscage.core.kind.CodeReader;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LinkCodeTest {

    /// Longer links are cut by some programs that pass them on.
    private static final int LONGEST = 300;

    private static final LinkCode LINKS = new LinkCode();

    /// @param text in the native format
    record OldLink(String link, String text) {}

    static Stream<OldLink> oldLinks() {
        return Arrays.stream(TestTexts.whole("links.txt").split("\n~~~~\n"))
                .skip(1)
                .map(link -> {
                    var parts = link.split("\n", 2);
                    return new OldLink(parts[0], parts[1]);
                });
    }

    @ParameterizedTest
    @MethodSource("oldLinks")
    void aLinkThatWasGivenAwayOpensItsPuzzleForEver(OldLink old) {
        var puzzle = PuzzleFormats.TEXT.readOne(old.text()).puzzle();
        for (var spelling : List.of(
                old.link(),
                "http://localhost:8080" + old.link(),
                "https://play.example" + old.link() + "/?techniques=easy#top",
                "https://play.example" + old.link() + ").",
                old.link().substring(1))) {
            assertThat(PuzzleFormats.read(spelling))
                    .extracting(PuzzleEntry::puzzle)
                    .containsExactly(puzzle);
        }
        assertThat(LINKS.write(PuzzleEntry.of("", puzzle))).isEqualTo(old.link() + "\n");
    }

    @Test
    void aLinkOfACommonPuzzleIsShort() {
        var random = new RandomPuzzles(new SplittableRandom(9));
        for (int i = 0; i < 50; i++) {
            for (var puzzle : List.of(random.usualKenken(9), random.usualKakuro(15, 0.65))) {
                assertThat(LINKS.write(PuzzleEntry.of("", puzzle))).hasSizeLessThan(LONGEST);
            }
        }
    }

    @Test
    void aCodeHoldsNoSolution() {
        var with = oldLinks()
                .map(old ->
                        PuzzleFormats.TEXT.readOne(old.text().replace("\nend", "\nsolution\n# # #\n# 8 9\n# 9 7\nend")))
                .findFirst()
                .orElseThrow();
        var without = PuzzleEntry.of("", with.puzzle());
        assertThat(with.solution()).isPresent();
        assertThat(LinkCode.code(with)).isEqualTo(LinkCode.code(without));
    }

    @Test
    void oneWrongLetterIsNoticedAndSoAreTwoThatChangedPlacesAndAMissingEnd() {
        var link = oldLinks().map(OldLink::link).toList().get(1);
        int start = LinkCode.PATH.length();
        for (int i = start; i < link.length(); i++) {
            for (char letter : "AZaz09-_".toCharArray()) {
                if (letter != link.charAt(i)) {
                    assertRefused(link.substring(0, i) + letter + link.substring(i + 1));
                }
            }
            if (i + 1 < link.length() && link.charAt(i) != link.charAt(i + 1)) {
                assertRefused(link.substring(0, i) + link.charAt(i + 1) + link.charAt(i) + link.substring(i + 2));
            }
            if (i > start) {
                assertRefused(link.substring(0, i));
            }
        }
    }

    private static void assertRefused(String link) {
        assertThatThrownBy(() -> LINKS.read(link))
                .as(link)
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isIn("link-broken", "link-version"));
    }

    /// Codes with a right check that nobody can have written: whatever bits stand in them.
    @Test
    void whateverIsPackedThereIsAPuzzleOrAnError() {
        var random = new SplittableRandom(5);
        int read = 0;
        for (int i = 0; i < 20_000; i++) {
            var writer = new CodeWriter();
            // small sides, or hardly any code would be long enough
            writer.bits(random.nextInt(1 << 8), random.nextBoolean() ? 16 : 8);
            int length = random.nextInt(400);
            for (int bit = 0; bit < length; bit++) {
                writer.bit(random.nextInt(5) == 0);
            }
            var code = writer.code(random.nextBoolean() ? "1k" : "1n");
            try {
                LinkCode.read(new Token(1, 1, code));
                read++;
            } catch (FormatException e) {
                assertThat(e.problem()).isNotNull();
            }
        }
        assertThat(read).isPositive();
    }

    @Test
    void numbersOfAnySizeComeBack() {
        var writer = new CodeWriter();
        var numbers = List.of(0L, 1L, 15L, 16L, 999L, 1L << 59, (1L << 60) - 1, 1L << 60, Long.MAX_VALUE);
        numbers.forEach(writer::number);
        var reader = new CodeReader(new Token(1, 1, writer.code("")), 0);
        assertThat(numbers).allSatisfy(number -> assertThat(reader.number()).isEqualTo(number));
        reader.requireEnd();
    }
}
