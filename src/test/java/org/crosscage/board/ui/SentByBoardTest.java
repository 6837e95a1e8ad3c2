package org.crosscage.board.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Values that a browser's console can send in place of a board's.
final class SentByBoardTest {

    private static PuzzleBoard.SelectEvent selected(String json) {
        var puzzle = PuzzleKinds.all().getFirst().lesson().puzzle();
        var board = new PuzzleBoard();
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), _ -> "");
        return new PuzzleBoard.SelectEvent(board, true, JsonMapper.shared().readValue(json, ObjectNode.class));
    }

    @Test
    void cellsAndCluesOfThePuzzleAreSelected() {
        var event = selected("{\"cell\": 0, \"clueId\": 1}");

        assertThat(event.cell()).hasValue(0);
        assertThat(event.clue()).hasValue(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"cell\": 100000, \"clueId\": 100000}",
                "{\"cell\": -1, \"clueId\": -2147483648}",
                "{\"cell\": 1e300, \"clueId\": 4294967296}",
                "{\"cell\": null, \"clueId\": [1]}",
                "{\"cell\": \"x\", \"clueId\": {}}",
                "{}"
            })
    void othersAreNot(String json) {
        var event = selected(json);

        assertThat(event.cell()).isEmpty();
        assertThat(event.clue()).isEmpty();
    }

    @Test
    void whatSaysNothingSelectsNothingAndAsksForNothing() {
        var selected = new PuzzleBoard.SelectEvent(new PuzzleBoard(), true, null);

        assertThat(selected.cell()).isEmpty();
        assertThat(selected.clue()).isEmpty();
        assertThat(new PuzzleBoard.CommandEvent(new PuzzleBoard(), true, null).name())
                .isEmpty();
    }

    @Test
    void anEntryThatSaysNothingIsNone() {
        var board = new PuzzleBoard();
        List<Object> heard = new ArrayList<>();
        board.addEntryListener(heard::add);

        ComponentUtil.fireEvent(board, new PuzzleBoard.EntryEvent(board, true, null));

        assertThat(heard).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1.5, 1500", "-3, 0", "NaN, 0", "-Infinity, 0", "Infinity, 31536000000", "1e300, 31536000000"})
    void theTimeOnTheClockIsNoLongerThanAYear(double seconds, long millis) {
        assertThat(PlayTimer.elapsed(seconds)).isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @CsvSource({"-5, 0", "NaN, 0", "7, 7"})
    void aVersionIsNoneBeforeTheFirst(double sent, long version) {
        assertThat(new PuzzleBoard.ResyncEvent(new PuzzleBoard(), true, sent).version())
                .isEqualTo(version);
    }
}
