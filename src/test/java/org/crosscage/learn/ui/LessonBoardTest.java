package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import org.crosscage.board.ui.KeyHelp;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/// What a player has chosen holds on the board of a lesson too, and the list of keys opens there.
final class LessonBoardTest extends LessonScreenTest {

    @Autowired
    private PreferenceService preferences;

    @Autowired
    private CurrentPlayer player;

    @Test
    void theBoardIsAsThePlayerLikesIt() {
        preferences.change(
                player.id(),
                now -> now.with(Preferences.LETTER_KEYS, false)
                        .with(Preferences.PEERS, false)
                        .with(Preferences.HIGH_CONTRAST, true)
                        .with(Preferences.HOLD, Preferences.Hold.DIGIT));

        open(kenken());

        assertThat(told("letterKeys").asBoolean()).isFalse();
        assertThat(told("peers").asBoolean()).isFalse();
        assertThat(told("same").asBoolean()).isTrue();
        assertThat(told("highContrast").asBoolean()).isTrue();
        assertThat(told("hold").asString()).isEqualTo("digit");
    }

    @Test
    void theGuideStandsInForHintsAndThereAreNoBranches() {
        open(kenken());

        assertThat(told("hints").asBoolean()).isFalse();
        assertThat(told("branches").asBoolean()).isFalse();
        assertThat(told("letterKeys").asBoolean()).isTrue();
    }

    @Test
    void whoOnlyLooksAtALessonIsNotStored() {
        open(kenken());

        assertThat(player.known()).isEmpty();
    }

    @Test
    void theKeysAreListedOnDemand() {
        open(kenken());
        _assertNone(KeyHelp.class);

        var board = _get(PuzzleBoard.class);
        ComponentUtil.fireEvent(board, new PuzzleBoard.CommandEvent(board, true, "help"));

        var keys = _get(KeyHelp.class).getElement();
        assertThat(keys.getProperty("letters", false)).isTrue();
        assertThat(keys.getProperty("branches", true)).isFalse();
        assertThat(keys.getProperty("game", true)).isFalse();
    }

    private static JsonNode told(String preference) {
        var told = (JsonNode) _get(PuzzleBoard.class).getElement().getPropertyRaw("preferences");
        return told.path(preference);
    }
}
