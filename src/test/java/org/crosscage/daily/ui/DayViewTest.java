package org.crosscage.daily.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.component.internal.PendingJavaScriptInvocation;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.server.VaadinSession;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.crosscage.PageText;
import org.crosscage.Pool;
import org.crosscage.ViewTest;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.game.store.GameService;
import org.crosscage.player.PlayerToken;
import org.crosscage.shell.AddressCheck;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.preview.LinkPreviews;
import org.crosscage.shell.ui.CachedPuzzles;
import org.crosscage.shell.ui.LocalTime;
import org.crosscage.shell.ui.NewDayNote;
import org.crosscage.shell.ui.ProgressLine;
import org.crosscage.shell.ui.field.MonthCalendar;
import org.crosscage.shell.ui.field.Tool;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.bean.override.convention.TestBean;

/// The pages of days, today being a Tuesday in December.
final class DayViewTest extends ViewTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 12, 8);
    /// Twelve puzzles and the giant of the Sunday before.
    private static final int SHOWN = 13;
    private static final AtomicReference<Instant> NOW = new AtomicReference<>(Instant.EPOCH);
    private static final Pool POOL = new Pool();

    @TestBean(name = "clock")
    private InstantSource clock;

    @TestBean(name = "costlyTasks")
    private Executor costlyTasks;

    @Autowired
    private DailyPuzzles dailyPuzzles;

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private JdbcClient database;

    @Autowired
    private List<AddressCheck> checks;

    @Autowired
    private LinkPreviews previews;

    static InstantSource clock() {
        return NOW::get;
    }

    static Executor costlyTasks() {
        return POOL;
    }

    @BeforeEach
    void itIsNoonAndNobodyHasOpenedADay() {
        NOW.set(Instant.parse("2026-12-08T12:00:00Z"));
        database.sql("delete from daily").update();
        POOL.reset(false);
    }

    @Test
    void withoutADateItIsToday() {
        UI.getCurrent().navigate("daily");

        assertThat(address()).isEqualTo("daily/2026-12-08");
        assertThat(_get(H1.class).getText()).isEqualTo("Tuesday, December 8, 2026");
        assertThat(UI.getCurrent().getInternals().getTitle()).isEqualTo("Puzzles of December 8, 2026 · Crosscage");
    }

    @Test
    void aDayHasItsCardsInTheirOrderWhichLeadToThePuzzles() {
        open(TODAY);

        assertThat(_find(DailyCard.class))
                .extracting(card -> card.getId().orElseThrow())
                .containsExactlyElementsOf(
                        DailyPuzzle.shown(TODAY).stream().map(DailyPuzzle::name).toList());
        assertThat(links("daily-card"))
                .contains("daily/2026-12-06/kakuro-expert")
                .filteredOn(link -> link.startsWith("daily/2026-12-08/"))
                .hasSize(12);
        assertThat(_find(H2.class))
                .extracting(H2::getText)
                .containsExactly(
                        "Minis, a few minutes each",
                        "Sunday giant, here all week",
                        "Kakuro",
                        "KenKen",
                        "Killer Sudoku");
        assertThat(text(card("kenken-easy"))).contains("Easy", "KenKen 4\u00a0×\u00a04", "Play");
    }

    @Test
    void whatIsNotThereIsMadeWhileOneSeesIt() {
        POOL.reset(true);
        open(TODAY);

        assertThat(_find(ProgressLine.class)).hasSize(1);
        assertThat(pictures()).isZero();
        _assertNone(CachedPuzzles.class);

        POOL.work();

        assertThat(pictures()).isEqualTo(SHOWN);
        assertThat(_get(CachedPuzzles.class).getElement().getAttribute("page")).isEqualTo("day-2026-12-08");
        _assertNone(ProgressLine.class);
        assertThat(dailyPuzzles.ready(TODAY)).hasSize(SHOWN);
    }

    @Test
    void makingCanBeStoppedAndTheCardsStay() {
        POOL.reset(true);
        open(TODAY);

        _click(_get(Tool.class, spec -> spec.withText("Cancel")));
        POOL.work();

        assertThat(pictures()).isZero();
        assertThat(_find(DailyCard.class)).hasSize(SHOWN);
        assertThat(said()).contains("They have not been made yet. Open one and it will be.");
    }

    @Test
    void theWayLeadsFromDayToDayAndWhatIsMissingThereIsMadeToo() {
        open(TODAY);
        assertThat(way()).containsExactly("daily/2026-12-07");

        open(TODAY.minusDays(1));

        assertThat(way()).containsExactly("daily/2026-12-06", "daily/2026-12-08");
        assertThat(pictures()).isEqualTo(SHOWN);
        open(DailyPuzzle.FIRST);
        assertThat(way()).containsExactly("daily/2026-11-02");
    }

    @Test
    void tomorrowIsRefusedInWordsAndNothingOfItIsSeen() {
        open(TODAY.plusDays(1));

        assertThat(_get(H1.class).getText()).isEqualTo("This day has not started yet");
        var when = _get(LocalTime.class).getElement();
        assertThat(when.getText()).isEqualTo("The puzzles of December 9, 2026 appear when it starts, at 00:00 UTC.");
        assertThat(when.getAttribute("moment")).isEqualTo("2026-12-09T00:00:00Z");
        assertThat(when.getAttribute("sentence"))
                .isEqualTo("The puzzles of December 9, 2026 appear on {time}, your time.");
        _assertNone(DailyCard.class);
        UI.getCurrent().navigate("daily/2026-12-09/kakuro-easy");
        assertThat(address()).isEqualTo("daily/2026-12-09");
        assertThat(games.lists().startedFrom(player.id(), "daily-")).isEmpty();
    }

    @Test
    void beforeTheFirstDayThereWereNone() {
        open(DailyPuzzle.FIRST.minusDays(1));

        assertThat(_get(H1.class).getText()).isEqualTo("No puzzles that day");
        assertThat(said()).contains("The first puzzles of the day were those of November 1, 2026.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/daily/yesterday",
                "/daily/2026-02-30",
                "/daily/2026-12-1",
                "/daily/2026-12-08/kakuro",
                "/daily/2026-12-08/kakuro-expert",
                "/daily/nonsense/kakuro-easy"
            })
    void nonsenseIsMissing(String path) {
        assertThat(checks.stream().anyMatch(each -> each.isMissing(path, Optional::empty)))
                .isTrue();
        UI.getCurrent().navigate(path.substring(1));
        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/daily", "/daily/2026-12-08", "/daily/2027-01-01", "/daily/2026-12-08/kakuro-hard"})
    void daysAndTheirPuzzlesAreThere(String path) {
        assertThat(checks.stream().noneMatch(each -> each.isMissing(path, Optional::empty)))
                .isTrue();
    }

    @Test
    void aPuzzleOpensStraightIntoPlayAndIsGoneOnWith() {
        make("kenken-easy");
        UI.getCurrent().navigate("daily/2026-12-08/kenken-easy");
        var game = address();

        assertThat(game).startsWith("play/");
        assertThat(UI.getCurrent().getInternals().getTitle())
                .isEqualTo("KenKen 4\u00a0×\u00a04, daily of December 8, 2026 · Crosscage");
        assertThat(_get(Anchor.class, spec -> spec.withId("day")).getHref()).isEqualTo("daily/2026-12-08");
        UI.getCurrent().navigate("daily/2026-12-08/kenken-easy");
        assertThat(address()).isEqualTo(game);
        _click(_get(NativeButton.class, spec -> spec.withId("menu-day")));
        assertThat(address()).isEqualTo("daily/2026-12-08");
        assertThat(text(card("kenken-easy"))).contains("Started, 0 of 16 filled");
        assertThat(links("daily-card")).contains(game);
    }

    @Test
    void aPuzzleThatNobodyHasOpenedIsMadeFirst() {
        POOL.reset(true);
        UI.getCurrent().navigate("daily/2026-12-08/kenken-medium");

        assertThat(said()).contains("Nobody has opened this puzzle before, so it is being made now.");
        POOL.work();

        assertThat(games.lists().startedFrom(player.id(), "daily-2026-12-08-kenken-medium"))
                .hasSize(1);
    }

    @Test
    void whatIsDoneIsSaidAndCanBePassedOnWithoutADigit() {
        finish("kenken-easy", Duration.ofSeconds(83));
        games.note(player.id(), begin("kenken-medium"), LogEntry.Help.SOLUTION);
        finish("kenken-medium", Duration.ofSeconds(5));

        open(TODAY);

        assertThat(text(card("kenken-easy"))).contains("Done", "01:23, no help");
        assertThat(text(card("kenken-medium"))).contains("Solution shown").doesNotContain("Done");
        assertThat(_get(CachedPuzzles.class).getElement().getAttribute("done")).isEqualTo("2");
        assertThat(_get(Pre.class).getText()).isEqualTo("""
                Crosscage, December 8, 2026
                Easy KenKen 4\u00a0×\u00a04: 01:23, no help
                Medium KenKen 6\u00a0×\u00a06: Solution shown
                1 of 12 done""");
        assertThat(said()).contains("Streak: 1 day.");
    }

    @Test
    void whoHasDoneNothingHasNothingToPassOn() {
        open(TODAY);

        _assertNone(Pre.class);
        assertThat(said()).noneMatch(words -> words.contains("Streak"));
    }

    @Test
    void theCalendarSaysWhatWasDoneOnEachDay() {
        finish("kenken-easy", Duration.ofSeconds(83));
        open(TODAY);

        assertThat(_get(H3.class).getText()).isEqualTo("December 2026");
        assertThat(days()).hasSize(8).endsWith("December 8, 2026: 1 of 12 done");
        press("earlier");
        assertThat(_get(H3.class).getText()).isEqualTo("November 2026");
        assertThat(days()).hasSize(30).allMatch(day -> day.endsWith(", 2026: none done"));
        press("earlier");
        assertThat(_get(H3.class).getText()).isEqualTo("November 2026");
    }

    @Test
    void whoStaysOverMidnightIsToldAndLosesNothing() {
        open(TODAY);
        var newDay = _get(NewDayNote.class);
        newDay.refresh();
        assertThat(newDay.getChildren()).isEmpty();

        NOW.set(Instant.parse("2026-12-09T00:00:00Z"));
        newDay.refresh();
        newDay.refresh();

        assertThat(newDay.getChildren())
                .singleElement()
                .isInstanceOfSatisfying(
                        Anchor.class, link -> assertThat(link.getHref()).isEqualTo("daily"));
        assertThat(_get(H1.class).getText()).isEqualTo("Tuesday, December 8, 2026");
        UI.getCurrent().navigate("daily");
        assertThat(address()).isEqualTo("daily/2026-12-09");
    }

    @Test
    void theStreakAndTheCalendarAreAboveThePuzzles() {
        finish("kenken-gentle", Duration.ofSeconds(83));
        open(TODAY);

        var top = PageText.page().select(".daily-top");
        assertThat(top.select(".daily-streak").text()).isEqualTo("Streak: 1 day.");
        assertThat(top.select("local-time").attr("moment")).isEqualTo("2026-12-09T00:00:00Z");
        assertThat(top.select("details summary").text()).isEqualTo("All days");
        assertThat(top.first().elementSiblingIndex())
                .isLessThan(PageText.page().select(".daily section").first().elementSiblingIndex());
    }

    @Test
    void theWayBackFromAGiantLeadsToTodayAndOnToItsPuzzles() {
        var giant = DailyPuzzle.giant(TODAY).orElseThrow();
        var puzzle = dailyPuzzles.make(giant, () -> false, _ -> {}).orElseThrow();
        UI.getCurrent().navigate("play/" + dailyPuzzles.play(player.id(), giant, puzzle));

        assertThat(_get(Anchor.class, spec -> spec.withId("day")).getHref()).isEqualTo("daily/2026-12-08");
        assertThat(dailyPuzzles.results(player.id(), TODAY).of(giant)).isPresent();
        open(giant.date());
        assertThat(links("daily-card")).anyMatch(link -> link.startsWith("play/"));
    }

    @Test
    void theBarSaysWhatIsDoneOfToday() {
        begin("kenken-gentle"); // makes the browser's player known
        UI.getCurrent().navigate("learn");
        assertThat(tick()).isEmpty();
        var game = finish("kenken-gentle", Duration.ofSeconds(83));
        UI.getCurrent().navigate("library");
        assertThat(tick()).as("asked once").isEmpty();

        UI.getCurrent().navigate("play/" + game);
        assertThat(tick()).as("a finished game is shown").isEqualTo("1 of 12 done");
        UI.getCurrent().navigate("library");
        assertThat(tick()).isEqualTo("1 of 12 done");

        NOW.set(Instant.parse("2026-12-09T00:00:00Z"));
        UI.getCurrent().navigate("learn");
        assertThat(tick()).isEmpty();
    }

    @Test
    void theTickIsThatOfWhoeverHoldsTheSession() {
        var game = finish("kenken-gentle", Duration.ofSeconds(83));
        UI.getCurrent().navigate("play/" + game);
        assertThat(tick()).isEqualTo("1 of 12 done");

        VaadinSession.getCurrent().setAttribute(PlayerToken.class, null);
        player.refresh();
        UI.getCurrent().navigate("library");

        assertThat(tick()).isEmpty();
    }

    /// The words that the browser was last told to say beside the name of the day's page.
    private static String tick() {
        var ui = UI.getCurrent();
        ui.getInternals().getStateTree().runExecutionsBeforeClientResponse();
        return ui.getInternals().dumpPendingJavaScriptInvocations().stream()
                .map(PendingJavaScriptInvocation::getInvocation)
                .filter(call -> call.getExpression().contains("destination-tick"))
                .map(call -> (String) call.getParameters().get(1))
                .toList()
                .getLast();
    }

    @Test
    void homeHasTodaysMinis() {
        make("kakuro-gentle");
        UI.getCurrent().navigate("learn");
        UI.getCurrent().navigate("");

        assertThat(PageText.page().select("a").eachAttr("href"))
                .contains("daily", "daily/2026-12-08/kakuro-gentle", "daily/2026-12-08/kenken-gentle")
                .doesNotContain("daily/2026-12-08/kakuro-easy");
        assertThat(pictures()).isEqualTo(1);
    }

    @Test
    void homeHasTheGiantOfTheWeekWithATickOnceItIsDone() {
        var giant = DailyPuzzle.giant(TODAY).orElseThrow();
        var entry = dailyPuzzles.make(giant, () -> false, _ -> {}).orElseThrow();
        UI.getCurrent().navigate("");
        assertThat(PageText.page().select(".today a").eachAttr("href")).contains(giant.address());

        var game = dailyPuzzles.play(player.id(), giant, entry);
        database.sql("update game set finished = updated where id = :id")
                .param("id", game)
                .update();
        UI.getCurrent().navigate("learn");
        UI.getCurrent().navigate("");
        assertThat(PageText.page().select(".today a[href='play/" + game + "'] .done"))
                .hasSize(1);
    }

    @Test
    void homeHasTheStreakAndHowLongItIsToTheNextPuzzles() {
        finish("kenken-easy", Duration.ofSeconds(83));
        UI.getCurrent().navigate("learn");
        UI.getCurrent().navigate("");

        assertThat(PageText.page().select(".today-strip p").text())
                .contains("Streak: 1 day.", "New ones come at 00:00 UTC.");
        var countdown = PageText.page().select(".today-strip local-time");
        assertThat(countdown.attr("moment")).isEqualTo("2026-12-09T00:00:00Z");
        assertThat(countdown.attr("sentence")).contains("{hours} h {minutes} min");
    }

    @Test
    void whatIsSeenOfALinkIsTheBoardAsSoonAsItIsThere() {
        var path = "/daily/2026-12-08/kakuro-medium";
        var game = previews.of("/").title();
        assertThat(previews.of(path).title()).isEqualTo(game);
        assertThat(previews.of("/daily/2026-12-09").title()).isEqualTo(game);

        make("kakuro-medium");
        make("kenken-medium");
        make("killer-medium");

        var preview = previews.of(path);
        assertThat(preview.title()).isEqualTo("Medium Kakuro 8\u00a0×\u00a08");
        assertThat(preview.picture()).isEqualTo("/preview" + path + ".png");
        assertThat(previews.withPicture(preview.picture())).isPresent();
        assertThat(preview.image().get()).isNotEmpty();
        assertThat(previews.of("/daily/2026-12-08").title()).isEqualTo("Puzzles of December 8, 2026");
    }

    private static void open(LocalDate day) {
        UI.getCurrent().navigate("daily/" + day);
    }

    private void make(String name) {
        dailyPuzzles.make(DailyPuzzle.of(TODAY, name).orElseThrow(), () -> false, _ -> {});
    }

    private String begin(String name) {
        make(name);
        var daily = DailyPuzzle.of(TODAY, name).orElseThrow();
        return dailyPuzzles.play(player.id(), daily, dailyPuzzles.ready(daily).orElseThrow());
    }

    private String finish(String name, Duration time) {
        var id = begin(name);
        games.noteElapsed(player.id(), id, time);
        var entry = games.load(player.id(), id).orElseThrow().entry();
        var solution = entry.solution().orElseThrow();
        for (int cell = 0; cell < entry.puzzle().shape().cellCount(); cell++) {
            var digit = new Change.Digit(cell, solution.digit(cell));
            games.append(player.id(), id, "hand", cell + 1, new LogEntry.Play(Move.of(digit)));
        }
        return id;
    }

    private static DailyCard card(String name) {
        return _get(DailyCard.class, spec -> spec.withId(name));
    }

    private static String text(DailyCard card) {
        return PageText.of(card);
    }

    private static long pictures() {
        return PageText.page().select(".daily-picture:has(svg)").size();
    }

    private static List<String> links(String className) {
        return _find(Anchor.class).stream()
                .filter(link -> link.hasClassName(className))
                .map(Anchor::getHref)
                .toList();
    }

    private static List<String> way() {
        return _get(Div.class, spec -> spec.withClasses("daily-head"))
                .getElement()
                .getChildren()
                .filter(each -> each.getTag().equals("nav"))
                .flatMap(DayViewTest::below)
                .filter(each -> !each.isTextNode() && each.getTag().equals("a"))
                .map(link -> link.getAttribute("href"))
                .toList();
    }

    private static List<String> days() {
        return below(_get(MonthCalendar.class).getElement())
                .filter(each -> !each.isTextNode() && each.getTag().equals("a"))
                .map(link -> link.getChild(2).getText())
                .toList();
    }

    private static void press(String className) {
        _click(_get(NativeButton.class, spec -> spec.withClasses(className)));
    }

    private static Stream<Element> below(Element element) {
        return Stream.concat(Stream.of(element), element.getChildren().flatMap(DayViewTest::below));
    }

    private static List<String> said() {
        return _find(Paragraph.class).stream().map(Paragraph::getText).toList();
    }
}
