package org.crosscage.shell.ui.field;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.dom.Element;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.PageText;
import org.crosscage.shell.ui.field.MonthCalendar.Mark;
import org.crosscage.shell.ui.field.MonthCalendar.Months;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MonthCalendarTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    @ParameterizedTest
    @CsvSource({"2027-02, 4, 0", "2026-11, 6, 6", "2026-12, 5, 1", "2028-02, 5, 1"})
    void aMonthIsATableOfWholeWeeks(YearMonth month, int weeks, int before) {
        var calendar = calendar(month);

        var rows = below(calendar, "tbody").getFirst().getChildren().toList();
        assertThat(rows).hasSize(weeks).allMatch(row -> row.getChildCount() == 7);
        var cells =
                rows.stream().flatMap(Element::getChildren).map(PageText::of).toList();
        assertThat(cells.subList(0, before)).allMatch(String::isEmpty);
        assertThat(cells.stream().filter(text -> !text.isEmpty())).hasSize(month.lengthOfMonth());
    }

    @Test
    void whatScreenReadersSayOfATableIsThere() {
        var calendar = calendar(YearMonth.of(2026, 11));

        assertThat(PageText.of(below(calendar, "caption").getFirst())).isEqualTo("November 2026");
        assertThat(below(calendar, "th"))
                .allMatch(head -> head.getAttribute("scope").equals("col"))
                .extracting(head -> head.getAttribute("abbr"))
                .startsWith("Monday")
                .endsWith("Sunday");
        assertThat(below(calendar, "a")).singleElement().satisfies(link -> {
            assertThat(link.getAttribute("href")).isEqualTo("daily/2026-11-23");
            assertThat(link.getAttribute("aria-current")).isEqualTo("date");
            assertThat(PageText.of(link)).endsWith("November 23, 2026: all done");
        });
    }

    private static MonthCalendar calendar(YearMonth month) {
        return new MonthCalendar(TEXTS, new Months(month, month), month, date -> day(date));
    }

    private static Optional<MonthCalendar.Day> day(LocalDate date) {
        return date.equals(LocalDate.of(2026, 11, 23))
                ? Optional.of(new MonthCalendar.Day("daily/" + date, Mark.ALL, true, "all done", "date"))
                : Optional.empty();
    }

    private static List<Element> below(MonthCalendar calendar, String tag) {
        return below(calendar.getElement())
                .filter(each -> !each.isTextNode() && each.getTag().equals(tag))
                .toList();
    }

    private static Stream<Element> below(Element element) {
        return Stream.concat(Stream.of(element), element.getChildren().flatMap(MonthCalendarTest::below));
    }
}
