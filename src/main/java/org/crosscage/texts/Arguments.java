package org.crosscage.texts;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Link;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;

/// The arguments of one message about a step. What is named goes into the message as one of the [Placeholders].
final class Arguments {

    private static final int NINE = 9;

    private final Texts texts;
    private final Names names;
    private final Map<String, Object> values = new HashMap<>();
    private final Placeholders placeholders = new Placeholders();
    private final Items items;

    Arguments(Texts texts, Names names) {
        this.texts = texts;
        this.names = names;
        this.items = new Items(texts, names, placeholders);
    }

    /// What a step changes: `cell` and `digit` and `digitOne` of a placement; `cell` of a removal in one cell;
    /// of every removal `goneCells`, `goneDigits`, `groups` and `removals`.
    Arguments changing(Step step) {
        var changed = step.changedCells();
        var outcome = step.placements().isEmpty() ? Role.GONE : Role.FOUND;
        items.change(changed, outcome);
        if (changed.size() == 1) {
            values.put("cell", items.cell(changed.get(0), outcome));
        }
        for (var placement : step.placements()) {
            values.put("digit", items.digit(placement.digit(), Role.FOUND));
            values.put("digitOne", items.oneDigit(placement.digit(), Role.FOUND));
        }
        if (!step.eliminations().isEmpty()) {
            removing(step.eliminations());
        }
        return this;
    }

    /// What goes: `goneCells`, `goneDigits`, `groups` and `removals`.
    Arguments removing(List<Elimination> eliminations) {
        var groups = Removals.of(eliminations);
        var all = groups.stream().map(Removals::digits).reduce(Digits.NONE, Digits::union);
        digits("goneDigits", all, Role.GONE);
        cells("goneCells", Cells.of(eliminations.stream().mapToInt(Elimination::cell)), Role.GONE);
        values.put("groups", groups.size());
        var removals = groups.stream()
                .map(group -> texts.say(
                        "hints.removal",
                        "digits",
                        texts.all(items.digits(group.digits(), Role.GONE)),
                        "cells",
                        texts.all(items.cells(group.cells(), Role.GONE))))
                .toList();
        values.put("removals", clauses(removals));
        return this;
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
    /// longer be every digit; `values` and `largest` say which digits the puzzle has, `boxes` whether it has boxes.
    Arguments using(Reason reason, Puzzle puzzle) {
        var digits = puzzle.digits();
        boolean counted = digits.equals(Digits.range(1, digits.max()));
        values.put("values", !counted ? "odd" : digits.max() == NINE ? "nine" : "counted");
        values.put("largest", digits.max());
        values.put("boxes", puzzle.boxes().isEmpty() ? "no" : "yes");
        values.put(
                "narrowed",
                reason.premises().stream().allMatch(premise -> premise.digits().equals(digits)) ? "no" : "yes");
        values.put("proofCount", reason.constraints().size());
        values.put("proof", texts.all(items.constraints(reason.constraints(), Role.CAUSE)));
        lazily("proofFirst", () -> texts.all(items.first(reason.constraints(), Role.CAUSE)));
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
        values.put(name, texts.all(items.cells(cells, role)));
        values.put(name + "Or", texts.any(items.cells(cells, role)));
        lazily(name + "Any", () -> items.anyCell(cells, role));
        values.put(name + "Count", cells.size());
    }

    private void digits(String name, Digits digits, Role role) {
        values.put(name, texts.all(items.digits(digits, role)));
        values.put(name + "Or", texts.any(items.digits(digits, role)));
        values.put(name + "Count", digits.size());
        if (digits.size() == 1) {
            lazily(name + "One", () -> items.oneDigit(digits.min(), role));
        }
    }

    private void constraint(String name, Constraint constraint, Role role) {
        var fact = new Fact.OfConstraint(constraint);
        values.put(name, placeholders.sign(names.of(constraint), role, fact));
        lazily(name + "First", () -> placeholders.sign(names.first(constraint), role, fact));
        values.put(name + "Count", constraint.cells().size());
        values.put(name + "Drawn", placeholders.sign(names.clue(constraint), role, fact));
        values.put(name + "Sort", names.sort(constraint));
        values.put(name + "Way", names.direction(constraint));
        values.put(name + "Row", names.row(constraint));
    }

    private void constraints(String name, List<Constraint> constraints, Role role) {
        values.put(name, texts.all(items.inStretches(constraints, role)));
        lazily(name + "First", () -> texts.all(items.first(constraints, role)));
        values.put(name + "Or", texts.any(items.constraints(constraints, role)));
        values.put(name + "Count", constraints.size());
        values.put(name + "Sort", sort(constraints));
        values.put(name + "Way", constraints.isEmpty() ? "" : names.direction(constraints.getFirst()));
    }

    /// What all of them are called by their kind, or `mixed`.
    private String sort(List<Constraint> constraints) {
        var sorts = constraints.stream().map(names::sort).distinct().toList();
        return sorts.isEmpty() ? "" : sorts.size() == 1 ? sorts.getFirst() : "mixed";
    }

    private void combinations(String name, Fact.OfCombinations fact, Role role) {
        var all = fact.combinations();
        var digits = all.stream().map(Combination::set).reduce(Digits.NONE, Digits::union);
        values.put(name, texts.any(items.combinations(fact, role)));
        values.put(name + "Count", all.size());
        values.put(name + "Size", Items.size(all.size()));
        values.put(name + "Operation", fact.operation().name().toLowerCase(Locale.ROOT));
        values.put(name + "Length", all.isEmpty() ? 0 : all.getFirst().digits().size());
        values.put(name + "Digits", texts.all(items.digits(digits, role)));
        values.put(name + "DigitsOr", texts.any(items.digits(digits, role)));
    }

    private void layouts(String name, Fact.OfLayouts fact, Role role) {
        values.put(name, texts.all(items.layouts(fact, role)));
        values.put(name + "Or", texts.any(items.layouts(fact, role)));
        values.put(name + "Count", fact.layouts().size());
        values.put(name + "Size", Items.size(fact.layouts().size()));
        values.put(name + "Cells", texts.all(items.cells(fact.cells(), role)));
    }

    /// An argument that few messages have.
    private void lazily(String name, Supplier<String> words) {
        values.put(name, new LazyWords(words));
    }

    /// Words that are made when a message comes to their place. What they name becomes a part of the sentence then, so
    /// they are asked for by messages alone, and once.
    private record LazyWords(Supplier<String> words) {
        @Override
        public String toString() {
            return words.get();
        }
    }

    /// Lists that hold lists themselves.
    private String clauses(List<String> lists) {
        return lists.stream()
                .reduce((a, b) -> texts.say("hints.list.clauses", "a", a, "b", b))
                .orElse("");
    }

    /// The message with everything filled in.
    Sentence fill(String key) {
        return placeholders.sentence(texts.say(key, values));
    }
}
