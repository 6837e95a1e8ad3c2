package org.crosscage.core.logic.technique;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.CageParts;
import org.crosscage.core.logic.CageParts.Part;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// The short argument behind all the ways in which some cages can fill their parts of one line, if there is one:
/// why they always use a digit of the line, and why a cell of theirs cannot have a digit.
final class LineArgument {

    /// More sets of digits than these nobody compares.
    private static final int FEW = 3;

    /// More pairs of sets than these nobody goes through.
    private static final int MOST_PAIRS = 12;

    /// The keys begin so of what happens if no cage has a digit.
    private static final String WITHOUT = "line-combination.without.";

    private final List<Part> parts;
    private final boolean writesOut;
    private final List<Side> sides;
    private final Constraint line;
    private final Board board;

    /// The kinds of arguments, shortest first.
    private static final List<String> BY_LENGTH = List.of(
            "line-combination.with.same",
            "line-combination.with.one",
            "line-combination.without.both",
            "line-combination.without.few",
            "line-combination.with.both",
            "line-combination.with.listed",
            "line-combination.without.listed",
            "line-combination.with.compared",
            "line-combination.without.compared",
            "line-combination.with.ways",
            "line-combination.without.ways");

    /// @param writesOut whether something is said of each digit, also where no argument is short
    LineArgument(List<Part> parts, boolean writesOut, Board board) {
        this.parts = parts;
        this.writesOut = writesOut;
        this.line = CageParts.of(board).lines().get(parts.getFirst().line());
        this.board = board;
        this.sides = parts.stream().map(this::side).toList();
    }

    /// What one cage can put into the line.
    private record Side(Arithmetic cage, Cells cells, List<Digits> sets) {

        Side avoiding(Digits digits) {
            return new Side(
                    cage,
                    cells,
                    sets.stream().filter(set -> !set.intersects(digits)).toList());
        }

        /// The digits in every set.
        Digits always() {
            return sets.stream().reduce(Digits::intersect).orElse(Digits.NONE);
        }

        Digits possible() {
            return sets.stream().reduce(Digits.NONE, Digits::union);
        }

        List<Combination> ways() {
            return LineArgument.ways(sets);
        }
    }

    /// In order: layouts lie as the game before left them, and words do not tell of that.
    private static List<Combination> ways(List<Digits> sets) {
        return sets.stream()
                .map(set -> new Combination(set.stream().boxed().toList()))
                .sorted()
                .toList();
    }

    private Side side(Part part) {
        var sets = CageParts.of(board).sets(part);
        return new Side(
                LiveClues.of(board).clue(part.clue()),
                part.cells(),
                IntStream.range(0, sets.count())
                        .mapToObj(i -> new Digits(sets.get(i)))
                        .toList());
    }

    /// Among arguments of one kind, in their order.
    static List<LineReason.Scope> shortestFirst(Collection<LineReason.Scope> arguments) {
        return arguments.stream()
                .sorted(Comparator.comparingInt(
                        each -> BY_LENGTH.indexOf(each.argument().key())))
                .toList();
    }

    /// Why one of the cages has the digit in the line: what happens if none has. The digit is not named yet: `digit` is
    /// left to whoever knows of others for which the same is true.
    Optional<Reason> uses(int digit) {
        var without =
                sides.stream().map(side -> side.avoiding(Digits.of(digit))).toList();
        return bothNeed("line-combination.without.both", without)
                .or(() -> fewDigits(without))
                .or(() -> listed("line-combination.without.listed", without))
                .or(() -> compared("line-combination.without.compared", without, withMost(without)))
                .or(() -> writesOut ? Optional.of(Reason.of("line-combination.without.ways")) : Optional.empty())
                .map(reason -> reason.constraint("line", line)
                        .constraints("cages", sides.stream().map(Side::cage).toList())
                        .build());
    }

    /// An argument in the words for one that comes after others: which cages a digit is supposed to be
    /// outside of is said once.
    static Reason after(List<Reason> told, Reason argument) {
        return argument.key().startsWith(WITHOUT)
                        && told.stream().anyMatch(each -> each.key().startsWith(WITHOUT))
                ? new Reason(
                        argument.key() + ".more",
                        argument.premises(),
                        argument.constraints(),
                        argument.facts(),
                        argument.thoughts())
                : argument;
    }

    /// Why a cell of one of the cages cannot have a digit: what its cage puts into the line then. Neither is named yet:
    /// `cells` and `digit` are left to whoever knows of others for which the same is true.
    Optional<Reason> excludes(int cell, int digit) {
        for (int i = 0; i < parts.size(); i++) {
            int at = i;
            if (sides.get(i).cage().cells().contains(cell)) {
                var own = supposing(parts.get(i), cell, digit);
                var others =
                        sides.stream().filter(side -> side != sides.get(at)).toList();
                return excludes(own, others)
                        .map(reason -> reason.constraint("own", own.cage())
                                .constraint("line", line)
                                .build());
            }
        }
        return Optional.empty();
    }

    private Side supposing(Part part, int cell, int digit) {
        var layouts = LiveClues.of(board).layouts(part.clue());
        int position = layouts.clue().cells().stream().boxed().toList().indexOf(cell);
        var sets = IntStream.range(0, layouts.size())
                .filter(layout -> layouts.digit(layout, position) == digit)
                .mapToLong(layout -> layouts.digits(layout, part.positions()))
                .distinct()
                .mapToObj(Digits::new)
                .toList();
        return new Side(layouts.clue(), part.cells(), sets);
    }

    private Optional<Reason.Builder> excludes(Side own, List<Side> others) {
        var needed = own.always();
        for (var other : others) {
            if (needed.intersects(other.always())) {
                return Optional.of(Reason.of("line-combination.with.same")
                        .constraint("other", other.cage())
                        .digits("needed", needed.intersect(other.always())));
            }
        }
        for (var other : others) {
            if (!other.sets().isEmpty() && other.avoiding(needed).sets().isEmpty()) {
                return Optional.of(Reason.of("line-combination.with.one")
                        .constraint("other", other.cage())
                        .digits("needed", needed.intersect(other.possible())));
            }
        }
        var shortest = others.size() == 1
                ? listed("line-combination.with.listed", List.of(own, others.getFirst()))
                : bothNeed(
                                "line-combination.with.both",
                                others.stream()
                                        .map(side -> side.avoiding(needed))
                                        .toList())
                        .map(reason -> reason.digits("taken", needed));
        return shortest.or(() -> compared("line-combination.with.compared", others, own))
                .or(() -> writesOut ? Optional.of(ways(own, others)) : Optional.empty());
    }

    private static Reason.Builder ways(Side own, List<Side> others) {
        return Reason.of("line-combination.with.ways")
                .constraints("others", others.stream().map(Side::cage).toList())
                .combinations("ownWays", Operation.HIDDEN, own.ways());
    }

    private static Optional<Reason.Builder> bothNeed(String key, List<Side> sides) {
        for (int i = 1; i < sides.size(); i++) {
            for (int j = 0; j < i; j++) {
                var common = sides.get(j).always().intersect(sides.get(i).always());
                if (!common.isEmpty()) {
                    return Optional.of(Reason.of(key)
                            .constraint("a", sides.get(j).cage())
                            .constraint("b", sides.get(i).cage())
                            .digits("needed", common));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Reason.Builder> fewDigits(List<Side> sides) {
        var left = sides.stream().map(Side::possible).reduce(Digits.NONE, Digits::union);
        var cells = sides.stream().map(Side::cells).reduce(Cells.NONE, Cells::union);
        return left.size() < cells.size()
                ? Optional.of(Reason.of("line-combination.without.few")
                        .cells("open", cells)
                        .digits("left", left))
                : Optional.empty();
    }

    private static Optional<Reason.Builder> listed(String key, List<Side> sides) {
        return sides.size() == 2 && sides.stream().allMatch(side -> side.sets().size() <= FEW)
                ? Optional.of(Reason.of(key)
                        .constraint("a", sides.getFirst().cage())
                        .constraint("b", sides.getLast().cage())
                        .combinations(
                                "aWays", Operation.HIDDEN, sides.getFirst().ways())
                        .combinations("bWays", Operation.HIDDEN, sides.getLast().ways()))
                : Optional.empty();
    }

    private static Side withMost(List<Side> sides) {
        return sides.stream()
                .max(Comparator.comparingInt(side -> side.sets().size()))
                .orElseThrow();
    }

    /// Whatever one cage has always shares a digit with what the others have together. Of each only those digits are
    /// named that the other side can have too, and of their sets only the least: a larger one shares what these
    /// share.
    ///
    /// @param sides may have in it the one cage
    private static Optional<Reason.Builder> compared(String key, List<Side> sides, Side one) {
        var others = sides.stream().filter(side -> side != one).toList();
        var together = others.stream()
                .map(Side::sets)
                .reduce(LineArgument::besideEachOther)
                .orElse(List.of());
        var ofOthers = least(together, one.possible());
        var own = least(one.sets(), ofOthers.stream().reduce(Digits.NONE, Digits::union));
        boolean alwaysShare = !own.isEmpty()
                && !ofOthers.isEmpty()
                && own.stream().allMatch(set -> ofOthers.stream().allMatch(set::intersects));
        return alwaysShare && own.size() * ofOthers.size() <= MOST_PAIRS
                ? Optional.of(Reason.of(key)
                        .constraint("one", one.cage())
                        .constraints("others", others.stream().map(Side::cage).toList())
                        .combinations("ownWays", Operation.HIDDEN, ways(own))
                        .combinations("otherWays", Operation.HIDDEN, ways(ofOthers)))
                : Optional.empty();
    }

    /// What two cages have in the line together: a set of each without a common digit.
    private static List<Digits> besideEachOther(List<Digits> some, List<Digits> others) {
        return some.stream()
                .flatMap(a -> others.stream().filter(b -> !a.intersects(b)).map(a::union))
                .distinct()
                .toList();
    }

    /// The parts of some sets that lie within some digits, without those that another part lies in.
    private static List<Digits> least(List<Digits> sets, Digits within) {
        var parts = sets.stream().map(within::intersect).distinct().toList();
        return parts.stream()
                .filter(part -> parts.stream().noneMatch(other -> !other.equals(part) && part.containsAll(other)))
                .toList();
    }
}
