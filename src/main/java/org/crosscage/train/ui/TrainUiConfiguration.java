package org.crosscage.train.ui;

import java.util.regex.Pattern;
import org.crosscage.shell.AddressCheck;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Says which runs there are for a player.
@Configuration(proxyBeanMethods = false)
class TrainUiConfiguration {

    private static final Pattern RUN = Pattern.compile("/train/([^/]+)");

    @Bean
    AddressCheck begunRuns(TrainingRuns runs) {
        return (path, player) -> {
            var address = RUN.matcher(path);
            return address.matches()
                    && player.get()
                            .filter(known -> runs.exists(known.id(), address.group(1)))
                            .isEmpty();
        };
    }
}
