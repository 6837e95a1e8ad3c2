package org.crosscage.kind.kenken.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// The game id of Keen, in Simon Tatham's Portable Puzzle Collection: `4dn:_a_a…,a5s1m12…`, a line a puzzle, also at
/// the end of an address of the collection's pages. The difficulty is kept as the puzzle's label; where every cage
/// multiplies, the size is followed by `m`. [OutlineCode] has the cages' outlines.
public final class KeenId implements LineFormat {

    /// The collection's difficulties by the letters of its ids.
    private static final List<String> LABELS = List.of("easy", "normal", "hard", "extreme", "unreasonable");

    private static final Map<Operation, Character> SIGNS =
            Map.of(Operation.ADD, 'a', Operation.MULTIPLY, 'm', Operation.SUBTRACT, 's', Operation.DIVIDE, 'd');

    private static final Pattern ID = Pattern.compile("(?:([0-9]{1,4})(?:d([a-zA-Z]?))?(m?)\\s*([:#]))?(.*)");

    /// A heading such as `10: hard one` or `5 # 3 stars` has no outlines and no seed.
    private static final Pattern PARAMETERS = Pattern.compile("[0-9]{1,4}(?:d[a-zA-Z]?)?m?\\s*"
            + "(?::\\s*(?=[a-z]*+(?:[_0-9]|,[amsd][0-9]))[_a-z].*|#(?:[0-9][^#]*+|\\s++[0-9]\\S*+\\s*+))");

    private static final Pattern BARE = Pattern.compile("[_a-z][_a-z0-9]*+,(?:[amsd][0-9]{1,18}+){1,81}+");
    private static final Pattern LIKE = Pattern.compile("[0-9]{1,2}+[a-z]{0,3}+[:;.]?+[_a-z0-9]{4,}+,[amsd]\\S++");
    private static final Pattern UPPER = Pattern.compile("[A-Z]");

    @Override
    public String id() {
        return "keen";
    }

    /// Ids of the collection's Kakuro begin alike, but their descriptions have capital letters.
    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                .map(line -> CollectionId.withoutAddress(line.whole()))
                .anyMatch(id -> {
                    var found = id.text();
                    boolean isSeed = found.indexOf('#') >= 0;
                    return BARE.matcher(found).matches()
                            || PARAMETERS.matcher(found).matches()
                                    && (isSeed || !hasCapital(found.substring(found.indexOf(':'))));
                });
    }

    private static boolean hasCapital(String text) {
        return UPPER.matcher(text).find();
    }

    @Override
    public boolean resembles(String text) {
        return Lines.first(text, 1).stream()
                .anyMatch(line -> LIKE.matcher(line.whole().text()).matches());
    }

    @Override
    public PuzzleEntry read(Line line) {
        var whole = CollectionId.withoutAddress(line.whole());
        var id = ID.matcher(whole.text());
        if (!id.matches()) {
            throw whole.error(Message.of("keen-id-expected"));
        }
        if ("#".equals(id.group(4))) {
            throw whole.error(Message.of("keen-seed"));
        }
        var description = whole.part(id.start(5), id.end(5)).stripped();
        int comma = description.text().indexOf(',');
        if (comma < 0) {
            throw description.error(Message.of("keen-id-expected"));
        }
        var outlines = description.part(0, comma);
        int n = id.group(1) == null ? OutlineCode.side(outlines) : side(whole.part(id.start(1), id.end(1)));
        var sheet = new KenKenSheet(n, Digits.range(1, n));
        var end = KeenClues.read(
                description.part(comma + 1, description.text().length()), OutlineCode.read(outlines, n), n, sheet);
        var assembled = sheet.assembled(end);
        return new PuzzleEntry("", label(whole, id), assembled.puzzle(), assembled.solution(), assembled.warnings());
    }

    /// @throws org.crosscage.core.kind.FormatException when the collection has no such size
    private static int side(Token word) {
        return word.number(KenKenRules.SMALLEST, OutlineCode.LARGEST)
                .orElseThrow(() -> word.error(Message.of("kenken-size-expected")
                        .counting("least", KenKenRules.SMALLEST)
                        .counting("most", OutlineCode.LARGEST)));
    }

    private static Map<String, String> label(Token whole, Matcher id) {
        var letter = id.group(2);
        if (letter == null || letter.isEmpty()) {
            return Map.of();
        }
        return LABELS.stream()
                .filter(label -> letter(label).equals(letter.toLowerCase(Locale.ROOT)))
                .findFirst()
                .map(label -> Map.of("label", label))
                .orElseThrow(() -> whole.part(id.start(2), id.end(2)).error(Message.of("keen-difficulty-expected")));
    }

    /// `x` for extreme, since `e` is easy; of all others the first letter.
    private static String letter(String label) {
        return label.equals("extreme") ? "x" : label.substring(0, 1);
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        requireWritable(puzzle);
        int n = puzzle.shape().rows();
        var cages = new LinkedHashMap<Integer, Arithmetic>();
        KenKenRules.cages(puzzle).stream()
                .sorted((a, b) -> a.cells().get(0) - b.cells().get(0))
                .forEach(cage -> cages.put(cage.cells().get(0), cage));
        var operations = cages.values().stream()
                .map(Arithmetic::operation)
                .filter(operation -> operation != Operation.EQUAL)
                .collect(Collectors.toSet());
        boolean onlyMultiplies = operations.equals(Set.of(Operation.MULTIPLY));
        var id = new StringBuilder().append(n);
        Optional.ofNullable(entry.notes().get("label"))
                .map(label -> label.toLowerCase(Locale.ROOT))
                .filter(LABELS::contains)
                .ifPresent(label -> id.append('d').append(letter(label)));
        id.append(onlyMultiplies ? "m:" : ":")
                .append(OutlineCode.counted(OutlineCode.write(cages.values(), n)))
                .append(',');
        cages.values().forEach(cage -> {
            char single = onlyMultiplies ? 'm' : 'a';
            char sign =
                    cage.operation() == Operation.EQUAL ? single : Objects.requireNonNull(SIGNS.get(cage.operation()));
            id.append(sign);
            id.append(cage.target());
        });
        return id.append('\n').toString();
    }

    private static void requireWritable(Puzzle puzzle) {
        KenKenSheet.requireOrdinary(puzzle);
        int n = puzzle.shape().rows();
        if (n > OutlineCode.LARGEST) {
            throw new UnwritableException(
                    Message.of("size").counting("most", OutlineCode.LARGEST).counting("size", n));
        }
        for (var cage : KenKenRules.cages(puzzle)) {
            int cells = cage.cells().size();
            boolean fits = switch (cage.operation()) {
                case EQUAL -> true;
                case ADD, MULTIPLY -> cells > 1;
                case SUBTRACT, DIVIDE -> cells == 2;
                case HIDDEN -> false;
            };
            if (!fits) {
                throw new UnwritableException(Message.of("operation")
                        .naming("operation", cage.operation())
                        .counting("cells", cells));
            }
        }
    }
}
