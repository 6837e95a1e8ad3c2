package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.ui.field.PagedList;
import org.crosscage.texts.Texts;

/// What puzzle sets are, those that one has made, and the way to a new one.
@Route(SetsView.ADDRESS)
@CssImport("./styles/sets.css")
final class SetsView extends Div implements HasDynamicTitle {

    static final String ADDRESS = "sets";

    private static final long serialVersionUID = 1L;

    private static final int PICTURES = 3;

    private final transient Texts texts;

    SetsView(OwnSets own, Texts texts) {
        this.texts = texts;
        addClassNames("page", "sets");
        var lead = new Paragraph(texts.say("sets.lead"));
        lead.addClassName("lead");
        add(new H1(texts.say("sets.title")), lead, steps(), way(), listed(own));
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("sets.title"));
    }

    private UnorderedList steps() {
        var steps = new UnorderedList();
        steps.addClassName("set-steps");
        for (var key : List.of("choose", "share", "see")) {
            steps.add(new ListItem(texts.say("sets.step." + key)));
        }
        return steps;
    }

    private Div way() {
        var make = SetParts.link(ADDRESS + "/" + NewSetView.NEW, texts.say("sets.new.way"));
        make.addClassName("button-link");
        make.setId("new-set");
        var way = new Div(make);
        way.addClassName("set-onward");
        return way;
    }

    private Section listed(OwnSets own) {
        var title = new H2(texts.say("sets.own"));
        title.addClassName("section-title");
        var section = new Section(title);
        if (own.count() == 0) {
            var nothing = new Div(new Paragraph(texts.say("sets.none")));
            nothing.addClassNames("card", "sets-none");
            section.add(nothing);
        } else {
            section.add(new PagedList(
                    texts,
                    own::count,
                    (from, most) -> own.listed(from, most, PICTURES).stream()
                            .map(this::tile)
                            .toList(),
                    "own-sets"));
        }
        return section;
    }

    private ListItem tile(PuzzleSets.Listed set) {
        var link = new Anchor(ADDRESS + "/" + set.code());
        link.getElement().setAttribute("router-link", true);
        link.addClassNames("tile", "own-set");
        var pictures = new Div(set.first().stream()
                .map(puzzle ->
                        Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle)))
                .toArray(Component[]::new));
        pictures.addClassName("own-set-pictures");
        var name = new Span(set.title());
        name.addClassName("tile-name");
        link.add(pictures, new Span(name, note(facts(set))));
        return new ListItem(link);
    }

    private String facts(PuzzleSets.Listed set) {
        return texts.say(
                set.closed() ? "sets.own.closed" : "sets.own.open",
                "count",
                set.puzzles(),
                "date",
                texts.date(LocalDate.ofInstant(set.created(), ZoneOffset.UTC)));
    }

    private static Span note(String words) {
        var note = new Span(words);
        note.addClassName("tile-note");
        return note;
    }
}
