package org.crosscage.device;

import java.util.List;
import org.crosscage.game.GameOrigins;
import org.crosscage.game.store.GamePacking;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.texts.Texts;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class DeviceConfiguration {

    @Bean
    DeviceGames deviceGames(GamePacking packing, PuzzleLibrary library, List<GameOrigins> origins, Texts texts) {
        return new DeviceGames(packing, library, origins, texts);
    }
}
