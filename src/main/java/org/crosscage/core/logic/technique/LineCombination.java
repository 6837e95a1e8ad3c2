package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.CageParts;
import org.crosscage.core.logic.CageParts.Part;
import org.crosscage.core.logic.CageParts.PartSets;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Two or three cages share a line. Of the sets of digits that each can put there, those stay that can stand beside
/// some set of each of the others; digits that are in every joint choice leave the rest of the line. Three cages
/// are looked at when no two say anything.
///
/// @param comparison whether it is the cage comparison: where lines have nine digits and cages say nothing at a
///     glance, a harder technique of its own that looks for the same
public record LineCombination(boolean comparison) implements Technique {

    /// So many ways of a cage are compared with each other at a glance.
    private static final int FEW = 4;

    @Override
    public String id() {
        return comparison ? "cage-comparison" : "line-combination";
    }

    @Override
    public Tier tier() {
        return comparison ? Tier.EXPERT : Tier.HARD;
    }

    @Override
    public int weight() {
        return comparison ? 160 : 120;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var parts = CageParts.of(board);
        for (int k = 2; k <= 3 && steps.isEmpty(); k++) {
            for (int line = 0; line < parts.lines().size(); line++) {
                var open = parts.in(line).stream()
                        .filter(part -> board.hasOther(part.cells(), 0)
                                && parts.sets(part).count() > 0)
                        .toList();
                choose(open, k, 0, new ArrayList<>(), parts, board, steps);
            }
        }
        return steps;
    }

    private void choose(
            List<Part> from, int k, int next, List<Part> chosen, CageParts parts, Board board, List<Step> steps) {
        if (chosen.size() == k) {
            board.goOn();
            search(List.copyOf(chosen), parts, board, steps);
            return;
        }
        for (int i = next; i < from.size(); i++) {
            chosen.add(from.get(i));
            choose(from, k, i + 1, chosen, parts, board, steps);
            chosen.removeLast();
        }
    }

    private void search(List<Part> chosen, CageParts parts, Board board, List<Step> steps) {
        var sets = chosen.stream().map(parts::sets).toArray(PartSets[]::new);
        var rest = rest(chosen);
        var choices = choices(sets, rest, board);
        if (choices.saySomething()) {
            var step = Step.of(this).eliminate(new Digits(choices.always()), rest, board);
            for (int i = 0; i < sets.length; i++) {
                int at = i;
                var layouts = LiveClues.of(board).layouts(chosen.get(i).clue());
                long positions = chosen.get(i).positions();
                if (!choices.allStand(i)) {
                    Restriction.keep(
                            chosen.get(i).clue(),
                            layout -> choices.stands(at, layouts.digits(layout, positions)),
                            step,
                            board);
                }
            }
            if (step.changesSomething()) {
                steps.add(
                        step.because(board, () -> reason(chosen, choices, new Digits(choices.always()), step, board)));
            }
        }
    }

    /// The cells of the line that none of the cages has.
    private static Cells rest(List<Part> chosen) {
        return chosen.stream().map(Part::others).reduce(Cells::intersect).orElseThrow();
    }

    private static JointChoices choices(PartSets[] sets, Cells rest, Board board) {
        long watched = rest.isEmpty() ? 0 : board.candidatesOf(rest).bits();
        for (var each : sets) {
            watched &= ~each.always();
        }
        return new JointChoices(sets, watched);
    }

    /// One for each short argument, the shortest first, and one for what has none.
    @Override
    public List<Step> thoughts(Step step, Board board) {
        var chosen = chosen(step.reason(), board);
        var parts = CageParts.of(board);
        var rest = rest(chosen);
        var choices = choices(chosen.stream().map(parts::sets).toArray(PartSets[]::new), rest, board);
        var always = new Digits(choices.always());
        var arguments = LineReason.arguments(chosen, always, comparison, step.eliminations(), board);
        var thoughts = new ArrayList<Step>();
        var told = new HashMap<Integer, Digits>();
        for (var argument : LineArgument.shortestFirst(arguments.digits().keySet())) {
            var part = Step.of(this);
            var digits = Objects.requireNonNull(arguments.digits().get(argument));
            step.eliminations().stream()
                    .filter(gone -> (argument.cells().isEmpty() ? rest : argument.cells()).contains(gone.cell()))
                    .forEach(gone -> part.eliminate(untold(gone, told).intersect(digits), gone.cell(), board));
            if (part.changesSomething()) {
                part.eliminations().forEach(gone -> told.merge(gone.cell(), gone.digits(), Digits::union));
                var ofThis = argument.cells().isEmpty() ? digits : Digits.NONE;
                thoughts.add(part.because(board, () -> reason(chosen, choices, ofThis, part, board)));
            }
        }
        var others = Step.of(this);
        step.eliminations().forEach(gone -> others.eliminate(untold(gone, told), gone.cell(), board));
        if (others.changesSomething()) {
            var left = others.eliminations().stream()
                    .filter(gone -> rest.contains(gone.cell()))
                    .map(Elimination::digits)
                    .reduce(Digits.NONE, Digits::union);
            thoughts.add(others.because(board, () -> reason(chosen, choices, left, others, board)));
        }
        return thoughts;
    }

    private static Digits untold(Elimination gone, Map<Integer, Digits> told) {
        return gone.digits().minus(told.getOrDefault(gone.cell(), Digits.NONE));
    }

    /// The parts that a reason of this technique speaks of.
    private static List<Part> chosen(Reason reason, Board board) {
        var parts = CageParts.of(board);
        var line = ((Fact.OfConstraint) Objects.requireNonNull(reason.facts().get("line"))).constraint();
        var cages = ((Fact.OfConstraints) Objects.requireNonNull(reason.facts().get("cages"))).constraints();
        return parts.in(parts.lines().indexOf(line)).stream()
                .filter(part -> cages.contains(LiveClues.of(board).clue(part.clue())))
                .toList();
    }

    /// @param always digits of the line that the cages always use, of which the step tells
    private Reason reason(List<Part> chosen, JointChoices choices, Digits always, Step.Builder step, Board board) {
        var line = CageParts.of(board).lines().get(chosen.getFirst().line());
        var lineReason = LineReason.of(chosen, always, comparison, step, board);
        var told = lineReason.told();
        boolean listed = told.isEmpty() && LineReason.isReadable(chosen, board);
        var reason = Reason.of(id() + (listed ? "" : told.isEmpty() ? ".compare" : ".told"));
        told.forEach(reason::first);
        if (listed) {
            list(chosen, choices, reason, board);
        }
        var cages = new ArrayList<Arithmetic>();
        var constraints = new ArrayList<Constraint>();
        for (var part : chosen) {
            var cage = LiveClues.of(board).clue(part.clue());
            cages.add(cage);
            reason.given(cage.cells(), board);
            Proof.unitsWithin(board, cage, List.of(line)).stream()
                    .filter(unit -> !constraints.contains(unit))
                    .forEach(constraints::add);
        }
        constraints.add(line);
        constraints.addAll(cages);
        return reason.byNeeded(constraints, step, board)
                .constraints("cages", cages)
                .constraint("line", line)
                .digits("always", always)
                .number("untold", lineReason.untold())
                .number("hard", lineReason.hard())
                .number("never", never(chosen, choices, board))
                .build();
    }

    /// How many ways of all cages together cannot stand beside the others.
    private static long never(List<Part> chosen, JointChoices choices, Board board) {
        return IntStream.range(0, chosen.size())
                .mapToLong(i -> never(i, chosen, choices, board).size())
                .sum();
    }

    private static List<Combination> never(int at, List<Part> chosen, JointChoices choices, Board board) {
        return CageParts.of(board).sets(chosen.get(at)).list().stream()
                .filter(way -> !choices.stands(at, way.set().bits()))
                .toList();
    }

    /// What each cage can put into the line, and what of that cannot stand beside the others: the argument where
    /// there is no shorter one.
    private static void list(List<Part> chosen, JointChoices choices, Reason.Builder reason, Board board) {
        var parts = CageParts.of(board);
        for (var part : chosen) {
            var key = "line-combination.ways" + (part == chosen.getFirst() ? "" : ".more");
            reason.first(listing(key, part, parts.sets(part).list(), board));
        }
        for (int i = 0; i < chosen.size(); i++) {
            var never = never(i, chosen, choices, board);
            if (!never.isEmpty()) {
                reason.first(listing("line-combination.never", chosen.get(i), never, board));
                example(chosen.get(i), never.getFirst(), chosen, board).ifPresent(reason::first);
            }
        }
    }

    /// What one way of a cage leaves to two others: it shows how it goes with the rest. Empty where that is much.
    private static Optional<Reason.Builder> example(Part one, Combination way, List<Part> chosen, Board board) {
        var parts = CageParts.of(board);
        var others = chosen.stream().filter(part -> part != one).toList();
        var left = others.stream()
                .map(part -> parts.sets(part).list().stream()
                        .filter(each -> !each.set().intersects(way.set()))
                        .toList())
                .toList();
        return others.size() == 2 && left.stream().allMatch(ways -> !ways.isEmpty() && ways.size() <= FEW)
                ? Optional.of(Reason.of("line-combination.never.case")
                        .combinations("way", Operation.HIDDEN, List.of(way))
                        .constraint(
                                "a", LiveClues.of(board).clue(others.getFirst().clue()))
                        .combinations("aWays", Operation.HIDDEN, left.getFirst())
                        .constraint(
                                "b", LiveClues.of(board).clue(others.getLast().clue()))
                        .combinations("bWays", Operation.HIDDEN, left.getLast()))
                : Optional.empty();
    }

    private static Reason.Builder listing(String key, Part part, List<Combination> ways, Board board) {
        return Reason.of(key)
                .constraint("cage", LiveClues.of(board).clue(part.clue()))
                .constraint("line", CageParts.of(board).lines().get(part.line()))
                .combinations("ways", Operation.HIDDEN, ways);
    }
}
