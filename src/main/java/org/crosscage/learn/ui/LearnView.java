package org.crosscage.learn.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.data.value.ValueChangeMode;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.texts.Texts;
import org.crosscage.train.progress.Standing;
import org.crosscage.train.progress.TechniqueStandings;

/// Everything there is to learn: the first lessons, the combinations, and the catalogue of techniques, each with where
/// the player stands. For whoever is new it is the plain list.
@Route("learn")
final class LearnView extends Div implements HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient TechniqueWords words;
    private final transient TechniqueStandings standings;
    private final transient Map<CatalogueEntry, ListItem> entries = new LinkedHashMap<>();
    private final transient Map<Tier, Section> tiers = new LinkedHashMap<>();
    private final Paragraph found = new Paragraph();

    LearnView(Texts texts, OwnStandings own, PracticeStart practice) {
        this.texts = texts;
        this.words = new TechniqueWords(texts);
        this.standings = own.standings();
        addClassNames("page", "learn");
        var lead = new Paragraph(texts.say("learn.catalogue.lead"));
        lead.addClassName("lead");
        add(new H1(texts.say("learn.catalogue.title")), lead);
        own.next(standings).ifPresent(next -> add(new NextCard(next, own.puzzle(next.entry()), practice, texts)));
        add(beginnings(), catalogueHead());
        if (!standings.isBlank()) {
            add(legend());
        }
        for (var tier : Tier.values()) {
            add(section(tier));
        }
        search("");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("learn.catalogue.title"));
    }

    private Div beginnings() {
        var beginnings = new Div(way("how-to-play", "learn.way.rules"), way("learn/combinations", "learn.way.combos"));
        beginnings.addClassName("two");
        return beginnings;
    }

    private Component way(String address, String key) {
        var title = new Span(texts.say(key + ".title"));
        title.addClassName("tile-name");
        var note = new Span(texts.say(key + ".text"));
        note.addClassName("tile-note");
        var link = new Anchor(address);
        link.getElement().setAttribute("router-link", true);
        link.addClassName("tile");
        link.add(title, note);
        return link;
    }

    private Div catalogueHead() {
        var search = new TextField();
        search.setPlaceholder(texts.say("learn.search"));
        search.setAriaLabel(texts.say("learn.search"));
        search.setClearButtonVisible(true);
        search.setValueChangeMode(ValueChangeMode.EAGER);
        search.addValueChangeListener(change -> search(change.getValue()));
        found.getElement().setAttribute("role", "status");
        found.addClassName("quiet");
        var head = new Div(new H2(texts.say("learn.techniques.title")), search, found);
        head.addClassName("catalogue-head");
        return head;
    }

    /// What the signs of the list mean.
    private NativeDetails legend() {
        var meanings = new DescriptionList();
        for (var standing : Standing.values()) {
            var term = new DescriptionList.Term();
            term.add(new StandingSign(standing, texts));
            var meaning = new Div(
                    term,
                    new DescriptionList.Description(texts.say(
                            "learn.standing." + standing.word() + ".text",
                            Map.of(
                                    "enough",
                                    Standing.ENOUGH,
                                    "last",
                                    Standing.LAST,
                                    "days",
                                    Standing.FORGOTTEN.toDays()))));
            meanings.getElement().appendChild(meaning.getElement());
        }
        var legend = new NativeDetails(texts.say("learn.standing.legend"), meanings);
        legend.addClassName("standing-legend");
        return legend;
    }

    private Section section(Tier tier) {
        var list = new UnorderedList();
        list.addClassName("catalogue");
        list.setClassName("with-standings", !standings.isBlank());
        TechniqueCatalogue.all().stream()
                .filter(entry -> entry.technique().tier() == tier)
                .forEach(entry -> {
                    var item = item(entry);
                    entries.put(entry, item);
                    list.add(item);
                });
        var key = "learn.tier." + tier.id();
        var level = new Span(Integer.toString(tier.level()));
        level.addClassNames("tier-level", "tier-" + tier.level());
        level.getElement().setAttribute("aria-hidden", "true");
        var title = new H2(words.tier(tier));
        title.setId("tier-" + tier.level());
        var note = new Paragraph(texts.say(key + ".text"));
        note.addClassName("quiet");
        var head = new Div(level, new Div(title, note));
        head.addClassName("tier-head");
        var section = new Section(head, list);
        section.addClassNames("card", "tier");
        section.getElement().setAttribute("aria-labelledby", "tier-" + tier.level());
        tiers.put(tier, section);
        return section;
    }

    private ListItem item(CatalogueEntry entry) {
        var name = words.link(entry);
        name.addClassName("catalogue-name");
        var line = new Span(words.line(entry));
        line.addClassName("catalogue-line");
        var kinds = new Span();
        kinds.addClassName("catalogue-kinds");
        entry.kinds().forEach(kind -> {
            var chip = new Span(words.kind(kind));
            chip.addClassName("chip");
            kinds.add(chip);
        });
        var parts = new ArrayList<Component>(List.of(name, kinds, line));
        if (!standings.isBlank()) {
            parts.add(1, new StandingSign(standings.of(entry.id()).standing(), texts));
        }
        if (!words.alsoCalled(entry).isEmpty()) {
            var also = new Span(texts.say("learn.also", "names", words.alsoCalled(entry)));
            also.addClassNames("catalogue-also", "quiet");
            parts.add(also);
        }
        return new ListItem(parts.toArray(Component[]::new));
    }

    private void search(String typed) {
        entries.forEach((entry, item) -> item.setVisible(words.answers(entry, typed)));
        tiers.forEach((tier, section) -> section.setVisible(entries.entrySet().stream()
                .anyMatch(entry -> entry.getKey().technique().tier() == tier
                        && entry.getValue().isVisible())));
        long count = entries.values().stream().filter(Component::isVisible).count();
        found.setText(texts.say("learn.found", "count", count, "all", entries.size()));
    }
}
