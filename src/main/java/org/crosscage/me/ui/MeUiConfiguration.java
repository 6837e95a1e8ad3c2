package org.crosscage.me.ui;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.crosscage.player.store.PlayerArchive;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts together what the player's own page works with.
@Configuration(proxyBeanMethods = false)
class MeUiConfiguration {

    private static final int FILES_AT_A_TIME = 4;

    @Bean
    ArchiveImports imports() {
        return new ArchiveImports(FILES_AT_A_TIME, PlayerArchive.LARGEST, System::nanoTime);
    }

    @Bean
    MeterBinder importMeters(ArchiveImports imports) {
        return meters -> Gauge.builder("crosscage.queue", imports, ArchiveImports::waiting)
                .tag("queue", "imports")
                .register(meters);
    }
}
