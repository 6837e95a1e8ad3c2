package org.crosscage.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.BrowserType.LaunchPersistentContextOptions;
import com.microsoft.playwright.CLI;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Playwright.CreateOptions;
import com.microsoft.playwright.PlaywrightException;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A real Chromium without a window: the one of the environment variable `CROSSCAGE_CHROMIUM`, else one that is
/// installed, else Playwright's own.
public final class Chromium implements AutoCloseable {

    /// As the launcher looks for them.
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome");
    private static final List<String> FLAGS = List.of(
            "--no-sandbox", // as root, which containers are, Chromium does not start with its sandbox
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /// What a player leaves behind, all but what the browser keeps of the application itself.
    private static final String TRACES = "local_storage,indexeddb,cache_storage,service_workers";

    private final Playwright playwright;
    private final Browser browser;
    private final Map<Device, Deque<BrowserContext>> profiles = new EnumMap<>(Device.class);

    public Chromium() {
        var installed = installed();
        if (installed.isEmpty()) {
            download();
        }
        var options = new LaunchOptions().setArgs(FLAGS);
        installed.ifPresent(options::setExecutablePath);
        playwright = Playwright.create(new CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        try {
            browser = playwright.chromium().launch(options);
        } catch (PlaywrightException e) {
            playwright.close();
            throw new IllegalStateException(
                    "The browser tests need a Chromium, and %s does not start."
                            .formatted(installed.map(Path::toString).orElse("Playwright's own")),
                    e);
        }
    }

    public Browser browser() {
        return browser;
    }

    /// A browser of its own whose profile stays in a folder, so that it can be closed and started again as somebody at
    /// home does.
    public BrowserContext start(Path folder, LaunchPersistentContextOptions options) {
        installed().ifPresent(options::setExecutablePath);
        return playwright.chromium().launchPersistentContext(folder, options.setArgs(FLAGS));
    }

    /// A profile that knows the scripts of the application, which load in half the time, and nothing else.
    BrowserContext take(Device device) {
        var there = profiles.getOrDefault(device, new ArrayDeque<>());
        return there.isEmpty() ? browser.newContext(device.options()) : there.pop();
    }

    /// Takes a profile back, and what its player left in it.
    ///
    /// @param origins the addresses, without paths, at which something was stored
    void give(BrowserContext profile, Device device, Collection<String> origins) {
        var eraser =
                profile.pages().isEmpty() ? profile.newPage() : profile.pages().getFirst();
        profile.pages().stream().filter(page -> page != eraser).forEach(Page::close);
        eraser.navigate("about:blank"); // what a page keeps when it is left is kept now
        profile.setOffline(false); // a page that waits for its connection would load again
        var devtools = profile.newCDPSession(eraser);
        for (var origin : origins) {
            var order = new JsonObject();
            order.addProperty("origin", origin);
            order.addProperty("storageTypes", TRACES);
            devtools.send("Storage.clearDataForOrigin", order);
        }
        profile.clearCookies();
        eraser.close();
        profiles.computeIfAbsent(device, _ -> new ArrayDeque<>()).push(profile);
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }

    /// Playwright's own, unless it is there already; of all its browsers this one only.
    private static void download() {
        try {
            int code = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            CLI.class.getName(),
                            "install",
                            "chromium")
                    .redirectErrorStream(true)
                    .redirectOutput(Redirect.DISCARD)
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IllegalStateException(
                        "The browser tests need a Chromium: none is installed, and Playwright could not download its own.");
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<Path> installed() {
        return Optional.ofNullable(System.getenv("CROSSCAGE_CHROMIUM"))
                .map(Path::of)
                .or(Chromium::onThePath);
    }

    private static Optional<Path> onThePath() {
        var folders = Arrays.asList(System.getenv("PATH").split(File.pathSeparator));
        var mac = Path.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
        return Stream.concat(
                        NAMES.stream().flatMap(name -> folders.stream().map(folder -> Path.of(folder, name))),
                        Stream.of(mac))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
