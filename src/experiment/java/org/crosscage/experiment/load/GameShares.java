package org.crosscage.experiment.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.experiment.measure.OnlySolution;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;

/// Which puzzles are played, by packs of the library and their shares: `kenken-9x9=2,kakuro-8x8=1`. In place of a pack
/// there may be a file of puzzles, of which each game has the next one, so that players have different ones. A puzzle
/// is opened by its link, so that no time of the server goes into making it. The share of `home` stays on the first
/// page.
final class GameShares {

    private static final String HOME = "home";
    private static final double LARGEST = 1e6;

    private final List<Share> shares;
    private final double sum;
    private final Map<PuzzleEntry, SharedPuzzle> shared = new ConcurrentHashMap<>();

    /// @param puzzles empty for who stays on the first page
    private record Share(Optional<Puzzles> puzzles, double share) {}

    /// What a share is of.
    ///
    /// @param name the pack's or the file's
    /// @param played how many games there were with puzzles of a file; empty for a pack, whose are drawn
    record Puzzles(String name, List<PuzzleEntry> entries, Optional<AtomicInteger> played) {

        private PuzzleEntry next(RandomGenerator random) {
            int index = played.map(AtomicInteger::getAndIncrement).orElseGet(() -> random.nextInt(entries.size()));
            return entries.get(index % entries.size());
        }
    }

    /// @param code of its link
    /// @param solution by cell
    /// @param greatestDigit from 1
    record SharedPuzzle(String code, byte[] solution, int greatestDigit) {}

    private GameShares(List<Share> shares) {
        this.shares = List.copyOf(shares);
        sum = shares.stream().mapToDouble(Share::share).sum();
    }

    /// @throws IllegalArgumentException when the text is no such list, says what is wrong with it
    static GameShares parse(String text, PuzzleLibrary library) {
        var shares = new LinkedHashMap<String, Share>();
        for (var part : text.split(",", -1)) {
            var sides = part.strip().split("=", -1);
            if (sides.length != 2) {
                throw new IllegalArgumentException(
                        "'" + part + "' is not PACK=SHARE, such as kenken-9x9=2; shares are separated by commas");
            }
            var puzzles = sides[0].equals(HOME) ? Optional.<Puzzles>empty() : Optional.of(puzzles(sides[0], library));
            if (shares.put(sides[0], new Share(puzzles, share(sides[1], part))) != null) {
                throw new IllegalArgumentException("'" + sides[0] + "' is there twice; give it one share");
            }
        }
        return new GameShares(new ArrayList<>(shares.values()));
    }

    private static Puzzles puzzles(String name, PuzzleLibrary library) {
        var puzzles = library.pack(name)
                .map(pack -> new Puzzles(name, pack.entries(), Optional.empty()))
                .or(() -> file(name))
                .orElseThrow(() -> new IllegalArgumentException("there is no pack and no file '" + name
                        + "'; packs are "
                        + library.packs().stream().map(Pack::id).collect(Collectors.joining(", ")) + ", and " + HOME
                        + " is the first page alone"));
        if (!puzzles.entries().stream().map(PuzzleEntry::puzzle).allMatch(GameShares::canBePlayed)) {
            throw new IllegalArgumentException(
                    "the puzzles of '" + name + "' have given digits or a digit 0, which these players do not know");
        }
        return puzzles;
    }

    private static Optional<Puzzles> file(String name) {
        var path = Path.of(name);
        if (!Files.isRegularFile(path)) {
            return Optional.empty();
        }
        try {
            var entries = PuzzleFormats.read(Files.readString(path));
            return Optional.of(new Puzzles(name, entries, Optional.of(new AtomicInteger())));
        } catch (FormatException e) {
            throw new IllegalArgumentException("'" + name + "' has no puzzles that can be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean canBePlayed(Puzzle puzzle) {
        return puzzle.givens().isEmpty() && !puzzle.digits().contains(0);
    }

    private static double share(String number, String part) {
        try {
            double share = Double.parseDouble(number);
            if (share > 0 && share <= LARGEST) {
                return share;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new IllegalArgumentException("the share in '" + part + "' is not a number above 0 and up to a million");
    }

    /// What one player plays.
    ///
    /// @return empty for one who stays on the first page
    Optional<Puzzles> choose(RandomGenerator random) {
        double at = random.nextDouble() * sum;
        for (var share : shares) {
            at -= share.share();
            if (at < 0) {
                return share.puzzles();
            }
        }
        return shares.getLast().puzzles();
    }

    SharedPuzzle puzzle(Puzzles puzzles, RandomGenerator random) {
        return shared.computeIfAbsent(puzzles.next(random), GameShares::shared);
    }

    private static SharedPuzzle shared(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var solution = OnlySolution.of(puzzle)
                .orElseThrow(() -> new IllegalStateException("the puzzle " + entry.id() + " has no solution"));
        var digits = new byte[solution.size()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = (byte) solution.digit(cell);
        }
        return new SharedPuzzle(LinkCode.code(entry), digits, puzzle.digits().max());
    }
}
