package org.crosscage.game.store;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.game.SourceNames;
import org.crosscage.game.StoredEntry;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.ArchiveException;

/// Reads games out of a file that anybody may have written, so that none comes in that no game can be.
final class ArchivedGameReader {

    private static final int LONGEST_SOURCE = 200;
    private static final int LONGEST_PUZZLE = 1 << 20;
    private static final long LONGEST_PLAYED = Duration.ofDays(3650).toSeconds();

    private static final Pattern TECHNIQUE = Pattern.compile("[a-z0-9-]{1,60}");

    private final PuzzleFormat text;
    private final List<SourceNames> names;
    private final Proofs proofs;
    private final long player;
    private final Instant now;

    /// @param player whose games they are to be
    /// @param text how puzzles are written in the file
    /// @param names of places that are called otherwise elsewhere
    /// @param now nothing that a game tells was later
    ArchivedGameReader(long player, PuzzleFormat text, List<SourceNames> names, Proofs proofs, Instant now) {
        this.player = player;
        this.text = text;
        this.names = List.copyOf(names);
        this.proofs = proofs;
        this.now = now.truncatedTo(ChronoUnit.MICROS);
    }

    /// A game whose log is not played through yet.
    ///
    /// @param place where it is said to come from, as that is called here
    /// @param source the same, or none where the game does not fit there
    record Read(
            ArchivedGame packed,
            String place,
            String source,
            PuzzleEntry entry,
            Instant created,
            GameTerms terms,
            Instant now) {

        /// The entries that a game lacks, to come next in its log.
        ///
        /// @param names as for [ArchivedLog#missing]
        /// @throws ArchiveException when a line of the log is none, or its move cannot be made
        List<StoredEntry> missing(SavedGame game, Set<String> names) {
            return ArchivedLog.missing(packed.log(), game, names, now);
        }

        /// Whether it has lines without any of these names.
        boolean isMoreThan(Set<String> names) {
            return packed.log().stream()
                    .anyMatch(line ->
                            ArchivedLog.name(line).filter(names::contains).isEmpty());
        }

        /// The totals that it says.
        ///
        /// @throws ArchiveException when it is said to be finished, and is not by its log
        GameTotals totals(GrownLog log) {
            return new GameTotals(
                    Duration.ofSeconds(packed.seconds()),
                    packed.hints(),
                    packed.hintCost(),
                    packed.solutionShown(),
                    finished(log.finish().map(StoredEntry::stored)));
        }

        private Optional<Instant> finished(Optional<Instant> played) {
            if (packed.finished().isEmpty()) {
                return played;
            }
            var said = ArchivedLog.instant("finished", packed.finished());
            if (played.isEmpty()) {
                throw ArchiveException.noValue("finished", packed.finished());
            }
            return Optional.of(ArchivedLog.between(played.get(), said, now));
        }

        /// The costs of hints by technique, for techniques of this kind alone.
        List<ArchivedGame.Cost> techniques() {
            return packed.techniques().stream()
                    .filter(cost -> HintCosts.isTaught(entry.puzzle().kind(), cost.technique()))
                    .toList();
        }

        private Read of(PuzzleEntry other) {
            return new Read(packed, place, source, other, created, terms, now);
        }

        /// The game before its first move, as it is to be stored.
        SavedGame begun(String id, long player) {
            return SavedGame.fresh(id, player, new SharedGame(entry, Optional.empty(), terms), source, created);
        }
    }

    /// The solution is as it is written.
    ///
    /// @throws ArchiveException when anything of it but its log is not what it should be
    Read of(ArchivedGame packed) {
        var created = ArchivedLog.between(ArchivedLog.FIRST, ArchivedLog.instant("begun", packed.begun()), now);
        requireCounts(packed);
        var entry = entry(packed);
        var place = place(packed, entry);
        var terms = terms(packed.terms());
        var claim = new SourceNames.Claim(player, terms, techniques(packed));
        var source = names.stream().allMatch(name -> name.fits(place, claim)) ? place : "";
        return new Read(packed, place, source, entry, created, terms, now);
    }

    private static Set<String> techniques(ArchivedGame packed) {
        return packed.techniques().stream().map(ArchivedGame.Cost::technique).collect(Collectors.toSet());
    }

    private String place(ArchivedGame packed, PuzzleEntry entry) {
        var source = packed.source();
        for (var name : names) {
            source = name.unpacked(source, entry.puzzle());
        }
        return source;
    }

    private static void requireCounts(ArchivedGame packed) {
        if (packed.source().length() > LONGEST_SOURCE
                || packed.source().chars().anyMatch(Character::isISOControl)
                || NameCharacters.unfit(packed.source()).isPresent()) {
            throw ArchiveException.noValue("source", packed.source());
        }
        require("seconds", packed.seconds(), LONGEST_PLAYED);
        require("hints", packed.hints(), LogEntry.Help.MOST);
        require("hintCost", packed.hintCost(), LogEntry.Help.MOST);
        requireCosts(packed.techniques());
    }

    private static void requireCosts(List<ArchivedGame.Cost> costs) {
        var techniques = new HashSet<String>();
        for (int i = 0; i < costs.size(); i++) {
            var cost = costs.get(i);
            var path = "techniques[" + i + "]";
            if (!TECHNIQUE.matcher(cost.technique()).matches() || !techniques.add(cost.technique())) {
                throw ArchiveException.noValue(path + ".technique", cost.technique());
            }
            require(path + ".hints", cost.hints(), LogEntry.Help.MOST);
            require(path + ".cost", cost.cost(), LogEntry.Help.MOST);
        }
    }

    private static void require(String path, long number, long most) {
        if (number < 0 || number > most) {
            throw ArchiveException.noValue(path, number);
        }
    }

    private PuzzleEntry entry(ArchivedGame packed) {
        if (packed.puzzle().length() > LONGEST_PUZZLE) {
            throw ArchiveException.noValue("puzzle", packed.puzzle());
        }
        try {
            var entries = text.read(packed.puzzle());
            if (entries.size() != 1) {
                throw ArchiveException.noValue("puzzle", packed.puzzle());
            }
            return entries.getFirst();
        } catch (FormatException e) {
            throw ArchiveException.noValue("puzzle", e.problem() + " " + packed.puzzle());
        }
    }

    /// The game without its solution, if that should be believed and is not proven.
    Read proven(Read read) {
        var entry = read.entry();
        return entry.solution().isEmpty() || read.packed().source().isEmpty() || proofs.isProven(entry)
                ? read
                : read.of(
                        new PuzzleEntry(entry.id(), entry.notes(), entry.puzzle(), Optional.empty(), entry.warnings()));
    }

    private static GameTerms terms(String written) {
        GameTerms terms;
        try {
            terms = GameTerms.read(written);
        } catch (IllegalArgumentException _) {
            throw ArchiveException.noValue("terms", written);
        }
        if (!terms.written().equals(written)) {
            throw ArchiveException.noValue("terms", written);
        }
        return terms;
    }
}
