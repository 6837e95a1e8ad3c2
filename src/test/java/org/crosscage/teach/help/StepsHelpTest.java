package org.crosscage.teach.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;

import java.util.List;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.teach.Boards;
import org.crosscage.teach.PaidHelp;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.junit.jupiter.api.Test;

/// All steps that are open in the solution 1 2 3, 2 3 1, 3 1 2, their orders and their price.
final class StepsHelpTest {

    private final Game start = Game.of(Boards.kenKen());
    private final HelpedGame page = new HelpedGame(start);

    @Test
    void theListCostsWhatItsEasiestStepCostsUpToItsProof() {
        steps();
        assertThat(page.title()).endsWith("possible steps");
        assertThat(page.payments).singleElement().satisfies(price -> {
            assertThat(price.cost()).isEqualTo(4);
            assertThat(price.hints()).isEqualTo(1);
            assertThat(PaidHelp.of(price.paid(), start.position()).told()).isEqualTo(3);
        });
        assertThat(page.effects).containsExactly(new Effect.Say(page.words()));
    }

    @Test
    void thePriceOfTheHintIsTakenOff() {
        page.ask(Topic.HINT);
        page.work();
        page.press("hint-all-steps");
        page.work();
        assertThat(page.costs).containsExactly(1, 3);
        assertThat(page.payments.getLast().hints()).isZero();
    }

    @Test
    void eachOrderListsEachStepOnceAndIsKept() {
        steps();
        int count = rows().size();
        assertThat(page.title()).startsWith(count + " ");
        var said = List.copyOf(page.effects);
        for (var order : List.of("steps-place", "steps-change", "steps-easiest", "steps-place")) {
            page.press(order);
            assertThat(listed().sorted()).isEqualTo(order);
            assertThat(rows()).hasSize(count).doesNotHaveDuplicates();
        }
        assertThat(page.effects).isEqualTo(said);

        page.apply(page.help.close());
        page.ask(Topic.STEPS);
        assertThat(page.help.work()).isEmpty(); // they are there still
        assertThat(listed().sorted()).isEqualTo("steps-place");
        page.become(start.play(digit(6, 3)));
        steps();
        assertThat(listed().sorted()).isEqualTo("steps-place");
        assertThat(page.costs).containsExactly(4, 4);
    }

    @Test
    void aRowIsLitAndThenNoneAndTheNumbersStay() {
        steps();
        var card = page.card();
        assertThat(page.help.lights()).isEqualTo(Highlights.NONE.numbered());
        page.apply(page.help.point(rows().getFirst()));
        assertThat(page.help.lights()).isNotEqualTo(Highlights.NONE.numbered());
        page.apply(page.help.point(""));
        assertThat(page.help.lights()).isEqualTo(Highlights.NONE.numbered());
        assertThat(page.card()).isSameAs(card);
        page.apply(page.help.close());
        assertThat(page.help.lights()).isEqualTo(Highlights.NONE);
    }

    @Test
    void theProofOfAStepIsPaidWithTheList() {
        steps();
        page.press(rows().getLast());
        assertThat(page.card().stages()).isEqualTo(new Card.Stages(3, 4));
        assertThat(page.costs).containsExactly(4);
        page.press("hint-next");
        page.play(page.lastEffect(Effect.Play.class));
        assertThat(page.costs).containsExactly(4, 4);
    }

    @Test
    void whereAMistakeComesFirstTheHintSaysSo() {
        page.become(start.play(digit(0, 2)));
        steps();
        page.work();
        assertThat(page.card().stages()).isEqualTo(new Card.Stages(1, 4));
        assertThat(page.costs).containsExactly(1);
    }

    @Test
    void othersAreLookedForOnceThePlayerIsTaughtOtherwise() {
        steps();
        page.apply(page.help.taughtOtherwise());
        assertThat(page.help.card()).isEmpty();
        page.teaching = new Teaching(page.teaching.techniques().subList(0, 1), true, true);
        steps();
        assertThat(page.card().body()).isNotEmpty();
    }

    @Test
    void theListGoesWithADigit() {
        steps();
        page.become(start.play(digit(6, 3)));
        assertThat(page.help.card()).isEmpty();
    }

    private void steps() {
        page.ask(Topic.STEPS);
        page.work();
    }

    private Card.Block.Rows listed() {
        return (Card.Block.Rows) page.card().body().getFirst();
    }

    private List<String> rows() {
        return listed().groups().stream()
                .flatMap(group -> group.rows().stream())
                .map(Card.Row::id)
                .toList();
    }
}
