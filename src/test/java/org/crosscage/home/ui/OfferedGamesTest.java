package org.crosscage.home.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.board.Highlights;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Tier;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.SolvingTimes;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class OfferedGamesTest {

    private static final LocalDate MONDAY = LocalDate.of(2026, 11, 30);
    private static final List<String> SHIPPED = List.of("kakuro", "kenken", "killer");

    @Test
    void sizesAreThoseOfTheForm() {
        var offer = offer("");

        assertThat(offer.valueStream().map(kind -> kind.path("id").asString()))
                .containsExactlyElementsOf(
                        PuzzleKinds.all().stream().map(PuzzleKind::id).toList());
        assertThat(offer.at("/0/sizes").valueStream().map(OfferedGamesTest::size))
                .containsExactly("6x6", "8x8", "10x10", "12x12", "15x15", "20x20", "25x25", "30x30");
        assertThat(offer.at("/0/sample/columns").asInt()).isEqualTo(8);
    }

    @Test
    void aWeekHasTheSizesOfItsPuzzles() {
        for (var kind : offer("")) {
            var id = kind.path("id").asString();
            var grades = kind.at("/daily/sizes");
            assertThat(grades.propertyNames().stream())
                    .as(id)
                    .containsExactlyElementsOf(
                            DailyPuzzle.kinds(MONDAY).contains(id)
                                    ? DailyPuzzle.GRADES.stream().map(Grade::id).toList()
                                    : List.of());
            for (int day = 0; day < 7; day++) {
                for (var daily : DailyPuzzle.of(MONDAY.plusDays(day))) {
                    if (daily.kind().equals(id)) {
                        assertThat(size(
                                        daily.isGiant()
                                                ? kind.at("/daily/giant")
                                                : grades.path(daily.grade().id())
                                                        .path(day)))
                                .as(daily.id())
                                .isEqualTo(daily.order().size().toString());
                    }
                }
            }
        }
    }

    @Test
    void techniquesHaveTheirTiersAndKinds() {
        var techniques = all("").path("techniques");

        assertThat(techniques.valueStream().map(each -> each.path("id").asString()))
                .containsExactlyElementsOf(TechniqueCatalogue.all().stream()
                        .map(TechniqueCatalogue.CatalogueEntry::id)
                        .toList());
        assertThat(techniques
                        .valueStream()
                        .map(each -> each.path("tier").asString())
                        .distinct())
                .containsExactlyElementsOf(
                        Stream.of(Tier.values()).map(Highlights::json).toList());
        assertThat(techniques.valueStream().map(JsonNode::toString))
                .contains("{\"id\":\"cage-claims-line\",\"tier\":\"medium\",\"kinds\":[\"kenken\",\"killer\"]}");
    }

    @Test
    void noDayBeforeTheFirstHasPuzzles() {
        var firsts = offer("")
                .valueStream()
                .filter(kind -> kind.path("daily").isObject())
                .map(kind -> LocalDate.parse(kind.at("/daily/first").asString()))
                .toList();
        assertThat(firsts).contains(DailyPuzzle.FIRST).noneMatch(first -> first.isBefore(DailyPuzzle.FIRST));
    }

    @Test
    void eachSizeHasTheGradesOfTheTableAndHowLongTheyTake() {
        var sizes = offer("kakuro 8x8 medium 40\nkakuro 8x8 gentle 1001\nkakuro 8x8 extreme 10001\n")
                .at("/0/sizes");

        assertThat(sizes.at("/1/grades").properties())
                .extracting(grade -> grade.getKey() + ":" + grade.getValue().asString())
                .containsExactly(":", "gentle:long", "medium:", "extreme:rare");
        assertThat(sizes.at("/0/grades").propertyNames())
                .as("of a size that is not in the table")
                .containsExactly("", "gentle", "easy", "medium", "hard", "expert", "extreme");
        assertThat(sizes.at("/5/grades").valueStream().map(JsonNode::asString))
                .as("of a large size")
                .containsOnly("long");
    }

    @Test
    void eachSizeThatIsOfferedIsInTheTableOfGrades() {
        SHIPPED.stream()
                .map(PuzzleKinds::of)
                .forEach(kind -> assertThat(Stream.concat(kind.sizes().stream(), kind.largeSizes().stream()))
                        .allSatisfy(size -> assertThat(GradeTimes.standard().of(kind.id(), size))
                                .as("%s %s", kind.id(), size)
                                .isNotEmpty()));
    }

    private static JsonNode offer(String times) {
        return all(times).path("kinds");
    }

    private static JsonNode all(String times) {
        var library = PuzzleLibrary.shipped();
        var games = new OfferedGames(library, GradeTimes.parse(times), new SolvingTimes(library));
        return JsonMapper.shared().valueToTree(games.json());
    }

    private static String size(JsonNode size) {
        return size.path("rows").asInt() + "x" + size.path("columns").asInt();
    }
}
