package org.crosscage.offline;

import java.util.Map;
import org.crosscage.board.BoardJson;
import org.crosscage.board.Fields;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.words.CheckWords;
import org.jspecify.annotations.Nullable;

/// What a check finds, with all that its card shows step by step: `Check` in `frontend/offline/teacher.ts`.
/// Where wrong digits are seen anyway and are all that is in red, it is said at once which they are.
final class CheckAnswer {

    private CheckAnswer() {}

    static Map<String, @Nullable Object> json(CheckWords words) {
        var finding = words.finding();
        boolean isClean = finding.found().isClean();
        boolean atOnce = !isClean && words.red().equals(finding.wrong());
        var json = new Fields()
                .put("title", words.title())
                .put("text", atOnce ? words.where() : words.first())
                .put("wrong", BoardJson.array(finding.wrong()));
        if (!isClean && !atOnce) {
            int cost = finding.isSeen(words.red()) ? 0 : Answer.WHERE.cost();
            json.put(
                    "where", offer(words.ask(), cost).put("text", words.where()).map());
        }
        if (!isClean) {
            json.put(
                    "rewind",
                    offer(words.rewind(), Answer.REWIND.cost())
                            .put("moves", finding.movesBack())
                            .put("done", words.rewound())
                            .map());
        }
        return json.map();
    }

    private static Fields offer(String button, int cost) {
        return new Fields().put("button", button).put("cost", cost);
    }
}
