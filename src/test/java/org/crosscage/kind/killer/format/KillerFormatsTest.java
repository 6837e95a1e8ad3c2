package org.crosscage.kind.killer.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Generator.Generated;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.format.JsonValue;
import org.crosscage.core.kind.format.LooseJson;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Puzzle;
import org.crosscage.experiment.format.Mutations;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.killer.rules.KillerRules;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Killer Sudokus as other programs and pages write and read them.
final class KillerFormatsTest {

    private static final Puzzle SMALL = PuzzleFormats.TEXT.readOne("""
                    puzzle small
                    size 4
                    boxes 2x2
                    cage 3+ r1c1 r1c2
                    cage 4+ r1c3 r2c3
                    cage 6+ r1c4 r2c4
                    cage 5+ r2c1 r3c1
                    cage 5+ r3c2 r3c3
                    end
                    """).puzzle();

    private static final Puzzle WITH_GIVEN = KillerRules.puzzle(4, SMALL.clues(), Map.of(14, 2));

    private static final String F_PUZZLES = """
            {"size": 4, "title": "Small", "author": "Nobody", "ruleset": "Digits differ in cages.", "grid": [
              [{"value": 3, "centerPencilMarks": [1, 2]}, {"cornerPencilMarks": [1], "candidates": [1, 2]}, {"c": "#FFFF00"}, {}],
              [{}, {}, {}, {"highlight": "#00FF00", "region": 1}],
              [{}, {}, {}, {}],
              [{}, {}, {"value": 2, "given": true}, {"value": 1, "given": false}]],
             "killercage": [
              {"cells": ["R1C1", "R1C2"], "value": "3"}, {"cells": ["R1C3", "R2C3"], "value": 4},
              {"cells": ["R1C4", "R2C4"], "value": "6"}, {"cells": ["R2C1", "R3C1"], "value": "5"},
              {"cells": ["R4C1", "R4C2"]}, {"cells": ["R3C2", "R3C3"], "value": "5"}],
             "cage": [{"cells": [], "value": "author: Somebody"}, {"cells": [], "value": "msgcorrect: Well done"}],
             "thermometer": [], "antiking": false, "disabledlogic": ["Contains"],
             "highlightConflicts": true, "activeConstraints": ["Killer Cage", "Diagonal +"]}
            """;

    /// As SudokuPad shortens it: `f` and `t`, names and sums without quotes, nothing for an empty cell.
    private static final String SHORTENED = "{id:x,cs:50,ce:[[{centremarks:[1,2]},,,],[,,,],[,,,],[,,{v:2},]],"
            + "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
            + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
            + "ca:[{v:'title: It\\'s small'},{v:'author: Nobody'},{v:'rules: Digits differ'},"
            + "{ce:[[0,0],[0,1]],v:3,sum:3,unique:t},{ce:[[0,2],[1,2]],v:'4',unique:t,c1:#0},"
            + "{ce:[[0,3],[1,3]],v:6},{ce:[[1,0],[2,0]],sum:5},{ce:[[3,0],[3,1]],unique:t},"
            + "{ce:[[0,0],[1,1],[2,2]],unique:f,hidden:t},"
            + "{ce:[[0,0],[0,1],[0,2],[0,3]],unique:t,hidden:t,type:rowcol},{ce:[[2,1],[2,2]],v:5}],l:[]}";

    private static List<PuzzleFormat> formats() {
        return PuzzleKinds.of(KillerRules.ID).formats();
    }

    /// Those that hold a generated puzzle: a bare Sudoku has no cages, Solo none of one cell, and some have one size.
    private static List<PuzzleFormat> formatsOf(int n) {
        return formats().stream()
                .filter(format -> switch (format.id()) {
                    case "ps", "arrows" -> n == 9;
                    case "sudoku", "solo", "solo-save" -> false;
                    default -> true;
                })
                .toList();
    }

    private static Stream<Generated> generated(int n) {
        var generator = new Generator(PuzzleKinds.of(KillerRules.ID).drafts(), new ExactSolver());
        return IntStream.range(0, Sweep.of(8, 3))
                .mapToObj(seed -> generator
                        .generate(new GenerateRequest(n, n, seed), () -> false)
                        .orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 9})
    void generatedPuzzlesComeBackFromEveryFormatWithoutItsName(int n) {
        generated(n)
                .forEach(made -> formatsOf(n).forEach(format -> {
                    var text = format.write(PuzzleEntry.of("", made.puzzle()));
                    assertThat(PuzzleFormats.all().stream()
                                    .filter(each -> !each.id().equals("json"))
                                    .filter(each -> each.looksLike(text)))
                            .as(text)
                            .extracting(PuzzleFormat::id)
                            .containsExactly(format.id());
                    assertThat(PuzzleFormats.read(text))
                            .extracting(PuzzleEntry::puzzle)
                            .containsExactly(made.puzzle());
                }));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fpuzzles", "fpuzzles-json", "sudokupad", "sudokupad-json"})
    void titleAuthorSolutionAndGivenDigitsComeBackToo(String id) {
        var made = generated(6).findFirst().orElseThrow();
        var given = KillerRules.puzzle(
                6, made.puzzle().clues(), Map.of(7, made.solution().digit(7)));
        var entry = new PuzzleEntry(
                "",
                Map.of("title", "“Zwölf” \\ \"12\"", "author", "十二"),
                given,
                Optional.of(made.solution()),
                List.of());
        var text = PuzzleFormats.byId(id).orElseThrow().write(entry);
        assertThat(PuzzleFormats.read(text)).containsExactly(entry);
    }

    @Test
    void ofJsonAndAddressesOfFPuzzlesMarksColoursAndOwnDigitsAreDropped() {
        for (var text : List.of(
                F_PUZZLES,
                "https://www.f-puzzles.com/?load=" + LzString.compress(F_PUZZLES),
                "f-puzzles.com/?a=b&load=" + LzString.compress(F_PUZZLES).replace("=", "%3D") + "&c=d.",
                "Look at https://f-puzzles.com/?load=" + LzString.compress(F_PUZZLES) + ", it is small.",
                "https://sudokupad.app/fpuz" + LzString.compress(F_PUZZLES),
                "https://sudokupad.app/fpuzzles" + LzString.compress(F_PUZZLES).replace("/", "%2F"),
                "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + LzString.compress(F_PUZZLES))) {
            var entry = PuzzleFormats.read(text).getFirst();
            assertThat(entry.puzzle()).as(text).isEqualTo(WITH_GIVEN);
            assertThat(entry.notes()).isEqualTo(Map.of("title", "Small", "author", "Nobody"));
            assertThat(entry.warnings()).isEmpty();
        }
    }

    @Test
    void aSentenceCanHaveTheAddressOfAPuzzleWithLongRules() {
        var rules = new SplittableRandom(1)
                .ints(1_500, ' ', '~')
                .mapToObj(Character::toString)
                .filter(letter -> !"\"\\".contains(letter))
                .collect(Collectors.joining());
        var address =
                "https://f-puzzles.com/?load=" + LzString.compress(F_PUZZLES.replace("Digits differ in cages.", rules));
        assertThat(address).hasSizeGreaterThan(2_500);
        assertThat(PuzzleFormats.read("Try " + address + " soon"))
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(WITH_GIVEN);
    }

    @Test
    void whatSudokuPadShortensIsReadInFull() {
        for (var text : List.of(
                "https://sudokupad.app/scl" + LzString.compress(SHORTENED),
                "https://beta.sudokupad.app/ctc" + LzString.compress(SHORTENED) + "?setting-nogrid=1",
                "https://sudokupad.app/puzzle/scl" + LzString.compress(SHORTENED))) {
            var entry = PuzzleFormats.read(text).getFirst();
            assertThat(entry.puzzle()).isEqualTo(WITH_GIVEN);
            assertThat(entry.notes()).isEqualTo(Map.of("title", "It's small", "author", "Nobody"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "sclerosis, kept-by-page",
        "ctc7, kept-by-page",
        "fpuzzled-by-this, kept-by-page",
        "scfoo, kept-by-page",
        "scf2C1b3D4a5E6f7G8h9I1j2K3l4M5, packed-otherwise",
        "sclN4IgxgpgNlDOIC4DaTgF8A06ufQXQ1V2J, link-broken"
    })
    void anAddressWithoutACodeOfThesePagesIsToldWhatItHolds(String name, String problem) {
        assertThatThrownBy(() -> PuzzleFormats.read("https://sudokupad.app/" + name))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isEqualTo(problem));
    }

    /// As a JSON reader that is not ours reads it, with the names of those pages.
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 9})
    void thePagesReadWhatTheirJsonMeans(int n) {
        var json = new JsonMapper();
        generated(n).forEach(made -> {
            var entry = new PuzzleEntry("", Map.of("title", "a"), made.puzzle(), Optional.empty(), List.of());
            var fPuzzle = json.readTree(FPuzzles.TEXT.write(entry));
            assertThat(fPuzzle.at("/size").intValue()).isEqualTo(n);
            assertThat(fPuzzle.at("/title").stringValue()).isEqualTo("a");
            assertThat(fPuzzle.at("/grid/" + (n - 1))).hasSize(n);
            assertThat(cages(fPuzzle.at("/killercage"), cell -> {
                        var name = cell.stringValue().split("[RC]");
                        return (Integer.parseInt(name[1]) - 1) * n + Integer.parseInt(name[2]) - 1;
                    }))
                    .isEqualTo(made.puzzle().clues());
            var sudokuPad = json.readTree(SudokuPad.TEXT.write(entry));
            assertThat(sudokuPad.at("/metadata/title").stringValue()).isEqualTo("a");
            assertThat(sudokuPad.at("/cells/" + (n - 1))).hasSize(n);
            assertThat(cages(
                            sudokuPad.at("/cages"),
                            cell -> cell.at("/0").intValue() * n + cell.at("/1").intValue()))
                    .isEqualTo(made.puzzle().clues());
            assertThat(sudokuPad.at("/regions"))
                    .hasSize(n)
                    .allSatisfy(region -> assertThat(region)
                            .hasSize(n)
                            .extracting(cell -> KillerRules.box(
                                    n,
                                    cell.at("/0").intValue() * n + cell.at("/1").intValue()))
                            .containsOnly(KillerRules.box(
                                    n,
                                    region.at("/0/0").intValue() * n
                                            + region.at("/0/1").intValue())));
        });
    }

    private static List<Arithmetic> cages(JsonNode cages, ToIntFunction<JsonNode> cell) {
        var all = new ArrayList<Arithmetic>();
        for (var cage : cages) {
            var cells = IntStream.range(0, cage.at("/cells").size()).map(i -> cell.applyAsInt(cage.at("/cells/" + i)));
            all.add(KillerRules.cage(
                    Cells.of(cells), Long.parseLong(cage.at("/value").stringValue())));
        }
        return all;
    }

    @Test
    void twoLayersMayHaveAnyNamesForCagesAndBlankLines() {
        var text = """
                4  4

                3 - 4 6
                5 - - -
                - 5 - -
                - - - -

                a a 7 B
                9 . 7 B
                9 b b -
                -  c c .
                """;
        assertThat(PuzzleFormats.detect(text).orElseThrow().id()).isEqualTo("layers");
        assertThat(PuzzleFormats.read(text).getFirst().puzzle().clues()).hasSameElementsAs(SMALL.clues());
    }

    /// Both where 0 is no cage and where cages are numbered from 0.
    @Test
    void twoLayersMayHaveZeroForNothing() {
        var text = """
                4 4
                3 0 4 6
                5 0 0 0
                0 5 0 0
                0 0 0 0
                1 1 7 2
                9 0 7 2
                9 8 8 0
                0 0 0 0
                """;
        assertThat(PuzzleFormats.read(text).getFirst().puzzle().clues()).hasSameElementsAs(SMALL.clues());
        var fromZero = text.replace("\n1 1 7 2\n9 0 7 2\n9 8 8 0\n0 0 0 0", "\n0 0 7 2\n9 - 7 2\n9 8 8 -\n- - - -");
        assertThat(PuzzleFormats.read(fromZero).getFirst().puzzle().clues()).hasSameElementsAs(SMALL.clues());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4\nboxes 2x2\n3 A1 B1\n4 C1 C2\n6 D1 D2\n5 A2 A3\n5 B3 C3\n",
                "4\nboxes 2×2\n3 + a1 b1\n4+ C1 C2\n6 + D1 D2\n5 + A2 A3\n5 + B3 C3",
                "4\n3 A1 B1\n4 C1 C2\n6 D1 D2\n5 A2 A3\n5 B3 C3",
                "3 A1 B1\n4 C1 C2\n6 D1 D2\n5 A2 A3\n5 B3 C3",
                "4\n3#0-1#\n4#2-6#\n6#3-7#\n5#4-8#\n5#9-10#\n",
                "[(0,0),(0,1)] 3\n[(0,2),(1,2)] 4\n[(0,3),(1,3)] 6\n[(1,0),(2,0)] 5\n[(2,1),(2,2)] 5\n",
                "[[3, [[1, 1], [1, 2]]],\n [4, [[1, 3], [2, 3]]],\n [6, [[1, 4], [2, 4]]],\n"
                        + " [5, [[2, 1], [3, 1]]],\n [5, [[3, 2], [3, 3]]]]",
                "cages = {((0,0),(0,1)): 3, ((0,2),(1,2)): 4, ((0,3),(1,3)): 6,\n((1,0),(2,0)): 5, ((2,1),(2,2)): 5}",
                "cages([3,[1/1,1/2], 4,[1/3,2/3], 6,[1/4,2/4], 5,[2/1,3/1], 5,[3/2,3/3]]).",
                "sum([x[1,1], x[1,2]]) = 3;\nsum([x[1,3], x[2,3]]) = 4;\nsum([x[1,4], x[2,4]]) = 6;\n"
                        + "sum([x[2,1], x[3,1]]) = 5;\nsum([x[3,2], x[3,3]]) = 5;",
                "((3 (0 0) (0 1)) (4 (0 2) (1 2)) (6 (0 3) (1 3)) (5 (1 0) (2 0)) (5 (2 1) (2 2)))",
                "[{\"sum\": 3, \"cells\": [[0,0],[0,1]]}, {\"sum\": 4, \"cells\": [[0,2],[1,2]]}, {\"sum\": 6, "
                        + "\"cells\": [[0,3],[1,3]]}, {\"sum\": 5, \"cells\": [[1,0],[2,0]]}, "
                        + "{\"cells\": [[2,1],[2,2]], \"sum\": 5}]"
            })
    void sumsMayBeListedAsInOtherListsOfCages(String text) {
        assertThat(PuzzleFormats.detect(text).orElseThrow().id()).isEqualTo("sums");
        assertThat(PuzzleFormats.read(text)).extracting(PuzzleEntry::puzzle).containsExactly(SMALL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4\n3 A1 B1\n3 = D4",
                "3 A1 B1\n3= D4",
                "4\n3#0-1#\n3#15#=\n",
                "[(0,0),(0,1)] 3\n[(3,3)] const 3",
                "4\nboxes 2x2\n3 A1 B1\n3 = D4"
            })
    void aSingleCellMayHaveItsOwnSignAmongSums(String text) {
        assertThat(PuzzleFormats.detect(text).orElseThrow().id()).isEqualTo("sums");
        assertThat(PuzzleFormats.read(text).getFirst().puzzle().clues())
                .containsExactly(KillerRules.cage(Cells.of(0, 1), 3), KillerRules.cage(Cells.of(15), 3));
    }

    /// Whoever forgot one sign means the other kind, and hears of it.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 A1 B1\n4 + C1 C2",
                "4\n3 A1\n4 + C1 C2",
                "3 A1\n4 B1",
                "3 + A1 B1\n4 C1 C2",
                "3 = A1\n4 = B1",
                "3 A1 B1\n4 = C1 C2"
            })
    void aListWithASignOrOfSingleCellsAloneIsNoListOfSums(String text) {
        assertThat(PuzzleFormats.detect(text).orElseThrow().id()).isEqualTo("cages");
    }

    @ParameterizedTest
    @CsvSource({
        "arrow,[{}]",
        "thermometer,[{}]",
        "diagonal+,true",
        "antiknight,true",
        "nonconsecutive,true",
        "ratio,[{}]",
        "negative,['ratio']",
        "sandwichsum,[{}]",
        "somethingnew,1"
    })
    void everyOtherRuleOfFPuzzlesIsNamed(String rule, String value) {
        var text = F_PUZZLES.replace("\"thermometer\": []", "\"" + rule + "\": " + value.replace('\'', '"'));
        assertRefused(text, "other-rule", "rule", rule);
        assertRefused("https://f-puzzles.com/?load=" + LzString.compress(text), "other-rule", "rule", rule);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'c': '#FFFF00'}|{'even': true}|even",
                "{'c': '#FFFF00'}|{'givenPencilMarks': [1, 2]}|givenPencilMarks",
                "'value': '3'}|'value': '3', 'product': true}|product",
                "author: Somebody|norowcol: true|norowcol"
            })
    void aRuleOfACellOrACageOfFPuzzlesIsNamed(String before, String after, String rule) {
        var text = F_PUZZLES.replace(before.replace('\'', '"'), after.replace('\'', '"'));
        assertThat(text).isNotEqualTo(F_PUZZLES);
        assertRefused(text, "other-rule", "rule", rule);
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "text", "circle", "rectangle", "cage"})
    void everyDrawingOfFPuzzlesIsNamed(String drawing) {
        var text = F_PUZZLES
                .replace("\"cage\": [", "\"cages\": [")
                .replaceFirst("\"cages\".*\\n", "")
                .replace("\"thermometer\": []", "\"" + drawing + "\": [{\"cells\": [\"R1C1\"], \"value\": \"7\"}]");
        assertRefused(text, "other-drawing", "drawing", drawing);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "l:[]|l:[{wp:[[0,0],[1,1]]}]|other-drawing|lines",
                "l:[]|o:[{te:X}]|other-drawing|overlays",
                "l:[]|u:[{c2:#0}]|other-drawing|underlays",
                "l:[]|metadata:{antiknight:t}|other-rule|antiknight",
                "l:[]|global:['antiking']|other-rule|global",
                "l:[]|foglight:[[0,0]]|other-rule|foglight",
                "l:[]|metadata:{norowcol:t}|other-rule|norowcol",
                "l:[]|md:{norowcol:t}|other-rule|md",
                "{v:2}|{v:2,rule:even}|other-rule|rule",
                "v:6}|v:6,type:product}|other-rule|type",
                "{v:'author: Nobody'}|{v:'author: Nobody',norowcol:t}|other-rule|norowcol",
                "v:6}|v:6,unique:f}|other-rule|unique",
                "v:6}|v:6,style:fpRowIndexer}|other-drawing|fpRowIndexer",
                "title: |antiking: |other-rule|antiking"
            })
    void everyOtherRuleOfSudokuPadIsNamed(String before, String after, String problem, String name) {
        var text = SHORTENED.replace(before, after);
        assertThat(text).isNotEqualTo(SHORTENED);
        assertRefused(
                "https://sudokupad.app/scl" + LzString.compress(text),
                problem,
                problem.equals("other-rule") ? "rule" : "drawing",
                name);
    }

    private static void assertRefused(String text, String problem, String argument, String name) {
        assertThatThrownBy(() -> PuzzleFormats.read(text)).as(text).isInstanceOfSatisfying(FormatException.class, e -> {
            assertThat(e.problem().key()).isEqualTo(problem);
            assertThat(e.problem().arguments()).containsEntry(argument, name);
        });
    }

    @Test
    void aCageWithoutASumMustBeWhereItSaysNothingNew() {
        var elsewhere = F_PUZZLES.replace("[\"R4C1\", \"R4C2\"]", "[\"R4C2\", \"R4C3\"]");
        assertThat(PuzzleFormats.read(elsewhere))
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(WITH_GIVEN);
        var nowhere = F_PUZZLES.replace("[\"R4C1\", \"R4C2\"]", "[\"R4C2\", \"R4C3\", \"R3C4\"]");
        assertRefused(nowhere, "cage-without-sum", "cage", "r4c2");
    }

    @Test
    void regionsMayHaveAnyNamesAndMustBeTheBoxes() {
        var named = F_PUZZLES.replace("\"region\": 1", "\"region\": 7");
        assertRefused(named, "other-regions", "boxes", "2x2");
        var others = SHORTENED.replace("[1,0],[1,1]],[[0,2]", "[1,0],[0,2]],[[1,1]");
        assertRefused("https://sudokupad.app/scl" + LzString.compress(others), "other-regions", "boxes", "2x2");
        var fewer = SHORTENED.replace(",[[2,2],[2,3],[3,2],[3,3]]", "");
        assertRefused("https://sudokupad.app/scl" + LzString.compress(fewer), "other-regions", "boxes", "2x2");
    }

    @Test
    void aSolutionWithGapsIsNone() {
        var full = "\"solution\": \"1243341221344321\"";
        var text = F_PUZZLES.replace("\"thermometer\": []", full);
        assertThat(PuzzleFormats.read(text).getFirst().warnings()).hasSize(1);
        var gaps = PuzzleFormats.read(text.replace("12433412", "12430412")).getFirst();
        assertThat(gaps.solution()).isEmpty();
        assertThat(gaps.warnings()).isEmpty();
    }

    /// Spoilt before it is compressed, where the letters of the code are right.
    @Test
    void spoiltJsonBehindALinkIsAPuzzleOrAnErrorAtTheCode() {
        var mutations = new Mutations(List.of(F_PUZZLES, SHORTENED), new SplittableRandom(9));
        int read = 0;
        int texts = Sweep.of(6_000, 2_000);
        for (int i = 0; i < texts; i++) {
            var json = mutations.next();
            for (var page : List.of("https://f-puzzles.com/?load=", "https://sudokupad.app/scl")) {
                try {
                    var entry =
                            PuzzleFormats.read(page + LzString.compress(json)).getFirst();
                    assertThat(PuzzleFormats.TEXT
                                    .readOne(PuzzleFormats.TEXT.write(entry))
                                    .puzzle())
                            .isEqualTo(entry.puzzle());
                    read++;
                } catch (FormatException e) {
                    assertThat(List.of(e.line(), e.column())).as(json).containsExactly(1, 1 + page.length());
                } catch (RuntimeException e) {
                    throw new AssertionError(json, e);
                }
            }
        }
        assertThat(read).as("texts that are still puzzles").isGreaterThan(texts / 50);
    }

    /// What a file or a database cannot hold does not get into a note.
    @Test
    void halvesOfCharactersAndNulDoNotComeIn() {
        var text = F_PUZZLES.replace("\"Small\"", "\"S\\ud83d m\\u0000all\\n\"");
        assertThat(PuzzleFormats.read(text).getFirst().notes()).containsEntry("title", "S? mall");
    }

    @Test
    void theValuesOfAWholeTextAreCounted() {
        var many = "{\"grid\":[" + "[],".repeat(19_000) + "[]]}\n";
        var values = new ArrayList<JsonValue>();
        LooseJson.read(many.repeat(5), values::add);
        assertThat(values).hasSize(5);
        assertThatThrownBy(() -> LooseJson.read(many.repeat(6), values::add))
                .isInstanceOfSatisfying(FormatException.class, e -> {
                    assertThat(e.line()).isEqualTo(6);
                    assertThat(e.problem().key()).isEqualTo("json-long");
                });
    }

    @Test
    void anErrorInJsonIsNamedByItsPath() {
        var value = LooseJson.readFirst("{\"a\":[1,{\"" + "n".repeat(50) + "\":[2]}]}");
        var deep = value.required("a")
                .items()
                .get(1)
                .said()
                .values()
                .iterator()
                .next()
                .items()
                .getFirst();
        assertThat(deep.path()).hasToString("$.a[1]." + "n".repeat(40) + "[0]");
    }
}
