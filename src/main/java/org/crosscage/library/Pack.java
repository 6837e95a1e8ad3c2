package org.crosscage.library;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.crosscage.analysis.Difficulty;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Puzzle;
import org.jspecify.annotations.Nullable;

/// Shipped puzzles of one kind that belong together: one file, which is read when somebody asks for its puzzles. Safe
/// for use by several threads.
public final class Pack {

    private final String id;
    private final String kind;
    private final List<LibraryEntry> listings;
    private final Supplier<List<PuzzleEntry>> file;
    private volatile @Nullable Content content;

    /// @param entries in the order of the file
    private record Content(List<PuzzleEntry> entries, Map<Puzzle, Difficulty> difficulties) {}

    /// @param id unique among the packs, the file's name without its ending
    /// @param listings at least one, in the order of the file
    /// @param file the puzzles that are listed, in that order; asked at most once as a rule
    /// @throws IllegalArgumentException when there is no puzzle
    public Pack(String id, String kind, List<LibraryEntry> listings, Supplier<List<PuzzleEntry>> file) {
        this.id = id;
        this.kind = kind;
        this.listings = List.copyOf(listings);
        this.file = file;
        if (listings.isEmpty()) {
            throw new IllegalArgumentException("the pack '" + id + "' has no puzzle");
        }
    }

    public String id() {
        return id;
    }

    public String kind() {
        return kind;
    }

    public List<LibraryEntry> listings() {
        return listings;
    }

    /// The size of its first puzzle, which most packs are called by.
    public Size size() {
        return listings.getFirst().size();
    }

    /// The puzzles; the first time their file is read, which takes some milliseconds.
    ///
    /// @throws IllegalStateException when the file has other puzzles than are listed
    public List<PuzzleEntry> entries() {
        return content().entries;
    }

    /// How hard one of its puzzles is, as far as the file was read already.
    Optional<Difficulty> known(Puzzle puzzle) {
        var read = content;
        return read == null ? Optional.empty() : Optional.ofNullable(read.difficulties.get(puzzle));
    }

    /// How hard one of its puzzles is; reads the file if nobody has.
    Optional<Difficulty> difficulty(Puzzle puzzle) {
        return Optional.ofNullable(content().difficulties.get(puzzle));
    }

    private Content content() {
        var read = content;
        if (read == null) {
            read = read();
            content = read;
        }
        return read;
    }

    private Content read() {
        var entries = List.copyOf(file.get());
        if (!entries.stream()
                .map(PuzzleEntry::id)
                .toList()
                .equals(listings.stream().map(LibraryEntry::id).toList())) {
            throw new IllegalStateException("the index lists other puzzles than the pack '" + id
                    + "' has; ./crosscage generate --packs puzzles makes it anew");
        }
        var difficulties = new HashMap<Puzzle, Difficulty>();
        for (int i = 0; i < entries.size(); i++) {
            difficulties.put(entries.get(i).puzzle(), listings.get(i).difficulty());
        }
        return new Content(entries, difficulties);
    }

    /// How many places the largest puzzle has, by which packs are ordered.
    int mostPlaces() {
        return listings.stream()
                .mapToInt(listing -> listing.size().rows() * listing.size().columns())
                .max()
                .orElseThrow();
    }
}
