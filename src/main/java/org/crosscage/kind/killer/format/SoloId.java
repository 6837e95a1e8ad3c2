package org.crosscage.kind.killer.format;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.kind.format.CollectionId;
import org.crosscage.core.kind.format.OutlineCode;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.killer.rules.KillerRules;

/// The game id of Solo, in Simon Tatham's Portable Puzzle Collection, a line a puzzle: `3x3k:…,…,…`, the boxes, letters
/// for the rules and the difficulty, the given digits; with `k` the outlines of the cages as in [OutlineCode] and the
/// sums, each at the first cell of its cage. Letters `a`…`z` between numbers stand for 1…26 cells without one, `_` for
/// none. Cages come in reading order.
public final class SoloId implements LineFormat {

    /// The collection's difficulties by the letters of its ids.
    private static final Map<String, String> LABELS = Map.of(
            "t", "trivial", "b", "basic", "i", "intermediate", "a", "advanced", "e", "extreme", "u", "unreasonable");

    private static final String JIGSAW = "j";

    private static final String BOXES = "[0-9]{1,2}+(?:x[0-9]{1,2}+|j)";

    /// A heading such as `4x4: easy` has no numbers behind the colon.
    private static final Pattern ID = Pattern.compile("(?<boxes>" + BOXES + ")(?<rules>[a-z0-9]{0,20}+)(?<mark>[:#])"
            + "\\s*+(?=[a-z]*+(?:[_0-9]|,[_a-z0-9]))(?<description>[a-z0-9_,\\s]++)");

    /// A word beside blanks, as in the heading `6x6: 2 of 5`; behind a seed it is none of it.
    private static final Pattern WORD = Pattern.compile("(?<=\\s)[a-z]{2,}+(?=\\s|$)");

    /// One rule, or the symmetry, or the difficulty.
    private static final Pattern RULE =
            Pattern.compile("d(?<difficulty>[tbiaeu])|md?[0-9]++|r[0-9]++|a|(?<rule>[a-z])");

    private static final Pattern ITEM = Pattern.compile("(?<number>[0-9]{1,18}+)|(?<open>[a-z])|_");

    private static final String KILLER = "k";
    private static final int LONGEST_GAP = 26;
    private static final int MOST_SUM = 255;

    @Override
    public String id() {
        return "solo";
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                .map(line -> CollectionId.withoutAddress(line.whole()).text())
                .anyMatch(id -> ID.matcher(id).matches()
                        && (id.indexOf('#') >= 0 || !WORD.matcher(id).find()));
    }

    @Override
    public PuzzleEntry read(Line line) {
        var whole = CollectionId.withoutAddress(line.whole());
        var id = ID.matcher(whole.text());
        if (!id.matches()) {
            throw whole.error(Message.of("solo-id-expected"));
        }
        if (id.group("mark").equals("#")) {
            throw whole.error(Message.of("keen-seed"));
        }
        var rules = rules(whole.part(id.start("rules"), id.end("rules")));
        var boxes = whole.part(id.start("boxes"), id.end("boxes"));
        if (boxes.text().endsWith(JIGSAW)) {
            throw OtherRules.rule(boxes, otherRule(JIGSAW));
        }
        int n = KillerRules.sides().stream()
                .filter(side -> KillerRules.boxes(side).toString().equals(boxes.text()))
                .findFirst()
                .orElseThrow(() -> boxes.error(Message.of("solo-boxes")));
        var parts = whole.part(id.start("description"), id.end("description")).split(',');
        int expected = rules.hasCages() ? 3 : 1;
        if (parts.size() != expected) {
            throw (parts.size() < expected ? line.end() : parts.get(expected))
                    .error(Message.of("solo-parts").counting("parts", expected).counting("foundParts", parts.size()));
        }
        var sheet = new KillerSheet(whole, n);
        numbers(parts.getFirst(), n).forEach((cell, digit) -> sheet.given(cell / n, cell % n, digit));
        if (rules.hasCages()) {
            cages(OutlineCode.read(parts.get(1), n), numbers(parts.get(2), n), parts.get(2), sheet);
        }
        rules.label().ifPresent(label -> sheet.note("label", whole.withText(label)));
        return sheet.entry();
    }

    private static Rules rules(Token letters) {
        var label = Optional.<String>empty();
        boolean hasCages = false;
        var rule = RULE.matcher(letters.text());
        for (int at = 0; at < letters.text().length(); at = rule.end()) {
            if (!rule.find(at) || rule.start() != at) {
                throw letters.part(at, letters.text().length()).error(Message.of("solo-id-expected"));
            }
            var letter = rule.group("rule");
            var difficulty = rule.group("difficulty");
            if (difficulty != null) {
                label = Optional.of(Objects.requireNonNull(LABELS.get(difficulty)));
            } else if (KILLER.equals(letter)) {
                hasCages = true;
            } else if (letter != null) {
                throw OtherRules.rule(letters.part(at, at + 1), otherRule(letter));
            }
        }
        return new Rules(hasCages, label);
    }

    /// The name of a rule in messages.
    private static String otherRule(String letter) {
        return switch (letter) {
            case "x" -> "diagonals";
            case JIGSAW -> "jigsaw";
            default -> letter;
        };
    }

    /// The numbers of a grid by cell.
    private static Map<Integer, Token> numbers(Token grid, int n) {
        var numbers = new TreeMap<Integer, Token>();
        var item = ITEM.matcher(grid.text());
        int cells = 0;
        for (int at = 0; at < grid.text().length(); at = item.end()) {
            if (!item.find(at) || item.start() != at) {
                throw grid.part(at, grid.text().length()).error(Message.of("solo-grid-expected"));
            }
            if (item.group("number") != null) {
                numbers.put(cells++, grid.part(at, item.end()));
            } else if (item.group("open") != null) {
                cells += item.group("open").charAt(0) - 'a' + 1;
            }
            if (cells > n * n) {
                throw grid.part(at, grid.text().length()).error(solo(n, cells));
            }
        }
        if (cells < n * n) {
            throw grid.part(grid.text().length(), grid.text().length()).error(solo(n, cells));
        }
        return numbers;
    }

    private static Message solo(int n, int cells) {
        return Message.of("solo-cells").counting("cells", n * n).naming("end", cells < n * n ? "early" : "late");
    }

    private static void cages(List<List<Integer>> blocks, Map<Integer, Token> sums, Token at, KillerSheet sheet) {
        int n = sheet.side();
        for (var block : blocks) {
            var own = block.stream().filter(sums::containsKey).map(sums::get).toList();
            var place = own.isEmpty() ? at : own.getFirst();
            var cells = block.stream()
                    .map(cell -> NamedCell.of(new Cell(cell / n + 1, cell % n + 1), place))
                    .toList();
            if (own.size() > 1) {
                throw own.get(1)
                        .error(Message.of("layers-sum-twice")
                                .naming("cage", cells.getFirst().name())
                                .naming("first", own.getFirst().text()));
            }
            if (own.isEmpty()) {
                sheet.cageWithoutSum(cells);
            } else {
                sheet.cage(cells, place, Optional.empty());
            }
        }
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KillerSheet.requireKiller(puzzle);
        int n = puzzle.shape().rows();
        var id = new StringBuilder(KillerRules.boxes(n).toString());
        boolean hasCages = !puzzle.clues().isEmpty();
        if (hasCages) {
            requireCages(puzzle);
            id.append(KILLER);
        }
        Optional.ofNullable(entry.notes().get("label"))
                .flatMap(label -> LABELS.entrySet().stream()
                        .filter(letter -> letter.getValue().equals(label.toLowerCase(Locale.ROOT)))
                        .findFirst())
                .ifPresent(letter -> id.append('d').append(letter.getKey()));
        id.append(':').append(grid(n, puzzle.givens()));
        if (hasCages) {
            var sums = puzzle.clues().stream()
                    .collect(Collectors.toMap(cage -> cage.cells().get(0), cage -> Math.toIntExact(cage.target())));
            id.append(',')
                    .append(OutlineCode.write(puzzle.clues(), n))
                    .append(',')
                    .append(grid(n, sums));
        }
        return id.append('\n').toString();
    }

    /// The collection knows no cell without a cage, and no cage of one cell.
    private static void requireCages(Puzzle puzzle) {
        var cages = puzzle.clues();
        int cells = cages.stream().mapToInt(cage -> cage.cells().size()).sum();
        if (cells < puzzle.cellCount()
                || cages.stream().anyMatch(cage -> cage.cells().size() == 1)) {
            throw new UnwritableException(Message.of("cages-cover"));
        }
        cages.stream()
                .map(Arithmetic::target)
                .filter(sum -> sum < 1 || sum > MOST_SUM)
                .findFirst()
                .ifPresent(sum -> {
                    throw new UnwritableException(Message.of("sum").naming("clue", sum));
                });
    }

    private static String grid(int n, Map<Integer, Integer> numbers) {
        var grid = new StringBuilder();
        int open = 0;
        for (int cell = 0; cell < n * n; cell++) {
            if (!numbers.containsKey(cell)) {
                open++;
                continue;
            }
            grid.append(open == 0 && cell > 0 ? "_" : gap(open)).append(numbers.get(cell));
            open = 0;
        }
        return grid.append(gap(open)).toString();
    }

    private static String gap(int open) {
        int rest = open % LONGEST_GAP;
        return "z".repeat(open / LONGEST_GAP) + (rest == 0 ? "" : (char) ('a' - 1 + rest));
    }

    /// @param label what the id says of the difficulty
    private record Rules(boolean hasCages, Optional<String> label) {}
}
