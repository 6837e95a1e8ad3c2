package org.crosscage.kind.kakuro.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kakuro.rules.Tile;

/// The game id of Anders Holst's Kakuro for the Portable Puzzle Collection: `5,9D1:XV7XV17V15XXaB23.10cH27d…`, a line
/// a puzzle. The size without the clue row and column, the largest digit (9 where there is none), the difficulty,
/// which is kept as the puzzle's label, then all cells in reading order: `a`…`z` for 1…26 white ones, `X` black,
/// `H` and a sum across, `V` and a sum down, `B` and both, `B16.17`.
public final class HolstId implements LineFormat {

    /// The difficulties 1 to 5.
    private static final List<String> LABELS = List.of("trivial", "easy", "medium", "hard", "extreme");

    private static final Pattern ID =
            Pattern.compile("([0-9]{1,4})(?:,([0-9]{1,2}))?((?:[A-Z][0-9]{0,2}+){0,4}+):([A-Za-z0-9.]*)");
    private static final Pattern LIKE = Pattern.compile("[0-9]{1,2}+(?:,[0-9]{1,2}+)?+[A-Z0-9]*+:[XVHB]\\S++");
    private static final Pattern VARIANT = Pattern.compile("([A-CE-Z])");
    private static final Pattern DIFFICULTY = Pattern.compile("D([1-5])");
    private static final Pattern CELL =
            Pattern.compile("[a-z]|X|H([0-9]{1,4})|V([0-9]{1,4})|B([0-9]{1,4})\\.([0-9]{1,4})");
    private static final Pattern LOWER = Pattern.compile("[^A-Z]*");
    private static final int MOST_WHITE = 26;
    private static final int MOST_SUM = 9999;

    @Override
    public String id() {
        return "holst";
    }

    /// A grid begins with a black cell, which is a capital letter; Keen's ids have none.
    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream().map(line -> line.text().strip()).anyMatch(id -> {
            var found = ID.matcher(id);
            return found.matches() && !LOWER.matcher(found.group(4)).matches();
        });
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        requireWritable(puzzle);
        var cells = new StringBuilder();
        int white = 0;
        for (var tile : Tile.of(puzzle).stream().flatMap(List::stream).toList()) {
            if (tile instanceof Tile.Black black) {
                white(white, cells);
                white = 0;
                cells.append(cell(black));
            } else {
                white++;
            }
        }
        white(white, cells);
        var difficulty = Optional.ofNullable(entry.notes().get("label"))
                .map(label -> LABELS.indexOf(label.toLowerCase(Locale.ROOT)) + 1)
                .filter(level -> level > 0)
                .map(level -> "D" + level)
                .orElse("");
        return puzzle.shape().rows() - 1 + "," + puzzle.digits().max() + difficulty + ":" + cells + "\n";
    }

    private static void white(int count, StringBuilder cells) {
        cells.append("z".repeat(count / MOST_WHITE));
        if (count % MOST_WHITE > 0) {
            cells.append((char) ('a' + count % MOST_WHITE - 1));
        }
    }

    private static String cell(Tile.Black black) {
        boolean hasDown = Tile.writable(black.down(), MOST_SUM) != Tile.NONE;
        boolean hasAcross = Tile.writable(black.across(), MOST_SUM) != Tile.NONE;
        if (hasDown && hasAcross) {
            return "B" + black.across() + "." + black.down();
        }
        return hasDown ? "V" + black.down() : hasAcross ? "H" + black.across() : "X";
    }

    private static void requireWritable(Puzzle puzzle) {
        if (!puzzle.kind().equals(KakuroRules.ID)) {
            throw new UnwritableException(Message.of("kind"));
        }
        KakuroSheet.requireBorder(puzzle);
        if (puzzle.shape().rows() != puzzle.shape().columns()) {
            throw new UnwritableException(Message.of("oblong"));
        }
        if (!puzzle.givens().isEmpty()) {
            throw new UnwritableException(Message.of("givens"));
        }
    }

    @Override
    public boolean resembles(String text) {
        return Lines.first(text, 1).stream()
                .anyMatch(line -> LIKE.matcher(line.whole().text()).matches());
    }

    @Override
    public PuzzleEntry read(Line line) {
        var whole = line.whole();
        var id = ID.matcher(whole.text());
        if (!id.matches()) {
            throw whole.error(Message.of("holst-id-expected"));
        }
        var kind = whole.part(id.start(3), id.end(3));
        var variant = VARIANT.matcher(kind.text());
        if (variant.find()) {
            throw kind.part(variant.start(), variant.end()).error(Message.of("holst-variant"));
        }
        var notes = Map.<String, String>of();
        if (!kind.text().isEmpty()) {
            var difficulty = DIFFICULTY.matcher(kind.text());
            if (!difficulty.matches()) {
                throw kind.error(Message.of("holst-difficulty-expected"));
            }
            notes = Map.of("label", LABELS.get(Integer.parseInt(difficulty.group(1)) - 1));
        }
        var size = whole.part(id.start(1), id.end(1));
        long side = size.number().orElseThrow() + 1;
        KakuroSheet.requireWithinLimits(size, side, side);
        var digits = id.group(2) == null
                ? KakuroRules.ORDINARY_DIGITS
                : Digits.range(1, largest(whole.part(id.start(2), id.end(2))));
        var assembled = sheet(whole.part(id.start(4), id.end(4)), (int) side).assembled(digits);
        return new PuzzleEntry("", notes, assembled.puzzle(), assembled.solution(), assembled.warnings());
    }

    private static int largest(Token digit) {
        return digit.number(1, KakuroRules.ORDINARY_DIGITS.max())
                .orElseThrow(() -> digit.error(Message.of("holst-digit-expected")));
    }

    private static KakuroSheet sheet(Token cells, int side) {
        var tiles = new ArrayList<Tile>();
        var places = new ArrayList<Token>();
        var cell = CELL.matcher(cells.text());
        for (int at = 0; at < cells.text().length(); at = cell.end()) {
            if (!cell.find(at) || cell.start() != at) {
                throw cells.part(at, cells.text().length()).error(Message.of("holst-cell-expected"));
            }
            var place = cells.part(at, cell.end());
            int count =
                    Character.isLowerCase(place.text().charAt(0)) ? place.text().charAt(0) - 'a' + 1 : 1;
            if (tiles.size() + count > side * side) {
                throw place.error(Message.of("holst-long").counting("cells", (long) side * side));
            }
            var tile = Character.isLowerCase(place.text().charAt(0))
                    ? Tile.BLANK
                    : new Tile.Black(
                            sum(cell.group(2)).or(() -> sum(cell.group(4))).orElse((long) Tile.NONE),
                            sum(cell.group(1)).or(() -> sum(cell.group(3))).orElse((long) Tile.NONE));
            for (int i = 0; i < count; i++) {
                tiles.add(tile);
                places.add(place);
            }
        }
        if (tiles.size() < side * side) {
            throw cells.part(cells.text().length(), cells.text().length())
                    .error(Message.of("holst-short")
                            .counting("cells", (long) side * side)
                            .counting("foundCells", tiles.size()));
        }
        var sheet = new KakuroSheet();
        for (int row = 0; row < side; row++) {
            sheet.row(tiles.subList(row * side, (row + 1) * side), places.subList(row * side, (row + 1) * side));
        }
        return sheet;
    }

    /// Nothing stands for no sum, and so does 0.
    private static Optional<Long> sum(String digits) {
        return Optional.ofNullable(digits).map(Long::valueOf).filter(sum -> sum > 0);
    }
}
