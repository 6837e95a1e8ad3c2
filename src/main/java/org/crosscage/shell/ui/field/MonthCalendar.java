package org.crosscage.shell.ui.field;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Svg;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.texts.Texts;

/// A month as a table of weeks, with a sign below each day that says by its shape how much was done, and a link on
/// each day that has one. The arrow keys lead from link to link (`calendar-keys.ts`).
@JsModule("./shell/calendar-keys.ts")
public final class MonthCalendar extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient Months months;
    private final transient Function<LocalDate, Optional<Day>> days;
    private final H3 title = new H3();
    private final NativeButton earlier;
    private final NativeButton later;
    private final Div table = new Div();
    private final Div legend = new Div();
    private transient YearMonth month;

    /// From which month to which one there is something to see.
    public record Months(YearMonth first, YearMonth last) {

        /// The months of these two days and between them.
        public static Months of(LocalDate first, LocalDate last) {
            return new Months(YearMonth.from(first), YearMonth.from(last));
        }
    }

    /// How much was done.
    public enum Mark {
        NONE("<circle cx='8' cy='8' r='5.2' class='ring'/>"),
        SOME("<circle cx='8' cy='8' r='5.2' class='ring'/><path d='M8 2.8a5.2 5.2 0 0 0 0 10.4z' class='full'/>"),
        ALL("<circle cx='8' cy='8' r='6.4' class='full'/><path d='m5 8.2 2.2 2.2L11.2 6' class='tick'/>");

        private final String strokes;

        Mark(String strokes) {
            this.strokes = strokes;
        }

        private Svg draw() {
            var svg = new Svg("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' aria-hidden='true'>"
                    + strokes + "</svg>");
            svg.addClassName("mark");
            return svg;
        }
    }

    /// What there is to see of a day.
    ///
    /// @param address where it leads, without a leading slash; empty for nowhere
    /// @param aided whether what was done was done with help: then a dot stands beside the sign
    /// @param words what the sign says, for who does not see it
    /// @param current `page` for the day that the page is about, `date` for today, or empty
    public record Day(String address, Mark mark, boolean aided, String words, String current) {}

    /// @param months beyond these nobody goes
    /// @param shown the month that is seen at first, one of those
    /// @param days what there is of a day; nothing where it is no day of these
    public MonthCalendar(Texts texts, Months months, YearMonth shown, Function<LocalDate, Optional<Day>> days) {
        this.texts = texts;
        this.months = months;
        this.days = days;
        this.earlier = button("earlier", -1, LineIcon.BACK);
        this.later = button("later", 1, LineIcon.NEXT);
        this.month = shown;
        title.getElement().setAttribute("aria-live", "polite");
        legend.addClassName("calendar-legend");
        legend.setVisible(false);
        var head = new Div(earlier, title, later);
        head.addClassName("calendar-head");
        addClassName("month-calendar");
        add(head, table, legend);
        show(shown);
    }

    /// Says below the month what a sign means.
    ///
    /// @param aided with the dot beside it
    public MonthCalendar explain(Mark mark, boolean aided, String words) {
        legend.setVisible(true);
        legend.add(new Div(sign(mark, aided), new Span(words)));
        return this;
    }

    private NativeButton button(String key, int step, LineIcon symbol) {
        var button = new NativeButton();
        button.addClassNames("icon-button", key);
        button.getElement().setAttribute("type", "button").setAttribute("title", texts.say("shell.calendar." + key));
        button.setAriaLabel(texts.say("shell.calendar." + key));
        button.add(symbol.draw());
        button.addClickListener(_ -> {
            var other = month.plusMonths(step);
            if (!other.isBefore(months.first()) && !other.isAfter(months.last())) {
                show(other);
            }
        });
        return button;
    }

    private void show(YearMonth other) {
        month = other;
        title.setText(month.format(DateTimeFormatter.ofPattern("LLLL uuuu", texts.locale())));
        // a button that is switched off under the focus would throw it to the page's beginning
        dim(earlier, !month.isAfter(months.first()));
        dim(later, !month.isBefore(months.last()));
        table.removeAll();
        table.add(drawn());
    }

    private static void dim(NativeButton button, boolean last) {
        button.getElement().setAttribute("aria-disabled", Boolean.toString(last));
    }

    private Component drawn() {
        var head = new HtmlContainer("tr");
        Stream.of(DayOfWeek.values()).forEach(day -> head.add(weekday(day)));
        var body = new HtmlContainer("tbody");
        weeks().forEach(week -> {
            var row = new HtmlContainer("tr");
            week.forEach(day -> row.add(cell(day)));
            body.add(row);
        });
        var caption = new HtmlContainer("caption");
        caption.add(new Span(title.getText()));
        caption.addClassName("visually-hidden");
        var weekdays = new HtmlContainer("thead");
        weekdays.add(head);
        var whole = new HtmlContainer("table");
        whole.add(caption, weekdays, body);
        return whole;
    }

    /// The weeks that the month has days in, from Monday to Sunday.
    private List<List<LocalDate>> weeks() {
        var weeks = new ArrayList<List<LocalDate>>();
        var first = month.atDay(1).with(DayOfWeek.MONDAY);
        for (var monday = first; !monday.isAfter(month.atEndOfMonth()); monday = monday.plusWeeks(1)) {
            var start = monday;
            weeks.add(IntStream.range(0, DayOfWeek.values().length)
                    .mapToObj(start::plusDays)
                    .toList());
        }
        return weeks;
    }

    private HtmlContainer weekday(DayOfWeek day) {
        var head = new HtmlContainer("th");
        var locale = texts.locale();
        head.getElement()
                .setAttribute("scope", "col")
                .setAttribute("abbr", day.getDisplayName(TextStyle.FULL_STANDALONE, locale))
                .setText(day.getDisplayName(TextStyle.SHORT_STANDALONE, locale));
        return head;
    }

    private HtmlContainer cell(LocalDate date) {
        var cell = new HtmlContainer("td");
        if (YearMonth.from(date).equals(month)) {
            days.apply(date).ifPresentOrElse(day -> cell.add(drawn(date, day)), () -> cell.add(number(date)));
        }
        return cell;
    }

    private Component drawn(LocalDate date, Day day) {
        var place = new HtmlContainer(day.address().isEmpty() ? "span" : "a");
        if (!day.address().isEmpty()) {
            place.getElement().setAttribute("href", day.address()).setAttribute("router-link", true);
        }
        place.addClassName("day");
        if (!day.current().isEmpty()) {
            place.getElement().setAttribute("aria-current", day.current());
        }
        var words = new Span(texts.say("shell.calendar.day", "date", texts.date(date), "words", day.words()));
        words.addClassName("visually-hidden");
        var number = number(date);
        number.getElement().setAttribute("aria-hidden", "true"); // the words say it
        place.add(number, sign(day.mark(), day.aided()), words);
        return place;
    }

    private static Span number(LocalDate date) {
        var number = new Span(Integer.toString(date.getDayOfMonth()));
        number.addClassName("number");
        return number;
    }

    private static Span sign(Mark mark, boolean aided) {
        var sign = new Span(mark.draw());
        sign.addClassName("sign");
        sign.setClassName("aided", aided);
        return sign;
    }
}
