package org.crosscage.sets.store;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.kind.GameTerms;
import org.crosscage.player.store.Players;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetDraft;
import org.crosscage.sets.SetTraining;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/// The set that each player is putting together: the table `set_draft`, on H2 and PostgreSQL alike. It is kept with
/// every change, so that whoever closes the browser over half a set finds it again.
@Repository
public final class SetDrafts {

    /// Behind each puzzle.
    private static final Pattern END = Pattern.compile("(?<=\nend\n)\n?");

    private final JdbcClient database;
    private final TransactionOperations transactions;
    private final PuzzleFormat text;

    /// @param text how a puzzle is written into the database: the native format, which holds every puzzle
    SetDrafts(JdbcClient database, TransactionOperations transactions, PuzzleFormat text) {
        this.database = database;
        this.transactions = transactions;
        this.text = text;
    }

    /// What the player has put together; [SetDraft#EMPTY] when nothing.
    public SetDraft of(long player) {
        return database.sql("select * from set_draft where player = :player")
                .param("player", player)
                .query((row, _) -> new SetDraft(
                        row.getString("title"),
                        row.getString("text"),
                        GameTerms.read(row.getString("terms")),
                        row.getBoolean("in_order"),
                        read(row.getString("puzzles")),
                        SetTraining.read(row.getString("trainings"))))
                .optional()
                .orElse(SetDraft.EMPTY);
    }

    /// One by one: several may have the same id, as one text may not.
    private List<PuzzleEntry> read(String puzzles) {
        return END.splitAsStream(puzzles)
                .filter(puzzle -> !puzzle.isEmpty())
                .flatMap(puzzle -> text.read(puzzle).stream())
                .toList();
    }

    /// Changes what is kept now, which another page may have changed since it was shown.
    ///
    /// @return what is kept then
    /// @throws RefusedSetException when its puzzles are too many or too large; what was kept stays
    public SetDraft change(long player, UnaryOperator<SetDraft> change) {
        return transactions.execute(_ -> {
            Players.lock(database, player); // two pages of one player wait for each other
            var next = change.apply(of(player));
            delete(player);
            if (!next.equals(SetDraft.EMPTY)) {
                add(player, next);
            }
            return of(player);
        });
    }

    private void add(long player, SetDraft draft) {
        database.sql("""
            insert into set_draft (player, title, text, terms, in_order, puzzles, trainings)
            values (:player, :title, :text, :terms, :inOrder, :puzzles, :trainings)""")
                .params(Map.of(
                        "player", player,
                        "title", draft.title(),
                        "text", draft.text(),
                        "terms", draft.terms().written(),
                        "inOrder", draft.inOrder(),
                        "puzzles", written(draft),
                        "trainings", SetTraining.written(draft.trainings())))
                .update();
    }

    private String written(SetDraft draft) {
        var written = draft.puzzles().stream().map(text::write).collect(Collectors.joining("\n"));
        if (written.length() > SetStore.LARGEST) {
            throw new RefusedSetException(RefusedSetException.Reason.TOO_LARGE, written.length(), SetStore.LARGEST);
        }
        return written;
    }

    /// The set was made.
    public void forget(long player) {
        delete(player);
    }

    private void delete(long player) {
        database.sql("delete from set_draft where player = :player")
                .param("player", player)
                .update();
    }
}
