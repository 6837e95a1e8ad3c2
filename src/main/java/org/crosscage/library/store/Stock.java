package org.crosscage.library.store;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleOrder;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// A few puzzles of each usual order, made before anybody asks for them, so that a new game begins at once: the
/// table `stock`, on H2 and PostgreSQL alike, which several servers may share. Each puzzle goes to
/// one player. What is there is what its seed gives: what another edition of the generator made is not taken, and
/// nothing is before the stock is opened. Safe for use by several threads.
@Repository
public final class Stock {

    private final JdbcClient database;
    private final PuzzleFormat text;
    private final List<PuzzleOrder> orders;
    private final int each;
    private volatile @Nullable String edition;
    private volatile Runnable taken = () -> {};

    @Autowired
    Stock(JdbcClient database, PuzzleFormat text, GradeTimes times, LibrarySettings settings) {
        this(database, text, UsualOrders.of(times), settings.puzzlesAhead());
    }

    /// @param text how a puzzle is written into the database: the native format, which holds every puzzle
    /// @param orders what is kept, in the order in which it is made
    /// @param each how many puzzles of each order are kept, 0 for none
    public Stock(JdbcClient database, PuzzleFormat text, List<PuzzleOrder> orders, int each) {
        this.database = database;
        this.text = text;
        this.orders = List.copyOf(orders);
        this.each = each;
    }

    /// Whether anything is kept.
    boolean isKept() {
        return each > 0 && !orders.isEmpty();
    }

    /// From now on there is something to take.
    ///
    /// @param now says how puzzles are made from their seeds, at most 64 characters
    /// @param listener hears that a puzzle was taken, on the thread of whoever took it
    void open(String now, Runnable listener) {
        edition = now;
        taken = listener;
    }

    /// Throws away what other editions of the generator made.
    void discardOthers() {
        database.sql("delete from stock where edition <> :edition")
                .param("edition", edition())
                .update();
    }

    /// A puzzle that is there, for whoever asks alone.
    ///
    /// @return empty when there is none; then it has to be made
    public Optional<PuzzleEntry> take(PuzzleOrder order) {
        var now = edition;
        if (now == null || !orders.contains(order)) {
            return Optional.empty();
        }
        var found = database.sql("select id, puzzle from stock where stem = :stem and edition = :edition order by id")
                .param("stem", order.stem())
                .param("edition", now)
                .query((row, _) -> Map.entry(row.getString("id"), row.getString("puzzle")))
                .list();
        // whoever deletes the row has the puzzle
        var mine = found.stream().filter(row -> isDeleted(row.getKey())).findFirst();
        mine.ifPresent(_ -> taken.run());
        return mine.map(row -> text.read(row.getValue()).getFirst());
    }

    private boolean isDeleted(String id) {
        return database.sql("delete from stock where id = :id").param("id", id).update() == 1;
    }

    /// What is to be made next: of which there is least, and of those the first; nothing when all is there.
    ///
    /// @param mayBeTried what is not left for later
    Optional<PuzzleOrder> next(Predicate<PuzzleOrder> mayBeTried) {
        Map<String, Long> there = database
                .sql("select stem, count(*) as puzzles from stock where edition = :edition group by stem")
                .param("edition", edition())
                .query((row, _) -> Map.entry(row.getString("stem"), row.getLong("puzzles")))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return orders.stream()
                .filter(mayBeTried)
                .filter(order -> there.getOrDefault(order.stem(), 0L) < each)
                .min(Comparator.comparing(order -> there.getOrDefault(order.stem(), 0L)));
    }

    /// How many puzzles are there.
    double count() {
        return database.sql("select count(*) from stock").query(Long.class).single();
    }

    /// How many are there when it is full.
    long wanted() {
        return (long) each * orders.size();
    }

    /// Whether it is open and nothing is missing.
    public boolean isFull() {
        return edition != null && next(_ -> true).isEmpty();
    }

    /// Adds a puzzle; one that is there already stays as it is.
    void add(PuzzleOrder order, PuzzleEntry made) {
        try {
            database.sql("insert into stock (id, stem, edition, puzzle) values (:id, :stem, :edition, :puzzle)")
                    .param("id", made.id())
                    .param("stem", order.stem())
                    .param("edition", edition())
                    .param("puzzle", text.write(made))
                    .update();
        } catch (DuplicateKeyException same) {
            // another server has drawn the same seed
        }
    }

    private String edition() {
        var now = edition;
        if (now == null) {
            throw new IllegalStateException("the stock is not open");
        }
        return now;
    }
}
