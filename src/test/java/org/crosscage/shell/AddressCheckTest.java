package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.Cookie;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.crosscage.ViewTest;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.Players;
import org.crosscage.shell.player.PlayerCookie;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;

/// Which addresses of views lead to nothing.
final class AddressCheckTest extends ViewTest {

    private static final String PUZZLE = """
            puzzle small
            size 2 2
            grid
            #   3\\
            \\3  .
            end
            """;

    @Autowired
    private List<AddressCheck> checks;

    @Autowired
    private GameService games;

    @Autowired
    private Players players;

    private final PlayerToken token = PlayerToken.random(new SecureRandom());

    @ParameterizedTest
    @ValueSource(
            strings = {"/play/no-such-game", "/play/x/solve", "/learn/no-such-technique", "/how-to-play/no-such-kind"})
    void whatNobodyKnowsIsMissing(String path) {
        assertThat(isMissing(path, Optional::empty)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/library", "/learn", "/learn/combinations", "/learn/naked-single", "/how-to-play/kenken"})
    void whatEverybodyMaySeeIsThere(String path) {
        assertThat(isMissing(path, Optional::empty)).isFalse();
    }

    @Test
    void aGameIsThereForItsPlayerAlone() {
        var owner = players.findOrCreate(token);
        var game = games.newGames().start(owner.id(), PuzzleFormats.read(PUZZLE).getFirst(), "");
        var other = players.findOrCreate(PlayerToken.random(new SecureRandom()));

        assertThat(isMissing("/play/" + game.id(), () -> Optional.of(owner))).isFalse();
        assertThat(isMissing("/play/" + game.id() + "/solve", () -> Optional.of(owner)))
                .isFalse();
        assertThat(isMissing("/play/" + game.id(), () -> Optional.of(other))).isTrue();
        assertThat(isMissing("/play/" + game.id(), Optional::empty)).isTrue();
    }

    @Test
    void theTokenIsReadFromTheCookie() {
        var cookies = new Cookie[] {new Cookie("other", "x"), new Cookie("crosscage-player", token.text())};

        assertThat(PlayerCookie.read(cookies)).contains(token);
    }

    private boolean isMissing(String path, Supplier<Optional<Player>> player) {
        return checks.stream().anyMatch(each -> each.isMissing(path, player));
    }
}
