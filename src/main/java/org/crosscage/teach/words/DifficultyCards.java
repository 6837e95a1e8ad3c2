package org.crosscage.teach.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.analysis.Difficulty;
import org.crosscage.board.Card;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.PuzzleDifficulty;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// Tells how hard a puzzle is, in the same words wherever that is told.
public final class DifficultyCards {

    private final Puzzle puzzle;
    private final Texts texts;

    public DifficultyCards(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        this.texts = texts;
    }

    /// The card beside a board.
    public Card of(PuzzleDifficulty found) {
        var title = found.difficulty()
                .grade()
                .map(grade -> Names.grade(texts, grade))
                .orElseGet(() -> texts.say("play.difficulty.none"));
        return Card.of(
                Card.Frame.of("difficulty", "difficulty", texts),
                texts.say("play.difficulty.eyebrow"),
                title,
                body(found));
    }

    /// The same as a part of another card.
    public Card part(PuzzleDifficulty found) {
        return Card.of(Card.Frame.NONE, texts.say("play.difficulty.eyebrow"), "", body(found));
    }

    private List<Card.Block> body(PuzzleDifficulty found) {
        return switch (found.difficulty()) {
            case Difficulty.Rated rated -> {
                var body = new ArrayList<Card.Block>();
                body.add(new Card.Block.Words(texts.say(
                        "play.difficulty.grade." + rated.rating().grade().id())));
                body.addAll(facts(rated, found.own()));
                yield body;
            }
            case Difficulty.Ungraded _ -> List.of(new Card.Block.Words(texts.say("play.difficulty.none.text")));
            case Difficulty.TooLong _ -> List.of(new Card.Block.Words(texts.say("play.difficulty.late.text")));
        };
    }

    /// How the puzzle compares with others, what its rating is made of, and the techniques that it takes.
    ///
    /// @param own the rating by the player's own techniques, where it is to be told
    public List<Card.Block> facts(Difficulty.Rated rated, Optional<Rating> own) {
        var rating = rated.rating();
        var body = new ArrayList<Card.Block>();
        rated.percentile().ifPresent(percentile -> body.add(comparison(percentile)));
        body.add(new Card.Block.Facts(
                List.of(number("score", rating.score()), number("bottlenecks", rating.bottlenecks()))));
        body.add(new Card.Block.Words(texts.say("shell.difficulty.about"), "quiet"));
        own.ifPresent(other -> body.add(new Card.Block.Words(own(other))));
        body.add(new Card.Block.Pages(
                texts.say("shell.difficulty.techniques"),
                rating.techniques().entrySet().stream()
                        .map(each -> counted(each.getKey(), each.getValue()))
                        .toList()));
        return body;
    }

    private Card.Block comparison(int percentile) {
        var shape = puzzle.shape();
        return new Card.Block.Words(texts.say(
                "shell.difficulty.percentile",
                "percentile",
                percentile,
                "kind",
                texts.say("shell.kind." + puzzle.kind()),
                "size",
                texts.say("library.size", "rows", shape.rows(), "columns", shape.columns())));
    }

    private Card.Fact number(String key, int value) {
        return new Card.Fact(
                texts.say("shell.difficulty." + key), texts.say("shell.difficulty.number", "number", value));
    }

    private Card.Counted counted(String technique, int times) {
        var page = LearnPage.of(technique, puzzle, texts);
        var link = Card.Link.Page.of("", page.address(), page.technique(), texts);
        return new Card.Counted(link, texts.say("shell.difficulty.times", "count", times));
    }

    private String own(Rating rating) {
        return rating.grade() == Grade.BEYOND
                ? texts.say("play.difficulty.own.beyond")
                : texts.say(
                        "play.difficulty.own",
                        "grade",
                        Names.grade(texts, rating.grade()),
                        "score",
                        rating.score(),
                        "bottlenecks",
                        rating.bottlenecks());
    }
}
