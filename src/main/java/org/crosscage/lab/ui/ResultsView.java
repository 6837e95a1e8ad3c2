package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.crosscage.lab.Race;
import org.crosscage.lab.RaceTable;
import org.crosscage.lab.RacerStatus;
import org.crosscage.lab.RunOutcome;

/// What came out: a row for each racer, medians over its runs, and all runs as a file.
final class ResultsView extends Section {

    private static final long serialVersionUID = 1L;

    private static final String NONE = "–";
    private static final List<String> COLUMNS =
            List.of("solver", "solved", "time", "nodes", "generations", "steps", "ends");

    private final transient Race race;
    private final transient LabWords words;
    private final Element body = new Element("tbody");
    private int shown = -1;

    ResultsView(Race race, FileNames files, LabWords words) {
        this.race = race;
        this.words = words;
        addClassNames("card", "results");
        var title = new H2(words.say("results.title"));
        title.setId("results-title");
        var head = new Element("tr");
        COLUMNS.forEach(column -> head.appendChild(
                new Element("th").setAttribute("scope", "col").setText(words.say("results." + column))));
        var table = new Element("table")
                .setAttribute("aria-labelledby", "results-title")
                .appendChild(new Element("thead").appendChild(head), body);
        table.getClassList().add("results-table");
        var scroll = new Div();
        scroll.addClassName("results-scroll");
        scroll.getElement()
                .setAttribute("tabindex", "0")
                .setAttribute("role", "region")
                .setAttribute("aria-labelledby", "results-title")
                .appendChild(table);
        var note = new Paragraph(words.say("results.note"));
        note.addClassName("quiet");
        add(title, scroll, note, file(files.of("runs") + ".csv"));
    }

    private Anchor file(String name) {
        var handler = DownloadHandler.fromInputStream(_ -> {
            var bytes = RaceTable.of(race).getBytes(StandardCharsets.UTF_8);
            return new DownloadResponse(new ByteArrayInputStream(bytes), name, "text/csv;charset=UTF-8", bytes.length);
        });
        var link = new Anchor(handler, words.say("results.csv"));
        link.setId("lab-csv");
        return link;
    }

    void show(List<RacerStatus> statuses) {
        int ended = statuses.stream().mapToInt(lane -> lane.reports().size()).sum();
        if (ended == shown) {
            return;
        }
        shown = ended;
        setVisible(ended > 0);
        body.removeAllChildren();
        var names = words.names(race.order());
        for (int i = 0; i < statuses.size(); i++) {
            body.appendChild(row(names.get(i), statuses.get(i)));
        }
    }

    private String rate(int solved, int runs) {
        return words.texts()
                .say("lab.results.rate", Map.of("solved", solved, "runs", runs, "share", (double) solved / runs));
    }

    private Element row(String name, RacerStatus lane) {
        var totals = lane.totals();
        var row = new Element("tr")
                .appendChild(new Element("th").setAttribute("scope", "row").setText(name));
        Stream.of(
                        totals.runs() == 0 ? NONE : rate(totals.solved(), totals.runs()),
                        totals.runs() == 0 ? NONE : words.time(totals.nanos()),
                        totals.runs() == 0 ? NONE : words.digits(totals.nodes()),
                        number(totals.generations()),
                        number(totals.steps()),
                        ends(lane))
                .forEach(text -> row.appendChild(new Element("td").setText(text)));
        return row;
    }

    /// Of solvers without a population, or without steps, there is nothing to count.
    private String number(double value) {
        return value == 0 ? NONE : words.digits(value);
    }

    /// How the runs ended, the most frequent end of all first where there are several.
    private String ends(RacerStatus lane) {
        var counts = new EnumMap<RunOutcome, Integer>(RunOutcome.class);
        lane.reports().forEach(report -> counts.merge(report.outcome(), 1, Integer::sum));
        return words.texts()
                .all(counts.entrySet().stream()
                        .sorted(Map.Entry.<RunOutcome, Integer>comparingByValue()
                                .reversed())
                        .map(end -> words.texts()
                                .say(
                                        "lab.results.end",
                                        "outcome",
                                        words.outcome(end.getKey()),
                                        "count",
                                        end.getValue()))
                        .toList());
    }
}
