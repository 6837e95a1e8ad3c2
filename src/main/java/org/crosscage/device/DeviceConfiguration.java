package org.crosscage.device;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import org.crosscage.game.GameOrigins;
import org.crosscage.game.store.GamePacking;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.me.KnownGrades;
import org.crosscage.player.store.Players;
import org.crosscage.shell.ServedAddress;
import org.crosscage.shell.document.EmbeddedPage;
import org.crosscage.shell.limit.BodyBudget;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.texts.Texts;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// How much of memory the answers to devices may take, and where devices ask.
@Configuration(proxyBeanMethods = false)
class DeviceConfiguration {

    private static final int SHARE_OF_HEAP = 16;

    /// Answers on their way to slow readers take no memory from requests.
    @Bean
    DeviceGames deviceGames(
            GamePacking packing,
            PuzzleLibrary library,
            KnownGrades grades,
            List<GameOrigins> origins,
            Texts texts,
            MeterRegistry meters) {
        var budget = new BodyBudget(Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP, Limit.DEVICE.id(), meters);
        return new DeviceGames(packing, library, grades, origins, texts, budget);
    }

    @Bean
    ServletRegistrationBean<DeviceServlet> deviceServlet(
            Players players,
            GamesForDevice out,
            OpenedPuzzles opened,
            TrainingRuns runs,
            DeviceGames games,
            GamesFromDevice in,
            RateLimits limits,
            Texts texts) {
        return new ServletRegistrationBean<>(
                new DeviceServlet(players, out, opened, runs, games, in, limits, texts, System::nanoTime),
                DeviceServlet.ADDRESS.path());
    }

    @Bean
    ServletRegistrationBean<EmbedServlet> embedServlet(
            EmbeddedPage page, DeviceGames games, RateLimits limits, Texts texts) {
        return new ServletRegistrationBean<>(new EmbedServlet(page, games, limits, texts), EmbedServlet.ADDRESS.path());
    }

    @Bean
    ServedAddress embedAddress() {
        return EmbedServlet.ADDRESS;
    }

    @Bean
    ServedAddress deviceAddress() {
        return DeviceServlet.ADDRESS;
    }
}
