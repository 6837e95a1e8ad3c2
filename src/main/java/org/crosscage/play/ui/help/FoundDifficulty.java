package org.crosscage.play.ui.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.crosscage.analysis.Difficulty;
import org.crosscage.board.Card;
import org.crosscage.board.ui.DifficultyFacts;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.logic.Technique;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.teach.words.LearnPage;
import org.crosscage.texts.Texts;

/// All that is known of how hard a game's puzzle is: found out, and told.
public final class FoundDifficulty {

    private final SavedGame saved;
    private final GameTeacher teacher;
    private final Texts texts;
    private final Supplier<List<Technique>> own;

    /// @param own the player's techniques now, in the order in which they are tried
    public FoundDifficulty(SavedGame saved, GameTeacher teacher, Texts texts, Supplier<List<Technique>> own) {
        this.saved = saved;
        this.teacher = teacher;
        this.texts = texts;
        this.own = own;
    }

    /// @param own by the player's own techniques; empty where they are the standard ones
    public record All(Difficulty difficulty, Optional<Rating> own) {}

    /// A background task.
    Difficulty difficulty(BooleanSupplier stop) {
        var puzzle = saved.entry().puzzle();
        return teacher.ratings().of(puzzle, teacher.finder().count(saved.game(), stop), stop);
    }

    /// A background task that finds everything out, with the player's techniques as they are now.
    public Function<BooleanSupplier, All> all() {
        var techniques = own.get();
        return stop -> all(techniques, stop);
    }

    private All all(List<Technique> techniques, BooleanSupplier stop) {
        var puzzle = saved.entry().puzzle();
        var difficulty = difficulty(stop);
        boolean same = techniques.equals(PuzzleKinds.of(puzzle.kind()).techniques());
        return new All(
                difficulty,
                difficulty.grade().isEmpty() || same
                        ? Optional.empty()
                        : teacher.ratings().with(techniques, puzzle, stop));
    }

    /// What a card says below the grade.
    public List<Card.Block> told(All all) {
        return switch (all.difficulty()) {
            case Difficulty.Rated rated -> told(rated, all.own());
            case Difficulty.Ungraded _ -> List.of(new Card.Block.Words(texts.say("play.difficulty.none.text")));
            case Difficulty.TooLong _ -> List.of(new Card.Block.Words(texts.say("play.difficulty.late.text")));
        };
    }

    private List<Card.Block> told(Difficulty.Rated rated, Optional<Rating> withOwn) {
        var rating = rated.rating();
        var puzzle = saved.entry().puzzle();
        var body = new ArrayList<Card.Block>();
        body.add(new Card.Block.Words(
                texts.say("play.difficulty.grade." + rating.grade().id())));
        var facts = new DifficultyFacts(texts, rating);
        facts.comparison(rated.percentile(), puzzle).ifPresent(body::add);
        body.add(facts.numbers());
        body.add(facts.about());
        withOwn.ifPresent(other -> body.add(new Card.Block.Words(own(other))));
        body.add(facts.techniques(id -> {
            var page = LearnPage.of(id, puzzle, texts);
            return Card.Link.Page.of("", page.address(), page.technique(), texts);
        }));
        return body;
    }

    private String own(Rating rating) {
        return rating.grade() == Grade.BEYOND
                ? texts.say("play.difficulty.own.beyond")
                : texts.say(
                        "play.difficulty.own",
                        "grade",
                        GradeSign.word(texts, rating.grade()),
                        "score",
                        rating.score(),
                        "bottlenecks",
                        rating.bottlenecks());
    }
}
