package org.crosscage.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.Preset;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class TechniqueSelectionTest {

    static List<PuzzleKind> kinds() {
        return PuzzleKinds.all();
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void aPresetGivesEachKindWhatThePresetSays(Preset preset) {
        kinds().forEach(kind ->
                assertThat(TechniqueSelection.of(preset).of(kind)).isEqualTo(preset.of(kind)));
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void everyTechniqueOfEveryKindHasAPlaceInAPreset(Preset preset) {
        var ids = new HashSet<String>();
        kinds().forEach(kind -> kind.techniques().forEach(technique -> ids.add(technique.id())));

        assertThat(TechniqueSelection.of(preset).entries())
                .extracting(TechniqueSelection.Entry::technique)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(ids);
    }

    @Test
    void theCatalogueIsInTheOrderOfTheTiers() {
        assertThat(TechniqueSelection.catalogue())
                .extracting(Technique::tier)
                .isSortedAccordingTo((a, b) -> Integer.compare(a.level(), b.level()));
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void aPresetIsStoredByItsNameAlone(Preset preset) {
        assertThat(TechniqueSelection.of(preset).written()).isEqualTo(preset.id());
        assertThat(TechniqueSelection.read(preset.id())).isEqualTo(TechniqueSelection.of(preset));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whatIsSwitchedOffIsNotUsed(PuzzleKind kind) {
        var own = TechniqueSelection.STANDARD.with("naked-single", false);

        assertThat(own.of(kind))
                .hasSize(kind.techniques().size() - 1)
                .extracting(Technique::id)
                .doesNotContain("naked-single");
        assertThat(own.with("naked-single", true)).isEqualTo(TechniqueSelection.STANDARD);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whatIsMovedIsTriedInItsNewPlace(PuzzleKind kind) {
        var own = TechniqueSelection.STANDARD.moved("naked-pair", 0);

        assertThat(own.of(kind).getFirst().id()).isEqualTo("naked-pair");
        assertThat(own.place("naked-pair")).isZero();
    }

    @Test
    void pastAnEndIsTheEnd() {
        var last = TechniqueSelection.STANDARD.entries().size() - 1;

        assertThat(TechniqueSelection.STANDARD.moved("naked-pair", 1000).place("naked-pair"))
                .isEqualTo(last);
        assertThat(TechniqueSelection.STANDARD.moved("naked-pair", -1).place("naked-pair"))
                .isZero();
    }

    @Test
    void aListThatThePlayerHasChangedIsNoPreset() {
        var own = TechniqueSelection.of(Preset.PAPER).moved("x-wing", 0);

        assertThat(own.preset()).isEmpty();
        assertThat(TechniqueSelection.of(Preset.PAPER).preset()).contains(Preset.PAPER);
        assertThat(own.moved("x-wing", 7).preset()).contains(Preset.PAPER);
    }

    @Test
    void whatIsStoredIsReadAgain() {
        var own = TechniqueSelection.of(Preset.PAPER)
                .moved("x-wing", 0)
                .with("nishio", true)
                .with("last-cell", false);

        assertThat(TechniqueSelection.read(own.written())).isEqualTo(own);
    }

    @Test
    void aTechniqueThatCameLaterHasThePlaceAndStateOfItsPreset() {
        var stored = TechniqueSelection.STANDARD.with("bounds", false).written();

        var read = TechniqueSelection.read(stored.replace(" last-cell", ""));

        assertThat(read).isEqualTo(TechniqueSelection.STANDARD.with("bounds", false));
    }

    @Test
    void aTechniqueThatIsNoLongerKnownIsLeftOut() {
        assertThat(TechniqueSelection.read("standard witchcraft -bounds bounds"))
                .isEqualTo(TechniqueSelection.STANDARD.with("bounds", false));
    }

    @Test
    void whatNobodyUnderstandsIsTheStandard() {
        assertThat(TechniqueSelection.read("")).isEqualTo(TechniqueSelection.STANDARD);
        assertThat(TechniqueSelection.read("everything")).isEqualTo(TechniqueSelection.STANDARD);
    }

    @Test
    void anUnknownTechniqueIsRefused() {
        assertThatThrownBy(() -> TechniqueSelection.STANDARD.with("witchcraft", true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("witchcraft");
    }

    @Test
    void upToATierWhatIsHarderIsOffAndTheOrderStays() {
        var own = TechniqueSelection.STANDARD.with("bounds", false).moved("x-wing", 0);
        var limited = own.upTo(Tier.EASY);
        assertThat(limited.entries())
                .extracting(TechniqueSelection.Entry::technique)
                .isEqualTo(own.entries().stream()
                        .map(TechniqueSelection.Entry::technique)
                        .toList());
        for (var kind : PuzzleKinds.all()) {
            assertThat(limited.of(kind))
                    .isNotEmpty()
                    .isEqualTo(own.of(kind).stream()
                            .filter(technique -> technique.tier().compareTo(Tier.EASY) <= 0)
                            .toList());
        }
        assertThat(own.upTo(Tier.EXTREME)).isEqualTo(own);
    }
}
