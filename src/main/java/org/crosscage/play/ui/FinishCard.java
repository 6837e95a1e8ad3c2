package org.crosscage.play.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.board.Card;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.challenge.Challenge;
import org.crosscage.challenge.ChallengeWords;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameTotals;
import org.crosscage.me.PlayTimes;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The card of a finished game: what the game took, and the ways on. `frontend/offline/screen/finish-card.ts` has it
/// without a server.
///
/// @param isFair whether a challenge can be made of it
/// @param by whom it was finished
/// @param grade of the puzzle, where it is known and compared
/// @param before the player's games of the same kind, size and grade before it
/// @param origin where its puzzle is among others, if it is
/// @param onward the words of the way to the next game, where the origin has none
/// @param challenge that it is played in, if it is
/// @param player whose game it is
record FinishCard(
        GameTotals totals,
        Size size,
        boolean isFair,
        FinishedBy by,
        Optional<Grade> grade,
        Optional<PlayTimes.Line> before,
        Optional<GameOrigin> origin,
        String onward,
        Optional<Challenge> challenge,
        long player,
        Texts texts) {

    static final String NEXT = "finish-next";
    static final String BACK = "finish-back";
    static final String CHALLENGE = "finish-challenge";

    Card card() {
        var time = Texts.clock(totals.elapsed());
        var help =
                texts.say("play.finish.help." + (totals.isUnaided() ? "none" : totals.hadMuchHelp() ? "much" : "few"));
        var body = new ArrayList<Card.Block>();
        body.add(new Card.Block.Words(time, "finish-time"));
        compared().ifPresent(words -> body.add(new Card.Block.Words(words)));
        origin.flatMap(GameOrigin::streak).ifPresent(words -> body.add(new Card.Block.Words(words)));
        body.add(new Card.Block.Words(help, "finish-help"));
        challenge.ifPresent(each -> body.add(results(each)));
        by.note().ifPresent(key -> body.add(new Card.Block.Words(texts.say(key))));
        return new Card(
                Card.Frame.of("finish", "finish", texts),
                "",
                texts.say(by.title()),
                body,
                Card.Stages.NONE,
                ways(),
                List.of(),
                List.of(),
                texts.say("play.finish.said", "time", time, "help", help));
    }

    /// The time beside the player's best and usual one. Times with help are in neither.
    private Optional<String> compared() {
        if (by != FinishedBy.PLAYER || grade.isEmpty()) {
            return Optional.empty();
        }
        var best = before.flatMap(PlayTimes.Line::best);
        if (best.isPresent()) {
            boolean isFaster = totals.elapsed().compareTo(best.get()) < 0;
            return Optional.of(texts.say(
                    "play.finish.time." + (!isFaster ? "slower" : totals.isUnaided() ? "faster" : "aided"),
                    "best",
                    Texts.clock(best.get()),
                    "usual",
                    before.flatMap(PlayTimes.Line::median).map(Texts::clock).orElseThrow(),
                    "games",
                    before.map(PlayTimes.Line::unaided).orElseThrow()));
        }
        if (before.filter(line -> line.finished() == 0).isPresent()) {
            return Optional.empty(); // one of them may have been the first
        }
        return before.isPresent() && !totals.isUnaided()
                ? Optional.empty()
                : Optional.of(texts.say(
                        before.isPresent() ? "play.finish.time.alone" : "play.finish.time.first",
                        "grade",
                        Names.grade(texts, grade.get()),
                        "size",
                        new PuzzleNames(texts).size(size.rows(), size.columns())));
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
        var ways = new ArrayList<Card.Action>();
        ways.add(new Card.Action(NEXT, next(), List.of(), true, "", isLeft ? "next" : "list"));
        origin.filter(each -> isLeft && !each.isShared())
                .map(each -> new Card.Action(BACK, each.back(), List.of(), false, "", "list"))
                .ifPresent(ways::add);
        if (challenge.isPresent() || isFair) {
            var words = texts.say(challenge.isPresent() ? "challenge.see" : "challenge.make");
            ways.add(Card.Action.of(CHALLENGE, words));
        }
        return ways;
    }

    /// The words of the way on.
    String next() {
        return origin.map(each -> each.isLeft() ? each.onward() : each.back()).orElse(onward);
    }
}
