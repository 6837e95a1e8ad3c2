package org.crosscage.me.ui;

import com.vaadin.flow.component.Svg;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Map;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.texts.Texts;
import org.crosscage.train.progress.GlickoRating;
import org.crosscage.train.store.TrainingHistory;

/// What the player answered in training, what of it comes back today, and how their ratings went, if they want to see
/// ratings.
final class TrainingPart extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;

    /// @param who the player's number
    /// @param answers at least one
    TrainingPart(
            long who, TrainingHistory.Count answers, TrainingHistory history, Preferences preferences, Texts texts) {
        this.texts = texts;
        setId("me-training");
        var heading = new H2(texts.say("me.training"));
        heading.addClassName("section-title");
        add(heading, facts(answers, history.reviews(who).due(history.today()).size()));
        if (preferences.get(Preferences.RATINGS)) {
            add(ratings(who, history));
        }
        var train = new Anchor("train", texts.say("me.training.go"));
        train.getElement().setAttribute("router-link", true);
        var way = new Paragraph(train);
        way.addClassName("me-training-way");
        add(way);
    }

    /// @param due how many missed positions come back today
    private DescriptionList facts(TrainingHistory.Count answers, int due) {
        var facts = new DescriptionList();
        facts.addClassName("me-facts");
        fact(facts, "me.training.answers", answers.answers());
        fact(facts, "me.training.found", answers.found());
        fact(facts, "me.training.due", due);
        return facts;
    }

    private void fact(DescriptionList facts, String key, long number) {
        var pair = new Div(
                new DescriptionList.Term(texts.say(key)),
                new DescriptionList.Description(texts.say("me.number", "number", number)));
        pair.addClassName("me-fact");
        facts.getElement().appendChild(pair.getElement());
    }

    private Div ratings(long who, TrainingHistory history) {
        var all = new Div();
        all.addClassName("rating-curves");
        for (var kind : PuzzleKinds.all()) {
            var rated = history.ratings(who, kind);
            history.rating(who, kind).filter(_ -> !rated.isEmpty()).ifPresent(now -> all.add(curve(kind, rated, now)));
        }
        if (all.getChildren().findAny().isPresent()) {
            var about = new Paragraph(texts.say("train.rating.about"));
            about.addClassName("quiet");
            all.add(about);
        }
        return all;
    }

    /// @param rated after each answer
    /// @param now some time after the last one
    private Section curve(PuzzleKind kind, List<GlickoRating> rated, GlickoRating now) {
        var name = texts.say("me.training.rating", "kind", texts.say("shell.kind." + kind.id()));
        var value = new Span(texts.say("train.rating.value", "rating", now.rating(), "deviation", now.deviation()));
        value.addClassName("rating-now");
        var head = new Div(new H3(name), value);
        head.addClassName("rating-head");
        var drawn = RatingCurve.of(rated);
        var scale = new Div(number(drawn.top()), number(drawn.middle()), number(drawn.bottom()));
        scale.addClassName("rating-scale");
        scale.getElement().setAttribute("aria-hidden", "true");
        var picture = new Div(scale, new Svg(drawn.svg()));
        picture.addClassName("rating-picture");
        var words = new Paragraph(words(rated));
        words.addClassName("quiet");
        var section = new Section(head, picture, words);
        section.addClassNames("card", "rating-curve");
        return section;
    }

    private Span number(int rating) {
        return new Span(texts.say("me.training.scale", "rating", rating));
    }

    private String words(List<GlickoRating> rated) {
        var sorted = rated.stream().mapToDouble(GlickoRating::rating).sorted().toArray();
        return texts.say(
                "me.training.curve",
                Map.of("answers", rated.size(), "lowest", sorted[0], "highest", sorted[sorted.length - 1]));
    }
}
