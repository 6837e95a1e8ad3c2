package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.crosscage.board.ui.GradeSign;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Difficulty;
import org.crosscage.play.SavedGame;
import org.crosscage.shell.ui.Errands;
import org.crosscage.texts.Texts;

/// How hard the puzzle is: its grade in the head of the game, and for whoever asks a card with all that is known.
final class DifficultyTalk {

    private final SavedGame saved;
    private final PlayDesk desk;
    private final Texts texts;
    private final Errands forGrade;
    private final Errands forCard;
    private final Supplier<List<Technique>> own;
    private final GradeSign sign;
    private final NativeButton chip = new NativeButton();
    private final TalkCard card;
    /// Somebody waits for the card.
    private boolean asked;

    /// @param own the player's techniques now, in the order in which they are tried
    /// @param forGrade for the grade in the head alone
    /// @param forCard for the card alone
    /// @param press is called when the grade in the head is pressed
    DifficultyTalk(
            SavedGame saved,
            PlayDesk desk,
            Supplier<List<Technique>> own,
            Errands forGrade,
            Errands forCard,
            Runnable press) {
        this.saved = saved;
        this.desk = desk;
        this.texts = desk.texts();
        this.own = own;
        this.forGrade = forGrade;
        this.forCard = forCard;
        this.sign = new GradeSign(texts);
        this.card = new TalkCard("difficulty", texts, this::close);
        card.addClassName("difficulty");
        chip.setId("grade");
        chip.addClassNames("chip", "grade-chip");
        chip.getElement().setAttribute("type", "button");
        chip.setAriaLabel(texts.say("play.difficulty.ask"));
        chip.add(sign);
        chip.addClickListener(click -> press.run());
        desk.ratings().known(saved.entry().puzzle()).ifPresent(this::show);
    }

    /// What stands in the head of the game.
    Component chip() {
        return chip;
    }

    Component card() {
        return card;
    }

    /// Finds the grade out, if it is not known yet.
    void look() {
        if (desk.ratings().known(saved.entry().puzzle()).isEmpty()) {
            forGrade.run(this::difficulty, this::show);
        }
    }

    private Difficulty difficulty(BooleanSupplier stop) {
        var puzzle = saved.entry().puzzle();
        return desk.ratings().of(puzzle, saved.game().truth(desk.oracle(), stop), stop);
    }

    private void show(Difficulty difficulty) {
        difficulty.grade().ifPresentOrElse(sign::show, sign::showNone);
        chip.setAriaLabel(difficulty
                .grade()
                .map(grade -> texts.say("play.difficulty.ask.grade", "grade", GradeSign.word(texts, grade)))
                .orElse(texts.say("play.difficulty.ask")));
    }

    /// Opens the card, or closes it again; asked once more while it is looked for, nobody waits for it any more.
    void ask() {
        if (isOpen()) {
            close();
        } else {
            var techniques = own.get();
            asked = true;
            forCard.run(stop -> all(techniques, stop), this::open, failure -> {
                asked = false;
                throw failure;
            });
        }
    }

    /// Whether the card is open, or will be in a moment.
    boolean isOpen() {
        return asked || card.isOpen();
    }

    /// Closes the card; the grade in the head goes on being found out.
    void close() {
        asked = false;
        forCard.end();
        card.close();
    }

    /// @param own by the player's own techniques; empty where they are the standard ones
    private record Found(Difficulty difficulty, Optional<Rating> own) {}

    private Found all(List<Technique> techniques, BooleanSupplier stop) {
        var puzzle = saved.entry().puzzle();
        var difficulty = difficulty(stop);
        boolean same = techniques.equals(PuzzleKinds.of(puzzle.kind()).techniques());
        return new Found(
                difficulty,
                difficulty instanceof Difficulty.Ungraded || same
                        ? Optional.empty()
                        : desk.ratings().with(techniques, puzzle, stop));
    }

    private void open(Found found) {
        asked = false;
        show(found.difficulty());
        var eyebrow = texts.say("play.difficulty.eyebrow");
        switch (found.difficulty()) {
            case Difficulty.Rated rated ->
                card.heading(eyebrow, GradeSign.word(texts, rated.rating().grade()))
                        .body(body(rated, found.own()));
            case Difficulty.Ungraded _ ->
                card.heading(eyebrow, texts.say("play.difficulty.none"))
                        .body(List.of(new Paragraph(texts.say("play.difficulty.none.text"))));
        }
        card.stages(0, 0).actions().open();
        card.getElement().executeJs("this.scrollIntoView({ block: 'nearest' })");
    }

    private List<Component> body(Difficulty.Rated rated, Optional<Rating> withOwn) {
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
        var link = new NewTab(
                "learn/" + id + "?kind=" + saved.entry().puzzle().kind(),
                texts.say("hints.technique-name." + id),
                texts);
        var times = new Span(texts.say("play.difficulty.times", "count", count));
        times.addClassName("count");
        return new ListItem(link, times);
    }
}
