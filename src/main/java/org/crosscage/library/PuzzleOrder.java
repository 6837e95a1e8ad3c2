package org.crosscage.library;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.GeneratorOption;
import org.crosscage.core.kind.OptionException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.PuzzleKinds;

/// A new puzzle as it is asked for, in the browser and in the terminal alike. With a seed it is one puzzle, whose id
/// says both: `kenken-9x9-hard-cage-max=3-17`.
///
/// @param kind id of a kind
/// @param size as drawn
public record PuzzleOrder(String kind, Size size, PuzzleRequirements requirements) {

    private static final Pattern NAME = Pattern.compile("([a-z]+)-(\\d{1,3})x(\\d{1,3})(-.*)?-(\\d{1,19})");

    /// What the ids of all its puzzles begin with; two orders have the same if and only if they are equal, as long as
    /// no option is a whole file and the tries are the usual ones.
    public String stem() {
        var stem = new StringBuilder(kind).append('-').append(size);
        requirements.grade().ifPresent(grade -> stem.append('-').append(grade.id()));
        requirements.technique().ifPresent(id -> stem.append('-').append(id));
        requirements
                .options()
                .forEach((option, value) ->
                        stem.append('-').append(isFile(option) ? option : option + "=" + value.replaceAll("\\s", "")));
        return stem.toString();
    }

    /// Of an option that is a whole file a name has no more than that there is one.
    private boolean isFile(String name) {
        return PuzzleKinds.of(kind).options().stream()
                .anyMatch(option -> option.isFile() && option.name().equals(name));
    }

    /// The id of the puzzle with this seed.
    public String name(long seed) {
        return stem() + "-" + seed;
    }

    /// The order whose puzzle has this id, the reverse of [#name(long)] for seeds of 0 and more. Before a seed
    /// below 0 it could not be told where an option such as `ops=+-` ends.
    ///
    /// @param id of any puzzle
    /// @return empty when no order's puzzles are called so, or a file was part of it
    public static Optional<PuzzleOrder> named(String id) {
        var name = NAME.matcher(id);
        return name.matches()
                ? PuzzleKinds.all().stream()
                        .filter(kind -> kind.id().equals(name.group(1)))
                        .findFirst()
                        .map(kind -> read(kind, name))
                        .filter(order -> id.equals(order.stem() + "-" + name.group(5)))
                : Optional.empty();
    }

    private static PuzzleOrder read(PuzzleKind kind, Matcher name) {
        var rest = Optional.ofNullable(name.group(4)).orElse("");
        var size = new Size(Integer.parseInt(name.group(2)), Integer.parseInt(name.group(3)));
        var grade = Arrays.stream(Grade.values())
                .filter(each -> (name.group(4) + "-").startsWith("-" + each.id() + "-"))
                .findFirst();
        var after = grade.map(found -> rest.substring(found.id().length() + 1)).orElse(rest);
        var technique = kind.techniques().stream()
                .map(Technique::id)
                .filter(each -> (after + "-").startsWith("-" + each + "-"))
                .max(Comparator.comparingInt(String::length));
        return new PuzzleOrder(
                kind.id(), size, new PuzzleRequirements(grade, technique, GenerateRequest.TRIES, options(kind, after)));
    }

    private static Map<String, String> options(PuzzleKind kind, String written) {
        if (kind.options().isEmpty()) {
            return Map.of();
        }
        var names = kind.options().stream().map(GeneratorOption::name).collect(Collectors.joining("|"));
        var options = new TreeMap<String, String>();
        Pattern.compile("-(" + names + ")=(.*?)(?=-(?:" + names + ")=|$)")
                .matcher(written)
                .results()
                .forEach(option -> options.put(option.group(1), option.group(2)));
        return options;
    }

    /// The puzzle with this seed, the same one everywhere.
    ///
    /// @param solver complete: it can prove that there are no further solutions
    /// @param stop asked often; true ends the work
    /// @return empty when stopped, and when none came up in as many tries as are wanted
    /// @throws OptionException when what is asked for cannot be
    /// @throws IllegalArgumentException when the kind or the size cannot be made
    public Optional<PuzzleEntry> make(long seed, Solver solver, BooleanSupplier stop) {
        return make(seed, solver, stop, _ -> {});
    }

    /// As [#make(long,Solver,BooleanSupplier)], for somebody who watches.
    ///
    /// @param looked hears how many puzzles were looked at, whenever there is one more
    public Optional<PuzzleEntry> make(long seed, Solver solver, BooleanSupplier stop, IntConsumer looked) {
        var chosen = PuzzleKinds.of(kind);
        return new Generator(chosen.drafts(requirements.options()), chosen.techniques(), solver)
                .generate(requirements.request(size, seed), stop, looked)
                .map(made ->
                        new PuzzleEntry(name(seed), Map.of(), made.puzzle(), Optional.of(made.solution()), List.of()));
    }
}
