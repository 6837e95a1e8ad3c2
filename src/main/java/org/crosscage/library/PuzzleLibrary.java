package org.crosscage.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Puzzle;

/// The shipped puzzles.
public final class PuzzleLibrary {

    private static final String SHIPPED = "/puzzles/";

    private final List<Pack> packs;
    private final Map<String, Place> byId = new LinkedHashMap<>();

    /// @param at from 0
    private record Place(Pack pack, int at) {}

    /// The puzzles that come with the product, wherever a server takes its library from. Reads their index.
    public static PuzzleLibrary shipped() {
        return new PackFiles(PuzzleLibrary::shippedText).library(ReferenceScores.standard());
    }

    private static String shippedText(String file) {
        try (var stream = PuzzleLibrary.class.getResourceAsStream(SHIPPED + file)) {
            if (stream == null) {
                throw new IllegalStateException(SHIPPED + file + " is missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @throws IllegalArgumentException when two puzzles have the same id
    public PuzzleLibrary(List<Pack> packs) {
        this.packs = List.copyOf(packs);
        for (var pack : packs) {
            for (int i = 0; i < pack.listings().size(); i++) {
                var id = pack.listings().get(i).id();
                if (byId.put(id, new Place(pack, i)) != null) {
                    throw new IllegalArgumentException("two shipped puzzles are called '" + id + "'");
                }
            }
        }
    }

    public List<Pack> packs() {
        return packs;
    }

    /// The packs of one kind.
    public List<Pack> packs(String kind) {
        return packs.stream().filter(pack -> pack.kind().equals(kind)).toList();
    }

    /// The pack with this id.
    public Optional<Pack> pack(String id) {
        return packs.stream().filter(pack -> pack.id().equals(id)).findFirst();
    }

    /// The pack that a puzzle is in; empty where no shipped puzzle has the id.
    public Optional<Pack> packOf(String puzzle) {
        return Optional.ofNullable(byId.get(puzzle)).map(Place::pack);
    }

    /// A puzzle by its id; reads its pack if nobody has.
    public Optional<PuzzleEntry> find(String id) {
        return Optional.ofNullable(byId.get(id))
                .map(place -> place.pack.entries().get(place.at));
    }

    /// The first puzzle of a kind and size; empty where none is shipped.
    public Optional<PuzzleEntry> first(String kind, Size size) {
        return packs(kind).stream()
                .flatMap(pack -> pack.listings().stream())
                .filter(listing -> listing.size().equals(size))
                .findFirst()
                .flatMap(listing -> find(listing.id()));
    }

    /// The easiest puzzle of the smallest size that is usual for a kind, for who begins; of the first pack where none
    /// of that size is shipped; empty where no puzzle of the kind is.
    public Optional<PuzzleEntry> first(PuzzleKind kind) {
        return first(kind.id(), kind.sizes().getFirst())
                .or(() -> packs(kind.id()).stream()
                        .findFirst()
                        .map(pack -> pack.entries().getFirst()));
    }

    /// What a puzzle of a kind looks like: [#first(PuzzleKind)], or its lesson's puzzle where none is shipped.
    public Puzzle sample(PuzzleKind kind) {
        return first(kind)
                .map(PuzzleEntry::puzzle)
                .orElseGet(() -> kind.lesson().puzzle());
    }

    /// A puzzle of a kind in its usual size, or a [#sample(PuzzleKind)] where none is shipped.
    public Puzzle usual(PuzzleKind kind) {
        return first(kind.id(), kind.usualSize()).map(PuzzleEntry::puzzle).orElseGet(() -> sample(kind));
    }

    /// A shipped puzzle as it is ordered, from the pack of ordinary puzzles of its size.
    ///
    /// @param begun ids of puzzles that are not wanted
    /// @return empty when none is left, and for an order with options or a technique
    public Optional<PuzzleEntry> ordered(PuzzleOrder order, Set<String> begun) {
        var wanted = order.requirements();
        return pack(order.kind() + "-" + order.size()).stream()
                .filter(_ -> wanted.options().isEmpty() && wanted.technique().isEmpty())
                .flatMap(pack -> pack.listings().stream())
                .filter(listing -> !begun.contains(listing.id()))
                .filter(listing -> wanted.grade().isEmpty()
                        || wanted.grade().equals(listing.difficulty().grade()))
                .findFirst()
                .flatMap(listing -> find(listing.id()));
    }

    /// The place of a puzzle in its pack, from 1; empty where no shipped puzzle has the id.
    public OptionalInt number(String id) {
        var place = byId.get(id);
        return place == null ? OptionalInt.empty() : OptionalInt.of(place.at + 1);
    }

    /// How hard a puzzle is that is shipped, as far as its pack was read already. Costs next to nothing.
    public Optional<Difficulty> known(Puzzle puzzle) {
        return packsLike(puzzle).flatMap(pack -> pack.known(puzzle).stream()).findFirst();
    }

    /// How hard a puzzle is that is shipped; reads the packs that have puzzles of its size.
    public Optional<Difficulty> difficulty(Puzzle puzzle) {
        return packsLike(puzzle)
                .flatMap(pack -> pack.difficulty(puzzle).stream())
                .findFirst();
    }

    private Stream<Pack> packsLike(Puzzle puzzle) {
        var size = new Size(puzzle.shape().rows(), puzzle.shape().columns());
        return packs(puzzle.kind()).stream()
                .filter(pack -> pack.listings().stream()
                        .anyMatch(listing -> listing.size().equals(size)));
    }
}
