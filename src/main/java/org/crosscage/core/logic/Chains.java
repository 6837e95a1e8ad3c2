package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Arrow.Says;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// The chains of steps in the order in which they are told, so that words and board number the same thought alike.
public final class Chains {

    /// Nobody reads more proofs than these at once.
    private static final int MOST_PROOFS = 3;

    /// Nor does anyone follow more links of chains than these; then the first ones show how it goes.
    public static final int MOST_THOUGHTS = 30;

    private static final int THOUGHTS_OF_MANY = 12;

    /// Of a refutation no more steps are told one by one: with more nobody would go along.
    private static final int MOST_STEPS = 20;

    /// Nor are more of them drawn: the arrows would cover the board.
    private static final int MOST_DRAWN = 8;

    private Chains() {}

    /// Those of several steps, each of which rests on those before it, that are proved to the reader: all of them,
    /// or of many only the last thought.
    public static List<Step> proved(List<Step> steps) {
        return steps.size() <= MOST_PROOFS ? steps : Thoughts.of(steps).getLast();
    }

    /// The thoughts of a reason that are told one by one: of very many the first ones.
    public static List<Reason> toldThoughts(Reason reason) {
        var all = reason.thoughts();
        return all.size() > MOST_THOUGHTS ? all.subList(0, THOUGHTS_OF_MANY) : all;
    }

    /// The links that the words of this reason itself tell, its thoughts not counted.
    public static List<Link> told(Reason reason) {
        return reason.facts().values().stream()
                .filter(Fact.OfLinks.class::isInstance)
                .flatMap(fact -> ((Fact.OfLinks) fact).links().stream())
                .toList();
    }

    /// What the chains of some steps say, numbered from 1 in the order of the telling.
    public static List<Arrow> arrows(List<Step> steps) {
        var arrows = new ArrayList<Arrow>();
        Map<Integer, Digits> said = new HashMap<>();
        boolean supposing = false;
        int number = 0;
        for (var links : thoughts(steps)) {
            boolean begins = links.getFirst().isSupposition();
            if (begins && !supposing) {
                said.clear(); // another chain, which knows nothing of the one before
            }
            supposing = begins;
            number++;
            for (var link : links) {
                arrows.add(arrow(number, link, said));
                said.put(link.cell(), digits(link));
            }
        }
        return arrows;
    }

    /// What the steps of a refutation say, each with the number that its sentence has. None where they are too many to
    /// be drawn.
    ///
    /// @param supposed digits of the cells that the first steps rest on
    public static List<Arrow> arrows(List<Step> steps, Reason end, Map<Integer, Digits> supposed) {
        var arrows = new ArrayList<Arrow>();
        var said = new HashMap<>(supposed);
        for (int i = 0; i < steps.size() && steps.size() <= MOST_DRAWN; i++) {
            var from = from(steps.get(i).reason(), said);
            for (var to : changes(steps.get(i), usedAfter(steps.subList(i + 1, steps.size()), end))) {
                boolean placed = steps.get(i).eliminations().isEmpty();
                arrows.add(new Arrow(i + 1, from, to, placed ? Says.MUST : Says.CANNOT));
                said.put(to.cell(), to.digits());
            }
        }
        return arrows;
    }

    /// The cells that a step rests on: those that were spoken of, or else those that hold a digit.
    private static List<Arrow.End> from(Reason reason, Map<Integer, Digits> said) {
        var spokenOf = reason.cells().filter(said::containsKey);
        return spokenOf.isEmpty()
                ? reason.premises().stream()
                        .filter(premise -> premise.digits().size() == 1)
                        .map(premise -> new Arrow.End(premise.cell(), premise.digits()))
                        .toList()
                : spokenOf.stream()
                        .mapToObj(cell -> new Arrow.End(cell, Objects.requireNonNull(said.get(cell))))
                        .toList();
    }

    private static List<Arrow.End> changes(Step step, Cells used) {
        return Stream.concat(
                        step.placements().stream()
                                .map(placed -> new Arrow.End(placed.cell(), Digits.of(placed.digit()))),
                        step.eliminations().stream()
                                .filter(gone -> used.contains(gone.cell()))
                                .map(gone -> new Arrow.End(gone.cell(), gone.digits())))
                .toList();
    }

    /// Whether the steps of a refutation are told one by one.
    public static boolean isTold(List<Step> steps) {
        return steps.size() <= MOST_STEPS;
    }

    /// The steps of a refutation that words and board show: all of them, or of many only the last one.
    public static List<Step> shown(List<Step> steps) {
        return isTold(steps) ? steps : List.of(steps.getLast());
    }

    /// The cells that later steps of a refutation or its end rest on: what else a step changes goes without a word.
    public static Cells usedAfter(List<Step> later, Reason end) {
        return later.stream().map(step -> step.reason().cells()).reduce(end.cells(), Cells::union);
    }

    /// The constraints that cannot be met where a chain dies.
    public static List<Constraint> dead(List<Step> steps) {
        return thoughts(steps).stream()
                .flatMap(List::stream)
                .filter(Link::isContradiction)
                .flatMap(link -> link.by().stream().limit(1))
                .distinct()
                .toList();
    }

    private static List<List<Link>> thoughts(List<Step> steps) {
        return proved(steps).stream()
                .flatMap(step -> all(step.reason()))
                .map(Chains::told)
                .filter(links -> !links.isEmpty())
                .toList();
    }

    private static Stream<Reason> all(Reason reason) {
        return Stream.concat(toldThoughts(reason).stream().flatMap(Chains::all), Stream.of(reason));
    }

    private static Arrow arrow(int number, Link link, Map<Integer, Digits> said) {
        var from = link.from().stream()
                .mapToObj(cell ->
                        new Arrow.End(cell, Optional.ofNullable(said.get(cell)).orElse(Digits.NONE)))
                .toList();
        return new Arrow(number, from, new Arrow.End(link.cell(), digits(link)), says(link));
    }

    private static Says says(Link link) {
        if (link.isSupposition()) {
            return Says.SUPPOSED;
        }
        return link.isContradiction() ? Says.NOTHING : link.left().size() == 1 ? Says.MUST : Says.CANNOT;
    }

    /// What a link speaks of: what is left where that is a single digit, what goes otherwise.
    private static Digits digits(Link link) {
        return link.left().size() == 1 ? link.left() : link.isContradiction() ? Digits.NONE : link.gone();
    }
}
