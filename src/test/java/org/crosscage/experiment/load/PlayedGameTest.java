package org.crosscage.experiment.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.experiment.load.GameShares.SharedPuzzle;
import org.crosscage.experiment.load.PlayedGame.ReadBack;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

final class PlayedGameTest {

    private static final byte[] SOLUTION = {1, 2, 3, 2, 3, 1, 3, 1, 2};
    private static final int MOVES = 40;

    private final PlayedGame game = new PlayedGame("g", new SharedPuzzle("code", SOLUTION, 3));
    private final SplittableRandom random = new SplittableRandom(5);

    /// As the server tells a turn.
    private static JsonNode turn(PlayedMove move) {
        return move.entry("load-1", 1).without(List.of("client", "seq"));
    }

    private static ArrayNode log(List<JsonNode> turns) {
        return JsonNodeFactory.instance.arrayNode().addAll(turns);
    }

    /// Plays, and everything is stored.
    private List<JsonNode> play(int count) {
        var turns = Stream.generate(() -> turn(game.next(random))).limit(count).toList();
        game.confirm();
        return turns;
    }

    @Test
    void whatIsInTheLogAsItWasPlayedIsRight() {
        assertThat(game.compare(log(play(MOVES)))).isEqualTo(new ReadBack(MOVES, 0, 0, true));
    }

    @Test
    void aMoveThatIsNotThereIsLost() {
        var turns = play(MOVES);
        var without =
                Stream.concat(turns.stream().limit(7), turns.stream().skip(8)).toList();
        assertThat(game.compare(log(without))).isEqualTo(new ReadBack(MOVES, 1, 0, true));
        assertThat(game.compare(log(List.of()))).isEqualTo(new ReadBack(MOVES, MOVES, 0, true));
    }

    @Test
    void aMoveThatIsThereTwiceIsExtra() {
        var turns = play(MOVES);
        var twice = Stream.concat(turns.stream(), Stream.of(turns.getLast())).toList();
        assertThat(game.compare(log(twice))).isEqualTo(new ReadBack(MOVES, 0, 1, false));
    }

    @Test
    void anotherOrderIsSeen() {
        var turns = play(2).reversed();
        var found = game.compare(log(turns));
        assertThat(found).isEqualTo(new ReadBack(2, 0, 0, false));
        assertThat(found.isRight()).isFalse();
    }

    @Test
    void whatWasNotConfirmedMayBeThereOrNot() {
        var turns = play(MOVES);
        var next = turn(game.next(random));
        assertThat(game.compare(log(turns)).isRight()).isTrue();
        var more = Stream.concat(turns.stream(), Stream.of(next)).toList();
        assertThat(game.compare(log(more)).isRight()).isTrue();
    }

    @Test
    void theLastCellIsNeverFilled() {
        var digits = new int[SOLUTION.length];
        for (int i = 0; i < 10_000; i++) {
            var move = game.next(random);
            if (move.isDigit()) {
                digits[move.cell()] = move.value();
            }
            assertThat(IntStream.of(digits).filter(digit -> digit == 0).count()).isPositive();
        }
    }

    @Test
    void ofTenMovesFiveWriteADigitAndFourAMark() {
        var solution = new byte[900];
        Arrays.fill(solution, (byte) 7);
        var large = new PlayedGame("g", new SharedPuzzle("code", solution, 9));
        var moves = Stream.generate(() -> large.next(random)).limit(1000).toList();
        assertThat(moves.stream()
                        .filter(move -> move.isDigit() && move.value() > 0)
                        .count())
                .isBetween(450L, 550L);
        assertThat(moves.stream().filter(move -> !move.isDigit()).count()).isBetween(350L, 450L);
    }

    @Test
    void aMoveIsTheSameInANumberAndInItsMessage() {
        for (var move : List.of(
                new PlayedMove(0, true, 0),
                new PlayedMove(899, true, 30),
                new PlayedMove(5, false, 0),
                new PlayedMove(80, false, 0b1_0000_0101),
                new PlayedMove(899, false, 1 << 31))) {
            assertThat(PlayedMove.of(move.code())).isEqualTo(move);
            assertThat(PlayedMove.read(turn(move))).isEqualTo(move);
        }
    }

    @Test
    void aTurnThatIsNoneOfAPlayersIsNamed() {
        var undone = new JsonMapper().readTree("{\"kind\":\"branch\",\"level\":1}");
        assertThatThrownBy(() -> game.compare(log(Collections.nCopies(2, undone))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"branch\"");
    }
}
