package org.crosscage.edit.store;

import java.time.InstantSource;
import org.crosscage.store.ChangeNotifications;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Puts the stores of drafts together.
@Configuration(proxyBeanMethods = false)
class DraftConfiguration {

    @Bean
    DraftStore drafts(JdbcClient database, ChangeNotifications notifications, InstantSource clock) {
        return new DraftStore(database, notifications, clock);
    }

    @Bean
    DraftArchive draftArchive(DraftStore drafts) {
        return new DraftArchive(drafts);
    }
}
