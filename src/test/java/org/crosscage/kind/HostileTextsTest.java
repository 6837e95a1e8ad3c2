package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.experiment.format.Mutations;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever somebody pastes, there is a puzzle or one clear error, and soon.
class HostileTextsTest {

    /// A sample, a larger one strictly; `./crosscage experiment texts` tries millions.
    private static final int TEXTS = Integer.getInteger("crosscage.texts", Sweep.of(15_000, 1_200));

    /// The length of a huge text: strictly all that a text may have, else a quarter of it.
    private static final int BYTES = Sweep.of(Lines.MOST_BYTES, Lines.MOST_BYTES / 4);

    /// A second is promised for a whole text, on a quiet machine. Where others work too, the same work has been seen
    /// to take three times as long; a quarter of a text has a quarter of ten seconds.
    private static final long LONGEST = Sweep.of(1_000, 2_500) * 1_000_000L;

    /// Where a text takes longer than this, one of twice the length is read too. A reader whose effort grows with the
    /// square of the text takes four times as long for it.
    private static final long NOTICED = 500_000_000L;

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final FormatTexts words = new FormatTexts(Texts.in(Locale.ENGLISH));
    private final Map<String, FormatException> errors = new HashMap<>();
    private int read;

    /// Valid texts of every format, small ones.
    private static List<String> validTexts() {
        var random = new RandomPuzzles(new SplittableRandom(2));
        var texts = new ArrayList<>(Stream.of("report-tables.txt", "report-prints.txt", "comment-puzzle.txt")
                .map(TestTexts::of)
                .toList());
        texts.addAll(FormatCase.all("odd-texts.txt").map(FormatCase::text).toList());
        for (int i = 0; i < 40; i++) {
            var entries = List.of(
                    PuzzleEntry.of("a", random.kenken(i % 4 + 3)),
                    PuzzleEntry.of("b", random.kakuro()),
                    PuzzleEntry.of("c", random.killer()),
                    PuzzleEntry.of("d", random.usual()));
            for (var format : PuzzleFormats.all()) {
                for (var entry : entries) {
                    addIfWritable(format, entry, texts);
                }
            }
        }
        return texts;
    }

    private static void addIfWritable(PuzzleFormat format, PuzzleEntry entry, List<String> texts) {
        try {
            texts.add(format.write(entry));
        } catch (UnwritableException e) {
            // The format cannot hold this puzzle; others can.
            assertThat(e.problem()).isNotNull();
        }
    }

    /// The time that the text takes, with the reader that took longest.
    private long effort(String text) {
        long longest = timed(() -> PuzzleFormats.read(text)).effort();
        for (var format : PuzzleFormats.all()) {
            longest = Math.max(longest, timed(() -> format.read(text)).effort());
        }
        return longest;
    }

    private Timed timed(Supplier<List<PuzzleEntry>> reading) {
        long start = CLOCK.getCurrentThreadCpuTime();
        var entries = tryReading(reading);
        return new Timed(entries, CLOCK.getCurrentThreadCpuTime() - start);
    }

    private List<PuzzleEntry> tryReading(Supplier<List<PuzzleEntry>> reading) {
        try {
            var entries = reading.get();
            read += entries.isEmpty() ? 0 : 1;
            return entries;
        } catch (FormatException e) {
            errors.putIfAbsent(e.problem().key(), e);
            return List.of();
        }
    }

    /// @param entries none of a text that is refused
    /// @param effort the thread's own time, in nanoseconds
    private record Timed(List<PuzzleEntry> entries, long effort) {}

    @Test
    void spoiltTextsGiveAPuzzleOrAnErrorSoon() {
        var mutations = new Mutations(validTexts(), new SplittableRandom(3));
        long longest = 0;
        for (int i = 0; i < TEXTS; i++) {
            var text = mutations.next();
            try {
                longest = Math.max(longest, effort(text));
            } catch (RuntimeException | Error e) {
                throw new AssertionError("text number " + i + ":\n" + text, e);
            }
        }
        assertThat(longest).isLessThan(LONGEST);
        assertThat(read).as("texts that are still puzzles").isGreaterThan(TEXTS / 50);
        assertThat(errors).as("different errors").hasSizeGreaterThan(30);
        assertThat(errors.values())
                .allSatisfy(e -> assertThat(words.sentence(e))
                        .startsWith(
                                e.problem().key().equals("nothing")
                                        ? "There is no text."
                                        : "Line " + e.line() + ", column " + e.column() + ": "));
    }

    /// The huge texts as they are, and with a wrong end: as long as a text and as a line may be. One in five of them,
    /// strictly all.
    static Stream<Huge> hostile() {
        var all = new LinkedHashMap<String, Huge>();
        huge().flatMap(text -> Stream.<IntFunction<String>>of(
                        text,
                        most -> beginning(text.apply(most), Lines.MOST_BYTES) + " x",
                        most -> beginning(text.apply(most), Lines.LONGEST_LINE) + " x",
                        most -> beginning(text.apply(most), Lines.LONGEST_LINE) + "\u0001"))
                .map(text -> new Huge(text.apply(BYTES), () -> text.apply(2 * BYTES)))
                .forEach(huge -> all.putIfAbsent(huge.text(), huge));
        return Stream.concat(
                found().map(text -> new Huge(text, () -> text)),
                Sweep.of(List.copyOf(all.values()), 5, "hostile").stream());
    }

    /// @param twice the same text at twice the length, where that can be
    record Huge(String text, Supplier<String> twice) {}

    /// Two characters are left for the end.
    private static String beginning(String text, int most) {
        return text.substring(0, Math.min(text.length(), most - 2));
    }

    /// Texts that took minutes once.
    private static Stream<String> found() {
        int most = Lines.LONGEST_LINE - 100;
        return Stream.of(
                "puzz.link/" + "?a/".repeat(40_000) + " x",
                "puzz.link/" + "?a/".repeat(most / 3) + " x",
                "kakuro/1/1/".repeat(most / 11) + " x",
                "https://f-puzzles.com/?" + "load=x&".repeat(most / 7) + " x",
                "https://f-puzzles.com/?load=" + ".".repeat(most) + "A",
                "N4I".repeat(most / 3),
                "sclN4I".repeat(most / 6),
                ("fpuz" + "N4I".repeat(10) + " ").repeat(most / 35),
                "p/a?/".repeat(most / 5) + " x");
    }

    private static Stream<IntFunction<String>> huge() {
        return Stream.of(
                most -> "|".repeat(most),
                most -> "|\n".repeat(most / 2),
                most -> "\n".repeat(most),
                most -> "| 0/17".repeat(most / 6),
                most -> "|     ".repeat(most / 6),
                _ -> ("|     ".repeat(199) + "|\n").repeat(200),
                _ -> ("13|  |".repeat(99) + "\n").repeat(199),
                _ -> ("13|".repeat(100) + "\n" + "  |".repeat(100) + "\n").repeat(100),
                _ -> (" |".repeat(199) + "\n").repeat(199) + "xxxx|".repeat(198) + "xxxx\n",
                _ -> ("xxxx|".repeat(199) + "xxxx\n").repeat(200),
                most -> "xxxx|17  |\n  17|    |\n\n".repeat(most / 24),
                _ -> "puzzle a\nsize 200 200\ngrid\n" + (". ".repeat(200) + "\n").repeat(200) + "end\n",
                most -> "puzzle a\nsize 200 200\ngrid\n" + "# ".repeat(most / 2 - 20),
                _ -> "puzzle a\nsize 200 200\ngrid\n" + ("# . ".repeat(100) + "\n").repeat(200) + "end\n",
                _ -> "puzzle a\nsize 200 200\ngrid\n" + (". # ".repeat(100) + "\n# # ".repeat(100)).repeat(10)
                        + "end\n",
                _ -> "puzzle a\nsize 200 200\ngrid\n# "
                        + "9".repeat(18)
                        + "\\ "
                        + "# ".repeat(198)
                        + ("\n" + "# . ".repeat(100)).repeat(199)
                        + "\nend\n",
                _ -> "puzzle a\ntitle " + "x".repeat(800_000) + "\nsize 200 200\ngrid\n"
                        + ("# 999\\ ".repeat(100) + "\n" + "# . ".repeat(100) + "\n").repeat(100) + "end\n",
                most -> "puzzle a\ntitle " + "x ".repeat(most / 2 - 20) + "\nend",
                most -> "puzzle a\nsize 3\nvalues" + " 1".repeat(most / 2 - 20) + "\ncage 1= r1c1\nend",
                most -> "puzzle a\nsize 25\ncage 3+" + " r1c1".repeat(most / 5 - 10) + "\nend",
                most -> "puzzle a\nsize 25\n" + "cage 999999999999999999* r1c1 r1c2\n".repeat(most / 36) + "end\n",
                most -> "puzzle a\nsize " + "9".repeat(most - 20),
                _ -> Stream.iterate(0, i -> i + 1)
                        .limit(10_000)
                        .map(i -> "puzzle " + i + "\nsize 2 3\ngrid\n# 3\\ 4\\\n\\7 . .\nend\n")
                        .collect(Collectors.joining()),
                most -> "# comment\n".repeat(most / 10),
                _ -> "25\n" + ("A".repeat(25) + "\n").repeat(25) + "A:1*\n",
                _ -> "25\n" + ("A".repeat(25) + "\n").repeat(25) + "A:999999999999999999*\n",
                most -> "25\n" + "A".repeat(most - 10),
                most -> "3\n".repeat(most / 2),
                most -> "3\nAAA\nBBB\nCCC\nA:6+\nB:6+\nC:6+\n".repeat(most / 32),
                most -> "ab\n".repeat(most / 3),
                most -> "10:12\n".repeat(most / 6),
                most -> "你好。\n".repeat(most / 10),
                most -> "\t\nx\t\n".repeat(most / 5),
                most -> "9".repeat(most),
                most -> "https://puzz.link/p?kakuro/199/199/" + "k".repeat(most - 40),
                _ -> "https://puzz.link/p?kakuro/199/199/" + "z".repeat(2400),
                most -> ("x " + "http://a ".repeat(880) + "\n").repeat(most / 7_923),
                most -> ("x " + "http://a/p/1k ".repeat(570) + "\n").repeat(most / 7_983),
                most -> ("x " + "https://puzz.link/p?kakuro/1/1/k00 ".repeat(228) + "\n").repeat(most / 7_983),
                most -> "\"'<(".repeat(most / 4),
                _ -> "\"" + "a".repeat(1_990) + "\n",
                most -> "a/".repeat(most / 2),
                most -> "kakuro/".repeat(most / 7),
                _ -> "kakuro/4/4/kakuro/x/4/",
                _ -> "kakuro/5/5/kakuro/",
                most -> "kakuro/2/2/" + "kakuro/2/2/".repeat(most / 12),
                _ -> "kakuro/1/1/k00\n".repeat(9_000),
                most -> "pzprv3/kakuro/199/199/" + "0 ".repeat(most / 2 - 20),
                _ -> "pzprv3/kakuro/199/199/" + ("0 ".repeat(200) + "/").repeat(200),
                most -> "pzprv3/".repeat(most / 7),
                most -> "199:" + "X".repeat(most - 10),
                _ -> "199:" + "X".repeat(200) + "Xz".repeat(200),
                most -> "5,9D1:" + "V".repeat(most - 10),
                most -> "# 3\\ ".repeat(most / 6),
                _ -> ("\\ ".repeat(200) + "\n").repeat(200),
                most -> "3\\,".repeat(most / 3),
                most -> "9:" + "_".repeat(most - 10),
                most -> "9:_" + "9".repeat(most - 10),
                most -> "9:_144,a1" + "a1".repeat(most / 2 - 10),
                most -> "_144," + "a1".repeat(most / 2 - 10),
                most -> "[".repeat(most),
                most -> "{\"a\":".repeat(most / 5),
                most -> "{\"version\": 1, \"puzzles\": " + "[".repeat(most - 40),
                most -> "{\"version\": 1, \"puzzles\": [" + "{},".repeat(most / 3 - 20) + "{}]}",
                most -> "{\"" + "x".repeat(most - 10) + "\": 1}",
                most -> "{\"version\": " + "9".repeat(most - 20) + "}",
                most -> "{\"id\": \"" + "\\u00e9".repeat(most / 6 - 10) + "\"}",
                most -> "{\"kind\": \"kakuro\", \"values\": [" + "1,".repeat(most / 2 - 40) + "1]}",
                most -> "{\"kind\": \"kakuro\", \"constraints\": [], \"cells\": [" + "\".\",".repeat(most / 4 - 20)
                        + "\".\"]}",
                most -> "{\"kind\": \"kakuro\", \"constraints\": [], \"cells\": [\"" + "#.".repeat(most / 2 - 40)
                        + "\"]}",
                _ -> jsonKakuro(200, 200),
                _ -> "[" + (jsonKakuro(2, 2).strip() + ",").repeat(9_000) + jsonKakuro(2, 2) + "]",
                most -> "/p/1k" + "A".repeat(most - 10),
                most -> "p/".repeat(most / 2),
                most -> "https://" + "://".repeat(most / 3 - 10),
                most -> "11" + " ".repeat(most - 10) + "A",
                most -> "11 +" + " A1".repeat(most / 3 - 10),
                most -> "11#0" + "-0".repeat(most / 2 - 10),
                most -> "[" + "(0,0),".repeat(most / 6 - 10),
                most -> "[3,[[0,0],[0,1]]],".repeat(most / 18),
                most -> "{((0,0),(0,1)):3,\n".repeat(most / 18),
                most -> "(".repeat(most),
                most -> "((((((((((" + "1 ".repeat(most / 2 - 20) + "))))))))))",
                most -> "[(0,0)] 1\n".repeat(most / 10),
                most -> "[" + "a(".repeat(most / 2 - 10),
                most -> "[" + " ".repeat(most - 20) + "(0,0)] add",
                most -> "[(0,0)" + " ".repeat(most - 20) + "] add",
                most -> "3 + A1 A2\n".repeat(most / 10 - 10),
                most -> "9 9\n" + "- ".repeat(most / 2 - 10),
                most -> "9 9\n".repeat(most / 4),
                _ -> ("4 4\n" + "- - - -\n".repeat(8)).repeat(9_000),
                most -> "9\nboxes 3x3\n" + "3 A1 A2\n".repeat(most / 8 - 10),
                most -> "3 A1 A2\n".repeat(most / 8),
                most -> "3 A1\n".repeat(most / 5),
                most -> "{\"grid\":" + "[".repeat(most - 10),
                most -> "{\"grid\":[" + ",".repeat(most - 10),
                most -> "{\"grid\":1}".repeat(most / 10),
                most -> "{\"grid\":\"" + "\\ud83d".repeat(most / 6 - 10) + "\"}",
                most -> "{\"size\":" + "9".repeat(most - 20) + ",\"grid\":1}",
                most -> "{\"variant\":{},\"cages\":[" + "{\"cellNumbers\":[0]},".repeat(most / 21 - 10),
                most -> "{\"variant\":{\"gridSize\":{\"width\":11,\"height\":11},\"options\":{\"showOperators\":true,"
                        + "\"digitSetting\":\"FIRST_DIGIT_ONE\"}},\"cages\":["
                        + "{\"action\":\"ACTION_ADD\",\"result\":1,\"cellNumbers\":["
                        + "0,".repeat(most / 2 - 200) + "0]}]}",
                most -> "{\"cells\":[[" + "{},".repeat(most / 3 - 20) + "{}]]}",
                most -> "{\"cells\":[[1]],\"" + "x".repeat(most / 2) + "\":{" + "\"\":{".repeat(most / 10),
                most -> "{\"" + "x".repeat(most / 2) + "\":[" + "[],".repeat(most / 7) + "[]],\"grid\":[]}",
                most -> "3x3::k:" + "0:".repeat(most / 2 - 20),
                most -> "3x3::k:" + "9".repeat(most - 20),
                most -> "3x3::k:0:\n".repeat(most / 10),
                most -> "3<".repeat(most / 2),
                most -> ("<".repeat(81) + "\n").repeat(most / 82),
                most -> ("3" + "<>^v`',.".repeat(10) + "\n").repeat(most / 82),
                most -> ">".repeat(most),
                most -> ".Aa" + ".".repeat(most - 10),
                most -> ".Cage~3" + "~R1C1".repeat(most / 5 - 10),
                most -> ".Cage~3~R1C1~R1C2".repeat(most / 17),
                most -> ".~R1C1_1" + "~R1C1_1".repeat(most / 7 - 10),
                most -> ".Aa" + "%7E".repeat(most / 3 - 10),
                most -> "3x3k:" + "a".repeat(most - 10),
                most -> "3x3:" + "1_".repeat(most / 2 - 10),
                most -> "3x3k:" + ",".repeat(most - 10),
                most -> "2x2:n2a\n".repeat(most / 8),
                most -> "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Keen\n"
                        + "DESC    :1:x\n".repeat(most / 13 - 10),
                most -> "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\n".repeat(most / 70),
                most -> "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\n"
                        + "x\n".repeat(most / 2 - 40),
                most -> "5,3,,,7,,,,\n".repeat(most / 12),
                most -> "[" + "[5,3,0,0,7,0,0,0,0],".repeat(most / 20 - 10),
                most -> ("53..7....\n".repeat(3) + "\n").repeat(most / 31),
                most -> "53..7....\n\n".repeat(most / 11),
                most -> ".,".repeat(most / 2),
                most -> "1=".repeat(most / 2),
                most -> "https://f-puzzles.com/?load=" + "A".repeat(most - 40),
                most -> "https://f-puzzles.com/?" + "a&".repeat(most / 2 - 40) + "load=",
                most -> "https://sudokupad.app/scl" + "%41".repeat(most / 3 - 40),
                most -> "https://sudokupad.app/" + "scl".repeat(most / 3 - 40),
                most -> "x".repeat(20 * most));
    }

    /// Every second cell black, so that there are as many runs as there can be, all of one cell.
    private static String jsonKakuro(int rows, int columns) {
        var cells = Stream.iterate(0, row -> row + 1)
                .limit(rows)
                .map(row -> "\"" + (row == 0 ? "#".repeat(columns) : "#.".repeat(columns / 2)) + "\"")
                .collect(Collectors.joining(","));
        return "{\"kind\":\"kakuro\",\"cells\":[" + cells + "],\"constraints\":["
                + "{\"direction\":\"across\",\"cells\":[\"r2c2\"],\"operation\":\"+\",\"target\":7}]}";
    }

    @Test
    void whatWasReadCanBeWrittenAndReadAgain() {
        var mutations = new Mutations(validTexts(), new SplittableRandom(4));
        int kept = 0;
        for (int i = 0; i < TEXTS / 10; i++) {
            kept += survivors(mutations.next());
        }
        assertThat(kept).isGreaterThan(TEXTS / 500);
    }

    /// How many puzzles the text holds, each of which comes back from the native text.
    private static int survivors(String text) {
        List<PuzzleEntry> entries;
        try {
            entries = PuzzleFormats.read(text);
        } catch (FormatException e) {
            return 0;
        }
        comeBack(entries);
        return entries.size();
    }

    private static void comeBack(List<PuzzleEntry> entries) {
        for (var entry : entries) {
            var written = PuzzleFormats.TEXT.write(entry);
            assertThat(PuzzleFormats.TEXT.readOne(written).puzzle()).isEqualTo(entry.puzzle());
        }
    }

    /// Every text by the search over all formats, and by one in six of the formats, which ones depends on the text;
    /// strictly by all.
    @ParameterizedTest(name = "{index}")
    @MethodSource("hostile")
    void aHugeTextIsReadOrRefusedSoonAndWhatWasReadCanBeWrittenAndReadAgain(Huge huge) {
        comeBack(readSoon("search", PuzzleFormats::read, huge));
        for (var format : Sweep.of(PuzzleFormats.all(), 6, huge.text())) {
            readSoon(format.id(), format::read, huge);
        }
    }

    /// Reads a text within the limit, and one of twice the length in at most about three times its time.
    private List<PuzzleEntry> readSoon(String name, Function<String, List<PuzzleEntry>> reader, Huge huge) {
        var once = timed(() -> reader.apply(huge.text()));
        assertThat(once.effort()).as(name).isLessThan(LONGEST);
        if (!Sweep.WHOLE && once.effort() > NOTICED) {
            assertThat(leastEffort(reader, huge.twice().get()))
                    .as(
                            "%s, at twice the length of %s…",
                            name,
                            huge.text().substring(0, Math.min(60, huge.text().length())))
                    .isLessThan(3 * leastEffort(reader, huge.text()) + NOTICED);
        }
        return once.entries();
    }

    /// The effort of the faster of two times.
    private long leastEffort(Function<String, List<PuzzleEntry>> reader, String text) {
        return Math.min(
                timed(() -> reader.apply(text)).effort(),
                timed(() -> reader.apply(text)).effort());
    }
}
