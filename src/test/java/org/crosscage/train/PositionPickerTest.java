package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.train.progress.FirstRatings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Which positions are drawn.
final class PositionPickerTest {

    private static final PuzzleKind KENKEN = PuzzleKinds.of("kenken");
    private static final PuzzleKind KAKURO = PuzzleKinds.of("kakuro");
    private static final List<PuzzleKind> BOTH = List.of(KENKEN, KAKURO);
    private static final TrainingPositions POSITIONS = TrainingPositions.standard();
    /// Nobody has answered anything: every position has its first rating.
    private static final Function<Set<String>, Map<String, Double>> UNANSWERED = _ -> Map.of();
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
        assertThat(picker.atLevel(List.of(), _ -> 1500, List.of(), UNANSWERED)).isEmpty();
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
            double average = Stream.generate(() -> atLevel(BOTH, level, List.of()))
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
            var id = picker.atLevel(BOTH, kind -> kind.equals(KENKEN) ? 2600 : 600, List.of(), UNANSWERED)
                    .orElseThrow();
            assertThat(rating(id)).matches(rating -> id.startsWith("kenken") ? rating > 2000 : rating < 1000);
        }
    }

    @Test
    void atALevelWhatWasAskedGivesWayToWhatIsNextToIt() {
        var asked = new ArrayList<>(ids(List.of(KENKEN), "naked-pair"));
        double level = FirstRatings.of(technique("naked-pair"), 2).rating();
        for (int i = 0; i < 30; i++) {
            var id = atLevel(List.of(KENKEN), level, asked);
            assertThat(asked).doesNotContain(id);
            asked.add(id);
            assertThat(rating(id)).isBetween(level - 250, level + 250);
        }
    }

    @Test
    void whoWasAskedEverythingIsAskedAgain() {
        var all = KENKEN.techniques().stream()
                .flatMap(technique -> POSITIONS.ids(KENKEN, technique).stream())
                .toList();
        var last = all.getLast();
        for (int i = 0; i < 10; i++) {
            var id = atLevel(List.of(KENKEN), rating(last), all);
            assertThat(all).contains(id);
            assertThat(subject(id)).isNotEqualTo(subject(last));
            assertThat(rating(id)).isBetween(rating(last) - 150, rating(last) + 150);
        }
    }

    /// Whoever has come to a level is not asked the same again and again.
    @ParameterizedTest
    @ValueSource(doubles = {700, 1000, 1500, 2000, 2400})
    void atALevelTechniquesTakeTurns(double level) {
        for (var kind : BOTH) {
            var asked = new ArrayList<String>();
            for (int i = 0; i < 30; i++) {
                var id = atLevel(List.of(kind), level, asked);
                assertThat(rating(id)).isBetween(level - 150, level + 150);
                if (i > 0) {
                    assertThat(subject(id)).isNotEqualTo(subject(asked.getLast()));
                }
                asked.add(id);
            }
            assertThat(asked).doesNotHaveDuplicates();
            assertThat(asked.stream().map(PositionPickerTest::subject).distinct())
                    .hasSameElementsAs(kind.techniques().stream()
                            .filter(technique -> POSITIONS.count(kind, technique) > 0)
                            .filter(technique ->
                                    Math.abs(FirstRatings.of(technique, 2).rating() - level) <= 150)
                            .map(technique -> kind.id() + "." + technique.id())
                            .toList());
        }
    }

    /// A naked pair of KenKen is not followed by one of Kakuro either.
    @Test
    void noTechniqueComesTwiceInARowInAnotherKind() {
        double level = FirstRatings.of(technique("naked-pair"), 2).rating();
        var last = ids(List.of(KENKEN), "naked-pair").iterator().next();
        assertThat(Stream.generate(() -> atLevel(List.of(KAKURO), level, List.of(last)))
                        .limit(DRAWS))
                .noneMatch(id -> id.startsWith("kakuro.naked-pair."));
        assertThat(Stream.generate(() -> atLevel(List.of(KAKURO), level, List.of()))
                        .limit(DRAWS))
                .anyMatch(id -> id.startsWith("kakuro.naked-pair."));
    }

    @Test
    void aPositionThatTurnedOutFarFromTheLevelIsNotAsked() {
        double level = FirstRatings.of(technique("naked-pair"), 2).rating();
        var pairs = ids(List.of(KENKEN), "naked-pair");
        var left = pairs.iterator().next();
        Function<Set<String>, Map<String, Double>> ratings = ids -> ids.stream()
                .filter(pairs::contains)
                .collect(Collectors.toMap(id -> id, id -> id.equals(left) ? level : level + 151));
        var drawn = Stream.generate(() -> picker.atLevel(List.of(KENKEN), _ -> level, List.of(), ratings)
                        .orElseThrow())
                .limit(DRAWS)
                .collect(Collectors.toSet());
        assertThat(drawn).hasSizeGreaterThan(20).filteredOn(pairs::contains).containsExactly(left);
    }

    @Test
    void onlyOfPositionsThatMayBeAskedTheRatingIsLookedUp() {
        var lookedUp = new HashSet<String>();
        var asked = ids(List.of(KENKEN), "naked-pair").stream().limit(100).toList();
        for (int i = 0; i < 20; i++) {
            lookedUp.clear();
            var id = picker.atLevel(List.of(KENKEN), _ -> 1300, asked, ids -> {
                        lookedUp.addAll(ids);
                        return Map.of();
                    })
                    .orElseThrow();
            assertThat(lookedUp)
                    .contains(id)
                    .doesNotContainAnyElementsOf(asked)
                    .allMatch(each -> subject(each).equals(subject(id)));
        }
    }

    private String atLevel(List<PuzzleKind> kinds, double level, List<String> asked) {
        return picker.atLevel(kinds, _ -> level, asked, UNANSWERED).orElseThrow();
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
