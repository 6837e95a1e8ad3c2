package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;

/// The rules of all games on one page, and the way to the lessons.
@Route("how-to-play")
final class HowToPlayView extends Div implements HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;

    HowToPlayView(Texts texts) {
        this.texts = texts;
        addClassNames("page", "how-to-play");
        var lead = new Paragraph(texts.say("learn.lead"));
        lead.addClassName("lead");
        var games = new Div();
        games.addClassName("kinds");
        PuzzleKinds.all().forEach(kind -> games.add(game(kind, kind.lesson())));
        var rest = new Div();
        rest.addClassName("three");
        List.of("keys", "touch", "teacher").forEach(topic -> rest.add(topic(topic)));
        add(new H1(texts.say("learn.title")), lead, games, rest);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("learn.title"));
    }

    private Section game(PuzzleKind kind, Lesson lesson) {
        var rules = new OrderedList();
        Stream.of("rule1", "rule2", "rule3")
                .map(rule -> new ListItem(texts.say("learn." + kind.id() + "." + rule)))
                .forEach(rules::add);
        var learn = new Anchor("how-to-play/" + kind.id(), texts.say("learn.try"));
        learn.addClassName("button-link");
        learn.getElement().setAttribute("router-link", true);
        var picture = Thumbnail.of(lesson.puzzle(), kind.picture(lesson.puzzle()));
        var section = new Section(new H2(texts.say("learn." + kind.id() + ".title")), picture, rules, learn);
        section.addClassNames("card", "rules-card");
        return section;
    }

    private Section topic(String key) {
        return new Section(
                new H2(texts.say("learn." + key + ".title")), new Paragraph(texts.say("learn." + key + ".text")));
    }
}
