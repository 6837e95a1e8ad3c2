package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.teach.LargeKakuro;
import org.junit.jupiter.api.Test;

class LogSizeTest {

    private static final Puzzle PUZZLE = LargeKakuro.of(200).puzzle();
    private static final Shape SHAPE = PUZZLE.shape();
    private static final LogEntry UNDO = new LogEntry.Undo();

    @Test
    void countsEntriesAndTheirLines() {
        var size = LogSize.NONE.with(UNDO, SHAPE).with(new LogEntry.Drop(12, Optional.empty()), SHAPE);

        assertThat(size).isEqualTo(new LogSize(2, 2));
        assertThat(size.grown(UNDO, SHAPE)).isEqualTo(new LogSize(3, 2));
    }

    @Test
    void hasRoomForTheLastEntryAndNoMore() {
        var last = new LogSize(LogSize.MOST_ENTRIES - 1, 0).grown(UNDO, SHAPE);

        assertThatThrownBy(() -> last.grown(UNDO, SHAPE))
                .isInstanceOf(FullLogException.class)
                .hasMessageContaining("100000 entries of 0 bytes");
    }

    @Test
    void hasRoomForTheLastByteAndNoMore() {
        var accept = new LogEntry.Accept(7);
        var last = new LogSize(3, LogSize.MOST_BYTES - 1).grown(accept, SHAPE);

        assertThat(last.grown(UNDO, SHAPE).entries()).isEqualTo(5);
        assertThatThrownBy(() -> last.grown(accept, SHAPE))
                .isInstanceOf(FullLogException.class)
                .hasMessageContaining("4 entries of 4194304 bytes");
    }

    @Test
    void takesNoMoveOfACellThatIsNotThere() {
        for (int cell : new int[] {-1, SHAPE.cellCount()}) {
            var move = new LogEntry.Play(new Move(List.of(new Change.Digit(cell, 1))));
            assertThatThrownBy(() -> LogSize.NONE.grown(move, SHAPE))
                    .isInstanceOf(MoveException.class)
                    .hasMessage("cell %d is not one of the %d cells", cell, SHAPE.cellCount());
        }
    }

    @Test
    void takesNoBranchInsideOfFifty() {
        assertThatNoException().isThrownBy(() -> LogSize.NONE.grown(new LogEntry.Branch(50), SHAPE));
        assertThatThrownBy(() -> LogSize.NONE.grown(new LogEntry.Branch(51), SHAPE))
                .isInstanceOf(MoveException.class)
                .hasMessage("a branch of level 51: no branch is deeper than 50");
    }

    @Test
    void takesNoLineOfMoreThan64Kilobytes() {
        var move = LargeKakuro.digits(PUZZLE, 10_000, 1);

        assertThatThrownBy(() -> LogSize.NONE.grown(new LogEntry.Play(move), SHAPE))
                .isInstanceOf(MoveException.class)
                .hasMessageContaining("entry 1 of the log has ")
                .hasMessageContaining(" bytes, more than 65536");
    }

    @Test
    void isNearlyFullBeforeItIsFull() {
        assertThat(new LogSize(94_999, 3_900_000).isNearlyFull()).isFalse();
        assertThat(new LogSize(95_000, 0).isNearlyFull()).isTrue();
        assertThat(new LogSize(1, 4_000_000).isNearlyFull()).isTrue();
    }

    @Test
    void aTurnThatIsTooLongIsSeveralThatDoTheSame() {
        var move = LargeKakuro.digits(PUZZLE, 20_000, 1);
        var game = Game.of(PUZZLE).after(new LogEntry.Branch(1)).play(LargeKakuro.digits(PUZZLE, 50, 2));
        var drop = new LogEntry.Drop(1, Optional.of(move));

        var parts = LogEntryText.parts(drop, SHAPE);

        assertThat(parts).hasSizeBetween(3, 8);
        var size = LogSize.NONE;
        var after = game;
        for (var part : parts) {
            size = size.grown(part, SHAPE);
            after = after.after(part);
        }
        assertThat(after.position()).isEqualTo(game.after(drop).position());
        assertThat(after.branches()).isEmpty();
        assertThat(LogEntryText.parts(new LogEntry.Accept(1), SHAPE)).containsExactly(new LogEntry.Accept(1));
    }
}
