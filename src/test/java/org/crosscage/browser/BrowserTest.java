package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchPersistentContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ScreenshotType;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.crosscage.Sweep;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/// What every browser test stands on: an application, a fresh browser profile for each test, and eyes:
/// [#looksRight] measures, lets axe look, and takes pictures for who named the test. A message about the content
/// security policy or an uncaught error in a page fails the test, whatever it tests.
///
/// Classes are named `*IT`; they run in `mvn verify` against the packaged application.
@Tag("browser")
@ExtendWith(Browsing.class)
public abstract class BrowserTest {

    /// The widths every screen is looked at: phone, tablet, desktop.
    protected static final List<Integer> WIDTHS = List.of(360, 800, 1440);

    /// Whether somebody may want to see the pages: a picture takes a third of a second of the processor, and in a
    /// run of all tests nobody looks at three hundred of them.
    private static final boolean PICTURES = Sweep.WHOLE || Boolean.getBoolean("crosscage.pictures");

    private static final int NARROWEST = WIDTHS.getFirst();
    private static final int WIDEST = WIDTHS.getLast();

    private static final Scheme LIGHT = new Scheme(ColorScheme.LIGHT, Contrast.NO_PREFERENCE);
    private static final List<Scheme> OTHER_SCHEMES = List.of(
            new Scheme(ColorScheme.DARK, Contrast.NO_PREFERENCE),
            new Scheme(ColorScheme.LIGHT, Contrast.MORE),
            new Scheme(ColorScheme.DARK, Contrast.MORE));

    private static final int HEIGHT = 900;
    private static final List<String> TO_BE_FIXED = List.of("serious", "critical");
    /// A gutter that is kept for a scrollbar is no room for the page.
    private static final String NO_SIDEWAYS_SCROLL = """
            () => {
              const page = document.documentElement;
              const gutter = page.clientWidth - Math.ceil(page.getBoundingClientRect().width);
              return page.scrollWidth - page.clientWidth + Math.max(0, gutter);
            }
            """;

    /// Paragraphs that cover the one before them; but for one that sticks to an edge while the others scroll.
    private static final String PRINTED_OVER = """
            () => [...document.querySelectorAll('p + p')]
              .filter((after) => {
                const a = after.previousElementSibling.getBoundingClientRect();
                const b = after.getBoundingClientRect();
                const inside = (near, far) => Math.min(a[far], b[far]) - Math.max(a[near], b[near]) > 1;
                return getComputedStyle(after).position !== 'sticky' && inside('left', 'right') && inside('top', 'bottom');
              })
              .map((after) => after.textContent)
            """;

    /// Two frames, so that what measures itself after a layout has done so, and whatever moves for a while has come
    /// to its end.
    private static final String AT_REST = """
            async () => {
              const frame = () => new Promise((done) => requestAnimationFrame(done));
              await frame();
              await frame();
              const ending = document.getAnimations().filter(
                  ({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime < 60000);
              await Promise.allSettled(ending.map(({ finished }) => finished));
            }
            """;

    private final List<BrowserContext> profiles = new ArrayList<>();
    private final Map<BrowserContext, Device> borrowed = new LinkedHashMap<>();
    private final Consumer<Page> listening = this::listen;
    private final List<String> complaints = new ArrayList<>();
    private RunningApplication application;
    private Chromium chromium;

    protected BrowserTest() {
        // set before each test
    }

    @BeforeEach
    final void startBrowsing(RunningApplication application, Chromium chromium) {
        this.application = application;
        this.chromium = chromium;
    }

    @AfterEach
    final void stopBrowsing() {
        profiles.forEach(BrowserContext::close);
        borrowed.forEach((profile, device) -> {
            profile.offPage(listening);
            chromium.give(profile, device, List.of(application.url()));
        });
        assertThat(complaints).as("errors in the browser's console").isEmpty();
    }

    /// The application that all tests share.
    protected final RunningApplication application() {
        return application;
    }

    /// A browser profile that has never been here: its own cookies and storage. Unless it is asked for, there is no
    /// service worker, behind which a test could not hold back a page.
    protected final BrowserContext newProfile(NewContextOptions options) {
        if (options.serviceWorkers == null) {
            options.setServiceWorkers(ServiceWorkerPolicy.BLOCK);
        }
        var profile = chromium.browser().newContext(options);
        patient(profile);
        profiles.add(profile);
        return profile;
    }

    /// A new player on a desktop.
    protected final BrowserContext newProfile() {
        return newProfile(Device.DESKTOP.options());
    }

    /// A browser of its own, whose profile is in a folder: what it keeps is there when it is started again. With a
    /// service worker.
    protected final BrowserContext startedBrowser(Path folder, LaunchPersistentContextOptions options) {
        var profile = chromium.start(folder, options.setReducedMotion(ReducedMotion.REDUCE));
        patient(profile);
        profiles.add(profile);
        return profile;
    }

    /// The same with a service worker.
    protected final BrowserContext newProfileWithWorker() {
        return newProfile(Device.DESKTOP_WITH_WORKER.options());
    }

    /// A new player of the shared application, on a desktop where others have played it before. For a test that asks
    /// nothing of the profile itself.
    protected final BrowserContext newcomer() {
        return newcomer(Device.DESKTOP);
    }

    /// The same with a service worker.
    protected final BrowserContext newcomerWithWorker() {
        return newcomer(Device.DESKTOP_WITH_WORKER);
    }

    /// The same on a phone.
    protected final BrowserContext newPhone() {
        return newcomer(Device.PHONE);
    }

    /// The same on a phone with a service worker.
    protected final BrowserContext newPhoneWithWorker() {
        return newcomer(Device.PHONE_WITH_WORKER);
    }

    private BrowserContext newcomer(Device device) {
        var profile = chromium.take(device);
        patient(profile);
        borrowed.put(profile, device);
        return profile;
    }

    private void patient(BrowserContext profile) {
        profile.setDefaultTimeout(Browsing.LONGEST_WAIT);
        profile.setDefaultNavigationTimeout(2 * Browsing.LONGEST_WAIT);
        profile.onPage(listening);
    }

    /// Opens a path of the shared application as a new player and waits for the view.
    protected final Page open(String path) {
        return open(newcomer(), path);
    }

    protected final Page open(BrowserContext profile, String path) {
        return visit(profile.newPage(), application.url() + path);
    }

    /// Finds elements whose names have these words.
    protected static Page.GetByRoleOptions named(String words) {
        return new Page.GetByRoleOptions().setName(words);
    }

    protected static Page.GetByRoleOptions named(Pattern words) {
        return new Page.GetByRoleOptions().setName(words);
    }

    /// Finds elements whose names are these words.
    protected static Page.GetByRoleOptions exactly(String words) {
        return named(words).setExact(true);
    }

    /// Goes to an address, of any application, and waits for the view's heading.
    protected static Page visit(Page page, String address) {
        page.navigate(address);
        page.locator("main h1").first().waitFor();
        return page;
    }

    /// Looks at the page as it stands, light at every width: nothing scrolls sideways, no paragraph is printed over the
    /// one before, and [pictures][#screenshot] `<name>-<width>-<scheme>` are there to be looked at. Axe finds
    /// nothing serious on the narrowest or on the widest, and nothing in the colours of one of the other schemes
    /// (dark, and both in high contrast) at the widest; which ones depends on the name. Strictly it looks at both
    /// widths and all three schemes, and at a dark page at every width. The page is left as it was met.
    protected static void looksRight(Page page, String name) {
        var size = page.viewportSize();
        try {
            lookAtLayout(page, name);
            lookAtColours(page, name);
        } finally {
            page.emulateMedia(new EmulateMediaOptions().setColorScheme(null).setContrast(null));
            page.setViewportSize(size.width, size.height);
        }
    }

    private static void lookAtLayout(Page page, String name) {
        var read = Sweep.of(List.of(NARROWEST, WIDEST), 2, name);
        for (int width : WIDTHS) {
            look(page, name, LIGHT, width);
            if (read.contains(width)) {
                noSeriousFindings(page);
            }
        }
    }

    private static void lookAtColours(Page page, String name) {
        for (var scheme : Sweep.of(OTHER_SCHEMES, OTHER_SCHEMES.size(), name)) {
            boolean everywhere = Sweep.WHOLE && scheme.contrast() == Contrast.NO_PREFERENCE;
            for (int width : everywhere ? WIDTHS : List.of(WIDEST)) {
                look(page, name, scheme, width);
            }
            assertThat(Axe.findingsInColours(page, TO_BE_FIXED))
                    .as("axe on the colours of %s, %s", page.url(), scheme)
                    .isEmpty();
        }
    }

    private static void look(Page page, String name, Scheme scheme, int width) {
        page.emulateMedia(
                new EmulateMediaOptions().setColorScheme(scheme.colours()).setContrast(scheme.contrast()));
        page.setViewportSize(width, HEIGHT);
        settle(page);
        fitsItsWidth(page);
        assertThat((List<?>) page.evaluate(PRINTED_OVER))
                .as("%s at %d px prints over the paragraph before", name, width)
                .isEmpty();
        screenshot(page, name + "-" + width + "-" + scheme);
    }

    /// Nothing of the page is reached by scrolling sideways.
    protected static void fitsItsWidth(Page page) {
        assertThat(page.evaluate(NO_SIDEWAYS_SCROLL))
                .as("%s at %d px scrolls sideways by", page.url(), page.viewportSize().width)
                .isEqualTo(0);
    }

    /// Returns when the page stands still.
    protected static void settle(Page page) {
        page.evaluate(AT_REST);
    }

    /// Axe finds nothing serious or critical on the page as it stands.
    protected static void noSeriousFindings(Page page) {
        var findings = Axe.findings(page, TO_BE_FIXED);
        assertThat(findings).as("axe on %s", page.url()).isEmpty();
    }

    /// A picture of the page in `target/screenshots/<name>.jpg` when the test was named, and in a strict run: as PNG it
    /// takes two and a half times as long.
    protected static void screenshot(Page page, String name) {
        if (!PICTURES) {
            return;
        }
        page.screenshot(new ScreenshotOptions()
                .setPath(Path.of("target", "screenshots", name + ".jpg"))
                .setType(ScreenshotType.JPEG)
                .setQuality(90)
                .setFullPage(true));
    }

    private record Scheme(ColorScheme colours, Contrast contrast) {

        @Override
        public String toString() {
            return (colours == ColorScheme.DARK ? "dark" : "light") + (contrast == Contrast.MORE ? "-contrast" : "");
        }
    }

    private void listen(Page page) {
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.text().contains("Content Security Policy")
                    || message.text().contains("Content-Security-Policy")) {
                complaints.add(message.text());
            }
        });
    }

    /// A script that reads what the browser has stored. Where it has no database, none is made.
    ///
    /// @param nothing the script's result then
    /// @param work sets `result` from the stores `games` and `about`
    protected static String stored(String nothing, String work) {
        return script("readonly", nothing, work);
    }

    /// A script that changes what the browser has stored.
    ///
    /// @param work changes the stores `games` and `about`
    protected static String store(String work) {
        return script("readwrite", "undefined", work);
    }

    private static String script(String mode, String nothing, String work) {
        return """
            () => new Promise((done, fail) => {
              const opening = indexedDB.open('crosscage');
              opening.onupgradeneeded = () => opening.transaction.abort();
              opening.onerror = () => done(%1$s);
              opening.onsuccess = () => {
                const both = opening.result.transaction(['games', 'about'], '%2$s');
                const [games, about] = [both.objectStore('games'), both.objectStore('about')];
                let result = %1$s;
                %3$s
                both.oncomplete = () => {
                  opening.result.close();
                  done(result);
                };
                both.onabort = () => {
                  opening.result.close();
                  fail(both.error);
                };
              };
            })
            """.formatted(nothing, mode, work);
    }
}
