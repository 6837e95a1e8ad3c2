package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.clue.Combinations;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.clue.Totals;
import org.crosscage.core.clue.Weighing;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.area.Blocks.Block;
import org.crosscage.core.logic.area.Blocks.Share;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Operation;

/// The account of a block of lines: the lines come to a known total, cages that are counted come to theirs, and
/// what is left are cells of the block that no counted cage has, and cells of counted cages outside of the block.
/// The tally of the open ones inside, less that of the open ones outside, is [#rest()].
///
/// @param counted cages whose total is known
/// @param in cells of the block that no counted cage has
/// @param out cells of counted cages outside of the block
/// @param open those of them without a digit; the ones of `in` first
/// @param openIn how many of the open ones are of `in`
record Account(
        Board board, Block block, Weighing weighing, List<Share> counted, Cells in, Cells out, int[] open, int openIn) {

    /// @param counts tells of a clue whether it is counted
    static Account of(Board board, Block block, Weighing weighing, IntPredicate counts) {
        var counted = new ArrayList<Share>();
        var in = IntStream.builder();
        block.bare().stream().forEach(in);
        var out = IntStream.builder();
        for (var share : block.shares()) {
            if (counts.test(share.clue())) {
                counted.add(share);
                share.outside().stream().forEach(out);
            } else {
                share.inside().stream().forEach(in);
            }
        }
        var inside = Cells.of(in.build());
        var outside = Cells.of(out.build());
        var openInside = board.open(inside);
        int[] open = IntStream.concat(openInside.stream(), board.open(outside).stream())
                .toArray();
        return new Account(board, block, weighing, List.copyOf(counted), inside, outside, open, openInside.size());
    }

    /// What the cells of the block come to, those in two lines counted once.
    long total() {
        return ofLines() - twiceTotal();
    }

    /// What the cells come to that are in two lines.
    long twiceTotal() {
        return totalOf(block.crossings().stream());
    }

    /// What the lines come to, each by itself.
    private long ofLines() {
        return block.size() * weighing.total(board.puzzle().digits());
    }

    /// What the counted cages come to.
    long countedTotal() {
        return totalOf(counted.stream().map(Share::clue));
    }

    private long totalOf(Stream<Integer> clues) {
        var totals = Totals.of(board);
        return clues.map(clue -> totals.of(clue, weighing))
                .mapToLong(OptionalLong::orElseThrow)
                .sum();
    }

    long placed(Cells cells) {
        return cells.stream()
                .filter(board::isPlaced)
                .mapToLong(cell -> weighing.weight(board.digit(cell)))
                .sum();
    }

    /// Whether all open cells lie inside, or all outside.
    boolean isOneSided() {
        return openIn == 0 || openIn == open.length;
    }

    /// What the open cells inside come to, less what the open cells outside come to.
    long rest() {
        return weighing.of(total() - placed(in) - countedTotal() + placed(out));
    }

    /// Adds to a reason what the account rests on: how the totals are known of cages that do not state them, and the
    /// thought that it is drawn up in, if it is in numbers.
    /// Returns what the proof may use, to be added to.
    ///
    /// @param alreadySaid placed cells that are not spoken of here
    List<Constraint> begin(Reason.Builder reason, Cells alreadySaid) {
        var totals = Totals.of(board);
        var constraints = new ArrayList<Constraint>();
        for (var thought : differences()) {
            reason.first(thought);
        }
        for (var share : counted) {
            if (!totals.isStated(share.clue(), weighing)) {
                var cage = LiveClues.of(board).clue(share.clue());
                boolean printed = totals.isPrinted(share.clue(), weighing);
                reason.given(printed ? Cells.NONE : cage.cells(), board);
                addNew(Proof.unitsWithin(board, cage, block.lines()), constraints);
                if (cage.cells().size() > 1 && !isDifference(share)) {
                    reason.first(known(share.clue(), printed));
                }
            }
        }
        reason.given(in.filter(board::isPlaced), board)
                .given(out.filter(board::isPlaced), board)
                .given(Cells.of(open), board)
                .constraints("lines", block.lines())
                .cells("in", board.open(in))
                .cells("out", board.open(out));
        if (weighing != Weighing.PARITY) {
            reason.first(thought(alreadySaid));
        }
        constraints.addAll(block.lines());
        constraints.addAll(cages());
        return constraints;
    }

    List<Arithmetic> cages() {
        var clues = LiveClues.of(board);
        return counted.stream().map(share -> clues.clue(share.clue())).toList();
    }

    /// The cells that are in two lines.
    Cells twice() {
        return block.crossings().stream()
                .map(clue -> board.puzzle().clues().get(clue).cells())
                .reduce(Cells.NONE, Cells::union);
    }

    /// The cells of the block.
    Cells area() {
        return block.lines().stream().map(Constraint::cells).reduce(Cells.NONE, Cells::union);
    }

    /// Whether only the difference of two cells is asked for: that says what parity their sum has.
    private boolean isDifference(Share share) {
        var cage = LiveClues.of(board).clue(share.clue());
        return weighing == Weighing.PARITY
                && cage.operation() == Operation.SUBTRACT
                && cage.cells().size() == 2
                && !Totals.of(board).isStated(share.clue(), weighing);
    }

    /// The thoughts about differences, even ones and odd ones, many cages at once.
    private List<Reason.Builder> differences() {
        var clues = LiveClues.of(board);
        return IntStream.of(0, 1)
                .mapToObj(odd -> counted.stream()
                        .filter(this::isDifference)
                        .map(share -> clues.clue(share.clue()))
                        .filter(cage -> (cage.target() & 1) == odd)
                        .toList())
                .filter(cages -> !cages.isEmpty())
                .map(cages -> Reason.of("account.known.apart")
                        .constraints("cages", cages)
                        .number("makes", cages.getFirst().target() & 1))
                .toList();
    }

    /// What a cage comes to that asks for something else.
    private Reason.Builder known(int clue, boolean printed) {
        var cage = LiveClues.of(board).clue(clue);
        var ways = printed ? Combinations.asPrinted(board.puzzle(), cage) : Combinations.live(board, cage);
        long tally = Totals.of(board).of(clue, weighing).orElseThrow();
        return Reason.of("account.known." + weighing.name().toLowerCase(Locale.ROOT))
                .constraint("cage", cage)
                .number("target", cage.target())
                .number("left", printed ? 0 : 1)
                .number("makes", weighing.number(tally))
                .combinations("ways", Operation.HIDDEN, ways.list());
    }

    private Reason.Builder thought(Cells alreadySaid) {
        var placedIn = in.filter(board::isPlaced).without(alreadySaid);
        var placedOut = out.filter(board::isPlaced);
        return Reason.of(weighing == Weighing.SUM ? "account.sum" : "account.product")
                .constraints("lines", block.lines())
                .constraints("cages", cages())
                .cells("area", area())
                .cells("placedIn", placedIn)
                .cells("placedOut", placedOut)
                .number("each", weighing.number(weighing.total(board.puzzle().digits())))
                .number("lineTotal", weighing.number(ofLines()))
                .cells("twice", twice())
                .number("twiceTotal", weighing.number(twiceTotal()))
                .number("total", weighing.number(total()))
                .number("stated", areStated() ? 1 : 0)
                .number(
                        "sticking",
                        counted.stream().filter(share -> !share.isWhole()).count())
                .number("uncovered", in.size())
                .number("without", weighing.number(total() - placed(placedIn)))
                .number("counted", weighing.number(countedTotal()))
                .number("inside", weighing.number(countedTotal() - placed(placedOut)));
    }

    /// Whether several cages are counted, and all of them ask for just that.
    private boolean areStated() {
        var totals = Totals.of(board);
        return counted.size() > 1 && counted.stream().allMatch(share -> totals.isStated(share.clue(), weighing));
    }

    static void addNew(List<? extends Constraint> some, List<Constraint> constraints) {
        some.stream().filter(unit -> !constraints.contains(unit)).forEach(constraints::add);
    }

    /// The units besides the lines of the block that keep open cells different, cages first.
    List<Constraint> unitsBetween() {
        return board.puzzle().units().stream()
                .filter(unit -> !block.lines().contains(unit))
                .filter(unit -> unit.cells().intersect(Cells.of(open)).size() > 1)
                .sorted(Comparator.comparing(AllDifferent.class::isInstance))
                .toList();
    }
}
