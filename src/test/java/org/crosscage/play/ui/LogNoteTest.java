package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Digits;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.player.Quota;
import org.crosscage.shell.ui.field.Tool;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The note of a game whose log has little room left.
final class LogNoteTest extends PlayScreenTest {

    private static final String NEAR = "soon no more can be saved";
    private static final String FULL = "No more moves can be saved in this game";
    private static final int NEARLY = LogSize.MOST_ENTRIES / 100 * 95;

    private static final int SIZE = 25;

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

    @Test
    void tellsThatAllGamesTogetherHaveNoRoom() {
        var saved = openWith(655);
        database.sql("update game set bytes = :most where id = :id")
                .param("most", Quota.GAME_BYTES.most())
                .param("id", saved.id())
                .update();

        type(0, 1);

        assertThat(words()).contains("Your games take up 500 MB, and that is the limit.");
        assertThat(stored(saved).filled()).isZero();
    }

    @Test
    void aTurnWithoutRoomForAllOfItIsNotBegun() {
        var saved = openWith(LogSize.MOST_ENTRIES - 1, large());
        var known = games.load(saved.player(), saved.id()).orElseThrow();

        assertThat(channel(known).take(MARKS)).isFalse();

        assertThat(stored(saved).turns()).isEmpty();
        assertThat(games.load(saved.player(), saved.id()).orElseThrow().version())
                .isEqualTo(known.version());
    }

    /// Marks that are more than one entry takes.
    private static final LogEntry.Turn MARKS = new LogEntry.Play(new Move(IntStream.range(0, SIZE * SIZE)
            .boxed()
            .<Change>mapMulti((cell, changes) -> {
                changes.accept(new Change.Candidates(cell, Digits.range(1, SIZE)));
                changes.accept(new Change.Corners(cell, Digits.range(1, SIZE)));
            })
            .toList()));

    private static String large() {
        var cages = IntStream.range(0, SIZE * SIZE)
                .mapToObj(cell -> "cage %d= r%dc%d\n"
                        .formatted((cell / SIZE + cell % SIZE) % SIZE + 1, cell / SIZE + 1, cell % SIZE + 1))
                .collect(Collectors.joining());
        return "puzzle large\nsize " + SIZE + "\n" + cages + "end\n";
    }

    private GameChannel channel(SavedGame saved) {
        return new GameChannel(games, saved, new PuzzleBoard(), _ -> {}, () -> {}, _ -> {}, () -> true);
    }

    private SavedGame openWith(int entries) {
        return openWith(entries, PROPER);
    }

    /// A game with so many entries in its log.
    private SavedGame openWith(int entries, String puzzle) {
        var saved =
                games.newGames().start(player.id(), PuzzleFormats.read(puzzle).getFirst(), "");
        fill(saved, entries);
        open("play/" + saved.id());
        return saved;
    }

    private void fill(SavedGame saved, int entries) {
        database.sql("""
                        insert into game_op (game, version, client, seq, kind, move, stored)
                        select id, x, 'before', x, 'undo', '', created from game, system_range(1, :entries)
                        where id = :id""").param("entries", entries).param("id", saved.id()).update();
        database.sql("update game set version = :entries where id = :id")
                .param("entries", entries)
                .param("id", saved.id())
                .update();
        games.playersChanged();
    }
}
