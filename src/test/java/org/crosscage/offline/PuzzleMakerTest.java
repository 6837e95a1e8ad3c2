package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.board.Json;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// New puzzles without a server are those of the server. That browsers make the same ones is shown by
/// `OfflineNewGameIT`.
final class PuzzleMakerTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 30);
    /// More than an int holds, as most seeds are.
    private static final long SEED = 123_456_789_012L;

    private final List<Integer> looked = new ArrayList<>();
    private final PuzzleMaker maker = new PuzzleMaker(Texts.in(Locale.ENGLISH), new ExactSolver(), looked::add);

    /// The template kind, which only tests have, makes none that are hard.
    static Stream<PuzzleOrder> orders() {
        return PuzzleKinds.all().stream()
                .flatMap(kind -> Stream.of(Optional.<Grade>empty(), Optional.of(Grade.EASY))
                        .map(grade -> order(kind, grade)));
    }

    private static PuzzleOrder order(PuzzleKind kind, Optional<Grade> grade) {
        return new PuzzleOrder(kind.id(), kind.usualSize(), PuzzleRequirements.of(grade));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void theSameOrderAndSeedGiveThePuzzleOfTheServer(PuzzleOrder order) {
        var server = new NewPuzzles(new ExactSolver(), () -> SEED)
                .make(order, () -> false)
                .orElseThrow();

        isTheServers(json(maker.make(request(order))), server);
        assertThat(looked).isNotEmpty();
    }

    @Test
    void aHardOneOfEachKindIsTheServersToo() {
        Stream.of("kakuro", "kenken", "killer")
                .map(kind -> order(PuzzleKinds.of(kind), Optional.of(Grade.HARD)))
                .forEach(this::theSameOrderAndSeedGiveThePuzzleOfTheServer);
    }

    @Test
    void aPuzzleOfTheDayIsTheServersWithItsIdAndSource() {
        var giant = DailyPuzzle.giant(LocalDate.of(2026, 12, 6)).orElseThrow();
        for (var daily :
                Stream.concat(DailyPuzzle.of(DAY).stream(), Stream.of(giant)).toList()) {
            var day = (int) daily.date().toEpochDay();
            var made = json(maker.makeDaily(Json.write(Map.of("day", day, "name", daily.name()))));

            isTheServers(
                    made, daily.make(new ExactSolver(), () -> false, _ -> {}).orElseThrow());
            assertThat(made.path("source").asString()).isEqualTo(daily.id());
        }
    }

    private static void isTheServers(JsonNode made, PuzzleEntry server) {
        assertThat(made.path("source").asString()).isEqualTo(server.id());
        assertThat(made.path("puzzle").asString()).isEqualTo(PuzzleFormats.TEXT.write(server));
        assertThat(made.at("/picture/rows").asInt())
                .isEqualTo(server.puzzle().shape().rows());
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku, 9, easy, 1, sudoku",
        "killer, 7, easy, 1, 7x7",
        "killer, 9, harder, 1, harder",
        "killer, 9, easy, soon, soon"
    })
    void whatCannotBeMadeIsNamed(String kind, int side, String grade, String seed, String named) {
        var request = Map.<String, Object>of("kind", kind, "rows", side, "columns", side, "grade", grade, "seed", seed);
        assertThat(json(maker.make(Json.write(request))).path("error").asString())
                .contains(named);
    }

    @Test
    void aNameThatNoDayHasIsNamed() {
        var answer = maker.makeDaily(Json.write(Map.of("day", (int) DAY.toEpochDay(), "name", "kakuro-extreme")));
        assertThat(json(answer).path("error").asString()).contains("kakuro-extreme");
    }

    private static String request(PuzzleOrder order) {
        var grade = order.requirements().grade().map(Grade::id).orElse("");
        return Json.write(Map.of(
                "kind",
                order.kind(),
                "rows",
                order.size().rows(),
                "columns",
                order.size().columns(),
                "grade",
                grade,
                "seed",
                Long.toString(SEED)));
    }

    private static JsonNode json(String answer) {
        return JsonMapper.shared().readTree(answer);
    }
}
