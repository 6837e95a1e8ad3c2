package org.crosscage.library;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.crosscage.core.kind.PuzzleEntry;

/// The shipped puzzles.
public final class PuzzleLibrary {

    private final List<Pack> packs;
    private final Map<String, PuzzleEntry> byId = new LinkedHashMap<>();

    /// @throws IllegalArgumentException when two puzzles have the same id
    public PuzzleLibrary(List<Pack> packs) {
        this.packs = List.copyOf(packs);
        packs.stream().flatMap(pack -> pack.entries().stream()).forEach(entry -> {
            if (byId.put(entry.id(), entry) != null) {
                throw new IllegalArgumentException("two shipped puzzles are called '" + entry.id() + "'");
            }
        });
    }

    public List<Pack> packs() {
        return packs;
    }

    /// The packs of one kind.
    public List<Pack> packs(String kind) {
        return packs.stream().filter(pack -> pack.kind().equals(kind)).toList();
    }

    public Optional<PuzzleEntry> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /// The place of a puzzle in its pack, from 1; empty where no shipped puzzle has the id.
    public OptionalInt number(String id) {
        return packs.stream()
                .map(Pack::entries)
                .flatMapToInt(entries -> IntStream.range(0, entries.size())
                        .filter(at -> entries.get(at).id().equals(id)))
                .map(at -> at + 1)
                .findFirst();
    }
}
