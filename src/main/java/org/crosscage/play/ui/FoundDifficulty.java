package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.crosscage.board.ui.GradeSign;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Difficulty;
import org.crosscage.play.SavedGame;
import org.crosscage.texts.Texts;

/// All that is known of how hard a game's puzzle is: found out, and told.
final class FoundDifficulty {

    private final SavedGame saved;
    private final PlayDesk desk;
    private final Texts texts;
    private final Speech speech;
    private final Supplier<List<Technique>> own;

    /// @param own the player's techniques now, in the order in which they are tried
    FoundDifficulty(SavedGame saved, PlayDesk desk, Speech speech, Supplier<List<Technique>> own) {
        this.saved = saved;
        this.desk = desk;
        this.texts = desk.texts();
        this.speech = speech;
        this.own = own;
    }

    /// @param own by the player's own techniques; empty where they are the standard ones
    record All(Difficulty difficulty, Optional<Rating> own) {}

    /// An errand.
    Difficulty difficulty(BooleanSupplier stop) {
        var puzzle = saved.entry().puzzle();
        return desk.ratings().of(puzzle, saved.game().truth(desk.oracle(), stop), stop);
    }

    /// An errand that finds everything out, with the player's techniques as they are now.
    Function<BooleanSupplier, All> all() {
        var techniques = own.get();
        return stop -> all(techniques, stop);
    }

    private All all(List<Technique> techniques, BooleanSupplier stop) {
        var puzzle = saved.entry().puzzle();
        var difficulty = difficulty(stop);
        boolean same = techniques.equals(PuzzleKinds.of(puzzle.kind()).techniques());
        return new All(
                difficulty,
                difficulty instanceof Difficulty.Ungraded || same
                        ? Optional.empty()
                        : desk.ratings().with(techniques, puzzle, stop));
    }

    /// What a card says below the grade.
    List<Component> told(All all) {
        return switch (all.difficulty()) {
            case Difficulty.Rated rated -> told(rated, all.own());
            case Difficulty.Ungraded _ -> List.of(new Paragraph(texts.say("play.difficulty.none.text")));
        };
    }

    private List<Component> told(Difficulty.Rated rated, Optional<Rating> withOwn) {
        var rating = rated.rating();
        var body = new ArrayList<Component>();
        body.add(new Paragraph(
                texts.say("play.difficulty.grade." + rating.grade().id())));
        rated.percentile()
                .ifPresent(percentile -> body.add(new Paragraph(texts.say(
                        "play.difficulty.percentile",
                        "percentile",
                        percentile,
                        "puzzles",
                        PlayHead.name(saved, texts)))));
        body.add(facts(rating));
        body.add(about());
        withOwn.ifPresent(other -> body.add(own(other)));
        body.add(techniques(rating));
        return body;
    }

    private DescriptionList facts(Rating rating) {
        var facts = new DescriptionList();
        facts.addClassName("facts");
        facts.add(fact("score", rating.score()), fact("bottlenecks", rating.bottlenecks()));
        return facts;
    }

    private Div fact(String key, int value) {
        return new Div(
                new DescriptionList.Term(texts.say("play.difficulty." + key)),
                new DescriptionList.Description(texts.say("play.difficulty.number", "number", value)));
    }

    private Paragraph about() {
        var about = new Paragraph(texts.say("play.difficulty.about"));
        about.addClassName("quiet");
        return about;
    }

    private Paragraph own(Rating rating) {
        var line = new Paragraph(
                rating.grade() == Grade.BEYOND
                        ? texts.say("play.difficulty.own.beyond")
                        : texts.say(
                                "play.difficulty.own",
                                "grade",
                                GradeSign.word(texts, rating.grade()),
                                "score",
                                rating.score(),
                                "bottlenecks",
                                rating.bottlenecks()));
        line.setId("difficulty-own");
        return line;
    }

    private Div techniques(Rating rating) {
        var title = new Span(texts.say("play.difficulty.techniques"));
        title.addClassName("eyebrow");
        var list = new UnorderedList();
        list.addClassName("counted");
        rating.techniques().forEach((technique, count) -> list.add(technique(technique, count)));
        var whole = new Div(title, list);
        whole.addClassName("difficulty-techniques");
        return whole;
    }

    private ListItem technique(String id, int count) {
        var link = new NewTab(speech.page(id), speech.name(id), texts);
        var times = new Span(texts.say("play.difficulty.times", "count", count));
        times.addClassName("count");
        return new ListItem(link, times);
    }
}
