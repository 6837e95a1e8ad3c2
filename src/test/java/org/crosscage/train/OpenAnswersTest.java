package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.crosscage.ShippedKinds;
import org.crosscage.Sweep;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class OpenAnswersTest {

    private static final TrainingPositions POSITIONS = TrainingPositions.standard();

    static Stream<Arguments> everyTechniqueOfEveryKind() {
        return ShippedKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream().map(technique -> Arguments.of(kind, technique)));
    }

    /// Of each technique one position in a hundred, and strictly every one.
    @ParameterizedTest
    @MethodSource("everyTechniqueOfEveryKind")
    void everyStepUpToTheTierIsPartOfAnAnswerAndNoAnswerOfAnother(PuzzleKind kind, Technique technique) {
        for (var id : Sweep.of(POSITIONS.ids(kind, technique), 100, technique.id() + kind.id())) {
            var found = POSITIONS.find(id).orElseThrow();
            var board = Board.of(found.puzzle(), found.position());
            var answers = OpenAnswers.of(board, kind.techniques(), technique.tier());
            assertThat(new RuleEngine(upTo(kind, technique)).all(board))
                    .as(id)
                    .isNotEmpty()
                    .allMatch(step -> answers.stream().anyMatch(answer -> answer.includes(step)));
            assertThat(answers)
                    .as(id)
                    .allSatisfy(answer ->
                            assertThat(answers).filteredOn(answer::includes).containsExactly(answer))
                    .extracting(Step::technique)
                    .allMatch(each -> each.tier().compareTo(technique.tier()) <= 0);
        }
    }

    private static List<Technique> upTo(PuzzleKind kind, Technique technique) {
        return kind.techniques().stream()
                .filter(each -> each.tier().compareTo(technique.tier()) <= 0)
                .toList();
    }
}
