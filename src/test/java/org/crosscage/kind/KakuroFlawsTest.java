package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.junit.jupiter.api.Test;

class KakuroFlawsTest {

    @Test
    void aWideRoomHasNone() {
        assertThat(flaws("#####", "#....", "#....", "#....", "#....")).isEmpty();
    }

    @Test
    void roomsThatHangOnOneCellAreTold() {
        assertThat(flaws(
                        "########", "#....###", "#....###", "#....###", "#.......", "####....", "####....", "####...."))
                .containsExactly("hangs-on-a-cell");
    }

    @Test
    void shortRunsAreTold() {
        assertThat(flaws("###", "#..", "#..")).containsExactly("short-runs");
    }

    @Test
    void aRunOfOneCellIsTold() {
        assertThat(flaws("######", "#.....", "#.....", "#.....", "#.....", "#.####"))
                .contains("length-of-a-run");
    }

    private static Set<String> flaws(String... rows) {
        int columns = rows[0].length();
        var white = new BitSet();
        for (int place = 0; place < rows.length * columns; place++) {
            white.set(place, rows[place / columns].charAt(place % columns) == '.');
        }
        var shape = Shape.of(rows.length, columns, white);
        var puzzle = KakuroRules.puzzle(shape, KakuroRules.ORDINARY_DIGITS, run -> OptionalLong.empty(), Map.of());
        return PuzzleKinds.of("kakuro").flaws(puzzle);
    }
}
