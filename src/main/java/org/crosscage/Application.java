package org.crosscage;

import com.vaadin.flow.spring.annotation.EnableVaadin;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.crosscage.cli.Commands;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.game.store.GameSettings;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.store.LibrarySettings;
import org.crosscage.shell.document.EmbedSettings;
import org.crosscage.shell.page.DrainSettings;
import org.crosscage.store.DatabaseAddress;
import org.crosscage.texts.Texts;
import org.slf4j.LoggerFactory;
import org.springframework.aot.AotDetector;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.event.EventListener;
import org.springframework.core.SpringProperties;
import org.springframework.core.io.DefaultResourceLoader;
import org.springframework.core.type.classreading.MetadataReader;

/// Crosscage. Without a sub-command (options alone count as none) it serves the game, else [Commands] has the word.
@SpringBootApplication(proxyBeanMethods = false)
@EnableConfigurationProperties({
    DatabaseAddress.class,
    DrainSettings.class,
    EmbedSettings.class,
    GameSettings.class,
    LibrarySettings.class,
    MetricsPort.class,
    ServerPort.class,
    ServerSettings.class
})
@EnableVaadin("org.crosscage.**.ui") // a fifth of the classes, which it reads at each start
public class Application {

    /// The JDK's property for how many virtual threads go on at once; read when the first of them begins.
    private static final String CARRIERS = "jdk.virtualThreadScheduler.parallelism";

    private static final int CARRIERS_A_PROCESSOR = 2;

    private static final long SEEDS = 1_000_000_000_000L;

    /// @param arguments Spring's `--name=value` options, or a sub-command followed by its own arguments
    public static void main(String[] arguments) {
        if (arguments.length > 0 && !arguments[0].startsWith("--")) {
            System.exit(command(arguments));
        }
        ListeningAddress.in(arguments).flatMap(ListeningAddress::refusal).ifPresent(refusal -> {
            System.err.println(refusal);
            System.exit(1);
        });
        letRequestsShareProcessors();
        useWhatWasPackaged();
        SpringApplication.run(Application.class, arguments);
    }

    /// Requests have virtual threads, which are not interrupted for others: on one carrier for each processor, a
    /// move would wait for the end of whatever takes longer. The operating system shares the processors among more.
    private static void letRequestsShareProcessors() {
        if (System.getProperty(CARRIERS) == null) {
            System.setProperty(
                    CARRIERS,
                    Integer.toString(CARRIERS_A_PROCESSOR * Runtime.getRuntime().availableProcessors()));
        }
    }

    /// Which beans there are was found out when the game was packaged, which is half of a start. Beside class files in
    /// a folder, as a development environment has them, it is found out again: one may have changed since.
    private static void useWhatWasPackaged() {
        var place = Application.class.getProtectionDomain().getCodeSource().getLocation();
        boolean isFolder = "file".equals(place.getProtocol()) && place.getPath().endsWith("/");
        if (!isFolder && System.getProperty(AotDetector.AOT_ENABLED) == null) {
            SpringProperties.setFlag(AotDetector.AOT_ENABLED);
        }
    }

    private static int command(String[] arguments) {
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        return new Commands().run(out, err, arguments);
    }

    /// Says that players can come in. The launcher and the browser tests wait for this line.
    @EventListener
    void announce(ApplicationReadyEvent ready) {
        var environment = ready.getApplicationContext().getEnvironment();
        var port = environment.getProperty("local.server.port");
        if (port != null) {
            // asked for here, because a sub-command has no log, and to load one takes a third of its time
            LoggerFactory.getLogger(Application.class)
                    .info(
                            "Crosscage answers at http://localhost:{}{}/",
                            port,
                            environment.getProperty("server.servlet.context-path", ""));
        }
    }

    /// What Vaadin read of all classes to find its views, eleven megabytes that nothing asks for again.
    @EventListener
    void forgetClassFiles(ApplicationReadyEvent ready) {
        if (ready.getApplicationContext() instanceof DefaultResourceLoader loader) {
            loader.getResourceCache(MetadataReader.class).clear();
        }
    }

    /// The only clock: everything that needs the time asks for this one.
    @Bean
    InstantSource clock(ServerSettings settings) {
        var ahead = settings.clockAhead();
        return ahead.isEmpty() ? InstantSource.system() : new ClockAhead(Path.of(ahead), InstantSource.system());
    }

    /// Every word that is shown. English is the only language so far.
    @Bean
    Texts texts() {
        return Texts.in(Locale.ENGLISH);
    }

    /// For what nobody may guess.
    @Bean
    SecureRandom random() {
        return new SecureRandom();
    }

    /// Seeds of new puzzles, short enough to be typed after `--seed`.
    @Bean
    LongSupplier seeds(SecureRandom random) {
        return () -> random.nextLong(SEEDS);
    }

    /// How a puzzle is written into the database: the native format, which holds every puzzle.
    @Bean
    PuzzleFormat text() {
        return PuzzleFormats.TEXT;
    }
}
