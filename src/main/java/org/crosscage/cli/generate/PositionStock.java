package org.crosscage.cli.generate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.crosscage.core.kind.Size;
import org.crosscage.train.StoredPosition;

/// The positions that a search has found for one technique: none twice, and of each puzzle one, as long as
/// there are enough puzzles.
final class PositionStock {

    private static final Comparator<Size> SMALL_FIRST =
            Comparator.<Size>comparingInt(size -> size.rows() * size.columns()).thenComparingInt(Size::rows);
    private static final Comparator<FoundPosition> IN_ORDER = Comparator.comparing(FoundPosition::size, SMALL_FIRST)
            .thenComparing(found -> found.stored().code())
            .thenComparingInt(found -> found.stored().steps());

    private final int wanted;
    private final Map<Size, Integer> shares;
    private final List<FoundPosition> known = new ArrayList<>();
    private final Map<Size, List<FoundPosition>> found = new HashMap<>();
    private final List<FoundPosition> further = new ArrayList<>();
    private final Set<String> puzzles = new HashSet<>();
    private final Set<String> forms = new HashSet<>();

    /// @param wanted how many are enough
    /// @param shares how many of them shall be of puzzles of a size, if there are as many
    PositionStock(int wanted, Map<Size, Integer> shares) {
        this.wanted = wanted;
        this.shares = Map.copyOf(shares);
    }

    /// Takes a position that was there before the search, if it is not there twice.
    void keep(FoundPosition position) {
        if (forms.add(position.form())) {
            puzzles.add(position.puzzle());
            known.add(position);
        }
    }

    /// Takes a position of a puzzle of which there is none yet.
    ///
    /// @return whether it is taken
    boolean add(FoundPosition position) {
        if (!wants(position.size()) || puzzles.contains(position.puzzle()) || !forms.add(position.form())) {
            return false;
        }
        puzzles.add(position.puzzle());
        found.computeIfAbsent(position.size(), _ -> new ArrayList<>()).add(position);
        return true;
    }

    /// Takes another position of a puzzle.
    void addFurther(FoundPosition position) {
        if (!isFull() && forms.add(position.form())) {
            further.add(position);
        }
    }

    boolean wants(Size size) {
        return found.getOrDefault(size, List.of()).size() < wanted;
    }

    boolean isFull() {
        return found() >= wanted;
    }

    /// Whether puzzles of a size have less than their share.
    boolean lacks(Size size) {
        return known.size() < wanted
                && ofSize(known, size) + found.getOrDefault(size, List.of()).size() < shares.getOrDefault(size, 0);
    }

    private static int ofSize(List<FoundPosition> positions, Size size) {
        return (int) positions.stream()
                .filter(position -> position.size().equals(size))
                .count();
    }

    int count() {
        return Math.min(wanted, found());
    }

    private int found() {
        return known.size() + found.values().stream().mapToInt(List::size).sum() + further.size();
    }

    /// As many as are wanted: those that were there before, then of each size its share, then of small puzzles
    /// first.
    List<FoundPosition> chosen() {
        var chosen = new ArrayList<>(known.subList(0, Math.min(wanted, known.size())));
        var rest = new ArrayList<FoundPosition>();
        var sizes = new TreeMap<Size, List<FoundPosition>>(SMALL_FIRST);
        sizes.putAll(found);
        sizes.forEach((size, ofSize) -> {
            int share = Math.max(0, shares.getOrDefault(size, 0) - ofSize(known, size));
            chosen.addAll(ofSize.subList(0, Math.min(share, ofSize.size())));
            rest.addAll(ofSize.subList(Math.min(share, ofSize.size()), ofSize.size()));
        });
        return Stream.of(chosen, rest, further)
                .flatMap(List::stream)
                .limit(wanted)
                .sorted(IN_ORDER)
                .toList();
    }

    List<StoredPosition> stored() {
        return chosen().stream().map(FoundPosition::stored).toList();
    }
}
