package org.crosscage.learn;

import java.util.ArrayList;
import java.util.HashMap;
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

    public CombinationsPage {
        required = required.intersect(asked.digits());
        forbidden = forbidden.intersect(asked.digits()).minus(required);
    }

    /// @param query anything, with or without `?`; what it says wrongly is passed over
    public static CombinationsPage of(String query) {
        var parameters = new HashMap<String, String>();
        if (query.length() <= LONGEST) {
            for (var part : query.substring(query.startsWith("?") ? 1 : 0).split("&")) {
                int end = part.indexOf('=');
                if (end >= 0) {
                    parameters.putIfAbsent(part.substring(0, end), part.substring(end + 1));
                }
            }
        }
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

    public Map<String, @Nullable Object> toJson() {
        var tables = tables();
        var rows =
                tables.values().stream().flatMap(table -> table.rows().stream()).toList();
        return new Fields()
                .put("query", query())
                .put("clue", clue.map(String::valueOf).orElse(""))
                .put("anyClue", withClue(Optional.empty()).query())
                .put("reset", AskedClues.FIRST.of(asked.kind()).query())
                .put("choices", choices())
                .put("digits", asked.digits().stream().mapToObj(this::digit).toList())
                .put(
                        "combinations",
                        tables.values().stream()
                                .mapToInt(CombinationTable::count)
                                .sum())
                .put("clues", rows.size())
                .put("only", (int) rows.stream().filter(Row::only).count())
                .put(
                        "tables",
                        tables.entrySet().stream()
                                .map(each -> table(each.getKey(), each.getValue()))
                                .toList())
                .map();
    }

    private List<?> choices() {
        var lookUp = asked.lookUp();
        var choices = new ArrayList<@Nullable Object>();
        choices.add(choice(
                "kind",
                AskedClues.kinds(),
                asked.kind(),
                kind -> kind,
                kind -> with(asked.of(kind)).withClue(Optional.empty())));
        if (lookUp.operations().size() > 1) {
            choices.add(choice(
                    "operation",
                    lookUp.operations(),
                    asked.operation(),
                    Operation::sign,
                    operation -> with(asked.with(operation))));
        }
        choices.add(choice(
                "cells",
                asked.numbersOfCells(),
                asked.cells(),
                cells -> cells == CombinationLookUp.ALL ? "all" : Integer.toString(cells),
                cells -> with(asked.withCells(cells))));
        if (lookUp.grids().size() > 1) {
            choices.add(
                    choice("grid", lookUp.grids(), asked.grid(), String::valueOf, grid -> with(asked.withGrid(grid))));
        }
        if (lookUp.bends()) {
            choices.add(choice(
                    "shape",
                    List.of(true, false),
                    asked.bends(),
                    bends -> bends ? "any" : "line",
                    bends -> with(asked.bending(bends))));
        }
        return choices;
    }

    private static <T> Object choice(
            String id, List<T> all, T chosen, Function<T, String> value, Function<T, CombinationsPage> page) {
        return new Fields()
                .put("id", id)
                .put(
                        "options",
                        all.stream()
                                .map(each -> new Fields()
                                        .put("value", value.apply(each))
                                        .put("query", page.apply(each).query())
                                        .put("chosen", each.equals(chosen))
                                        .map())
                                .toList())
                .map();
    }

    /// A press leads from allowed to required, ruled out, and back.
    private Object digit(int digit) {
        var state = required.contains(digit) ? "in" : forbidden.contains(digit) ? "out" : "free";
        var next = new CombinationsPage(
                asked,
                clue,
                state.equals("free") ? required.with(digit) : required.without(digit),
                state.equals("in") ? forbidden.with(digit) : forbidden.without(digit));
        return new Fields()
                .put("digit", digit)
                .put("state", state)
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

    private Object table(Sort sort, CombinationTable table) {
        int shown = shown(table);
        return new Fields()
                .put("cells", sort.cells())
                .put("isWhole", shown == table.rows().size())
                .put(
                        "rows",
                        table.rows().stream()
                                .limit(shown)
                                .map(row -> row(row, sort))
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

    private Object row(Row row, Sort sort) {
        var sign =
                asked.lookUp().operations().size() == 1 ? "" : sort.operation().sign();
        var all = with(asked.withCells(sort.cells())).withClue(Optional.of((int) row.target()));
        return new Fields()
                .put("clue", row.target() + sign)
                .put("only", row.only())
                .put(
                        "combinations",
                        row.combinations().stream()
                                .limit(most(row))
                                .map(Combination::name)
                                .toList())
                .put("count", row.combinations().size())
                .put("query", all.query())
                .map();
    }
}
