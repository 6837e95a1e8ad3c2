package org.crosscage.edit.ui;

import java.util.concurrent.Executor;
import java.util.regex.Pattern;
import org.crosscage.analysis.Ratings;
import org.crosscage.edit.ClueFinder;
import org.crosscage.edit.Inspector;
import org.crosscage.edit.UniquenessRepair;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.game.store.GameService;
import org.crosscage.shell.AddressCheck;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the editor's pages together, and says which drafts there are for a player.
@Configuration(proxyBeanMethods = false)
class EditUiConfiguration {

    private static final Pattern DRAFT = Pattern.compile("/" + EditHomeView.ADDRESS + "/([^/]+)");

    @Bean
    EditServices editServices(
            DraftStore drafts,
            Inspector inspector,
            UniquenessRepair repair,
            ClueFinder filling,
            Ratings ratings,
            GameService games,
            CurrentPlayer player,
            PlayerLimits limits,
            @Qualifier("backgroundTasks") Executor backgroundTasks,
            @Qualifier("costlyTasks") Executor costlyTasks) {
        return new EditServices(
                drafts, inspector, repair, filling, ratings, games, player, limits, backgroundTasks, costlyTasks);
    }

    @Bean
    AddressCheck drafted(DraftStore drafts) {
        return (path, player) -> {
            var address = DRAFT.matcher(path);
            return address.matches()
                    && player.get()
                            .filter(known -> drafts.exists(known.id(), address.group(1)))
                            .isEmpty();
        };
    }
}
