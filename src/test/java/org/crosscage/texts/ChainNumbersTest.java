package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Chains;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.technique.TechniqueCase;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Arrow.Says;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Chains on the board and in words: the same thoughts under the same numbers, in every step of the case files.
class ChainNumbersTest {

    private static final Set<String> TOLD_AS_CHAINS = Set.of(
            "simple-colouring",
            "xy-chain",
            "clue-chain",
            "alternating-inference-chain",
            "nishio",
            "forcing-chain",
            "level-1");
    private static final Set<String> DYING =
            Set.of("simple-colouring", "xy-chain", "clue-chain", "alternating-inference-chain", "nishio");

    private record Found(Puzzle puzzle, Step step) {
        List<Arrow> arrows() {
            return Chains.arrows(List.of(step));
        }

        @Override
        public String toString() {
            return step.technique().id() + ": " + step;
        }
    }

    static Stream<Found> chains() {
        return found(true);
    }

    static Stream<Found> others() {
        return found(false);
    }

    private static Stream<Found> found(boolean chains) {
        return techniques()
                .filter(technique -> TOLD_AS_CHAINS.contains(technique.id()) == chains)
                .flatMap(technique -> TechniqueCase.of(technique).stream()
                        .flatMap(each -> technique.find(each.board()).stream()
                                .map(step -> new Found(each.board().puzzle(), step))));
    }

    private static Stream<Technique> techniques() {
        return PuzzleKinds.all().stream()
                .map(PuzzleKind::techniques)
                .flatMap(List::stream)
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("chains")
    void asManySentencesAreNumberedAsThereAreNumbersOnTheBoard(Found found) {
        var numbered = new StepTexts(Texts.in(Locale.ENGLISH), found.puzzle())
                .why(found.step()).parts().stream()
                        .filter(Sentence.ChainNumber.class::isInstance)
                        .count();

        assertThat(found.arrows().stream().map(Arrow::number).distinct())
                .containsExactlyElementsOf(
                        Stream.iterate(1, i -> i + 1).limit(numbered).toList());
    }

    @ParameterizedTest
    @MethodSource("chains")
    void whatAnArrowComesFromWasSpokenOfBefore(Found found) {
        var spokenOf = new HashSet<Integer>();
        for (var arrow : found.arrows()) {
            assertThat(arrow.from()).extracting(Arrow.End::cell).isSubsetOf(spokenOf);
            spokenOf.add(arrow.to().cell());
        }
    }

    @ParameterizedTest
    @MethodSource("chains")
    void aChainBeginsWithASuppositionAndOneThatDiesEndsWhereNothingFits(Found found) {
        var says = found.arrows().stream().map(Arrow::says).toList();

        assertThat(says).startsWith(Says.SUPPOSED);
        if (DYING.contains(found.step().technique().id())) {
            assertThat(says).endsWith(Says.NOTHING);
            assertThat(Chains.dead(List.of(found.step()))).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource("others")
    void whatIsNotToldAsAChainHasNoArrows(Found found) {
        assertThat(found.arrows()).isEmpty();
    }
}
