package org.crosscage.lab.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.dependency.NpmPackage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.crosscage.texts.Texts;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// Lines that grow while a race goes on, and the same in a table.
@Tag("lab-chart")
@NpmPackage(value = "uplot", version = "1.6.32")
@JsModule("./lab/chart.ts")
final class Chart extends Component implements HasStyle {

    private static final long serialVersionUID = 1L;
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final transient List<Integer> cleared = new ArrayList<>();
    private final transient List<Points> waiting = new ArrayList<>();
    private transient boolean announced;

    /// @param label what it is about, for those who cannot see it and for saved pictures
    Chart(String label, Texts texts) {
        getElement().setProperty("label", label);
        var words = JSON.objectNode();
        List.of("chart.empty", "chart.table", "chart.save.svg", "chart.save.png", "chart.save.csv")
                .forEach(key -> words.put(key, texts.pattern("lab." + key)));
        getElement().setPropertyJson("texts", words);
    }

    /// @param about of which puzzle and seed it is, for saved pictures
    void setAbout(String about) {
        getElement().setProperty("about", about);
    }

    enum Stroke {
        SOLID,
        DASHED,
        DOTTED,
        DASH_DOT
    }

    /// @param colour which of the racers' colours, from 0
    record Line(String name, int colour, Stroke stroke, boolean bold) {}

    /// Points of one line, each later than all before.
    ///
    /// @param line its index
    record Points(int line, List<Double> x, List<Double> y) {}

    /// What is drawn from now on; all points are gone.
    ///
    /// @param file the name of files to keep, without what says their format
    /// @param x what stands at the axis below
    /// @param y what stands at the other one
    /// @param whole whether values are counts
    void draw(String file, List<Line> lines, String x, String y, boolean whole) {
        getElement().setProperty("file", file);
        var styles = JSON.arrayNode();
        lines.forEach(line -> styles.addObject()
                .put("name", line.name())
                .put("colour", line.colour())
                .put("stroke", line.stroke().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .put("bold", line.bold()));
        getElement()
                .setPropertyJson(
                        "axes",
                        JSON.objectNode()
                                .put("x", x)
                                .put("y", y)
                                .put("log", true)
                                .put("whole", whole));
        getElement().setPropertyJson("styles", styles);
    }

    /// A line begins anew.
    void clear(int line) {
        waiting.removeIf(points -> points.line() == line);
        if (!cleared.contains(line)) {
            cleared.add(line);
        }
    }

    void add(Points points) {
        if (!points.x().isEmpty()) {
            waiting.add(points);
        }
    }

    /// Sends what is new, all lines together, when the page is answered next. For a page that asks for nothing, as
    /// behind a closed lid, what is new waits as points, of which a run has few, and not as ever more
    /// messages.
    void send() {
        if (announced || cleared.isEmpty() && waiting.isEmpty()) {
            return;
        }
        getUI().ifPresent(page -> {
            announced = true;
            page.beforeClientResponse(this, _ -> call());
        });
    }

    /// Sends all that was added before.
    @Override
    protected void onAttach(AttachEvent event) {
        send();
    }

    private void call() {
        announced = false;
        var added = JSON.objectNode();
        var anew = added.putArray("clear");
        cleared.forEach(anew::add);
        var points = added.putArray("points");
        waiting.forEach(some -> {
            var entry = points.addObject().put("line", some.line());
            fill(entry.putArray("x"), some.x());
            fill(entry.putArray("y"), some.y());
        });
        getElement().callJsFunction("add", added);
        cleared.clear();
        waiting.clear();
    }

    private static void fill(ArrayNode array, List<Double> numbers) {
        numbers.forEach(array::add);
    }
}
