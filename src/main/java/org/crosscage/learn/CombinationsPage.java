package org.crosscage.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.board.Fields;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.CombinationTable;
import org.crosscage.core.clue.CombinationTable.Filter;
import org.crosscage.core.clue.CombinationTable.Row;
import org.crosscage.core.clue.CombinationTable.Sort;
import org.crosscage.core.kind.CombinationLookUp;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// The page of combinations: the choices, and the tables that were asked for. Its query says what is shown: beside the
/// parameters of [AskedClues] the `clue`, and the digits that it has `with` or `without`. Each choice has the query of
/// the page that it leads to. `frontend/learn/combinations-page.ts` draws it, with and without a server.
///
/// @param clue the target that is wanted; empty for all
/// @param required digits that must be there
/// @param forbidden digits that must not
public record CombinationsPage(AskedClues asked, Optional<Integer> clue, Digits required, Digits forbidden) {

    /// Where the page is, without a leading slash.
    public static final String ADDRESS = "learn/combinations";

    /// A longer query asks for nothing else.
    private static final int LONGEST = 200;

    private static final String WITH = "with";
    private static final String WITHOUT = "without";
    /// The base in which a digit from 10 on is one letter.
    private static final int LETTERS = 16;

    /// The rest of a clue with more combinations is shown on demand.
    private static final int MOST = 24;
    /// A table with more combinations ends early: it would take seconds to come, and nobody reads it through.
    private static final int MOST_IN_ALL = 5000;

    /// Parts of a combination stand closer to each other than two combinations do.
    private static final String THIN = "\u2009";
    /// Numbers of two figures would not be told apart by that.
    private static final String EN = "\u2002";

    public CombinationsPage {
        required = required.intersect(asked.digits());
        forbidden = forbidden.intersect(asked.digits()).minus(required);
    }

    /// @param query anything, with or without `?`; what it says wrongly is passed over
    public static CombinationsPage of(String query) {
        var parameters = query.length() > LONGEST
                ? Map.<String, String>of()
                : Arrays.stream(query.replaceFirst("^\\?", "").split("&"))
                        .map(part -> part.split("=", 2))
                        .filter(part -> part.length == 2)
                        .collect(Collectors.toMap(part -> part[0], part -> part[1], (first, _) -> first));
        Function<String, Optional<String>> parameter = name -> Optional.ofNullable(parameters.get(name));
        return new CombinationsPage(
                AskedClues.of(parameter),
                parameter.apply(AskedClues.CLUE).flatMap(AskedClues::number),
                digits(parameter.apply(WITH)),
                digits(parameter.apply(WITHOUT)));
    }

    /// Digits that stand in a query one after the other, from 10 on as letters.
    private static Digits digits(Optional<String> written) {
        return Digits.of(written.filter(text -> text.matches("[1-9a-c]{1,12}"))
                .orElse("")
                .chars()
                .map(Character::getNumericValue)
                .distinct()
                .toArray());
    }

    /// The query of this page, from the `?` on.
    public String query() {
        return asked.query()
                + clue.map(value -> "&" + AskedClues.CLUE + "=" + value).orElse("")
                + part(WITH, required)
                + part(WITHOUT, forbidden);
    }

    private static String part(String name, Digits digits) {
        return digits.isEmpty()
                ? ""
                : digits.stream()
                        .mapToObj(digit -> Integer.toString(digit, LETTERS))
                        .collect(Collectors.joining("", "&" + name + "=", ""));
    }

    private CombinationsPage with(AskedClues other) {
        return new CombinationsPage(other, clue, required, forbidden);
    }

    private CombinationsPage withClue(Optional<Integer> other) {
        return new CombinationsPage(asked, other, required, forbidden);
    }

    public Map<String, @Nullable Object> toJson(Texts texts) {
        var tables = tables();
        return new Fields()
                .put("query", query())
                .put("clue", clue.map(String::valueOf).orElse(""))
                .put("anyClue", withClue(Optional.empty()).query())
                .put("reset", AskedClues.FIRST.of(asked.kind()).query())
                .put("choices", choices(texts))
                .put(
                        "digits",
                        asked.digits().stream()
                                .mapToObj(digit -> digit(digit, texts))
                                .toList())
                .put("words", words(texts))
                .put("count", count(tables.values(), texts))
                .put(
                        "tables",
                        tables.entrySet().stream()
                                .map(each -> table(each.getKey(), each.getValue(), texts))
                                .toList())
                .map();
    }

    private static Map<String, @Nullable Object> words(Texts texts) {
        return new Fields()
                .put("clue", texts.say("learn.combos.target"))
                .put("anyClue", texts.say("learn.combos.target.hint"))
                .put("digits", texts.say("learn.combos.digits"))
                .put("digitsHint", texts.say("learn.combos.digits.hint"))
                .put("reset", texts.say("learn.combos.reset"))
                .put("print", texts.say("learn.combos.print"))
                .put("clues", texts.say("learn.combos.column.clue"))
                .put("combinations", texts.say("learn.combos.column.ways"))
                .put("only", texts.say("learn.combos.only"))
                .map();
    }

    private List<?> choices(Texts texts) {
        var lookUp = asked.lookUp();
        var choices = new ArrayList<@Nullable Object>();
        choices.add(new Choice<>("kind", "learn.combos.game", AskedClues.kinds(), asked.kind())
                .json(
                        texts,
                        kind -> texts.say("shell.kind." + kind),
                        kind -> with(asked.of(kind)).withClue(Optional.empty())));
        if (lookUp.operations().size() > 1) {
            choices.add(new Choice<>("operation", "learn.combos.operation", lookUp.operations(), asked.operation())
                    .json(texts, Operation::sign, operation -> with(asked.with(operation))));
        }
        choices.add(new Choice<>("cells", "learn.combos.cells", asked.numbersOfCells(), asked.cells())
                .json(
                        texts,
                        cells -> cells == CombinationLookUp.ALL
                                ? texts.say("learn.combos.cells.all")
                                : Integer.toString(cells),
                        cells -> with(asked.withCells(cells))));
        if (lookUp.grids().size() > 1) {
            choices.add(new Choice<>("grid", "learn.combos.grid", lookUp.grids(), asked.grid())
                    .json(
                            texts,
                            n -> texts.say("library.size", "rows", n, "columns", n),
                            grid -> with(asked.withGrid(grid))));
        }
        if (lookUp.bends()) {
            choices.add(new Choice<>("shape", "learn.combos.shape", List.of(true, false), asked.bends())
                    .json(
                            texts,
                            bends -> texts.say("learn.combos.shape." + (bends ? "any" : "line")),
                            bends -> with(asked.bending(bends))));
        }
        return choices;
    }

    /// One of a few values.
    ///
    /// @param label key of what is chosen
    private record Choice<T>(String id, String label, List<T> all, T chosen) {

        Map<String, @Nullable Object> json(Texts texts, Function<T, String> words, Function<T, CombinationsPage> page) {
            return new Fields()
                    .put("id", id)
                    .put("label", texts.say(label))
                    .put(
                            "options",
                            all.stream()
                                    .map(each -> new Fields()
                                            .put("label", words.apply(each))
                                            .put("query", page.apply(each).query())
                                            .put("chosen", each.equals(chosen))
                                            .map())
                                    .toList())
                    .map();
        }
    }

    /// A press leads from allowed to required, ruled out, and back.
    private Map<String, @Nullable Object> digit(int digit, Texts texts) {
        var state = required.contains(digit) ? "in" : forbidden.contains(digit) ? "out" : "free";
        var next = new CombinationsPage(
                asked,
                clue,
                state.equals("free") ? required.with(digit) : required.without(digit),
                state.equals("in") ? forbidden.with(digit) : forbidden.without(digit));
        return new Fields()
                .put("digit", digit)
                .put("state", state)
                .put("label", texts.say("learn.combos.digit." + state, "digit", digit))
                .put("query", next.query())
                .map();
    }

    private Map<Sort, CombinationTable> tables() {
        var filter = new Filter(clue.map(OptionalLong::of).orElse(OptionalLong.empty()), required, forbidden);
        var tables = new LinkedHashMap<Sort, CombinationTable>();
        for (var sort : asked.sorts()) {
            var table = CombinationTable.of(sort, filter);
            if (!table.rows().isEmpty()) {
                tables.put(sort, table);
            }
        }
        return tables;
    }

    private static String count(Collection<CombinationTable> tables, Texts texts) {
        if (tables.isEmpty()) {
            return texts.say("learn.combos.count.none");
        }
        var rows = tables.stream().flatMap(table -> table.rows().stream()).toList();
        int combinations = tables.stream().mapToInt(CombinationTable::count).sum();
        return texts.say("learn.combos.count", "count", combinations, "clues", rows.size())
                + " "
                + texts.say(
                        "learn.combos.count.only",
                        "only",
                        rows.stream().filter(Row::only).count());
    }

    private Map<String, @Nullable Object> table(Sort sort, CombinationTable table, Texts texts) {
        int shown = shown(table);
        return new Fields()
                .put("cells", sort.cells())
                .put("title", texts.say("learn.combos.section", "cells", sort.cells()))
                .put("note", shown < table.rows().size() ? texts.say("learn.combos.first", "shown", shown) : "")
                .put(
                        "rows",
                        table.rows().stream()
                                .limit(shown)
                                .map(row -> row(row, sort, texts))
                                .toList())
                .map();
    }

    /// The number of rows that are shown.
    private int shown(CombinationTable table) {
        int rows = 0;
        int combinations = 0;
        while (rows < table.rows().size() && combinations < MOST_IN_ALL) {
            combinations += most(table.rows().get(rows));
            rows++;
        }
        return rows;
    }

    private int most(Row row) {
        int all = row.combinations().size();
        return clue.isPresent() ? all : Math.min(MOST, all);
    }

    private Map<String, @Nullable Object> row(Row row, Sort sort, Texts texts) {
        var words = row.target()
                + (asked.lookUp().operations().size() == 1
                        ? ""
                        : sort.operation().sign());
        var gap = sort.digits().max() > 9 ? EN : THIN;
        var fields = new Fields()
                .put("clue", words)
                .put("only", row.only())
                .put(
                        "combinations",
                        row.combinations().stream()
                                .limit(most(row))
                                .map(combination -> name(combination, gap))
                                .toList());
        int count = row.combinations().size();
        int hidden = count - most(row);
        if (hidden > 0) {
            var all = with(asked.withCells(sort.cells())).withClue(Optional.of((int) row.target()));
            fields.put(
                    "more",
                    new Fields()
                            .put("words", texts.say("learn.combos.more", "count", hidden))
                            .put("label", texts.say("learn.combos.more.label", "count", count, "clue", words))
                            .put("query", all.query())
                            .map());
        }
        return fields.map();
    }

    private static String name(Combination combination, String gap) {
        return combination.digits().stream().map(String::valueOf).collect(Collectors.joining(gap));
    }
}
