package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.teach.PaidHelp.Answer;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PaidHelpTest {

    private static final Game START = Game.of(Boards.kenKen());
    private static final Position HERE = START.position();
    private static final PaidHelp NOTHING = PaidHelp.of("", HERE);
    private static final OptionalInt CELL = OptionalInt.of(4);

    /// A hint for the empty board of which so many stages were told.
    private static AskedHint hint(int told) {
        var hint = new Hint.WrongMarks(
                0,
                1,
                Digits.of(1),
                Digits.of(2),
                true,
                Boards.kenKen().unitsOf(0).getFirst(),
                new Refutation(List.of(), Contradiction.searched()),
                Examples.marks(0, 1, 2));
        return new AskedHint(hint, HERE, told);
    }

    private static PaidHelp after(LogEntry.Help entry) {
        return PaidHelp.of(entry.paid(), HERE);
    }

    @Test
    void nothingIsPaidAtFirst() {
        assertThat(NOTHING.isHintBegun()).isFalse();
        assertThat(NOTHING.near()).isEmpty();
        assertThat(NOTHING.answers()).isEmpty();
    }

    @Test
    void aHintGoesOnNearItsCellAndCountsOnce() {
        var first = NOTHING.pay(hint(1), CELL, 1);
        var further = after(first).pay(hint(2), CELL, 4);

        assertThat(first.hints()).isEqualTo(1);
        assertThat(further.hints()).isZero();
        assertThat(further.cost()).isEqualTo(4);
        assertThat(further.sort()).isEqualTo(LogEntry.Help.Sort.PAID);
        assertThat(after(further).told()).isEqualTo(2);
        assertThat(after(further).near()).isEqualTo(CELL);
        assertThat(after(further).isHintBegun()).isTrue();
    }

    @Test
    void aHintThatIsToldToItsEndBeginsAnewAndAnswersStay() {
        var answered = after(NOTHING.pay(List.of(Answer.WHERE)).orElseThrow());

        var told = after(answered.pay(hint(4), CELL, 9));

        assertThat(told.isHintBegun()).isFalse();
        assertThat(told.near()).isEmpty();
        assertThat(told.has(Answer.WHERE)).isTrue();
        assertThat(told.pay(hint(1), CELL, 1).hints()).isEqualTo(1);
    }

    @Test
    void anAnswerIsPaidOnceAndAHintStays() {
        var begun = after(NOTHING.pay(hint(1), OptionalInt.empty(), 1));
        var both = List.of(Answer.CHAIN, Answer.WHERE);
        assertThat(begun.cost(both)).isEqualTo(Answer.CHAIN.cost() + Answer.WHERE.cost());

        var one = begun.pay(List.of(Answer.CHAIN)).orElseThrow();
        var two = after(one).pay(both).orElseThrow();

        assertThat(one.cost()).isEqualTo(Answer.CHAIN.cost());
        assertThat(two.cost()).isEqualTo(Answer.WHERE.cost());
        assertThat(after(two).answers()).containsExactlyInAnyOrderElementsOf(both);
        assertThat(after(two).told()).isEqualTo(1);
        assertThat(after(two).near()).isEmpty();
        assertThat(after(two).pay(both)).isEmpty();
    }

    @Test
    void itHoldsWhileDigitsAndMarksAreTheSame() {
        var line = NOTHING.pay(hint(2), CELL, 5).paid();

        assertThat(PaidHelp.of(line, START.play(Examples.digit(0, 1)).position())
                        .isHintBegun())
                .isFalse();
        assertThat(PaidHelp.of(line, START.play(Examples.marks(0, 1)).position())
                        .isHintBegun())
                .isFalse();
        assertThat(PaidHelp.of(line, START.play(Examples.digit(0, 1)).undo().position())
                        .told())
                .isEqualTo(2);
    }

    @Test
    void theLastEntryThatSaysSomethingCounts() {
        var first = NOTHING.pay(hint(1), CELL, 1);
        var second = after(first).pay(hint(2), CELL, 4);
        var log = Stream.of(
                first, second, new LogEntry.Play(Examples.digit(0, 1)), LogEntry.Help.FREE, LogEntry.Help.SOLUTION);

        var line = log.reduce("", PaidHelp::after, (_, last) -> last);

        assertThat(line).isEqualTo(second.paid());
    }

    @Test
    void aCellOutOfTheGridIsNone() {
        var line = NOTHING.pay(hint(1), CELL, 1).paid();
        assertThat(line).endsWith(" 1 4");

        for (var cell : List.of("9", "999999")) {
            var paid = PaidHelp.of(line.replaceFirst("4$", cell), HERE);
            assertThat(paid.told()).isEqualTo(1);
            assertThat(paid.near()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"%s", "%s 1", "%s 1 x", "%s 12 -", "%s 1 -  where", "%s 1 - WHERE", "x%s 1 -", "%s 1 1000000"})
    void aLineThatIsNoneSaysNothing(String form) {
        assertThat(PaidHelp.of(form.formatted(NOTHING.position()), HERE)).isEqualTo(NOTHING);
    }

    @Test
    void wordsOfANewerVersionArePassedOver() {
        assertThat(PaidHelp.of(NOTHING.position() + " 1 - later where", HERE).answers())
                .containsExactly(Answer.WHERE);
    }
}
