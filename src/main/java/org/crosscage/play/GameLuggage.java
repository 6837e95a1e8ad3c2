package org.crosscage.play;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.GameTerms;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The games of a player, all in which a move was made.
final class GameLuggage implements Luggage<PackedGame> {

    private static final int LONGEST_SOURCE = 200;
    private static final int MOST_COUNTED = 1_000_000;
    private static final int LONGEST_PUZZLE = 1 << 20;
    private static final long LONGEST_PLAYED = Duration.ofDays(3650).toSeconds();
    /// So much is tried to prove that the solution that comes with a puzzle is the only one.
    private static final Limits PROOF = new Limits(2, 20_000);

    private static final Pattern TECHNIQUE = Pattern.compile("[a-z0-9-]{1,60}");

    private final JdbcClient database;
    private final GameStore store;
    private final PuzzleFormat text;
    private final Solver solver;
    private final List<SourceNames> names;
    private final RandomGenerator random;

    /// @param text how puzzles are written, in the database as in the file
    /// @param solver complete
    /// @param names of places that are called otherwise elsewhere
    /// @param random must be fit for secrets
    GameLuggage(
            JdbcClient database,
            GameStore store,
            PuzzleFormat text,
            Solver solver,
            List<SourceNames> names,
            RandomGenerator random) {
        this.database = database;
        this.store = store;
        this.text = text;
        this.solver = solver;
        this.names = List.copyOf(names);
        this.random = random;
    }

    @Override
    public String name() {
        return "games";
    }

    @Override
    public Class<PackedGame> type() {
        return PackedGame.class;
    }

    @Override
    public Stream<PackedGame> pack(long player) {
        return database
                .sql("select id from game where player = :player and version > 0 order by created, id")
                .param("player", player)
                .query(String.class)
                .list() // what comes next needs the connection
                .stream()
                .flatMap(id -> begun(id).stream())
                .map(this::packed);
    }

    private Optional<SavedGame> begun(String id) {
        return database.sql("select * from game where id = :id")
                .param("id", id)
                .query((row, _) -> new GameRow(row).begun(text))
                .optional();
    }

    private PackedGame packed(SavedGame game) {
        var shape = game.game().puzzle().shape();
        var tally = game.tally();
        var source = game.source();
        for (var name : names) {
            source = name.packed(source);
        }
        return new PackedGame(
                source,
                game.terms().written(),
                text.write(game.entry()),
                game.created().toString(),
                tally.finished().map(Instant::toString).orElse(""),
                tally.elapsed().toSeconds(),
                tally.hints(),
                tally.hintCost(),
                tally.solutionShown(),
                costs(game.id()),
                store.opsSince(game.id(), shape, 0).stream()
                        .map(op -> PackedLog.line(op, shape))
                        .toList());
    }

    private List<PackedGame.Cost> costs(String game) {
        return database.sql("select technique, hints, cost from hint_cost where game = :game order by technique")
                .param("game", game)
                .query((row, _) ->
                        new PackedGame.Cost(row.getString("technique"), row.getInt("hints"), row.getInt("cost")))
                .list();
    }

    @Override
    public boolean unpack(long player, PackedGame packed) {
        var created = PackedLog.instant("begun", packed.begun());
        requireCounts(packed);
        var entry = entry(packed);
        var source = source(packed, entry);
        if (isThere(player, List.of(source, packed.source()), created)) {
            return false;
        }
        var begun = SavedGame.begun(entry, source);
        var log = PackedLog.read(packed.log(), begun);
        var tally = new Tally(
                Duration.ofSeconds(packed.seconds()),
                packed.hints(),
                packed.hintCost(),
                packed.solutionShown(),
                finished(packed, log));
        var fresh = new SavedGame(
                GameIds.random(random),
                player,
                source,
                entry,
                terms(packed.terms()),
                begun,
                0,
                tally,
                created,
                created);
        store.add(fresh);
        if (!log.ops().isEmpty()) {
            store.append(fresh.id(), log.ops(), log.game());
        }
        store.setTally(fresh.id(), tally);
        packed.techniques().forEach(cost -> store.addHintCost(fresh.id(), cost.technique(), cost.hints(), cost.cost()));
        return true;
    }

    private String source(PackedGame packed, PuzzleEntry entry) {
        var source = packed.source();
        for (var name : names) {
            source = name.unpacked(source, entry.puzzle());
        }
        return source;
    }

    private static void requireCounts(PackedGame packed) {
        if (packed.source().length() > LONGEST_SOURCE || packed.source().chars().anyMatch(Character::isISOControl)) {
            throw LuggageException.noValue("source", packed.source());
        }
        require("seconds", packed.seconds(), LONGEST_PLAYED);
        require("hints", packed.hints(), MOST_COUNTED);
        require("hintCost", packed.hintCost(), MOST_COUNTED);
        var techniques = new HashMap<String, Integer>();
        for (int i = 0; i < packed.techniques().size(); i++) {
            var cost = packed.techniques().get(i);
            var path = "techniques[" + i + "]";
            if (!TECHNIQUE.matcher(cost.technique()).matches() || techniques.put(cost.technique(), i) != null) {
                throw LuggageException.noValue(path + ".technique", cost.technique());
            }
            require(path + ".hints", cost.hints(), MOST_COUNTED);
            require(path + ".cost", cost.cost(), MOST_COUNTED);
        }
    }

    private static void require(String path, long number, long most) {
        if (number < 0 || number > most) {
            throw LuggageException.noValue(path, number);
        }
    }

    private PuzzleEntry entry(PackedGame packed) {
        if (packed.puzzle().length() > LONGEST_PUZZLE) {
            throw LuggageException.noValue("puzzle", packed.puzzle());
        }
        try {
            var entries = text.read(packed.puzzle());
            if (entries.size() != 1) {
                throw LuggageException.noValue("puzzle", packed.puzzle());
            }
            var entry = entries.getFirst();
            return entry.solution().isEmpty() || packed.source().isEmpty() || isProven(entry)
                    ? entry
                    : new PuzzleEntry(entry.id(), entry.notes(), entry.puzzle(), Optional.empty(), entry.warnings());
        } catch (FormatException e) {
            throw LuggageException.noValue("puzzle", e.problem() + " " + packed.puzzle());
        }
    }

    /// A file from anywhere may say of anything that it is the solution.
    private boolean isProven(PuzzleEntry entry) {
        var result = solver.solve(entry.puzzle(), SolverContext.quiet(PROOF));
        return result.isUnique()
                && result.solutions().getFirst().equals(entry.solution().orElseThrow());
    }

    private static Optional<Instant> finished(PackedGame packed, PackedLog log) {
        if (packed.finished().isEmpty()) {
            return log.finished();
        }
        var said = PackedLog.instant("finished", packed.finished());
        if (log.finished().isEmpty()) {
            throw LuggageException.noValue("finished", packed.finished());
        }
        return Optional.of(said);
    }

    private static GameTerms terms(String written) {
        GameTerms terms;
        try {
            terms = GameTerms.read(written);
        } catch (IllegalArgumentException _) {
            throw LuggageException.noValue("terms", written);
        }
        if (!terms.written().equals(written)) {
            throw LuggageException.noValue("terms", written);
        }
        return terms;
    }

    private boolean isThere(long player, List<String> sources, Instant created) {
        return database.sql("""
                        select count(*) from game
                        where player = :player and source in (:sources) and created = :created""")
                        .param("player", player)
                        .param("sources", sources)
                        .param("created", OffsetDateTime.ofInstant(created, ZoneOffset.UTC))
                        .query(Integer.class)
                        .single()
                > 0;
    }
}
