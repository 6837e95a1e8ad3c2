package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.CodeReader;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.kind.text.SharedGame;
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

    /// @param terms as they are stored, `-` for none
    /// @param cells as the head of the file says, `-` where nothing is filled in
    record OldGame(String link, String terms, String cells, String text) {}

    static Stream<OldGame> oldGames() {
        return Arrays.stream(TestTexts.whole("links-with-more.txt").split("\n?~~~~\n"))
                .skip(1)
                .map(link -> {
                    var parts = link.split("\n", 4);
                    return new OldGame(parts[0], parts[1], parts[2], parts[3]);
                });
    }

    @ParameterizedTest
    @MethodSource("oldGames")
    void aLinkWithDigitsMarksOrTermsOpensThemForEver(OldGame old) {
        var puzzle = PuzzleFormats.TEXT.readOne(old.text()).puzzle();
        var code = old.link().substring(LinkCode.PATH.length());
        var shared = LinkCode.open(new Token(1, 1, code));
        assertThat(shared.entry().puzzle()).isEqualTo(puzzle);
        assertThat(shared.terms()).isEqualTo(GameTerms.read(old.terms()));
        assertThat(shared.terms().written())
                .isEqualTo(old.terms().replace("-", old.terms().length() > 1 ? "-" : ""));
        assertThat(shared.position().map(LinkCodeTest::cells).orElse("-")).isEqualTo(old.cells());
        assertThat(LinkCode.code(shared)).isEqualTo(code);
        assertThat(PuzzleFormats.read(old.link()))
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(puzzle);
    }

    private static String cells(Position position) {
        return position.squares().stream()
                .map(square -> (square.isEmpty() ? "." : Integer.toString(square.digit()))
                        + marks("c", square.candidates())
                        + marks("k", square.corners())
                        + (square.colour() == 0 ? "" : "f" + square.colour()))
                .collect(Collectors.joining(" "));
    }

    private static String marks(String letter, Digits marks) {
        return marks.isEmpty()
                ? ""
                : letter + marks.stream().mapToObj(Integer::toString).collect(Collectors.joining(","));
    }

    /// How long a link gets that carries more: with every digit it still goes everywhere, with every mark not quite.
    @Test
    void whatGoesWithAPuzzleMakesItsLinkLongerByKnownAmounts() {
        var random = new RandomPuzzles(new SplittableRandom(9));
        var kenken = random.usualKenken(9);
        var kakuro = random.usualKakuro(15, 0.65);
        assertThat(longer(kenken, Square.BLANK.withDigit(9))).isEqualTo((4 + 81 * 5 + 3 + 5) / 6);
        assertThat(length(kenken, Square.BLANK.withDigit(9))).isLessThan(LONGEST);
        assertThat(length(kakuro, Square.BLANK.withDigit(9))).isLessThan(LONGEST + LONGEST / 10);
        assertThat(length(kenken, Square.BLANK.withCandidates(kenken.digits()))).isLessThan(LONGEST + LONGEST / 10);
        assertThat(length(kakuro, Square.BLANK.withCandidates(kakuro.digits()))).isLessThan(2 * LONGEST);
    }

    private static int longer(Puzzle puzzle, Square everywhere) {
        return length(puzzle, everywhere)
                - LINKS.write(PuzzleEntry.of("", puzzle)).strip().length();
    }

    private static int length(Puzzle puzzle, Square everywhere) {
        return (LinkCode.PATH + code(puzzle, everywhere)).length();
    }

    private static String code(Puzzle puzzle, Square everywhere) {
        var position = new Position(Collections.nCopies(puzzle.cellCount(), everywhere));
        return LinkCode.code(new SharedGame(PuzzleEntry.of("", puzzle), Optional.of(position), GameTerms.NONE));
    }

    @Test
    void aLinkTakesTheNewerColourOfACellAlongAndNoneOfItsMarks() {
        var kenken = new RandomPuzzles(new SplittableRandom(9)).usualKenken(4);
        var both = Square.BLANK.withCandidates(Digits.of(1)).withColour(35).withMarkColours(List.of(12));
        assertThat(code(kenken, both))
                .isEqualTo(
                        code(kenken, Square.BLANK.withCandidates(Digits.of(1)).withColour(5)));
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

    @Test
    void everyTierComesBackAndOneMoreIsBroken() {
        var puzzle = new RandomPuzzles(new SplittableRandom(2)).usualKenken(4);
        for (var tier : Tier.values()) {
            var shared = new SharedGame(
                    PuzzleEntry.of("", puzzle), Optional.empty(), new GameTerms(true, Optional.of(tier)));
            assertThat(LinkCode.open(new Token(1, 1, LinkCode.code(shared))).terms())
                    .isEqualTo(shared.terms());
        }
        var writer = packed(puzzle);
        writer.bit(false);
        writer.bits(Tier.values().length + 1L, 3);
        writer.bit(false);
        assertRefused(LinkCode.PATH + writer.code("2n"));
    }

    /// Half a puzzle more, or an option of a later version that this one would not fulfil.
    @Test
    void whatStandsBehindThePuzzleIsNotPassedOver() {
        var random = new RandomPuzzles(new SplittableRandom(2));
        for (int n = 3; n <= 9; n++) {
            var puzzle = random.usualKenken(n);
            assertThat(LINKS.read(LinkCode.PATH + packed(puzzle).code("1n")))
                    .extracting(PuzzleEntry::puzzle)
                    .containsExactly(puzzle);
            for (int more = 1; more <= 12; more++) {
                var writer = packed(puzzle);
                writer.bits(1, more);
                assertRefused(LinkCode.PATH + writer.code("1n"));
            }
        }
    }

    private static CodeWriter packed(Puzzle puzzle) {
        var writer = new CodeWriter();
        PuzzleKinds.of(puzzle.kind()).linkSpelling().orElseThrow().write(puzzle, writer);
        return writer;
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
            var code = writer.code(List.of("1k", "1n", "2k", "2n").get(random.nextInt(4)));
            try {
                LinkCode.open(new Token(1, 1, code));
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
