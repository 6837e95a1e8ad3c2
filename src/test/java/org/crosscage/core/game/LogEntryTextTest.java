package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.crosscage.core.model.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LogEntryTextTest {

    private static final Shape SHAPE = Shape.square(9);

    private static LogEntry read(String line) {
        return LogEntryText.read(LogEntryText.HELP, line, SHAPE);
    }

    @ParameterizedTest
    @CsvSource({
        "PAID, 1, 2, naked-pair, 0123 1 - where, paid 1 2 naked-pair 0123 1 - where",
        "PAID, 0, 1000000, x-wing, '', paid 0 1000000 x-wing",
        "PAID, 1, 3, '', 0123 2 40, paid 1 3 - 0123 2 40",
        "FREE, 1, 0, '', '', free 1 0 -",
        "SOLUTION, 0, 0, '', '', solution 0 0 -",
    })
    void helpComesBackFromItsLine(
            LogEntry.Help.Sort sort, int hints, int cost, String technique, String paid, String line) {
        var help = new LogEntry.Help(sort, hints, cost, technique, paid);

        assertThat(LogEntryText.kind(help)).isEqualTo("help");
        assertThat(LogEntryText.line((LogEntry) help, SHAPE)).isEqualTo(line);
        assertThat(read(line)).isEqualTo(help);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "paid",
                "paid 1 2",
                "paid 1 2 Naked",
                "paid -1 2 naked-pair",
                "paid 1 1000001 naked-pair",
                "paid 1 2 naked-pair ",
                "later 1 2 naked-pair",
            })
    void helpOfAnotherVersionKeepsItsLineAndChangesNothing(String line) {
        var entry = read(line);

        assertThat(entry).isEqualTo(new LogEntry.Other("help", line));
        assertThat(LogEntryText.kind(entry)).isEqualTo("help");
        assertThat(LogEntryText.line(entry, SHAPE)).isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "r1c1#3|play",
                "r1c1#35|paint",
                "r1c1\"13|paint",
                "r1c1\"-|paint",
                "r1c1=1 r1c1~2|play",
            })
    void aMoveHasAnotherKindWhereOlderVersionsCannotReadItsColours(String line, String kind) {
        var entry = new LogEntry.Play(MoveText.read(line, SHAPE));

        assertThat(LogEntryText.kind(entry)).isEqualTo(kind);
        assertThat(LogEntryText.read(kind, LogEntryText.line(entry, SHAPE), SHAPE))
                .isEqualTo(entry);
        var drop = new LogEntry.Drop(2, Optional.of(entry.move()));
        assertThat(LogEntryText.kind(drop)).isEqualTo(kind.equals("play") ? "drop" : kind);
        assertThat(LogEntryText.read(LogEntryText.kind(drop), LogEntryText.line(drop, SHAPE), SHAPE))
                .isEqualTo(drop);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "r10c1#12", "2 r1c1", "x"})
    void anotherVersionsWordForColoursKeepsItsLine(String line) {
        assertThat(LogEntryText.read("paint", line, SHAPE)).isEqualTo(new LogEntry.Other("paint", line));
    }

    @Test
    void noGameHasHelpPastTheBound() {
        for (int wrong : new int[] {-1, LogEntry.Help.MOST + 1}) {
            for (boolean isCost : new boolean[] {true, false}) {
                assertThatThrownBy(() -> new LogEntry.Help(
                                LogEntry.Help.Sort.PAID, isCost ? 0 : wrong, isCost ? wrong : 0, "", ""))
                        .isInstanceOf(MoveException.class)
                        .hasMessageContaining(Integer.toString(wrong));
            }
        }
    }
}
