package org.crosscage.device.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.crosscage.browser.BrowserTest;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What is taken along is whole in the browser's store, or not there at all.
final class TakeAlongIT extends BrowserTest {

    private static final Duration LONGEST_MAKING = Duration.ofSeconds(60);

    /// Nothing where there is no store yet, which is not made here.
    private static final String KEPT = """
            () => new Promise((done) => {
              const opening = indexedDB.open('crosscage');
              opening.onupgradeneeded = () => opening.transaction.abort();
              opening.onerror = () => done('[]');
              opening.onsuccess = () => {
                const all = opening.result.transaction('games').objectStore('games').getAll();
                all.onsuccess = () => {
                  opening.result.close();
                  done(JSON.stringify(all.result));
                };
              };
            })
            """;

    /// Begins a puzzle as a page without a connection does.
    private static final String START = """
            (id) => new Promise((done) => {
              const opening = indexedDB.open('crosscage');
              opening.onsuccess = () => {
                const all = opening.result.transaction('games', 'readwrite').objectStore('games');
                all.get(id).onsuccess = ({ target }) => {
                  const archived = { ...target.result.archived, begun: new Date().toISOString() };
                  all.put({ ...target.result, archived }).onsuccess = () => {
                    opening.result.close();
                    done();
                  };
                };
              };
            })
            """;

    private static final String PUZZLES = """
            puzzle first
            size 3
            cage 3+ r1c1 r2c1
            cage 2= r1c2
            cage 4+ r1c3 r2c3
            cage 3= r2c2
            cage 3= r3c1
            cage 1- r3c2 r3c3
            end

            puzzle second
            size 3
            cage 5+ r1c1 r2c1
            cage 2= r1c2
            cage 4+ r1c3 r2c3
            cage 1= r2c2
            cage 1= r3c1
            cage 1- r3c2 r3c3
            end
            """;

    @Test
    void aPackIsTakenAlongPieceByPieceAndNothingTwice() {
        var page = open(newcomerWithWorker(), "/library/kenken-4x4");
        page.getByRole(AriaRole.LINK, named("Take along")).click();
        page.waitForURL(Pattern.compile("/take-along\\?pack=kenken-4x4$"));
        assertThat(amount(page))
                .hasText(Pattern.compile("^10 puzzles, about \\d+ kB\\. This browser says it has room for .+B\\."));
        looksRight(page, "take-along-pack");

        var kept = takeAlong(page, 10);

        var pack = PuzzleLibrary.shipped().pack("kenken-4x4").orElseThrow().entries();
        assertThat(kept).extracting(TakeAlongIT::source).containsExactlyInAnyOrderElementsOf(ids(pack, 10));
        for (var game : kept) {
            isWhole(game);
            assertThat(game.path("group").asString()).isEqualTo("pack-kenken-4x4");
            assertThat(game.path("groupName").asString()).isEqualTo("KenKen 4 × 4");
            assertThat(puzzle(game))
                    .isEqualTo(PuzzleLibrary.shipped()
                            .find(source(game))
                            .orElseThrow()
                            .puzzle());
        }

        assertThat(takeAlong(page, 10))
                .extracting(TakeAlongIT::source)
                .containsExactlyInAnyOrderElementsOf(ids(pack, 20));
        page.reload();
        assertThat(takeAlong(page, 10))
                .extracting(TakeAlongIT::source)
                .containsExactlyInAnyOrderElementsOf(ids(pack, 30));
    }

    private static List<String> ids(List<PuzzleEntry> pack, int count) {
        return pack.stream().limit(count).map(PuzzleEntry::id).toList();
    }

    @Test
    void whatWasTakenAlongIsRemovedButNotWhatIsStarted() {
        var profile = newcomerWithWorker();
        var page = open(profile, "/take-along?pack=kenken-4x4");
        var kept = takeAlong(page, 10);
        page.locator("#take-pack select").selectOption("kenken-3x3");
        takeAlong(page, 10);
        var started = kept.getFirst().path("id").asString();
        page.evaluate(START, started);
        page.reload();
        assertThat(page.locator(".kept-groups li")).hasCount(2);
        looksRight(page, "take-along-kept");

        page.getByRole(AriaRole.BUTTON, named("Remove KenKen 4 × 4 from this browser"))
                .click();
        var dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog)
                .containsText(Pattern.compile(
                        "KenKen 4 × 4: 9 puzzles leave this browser, which makes room for about \\d+ kB\\."));
        dialog.getByRole(AriaRole.CHECKBOX).check();
        dialog.getByText("Remove puzzles").click();

        assertThat(said(page)).hasText("9 puzzles are no longer in this browser.");
        var group = page.locator(".kept-groups li").filter(new Locator.FilterOptions().setHasText("KenKen 4 × 4"));
        assertThat(group).containsText("1 puzzle");
        assertThat(group.locator("button")).hasCount(0);
        assertThat(kept(page))
                .hasSize(11)
                .anyMatch(game -> game.path("id").asString().equals(started));
        page.locator("#take-pack select").selectOption("kenken-4x4");
        assertThat(amount(page)).containsText("10 puzzles, about");
    }

    /// Fifty are more than are shipped.
    @Test
    void aKindSizeAndGradeAreTakenAlongOfWhichSomeAreMade() {
        var page = open(newcomerWithWorker(), "/take-along");
        page.getByLabel("KenKen").check();
        page.locator("#take-size select").selectOption("3x3");
        page.locator("#take-grade select").selectOption("gentle");
        page.getByLabel("50").check();
        assertThat(amount(page)).hasText(Pattern.compile("^50 puzzles, about "));
        assertThat(page).hasURL(Pattern.compile("(?=.*kind=kenken)(?=.*size=3x3)(?=.*grade=gentle)(?=.*count=50)"));
        looksRight(page, "take-along-order");

        var kept = takeAlong(page, 50);

        assertThat(kept).hasSize(50).allSatisfy(game -> {
            isWhole(game);
            assertThat(game.path("group").asString()).isEqualTo("order-kenken-3x3-gentle");
            assertThat(game.path("groupName").asString()).isEqualTo("Gentle KenKen 3 × 3");
            assertThat(game.path("grade").asString()).isEqualTo("gentle");
        });
        assertThat(new HashSet<>(kept.stream().map(TakeAlongIT::source).toList()))
                .hasSize(50);
    }

    /// One is shipped, and each of the others takes ten seconds to make.
    @Test
    void whoStopsTakesWhatIsThere() {
        var page = open(newcomerWithWorker(), "/take-along?kind=kakuro&size=30x30&grade=extreme&count=10");
        button(page).click();
        page.locator("#take-stop").waitFor();
        page.setViewportSize(360, 740);
        screenshot(page, "take-along-making-360-light");

        page.locator("#take-stop").click();

        await().pollInSameThread()
                .atMost(LONGEST_MAKING)
                .until(() -> !kept(page).isEmpty());
        var kept = kept(page);
        assertThat(said(page))
                .hasText(Pattern.compile("Stopped\\. " + kept.size() + " puzzles? (is|are) in this browser now\\."));
        assertThat(kept).allSatisfy(TakeAlongIT::isWhole);
        assertThat(kept.size()).isLessThan(10);
    }

    @Test
    void theDaysAreTakenAlongBeforeTheyBegin() {
        var page = open(newcomerWithWorker(), "/daily");
        page.getByRole(AriaRole.LINK, named("Take the coming days along")).click();
        page.waitForURL(Pattern.compile("/take-along\\?days$"));
        assertThat(amount(page)).containsText("72 puzzles, about ");
        looksRight(page, "take-along-days");
        page.getByLabel("2 days").check();

        var kept = takeAlong(page, 18);

        var today = LocalDate.now(ZoneOffset.UTC);
        assertThat(kept)
                .allSatisfy(TakeAlongIT::isWhole)
                .extracting(TakeAlongIT::source)
                .containsAll(DailyPuzzle.of(today.plusDays(1)).stream()
                        .map(DailyPuzzle::id)
                        .toList());
        var answer = page.navigate(application().url() + "/daily/" + today.plusDays(2));
        assertThat(answer.ok()).isTrue();
        assertThat(page.locator("main h1")).hasText("This day has not started yet");
    }

    @Test
    void withoutAConnectionTodaysPuzzlesAreInOrderAndThoseOfTomorrowSayWhenTheyOpen() {
        var profile = newcomerWithWorker();
        var page = open(profile, "/take-along?days");
        page.getByLabel("2 days").check();
        takeAlong(page, 18);
        var today = LocalDate.now(ZoneOffset.UTC);
        page.getByLabel("From a pack").check();
        page.locator("#take-pack select").selectOption("kenken-3x3");
        takeAlong(page, 10);
        assertThat(page.locator(".kept-groups li > :first-child")).hasText(new String[] {
            "Puzzles of " + words(today), "Puzzles of " + words(today.plusDays(1)), "KenKen 3 × 3"
        });
        assertThat(page.locator(".kept-groups li > .quiet").last())
                .hasText(Pattern.compile("10 puzzles, about \\d+ kB"));

        page.waitForFunction("() => navigator.serviceWorker.ready.then(() => true)");
        profile.setOffline(true);
        page.navigate(application().url() + "/");
        var grades = page.locator(".offline-today .tile .grade");
        assertThat(grades)
                .hasText(new String[] {"Easy", "Medium", "Hard", "Easy", "Medium", "Hard", "Easy", "Medium", "Hard"});
        assertThat(page.locator(".offline-today .tile-name").first()).containsText("Kakuro");
        assertThat(page.locator(".offline-today .tile-name").last()).containsText("Killer Sudoku");
        assertThat(page.locator(".offline-today .tile").first()).not().containsText("Daily");
        assertThat(page.locator(".offline-taken .tile-name"))
                .hasText(IntStream.rangeClosed(1, 10).mapToObj(i -> "No. " + i).toArray(String[]::new));
        assertThat(page.locator(".offline-coming"))
                .hasText("9 more wait for their days: " + words(today.plusDays(1)) + ".");
        looksRight(page, "offline-taken");

        page.navigate(application().url() + "/daily/" + today.plusDays(1) + "/kenken-easy");
        assertThat(page.locator("h1")).hasText("This day has not started yet");
        assertThat(page.locator(".lead")).containsText("It starts on " + words(today.plusDays(1)));
        page.navigate(application().url() + "/daily/" + today.plusDays(5) + "/kenken-easy");
        assertThat(page.locator("h1")).hasText("This page needs a connection");
        page.navigate(application().url() + "/nonsense");
        assertThat(page.locator("h1")).hasText("Nothing here");
        assertThat(page.locator(".lead")).hasText("There is no page at this address.");
        page.navigate(application().url() + "/library");
        assertThat(page.locator("h1")).hasText("This page needs a connection");
    }

    private static String words(LocalDate day) {
        return DateTimeFormatter.ofPattern("MMMM d, yyyy", Locale.ENGLISH).format(day);
    }

    @Test
    void aPuzzleThatWasTakenAlongAndIsBegunOnlineIsOneGame() {
        var page = open(newcomerWithWorker(), "/take-along?days");
        page.getByLabel("2 days").check();
        takeAlong(page, 18);
        var daily = "daily-" + LocalDate.now(ZoneOffset.UTC) + "-kenken-easy";

        page.navigate(application().url() + "/daily/" + LocalDate.now(ZoneOffset.UTC) + "/kenken-easy");
        page.waitForURL(Pattern.compile("/play/"));
        var id = page.url().substring(page.url().lastIndexOf('/') + 1);
        await().pollInSameThread()
                .atMost(LONGEST_MAKING)
                .until(() -> kept(page).stream()
                        .anyMatch(game -> game.path("id").asString().equals(id)));

        assertThat(kept(page))
                .hasSize(18)
                .filteredOn(game -> source(game).equals(daily))
                .singleElement()
                .satisfies(game -> {
                    assertThat(game.path("id").asString()).isEqualTo(id);
                    assertThat(game.path("group").asString()).startsWith("day-");
                    assertThat(game.path("was")).hasSize(1);
                });
    }

    @Test
    void aSetIsTakenAlongByWhoHasItsLink() {
        var maker = open(newcomerWithWorker(), "/sets/new");
        maker.locator("#set-title input").fill("Week 4");
        maker.getByLabel("Text or file").check();
        maker.locator("#set-paste textarea").fill(PUZZLES);
        maker.locator("#set-read").press("Enter");
        assertThat(maker.locator("#chosen-count")).hasText("2 of at most 30");
        maker.locator("#set-make").press("Enter");
        maker.waitForURL(Pattern.compile("/sets/[\\w-]{22}$"));
        var address = maker.locator("#link-players .set-address").textContent();
        var code = address.substring(address.lastIndexOf('/') + 1);

        var page = visit(newcomerWithWorker().newPage(), address);
        page.getByRole(AriaRole.LINK, named("Take along")).click();
        page.waitForURL(Pattern.compile("/take-along\\?set=" + code + "$"));
        assertThat(takeAlong(page, 2)).hasSize(2).allSatisfy(game -> {
            isWhole(game);
            assertThat(source(game)).matches("set-" + code + "-\\d+");
            assertThat(game.path("groupName").asString()).isEqualTo("Week 4");
        });
        assertThat(amount(page)).hasText("Nothing is left here: you have started, solved or taken along all of it.");
        assertThat(button(page)).isDisabled();
        looksRight(page, "take-along-set");
    }

    /// Some are written already when one cannot be.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            QuotaExceededError | Nothing was taken along, because this browser has no room left. Take fewer, or solve some first.
            DataError          | Nothing was taken along, because the puzzles could not be stored. Try again in a moment.
            """)
    void whatCannotBeStoredIsNotThereByHalf(String failure, String words) {
        var profile = newProfileWithWorker();
        profile.addInitScript("let left = 4; const put = IDBObjectStore.prototype.put;"
                + "IDBObjectStore.prototype.put = function (...given) {"
                + "  if (this.name === 'games' && left-- <= 0) throw new DOMException('for the test', '" + failure
                + "');"
                + "  return put.apply(this, given);"
                + "};");
        var page = open(profile, "/take-along?pack=kenken-4x4");

        button(page).click();

        assertThat(said(page)).hasText(words);
        assertThat(kept(page)).isEmpty();
        assertThat(button(page)).isEnabled();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pack=nonsense", "set=AAAAAAAAAAAAAAAAAAAAAA"})
    void whatIsNotThereIsAnsweredBeforeThereIsASession(String asked) {
        var answer = newProfile().request().get(application().url() + "/take-along?" + asked);

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.headers().getOrDefault("set-cookie", "")).isEmpty();
    }

    @Test
    void aWindowThatKeepsNothingSaysSoOnce() {
        var profile = newProfileWithWorker();
        profile.addInitScript("IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); }");
        var page = open(profile, "/take-along?pack=kenken-4x4");

        assertThat(page.getByText("This window keeps nothing, as private windows do."))
                .hasCount(1);
        assertThat(amount(page)).containsText("10 puzzles");
        assertThat(button(page)).isDisabled();
        looksRight(page, "take-along-private");
    }

    @Test
    void whereNoPageOpensWithoutAConnectionItSaysSo() {
        var page = open("/take-along?pack=kenken-4x4"); // without a service worker

        takeAlong(page, 10);

        assertThat(page.locator("#take-notice")).containsText("Without a connection, Crosscage does not open here.");
    }

    /// @return what is kept then
    private static List<JsonNode> takeAlong(Page page, int count) {
        var before = kept(page).size();
        assertThat(amount(page)).containsText(count + " puzzles, about");
        assertThat(button(page)).isEnabled();
        button(page).click();
        await().pollInSameThread().atMost(LONGEST_MAKING).until(() -> kept(page).size(), size -> size > before);
        assertThat(said(page)).hasText(count + " puzzles are in this browser now.");
        return kept(page);
    }

    private static Locator button(Page page) {
        return page.locator("#take");
    }

    private static Locator amount(Page page) {
        return page.locator("#take-amount");
    }

    private static Locator said(Page page) {
        return page.locator("#take-said");
    }

    private static List<JsonNode> kept(Page page) {
        return JsonMapper.shared()
                .readTree((String) page.evaluate(KEPT))
                .valueStream()
                .toList();
    }

    private static String source(JsonNode game) {
        return game.path("archived").path("source").asString();
    }

    /// Its text and its picture say the same puzzle.
    private static void isWhole(JsonNode game) {
        var puzzle = puzzle(game);
        assertThat(game.path("id").asString()).matches("[\\w-]{22}");
        assertThat(game.path("picture").path("tiles").size())
                .isEqualTo(PuzzleKinds.of(puzzle.kind()).picture(puzzle).tiles().size());
        assertThat(game.path("archived").path("begun").asString("-")).isEmpty();
        assertThat(game.path("archived").path("log").isArray()).isTrue();
        assertThat(game.path("archived").path("log").size()).isZero();
    }

    private static Puzzle puzzle(JsonNode game) {
        return PuzzleFormats.read(game.path("archived").path("puzzle").asString())
                .getFirst()
                .puzzle();
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }
}
