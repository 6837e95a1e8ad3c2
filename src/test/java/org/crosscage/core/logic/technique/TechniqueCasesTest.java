package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every technique of every kind against its case file. A technique without a file fails.
class TechniqueCasesTest {

    static Stream<Technique> techniques() {
        return PuzzleKinds.all().stream()
                .map(PuzzleKind::techniques)
                .flatMap(techniques -> techniques.stream())
                .distinct();
    }

    @TestFactory
    Stream<DynamicTest> findsExactlyTheStepsOfEachCase() {
        return techniques()
                .flatMap(technique -> TechniqueCase.of(technique).stream()
                        .map(each -> DynamicTest.dynamicTest(
                                technique.id() + ": " + each.name(), () -> findsExactlyTheSteps(technique, each))));
    }

    private static void findsExactlyTheSteps(Technique technique, TechniqueCase each) {
        var shape = each.board().puzzle().shape();
        assertThat(technique.find(each.board()).stream()
                        .distinct()
                        .map(step -> TechniqueCase.notation(step, shape))
                        .sorted()
                        .toList())
                .as("%s on %s", technique.id(), each.name())
                .isEqualTo(each.expected());
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void thereAreTwoCasesAtLeastOfFindingAndTwoOfFindingNothing(Technique technique) {
        var cases = TechniqueCase.of(technique);
        assertThat(cases).filteredOn(each -> each.expected().isEmpty()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(cases).filteredOn(each -> !each.expected().isEmpty()).hasSizeGreaterThanOrEqualTo(2);
    }

    @TestFactory
    Stream<DynamicTest> everyCaseStandsInAKindThatHasTheTechnique() {
        return techniques()
                .flatMap(technique -> TechniqueCase.of(technique).stream()
                        .map(each -> DynamicTest.dynamicTest(
                                technique.id() + ": " + each.name(),
                                () -> assertThat(PuzzleKinds.of(each.kind()).techniques())
                                        .contains(technique))));
    }
}
