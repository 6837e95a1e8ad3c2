package org.crosscage.game.store;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.game.SourceNames;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.ArchiveException;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;

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

    /// @param player whose games they are to be
    /// @param text how puzzles are written in the file
    /// @param names of places that are called otherwise elsewhere
    ArchivedGameReader(long player, PuzzleFormat text, List<SourceNames> names, Proofs proofs) {
        this.player = player;
        this.text = text;
        this.names = List.copyOf(names);
        this.proofs = proofs;
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
            Paid paid) {

        /// @throws ArchiveException when a move cannot be made
        Played played() {
            var log = ArchivedLog.read(packed.log(), SavedGame.begun(entry, source));
            var totals = new GameTotals(
                    Duration.ofSeconds(packed.seconds()),
                    packed.hints(),
                    packed.hintCost(),
                    packed.solutionShown(),
                    finished(log));
            return new Played(log, totals, paid);
        }

        private Optional<Instant> finished(ArchivedLog log) {
            if (packed.finished().isEmpty()) {
                return log.finished();
            }
            var said = ArchivedLog.instant("finished", packed.finished());
            if (log.finished().isEmpty()) {
                throw ArchiveException.noValue("finished", packed.finished());
            }
            return Optional.of(said);
        }

        /// The costs of hints by technique, for techniques of this kind alone.
        List<ArchivedGame.Cost> techniques() {
            return packed.techniques().stream().filter(this::isKnown).toList();
        }

        boolean isKnown(ArchivedGame.Cost cost) {
            return PuzzleKinds.of(entry.puzzle().kind()).techniques().stream()
                    .anyMatch(technique -> technique.id().equals(cost.technique()));
        }

        private Read of(PuzzleEntry other) {
            return new Read(packed, place, source, other, created, terms, paid);
        }

        /// The same game, begun at another moment.
        Read begunAt(Instant when) {
            return new Read(packed, place, source, entry, when, terms, paid);
        }

        /// The game before its first move, as it is to be stored.
        SavedGame begun(String id, long player) {
            return SavedGame.fresh(id, player, new SharedGame(entry, Optional.empty(), terms), source, created);
        }
    }

    /// What is paid of the position in which the game stands, and need not be paid again.
    record Paid(Optional<PaidHint> hint, Optional<PaidAnswers> help) {}

    /// What became of a game.
    record Played(ArchivedLog log, GameTotals totals, Paid paid) {}

    /// The solution is as it is written.
    ///
    /// @throws ArchiveException when anything of it but its log is not what it should be
    Read of(ArchivedGame packed) {
        var created = ArchivedLog.instant("begun", packed.begun());
        requireCounts(packed);
        var entry = entry(packed);
        var place = place(packed, entry);
        var terms = terms(packed.terms());
        var claim = new SourceNames.Claim(player, terms, techniques(packed));
        var source = names.stream().allMatch(name -> name.fits(place, claim)) ? place : "";
        return new Read(packed, place, source, entry, created, terms, paid(packed, entry));
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

    private static Paid paid(ArchivedGame packed, PuzzleEntry entry) {
        int cells = entry.puzzle().shape().cellCount();
        return new Paid(
                written("paidHint", packed.paidHint(), line -> PaidHint.ofLine(line, cells)),
                written("paidHelp", packed.paidHelp(), PaidAnswers::ofLine));
    }

    private static <T> T written(String path, String line, Function<String, T> reading) {
        try {
            return reading.apply(line);
        } catch (IllegalArgumentException _) {
            throw ArchiveException.noValue(path, line);
        }
    }

    private static void requireCounts(ArchivedGame packed) {
        if (packed.source().length() > LONGEST_SOURCE
                || packed.source().chars().anyMatch(Character::isISOControl)
                || NameCharacters.unfit(packed.source()).isPresent()) {
            throw ArchiveException.noValue("source", packed.source());
        }
        require("seconds", packed.seconds(), LONGEST_PLAYED);
        require("hints", packed.hints(), GameStore.MOST_COUNTED);
        require("hintCost", packed.hintCost(), GameStore.MOST_COUNTED);
        requireCosts("techniques", packed.techniques());
    }

    /// @throws ArchiveException when anything of a device's game beside what is archived cannot be
    static void requireOfDevice(ReturnedGame returned) {
        if (!GameIds.isId(returned.id())) {
            throw ArchiveException.noValue("id", returned.id());
        }
        require("stored", returned.stored(), returned.archived().log().size());
        var paid = returned.paid();
        require("paid.hints", paid.hints(), GameStore.MOST_COUNTED);
        require("paid.cost", paid.cost(), GameStore.MOST_COUNTED);
        requireCosts("paid.techniques", paid.techniques());
    }

    private static void requireCosts(String list, List<ArchivedGame.Cost> costs) {
        var techniques = new HashSet<String>();
        for (int i = 0; i < costs.size(); i++) {
            var cost = costs.get(i);
            var path = list + "[" + i + "]";
            if (!TECHNIQUE.matcher(cost.technique()).matches() || !techniques.add(cost.technique())) {
                throw ArchiveException.noValue(path + ".technique", cost.technique());
            }
            require(path + ".hints", cost.hints(), GameStore.MOST_COUNTED);
            require(path + ".cost", cost.cost(), GameStore.MOST_COUNTED);
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
