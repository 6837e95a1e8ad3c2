package org.crosscage.teach.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.board.Card;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.teach.Hints;
import org.crosscage.teach.Teaching;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

final class StepCardsTest {

    @Test
    void aLongGroupIsCutAndEachCutSaysWhatIsLeft() {
        var group = groups(9, StepSorting.EASIEST).getFirst();

        assertThat(group.count()).isEqualTo("81");
        assertThat(group.rows()).hasSize(81);
        assertThat(group.cuts()).containsExactly(new Card.Cut(4, "77 more"), new Card.Cut(44, "37 more"));
    }

    @Test
    void nothingIsCutToLeaveOneRow() {
        assertThat(groups(5, StepSorting.PLACE))
                .hasSize(5)
                .allSatisfy(group -> assertThat(group.rows()).hasSize(5))
                .allSatisfy(group -> assertThat(group.cuts()).isEmpty());
    }

    @Test
    void aRowNamesItsStepAndItsProof() {
        var row = groups(5, StepSorting.PLACE).getLast().rows().getLast();

        assertThat(row.change()).isEqualTo("r5c5 is 4");
        assertThat(row.why()).isEqualTo("Why r5c5 is 4?");
        assertThat(cards(5).step(row.id())).contains(cards(5).steps().get(24));
        assertThat(cards(5).step("step-25")).isEmpty();
    }

    @Test
    void theButtonsSayInWhichOrderTheyList() {
        var rows = (Card.Block.Rows) cards(5).card(StepSorting.PLACE, 0).body().getFirst();

        assertThat(rows.sortings()).extracting(Card.Action::id).contains(rows.sorted());
        assertThat(rows.sorted()).isEqualTo("steps-place");
    }

    @Test
    void theCardSaysWhatItCostIfAnything() {
        var paid = cards(5).card(StepSorting.EASIEST, 4);
        assertThat(paid.actions()).containsExactly(Card.Action.note("This list cost 4."));
        assertThat(paid.spoken()).isEqualTo("25 possible steps");

        var free = cards(5).card(StepSorting.EASIEST, 0);
        assertThat(free.actions()).isEmpty();
        assertThat(free.spoken()).isEqualTo(free.title());
    }

    private static List<Card.Group> groups(int size, StepSorting sorting) {
        return cards(size).card(sorting, 0).body().stream()
                .flatMap(block -> ((Card.Block.Rows) block).groups().stream())
                .toList();
    }

    /// Each cell is a cage of its own, so each has a step of the easiest technique.
    private static StepCards cards(int size) {
        var cages = IntStream.range(0, size * size)
                .mapToObj(cell -> "cage %d= r%dc%d"
                        .formatted((cell / size + cell % size) % size + 1, cell / size + 1, cell % size + 1))
                .collect(Collectors.joining("\n"));
        var text = "puzzle many\nsize %d\n%s\nend\n".formatted(size, cages);
        var puzzle = PuzzleFormats.read(text).getFirst().puzzle();
        var easiest = List.of(PuzzleKinds.of(puzzle.kind()).techniques().getFirst());
        var open = new Hints(Examples.finder(), SearchLimit.ENDLESS)
                .open(Game.of(puzzle), new Teaching(easiest, true, true), () -> false);
        return new StepCards(puzzle, open, Texts.in(Locale.ENGLISH));
    }
}
