package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// One puzzle as the lists of several programs spell it; each is found without being named.
class CageListTest {

    private static final String NATIVE = """
            puzzle small
            size 3
            cage 3+ r1c1 r2c1
            cage 1- r1c2 r1c3
            cage 3= r2c2
            cage 2* r2c3 r3c3
            cage 3/ r3c1 r3c2
            end
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 + A1 A2\n1 - B1 C1\n3 B2\n2 * C2 C3\n3 / A3 B3\n",
                "3+ a1 a2\n1- b1 c1\n3= b2\n2x c2 c3\n3÷ a3 b3",
                "3\n3 + A1 A2\n1 - B1 C1\n3 = B2\n2 * C2 C3\n3 / A3 B3\n",
                "3#0-3#+\n1#1-2#-\n3#4#\n2#5-8#*\n3#6-7#/\n",
                "3\n3#0-3#+\n1#1-2#-\n3#4#=\n2#5-8#x\n3#6-7#/\n",
                "3\n[(0,0),(1,0)] add 3\n[(0,1),(0,2)] sub 1\n[(1,1)] none 3\n[(1,2),(2,2)] mult 2\n[(2,0),(2,1)] div 3\n",
                "[(0, 0), (1, 0)], add, 3\n[(0, 1), (0, 2)], subtract, 1\n[(1, 1)], 3\n"
                        + "[(1, 2), (2, 2)], multiply, 2\n[(2, 0), (2, 1)], divide, 3\n",
                "cages = [\n  (3, '+', [(1, 1), (2, 1)]),\n\n  (1, '-', [(1, 2), (1, 3)]),\n  (3, '=', [(2, 2)]),\n"
                        + "  (2, '*', [(2, 3), (3, 3)]),\n  (3, '/', [(3, 1), (3, 2)]),\n]\n",
                "[[[[0,0],[1,0]],\"+\",3],[[[0,1],[0,2]],\"-\",1],[[[1,1]],\"=\",3],"
                        + "[[[1,2],[2,2]],\"*\",2],[[[2,0],[2,1]],\"/\",3]]",
                "cage(3, +, [1-1, 2-1]).\ncage(1, -, [1-2, 1-3]).\ncage(3, =, [2-2]).\n"
                        + "cage(2, *, [2-3, 3-3]).\ncage(3, /, [3-1, 3-2]).\n",
                "(define cages '((+ 3 (0 0) (1 0)) (- 1 (0 1) (0 2)) (3 (1 1)) (* 2 (1 2) (2 2)) (/ 3 (2 0) (2 1))))",
                "{\"cages\": [{\"op\": \"add\", \"target\": 3, \"cells\": [[0,0],[1,0]]}, "
                        + "{\"op\": \"sub\", \"target\": 1, \"cells\": [[0,1],[0,2]]}, "
                        + "{\"op\": \"none\", \"target\": 3, \"cells\": [[1,1]]}, "
                        + "{\"op\": \"mul\", \"target\": 2, \"cells\": [[1,2],[2,2]]}, "
                        + "{\"op\": \"div\", \"target\": 3, \"cells\": [[2,0],[2,1]]}]}",
                "{'size': 3, 'cages': [{'target': 3, 'op': '+', 'cells': [(0, 0), (1, 0)]}, "
                        + "{'target': 1, 'op': '-', 'cells': [(0, 1), (0, 2)]}, "
                        + "{'target': 3, 'op': '', 'cells': [(1, 1)]}, "
                        + "{'target': 2, 'op': '*', 'cells': [(1, 2), (2, 2)]}, "
                        + "{'target': 3, 'op': '/', 'cells': [(2, 0), (2, 1)]}]}",
                "[[3,\"+\",[[0,0],[1,0]]],[1,\"-\",[[0,1],[0,2]]],[3,\"\",[[1,1]]],"
                        + "[2,\"*\",[[1,2],[2,2]]],[3,\"/\",[[2,0],[2,1]]]]",
                "[[3,\"+\",[[0,0],[1,0]]],[1,\"-\",[[0,1],[0,2]]],[3,nil,[[1,1]]],"
                        + "[2,\"*\",[[1,2],[2,2]]],[3,\"/\",[[2,0],[2,1]]]]",
                "[(3,'plus',[(0,0),(1,0)]),(1,'diff',[(0,1),(0,2)]),(3,None,[(1,1)]),"
                        + "(2,'prod',[(1,2),(2,2)]),(3,'quot',[(2,0),(2,1)])]",
                "cage(plus, 3, [1-1, 2-1]).\ncage(minus, 1, [1-2, 1-3]).\ncage(equal, 3, [2-2]).\n"
                        + "cage(times, 2, [2-3, 3-3]).\ncage(quotient, 3, [3-1, 3-2]).\n",
                "plus(3, [1-1, 2-1]).\ndifference(1, [1-2, 1-3]).\ncage(3, [2-2]).\n"
                        + "product(2, [2-3, 3-3]).\nquotient(3, [3-1, 3-2]).\n",
                "(list (list 3 '+ '((0 0) (1 0))) (list 1 'sub '((0 1) (0 2))) (list 3 '((1 1)))"
                        + " (list 2 '* '((1 2) (2 2))) (list 3 '/ '((2 0) (2 1))))",
                "((plus 3 (0 0) (1 0)) (minus 1 (0 1) (0 2)) (3 (1 1)) (times 2 (1 2) (2 2)) (div 3 (2 0) (2 1)))",
            })
    void anySpellingIsThePuzzle(String text) {
        var puzzle = PuzzleFormats.TEXT.readOne(NATIVE).puzzle();
        assertThat(PuzzleFormats.detect(text).orElseThrow().id()).isEqualTo("cages");
        assertThat(PuzzleFormats.read(text)).extracting(PuzzleEntry::puzzle).containsExactly(puzzle);
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "nil", "None", "'none'"})
    void aCageWithoutAnOperationMayBeTheFirst(String none) {
        assertThat(PuzzleFormats.read("[[3," + none + ",[[0,0]]],[5,'+',[[0,1],[0,2]]]," + "[3,'+',[[1,0],[1,1]]],"
                        + "[2,'*',[[1,2],[2,2]]],[2,'*',[[2,0],[2,1]]]]"))
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(PuzzleFormats.read("3\n3 = A1\n5 + B1 C1\n3 + A2 B2\n2 * C2 C3\n2 * A3 B3")
                        .getFirst()
                        .puzzle());
    }

    /// The cages of 4 rows and columns have no cell in the last row or column of a Killer Sudoku with 6.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"size\": 6, \"cages\": [{\"sum\": 3, \"cells\": [[0,0],[0,1]]}, {\"sum\": 8, \"cells\": [[3,3],[3,2]]}]}",
                "{\"cages\": [\n{\"sum\": 3, \"cells\": [[0,0],[0,1]]},\n{\"sum\": 8, \"cells\": [[3,3],[3,2]]}\n],\n\"size\": 6\n}",
                "{\"title\":\"My Killer no. 1\",\"level\":\"hard\",\"size\":6,\"unique\":true,"
                        + "\"cages\":[{\"sum\":3,\"cells\":[[0,0],[0,1]]},{\"sum\":8,\"cells\":[[3,3],[3,2]]}]}",
                "{\"rows\":6,\"cols\":6,\"cages\":[{\"cells\":[[0,0],[0,1]],\"sum\":3},"
                        + "{\"cells\":[[3,3],[3,2]],\"sum\":8}],\"rules\":\"He said \\\"no digit twice\\\" (in a cage)\"}",
                "{'grid size': 6, 'title': 'A small one', 'cages': [((0,0),(0,1),3), ((3,3),(3,2),8)]}",
                "{\"meta\":{\"title\":\"Small\",\"size\":6},\n\"cages\":[" + "[3,[[0,0],[0,1]]],\n[8,[[3,3],[3,2]]]]}",
                "Killer(6, [(3,[(0,0),(0,1)]),(8,[(3,3),(3,2)])])",
                "[6, [[3, [[0,0],[0,1]]], [8, [[3,3],[3,2]]]]]",
                "6\n[(0,0),(0,1)] 3\n[(3,3),(3,2)] 8"
            })
    void aNumberBesideTheCagesIsTheSizeOfTheGrid(String text) {
        assertThat(PuzzleFormats.read(text))
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(PuzzleFormats.TEXT
                        .readOne("puzzle a\nsize 6\nboxes 2x3\ncage 3+ r1c1 r1c2\ncage 8+ r4c4 r4c3\nend")
                        .puzzle());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"size\": 7, \"cages\": [{\"sum\": 3, \"cells\": [[0,0],[0,1]]}]} | 1 10 killer-size",
                "Killer(6, 9, [(3,[(0,0),(0,1)])]) | 1 8 sum-list-line-expected",
                "[(0,0),(0,1)] 3; [5] | 1 19 sum-list-line-expected"
            })
    void aNumberThatIsNoSizeIsNamed(String text, String said) {
        assertThat(PuzzleFormats.reading(text, () -> false).faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.line() + " " + fault.column() + " "
                                + fault.problem().key())
                        .isEqualTo(said));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "[[3, [[0,0],[0,1]]], [4]];1;23",
                "[[3, [[0,0],[0,1]]], [[1,0],[1,1]]];1;24",
                "[[3, [[0,0],[0,1]]], [3, 4, [[1,0]]]];1;26",
                "[[3, [[0,0],[0,1]]];1;20",
                "[[3, [[0,0],[0,1]]]]];1;21",
                "[[3, [[0,0],[0,1]]], @];1;22",
                "[(0,0),(0,1)] 3\\n[(0,1234)] 3;2;5",
                "[(0,0),(0,1)] add 3\\n[(1,0),(1,1)] add;2;3",
                "[[3, [[0,0],[0,1]]], [3, '+', '-', [[1,0],[1,1]]]];1;31",
                "[[3, [[0,0],[0,1]]]] +;1;1",
                "[(0,0),(0,1)] power 3;1;15",
                "[(0,0),(0,1)] add 3\\n{\"op\": \"power\", \"target\": 3, \"cells\": [[1,0],[1,1]]};2;8",
                "[(0,0),(0,1)] add 3\\n{\"op\": \"to 3\", \"target\": 3, \"cells\": [[1,0],[1,1]]};2;8",
                "[(0,0),(0,1)] add 3\\n[\"a title\", 3, [[1,0],[1,1]]];2;2"
            })
    void whatIsNoCageOfANestedListIsNamedByItsPlace(String text, int line, int column) {
        assertThatThrownBy(() -> PuzzleFormats.read(text.replace("\\n", "\n")))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(List.of(e.line(), e.column())).containsExactly(line, column));
    }

    @Test
    void theJsonOfOtherProgramsIsNoListOfCages() {
        assertThat(PuzzleFormats.detect("{\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":3}],\"cells\":[[{},{}]]}")
                        .orElseThrow()
                        .id())
                .isEqualTo("sudokupad-json");
    }

    @Test
    void cellsInAMessageAreNoListOfCages() {
        assertThat(PuzzleFormats.detect("I see (1,2) and (3,4) here")).isEmpty();
        assertThat(PuzzleFormats.detect("[2] is (1,2), isn't it?")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"size\": [4, 4], \"cages\": [[3, [[0,0],[0,1]]], [4, [[1,0],[2,0]]]]}",
                "{\"cages\": [[3, [[0,0],[0,1]]], [4, [[1,0],[2,0]]]], \"size\": [4, 4]}",
                "{'size': (4, 4), 'cages': [{'sum': 3, 'cells': [(0,0),(0,1)]}, {'sum': 4, 'cells': [(1,0),(2,0)]}]}"
            })
    void theSizeMayBeItsRowsAndColumns(String text) {
        assertThat(PuzzleFormats.read(text).getFirst().puzzle())
                .isEqualTo(PuzzleFormats.read("4\nboxes 2x2\n3 A1 B1\n4 A2 A3")
                        .getFirst()
                        .puzzle());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cage(power, 3, [1-2, 1-3]).;cage(plus, 3, [1-1, 2-1]).|1|6",
                "cage(plus, 3, [1-1, 2-1]).;cage(power, 3, [1-2, 1-3]).|2|6",
                "[[\"pow\", 3, [[0,0],[0,1]]], [\"add\", 3, [[1,0],[1,1]]]]|1|3",
                "cage(power, 3, [1-2, 1-3]).;cage(root, 3, [1-1, 2-1]).|1|6"
            })
    void anUnknownOperationInFrontIsToldByItsPlace(String text, int line, int column) {
        assertThatThrownBy(() -> PuzzleFormats.read(text.replace(';', '\n')))
                .isInstanceOfSatisfying(FormatException.class, e -> {
                    assertThat(e.problem().key()).isEqualTo("cage-list-operation-expected");
                    assertThat(List.of(e.line(), e.column())).containsExactly(line, column);
                });
    }

    @Test
    void aNameInFrontOfTheCagesIsNoOperation() {
        assertThat(PuzzleFormats.read(
                                "kenken(p1, 3, [cage(plus, 3, [1-1, 2-1]), cage(minus, 1, [1-2, 1-3]), cage(3, [2-2]),"
                                        + " cage(times, 2, [2-3, 3-3]), cage(div, 3, [3-1, 3-2])]).")
                        .getFirst()
                        .puzzle())
                .isEqualTo(PuzzleFormats.TEXT.readOne(NATIVE).puzzle());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "X", "c", "c%d", "Rows", "self", "model", "grid", "'self'", "\"A\""})
    void aNameInFrontOfEachCageIsNoOperation(String name) {
        var cages = "cage(%s, 3, [(0,0),(0,1)])\ncage(%s, 4, [(1,0),(2,0)])\ncage(%s, 5, [(3,2),(3,3)])\n"
                .formatted(name.formatted(1), name.formatted(2), name.formatted(3));
        assertThat(PuzzleFormats.read(cages).getFirst().puzzle())
                .isEqualTo(PuzzleFormats.read("4\nboxes 2x2\n3 A1 B1\n4 A2 A3\n5 C4 D4")
                        .getFirst()
                        .puzzle());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "model", "Rows"})
    void aNameInFrontOfACellIsPassedOver(String name) {
        var text = "cage(plus, 3, [cell(%1$s,1,1), cell(%1$s,2,1)])\ncage(minus, 1, [cell(%1$s,1,2), cell(%1$s,1,3)])\n"
                        .formatted(name)
                + "cage(3, [cell(%1$s,2,2)])\ncage(times, 2, [cell(%1$s,2,3), cell(%1$s,3,3)])\n".formatted(name)
                + "cage(div, 3, [cell(%1$s,3,1), cell(%1$s,3,2)])\n".formatted(name);
        assertThat(PuzzleFormats.read(text).getFirst().puzzle())
                .isEqualTo(PuzzleFormats.TEXT.readOne(NATIVE).puzzle());
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "×", "\"x\"", "'times'", "mul"})
    void aSignInFrontOfACageIsItsOperation(String sign) {
        var puzzle = PuzzleFormats.read("""
                        cage(%1$s, 6, [1-1, 1-2, 1-3])
                        cage(%1$s, 6, [2-1, 2-2, 2-3])
                        cage(%1$s, 6, [3-1, 3-2, 3-3])
                        """.formatted(sign)).getFirst().puzzle();
        assertThat(puzzle.kind()).isEqualTo("kenken");
        assertThat(puzzle.clues().getFirst().operation()).isEqualTo(Operation.MULTIPLY);
    }
}
