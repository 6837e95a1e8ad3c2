package org.crosscage.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/// Which clues of a sketch with one solution could be left out.
///
/// @param single the places of the clues that could, each by itself, as numbers of [Sketch#clueNumber(int, boolean)]
/// @param together as many of them as are found that could all be left out at once
/// @param without the sketch without these
public record Redundancy(List<Integer> single, List<Integer> together, Sketch without) {

    public Redundancy {
        single = List.copyOf(single);
        together = List.copyOf(together);
    }

    /// @param inspector proves each
    /// @param sketch with exactly one solution
    /// @param stop asked often; true ends the work
    /// @return empty when stopped
    public static Optional<Redundancy> of(Inspector inspector, Sketch sketch, BooleanSupplier stop) {
        var single = new ArrayList<Integer>();
        var together = new ArrayList<Integer>();
        var rest = sketch;
        for (int clue : clues(sketch)) {
            if (inspector.isUnique(without(sketch, clue), stop)) {
                single.add(clue);
                var less = without(rest, clue);
                // what cannot be left out alone cannot be with others either
                if (together.isEmpty() || inspector.isUnique(less, stop)) {
                    together.add(clue);
                    rest = less;
                }
            }
        }
        return stop.getAsBoolean() ? Optional.empty() : Optional.of(new Redundancy(single, together, rest));
    }

    private static List<Integer> clues(Sketch sketch) {
        return switch (sketch) {
            case KakuroSketch kakuro ->
                kakuro.clues().keySet().stream()
                        .map(slot ->
                                Sketch.clueNumber(slot.place(), slot.direction().ordinal() == 1))
                        .toList();
            case KenKenSketch kenken ->
                kenken.clues().keySet().stream()
                        .map(first -> Sketch.clueNumber(first, false))
                        .toList();
        };
    }

    private static Sketch without(Sketch sketch, int clue) {
        return switch (sketch) {
            case KakuroSketch kakuro -> {
                var clues = new TreeMap<>(kakuro.clues());
                clues.keySet()
                        .removeIf(slot ->
                                Sketch.clueNumber(slot.place(), slot.direction().ordinal() == 1) == clue);
                yield new KakuroSketch(
                        kakuro.rows(),
                        kakuro.columns(),
                        kakuro.digits(),
                        kakuro.places(),
                        clues,
                        kakuro.givens(),
                        kakuro.filled(),
                        kakuro.aside());
            }
            case KenKenSketch kenken -> {
                var clues = new TreeMap<>(kenken.clues());
                clues.remove(clue / 2);
                yield new KenKenSketch(kenken.rows(), kenken.digits(), kenken.cages(), clues, kenken.filled());
            }
        };
    }
}
