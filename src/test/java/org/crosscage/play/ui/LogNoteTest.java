package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.core.game.LogSize;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.shell.ui.Tool;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The note of a game whose log has little room left.
final class LogNoteTest extends PlayScreenTest {

    private static final String NEAR = "soon no more can be saved";
    private static final String FULL = "No more moves can be saved in this game";
    private static final int NEARLY = LogSize.MOST_ENTRIES / 100 * 95;

    @Autowired
    private JdbcClient database;

    @Test
    void isTheNoteOfNoOtherGame() {
        begin(PROPER);
        type(0, 1);

        assertThat(words()).doesNotContain(NEAR);
    }

    @Test
    void tellsBeforeTheLogIsFull() {
        var saved = openWith(NEARLY - 2);
        type(0, 1);
        assertThat(words()).doesNotContain(NEAR);

        type(1, 2);

        assertThat(words()).contains(NEAR);
        assertThat(stored(saved).filled()).isEqualTo(2);
        press("escape");
        type(2, 3);
        assertThat(words()).doesNotContain(NEAR);
    }

    @Test
    void tellsWhatIsNotSavedAndBeginsThePuzzleAgain() {
        var saved = openWith(LogSize.MOST_ENTRIES - 1);
        type(0, 1);
        assertThat(words()).contains(NEAR).doesNotContain(FULL);

        type(1, 2);

        assertThat(words()).contains(FULL);
        assertThat(stored(saved).filled()).isOne();
        _click(_get(Tool.class, tool -> tool.withId("menu-restart")));
        assertThat(words()).contains(FULL);
        assertThat(stored(saved).filled()).isOne();

        _click(_get(Tool.class, tool -> tool.withId("log-again")));

        assertThat(address()).startsWith("play/").isNotEqualTo("play/" + saved.id());
        assertThat(words()).doesNotContain(FULL);
        type(1, 2);
        var again = games.load(saved.player(), address().substring("play/".length()))
                .orElseThrow();
        assertThat(again.game().filled()).isOne();
        assertThat(again.entry().puzzle()).isEqualTo(saved.entry().puzzle());
    }

    /// A game with so many entries in its log.
    private SavedGame openWith(int entries) {
        var saved = games.start(player.id(), PuzzleFormats.read(PROPER).getFirst(), "");
        database.sql("""
                        insert into game_op (game, version, client, seq, kind, move, stored)
                        select id, x, 'before', x, 'undo', '', created from game, system_range(1, :entries)
                        where id = :id""").param("entries", entries).param("id", saved.id()).update();
        database.sql("update game set version = :entries where id = :id")
                .param("entries", entries)
                .param("id", saved.id())
                .update();
        games.forgetRecent();
        open("play/" + saved.id());
        return saved;
    }
}
