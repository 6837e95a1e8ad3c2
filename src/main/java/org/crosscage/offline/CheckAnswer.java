package org.crosscage.offline;

import java.util.Map;
import org.crosscage.board.BoardJson;
import org.crosscage.board.Card;
import org.crosscage.board.Fields;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.words.CheckCards;
import org.jspecify.annotations.Nullable;

/// The finding of a check with its cards: `Check` in `frontend/offline/teacher/teacher.ts`.
final class CheckAnswer {

    private CheckAnswer() {}

    /// @param paid the answers about the position that are paid
    static Map<String, @Nullable Object> json(CheckCards cards, PaidAnswers paid) {
        var finding = cards.finding();
        boolean isClean = finding.found().isClean();
        var json = shown(cards.first(paid))
                .put("wrong", BoardJson.array(finding.wrong()))
                .put("tells", finding.found().tells(finding.game()));
        // where these are is asked for before the way back
        var then = cards.isSeen() ? paid : paid.with(Answer.WHERE);
        if (!isClean && !cards.isShown()) {
            json.put(
                    "where",
                    shown(cards.where(then))
                            .put("cost", cards.isSeen() ? 0 : paid.cost(Answer.WHERE))
                            .put("paidHelp", then.line())
                            .map());
        }
        if (!isClean) {
            json.put(
                    "rewind",
                    new Fields()
                            .put("cost", paid.cost(Answer.REWIND))
                            .put("paidHelp", then.with(Answer.REWIND).line())
                            .put("rewindTo", finding.rewindTo())
                            .put("done", cards.rewound())
                            .map());
        }
        return json.map();
    }

    private static Fields shown(Card card) {
        return new Fields().put("card", card.toJson()).put("spoken", card.spoken());
    }
}
