package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
import org.crosscage.core.logic.area.Blocks;
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

    /// How large the product of a block may be to be thought about.
    private static final double LARGEST_PRODUCT = 1e15;

    /// Draws up the account; empty where more than so many undecided cells are left, or none, or where it says
    /// nothing because no counted cage has an undecided cell.
    ///
    /// @param outwards whether a cage that sticks out counts where it has fewer undecided cells outside than
    ///     inside, which at least one must; otherwise cages count only when they lie inside
    /// @param undecided tells of a cell whether it stands in the way of a conclusion
    static Optional<Account> of(
            Board board, Block block, Weighing weighing, boolean outwards, IntPredicate undecided, int most) {
        board.goOn();
        var totals = Totals.of(board);
        var shares = block.shares();
        long counted = 0;
        int left = count(block.bare(), undecided);
        boolean hasUndecided = false;
        boolean sticksOut = false;
        if (shares.size() > Long.SIZE) {
            return Optional.empty();
        }
        for (int i = 0; i < shares.size() && left <= most; i++) {
            var share = shares.get(i);
            int inside = count(share.inside(), undecided);
            int outside = share.isWhole() || !outwards ? 0 : count(share.outside(), undecided);
            boolean counts = (share.isWhole() || outwards && outside < inside)
                    && totals.of(share.clue(), weighing).isPresent();
            counted |= counts ? 1L << i : 0;
            left += counts ? outside : inside;
            hasUndecided |= counts && inside + outside > 0;
            sticksOut |= counts && !share.isWhole();
        }
        return left > 0 && left <= most && hasUndecided && sticksOut == outwards
                ? Optional.of(of(board, block, weighing, counted))
                : Optional.empty();
    }

    /// The accounts of all blocks: sums before products, and in the order of [Blocks]. As [#of] for what each
    /// takes.
    static Stream<Account> ofAll(Board board, boolean outwards, IntPredicate undecided, int most) {
        return Stream.of(Weighing.SUM, Weighing.PRODUCT)
                .flatMap(weighing -> Blocks.of(board.puzzle()).stream()
                        .filter(block -> counts(weighing, board, block.lines().size()))
                        .flatMap(block -> of(board, block, weighing, outwards, undecided, most).stream()));
    }

    private static int count(Cells cells, IntPredicate undecided) {
        int count = 0;
        for (int i = 0; i < cells.size(); i++) {
            count += undecided.test(cells.get(i)) ? 1 : 0;
        }
        return count;
    }

    private static Account of(Board board, Block block, Weighing weighing, long chosen) {
        var counted = new ArrayList<Share>();
        var in = IntStream.builder();
        block.bare().stream().forEach(in);
        var out = IntStream.builder();
        for (int i = 0; i < block.shares().size(); i++) {
            var share = block.shares().get(i);
            if ((chosen >>> i & 1) != 0) {
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

    /// The tallies in which blocks of a board are counted, one block of so many lines.
    private static boolean counts(Weighing weighing, Board board, int lines) {
        var digits = board.puzzle().digits();
        return weighing.counts(digits)
                && (weighing != Weighing.PRODUCT
                        || lines * digits.stream().mapToDouble(Math::log10).sum() <= Math.log10(LARGEST_PRODUCT));
    }

    long total() {
        return block.lines().size() * weighing.total(board.puzzle().digits());
    }

    /// What the counted cages come to.
    long countedTotal() {
        var totals = Totals.of(board);
        return counted.stream()
                .map(share -> totals.of(share.clue(), weighing))
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
                .number("total", weighing.number(total()))
                .number("without", weighing.number(total() - placed(placedIn)))
                .number("counted", weighing.number(countedTotal()))
                .number("inside", weighing.number(countedTotal() - placed(placedOut)));
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
