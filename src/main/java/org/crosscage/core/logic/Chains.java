package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Arrow.Says;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// The chains of steps in the order in which they are told, so that words and board number the same thought alike.
public final class Chains {

    /// Nobody reads more proofs than these at once.
    private static final int MOST_PROOFS = 3;

    /// Nor does anyone follow more links of chains than these; then the first ones show how it goes.
    private static final int MOST_THOUGHTS = 30;

    private static final int THOUGHTS_OF_MANY = 12;

    private Chains() {}

    /// Whether one of several steps, each of which rests on those before it, is proved to the reader: of many only
    /// the last one.
    public static boolean isProved(Step step, List<Step> steps) {
        return steps.size() <= MOST_PROOFS || step == steps.getLast();
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
        return steps.stream()
                .filter(step -> isProved(step, steps))
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
