package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
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
    public Optional<Paragraph> comparison(OptionalInt percentile, Puzzle puzzle) {
        if (percentile.isEmpty()) {
            return Optional.empty();
        }
        var names = new PuzzleNames(texts);
        return Optional.of(new Paragraph(texts.say(
                "shell.difficulty.percentile",
                "percentile",
                percentile.getAsInt(),
                "kind",
                names.kind(puzzle.kind()),
                "size",
                names.size(puzzle.shape().rows(), puzzle.shape().columns()))));
    }

    /// Score and bottlenecks.
    public DescriptionList numbers() {
        var numbers = new DescriptionList();
        numbers.addClassName("facts");
        numbers.add(number("score", rating.score()), number("bottlenecks", rating.bottlenecks()));
        return numbers;
    }

    private Div number(String key, int value) {
        return new Div(
                new DescriptionList.Term(texts.say("shell.difficulty." + key)),
                new DescriptionList.Description(texts.say("shell.difficulty.number", "number", value)));
    }

    /// What score and bottlenecks are.
    public Paragraph about() {
        var about = new Paragraph(texts.say("shell.difficulty.about"));
        about.addClassName("quiet");
        return about;
    }

    /// The techniques that it takes and how often.
    ///
    /// @param name of a technique, by its id
    public Div techniques(Function<String, Component> name) {
        var title = new Span(texts.say("shell.difficulty.techniques"));
        title.addClassName("eyebrow");
        var list = new UnorderedList();
        list.addClassName("counted");
        rating.techniques().forEach((id, count) -> {
            var times = new Span(texts.say("shell.difficulty.times", "count", count));
            times.addClassName("count");
            list.add(new ListItem(name.apply(id), times));
        });
        var whole = new Div(title, list);
        whole.addClassName("difficulty-techniques");
        return whole;
    }
}
