package org.crosscage.board.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/// Entries of a log as boards send them and are sent them.
final class LogEntryJsonTest {

    static Stream<LogEntry> entries() {
        var move = new Move(List.of(
                new Change.Digit(3, 5),
                new Change.Digit(4, Constraint.EMPTY),
                new Change.Candidates(4, Digits.of(1, 2)),
                new Change.Corners(4, Digits.NONE),
                new Change.Colour(7, 81),
                new Change.MarkColours(7, List.of(15, 28))));
        return Stream.of(
                new LogEntry.Play(move),
                new LogEntry.Branch(1),
                new LogEntry.Accept(2),
                new LogEntry.Drop(1, Optional.of(move)),
                new LogEntry.Drop(2, Optional.empty()),
                new LogEntry.Undo(),
                new LogEntry.Redo());
    }

    @ParameterizedTest
    @MethodSource("entries")
    void whatIsSentIsReadAgain(LogEntry entry) {
        var sent = new SentEntry("page", 5_000_000_000L, entry);
        var json = JsonNodes.object(LogEntryJson.write(sent, 3));
        assertThat(LogEntryJson.read(JsonNodes.values(json))).isEqualTo(sent);
        assertThat(JsonNodes.values(JsonMapper.shared().readTree(json.toString())))
                .isEqualTo(JsonNodes.values(json));
    }

    @Test
    void aMoveIsToldCellByCell() {
        var entry = new LogEntry.Play(new Move(List.of(
                new Change.Digit(4, Constraint.EMPTY),
                new Change.Digit(3, 5),
                new Change.Candidates(4, Digits.of(1, 2)))));
        assertThat(JsonNodes.object(LogEntryJson.write(entry)).toString())
                .isEqualTo("{\"kind\":\"play\",\"changes\":[{\"cell\":3,\"digit\":5},"
                        + "{\"cell\":4,\"digit\":null,\"candidates\":[1,2]}]}");
    }

    @Test
    void anEntryOfANewerVersionIsWrittenWithItsLine() {
        var sent = new SentEntry("page", 2, new LogEntry.Other("later", "naked-pair 2"));
        var json = JsonNodes.object(LogEntryJson.write(sent, 3));
        assertThat(json.toString())
                .isEqualTo("{\"version\":3,\"client\":\"page\",\"seq\":2,\"kind\":\"other\","
                        + "\"text\":\"later naked-pair 2\"}");
        assertThatThrownBy(() -> LogEntryJson.read(JsonNodes.values(json))).hasMessageContaining("the kind 'other'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
                    {}                                                                        | names no client and number
                    {"client":"c","seq":1.5,"kind":"undo"}                                    | names no client and number
                    {"client":"c","seq":1,"kind":"fly"}                                       | the kind 'fly'
                    {"client":"c","seq":1}                                                    | the kind ''
                    {"client":"c","seq":1,"kind":"play","changes":[{"digit":1}]}              | the field 'cell'
                    {"client":"c","seq":1,"kind":"play","changes":[{"cell":1,"digit":"1"}]}   | the field 'digit'
                    {"client":"c","seq":1,"kind":"play","changes":[{"cell":1,"candidates":1}]}| the field 'candidates'
                    {"client":"c","seq":1,"kind":"play","changes":[{"cell":1,"markColours":["1"]}]} | the field 'markColours'
                    {"client":"c","seq":1,"kind":"play","changes":[7]}                        | the field 'cell'
                    """)
    void whatIsNoEntryIsNamed(String json, String problem) {
        var values = JsonNodes.values(JsonMapper.shared().readTree(json));
        assertThatThrownBy(() -> LogEntryJson.read(values))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(problem);
    }
}
