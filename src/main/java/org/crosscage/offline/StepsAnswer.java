package org.crosscage.offline;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.crosscage.board.Card;
import org.crosscage.board.Fields;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.OpenStep;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.words.StepCards;
import org.crosscage.teach.words.StepSorting;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// Everything that is open, without what it lights up and why, in each of the orders in which a card lists
/// it: `Steps` in `frontend/offline/teacher/teacher.ts`.
///
/// @param steps as they were found
/// @param near the cell near which a hint would be looked for
/// @param paid of the hint of the position
record StepsAnswer(List<OpenStep> steps, Game game, OptionalInt near, Optional<PaidHint> paid, Texts texts) {

    Map<String, @Nullable Object> json() {
        int told = paid.map(PaidHint::told).orElse(0);
        var cards = new StepCards(game.puzzle(), steps, texts);
        int cost = Hint.Stage.costToProof(told);
        var json = new Fields()
                .put("spoken", cards.card(StepSorting.EASIEST, cost).spoken())
                .put("unlit", Highlights.NONE.numbered().toJson())
                .put(
                        "sortings",
                        Stream.of(StepSorting.values())
                                .map(sorting -> sorted(sorting, cards.card(sorting, cost)))
                                .toList());
        if (!steps.isEmpty()) {
            json.put("price", price(told));
        }
        return json.map();
    }

    private static Map<String, @Nullable Object> sorted(StepSorting sorting, Card card) {
        return new Fields()
                .put("id", StepCards.button(sorting))
                .put("card", card.toJson())
                .map();
    }

    /// What the easiest step would cost, up to its proof, for who asks for it stage by stage.
    private Map<String, @Nullable Object> price(int told) {
        var proven = AskedHint.proven(game.position(), steps.getFirst().hint());
        return new Fields()
                .put("hints", told == 0 ? 1 : 0)
                .put("cost", Hint.Stage.costToProof(told))
                .put("technique", proven.technique().orElseThrow())
                .put("paidHint", PaidHint.of(proven, near).line())
                .map();
    }
}
