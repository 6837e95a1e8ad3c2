package org.crosscage.offline;

import java.util.Map;
import org.crosscage.board.BoardJson;
import org.crosscage.board.Fields;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.words.CheckWords;
import org.jspecify.annotations.Nullable;

/// What a check finds, with all that its card shows step by step: `Check` in `frontend/offline/teacher/teacher.ts`.
/// Where wrong digits are seen anyway and are all that is in red, it is said at once which they are.
final class CheckAnswer {

    private CheckAnswer() {}

    /// @param paid what of the position is paid
    static Map<String, @Nullable Object> json(CheckWords words, PaidAnswers paid) {
        var finding = words.finding();
        boolean isClean = finding.found().isClean();
        boolean atOnce = !isClean && words.red().equals(finding.wrong());
        var text = atOnce ? words.where() : words.first();
        var json = new Fields()
                .put("title", words.title())
                .put("text", text)
                .put("spoken", words.spoken(text))
                .put("wrong", BoardJson.array(finding.wrong()))
                .put("tells", finding.found().tells(finding.game()));
        // where these are is asked for before the way back
        boolean isFree = atOnce || finding.isSeen(words.red());
        var shown = isFree ? paid : paid.with(Answer.WHERE);
        if (!isClean && !atOnce) {
            int cost = isFree ? 0 : cost(Answer.WHERE, paid);
            json.put(
                    "where",
                    offer(words.ask(), cost, shown)
                            .put("text", words.where())
                            .put("spoken", words.spoken(words.where()))
                            .map());
        }
        if (!isClean) {
            json.put(
                    "rewind",
                    offer(words.rewind(), cost(Answer.REWIND, paid), shown.with(Answer.REWIND))
                            .put("rewindTo", finding.rewindTo())
                            .put("undoes", words.moves())
                            .put("done", words.rewound())
                            .map());
        }
        return json.map();
    }

    private static int cost(Answer answer, PaidAnswers paid) {
        return paid.has(answer) ? 0 : answer.cost();
    }

    /// @param then what is paid with it
    private static Fields offer(String button, int cost, PaidAnswers then) {
        return new Fields().put("button", button).put("cost", cost).put("paidHelp", then.line());
    }
}
