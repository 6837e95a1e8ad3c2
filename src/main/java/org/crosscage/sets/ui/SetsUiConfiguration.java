package org.crosscage.sets.ui;

import java.util.regex.Pattern;
import org.crosscage.player.store.Player;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.AddressCheck;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Which sets can be asked for, by those who play them and by their makers.
@Configuration(proxyBeanMethods = false)
class SetsUiConfiguration {

    private static final Pattern PLAYERS = Pattern.compile("/" + SetView.ROOT + "/([^/]+)");
    private static final Pattern MAKERS = Pattern.compile("/sets/(?!new$)([^/]+)");

    @Bean
    AddressCheck sets(PuzzleSets sets) {
        return (path, who) -> {
            var players = PLAYERS.matcher(path);
            var makers = MAKERS.matcher(path);
            return players.matches() && !sets.exists(players.group(1))
                    || makers.matches() && !sets.existsForMaker(who.get().map(Player::id), makers.group(1));
        };
    }
}
