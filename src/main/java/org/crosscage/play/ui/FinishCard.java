package org.crosscage.play.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.board.Card;
import org.crosscage.challenge.Challenge;
import org.crosscage.challenge.ChallengeWords;
import org.crosscage.core.generate.Grade;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameTotals;
import org.crosscage.game.StoredEntry;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The card of a finished game: what the game took, and the ways on. `frontend/offline/screen/finish-card.ts` has it
/// without a server.
///
/// @param log what was played until the game was finished
/// @param origin where its puzzle is among others, if it is
/// @param challenge that it is played in, if it is
/// @param player whose game it is
record FinishCard(
        GameTotals totals,
        List<StoredEntry> log,
        Optional<GameOrigin> origin,
        Optional<Challenge> challenge,
        long player,
        Texts texts) {

    static final String NEXT = "finish-next";
    static final String BACK = "finish-back";
    static final String CHALLENGE = "finish-challenge";

    /// @param grade of the puzzle, where it is known
    Card card(Optional<Grade> grade) {
        var by = FinishedBy.of(totals, log);
        var hints = texts.say("play.finish.hints.count", "hints", totals.hints(), "cost", totals.hintCost());
        var body = new ArrayList<Card.Block>();
        body.add(new Card.Block.Facts(List.of(
                fact("time", Texts.clock(totals.elapsed())),
                fact("hints", hints),
                fact("moves", Integer.toString(log.size())),
                fact(
                        "grade",
                        grade.map(known -> Names.grade(texts, known))
                                .orElseGet(() -> texts.say("play.finish.grade.unknown"))))));
        challenge.ifPresent(each -> body.add(results(each)));
        by.note().ifPresent(key -> body.add(new Card.Block.Words(texts.say(key))));
        return new Card(
                Card.Frame.of("finish", "finish", texts),
                texts.say("play.finish.eyebrow"),
                texts.say(by.title()),
                body,
                Card.Stages.NONE,
                ways(),
                List.of(),
                List.of(),
                texts.say("play.finish.said", "hints", hints));
    }

    private Card.Fact fact(String key, String value) {
        return new Card.Fact(texts.say("play.finish." + key), value);
    }

    private Card.Block results(Challenge challenge) {
        var words = new ChallengeWords(texts);
        return new Card.Block.Facts(challenge
                .seenBy(player)
                .map(each -> new Card.Fact(words.name(each, player), words.result(each)))
                .toList());
    }

    /// On to the next one, as long as there is one, and back to its set; a day has its result to share there.
    private List<Card.Action> ways() {
        boolean isLeft = origin.map(GameOrigin::isLeft).orElse(true);
        var onward =
                origin.map(each -> isLeft ? each.onward() : each.back()).orElseGet(() -> texts.say("play.finish.next"));
        var ways = new ArrayList<Card.Action>();
        ways.add(new Card.Action(NEXT, onward, List.of(), true, "", isLeft ? "next" : "list"));
        origin.filter(each -> isLeft && !each.isShared())
                .map(each -> new Card.Action(BACK, each.back(), List.of(), false, "", "list"))
                .ifPresent(ways::add);
        if (challenge.isPresent() || !totals.solutionShown()) {
            var words = texts.say(challenge.isPresent() ? "challenge.see" : "challenge.make");
            ways.add(Card.Action.of(CHALLENGE, words));
        }
        return ways;
    }
}
