package org.crosscage.train.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Practice;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.train.NeededTechniques;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TechniqueStandingsTest {

    private static final Instant BEGIN = Instant.parse("2026-03-01T10:00:00Z");
    private static final PuzzleKind KAKURO = PuzzleKinds.of("kakuro");
    private static final PuzzleKind KENKEN = PuzzleKinds.of("kenken");

    @Test
    void ofANewPlayerNothingIsKnown() {
        var standings = new TechniqueStandings(List.of(), Map.of(), Set.of(), BEGIN);

        assertThat(standings.isBlank()).isTrue();
        assertThat(standings.of("naked-pair")).isEqualTo(new TechniqueStanding(Standing.NOT_MET, 0, 0, 0));
    }

    @Test
    void answersHintsAndFinishedPuzzlesCountForTheirTechniques() {
        var answers = new GivenAnswers(BEGIN)
                .add("kenken", "naked-pair", "Axh")
                .add("kenken", "x-wing", "x")
                .all();
        var standings = new TechniqueStandings(answers, Map.of("parity", 7), Set.of("naked-single"), BEGIN);

        assertThat(standings.isBlank()).isFalse();
        assertThat(standings.of("naked-pair")).isEqualTo(new TechniqueStanding(Standing.PRACTISED, 3, 2, 0));
        assertThat(standings.of("x-wing")).isEqualTo(new TechniqueStanding(Standing.MET, 1, 0, 0));
        assertThat(standings.of("parity")).isEqualTo(new TechniqueStanding(Standing.MET, 0, 0, 7));
        assertThat(standings.of("naked-single").standing()).isEqualTo(Standing.MET);
        assertThat(standings.of("hidden-single").standing()).isEqualTo(Standing.NOT_MET);
    }

    @Test
    void whatIsKnownInOneGameIsMetInTheOther() {
        var answers =
                new GivenAnswers(BEGIN).add("kenken", "naked-pair", "AAAA").add("kakuro", "naked-pair", "xx");
        var standings = new TechniqueStandings(answers.all(), Map.of(), Set.of(), answers.now());

        assertThat(standings.of("naked-pair", KENKEN)).isEqualTo(new TechniqueStanding(Standing.KNOWN, 4, 4, 0));
        assertThat(standings.of("naked-pair", KAKURO)).isEqualTo(new TechniqueStanding(Standing.MET, 2, 0, 0));
        assertThat(standings.of("naked-pair")).isEqualTo(new TechniqueStanding(Standing.LAPSED, 6, 4, 0));
    }

    @ParameterizedTest
    @CsvSource({
        // practised on a puzzle that is made for it
        "kenken, kenken.naked-pair.2, naked-pair",
        // from outside
        "kenken, '', ''",
        "kenken, somewhere, ''"
    })
    void aPuzzlesNameTellsWhatItNeeds(String kind, String source, String needed) {
        assertThat(needed(kind, source))
                .containsExactlyInAnyOrder(needed.isEmpty() ? new String[0] : needed.split(" "));
    }

    @Test
    void ofAShippedPuzzleAllIsKnown() {
        var library = PuzzleLibrary.shipped();
        var listing = library.packs("kakuro").getFirst().listings().get(3);

        assertThat(needed("kakuro", listing.id()))
                .isNotEmpty()
                .isEqualTo(listing.difficulty().rating().techniques().keySet());
    }

    private static Set<String> needed(String kind, String source) {
        return new NeededTechniques(PuzzleLibrary.shipped(), Practice.standard()).of(PuzzleKinds.of(kind), source);
    }
}
