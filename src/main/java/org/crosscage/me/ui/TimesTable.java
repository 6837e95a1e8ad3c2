package org.crosscage.me.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import java.time.Duration;
import java.util.Optional;
import org.crosscage.board.ui.GradeSign;
import org.crosscage.board.ui.PlayTimer;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.me.PlayTimes;
import org.crosscage.texts.Texts;

/// Best and median times by kind, size and grade, each line with a bar: as long as the median takes beside the longest
/// of its kind, and stronger as far as the best.
@Tag("table")
final class TimesTable extends Component {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PlayTimes times;

    TimesTable(PlayTimes times, Texts texts) {
        this.texts = texts;
        this.times = times;
        getElement().getClassList().add("times-table");
        var head = row();
        for (var key : new String[] {"puzzles", "grade", "done", "best", "median"}) {
            head.appendChild(cell("th", texts.say("me.times." + key)).setAttribute("scope", "col"));
        }
        var body = new Element("tbody");
        times.lines().forEach(line -> body.appendChild(row(line)));
        getElement().appendChild(new Element("thead").appendChild(head), body);
    }

    private static Element row() {
        return new Element("tr");
    }

    private static Element cell(String tag, String words) {
        return new Element(tag).setText(words);
    }

    private Element row(PlayTimes.Line line) {
        var sort = line.sort();
        var name = new PuzzleNames(texts)
                .of(sort.kind(), sort.size().rows(), sort.size().columns());
        var grade = new Element("td");
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
        return row().appendChild(
                        cell("th", name).setAttribute("scope", "row"),
                        grade,
                        cell("td", done),
                        cell("td", clock(line.best())),
                        median(line));
    }

    private String clock(Optional<Duration> time) {
        return time.map(PlayTimer::words).orElseGet(() -> texts.say("me.times.no-time"));
    }

    private Element median(PlayTimes.Line line) {
        var cell = cell("td", "");
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
        return cell.appendChild(new Span(clock(line.median())).getElement(), bar.getElement());
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
