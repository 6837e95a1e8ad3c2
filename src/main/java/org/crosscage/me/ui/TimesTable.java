package org.crosscage.me.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import java.time.Duration;
import java.util.Optional;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.me.PlayTimes;
import org.crosscage.texts.Texts;

/// Best and median times by kind, size and grade, each line with a bar: as long as the median takes beside the longest
/// of its kind, and stronger as far as the best.
///
/// Where there is no room for a line beside the other, styles lay the cells of a line below each other; every part
/// says what it is in the table, because such styles take that away, and counts and times carry the names of their
/// columns.
@Tag("table")
final class TimesTable extends Component {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PlayTimes times;

    TimesTable(PlayTimes times, Texts texts) {
        this.texts = texts;
        this.times = times;
        getElement().setAttribute("role", "table").getClassList().add("times-table");
        var head = part("tr", "row");
        for (var key : new String[] {"puzzles", "grade", "done", "best", "median"}) {
            head.appendChild(part("th", "columnheader").setText(column(key)).setAttribute("scope", "col"));
        }
        var body = part("tbody", "rowgroup");
        times.lines().forEach(line -> body.appendChild(row(line)));
        getElement().appendChild(part("thead", "rowgroup").appendChild(head), body);
    }

    private static Element part(String tag, String role) {
        return new Element(tag).setAttribute("role", role);
    }

    private static Element cell() {
        return part("td", "cell");
    }

    private String column(String key) {
        return texts.say("me.times." + key);
    }

    private Element row(PlayTimes.Line line) {
        var sort = line.sort();
        var name = new PuzzleNames(texts)
                .of(sort.kind(), sort.size().rows(), sort.size().columns());
        var grade = cell();
        sort.grade()
                .ifPresentOrElse(
                        known -> grade.appendChild(new GradeSign(texts, known).getElement()),
                        () -> grade.setText(texts.say("me.times.no-grade")));
        var done = texts.say(
                "me.times.done.of",
                "finished",
                line.finished(),
                "unaided",
                line.unaided(),
                "aided",
                line.finished() - line.unaided());
        return part("tr", "row")
                .appendChild(
                        part("th", "rowheader").setText(name).setAttribute("scope", "row"),
                        grade,
                        cell().setText(done).setAttribute("data-column", column("done")),
                        cell().appendChild(time("best", line.best())),
                        median(line));
    }

    /// The time, and a bar where there is one.
    private Element median(PlayTimes.Line line) {
        var cell = cell().appendChild(time("median", line.median()));
        return line.median().isPresent() ? cell.appendChild(bar(line)) : cell;
    }

    /// @param key of its column
    private Element time(String key, Optional<Duration> time) {
        return new Element("span")
                .setText(time.map(Texts::clock).orElseGet(() -> texts.say("me.times.no-time")))
                .setAttribute("data-column", column(key));
    }

    private Element bar(PlayTimes.Line line) {
        var bar = new Span();
        bar.addClassName("times-bar");
        bar.getElement().setAttribute("aria-hidden", "true");
        long longest = times.lines().stream()
                .filter(other -> other.sort().kind().equals(line.sort().kind()))
                .flatMap(other -> other.median().stream())
                .mapToLong(Duration::toSeconds)
                .max()
                .orElse(0);
        mark(bar, "share", line.median(), longest);
        mark(bar, "best", line.best(), longest);
        return bar.getElement();
    }

    /// @param longest in seconds, as long as the whole bar
    private static void mark(Span bar, String name, Optional<Duration> time, long longest) {
        long share = longest == 0
                ? 0
                : time.map(taken -> Math.ceilDiv(100 * taken.toSeconds(), longest))
                        .orElse(0L);
        bar.getElement()
                .setAttribute("data-" + name, Long.toString(share))
                .getStyle()
                .set("--" + name, share + "%");
    }
}
