package org.crosscage.sets.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.game.store.HintCosts;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetCount;
import org.crosscage.sets.SetTrainingCount;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.texts.Texts;
import org.crosscage.train.store.TrainingSums;

/// What a maker sees of how a set is played: sums for each puzzle, the techniques that cost hints, and in words
/// what is seen of whom.
final class SetResults extends Div {

    private static final long serialVersionUID = 1L;

    private final transient PuzzleSets sets;
    private final transient Texts texts;

    SetResults(PuzzleSets sets, Texts texts) {
        this.sets = sets;
        this.texts = texts;
        addClassName("set-numbers");
        setId("set-numbers");
    }

    void show(PuzzleSet set) {
        removeAll();
        var counts = sets.counts(set);
        var trainings = sets.trainingCounts(set);
        if (counts.stream().allMatch(count -> count.opened() == 0)
                && trainings.stream().allMatch(count -> count.begun() == 0)) {
            add(new Paragraph(texts.say("sets.numbers.none")));
        } else {
            add(scrolled("sets.numbers", puzzles(set, counts)), new H3(texts.say("sets.techniques")));
            addTechniques(sets.techniques(set));
            if (!trainings.isEmpty()) {
                add(new H3(texts.say("sets.training")), scrolled("sets.training", trainings(set, trainings)));
                addTrained(sets.trained(set));
            }
        }
        var about = new Paragraph(texts.say("sets.numbers.about", Map.of("least", SetCount.LEAST_PLAYERS)));
        about.addClassName("quiet");
        add(about);
    }

    private Element puzzles(PuzzleSet set, List<SetCount> counts) {
        var body = new Element("tbody");
        for (int i = 0; i < counts.size(); i++) {
            body.appendChild(row(set.puzzles().get(i), i + 1, counts.get(i)));
        }
        return table(body, "puzzle", "opened", "begun", "finished", "median");
    }

    private Element row(PuzzleSet.Place place, int number, SetCount count) {
        var name = texts.say("sets.puzzle", "number", number, "name", new PuzzleNames(texts).of(place.entry()));
        var median = count.median().map(Texts::clock).orElseGet(() -> texts.say("sets.numbers.no-time"));
        return new Element("tr")
                .appendChild(
                        cell("th", name).setAttribute("scope", "row"),
                        number(count.opened()),
                        number(count.begun()),
                        number(count.finished()),
                        cell("td", median));
    }

    private void addTechniques(List<HintCosts.Cost> costs) {
        if (costs.isEmpty()) {
            add(new Paragraph(texts.say("sets.techniques.none", "least", SetCount.LEAST_PLAYERS)));
            return;
        }
        var body = new Element("tbody");
        costs.forEach(cost -> body.appendChild(
                new Element("tr").appendChild(technique(cost.technique()), number(cost.hints()), number(cost.cost()))));
        add(scrolled("sets.techniques", table(body, "technique", "hints", "cost")));
    }

    private Element trainings(PuzzleSet set, List<SetTrainingCount> counts) {
        var body = new Element("tbody");
        for (int i = 0; i < counts.size(); i++) {
            var name = new SetWords(texts).training(set.trainings().get(i).what());
            body.appendChild(new Element("tr")
                    .appendChild(
                            cell("th", name).setAttribute("scope", "row"),
                            number(counts.get(i).begun()),
                            number(counts.get(i).done())));
        }
        return table(body, "training", "begun", "finished");
    }

    private void addTrained(List<TrainingSums.OfTechnique> sums) {
        add(new H3(texts.say("sets.training.techniques")));
        if (sums.isEmpty()) {
            add(new Paragraph(texts.say("sets.training.none", "least", SetCount.LEAST_PLAYERS)));
            return;
        }
        var body = new Element("tbody");
        sums.forEach(sum -> body.appendChild(new Element("tr")
                .appendChild(
                        technique(sum.technique()), number(sum.asked()), number(sum.found()), number(sum.hinted()))));
        add(scrolled("sets.training.techniques", table(body, "technique", "asked", "found", "hinted")));
    }

    private Element technique(String id) {
        var link = SetParts.link("learn/" + id, texts.say("hints.technique-name." + id));
        return new Element("th").setAttribute("scope", "row").appendChild(link.getElement());
    }

    private Div scrolled(String name, Element table) {
        var scrolled = new Div();
        scrolled.addClassName("set-table");
        scrolled.getElement()
                .setAttribute("tabindex", "0")
                .setAttribute("role", "region")
                .setAttribute("aria-label", texts.say(name))
                .appendChild(table);
        return scrolled;
    }

    /// @param columns the texts `sets.numbers.<column>`
    private Element table(Element body, String... columns) {
        var head = new Element("tr");
        Stream.of(columns)
                .map(key -> cell("th", texts.say("sets.numbers." + key)).setAttribute("scope", "col"))
                .forEach(head::appendChild);
        return new Element("table").appendChild(new Element("thead").appendChild(head), body);
    }

    private Element number(int count) {
        return cell("td", texts.say("sets.number", "number", count));
    }

    private static Element cell(String tag, String words) {
        return new Element(tag).setText(words);
    }
}
