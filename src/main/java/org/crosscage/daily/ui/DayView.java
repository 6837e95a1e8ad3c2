package org.crosscage.daily.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.AfterNavigationEvent;
import com.vaadin.flow.router.AfterNavigationObserver;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.crosscage.board.ui.GeneratorProgress;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyGame;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyResults;
import org.crosscage.daily.DailyWords;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.CachedPuzzles;
import org.crosscage.shell.ui.LocalTime;
import org.crosscage.shell.ui.NewDayNote;
import org.crosscage.shell.ui.ShareResult;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// A day: the streak with the calendar of all days, and its puzzles with what the player has done of them. Without a
/// date in its address it leads to today. A day that has not begun shows nothing but when it does.
@Route(DailyPuzzle.ROOT + "/:" + DayView.DATE + "?")
final class DayView extends Div implements BeforeEnterObserver, AfterNavigationObserver, HasDynamicTitle {

    static final String DATE = "date";

    private static final long serialVersionUID = 1L;

    private final transient DailyPuzzles dailyPuzzles;
    private final transient CurrentPlayer player;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient DailyWords words;
    private final transient BackgroundTasks backgroundTasks;
    private final transient Map<DailyPuzzle, DailyCard> missing = new LinkedHashMap<>();
    private final Div making = new Div();
    private final GeneratorProgress progress;
    private String title = "";
    /// How many puzzles of the day the player has finished.
    private long done;

    DayView(DailyPuzzles dailyPuzzles, CurrentPlayer player, PlayerLimits limits, Texts texts, Executor costlyTasks) {
        this.dailyPuzzles = dailyPuzzles;
        this.player = player;
        this.limits = limits;
        this.texts = texts;
        this.words = new DailyWords(texts);
        this.backgroundTasks = new BackgroundTasks(costlyTasks, this);
        this.progress = new GeneratorProgress(texts, this::cancel);
        addClassNames("page", "daily");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", title);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        backgroundTasks.end();
        removeAll();
        missing.clear();
        var today = dailyPuzzles.today();
        var written = event.getRouteParameters().get(DATE);
        if (written.isEmpty()) {
            event.forwardTo(DailyPuzzle.address(today));
            return;
        }
        var day = written.flatMap(DailyPuzzle::date).orElseThrow(NotFoundException::new);
        if (day.isAfter(today)) {
            var date = texts.date(day);
            var why = new LocalTime(
                    texts.say("daily.future.text", "date", date),
                    texts.say("daily.future.text.local", "date", date, "time", "{time}"),
                    DailyPuzzles.start(day),
                    true);
            refuse("future", new Paragraph(why), today, "daily.today");
        } else if (day.isBefore(DailyPuzzle.FIRST)) {
            var why = texts.say("daily.past.text", "date", texts.date(DailyPuzzle.FIRST));
            refuse("past", new Paragraph(why), DailyPuzzle.FIRST, "daily.first");
        } else {
            show(day, today);
        }
    }

    private void refuse(String key, Component why, LocalDate way, String wayOut) {
        title = texts.say("daily." + key + ".title");
        var link = link(DailyPuzzle.address(way), texts.say(wayOut));
        link.addClassName("button-link");
        var refusal = new Div(new H1(title), why, link);
        refusal.addClassName("trouble");
        add(refusal);
    }

    private void show(LocalDate day, LocalDate today) {
        title = texts.say("daily.page", "date", texts.date(day));
        var results =
                player.known().map(known -> dailyPuzzles.results(known.id())).orElse(DailyResults.NONE);
        done = DailyPuzzle.shown(day).stream()
                .flatMap(daily -> results.of(daily).stream())
                .filter(game -> game.state() != DailyGame.State.BEGUN)
                .count();
        var top = new Div(head(day, today, results), calendar(day, today, results));
        top.addClassName("daily-top");
        add(
                new NewDayNote(
                        dailyPuzzles::untilTomorrow,
                        () -> !dailyPuzzles.today().equals(today),
                        texts.say("daily.new-day"),
                        DailyPuzzle.ROOT),
                top);
        making.removeAll();
        making.addClassName("daily-making");
        add(making);
        var entries = dailyPuzzles.ready(day);
        DailyPuzzle.shown(day).stream()
                .collect(Collectors.groupingBy(this::heading, LinkedHashMap::new, Collectors.toList()))
                .forEach((heading, puzzles) -> add(section(heading, puzzles, entries, results)));
        words.results(day, results).ifPresent(result -> add(shared(day, result)));
        cacheWhenMade(day);
    }

    private String heading(DailyPuzzle daily) {
        return daily.isMini()
                ? texts.say("daily.minis")
                : daily.isGiant() ? texts.say("daily.giants") : new PuzzleNames(texts).kind(daily.kind());
    }

    private void cacheWhenMade(LocalDate day) {
        if (missing.isEmpty()) {
            addComponentAtIndex(indexOf(making), new CachedPuzzles(CachedPuzzles.DAY + day, done, texts));
        }
    }

    private Div head(LocalDate day, LocalDate today, DailyResults results) {
        var way = new Nav();
        way.getElement().setAttribute("aria-label", texts.say("daily.way"));
        if (day.isAfter(DailyPuzzle.FIRST)) {
            way.add(link(DailyPuzzle.address(day.minusDays(1)), texts.say("daily.previous")));
        }
        if (day.isBefore(today)) {
            way.add(link(DailyPuzzle.address(day.plusDays(1)), texts.say("daily.next")));
        }
        var lead = new Paragraph(TodayStrip.countdown(today, texts));
        lead.addClassName("quiet");
        var eyebrow = new Span(texts.say("daily.eyebrow"));
        eyebrow.addClassName("eyebrow");
        var head = new Div(eyebrow, new H1(texts.day(day)));
        var streak = results.streak(today);
        if (streak.longest() > 0) {
            var row = new Paragraph(words.streak(streak));
            row.addClassName("daily-streak");
            head.add(row);
        }
        head.add(lead, way);
        head.addClassName("daily-head");
        return head;
    }

    private Section section(
            String heading, List<DailyPuzzle> puzzles, Map<String, PuzzleEntry> entries, DailyResults results) {
        var list = new UnorderedList();
        list.addClassName("daily-cards");
        puzzles.forEach(daily -> {
            var card = new DailyCard(daily, results.of(daily), words, texts);
            Optional.ofNullable(entries.get(daily.id())).ifPresentOrElse(card::show, () -> missing.put(daily, card));
            list.add(card);
        });
        var name = new H2(heading);
        name.addClassName("section-title");
        return new Section(name, list);
    }

    /// Folded where it would push the puzzles from the first screen.
    private NativeDetails calendar(LocalDate day, LocalDate today, DailyResults results) {
        var about = new Paragraph(texts.say("daily.streak.about"));
        about.addClassName("quiet");
        var days = new Div(new DaysCalendar(today, day, results, texts).draw(), about);
        var calendar = new NativeDetails(texts.say("daily.calendar"), days);
        calendar.addClassNames("card", "daily-calendar");
        calendar.getElement().executeJs("this.open = matchMedia('(width >= 1000px)').matches");
        return calendar;
    }

    private Section shared(LocalDate day, String result) {
        var share = new ShareResult(texts);
        share.offer(result, DailyPuzzle.address(day));
        var lines = new Pre(result.stripTrailing());
        lines.addClassName("daily-result");
        var card = new Section(new H2(texts.say("daily.share")), lines, share);
        card.addClassNames("card", "daily-shared");
        return card;
    }

    @Override
    public void afterNavigation(AfterNavigationEvent event) {
        if (!missing.isEmpty()) {
            var note = new Paragraph(texts.say("daily.making"));
            making.removeAll();
            making.add(note, progress);
            progress.show(true);
            makeNext();
        }
    }

    /// One after the other, so that each is seen as soon as it is there.
    private void makeNext() {
        var next = missing.keySet().stream().findFirst();
        if (next.isEmpty()) {
            making.removeAll();
            return;
        }
        limits.refusal(Limit.NEW_PUZZLE).ifPresentOrElse(this::stopMaking, () -> make(next.get()));
    }

    private void make(DailyPuzzle next) {
        var counter = progress.counter();
        backgroundTasks.run(
                stop -> dailyPuzzles.make(next, stop, counter),
                made -> {
                    made.ifPresent(entry ->
                            Objects.requireNonNull(missing.remove(next)).show(entry));
                    cacheWhenMade(next.date());
                    makeNext();
                },
                () -> stopMaking(texts.say("shell.trouble.event")));
    }

    private void cancel() {
        backgroundTasks.end();
        stopMaking(texts.say("daily.cancelled"));
    }

    private void stopMaking(String why) {
        making.removeAll();
        making.add(new Paragraph(why));
    }

    private static Anchor link(String address, String words) {
        var link = new Anchor(address, words);
        link.getElement().setAttribute("router-link", true);
        return link;
    }
}
