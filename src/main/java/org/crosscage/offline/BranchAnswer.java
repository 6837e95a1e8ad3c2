package org.crosscage.offline;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Fields;
import org.crosscage.board.Highlights;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.logic.Technique;
import org.crosscage.teach.BranchRefutation;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.words.BranchCards;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// Why the inmost branch dies: `BranchReason` in `frontend/offline/teacher/teacher.ts`. As with a server, what
/// everyone can see is told for nothing, and what is paid for is looked for at once.
final class BranchAnswer {

    private final Game game;
    private final BranchRefutation refutation;
    private final Hints hints;
    private final BranchCards cards;
    /// What of the position is paid, with what is paid now.
    private PaidAnswers paid;
    private int cost;

    /// @param game with a branch at least
    /// @param paid what of the position is
    /// @param hints says how long a look takes at most
    BranchAnswer(
            Game game, List<Technique> techniques, PaidAnswers paid, SolutionFinder finder, Hints hints, Texts texts) {
        this.game = game;
        this.hints = hints;
        this.refutation = new BranchRefutation(finder, game, techniques);
        this.cards = new BranchCards(game, texts);
        this.paid = paid;
    }

    /// @param asked what is to be paid for, if anything
    Map<String, @Nullable Object> json(Optional<Answer> asked) {
        return json(reply(asked));
    }

    private BranchCards.Reply reply(Optional<Answer> asked) {
        if (asked.equals(Optional.of(Answer.SEARCH))) {
            return search();
        }
        if (asked.isEmpty() && !paid.has(Answer.CHAIN)) {
            return refutation.seen().map(death -> dies(death, within())).orElseGet(cards::unbroken);
        }
        pay(Answer.CHAIN);
        var stop = within();
        return refutation
                .chain(stop)
                .map(death -> dies(death, stop))
                .orElseGet(() -> paid.has(Answer.SEARCH) ? search() : cards.alive());
    }

    private BooleanSupplier within() {
        return hints.within(() -> false);
    }

    private BranchCards.Reply dies(BranchRefutation.Death death, BooleanSupplier stop) {
        boolean isInmost = death.level() == game.branches().size();
        return cards.dies(death, isInmost ? refutation.conclusion(stop) : Optional.empty());
    }

    /// What the search does not find out costs nothing.
    private BranchCards.Reply search() {
        var stop = within();
        var verdict = refutation.search(stop);
        if (verdict != SolutionFinder.Verdict.UNKNOWN) {
            pay(Answer.SEARCH);
        }
        var follows =
                verdict == SolutionFinder.Verdict.NO ? refutation.conclusion(stop) : Optional.<LogEntry.Drop>empty();
        return cards.searched(verdict, follows);
    }

    private void pay(Answer answer) {
        cost += paid.cost(answer);
        paid = paid.with(answer);
    }

    private Map<String, @Nullable Object> json(BranchCards.Reply reply) {
        var json = new Fields()
                .put("card", reply.card().toJson())
                .put("spoken", reply.card().spoken())
                .put(
                        "highlights",
                        Highlights.of(reply.lights(), game.puzzle()).numbered().toJson())
                .put("ways", reply.ways().stream().map(BranchAnswer::way).toList());
        reply.question().ifPresent(question -> json.put("question", question.word()));
        if (cost > 0) {
            json.put(
                    "price",
                    new Fields().put("cost", cost).put("paidHelp", paid.line()).map());
        }
        return json.map();
    }

    private static Map<String, @Nullable Object> way(BranchCards.Way way) {
        return new Fields()
                .put("id", way.id())
                .put("entry", LogEntryJson.write(way.turn()))
                .put("said", way.said())
                .map();
    }
}
