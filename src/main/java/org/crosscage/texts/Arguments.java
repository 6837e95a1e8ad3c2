package org.crosscage.texts;

import com.ibm.icu.text.CaseMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Combination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Link;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;

/// The arguments of one message about a step. What is named goes into the message as one of the [Signs].
final class Arguments {

    /// So many ways are read at a glance.
    private static final int FEW = 6;

    /// So many ways are listed; of more it is only said how many they are.
    private static final int SEVERAL = 12;

    private static final int NINE = 9;

    /// So many lines one behind the other have a name in common.
    private static final int SHORTEST_OF_LINES = 3;

    private final Texts texts;
    private final Names names;
    private final Map<String, Object> values = new HashMap<>();
    private final Signs signs = new Signs();
    private Cells changed = Cells.NONE;
    private Role outcome = Role.CAUSE;

    Arguments(Texts texts, Names names) {
        this.texts = texts;
        this.names = names;
    }

    /// What a step changes: `cell` and `digit` and `digitNumber` of a placement; `cell` of a removal in one cell;
    /// of every removal `goneCells`, `goneDigits`, `groups` and `removals`.
    Arguments changing(Step step) {
        changed = step.changedCells();
        outcome = step.placements().isEmpty() ? Role.GONE : Role.FOUND;
        if (changed.size() == 1) {
            values.put("cell", cell(changed.get(0), outcome));
        }
        for (var placement : step.placements()) {
            values.put("digit", digit(placement.digit(), Role.FOUND));
            values.put("digitNumber", placement.digit());
        }
        if (!step.eliminations().isEmpty()) {
            removals(step);
        }
        return this;
    }

    private void removals(Step step) {
        var groups = Removals.of(step.eliminations());
        var all = groups.stream().map(Removals::digits).reduce(Digits.NONE, Digits::union);
        digits("goneDigits", all, Role.GONE);
        cells("goneCells", changed, Role.GONE);
        values.put("groups", groups.size());
        var removals = groups.stream()
                .map(group -> texts.say(
                        "hints.removal",
                        "digits",
                        texts.all(digits(group.digits(), Role.GONE)),
                        "cells",
                        texts.all(cells(group.cells(), Role.GONE))))
                .toList();
        values.put("removals", clauses(removals));
    }

    /// Everything that a reason names, each fact by its name. What a step changes keeps its name and its role.
    Arguments naming(Reason reason, Role role) {
        reason.facts().forEach((name, fact) -> {
            if (!values.containsKey(name)) {
                name(name, fact, role);
            }
        });
        return this;
    }

    Arguments with(String name, String words) {
        values.put(name, words);
        return this;
    }

    /// What the proof of a reason uses: `proof` names its lines and clues; `narrowed` says whether some cell can no
    /// longer be every digit; `values` and `largest` say which digits the puzzle has.
    Arguments using(Reason reason, Puzzle puzzle) {
        var digits = puzzle.digits();
        boolean counted = digits.equals(Digits.range(1, digits.max()));
        values.put("values", !counted ? "odd" : digits.max() == NINE ? "nine" : "counted");
        values.put("largest", digits.max());
        values.put(
                "narrowed",
                reason.premises().stream().allMatch(premise -> premise.digits().equals(digits)) ? "no" : "yes");
        values.put("proofCount", reason.constraints().size());
        values.put(
                "proof",
                texts.all(reason.constraints().stream()
                        .map(used -> signs.sign(names.of(used), Role.CAUSE, new Fact.OfConstraint(used)))
                        .toList()));
        return this;
    }

    private void name(String name, Fact fact, Role role) {
        switch (fact) {
            case Fact.OfNumber(long number) -> {
                values.put(name, Long.toString(number));
                values.put(name + "Count", number);
            }
            case Fact.OfCells(Cells cells) -> cells(name, cells, role);
            case Fact.OfDigits(Digits digits) -> digits(name, digits, role);
            case Fact.OfConstraint(Constraint constraint) -> constraint(name, constraint, role);
            case Fact.OfConstraints(List<Constraint> constraints) -> constraints(name, constraints, role);
            case Fact.OfLinks _, Fact.OfMarks _ -> {
                // drawn, and told by the words around
            }
            case Fact.OfChain(List<Link> links) -> values.put(name + "Count", links.size());
            case Fact.OfCombinations combinations -> combinations(name, combinations, role);
            case Fact.OfLayouts layouts -> layouts(name, layouts, role);
        }
    }

    private void cells(String name, Cells cells, Role role) {
        values.put(name, texts.all(cells(cells, role)));
        values.put(name + "Or", texts.any(cells(cells, role)));
        values.put(name + "Count", cells.size());
    }

    private void digits(String name, Digits digits, Role role) {
        values.put(name, texts.all(digits(digits, role)));
        values.put(name + "Or", texts.any(digits(digits, role)));
        values.put(name + "Count", digits.size());
        values.put(name + "Number", digits.isEmpty() ? 0 : digits.min());
    }

    private void constraint(String name, Constraint constraint, Role role) {
        var fact = new Fact.OfConstraint(constraint);
        values.put(name, signs.sign(names.of(constraint), role, fact));
        values.put(name + "First", signs.sign(first(names.of(constraint)), role, fact));
        values.put(name + "Count", constraint.cells().size());
        values.put(name + "Drawn", signs.sign(names.clue(constraint), role, fact));
        values.put(name + "Sort", names.sort(constraint));
        values.put(name + "Row", names.row(constraint));
    }

    private void constraints(String name, List<Constraint> constraints, Role role) {
        var all = constraints.stream()
                .map(constraint -> signs.sign(names.of(constraint), role, new Fact.OfConstraint(constraint)))
                .toList();
        values.put(name, texts.all(inStretches(constraints, role)));
        values.put(name + "Or", texts.any(all));
        values.put(name + "Count", all.size());
        values.put(name + "Sort", constraints.isEmpty() ? "" : names.sort(constraints.getFirst()));
        values.put(name + "Way", constraints.isEmpty() ? "" : names.direction(constraints.getFirst()));
    }

    /// The names, of three lines or more that follow each other a common one.
    private List<String> inStretches(List<Constraint> constraints, Role role) {
        return Stretches.of(
                        IntStream.range(0, constraints.size()).boxed().toList(),
                        SHORTEST_OF_LINES,
                        (before, at) -> names.goesOn(constraints.get(before.getLast()), constraints.get(at)))
                .stream()
                .map(stretch -> constraints.subList(stretch.getFirst(), stretch.getLast() + 1))
                .map(stretch -> stretch.size() == 1
                        ? signs.sign(names.of(stretch.getFirst()), role, new Fact.OfConstraint(stretch.getFirst()))
                        : signs.sign(names.of(stretch), role, new Fact.OfConstraints(stretch)))
                .toList();
    }

    /// As the first words of a sentence.
    private String first(String words) {
        return CaseMap.toTitle().wholeString().noLowercase().apply(texts.locale(), null, words);
    }

    private void combinations(String name, Fact.OfCombinations fact, Role role) {
        var all = fact.combinations();
        var digits = all.stream().map(Combination::set).reduce(Digits.NONE, Digits::union);
        values.put(
                name,
                texts.any(all.stream()
                        .limit(SEVERAL)
                        .map(combination -> combination(combination, fact, role))
                        .toList()));
        values.put(name + "Count", all.size());
        values.put(name + "Size", size(all.size()));
        values.put(name + "Operation", fact.operation().name().toLowerCase(Locale.ROOT));
        values.put(name + "Length", all.isEmpty() ? 0 : all.getFirst().digits().size());
        values.put(name + "Digits", texts.all(digits(digits, role)));
        values.put(name + "DigitsOr", texts.any(digits(digits, role)));
    }

    /// The digits with their operation between them, the largest first where the others are taken from it.
    private String combination(Combination combination, Fact.OfCombinations fact, Role role) {
        var digits = combination.digits().stream().map(d -> Integer.toString(d)).toList();
        var text = switch (fact.operation()) {
            case ADD, MULTIPLY -> String.join(joint(fact), digits);
            case SUBTRACT, DIVIDE -> String.join(joint(fact), digits.reversed());
            case EQUAL, HIDDEN -> isOneOfMany(fact) ? String.join("\u00A0", digits) : texts.all(digits);
        };
        return signs.sign(text, role, new Fact.OfCombinations(fact.operation(), List.of(combination)));
    }

    /// Of many groups of digits a reader must see where one ends and the next begins: "1 4 6, 1 3 7 or 3 6 7".
    private static boolean isOneOfMany(Fact.OfCombinations fact) {
        int count = fact.combinations().size();
        return count > 2
                || count > 1
                        && fact.combinations().stream()
                                .anyMatch(each -> each.digits().size() > 2);
    }

    private static String joint(Fact.OfCombinations fact) {
        return "\u00A0" + fact.operation().sign() + "\u00A0";
    }

    private void layouts(String name, Fact.OfLayouts fact, Role role) {
        var written = fact.layouts().stream()
                .limit(SEVERAL)
                .map(layout -> signs.sign(
                        layout.stream().map(d -> Integer.toString(d)).collect(Collectors.joining("\u00A0")),
                        role,
                        new Fact.OfLayouts(fact.cells(), List.of(layout))))
                .toList();
        values.put(name, texts.all(written));
        values.put(name + "Count", fact.layouts().size());
        values.put(name + "Size", size(fact.layouts().size()));
        values.put(name + "Cells", texts.all(cells(fact.cells(), role)));
    }

    private static String size(int count) {
        return count == 0 ? "none" : count == 1 ? "one" : count <= FEW ? "few" : count <= SEVERAL ? "several" : "many";
    }

    /// The cells by name; four or more in a row, or under each other, as one stretch.
    private List<String> cells(Cells cells, Role role) {
        return Stretches.of(
                        cells.stream().boxed().toList(),
                        (before, cell) ->
                                seen(before.getLast(), role) == seen(cell, role) && names.goesOn(before, cell))
                .stream()
                .map(stretch -> signs.sign(
                        words("cells", stretch, names::cell),
                        seen(stretch.getFirst(), role),
                        new Fact.OfCells(Cells.of(stretch.stream().mapToInt(Integer::intValue)))))
                .toList();
    }

    private String cell(int cell, Role role) {
        return signs.sign(names.cell(cell), seen(cell, role), new Fact.OfCells(Cells.of(cell)));
    }

    /// What changes keeps its role wherever it is named.
    private Role seen(int cell, Role role) {
        return role == Role.CAUSE && changed.contains(cell) ? outcome : role;
    }

    /// The digits one by one; four or more that follow each other as one stretch.
    private List<String> digits(Digits digits, Role role) {
        return Stretches.of(digits.stream().boxed().toList(), (before, digit) -> digit == before.getLast() + 1).stream()
                .map(stretch -> signs.sign(
                        words("digits", stretch, digit -> Integer.toString(digit)),
                        role,
                        new Fact.OfDigits(Digits.of(
                                stretch.stream().mapToInt(Integer::intValue).toArray()))))
                .toList();
    }

    private String digit(int digit, Role role) {
        return signs.sign(Integer.toString(digit), role, new Fact.OfDigits(Digits.of(digit)));
    }

    private String words(String sort, List<Integer> stretch, IntFunction<String> name) {
        var first = name.apply(stretch.getFirst());
        return stretch.size() == 1
                ? first
                : texts.say("hints.stretch." + sort, "from", first, "to", name.apply(stretch.getLast()));
    }

    /// Lists that hold lists themselves.
    private String clauses(List<String> items) {
        return items.stream()
                .reduce((a, b) -> texts.say("hints.list.clauses", "a", a, "b", b))
                .orElse("");
    }

    /// The message with everything filled in.
    Sentence fill(String key) {
        return signs.sentence(texts.say(key, values));
    }
}
