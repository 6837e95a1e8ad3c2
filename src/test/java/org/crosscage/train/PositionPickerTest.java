package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Which positions are drawn.
final class PositionPickerTest {

    private static final PuzzleKind KENKEN = PuzzleKinds.of("kenken");
    private static final PuzzleKind KAKURO = PuzzleKinds.of("kakuro");
    private static final List<PuzzleKind> BOTH = List.of(KENKEN, KAKURO);
    private static final TrainingPositions POSITIONS = TrainingPositions.standard();
    /// So many draws that each of a few possible ones comes.
    private static final int DRAWS = 200;

    private final PositionPicker picker = new PositionPicker(POSITIONS, new Random(2026));

    @Test
    void ofATechniqueComeAllItsPositionsBeforeOneComesAgain() {
        var all = ids(BOTH, "xy-wing");
        var asked = new HashSet<String>();
        for (int i = 0; i < all.size(); i++) {
            assertThat(asked.add(picker.of(BOTH, "xy-wing", asked).orElseThrow()))
                    .isTrue();
        }
        assertThat(asked).isEqualTo(all).hasSizeGreaterThan(1);
        assertThat(all).contains(picker.of(BOTH, "xy-wing", asked).orElseThrow());
    }

    @Test
    void ofOneKindNoneOfAnotherComes() {
        for (var kind : BOTH) {
            var drawn = Stream.generate(() ->
                            picker.of(List.of(kind), "naked-pair", Set.of()).orElseThrow())
                    .limit(20)
                    .collect(Collectors.toSet());
            assertThat(drawn).hasSizeGreaterThan(1).allMatch(id -> id.startsWith(kind.id() + ".naked-pair."));
        }
    }

    @Test
    void whereThereIsNoneNoneComes() {
        assertThat(picker.of(List.of(KAKURO), "cage-claims-line", Set.of())).isEmpty();
        assertThat(picker.of(BOTH, "nothing", Set.of())).isEmpty();
        assertThat(picker.of(List.of(), Tier.EASY, Set.of())).isEmpty();
        assertThat(picker.atLevel(List.of(), _ -> 1500.0, Set.of())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void ofATierComesEachTechnique(Tier tier) {
        var expected = Stream.of(KENKEN, KAKURO)
                .flatMap(kind -> kind.techniques().stream()
                        .filter(technique -> technique.tier() == tier && POSITIONS.count(kind, technique) > 0)
                        .map(technique -> kind.id() + "." + technique.id()))
                .collect(Collectors.toCollection(TreeSet::new));
        var drawn = Stream.generate(() -> picker.of(BOTH, tier, Set.of()).orElseThrow())
                .limit(DRAWS)
                .map(PositionPickerTest::subject)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(drawn).isEqualTo(expected);
    }

    @Test
    void theHigherTheLevelTheHarderWhatComes() {
        var averages = new ArrayList<Double>();
        for (double level : new double[] {600, 1100, 1450, 1750, 2100, 2600}) {
            double average = Stream.generate(
                            () -> picker.atLevel(BOTH, _ -> level, Set.of()).orElseThrow())
                    .limit(30)
                    .mapToDouble(PositionPickerTest::rating)
                    .average()
                    .orElseThrow();
            assertThat(average).isBetween(level - 200, level + 200);
            averages.add(average);
        }
        assertThat(averages).isSorted();
    }

    @Test
    void theLevelIsThatOfTheKind() {
        for (int i = 0; i < 30; i++) {
            var id = picker.atLevel(BOTH, kind -> kind.equals(KENKEN) ? 2600.0 : 600.0, Set.of())
                    .orElseThrow();
            assertThat(rating(id)).matches(rating -> id.startsWith("kenken") ? rating > 2000 : rating < 1000);
        }
    }

    @Test
    void atALevelWhatWasAskedGivesWayToWhatIsNextToIt() {
        var asked = new HashSet<>(ids(List.of(KENKEN), "naked-pair"));
        double level = FirstRatings.of(technique("naked-pair"), 2).rating();
        for (int i = 0; i < 30; i++) {
            var id = picker.atLevel(List.of(KENKEN), _ -> level, asked).orElseThrow();
            assertThat(asked.add(id)).isTrue();
            assertThat(rating(id)).isBetween(level - 250, level + 250);
        }
    }

    @Test
    void whoWasAskedEverythingIsAskedAgain() {
        var all = KENKEN.techniques().stream()
                .flatMap(technique -> POSITIONS.ids(KENKEN, technique).stream())
                .collect(Collectors.toSet());
        assertThat(picker.atLevel(List.of(KENKEN), _ -> 1500.0, all))
                .isPresent()
                .hasValueSatisfying(id -> assertThat(all).contains(id));
    }

    private static Set<String> ids(List<PuzzleKind> kinds, String technique) {
        return kinds.stream()
                .flatMap(kind -> kind.techniques().stream()
                        .filter(each -> each.id().equals(technique))
                        .flatMap(each -> POSITIONS.ids(kind, each).stream()))
                .collect(Collectors.toSet());
    }

    private static String subject(String id) {
        return id.substring(0, id.lastIndexOf('.'));
    }

    private static Technique technique(String id) {
        return KENKEN.techniques().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static double rating(String id) {
        var words = id.split("\\.", -1);
        return PuzzleKinds.of(words[0]).techniques().stream()
                .filter(technique -> technique.id().equals(words[1]))
                .mapToDouble(technique -> FirstRatings.of(technique, 2).rating())
                .findFirst()
                .orElseThrow();
    }
}
