package org.crosscage.texts;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Role;

/// What one message lists, item by item: cells, digits, lines and clues, combinations, layouts. Each item is one of the
/// message's [Placeholders]; what follows each other becomes one item, "1 to 6".
final class Items {

    /// So many ways are read at a glance.
    private static final int FEW = 6;

    /// So many ways are listed; of more it is only said how many they are.
    private static final int SEVERAL = 12;

    /// So many lines one behind the other have a name in common, or two that are named alone.
    private static final int SHORTEST_OF_LINES = 3;

    private static final String NO_BREAK = "\u00A0";

    private final Texts texts;
    private final Names names;
    private final Placeholders placeholders;
    private Cells changed = Cells.NONE;
    private Role outcome = Role.CAUSE;

    Items(Texts texts, Names names, Placeholders placeholders) {
        this.texts = texts;
        this.names = names;
        this.placeholders = placeholders;
    }

    /// From now on these cells are seen as what becomes of them, wherever they are named as a cause.
    void change(Cells cells, Role becomes) {
        changed = cells;
        outcome = becomes;
    }

    /// The cells by name; four or more in a row, or under each other, as one stretch.
    List<String> cells(Cells cells, Role role) {
        return ItemRanges.of(
                        cells.stream().boxed().toList(),
                        (before, cell) ->
                                seen(before.getLast(), role) == seen(cell, role) && names.goesOn(before, cell))
                .stream()
                .map(stretch -> placeholders.sign(
                        words("cells", stretch, names::cell),
                        seen(stretch.getFirst(), role),
                        new Fact.OfCells(Cells.of(stretch.stream().mapToInt(Integer::intValue)))))
                .toList();
    }

    String cell(int cell, Role role) {
        return placeholders.sign(names.cell(cell), seen(cell, role), new Fact.OfCells(Cells.of(cell)));
    }

    /// What changes keeps its role wherever it is named.
    private Role seen(int cell, Role role) {
        return role == Role.CAUSE && changed.contains(cell) ? outcome : role;
    }

    /// The digits one by one; four or more that follow each other as one stretch.
    List<String> digits(Digits digits, Role role) {
        return ItemRanges.of(digits.stream().boxed().toList(), (before, digit) -> digit == before.getLast() + 1)
                .stream()
                .map(stretch -> placeholders.sign(
                        words("digits", stretch, digit -> Integer.toString(digit)),
                        role,
                        new Fact.OfDigits(Digits.of(
                                stretch.stream().mapToInt(Integer::intValue).toArray()))))
                .toList();
    }

    String digit(int digit, Role role) {
        return placeholders.sign(Integer.toString(digit), role, new Fact.OfDigits(Digits.of(digit)));
    }

    /// With its article: "a 7", "an 8".
    String oneDigit(int digit, Role role) {
        return texts.say("hints.one-digit", "number", digit, "digit", digit(digit, role));
    }

    /// Whichever of them one takes: "r1c1", "r1c1 or r1c2", "any of r1c1, r1c2 and r1c3".
    String anyCell(Cells cells, Role role) {
        return texts.say(
                "hints.any-cell",
                "count",
                cells.size(),
                "cells",
                texts.all(cells(cells, role)),
                "cellsOr",
                texts.any(cells(cells, role)));
    }

    private String words(String sort, List<Integer> stretch, IntFunction<String> name) {
        var first = name.apply(stretch.getFirst());
        return stretch.size() == 1
                ? first
                : texts.say("hints.stretch." + sort, "from", first, "to", name.apply(stretch.getLast()));
    }

    /// The name of each line and clue.
    List<String> constraints(List<Constraint> constraints, Role role) {
        return constraints.stream()
                .map(constraint -> constraint(constraint, role))
                .toList();
    }

    /// The name of each, to begin a sentence with.
    List<String> first(List<Constraint> constraints, Role role) {
        return IntStream.range(0, constraints.size())
                .mapToObj(i -> i == 0
                        ? placeholders.sign(
                                names.first(constraints.getFirst()),
                                role,
                                new Fact.OfConstraint(constraints.getFirst()))
                        : constraint(constraints.get(i), role))
                .toList();
    }

    private String constraint(Constraint constraint, Role role) {
        return placeholders.sign(names.of(constraint), role, new Fact.OfConstraint(constraint));
    }

    /// The names, of three lines or more that follow each other a common one. Two have one where nothing stands beside
    /// them: "rows 1 and 2", but not "rows 1 and 2 and box 5". Three or more of one sort share its word: "rows 1, 3
    /// and 4".
    List<String> inStretches(List<Constraint> constraints, Role role) {
        boolean share = constraints.size() >= SHORTEST_OF_LINES
                && constraints.stream().allMatch(each -> names.haveOneName(constraints.getFirst(), each));
        return ItemRanges.of(
                        IntStream.range(0, constraints.size()).boxed().toList(),
                        constraints.size() == 2 ? 2 : SHORTEST_OF_LINES,
                        (before, at) -> names.goesOn(constraints.get(before.getLast()), constraints.get(at)))
                .stream()
                .map(stretch -> {
                    var some = constraints.subList(stretch.getFirst(), stretch.getLast() + 1);
                    return some.size() == 1 && !share
                            ? constraint(some.getFirst(), role)
                            : placeholders.sign(
                                    share && stretch.getFirst() > 0 ? names.goingOn(some) : names.of(some),
                                    role,
                                    some.size() == 1
                                            ? new Fact.OfConstraint(some.getFirst())
                                            : new Fact.OfConstraints(some));
                })
                .toList();
    }

    /// The first of the combinations; [#size] says whether they are all.
    List<String> combinations(Fact.OfCombinations fact, Role role) {
        return fact.combinations().stream()
                .limit(SEVERAL)
                .map(combination -> combination(combination, fact, role))
                .toList();
    }

    /// The digits with their operation between them, the largest first where the others are taken from it.
    private String combination(Combination combination, Fact.OfCombinations fact, Role role) {
        var digits = combination.digits().stream().map(d -> Integer.toString(d)).toList();
        var joint = NO_BREAK + fact.operation().sign() + NO_BREAK;
        var text = switch (fact.operation()) {
            case ADD, MULTIPLY -> String.join(joint, digits);
            case SUBTRACT, DIVIDE -> String.join(joint, digits.reversed());
            case EQUAL, HIDDEN -> isOneOfMany(fact) ? oneByOne(digits) : texts.all(digits);
        };
        return placeholders.sign(text, role, new Fact.OfCombinations(fact.operation(), List.of(combination)));
    }

    /// As "1 and 2 and 6", which stands in a list without a doubt where it ends.
    private String oneByOne(List<String> digits) {
        return digits.stream().reduce((a, b) -> texts.all(List.of(a, b))).orElseThrow();
    }

    /// Of several groups of digits a reader must see where one ends and the next begins: "1 4 6, 1 3 7 or 3 6 7".
    private static boolean isOneOfMany(Fact.OfCombinations fact) {
        return fact.combinations().size() > 1
                && fact.combinations().stream().anyMatch(each -> each.digits().size() > 2);
    }

    /// The first of the layouts; [#size] says whether they are all.
    List<String> layouts(Fact.OfLayouts fact, Role role) {
        return fact.layouts().stream()
                .limit(SEVERAL)
                .map(layout -> placeholders.sign(
                        layout.stream().map(d -> Integer.toString(d)).collect(Collectors.joining(NO_BREAK)),
                        role,
                        new Fact.OfLayouts(fact.cells(), List.of(layout))))
                .toList();
    }

    /// How many ways there are, to choose a sentence by: `none`, `one`, `few`, `several`; of `many` not all are listed.
    static String size(int ways) {
        return ways == 0 ? "none" : ways == 1 ? "one" : ways <= FEW ? "few" : ways <= SEVERAL ? "several" : "many";
    }
}
