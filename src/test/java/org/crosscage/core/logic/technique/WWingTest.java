package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Cells;
import org.junit.jupiter.api.Test;

class WWingTest {

    @Test
    void whereTheReasonSaysThatOnlySomeCellsCanHoldTheDigitTheseAreTheTwoItArguesWith() {
        assertThat(reasons()).hasSizeGreaterThan(1).allSatisfy(reason -> {
            var two = cells(reason, "c").union(cells(reason, "d"));
            assertThat(thoughts(reason, "places"))
                    .allSatisfy(thought -> assertThat(cells(thought, "places")).isEqualTo(two));
            assertThat(thoughts(reason, "places.of-two"))
                    .allSatisfy(thought -> assertThat(cells(thought, "c").union(cells(thought, "d")))
                            .isEqualTo(two));
            assertThat(reason.thoughts()).hasSize(1);
        });
    }

    @Test
    void aThirdCellThatCanHoldTheDigitIsNotDenied() {
        assertThat(reasons().stream().flatMap(reason -> reason.thoughts().stream()))
                .extracting(Reason::key)
                .contains("places", "places.of-two");
    }

    private static List<Reason> reasons() {
        var technique = new WWing();
        return TechniqueCase.of(technique).stream()
                .flatMap(each -> technique.find(each.board()).stream())
                .map(Step::reason)
                .toList();
    }

    private static List<Reason> thoughts(Reason reason, String key) {
        return reason.thoughts().stream()
                .filter(thought -> thought.key().equals(key))
                .toList();
    }

    private static Cells cells(Reason reason, String name) {
        return Stream.of(reason.facts().get(name))
                .map(fact -> ((Fact.OfCells) fact).cells())
                .findFirst()
                .orElseThrow();
    }
}
