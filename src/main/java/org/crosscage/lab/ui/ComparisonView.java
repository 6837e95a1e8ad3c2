package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.lab.Point;
import org.crosscage.lab.Quantity;
import org.crosscage.lab.Race;
import org.crosscage.lab.RacerStatus;
import org.crosscage.lab.ui.Chart.Line;
import org.crosscage.lab.ui.Chart.Points;
import org.crosscage.lab.ui.Chart.Stroke;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.texts.Texts;

/// All racers in one chart over their own time, by a quantity that is chosen.
final class ComparisonView extends Section {

    private static final long serialVersionUID = 1L;
    private static final double NANOS_A_MILLI = 1e6;
    private static final double LEAST_MILLIS = 1e-3;

    private final transient LabWords words;
    private final transient Race race;
    private final Chart chart;
    private final transient List<CurveReader> curves;
    private final transient FileNames files;
    private transient Quantity quantity = Quantity.MET;

    ComparisonView(Race race, FileNames files, LabWords words) {
        this.race = race;
        this.files = files;
        this.words = words;
        var title = words.say("compare.title");
        this.chart = new Chart(title, words.texts());
        chart.setAbout(files.about());
        int racers = race.order().racers().size();
        this.curves = IntStream.range(0, racers).mapToObj(CurveReader::new).toList();
        addClassNames("card", "comparison");
        chart.addClassName("wide-chart");
        var choice = new Choice<>(
                        "lab-quantity",
                        words.say("compare.by"),
                        Arrays.asList(Quantity.values()),
                        quantity,
                        each -> words.say("quantity." + Texts.key(each)))
                .onChange(this::change);
        var head = new Header(new H2(title), choice);
        head.addClassName("comparison-head");
        if (race.order().runs() > 1) {
            var which = new Paragraph(words.say("compare.which"));
            which.addClassName("quiet");
            head.add(which);
        }
        add(head, chart);
        draw();
    }

    private void change(Quantity chosen) {
        quantity = chosen;
        draw();
        curves.forEach(CurveReader::forget);
        show(race.statuses());
    }

    private void draw() {
        var lines = new ArrayList<Line>();
        var names = words.names(race.order());
        for (int i = 0; i < names.size(); i++) {
            lines.add(new Line(names.get(i), i, Stroke.values()[i], true));
        }
        var key = Texts.key(quantity);
        chart.draw(files.of(key), lines, words.say("chart.time"), words.say("quantity." + key), quantity.isCount());
    }

    void show(List<RacerStatus> statuses) {
        for (int i = 0; i < statuses.size(); i++) {
            int line = i;
            var points = curves.get(i).newPoints(race, statuses.get(i).run().number(), () -> chart.clear(line)).stream()
                    .filter(point -> quantity.of(point).isPresent())
                    .toList();
            chart.add(new Points(
                    line,
                    points.stream().map(ComparisonView::millis).toList(),
                    points.stream()
                            .map(point -> quantity.of(point).orElseThrow())
                            .toList()));
        }
        chart.send();
    }

    /// A logarithmic axis has no zero.
    private static double millis(Point point) {
        return Math.max(LEAST_MILLIS, point.nanos() / NANOS_A_MILLI);
    }
}
