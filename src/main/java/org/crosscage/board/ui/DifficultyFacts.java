package org.crosscage.board.ui;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.crosscage.board.Card;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.model.Puzzle;
import org.crosscage.texts.Texts;

/// What a rating is made of, said in the same words wherever a puzzle's difficulty is told.
public final class DifficultyFacts {

    private final Texts texts;
    private final Rating rating;

    public DifficultyFacts(Texts texts, Rating rating) {
        this.texts = texts;
        this.rating = rating;
    }

    /// How it compares with generated puzzles.
    ///
    /// @param percentile 0…100
    /// @param puzzle what is compared with others of its kind and size
    public Optional<Card.Block> comparison(OptionalInt percentile, Puzzle puzzle) {
        if (percentile.isEmpty()) {
            return Optional.empty();
        }
        var names = new PuzzleNames(texts);
        return Optional.of(new Card.Block.Words(texts.say(
                "shell.difficulty.percentile",
                "percentile",
                percentile.getAsInt(),
                "kind",
                names.kind(puzzle.kind()),
                "size",
                names.size(puzzle.shape().rows(), puzzle.shape().columns()))));
    }

    /// Score and bottlenecks.
    public Card.Block numbers() {
        return new Card.Block.Facts(
                List.of(number("score", rating.score()), number("bottlenecks", rating.bottlenecks())));
    }

    private Card.Fact number(String key, int value) {
        return new Card.Fact(
                texts.say("shell.difficulty." + key), texts.say("shell.difficulty.number", "number", value));
    }

    /// What score and bottlenecks are.
    public Card.Block about() {
        return new Card.Block.Words(texts.say("shell.difficulty.about"), "quiet");
    }

    /// The techniques that it takes and how often.
    ///
    /// @param page of a technique, by its id
    public Card.Block techniques(Function<String, Card.Link.Page> page) {
        return new Card.Block.Pages(
                texts.say("shell.difficulty.techniques"),
                rating.techniques().entrySet().stream()
                        .map(each -> new Card.Counted(
                                page.apply(each.getKey()),
                                texts.say("shell.difficulty.times", "count", each.getValue())))
                        .toList());
    }
}
