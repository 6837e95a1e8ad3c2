package org.crosscage.sets.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.board.ui.PlayTimer;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetCount;
import org.crosscage.texts.Texts;

/// What a maker sees of how a set is played: sums for each puzzle, and in words what is seen of whom.
final class SetNumbers extends Div {

    private static final long serialVersionUID = 1L;

    private final transient SetDesk desk;
    private final transient Texts texts;

    SetNumbers(SetDesk desk) {
        this.desk = desk;
        this.texts = desk.texts();
        addClassName("set-numbers");
        setId("set-numbers");
    }

    void show(PuzzleSet set) {
        removeAll();
        var counts = desk.sets().counts(set);
        if (counts.stream().allMatch(count -> count.opened() == 0)) {
            add(new Paragraph(texts.say("sets.numbers.none")));
        } else {
            var table = new Div();
            table.addClassName("set-table");
            table.getElement()
                    .setAttribute("tabindex", "0")
                    .setAttribute("role", "region")
                    .setAttribute("aria-label", texts.say("sets.numbers"));
            table.getElement().appendChild(table(set, counts));
            add(table);
        }
        var about = new Paragraph(texts.say("sets.numbers.about", "least", SetCount.LEAST_FOR_A_TIME));
        about.addClassName("quiet");
        add(about);
    }

    private Element table(PuzzleSet set, List<SetCount> counts) {
        var head = new Element("tr");
        Stream.of("puzzle", "opened", "begun", "finished", "median")
                .forEach(key -> head.appendChild(
                        cell("th", texts.say("sets.numbers." + key)).setAttribute("scope", "col")));
        var body = new Element("tbody");
        for (int i = 0; i < counts.size(); i++) {
            body.appendChild(row(set.puzzles().get(i), i + 1, counts.get(i)));
        }
        return new Element("table").appendChild(new Element("thead").appendChild(head), body);
    }

    private Element row(PuzzleSet.Place place, int number, SetCount count) {
        var name = texts.say("sets.puzzle", "number", number, "name", new PuzzleNames(texts).of(place.entry()));
        return new Element("tr")
                .appendChild(
                        cell("th", name).setAttribute("scope", "row"),
                        number(count.opened()),
                        number(count.begun()),
                        number(count.finished()),
                        cell(
                                "td",
                                count.median()
                                        .map(PlayTimer::words)
                                        .orElseGet(() -> texts.say("sets.numbers.no-time"))));
    }

    private Element number(int count) {
        return cell("td", texts.say("sets.number", "number", count));
    }

    private static Element cell(String tag, String words) {
        return new Element(tag).setText(words);
    }
}
