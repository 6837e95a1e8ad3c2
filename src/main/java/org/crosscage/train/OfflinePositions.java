package org.crosscage.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Sha256;

/// The positions that a browser takes along for the time without a connection. They are drawn in the same order
/// as long as the levels stay about the same: one that was asked leaves, and the next one comes behind the others.
/// Where hardly any is left, those that were asked come again.
///
/// @param levels of the player, by id of the kind
/// @param asked ids of positions that were asked before
public record OfflinePositions(TrainingPositions positions, SortedMap<String, Double> levels, Set<String> asked) {

    /// Over all kinds.
    private static final int MOST = 200;
    /// So many times as many are drawn at most, where most of them were asked.
    private static final int MOST_DRAWN = 3;
    /// A level is rounded to so many points, less than the window around it.
    private static final double ROUNDED = 100;

    public OfflinePositions {
        levels = new TreeMap<>(levels);
        levels.replaceAll((_, level) -> ROUNDED * Math.rint(level / ROUNDED));
    }

    /// Another one where other positions may be drawn; known without drawing them.
    public String version() {
        return Sha256.of(positions.version() + levels + asked);
    }

    public List<OfflinePosition> draw() {
        return levels.entrySet().stream()
                .flatMap(kind -> draw(PuzzleKinds.of(kind.getKey()), kind.getValue(), MOST / levels.size()))
                .flatMap(id -> positions.offline(id).stream())
                .toList();
    }

    private Stream<String> draw(PuzzleKind kind, double level, int most) {
        var picker = new PositionPicker(positions, new SplittableRandom(1));
        var drawn = new ArrayList<String>();
        var left = new ArrayList<String>();
        while (left.size() < most && drawn.size() < MOST_DRAWN * most) {
            var next = picker.atLevel(List.of(kind), _ -> level, drawn, _ -> Map.of());
            if (next.isEmpty() || drawn.contains(next.get())) {
                break; // there are no more
            }
            drawn.add(next.get());
            if (!asked.contains(next.get())) {
                left.add(next.get());
            }
        }
        return Stream.concat(left.stream(), drawn.stream().filter(asked::contains))
                .limit(most);
    }
}
