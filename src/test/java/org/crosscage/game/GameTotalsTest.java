package org.crosscage.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.crosscage.teach.Hint;
import org.junit.jupiter.api.Test;

final class GameTotalsTest {

    @Test
    void muchHelpIsMoreThanOneWholeHintHereAndInABrowserWithoutAServer() throws Exception {
        int oneHint =
                Arrays.stream(Hint.Stage.values()).mapToInt(Hint.Stage::cost).sum();

        assertThat(withCost(oneHint).hadMuchHelp()).isFalse();
        assertThat(withCost(oneHint + 1).hadMuchHelp()).isTrue();
        assertThat(Files.readString(Path.of("frontend/offline/screen/finish-card.ts")))
                .contains("const ONE_HINT = " + oneHint + ";", "isMuch = solutionShown || hintCost > ONE_HINT;");
    }

    private static GameTotals withCost(int cost) {
        return new GameTotals(Duration.ZERO, 1, cost, false, Optional.empty());
    }
}
