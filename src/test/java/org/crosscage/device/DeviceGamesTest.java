package org.crosscage.device;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.analysis.Ratings;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Square;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Players;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.json.JsonMapper;

final class DeviceGamesTest extends ViewTest {

    private static final Random RANDOM = new Random(27);
    private static final String PACK = "kakuro-8x8";

    @Autowired
    private DeviceGames devices;

    @Autowired
    private GameService games;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private Ratings ratings;

    @Autowired
    private Players players;

    @Autowired
    private JdbcClient client;

    private long player;

    @BeforeEach
    void aPlayer() {
        player = players.findOrCreate(PlayerToken.random(RANDOM)).id();
    }

    private PuzzleEntry shipped() {
        return library.pack(PACK).orElseThrow().entries().get(16);
    }

    @Test
    void aGameHasItsLogAndWhatListsSayOfIt() {
        var entry = shipped();
        var id = games.newGames().start(player, entry, entry.id()).id();
        games.append(player, id, "page", 1, new LogEntry.Play(Move.of(new Change.Digit(0, 9))));
        games.append(player, id, "page", 2, new LogEntry.Undo());

        DeviceGame kept;
        try (var going = devices.of(player, "192.0.2.1", List.of(id)).orElseThrow()) {
            kept = going.iterator().next();
        }

        assertThat(kept.id()).isEqualTo(id);
        assertThat(kept.kind()).isEqualTo("kakuro");
        assertThat(kept.rows()).isEqualTo(8);
        assertThat(kept.columns()).isEqualTo(8);
        assertThat(kept.name()).isEqualTo("Kakuro 8\u00a0×\u00a08");
        assertThat(kept.facts()).isEqualTo("No. 17");
        assertThat(kept.grade()).isEqualTo("gentle");
        assertThat(kept.stored()).isEqualTo(2);
        assertThat(kept.archived().source()).isEqualTo(entry.id());
        assertThat(kept.archived().begun()).isNotEmpty();
        assertThat(kept.archived().log()).hasSize(2).first().asString().endsWith(" page 1 play r2c4=9");
    }

    @Test
    void ofSeveralGamesOneIsPackedAtATime() {
        var entry = shipped();
        var first = games.newGames().start(player, entry, entry.id()).id();
        var second = games.newGames().start(player, entry, "").id();
        try (var going = devices.of(player, "192.0.2.1", List.of(first, second)).orElseThrow()) {
            var each = going.iterator();
            assertThat(each.next().id()).isEqualTo(first);
            games.append(player, second, "page", 1, new LogEntry.Play(Move.of(new Change.Digit(0, 9))));
            assertThat(each.next().stored()).isOne();
        }
    }

    @Test
    void aNetworkHasAnEighthOfTheMemory() {
        var entry = shipped();
        var id = games.newGames().start(player, entry, entry.id()).id();
        client.sql("update game set bytes = :bytes where id = :id")
                .param("bytes", Runtime.getRuntime().maxMemory() / 16 / 8 / 8)
                .param("id", id)
                .update();
        try (var _ = devices.of(player, "192.0.2.1", List.of(id)).orElseThrow()) {
            assertThat(devices.of(player, "192.0.2.1", List.of(id))).isEmpty();
            devices.of(player, "192.0.2.2", List.of(id)).orElseThrow().close();
        }
    }

    @Test
    void aPuzzleForADeviceIsNotBegunAndNowhereStored() {
        var kept = devices.notBegun(SharedGame.of(shipped()), shipped().id());

        assertThat(kept.id()).matches("[A-Za-z0-9_-]{22}");
        assertThat(kept.facts()).isEqualTo("No. 17");
        assertThat(kept.stored()).isZero();
        assertThat(kept.archived().begun()).isEmpty();
        assertThat(kept.archived().log()).isEmpty();
        assertThat(PuzzleFormats.TEXT.readOne(kept.archived().puzzle()).puzzle())
                .isEqualTo(shipped().puzzle());
        assertThat(games.load(player, kept.id())).isEmpty();
        assertThat(devices.notBegun(SharedGame.of(shipped()), shipped().id()).id())
                .isNotEqualTo(kept.id());
    }

    @Test
    void aGameOfNobodyHasWhatCameWithTheLinkAndIsNotStored() {
        var puzzle = ExamplePuzzles.oneSolution();
        var filled = Position.start(puzzle).with(Map.of(0, Square.BLANK.withDigit(8)));
        var terms = new GameTerms(false, Optional.empty());
        var shared = new SharedGame(PuzzleEntry.of("any", puzzle), Optional.of(filled), terms);

        var game = devices.notBegun(shared, "");

        assertThat(game.archived().log()).singleElement().asString().endsWith(" teacher 1 play r2c2=8");
        assertThat(game.archived().begun()).isEmpty();
        assertThat(game.archived().terms()).isEqualTo(terms.written());
        assertThat(game.stored()).isZero();
        assertThat(game.facts()).isEmpty();
        assertThat(games.load(player, game.id())).isEmpty();
    }

    @Test
    void aPuzzleOfADaySaysWhichAndOneFromOutsideSaysNothing() {
        var daily = DailyPuzzle.of(LocalDate.of(2026, 11, 23)).getFirst();
        var entry = PuzzleEntry.of("any", ExamplePuzzles.oneSolution());
        var ofTheDay = devices.notBegun(SharedGame.of(entry), daily.id());
        var fromOutside = devices.notBegun(SharedGame.of(entry), "");

        assertThat(ofTheDay.facts()).isEqualTo("Daily, November 23, 2026");
        assertThat(ofTheDay.grade()).isEqualTo("easy");
        assertThat(fromOutside.facts()).isEmpty();
    }

    @Test
    void ofAPackWithANameOfItsOwnTheNameIsSaidToo() {
        var entry = library.packs("kakuro").stream()
                .filter(pack -> !pack.id().matches("kakuro-\\d+x\\d+.*"))
                .findFirst()
                .orElseThrow()
                .entries()
                .getFirst();
        var kept = devices.notBegun(SharedGame.of(entry), entry.id());

        assertThat(kept.facts()).endsWith(", No. 1").doesNotContain("×");
    }

    @Test
    void aGradeThatWasWorkedOutIsKnownOfAPuzzleFromOutside() {
        var entry = PuzzleEntry.of("any", ExamplePuzzles.oneSolution());
        var grade = ratings.of(entry.puzzle(), () -> false).grade().orElseThrow();

        var kept = devices.notBegun(SharedGame.of(entry), "");

        assertThat(kept.grade()).isEqualTo(grade.id());
    }

    @Test
    void itsJsonIsWhatABrowserReads() {
        var shared = new SharedGame(shipped(), Optional.empty(), new GameTerms(false, Optional.empty()));
        var json =
                new JsonMapper().valueToTree(devices.notBegun(shared, shipped().id()));

        assertThat(json.propertyNames())
                .containsExactlyInAnyOrder(
                        "id",
                        "kind",
                        "rows",
                        "columns",
                        "title",
                        "name",
                        "facts",
                        "grade",
                        "picture",
                        "stored",
                        "archived");
        assertThat(json.at("/archived/terms").asString()).isEqualTo("no-hints");
        assertThat(json.at("/archived/puzzle").asString()).contains("kakuro");
        assertThat(json.at("/picture/rows").asInt()).isGreaterThan(0);
        assertThat(json.at("/picture/clues/0/name").asString()).isNotEmpty();
    }
}
