package org.crosscage.texts;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Puzzle;
import org.jspecify.annotations.Nullable;

/// What people call the cells, lines, boxes, runs and cages of a puzzle. Rows and columns are numbered as drawn, boxes
/// in the order of the puzzle. The words for a kind stand under its id in the messages: `name.<kind>.clue`, and
/// `.unit` and `.box` for units without a clue.
public final class Names {

    private final Texts texts;
    private final Puzzle puzzle;
    private @Nullable Map<Sound, Integer> sounds;
    private @Nullable Map<Place, List<Constraint>> places;

    public Names(Texts texts, Puzzle puzzle) {
        this.texts = texts;
        this.puzzle = puzzle;
    }

    /// The word for a grade.
    public static String grade(Texts texts, Grade grade) {
        return texts.say("shell.grade." + grade.id());
    }

    /// The name of a kind's puzzles of a size: "KenKen 6 × 6".
    public static String puzzle(Texts texts, String kind, int rows, int columns) {
        return texts.say("library.name", "kind", texts.say("shell.kind." + kind), "rows", rows, "columns", columns);
    }

    /// The puzzle's kind and size. Without a clue, it can have another name: a Killer Sudoku is a Sudoku.
    public String puzzle() {
        var bare = "shell.kind.bare." + puzzle.kind();
        var kind = puzzle.clues().isEmpty() && texts.has(bare) ? bare : "shell.kind." + puzzle.kind();
        var shape = puzzle.shape();
        return texts.say("library.name", "kind", texts.say(kind), "rows", shape.rows(), "columns", shape.columns());
    }

    public String cell(int cell) {
        return puzzle.shape().cell(cell).toString();
    }

    /// The name within a sentence of a digit that stood in a cell from the start: "the given 5 in r1c2".
    ///
    /// @throws IllegalArgumentException when the puzzle gives no digit there
    public String given(int cell) {
        var digit = puzzle.givens().get(cell);
        if (digit == null) {
            throw new IllegalArgumentException("no digit is given in " + cell(cell));
        }
        return texts.say("hints.name.given", "digit", Integer.toString(digit), "cell", cell(cell));
    }

    /// A name within a sentence that fits nothing else of the puzzle: "row 4", "the run of 17 in row 2", "the cage
    /// 3− at r2c1".
    public String of(Constraint constraint) {
        var arguments = arguments(constraint);
        arguments.put("unique", isUnique(constraint) ? "yes" : "no");
        return texts.say(key("name", constraint), arguments);
    }

    /// The same as the first words of a sentence.
    String first(Constraint constraint) {
        return texts.capitalized(of(constraint));
    }

    /// A name for the ear: "17 across in 2", "cage sum 15 in 3 cells". Whoever hears it with each cell must be
    /// able to tell which cells belong together: where another cage would sound the same, its first cell is said
    /// too.
    public String spoken(Constraint constraint) {
        var arguments = arguments(constraint);
        var name = texts.say(key("spoken", constraint), arguments);
        var withPlace = key("spoken-at", constraint);
        if (!texts.has(withPlace) || constraint.cells().size() == 1 || !soundsLikeAnother(constraint)) {
            return name;
        }
        arguments.put("name", name);
        return texts.say(withPlace, arguments);
    }

    /// Whether "rows 1, 3 and 4" can name both lines.
    boolean haveOneName(Constraint line, Constraint other) {
        return way(line) == way(other)
                && key("names", line).equals(key("names", other))
                && texts.has(key("names", line))
                && texts.has(key("names-on", line));
    }

    /// Whether a line lies right behind another one, so that "rows 2 to 4" can name them at once; of boxes, whether
    /// their numbers follow each other.
    boolean goesOn(Constraint line, Constraint next) {
        var shape = puzzle.shape();
        int a = line.cells().get(0);
        int b = next.cells().get(0);
        return haveOneName(line, next)
                && switch (way(line)) {
                    case ROW -> shape.row(b) == shape.row(a) + 1;
                    case COLUMN -> shape.column(b) == shape.column(a) + 1;
                    case BOX -> puzzle.boxes().indexOf(next) == puzzle.boxes().indexOf(line) + 1;
                    case BLOCK, CELL -> false;
                };
    }

    /// A name for lines that follow each other: "rows 2 to 4", "rows 2 and 3", "boxes 1 to 3". Of one line it is the
    /// beginning of "rows 2, 5 and 6".
    String of(List<Constraint> lines) {
        return ofSeveral("names", lines);
    }

    /// How such a name goes on: "5", "5 to 7".
    String goingOn(List<Constraint> lines) {
        return ofSeveral("names-on", lines);
    }

    private String ofSeveral(String what, List<Constraint> lines) {
        var arguments = arguments(lines.getFirst());
        var last = arguments(lines.getLast());
        arguments.put("lastRow", last.get("row"));
        arguments.put("lastColumn", last.get("column"));
        if (last.containsKey("number")) {
            arguments.put("lastNumber", last.get("number"));
        }
        arguments.put("linesCount", lines.size());
        return texts.say(key(what, lines.getFirst()), arguments);
    }

    /// The clue as drawn, such as `17` or `3−`; empty for a constraint without one.
    public String clue(Constraint constraint) {
        return constraint instanceof Arithmetic ? texts.say(key("drawn", constraint), arguments(constraint)) : "";
    }

    /// Whether a cell lies right behind a stretch of cells in a row or column.
    boolean goesOn(List<Integer> stretch, int cell) {
        var shape = puzzle.shape();
        int last = stretch.getLast();
        int before = stretch.size() > 1 ? stretch.get(stretch.size() - 2) : last;
        boolean right = shape.row(cell) == shape.row(last) && shape.column(cell) == shape.column(last) + 1;
        boolean below = shape.column(cell) == shape.column(last) && shape.row(cell) == shape.row(last) + 1;
        return right && shape.row(before) == shape.row(cell) || below && shape.column(before) == shape.column(cell);
    }

    /// What a constraint is called by its kind, to choose a sentence by: `run`, `cage`, `line`.
    String sort(Constraint constraint) {
        return texts.say(key("sort", constraint));
    }

    /// The direction of a constraint, to choose a sentence by: `row`, `column`, `box`, `block`, `cell`.
    String direction(Constraint constraint) {
        return way(constraint).name().toLowerCase(Locale.ROOT);
    }

    /// The row of the first cell.
    String row(Constraint constraint) {
        return Integer.toString(puzzle.shape().row(constraint.cells().get(0)));
    }

    private String key(String what, Constraint constraint) {
        return "hints." + what + "." + puzzle.kind() + part(constraint);
    }

    private static String part(Constraint constraint) {
        if (constraint instanceof Arithmetic) {
            return ".clue";
        }
        return constraint.group() == Group.BOX ? ".box" : ".unit";
    }

    private Map<String, Object> arguments(Constraint constraint) {
        int first = constraint.cells().get(0);
        var arguments = new HashMap<String, Object>();
        arguments.put("way", way(constraint).name().toLowerCase(Locale.ROOT));
        arguments.put("row", Integer.toString(puzzle.shape().row(first)));
        arguments.put("column", Integer.toString(puzzle.shape().column(first)));
        arguments.put("first", cell(first));
        arguments.put("count", constraint.cells().size());
        if (constraint.group() == Group.BOX) {
            arguments.put("number", puzzle.boxes().indexOf(constraint) + 1);
        }
        if (constraint instanceof Arithmetic clue) {
            arguments.put("target", Long.toString(clue.target()));
            arguments.put("sign", clue.operation().sign());
            arguments.put("operation", clue.operation().name().toLowerCase(Locale.ROOT));
        }
        return arguments;
    }

    /// Whether nothing else goes by the same clue in the same line; of what has no clue, whether nothing else lies
    /// there.
    private boolean isUnique(Constraint constraint) {
        if (!(constraint instanceof Arithmetic)) {
            return puzzle.constraints().stream()
                    .noneMatch(other ->
                            other != constraint && other.group() == constraint.group() && at(other) == at(constraint));
        }
        if (places == null) {
            places = puzzle.constraints().stream().collect(Collectors.groupingBy(this::place));
        }
        return places.getOrDefault(place(constraint), List.of()).stream().allMatch(constraint::equals);
    }

    /// What a constraint is called without its cells, and where: in a row or column, else at a cell.
    private record Place(Class<?> type, String clue, Way way, int at) {}

    private Place place(Constraint constraint) {
        return new Place(constraint.getClass(), clue(constraint), way(constraint), at(constraint));
    }

    private int at(Constraint constraint) {
        int first = constraint.cells().get(0);
        return switch (way(constraint)) {
            case ROW -> puzzle.shape().row(first);
            case COLUMN -> puzzle.shape().column(first);
            case BOX, BLOCK, CELL -> first;
        };
    }

    private boolean soundsLikeAnother(Constraint constraint) {
        if (sounds == null) {
            sounds = puzzle.constraints().stream().collect(Collectors.toMap(this::sound, each -> 1, Integer::sum));
        }
        return Objects.requireNonNull(sounds.get(sound(constraint))) > 1;
    }

    /// What is heard of a constraint but its place.
    private record Sound(Class<?> type, int count, String clue) {}

    private Sound sound(Constraint constraint) {
        return new Sound(constraint.getClass(), constraint.cells().size(), clue(constraint));
    }

    private Way way(Constraint constraint) {
        return switch (constraint.group()) {
            case ROW, RUN_ACROSS -> Way.ROW;
            case COLUMN, RUN_DOWN -> Way.COLUMN;
            case BOX -> Way.BOX;
            case CAGE -> wayOfCage(constraint.cells());
        };
    }

    /// A cage that lies in one row or column is named by it.
    private Way wayOfCage(Cells cells) {
        if (cells.size() == 1) {
            return Way.CELL;
        }
        if (puzzle.shape().isInOneRow(cells)) {
            return Way.ROW;
        }
        return puzzle.shape().isInOneColumn(cells) ? Way.COLUMN : Way.BLOCK;
    }

    private enum Way {
        ROW,
        COLUMN,
        BOX,
        BLOCK,
        CELL
    }
}
