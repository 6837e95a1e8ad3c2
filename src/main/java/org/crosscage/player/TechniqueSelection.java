package org.crosscage.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.Preset;
import org.crosscage.kind.PuzzleKinds;

/// The techniques that a player is taught with: which are switched on, and in which order they are tried. One list
/// for all kinds of puzzle; each kind takes from it those that it has. What a puzzle's grade says never depends on
/// it.
///
/// @param start the preset that the list began as; a technique that is in it is used as the preset has it
/// @param entries every technique of [#catalogue()] once, in the order in which they are tried
public record TechniqueSelection(Preset start, List<Entry> entries) {

    /// What holds until a player chooses.
    public static final TechniqueSelection STANDARD = of(Preset.STANDARD);

    private static final String OFF = "-";

    public TechniqueSelection {
        entries = List.copyOf(entries);
    }

    /// A technique in its place.
    ///
    /// @param technique its id
    public record Entry(String technique, boolean on) {}

    /// A preset's own techniques first, in its order; then the others, switched off.
    public static TechniqueSelection of(Preset preset) {
        var on = ids(preset::of);
        var off = ids(PuzzleKind::techniques).stream().filter(id -> !on.contains(id));
        return new TechniqueSelection(
                preset,
                Stream.concat(on.stream().map(id -> new Entry(id, true)), off.map(id -> new Entry(id, false)))
                        .toList());
    }

    /// All techniques of all kinds, each once, easiest first.
    public static List<Technique> catalogue() {
        var byId = PuzzleKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream())
                .collect(Collectors.toMap(Technique::id, Function.identity(), (a, _) -> a));
        return ids(PuzzleKind::techniques).stream().map(byId::get).toList();
    }

    /// The lists of all kinds as one: what a list has besides those before it stands after the same neighbour
    /// there.
    private static List<String> ids(Function<PuzzleKind, List<Technique>> listOf) {
        var merged = new ArrayList<String>();
        for (var kind : PuzzleKinds.all()) {
            int place = 0;
            for (var technique : listOf.apply(kind)) {
                if (!merged.contains(technique.id())) {
                    merged.add(place, technique.id());
                }
                place = merged.indexOf(technique.id()) + 1;
            }
        }
        return merged;
    }

    /// The kind's techniques that are switched on, in the order in which they are tried.
    public List<Technique> of(PuzzleKind kind) {
        var own = new LinkedHashMap<String, Technique>();
        kind.techniques().forEach(technique -> own.put(technique.id(), technique));
        start.of(kind).forEach(technique -> own.put(technique.id(), technique));
        return entries.stream()
                .filter(Entry::on)
                .map(entry -> own.get(entry.technique()))
                .filter(Objects::nonNull)
                .toList();
    }

    /// This list without what is harder.
    public TechniqueSelection upTo(Tier hardest) {
        var harder = catalogue().stream()
                .filter(technique -> technique.tier().compareTo(hardest) > 0)
                .map(Technique::id)
                .collect(Collectors.toSet());
        return new TechniqueSelection(
                start,
                entries.stream()
                        .map(entry -> new Entry(entry.technique(), entry.on() && !harder.contains(entry.technique())))
                        .toList());
    }

    /// The preset that this list is; empty when the player has changed it.
    public Optional<Preset> preset() {
        return equals(of(start)) ? Optional.of(start) : Optional.empty();
    }

    public boolean isStandard() {
        return equals(STANDARD);
    }

    /// How many are switched on.
    public int count() {
        return (int) entries.stream().filter(Entry::on).count();
    }

    /// Where a technique stands among all, from 0.
    ///
    /// @throws IllegalArgumentException when there is no such technique
    public int place(String technique) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).technique().equals(technique)) {
                return i;
            }
        }
        throw new IllegalArgumentException("there is no technique '" + technique + "'");
    }

    /// @throws IllegalArgumentException when there is no such technique
    public TechniqueSelection with(String technique, boolean on) {
        var changed = new ArrayList<>(entries);
        changed.set(place(technique), new Entry(technique, on));
        return new TechniqueSelection(start, changed);
    }

    /// A technique moved to another place; past an end, to that end.
    ///
    /// @param place from 0, counted without the technique itself
    /// @throws IllegalArgumentException when there is no such technique
    public TechniqueSelection moved(String technique, int place) {
        var changed = new ArrayList<>(entries);
        var entry = changed.remove(place(technique));
        changed.add(Math.clamp(place, 0, changed.size()), entry);
        return new TechniqueSelection(start, changed);
    }

    /// As it is stored: the preset's id and, where the player has changed it, the techniques in order, with a `-`
    /// before each that is switched off.
    String written() {
        return preset().isPresent()
                ? start.id()
                : start.id() + " "
                        + entries.stream()
                                .map(entry -> (entry.on() ? "" : OFF) + entry.technique())
                                .collect(Collectors.joining(" "));
    }

    /// Reads what was stored, perhaps by another version: what is no longer known is left out, and a technique that
    /// came later has the place and the state that the preset gives it.
    static TechniqueSelection read(String written) {
        var words = written.split(" ");
        var start = Arrays.stream(Preset.values())
                .filter(preset -> preset.id().equals(words[0]))
                .findFirst()
                .orElse(Preset.STANDARD);
        var fresh = of(start);
        if (words.length < 2) {
            return fresh;
        }
        var known = fresh.entries().stream().map(Entry::technique).toList();
        Map<String, Entry> read = new LinkedHashMap<>();
        Arrays.stream(words)
                .skip(1)
                .map(word ->
                        word.startsWith(OFF) ? new Entry(word.substring(OFF.length()), false) : new Entry(word, true))
                .filter(entry -> known.contains(entry.technique()))
                .forEach(entry -> read.putIfAbsent(entry.technique(), entry));
        return new TechniqueSelection(start, withMissing(new ArrayList<>(read.values()), fresh.entries()));
    }

    private static List<Entry> withMissing(List<Entry> read, List<Entry> fresh) {
        int place = 0;
        for (var entry : fresh) {
            var same = read.stream()
                    .filter(other -> other.technique().equals(entry.technique()))
                    .findFirst();
            if (same.isEmpty()) {
                read.add(place, entry);
            }
            place = read.indexOf(same.orElse(entry)) + 1;
        }
        return read;
    }
}
