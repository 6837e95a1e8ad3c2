package org.crosscage.experiment.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.experiment.measure.OnlySolution;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;

/// Which shipped puzzles are played, by packs and their shares: `kenken-9x9=2,kakuro-8x8=1`. A puzzle is opened by its
/// link, so that no time of the server goes into making it. The share of `home` stays on the first page.
final class GameShares {

    private static final String HOME = "home";
    private static final double LARGEST = 1e6;

    private final List<Share> shares;
    private final double sum;
    private final Map<String, SharedPuzzle> puzzles = new ConcurrentHashMap<>();

    /// @param pack empty for who stays on the first page
    private record Share(Optional<Pack> pack, double share) {}

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
            var pack = sides[0].equals(HOME) ? Optional.<Pack>empty() : Optional.of(pack(sides[0], library));
            if (shares.put(sides[0], new Share(pack, share(sides[1], part))) != null) {
                throw new IllegalArgumentException("'" + sides[0] + "' is there twice; give it one share");
            }
        }
        return new GameShares(new ArrayList<>(shares.values()));
    }

    private static Pack pack(String id, PuzzleLibrary library) {
        var pack = library.pack(id)
                .orElseThrow(() -> new IllegalArgumentException("there is no pack '" + id + "'; there are "
                        + library.packs().stream().map(Pack::id).collect(Collectors.joining(", ")) + ", and " + HOME
                        + " for the first page alone"));
        if (!pack.entries().stream().map(PuzzleEntry::puzzle).allMatch(GameShares::canBePlayed)) {
            throw new IllegalArgumentException(
                    "the puzzles of '" + id + "' have given digits or a digit 0, which these players do not know");
        }
        return pack;
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
    Optional<Pack> choose(RandomGenerator random) {
        double at = random.nextDouble() * sum;
        for (var share : shares) {
            at -= share.share();
            if (at < 0) {
                return share.pack();
            }
        }
        return shares.getLast().pack();
    }

    /// A puzzle of a pack.
    SharedPuzzle puzzle(Pack pack, RandomGenerator random) {
        var entries = pack.entries();
        var entry = entries.get(random.nextInt(entries.size()));
        return puzzles.computeIfAbsent(entry.id(), _ -> shared(entry));
    }

    private static SharedPuzzle shared(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var solution = OnlySolution.of(puzzle)
                .orElseThrow(() -> new IllegalStateException("the shipped puzzle " + entry.id() + " has no solution"));
        var digits = new byte[solution.size()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = (byte) solution.digit(cell);
        }
        return new SharedPuzzle(LinkCode.code(entry), digits, puzzle.digits().max());
    }
}
