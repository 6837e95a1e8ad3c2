package org.crosscage.offline;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.crosscage.board.Fields;
import org.crosscage.board.Highlights;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.NamedCombinations;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.words.ClueCombinations;
import org.crosscage.teach.words.HintCards;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// A hint with all its stages, each with all that its card shows: `Hint` in `frontend/offline/teacher/teacher.ts`.
final class HintAnswer {

    private final Hint hint;
    private final Game game;
    private final OptionalInt near;
    private final int paid;
    private final HintCards cards;

    /// @param near the cell near which it was looked for
    /// @param paid how many of its stages are
    HintAnswer(Hint hint, Game game, OptionalInt near, int paid, Texts texts) {
        this.hint = hint;
        this.game = game;
        this.near = near;
        this.paid = paid;
        this.cards = new HintCards(game.puzzle(), texts);
    }

    Map<String, @Nullable Object> json() {
        return switch (hint) {
            case Hint.Nothing _ -> nothing();
            case Hint.Deduction deduction -> plays("deduction", deduction.move());
            case Hint.WrongMarks marks -> plays("marks", marks.move());
            case Hint.WrongDigit digit ->
                stages("digit").put("rewindTo", digit.rewindTo()).map();
        };
    }

    private Map<String, @Nullable Object> plays(String sort, Move move) {
        return stages(sort).put("changes", LogEntryJson.write(move.changes())).map();
    }

    private Map<String, @Nullable Object> nothing() {
        var card = cards.of(AskedHint.about(game.position(), hint));
        var stage = new Fields()
                .put("card", card.toJson())
                .put("spoken", card.spoken())
                .put("highlights", null)
                .put("cost", 0)
                .put("paidHint", "");
        return new Fields()
                .put("sort", "nothing")
                .put("stages", List.of(stage.map()))
                .put("paid", 0)
                .map();
    }

    private Fields stages(String sort) {
        var json = new Fields()
                .put("sort", sort)
                .put("stages", hint.stages().stream().map(this::stage).toList())
                .put("paid", paid);
        AskedHint.about(game.position(), hint).technique().ifPresent(id -> json.put("technique", id));
        return json;
    }

    private Map<String, @Nullable Object> stage(Hint.Stage stage) {
        int told = hint.stages().indexOf(stage) + 1;
        var asked = new AskedHint(hint, game.position(), told);
        boolean isDone = stage == Hint.Stage.DO_IT;
        var card = cards.of(asked);
        var highlights = isDone
                ? null
                : Highlights.of(asked.lights(), game.puzzle()).numbered().toJson();
        var json = new Fields()
                .put("card", card.toJson())
                .put("spoken", isDone ? cards.done(hint) : card.spoken())
                .put("highlights", highlights)
                .put("cost", stage.cost())
                .put("paidHint", PaidHint.of(asked, near).line());
        if (stage == Hint.Stage.WHY) {
            NamedCombinations.of(hint).ifPresent(named -> json.put("combinations", named(named)));
        }
        return json.map();
    }

    private Map<String, @Nullable Object> named(NamedCombinations named) {
        return new Fields()
                .put("clue", game.puzzle().constraints().indexOf(named.clue()))
                .put(
                        "lit",
                        named.combinations().stream()
                                .map(ClueCombinations::name)
                                .toList())
                .map();
    }
}
