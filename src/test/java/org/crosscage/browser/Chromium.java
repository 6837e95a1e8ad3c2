package org.crosscage.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Playwright.CreateOptions;
import com.microsoft.playwright.PlaywrightException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A real Chromium without a window: the one of the environment variable `CROSSCAGE_CHROMIUM`, else one that is
/// installed,
/// else Playwright's own.
public final class Chromium implements AutoCloseable {

    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome-stable", "google-chrome");
    private static final List<String> FLAGS = List.of(
            "--no-sandbox", // as root, which containers are, Chromium does not start with its sandbox
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private final Playwright playwright;
    private final Browser browser;

    public Chromium() {
        var installed = installed();
        playwright = playwright(installed.isPresent() ? Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1") : Map.of());
        var options = new LaunchOptions().setArgs(FLAGS);
        installed.ifPresent(options::setExecutablePath);
        browser = playwright.chromium().launch(options);
    }

    public Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }

    private static Playwright playwright(Map<String, String> environment) {
        try {
            return Playwright.create(new CreateOptions().setEnv(environment));
        } catch (PlaywrightException e) {
            throw new IllegalStateException(
                    "The browser tests need a Chromium: none is installed, and Playwright could not download its own.",
                    e);
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
