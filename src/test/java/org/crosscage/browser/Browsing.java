package org.crosscage.browser;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.springframework.util.FileSystemUtils;

/// Gives browser tests one Chromium and one application for each process of the run; both are started when they are
/// asked for and closed at the end. They belong to the launcher's session: with several processes each class is an
/// execution of its own. A test that kills the application starts one of its own.
///
/// Nothing is late in a browser test before [#LONGEST_WAIT] is over: a busy machine is no fault of the page. Where an
/// answer is promised within a time, its test measures that time itself.
final class Browsing implements BeforeAllCallback, ParameterResolver {

    /// Milliseconds that an assertion or an action waits for what it is about.
    static final double LONGEST_WAIT = 30_000;

    private static final Namespace NAMESPACE = Namespace.create(Browsing.class);

    @Override
    public void beforeAll(ExtensionContext context) {
        PlaywrightAssertions.setDefaultAssertionTimeout(LONGEST_WAIT);
        chromium(context);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        var type = parameter.getParameter().getType();
        return type == Chromium.class || type == RunningApplication.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Chromium.class ? chromium(context) : application(context);
    }

    private static Chromium chromium(ExtensionContext context) {
        return context.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE)
                .computeIfAbsent(Chromium.class, type -> new Chromium(), Chromium.class);
    }

    private static RunningApplication application(ExtensionContext context) {
        return context.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE)
                .computeIfAbsent(
                        RunningApplication.class, type -> RunningApplication.in(newFolder()), RunningApplication.class);
    }

    /// A folder for this process, without what an earlier one of the same number left in it: process ids come again,
    /// in a container from run to run.
    private static Path newFolder() {
        var folder = Path.of(
                "target", "browser-data", String.valueOf(ProcessHandle.current().pid()));
        try {
            FileSystemUtils.deleteRecursively(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return folder;
    }
}
