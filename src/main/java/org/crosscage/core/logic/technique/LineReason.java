package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.CageParts;
import org.crosscage.core.logic.CageParts.Part;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// Which short arguments of a line combination are told: all of them where they are few and say everything. Otherwise
/// none, if what the cages can have is soon listed; or else the first ones.
///
/// @param told the arguments; none where the list of what the cages can have is the proof
/// @param untold how many more there are
/// @param hard for how many digits there is no short argument
record LineReason(List<Reason> told, int untold, int hard) {

    /// So many arguments are read.
    private static final int MOST_TOLD = 4;

    /// So many ways, of all cages together, are compared with each other.
    private static final int MOST_LISTED = 16;

    /// So many ways of a cage are written out where they are told digit by digit too.
    private static final int FEW = 3;

    /// More ways of one cage are not written out.
    private static final int MOST_WRITTEN = 12;

    /// The cells of which one argument is true; none of one that says that the cages always use a digit.
    record Scope(Reason argument, Cells cells) {}

    /// All short arguments for a step.
    ///
    /// @param digits by the argument that rules them out
    /// @param hard for how many digits there is none
    record Arguments(Map<Scope, Digits> digits, int hard) {}

    /// @param manyWays whether cages can have so many ways that what goes is rather told digit by digit
    static LineReason of(List<Part> chosen, Digits always, boolean manyWays, Step.Builder step, Board board) {
        var all = arguments(chosen, always, manyWays, step.eliminations(), board);
        return choose(all.digits, all.hard, manyWays ? FEW : MOST_WRITTEN, chosen, board);
    }

    static Arguments arguments(
            List<Part> chosen, Digits always, boolean manyWays, List<Elimination> eliminations, Board board) {
        var argument = new LineArgument(chosen, manyWays, board);
        Map<Scope, Digits> all = new LinkedHashMap<>();
        int hard = 0;
        for (int digit : always.stream().toArray()) {
            var one = argument.uses(digit);
            one.ifPresent(reason -> all.merge(new Scope(reason, Cells.NONE), Digits.of(digit), Digits::union));
            hard += one.isEmpty() ? 1 : 0;
        }
        for (int digit : board.puzzle().digits().toArray()) {
            Map<Reason, Cells> ofDigit = new LinkedHashMap<>();
            for (var gone : eliminations) {
                if (gone.digits().contains(digit) && isOfACage(chosen, gone.cell(), board)) {
                    var one = argument.excludes(gone.cell(), digit);
                    one.ifPresent(reason -> ofDigit.merge(reason, Cells.of(gone.cell()), Cells::union));
                    hard += one.isEmpty() ? 1 : 0;
                }
            }
            ofDigit.forEach((reason, cells) -> all.merge(new Scope(reason, cells), Digits.of(digit), Digits::union));
        }
        return new Arguments(all, hard);
    }

    /// @param written so many ways of a cage are written out where there are arguments too
    private static LineReason choose(Map<Scope, Digits> all, int hard, int written, List<Part> chosen, Board board) {
        boolean whole = hard == 0 && all.size() <= MOST_TOLD;
        var parts = CageParts.of(board);
        int ways = chosen.stream().mapToInt(part -> parts.sets(part).count()).sum();
        if (all.isEmpty() || !whole && ways <= MOST_LISTED && isReadable(chosen, written, board)) {
            return new LineReason(List.of(), 0, 0);
        }
        var told = new ArrayList<Reason>();
        all.entrySet().stream()
                .limit(whole ? MOST_TOLD : MOST_TOLD - 1)
                .forEach(one -> told.add(LineArgument.after(told, one.getKey().argument())
                        .naming("cells", new Fact.OfCells(one.getKey().cells()))
                        .naming("digit", new Fact.OfDigits(one.getValue()))));
        return new LineReason(List.copyOf(told), hard + all.size() - told.size(), hard);
    }

    /// Whether all that each cage can put into the line can be written out.
    static boolean isReadable(List<Part> chosen, Board board) {
        return isReadable(chosen, MOST_WRITTEN, board);
    }

    private static boolean isReadable(List<Part> chosen, int written, Board board) {
        var parts = CageParts.of(board);
        return chosen.stream().allMatch(part -> parts.sets(part).count() <= written);
    }

    private static boolean isOfACage(List<Part> chosen, int cell, Board board) {
        return chosen.stream()
                .anyMatch(part -> LiveClues.of(board).clue(part.clue()).cells().contains(cell));
    }
}
