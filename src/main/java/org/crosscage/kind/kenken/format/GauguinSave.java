package org.crosscage.kind.kenken.format;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.ClueText;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.kind.format.CageSyntax.Cage;
import org.crosscage.core.kind.format.CageSyntax.Place;
import org.crosscage.core.kind.format.JsonText;
import org.crosscage.core.kind.format.JsonValue;
import org.crosscage.core.kind.format.LooseJson;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// Games as Gauguin, an app for Android, saves them: the size and what its digits are, the cells with the solution, and
/// the cages. What the player filled in is dropped. The third version is written; the readers of all versions are one.
public final class GauguinSave {

    /// One behind the other. The app begins each with its version, if it says it, and the size.
    public static final JsonText TEXT = new JsonText(
            "gauguin",
            Pattern.compile(
                    "\\A[\\s\uFEFF]*+\\{\\s*+(?:\"version\"\\s*+:\\s*+[0-9]{1,9}+\\s*+,\\s*+)?+\"variant\"\\s*+:"),
            GauguinSave::read,
            GauguinSave::write);

    private static final Map<String, Operation> ACTIONS = Map.of(
            "ACTION_ADD", Operation.ADD,
            "ACTION_SUBTRACT", Operation.SUBTRACT,
            "ACTION_MULTIPLY", Operation.MULTIPLY,
            "ACTION_DIVIDE", Operation.DIVIDE);

    private static final String NO_ACTION = "ACTION_NONE";

    /// The digits by what the app calls them: a grid of n rows has the first n. Two more kinds have negative ones.
    private static final Map<String, List<Integer>> DIGITS = Map.of(
            "FIRST_DIGIT_ONE", IntStream.range(1, 13).boxed().toList(),
            "FIRST_DIGIT_ZERO", IntStream.range(0, 12).boxed().toList(),
            "PRIME_NUMBERS", List.of(1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31),
            "FIBONACCI_SEQUENCE", List.of(1, 2, 3, 5, 8, 13, 21, 34, 55),
            "PADOVAN_SEQUENCE", List.of(1, 2, 3, 4, 5, 7, 9, 12, 16, 21, 28, 37));

    private static final String USUAL_DIGITS = "FIRST_DIGIT_ONE";

    /// A cage that is shown without a sign has one in the file all the same.
    private static final String SHOWN = "showOperators";

    private GauguinSave() {}

    private static PuzzleEntry read(JsonValue game) {
        var variant = game.required("variant");
        int n = side(variant.required("gridSize"));
        var options = variant.required("options");
        var sheet = new KenKenSheet(n, digits(options, n));
        boolean isShown =
                Optional.ofNullable(options.object().get(SHOWN)).stream().noneMatch(JsonValue::isNothing);
        var cages = game.required("cages").list();
        for (int i = 0; i < cages.size(); i++) {
            readCage(Integer.toString(i + 1), cages.get(i), n, isShown, sheet);
        }
        var bare = sheet.assembled(game.required("cages").at());
        var whole = game.listOf("cells").size() == n * n ? withSolution(bare, game.required("cells"), n) : bare;
        return new PuzzleEntry("", notes(game), whole.puzzle(), whole.solution(), whole.warnings());
    }

    private static int side(JsonValue size) {
        var width = size.required("width").scalar();
        var height = size.required("height").scalar();
        if (!width.text().equals(height.text())) {
            throw height.error(Message.of("gauguin-oblong").naming("columns", width.text()));
        }
        return KenKenSheet.side(width);
    }

    private static Digits digits(JsonValue options, int n) {
        var setting = options.required("digitSetting").scalar();
        var digits = DIGITS.getOrDefault(setting.text(), List.of());
        if (digits.size() < n) {
            throw setting.error(Message.of("gauguin-digits").counting("rows", n));
        }
        return digits(digits, n);
    }

    private static Digits digits(List<Integer> all, int n) {
        return all.stream().limit(n).reduce(Digits.NONE, Digits::with, (one, _) -> one);
    }

    private static void readCage(String name, JsonValue cage, int n, boolean isShown, KenKenSheet sheet) {
        var result = cage.required("result");
        var numbers = cage.required("cellNumbers").list();
        var places = numbers.stream()
                .map(number -> Place.counted(number.at(), (int) Math.min(number.number(), Integer.MAX_VALUE)))
                .toList();
        var operation = operation(cage.required("action").scalar())
                .map(shown -> isShown ? shown : Operation.HIDDEN)
                .map(shown -> isOfNought(shown, result.number()) ? Operation.MULTIPLY : shown);
        var clue = new ClueText(result.at(), result.number(), operation);
        sheet.cage(name, clue, new Cage(clue, places).places(n));
    }

    private static Optional<Operation> operation(Token action) {
        if (action.text().equals(NO_ACTION)) {
            return Optional.empty();
        }
        return Optional.of(Optional.ofNullable(ACTIONS.get(action.text()))
                .orElseThrow(() -> action.error(Message.of("gauguin-action"))));
    }

    /// Whether a quotient is 0. In the app it says that one of the two digits is, as a product of 0 does here.
    private static boolean isOfNought(Operation operation, long target) {
        return operation == Operation.DIVIDE && target == 0;
    }

    /// Cells without a digit have none of a solution.
    private static AssembledPuzzle withSolution(AssembledPuzzle puzzle, JsonValue cells, int n) {
        var digits = new HashMap<Integer, Integer>();
        for (var cell : cells.list()) {
            var number = cell.required("cellNumber").scalar().number(0, n * n - 1);
            var value = cell.required("value").scalar().number(0, Digits.LARGEST);
            if (number.isPresent() && value.isPresent()) {
                digits.put(number.getAsInt(), value.getAsInt());
            }
        }
        return digits.size() == n * n
                ? puzzle.with(
                        Solution.of(IntStream.range(0, n * n).map(digits::get).toArray()), cells.at())
                : puzzle;
    }

    private static Map<String, String> notes(JsonValue game) {
        return game.member("description")
                .map(JsonValue::scalar)
                .map(title -> {
                    PuzzleEntry.requireShort(title, title.text());
                    return Map.of("title", title.text());
                })
                .orElse(Map.of());
    }

    private static String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KenKenSheet.requireKenKen(puzzle);
        int n = puzzle.shape().rows();
        var digits = DIGITS.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .filter(each -> each.getValue().size() >= n
                        && digits(each.getValue(), n).equals(puzzle.digits()))
                .findFirst()
                .map(Map.Entry::getKey)
                .orElseThrow(() -> new UnwritableException(Message.of("digits").naming("digits", puzzle.digits())));
        var solution = entry.solution()
                .filter(puzzle::isSolvedBy)
                .orElseThrow(() -> new UnwritableException(Message.of("no-solution")))
                .toArray();
        var cages = KenKenRules.cages(puzzle);
        boolean isShown = isShown(cages);
        return """
                {"version":3,"variant":{"gridSize":{"width":%d,"height":%d},"options":{"showOperators":%b,\
                "cageOperation":"OPERATIONS_ALL","digitSetting":"%s","difficultySetting":"ANY",\
                "singleCageUsage":"FIXED_NUMBER","numeralSystem":"Decimal"}},"savedAtInMilliseconds":0,\
                "playTimeInMilliseconds":0,"startedToBePlayed":false,%s"difficulty":{},"isActive":true,"cells":[%s],\
                "selectedCellNumber":null,"invalidCellNumbers":[],"cheatedCellNumbers":[],"cages":[%s]}""".formatted(
                        n,
                        n,
                        isShown,
                        digits,
                        Optional.ofNullable(entry.notes().get("title"))
                                .map(title -> "\"description\":" + LooseJson.quoted(title) + ",")
                                .orElse(""),
                        IntStream.range(0, n * n)
                                .mapToObj(cell -> cell(cell, n, solution[cell]))
                                .collect(Collectors.joining(",")),
                        IntStream.range(0, cages.size())
                                .mapToObj(i -> cage(i, cages.get(i), n, solution))
                                .collect(Collectors.joining(",")));
    }

    /// Signs are shown in the whole grid, or nowhere.
    private static boolean isShown(List<Arithmetic> cages) {
        var operations = cages.stream()
                .map(Arithmetic::operation)
                .filter(operation -> operation != Operation.EQUAL)
                .distinct()
                .toList();
        boolean isHidden = operations.contains(Operation.HIDDEN);
        if (isHidden && operations.size() > 1) {
            throw new UnwritableException(Message.of("operation")
                    .naming("operation", Operation.HIDDEN)
                    .counting("cells", 2));
        }
        return !isHidden;
    }

    private static String cell(int cell, int n, int digit) {
        return "{\"cellNumber\":%d,\"row\":%d,\"column\":%d,\"value\":%d,\"userValue\":null,\"possibles\":[]}"
                .formatted(cell, cell / n, cell % n, digit);
    }

    private static String cage(int number, Arithmetic cage, int n, int[] solution) {
        var shape = GauguinShape.of(cage.cells(), n);
        return "{\"id\":%d,\"action\":\"%s\",\"type\":\"%s\",\"result\":%d,\"cellNumbers\":%s}"
                .formatted(
                        number,
                        action(cage, solution),
                        shape,
                        cage.target(),
                        shape.inOrder(cage.cells()).toString().replace(" ", ""));
    }

    private static String action(Arithmetic cage, int[] solution) {
        int cells = cage.cells().size();
        var operation = cage.operation() == Operation.HIDDEN ? hidden(cage, solution) : cage.operation();
        boolean fits = switch (operation) {
            case EQUAL -> cells == 1;
            case ADD, MULTIPLY -> cells > 1;
            case SUBTRACT, DIVIDE -> cells == 2;
            case HIDDEN -> false;
        };
        if (!fits || cage.target() > Integer.MAX_VALUE) {
            throw new UnwritableException(
                    fits
                            ? Message.of("sum").counting("clue", cage.target())
                            : Message.of("operation")
                                    .naming("operation", operation)
                                    .counting("cells", cells));
        }
        return ACTIONS.entrySet().stream()
                .filter(action -> action.getValue() == operation)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(NO_ACTION);
    }

    /// The operation that the solution's digits are one of.
    private static Operation hidden(Arithmetic cage, int[] solution) {
        var digits = cage.cells().stream().map(cell -> solution[cell]).toArray();
        return ACTIONS.values().stream()
                .sorted()
                .filter(operation -> operation.holds(digits, cage.target()))
                .findFirst()
                .orElseThrow();
    }
}
