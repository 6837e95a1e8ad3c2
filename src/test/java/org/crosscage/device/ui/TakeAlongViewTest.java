package org.crosscage.device.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.BasicUtilsKt;
import com.github.mvysny.kaributesting.v10.DownloadKt;
import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.dialog.Dialog;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.internal.PendingJavaScriptInvocation;
import com.vaadin.flow.router.QueryParameters;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.assertj.core.api.ListAssert;
import org.crosscage.PageText;
import org.crosscage.Pool;
import org.crosscage.ViewTest;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.AddressCheck;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.ui.Choice;
import org.crosscage.shell.ui.Picker;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.bean.override.convention.TestBean;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The page as its server has it, today being a Tuesday in December; what the browser says is said for it.
final class TakeAlongViewTest extends ViewTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 12, 1);
    private static final String NOTHING_LEFT =
            "Nothing is left here: you have started, solved or taken along all of it.";
    private static final Pool POOL = new Pool();

    @TestBean(name = "clock")
    private InstantSource clock;

    @TestBean(name = "costlyTasks")
    private Executor costlyTasks;

    @TestBean(name = "backgroundTasks")
    private Executor backgroundTasks;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private PuzzleSets sets;

    @Autowired
    private GameService games;

    @Autowired
    private DailyPuzzles dailyPuzzles;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private PlayerLimits limits;

    @Autowired
    private JdbcClient database;

    @Autowired
    private List<AddressCheck> checks;

    static InstantSource clock() {
        return () -> Instant.parse("2026-12-01T12:00:00Z");
    }

    static Executor costlyTasks() {
        return POOL;
    }

    static Executor backgroundTasks() {
        return Runnable::run;
    }

    @BeforeEach
    void nobodyHasOpenedADay() {
        database.sql("delete from daily").update();
        POOL.reset(false);
    }

    @Test
    void whoOnlyLooksIsToldHowMuchItIsAndNotStored() {
        long before = players();

        open("pack", "kenken-4x4");

        assertThat(_get(H1.class).getText()).isEqualTo("Take along");
        assertThat(picker("take-pack").picked()).isEqualTo("kenken-4x4");
        assertThat(amount()).matches("10 puzzles, about \\d\\d kB\\.");
        assertThat(players()).isEqualTo(before);
    }

    @Test
    void aPackIsHandedOverWithoutWhatIsStartedOrKept() throws IOException {
        var pack = pack();
        games.start(player.id(), pack.getFirst(), pack.getFirst().id());
        open("pack", "kenken-4x4");
        deviceSays(keeping(pack.get(1).id()));

        sources(taken())
                .containsExactlyElementsOf(
                        pack.subList(2, 12).stream().map(PuzzleEntry::id).toList());
    }

    @Test
    void moreAreChosenAndThePageSaysWhatBecameOfThem() throws IOException {
        open("pack", "kenken-4x4");
        choose("take-count", 25);

        assertThat(amount()).startsWith("25 puzzles, about ");
        assertThat(taken()).hasSize(25);
        assertThat(take().isEnabled()).isFalse();
        browserSays(
                "taken", JsonNodeFactory.instance.objectNode().put("kept", 25).put("bytes", 1));

        assertThat(said()).isEqualTo("25 puzzles are in this browser now.");
        assertThat(device().getElement().hasAttribute("src")).isFalse();
        assertThat(take().isEnabled()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "full; Nothing was taken along, because this browser has no room left. Take fewer, or solve some first.",
                "failed; Nothing was taken along, because the puzzles could not be stored. Try again in a moment.",
                "private; ''"
            })
    void whatIsRefusedIsSaid(String reason, String words) throws IOException {
        open("pack", "kenken-4x4");
        taken();

        browserSays("taken", JsonNodeFactory.instance.objectNode().put("refused", reason));

        assertThat(said()).isEqualTo(words);
        assertThat(take().isEnabled()).isTrue();
    }

    @Test
    void whatDoesNotFitIsSaidBefore() {
        open("pack", "kakuro-10x10");
        choose("take-count", 100);
        deviceSays(keeping().put("room", 500_000));

        assertThat(amount())
                .endsWith("That does not fit, because this browser says it has room for 500 kB. Take fewer.");
        assertThat(take().isEnabled()).isFalse();

        choose("take-count", 10);
        assertThat(amount()).endsWith("This browser says it has room for 500 kB.");
        assertThat(take().isEnabled()).isTrue();
    }

    @Test
    void aBrowserThatKeepsNothingIsOfferedNothing() {
        open("pack", "kenken-4x4");
        deviceSays(keeping().put("keeps", false).put("room", 5e9));

        assertThat(notice()).startsWith("This window keeps nothing");
        assertThat(amount()).doesNotContain("room");
        assertThat(take().isEnabled()).isFalse();
    }

    @Test
    void whatIsKeptIsRemovedAfterAQuestionThatSaysHowMuchRoomThatMakes() {
        open("pack", "kenken-4x4");
        var kept = _get(KeptGames.class);
        var asked = JsonNodeFactory.instance
                .objectNode()
                .put("group", "day-2026-12-02")
                .put("name", "Puzzles of December 2, 2026")
                .put("count", 6)
                .put("bytes", 20_001);

        browserSays(kept, KeptGames.REMOVE, asked);
        assertThat(PageText.of(_get(Dialog.class)))
                .contains(
                        "Puzzles of December 2, 2026: 6 puzzles leave this browser, which makes room for about 21 kB.");
        assertThat(removals(kept)).isEmpty();
        _get(Checkbox.class).setValue(true);
        _click(_get(Button.class, spec -> spec.withText("Remove puzzles")));

        assertThat(removals(kept)).containsExactly("day-2026-12-02");
        browserSays(
                kept, KeptGames.REMOVED, JsonNodeFactory.instance.objectNode().put("count", 6));
        assertThat(said()).isEqualTo("6 puzzles are no longer in this browser.");
        browserSays(kept, KeptGames.REMOVED, JsonNodeFactory.instance.objectNode());
        assertThat(said()).startsWith("Nothing was removed, because ");
    }

    /// Groups that the element is told to remove.
    private static List<String> removals(KeptGames kept) {
        kept.getUI().orElseThrow().getInternals().getStateTree().runExecutionsBeforeClientResponse();
        return kept.getUI().orElseThrow().getInternals().dumpPendingJavaScriptInvocations().stream()
                .map(PendingJavaScriptInvocation::getInvocation)
                .filter(call -> call.getExpression().contains("removeGroup"))
                .flatMap(call -> call.getParameters().stream())
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .toList();
    }

    @Test
    void ofAnOrderTheShippedOnesComeFirstAndTheRestIsMade() throws IOException {
        open("kind", "kenken", "size", "3x3", "count", "50");
        int shipped = library.pack("kenken-3x3").orElseThrow().listings().size();

        var taken = taken();

        sources(taken).hasSize(50).doesNotHaveDuplicates();
        sources(taken).filteredOn(source -> library.find(source).isPresent()).hasSize(shipped);
        assertThat(taken).allSatisfy(game -> {
            assertThat(game.path("group").asString()).isEqualTo("order-kenken-3x3");
            assertThat(game.path("archived").path("puzzle").asString()).startsWith("puzzle kenken-3x3-");
        });
    }

    @Test
    void theKindChangesTheSizesAndTheGradeStaysWhereThereIsOne() {
        open();
        choose("take-kind", PuzzleKinds.of("kenken"));
        picker("take-size").pick("5x5");
        picker("take-grade").pick("medium");
        roundtrip();

        assertThat(picker("take-size").picked()).isEqualTo("5x5");
        assertThat(picker("take-grade").picked()).isEqualTo("medium");
        assertThat(amount()).startsWith("10 puzzles, about ");
        picker("take-size").pick("3x3");
        assertThat(picker("take-grade").options())
                .extracting(Picker.Option::value)
                .contains(picker("take-grade").picked());
    }

    @Test
    void theComingDaysAreMadeAndShownToNobodyBefore() throws IOException {
        open("days", "2");
        assertThat(amount()).startsWith("18 puzzles, about ");

        var taken = taken();

        sources(taken)
                .containsExactlyElementsOf(Stream.of(TODAY, TODAY.plusDays(1))
                        .flatMap(day -> DailyPuzzle.of(day).stream())
                        .map(DailyPuzzle::id)
                        .toList());
        assertThat(taken.getLast().path("group").asString()).isEqualTo("day-2026-12-02");
        assertThat(taken.getLast().path("groupName").asString()).isEqualTo("Puzzles of December 2, 2026");
        assertThat(dailyPuzzles.isOpen(TODAY.plusDays(1))).isFalse();
        UI.getCurrent().navigate("daily/2026-12-02");
        assertThat(_get(H1.class).getText()).isEqualTo("This day has not started yet");
    }

    @Test
    void whoStopsTakesWhatIsThere() throws IOException {
        var first = DailyPuzzle.of(TODAY).getFirst();
        dailyPuzzles.make(first, () -> false, _ -> {});
        open("days", "8");
        POOL.reset(true);
        _click(take());
        roundtrip();

        assertThat(_get(TakeAlongMaking.class).isVisible()).isTrue();
        _click(_get(Button.class, spec -> spec.withId("take-stop")));

        sources(handedOver()).containsExactly(first.id());
        assertThat(_find(TakeAlongMaking.class)).isEmpty();
        browserSays("taken", JsonNodeFactory.instance.objectNode().put("kept", 1));
        assertThat(said()).isEqualTo("Stopped. 1 puzzle is in this browser now.");
        POOL.work();
        assertThat(dailyPuzzles.ready(TODAY)).hasSize(1);
    }

    @Test
    void whoHasMadeManyIsToldToWait() {
        player.id(); // what is counted is counted for a player
        while (limits.refusal(Limit.NEW_PUZZLE).isEmpty()) {
            // until nothing is left
        }
        open("days", "2");
        _click(take());
        roundtrip();

        assertThat(said()).startsWith("That was a lot in a short time. Try again in ");
        assertThat(device().getElement().hasAttribute("src")).isFalse();
        assertThat(take().isEnabled()).isTrue();
    }

    @Test
    void ofASetComesWhatOneMayStartOnItsTerms() throws IOException {
        var terms = new GameTerms(false, Optional.empty());
        var set = set(true, terms);
        anotherPlayer();

        open("set", set.code());
        var source = "set-" + set.code() + "-" + set.puzzles().getFirst().id();
        var taken = taken();

        sources(taken).containsExactly(source);
        assertThat(taken.getFirst().path("archived").path("terms").asString()).isEqualTo("no-hints");
        deviceSays(keeping(source));
        assertThat(amount()).isEqualTo(NOTHING_LEFT);
        assertThat(take().isEnabled()).isFalse();
    }

    @Test
    void aSetInWhichOneHasPlayedIsInTheList() {
        var set = set(false, GameTerms.NONE);
        open();
        assertThat(PageText.of(chips("take-source"))).doesNotContain("From a set");
        sets.games().play(player.id(), set, set.puzzles().getFirst().id());
        UI.getCurrent().navigate("");

        open();
        choose("take-source", TakeAlongSource.SET);

        assertThat(picker("take-set").options())
                .extracting(Picker.Option::words)
                .containsExactly("Week 3");
        assertThat(amount()).startsWith("2 puzzles, about ");
        sets.close(set, true);
        UI.getCurrent().navigate("");
        open("set", set.code());
        assertThat(amount()).isEqualTo(NOTHING_LEFT);
    }

    @ParameterizedTest
    @CsvSource({"pack, nonsense", "set, AAAAAAAAAAAAAAAAAAAAAA", "set, nonsense"})
    void aPackOrSetThatIsNotThereIsNotFound(String name, String value) {
        assertThat(isMissing("/take-along", Map.of(name, new String[] {value}))).isTrue();
        assertThat(isMissing("/library", Map.of(name, new String[] {value}))).isFalse();

        open(name, value);

        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
    }

    @Test
    void whatIsThereIsFound() {
        var set = set(false, GameTerms.NONE);

        assertThat(isMissing("/take-along", Map.of("set", new String[] {set.code()})))
                .isFalse();
        assertThat(isMissing("/take-along", Map.of("pack", new String[] {"kenken-4x4"})))
                .isFalse();
        assertThat(isMissing("/take-along", Map.of("set", new String[] {set.code(), "nonsense"})))
                .isFalse();
        assertThat(isMissing("/take-along", Map.of("days", new String[] {""}))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"library/kenken-4x4", "daily/2026-12-01", ""})
    void thereAreWaysToIt(String from) {
        UI.getCurrent().navigate(from);

        assertThat(PageText.page().select("a[href^=take-along]")).isNotEmpty();
    }

    private boolean isMissing(String path, Map<String, String[]> parameters) {
        return checks.stream().anyMatch(each -> each.isMissing(path, parameters, player::known));
    }

    private PuzzleSet set(boolean inOrder, GameTerms terms) {
        return sets.make(player.id(), new SetDescription("Week 3", "", terms, inOrder), pack().subList(0, 3))
                .set();
    }

    private List<PuzzleEntry> pack() {
        return library.pack("kenken-4x4").orElseThrow().entries();
    }

    private static void open(String... parameters) {
        var named = Stream.iterate(0, i -> i + 2)
                .limit(parameters.length / 2)
                .collect(Collectors.toMap(i -> parameters[i], i -> parameters[i + 1]));
        UI.getCurrent().navigate("take-along", QueryParameters.simple(named));
        roundtrip();
    }

    private static void roundtrip() {
        MockVaadin.clientRoundtrip(false);
        MockVaadin.clientRoundtrip(false);
    }

    /// Presses the button.
    ///
    /// @return what the browser gets
    private static List<JsonNode> taken() throws IOException {
        _click(take());
        roundtrip();
        return handedOver();
    }

    private static List<JsonNode> handedOver() throws IOException {
        eventually(() -> assertThat(device().getElement().hasAttribute("src")).isTrue());
        var bytes = DownloadKt.downloadResource(device().getElement().getAttribute("src"));
        try (var json = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return JsonMapper.shared().readTree(json).valueStream().toList();
        }
    }

    private static ListAssert<String> sources(List<JsonNode> games) {
        return assertThat(games.stream()
                .map(game -> game.path("archived").path("source").asString())
                .toList());
    }

    @SuppressWarnings("unchecked") // what a row chooses from is not known here
    private static <T> void choose(String id, T value) {
        ((Choice<T>) chips(id)).pick(value);
        roundtrip();
    }

    private static Choice<?> chips(String id) {
        return _find(Choice.class).stream()
                .filter(each -> each.getId().equals(Optional.of(id)))
                .findFirst()
                .orElseThrow();
    }

    private static Picker picker(String id) {
        return _get(Picker.class, spec -> spec.withId(id));
    }

    private static Button take() {
        return _get(Button.class, spec -> spec.withId("take"));
    }

    private static TakeAlong device() {
        return _get(TakeAlong.class);
    }

    private static String amount() {
        return words("take-amount");
    }

    private static String said() {
        return words("take-said");
    }

    private static String notice() {
        return words("take-notice");
    }

    private static String words(String id) {
        return _get(Paragraph.class, spec -> spec.withId(id)).getText();
    }

    /// What a browser says that keeps something of these sources.
    private static ObjectNode keeping(String... sources) {
        var said = JsonNodeFactory.instance.objectNode().put("keeps", true).put("opens", true);
        var kept = said.putArray("sources");
        List.of(sources).forEach(kept::add);
        return said;
    }

    private static void deviceSays(ObjectNode said) {
        browserSays("device", said);
    }

    private static void browserSays(String event, ObjectNode detail) {
        browserSays(device(), event, detail);
    }

    private static void browserSays(Component element, String event, ObjectNode detail) {
        BasicUtilsKt._fireDomEvent(
                element, event, JsonNodeFactory.instance.objectNode().set("event.detail", detail));
        roundtrip();
    }

    private long players() {
        return database.sql("select count(*) from player").query(Long.class).single();
    }
}
