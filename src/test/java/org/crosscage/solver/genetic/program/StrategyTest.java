package org.crosscage.solver.genetic.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Locale;
import java.util.SplittableRandom;
import org.crosscage.core.search.UnreadableException;
import org.crosscage.solver.ReportBoards;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Expressions of the report: what they are worth, by hand, and how their text is read.
class StrategyTest {

    private static final int[] HARD = {2, 8, 1, 6, 7, 2, 4, 9, 8, 1, 9, 4};

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            add(7, 8)                                 | 15
            sub(3, 9)                                 | -6
            mul(6, 7)                                 | 42
            protectedDiv(7, 2)                        | 3
            protectedDiv(7, sub(4, 4))                | 1
            protectedDiv(sub(1, 8), 2)                | -3
            if_then_more_else(2, 1, 8, 9)             | 8
            if_then_more_else(1, 1, 8, 9)             | 9
            vv(1, 2, 7)                               | 7
            vv(2, 2, 7)                               | 1
            bb(2, 1, 4, 3, 8, 9)                      | 8
            bb(1, 2, 3, 4, 8, 9)                      | 9
            bb(2, 1, 3, 4, 8, 9)                      | 1
            bb(1, 1, 3, 4, 8, 9)                      | 1
            nn(9, 2, 3)                               | 8
            nn(2, 9, 3)                               | 14
            nn(2, 2, 3)                               | 7
            kk(1, 4, 5)                               | 4
            kk(sub(1, 1), 4, 5)                       | 5
            hh(1, 2, 4, 8, 9)                         | 8
            hh(1, 2, 3, 8, 9)                         | 9
            nn(sub(8, 2), kk(mul(2, 3), add(1, 1), 9), bb(1, 2, 8, 9, 3, vv(3, 4, 5)))  | 3
            """)
    void anExpressionIsWorthWhatTheReportsTableSays(String text, long value) {
        assertThat(StrategyReader.read(text).value(features(0))).isEqualTo(value);
    }

    /// Of the report's hard board, before the third digit of its third row: `22\ 4 9 _ _`, below `24\ 7 _ _`.
    @ParameterizedTest
    @CsvSource({
        "AllCountGroupHor, 4",
        "AllCountGroupVer, 4",
        "SumGroupHor, 22",
        "SumGroupVer, 24",
        "CurrentlySumGroupHor, 13",
        "CurrentlySumGroupVer, 7",
        "BalanceStepsHor, 2",
        "BalanceStepsVer, 2",
        "DubbleHor, 0",
        "DubbleVer, 0",
        "BalanceStepsNextGroupHorHor, 1",
        "BalanceStepsNextGroupHorVer, 2",
        "BalanceStepsNextGroupVerHor, 2",
        "BalanceStepsNextGroupVerVer, 1",
        "SumNextGroupHorHor, 22",
        "SumNextGroupHorVer, 7",
        "SumNextGroupVerHor, 13",
        "SumNextGroupVerVer, 24",
        "CurrentlySumNextGroupHorHor, 13",
        "CurrentlySumNextGroupHorVer, 2",
        "CurrentlySumNextGroupVerHor, 0",
        "CurrentlySumNextGroupVerVer, 7"
    })
    void aTerminalIsWhatIsSeenFromTheCell(String terminal, long value) {
        assertThat(StrategyReader.read(terminal).value(features(8))).isEqualTo(value);
    }

    @Test
    void whatThereIsNotIsZeroAndRepeatsAreCounted() {
        var features = features(8);
        features.fill(9);
        assertThat(StrategyReader.read("DubbleHor").value(features)).isEqualTo(1);
        assertThat(StrategyReader.read("SumNextGroupHorVer").value(features)).isZero();
        assertThat(StrategyReader.read("BalanceStepsNextGroupHorHor").value(features))
                .isZero();
    }

    /// The parts of the report's hard strategy at that cell: 15 / 15 is 1, 13 / 1 / 7 is 1, and 1 is not more than 1,
    /// so 1 + 1 + 6.
    @Test
    void theHardStrategyIsWorkedOutByHand() {
        var features = features(8);
        assertThat(StrategyReader.read("""
                vv(9, SumGroupVer, hh(CurrentlySumGroupVer, BalanceStepsNextGroupHorHor,
                mul(BalanceStepsNextGroupHorVer, BalanceStepsNextGroupHorHor), 9, add(8, 7)))""").value(features)).isEqualTo(15);
        assertThat(StrategyReader.read(ReportStrategies.all().get("report-hard"))
                        .value(features))
                .isEqualTo(8);
    }

    @Test
    void theTextOfAStrategyIsReadBackWhateverItsBlanks() {
        for (var text : ReportStrategies.all().values()) {
            var strategy = StrategyReader.read(text);
            assertThat(strategy.text()).isEqualTo(text.replaceAll("\\s+", "").replace(",", ", "));
            assertThat(StrategyReader.read(strategy.text()).symbols()).isEqualTo(strategy.symbols());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ""               | nothing | 1
            "add(1, "        | nothing | 8
            "(1)"            | symbol  | 1
            "add(1, plus)"   | name    | 8
            "add(1, 10)"     | name    | 8
            "add 1, 2"       | open    | 5
            "add(1; 2)"      | next    | 6
            "add(1)"         | next    | 6
            "add(1, 2, 3)"   | close   | 9
            "add(1, 2"       | close   | 9
            "add(1, 2) 3"    | end     | 11
            """)
    void aWrongTextIsAnsweredWithThePlaceAndTheReason(String text, String reason, int place) {
        var problem = catchThrowableOfType(UnreadableException.class, () -> StrategyReader.read(text));
        assertThat(problem.words()).isEqualTo("solvers.unreadable." + reason);
        assertThat(problem.facts()).containsEntry("place", place);
        assertThat(Texts.in(Locale.ENGLISH).say(problem.words(), problem.facts()))
                .contains("character " + place)
                .doesNotContain("{");
    }

    @Test
    void whatIsBredIsWholeAndWithinItsBounds() {
        var random = new SplittableRandom(3);
        var planting = new StrategyBreeding(random, 6, 60);
        var bred = new ArrayList<Strategy>();
        for (int i = 0; i < 50; i++) {
            bred.add(planting.anyone());
        }
        assertThat(bred)
                .allMatch(strategy -> strategy.height() >= 1 && strategy.height() <= 2)
                .allMatch(strategy -> strategy.symbols().getFirst().arity() > 0);
        for (int i = 0; i < 2_000; i++) {
            int at = random.nextInt(bred.size() - 1);
            var children = planting.cross(bred.get(at), bred.get(at + 1));
            bred.set(at, planting.mutant(children.getFirst()));
            bred.set(at + 1, children.getLast());
        }
        assertThat(bred)
                .allMatch(strategy -> strategy.height() <= 6 && strategy.size() <= 60)
                .allSatisfy(strategy -> assertThat(
                                StrategyReader.read(strategy.text()).symbols())
                        .isEqualTo(strategy.symbols()))
                .anyMatch(strategy -> strategy.height() > 4);
    }

    /// Parents have so many symbols together as their children.
    @Test
    void crossoverExchangesSubtreesAndLosesNothing() {
        var planting = new StrategyBreeding(new SplittableRandom(4), 40, 5_000);
        for (int i = 0; i < 200; i++) {
            var first = planting.anyone();
            var second = planting.anyone();
            var children = planting.cross(first, second);
            var before = new ArrayList<>(first.symbols());
            before.addAll(second.symbols());
            var after = new ArrayList<>(children.getFirst().symbols());
            after.addAll(children.getLast().symbols());
            assertThat(after).containsExactlyInAnyOrderElementsOf(before);
        }
    }

    /// What is seen on the report's hard board after so many of its digits.
    private static BoardFeatures features(int filled) {
        var features = new BoardFeatures(Groups.of(ReportBoards.board(3)).orElseThrow());
        features.begin();
        for (int cell = 0; cell < filled; cell++) {
            features.fill(HARD[cell]);
        }
        return features;
    }
}
