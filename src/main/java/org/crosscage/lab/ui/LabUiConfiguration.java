package org.crosscage.lab.ui;

import java.util.concurrent.Executor;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.PuzzleReading;
import org.crosscage.game.store.GameService;
import org.crosscage.lab.Races;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.texts.Texts;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts together what the lab's pages work with.
@Configuration(proxyBeanMethods = false)
class LabUiConfiguration {

    @Bean
    LabServices labServices(
            PuzzleLibrary library,
            GameService games,
            CurrentPlayer player,
            SolutionFinder finder,
            Races races,
            PlayerLimits limits,
            PuzzleReading reading,
            Texts texts,
            Executor costlyTasks) {
        return new LabServices(library, games, player, finder, races, limits, reading, texts, costlyTasks);
    }
}
