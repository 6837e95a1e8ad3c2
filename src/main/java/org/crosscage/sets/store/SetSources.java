package org.crosscage.sets.store;

import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.SourceNames;
import org.crosscage.sets.PuzzleSet;

/// Puzzles of sets in a file: by the players' code, so that only who could open a set anyway has a game of it, and
/// only with a puzzle that stands there.
record SetSources(PuzzleSets sets) implements SourceNames {

    private static final Pattern ABROAD = Pattern.compile(PuzzleSet.SOURCE + "(.{22})-([0-9]{1,18})");

    @Override
    public String packed(String source) {
        return sets.placed(source)
                .map(placed -> PuzzleSet.SOURCE + placed.set().code() + "-"
                        + placed.place().id())
                .orElse(source);
    }

    /// A set that is not there, or not any more, keeps its name for the way back; a bare number is nobody's.
    @Override
    public String unpacked(String written, Puzzle puzzle) {
        var abroad = ABROAD.matcher(written);
        if (abroad.matches()) {
            return here(abroad.group(1), Long.parseLong(abroad.group(2)), puzzle)
                    .orElse(written);
        }
        return PuzzleSet.Place.named(written).isPresent() ? "" : written;
    }

    /// The terms of the set hold for a game from elsewhere too, and its order: each puzzle before is finished.
    @Override
    public boolean fits(String source, Claim game) {
        return sets.placed(source).stream().allMatch(placed -> {
            var description = placed.set().description();
            return game.terms().areWithin(description.terms())
                    && description
                            .terms()
                            .taught()
                            .map(ids -> ids.containsAll(game.techniques()))
                            .orElse(true)
                    && (!description.inOrder() || isUnlocked(placed, game.player()));
        });
    }

    private boolean isUnlocked(PuzzleSets.Placed placed, long player) {
        return sets.games().progress(player, placed.set()).stream()
                .anyMatch(progress -> progress.place().id() == placed.place().id() && !progress.locked());
    }

    private Optional<String> here(String code, long id, Puzzle puzzle) {
        return sets.find(code).stream()
                .flatMap(set -> set.puzzles().stream())
                .filter(place -> place.id() == id)
                .filter(place -> place.entry().puzzle().equals(puzzle))
                .findFirst()
                .map(PuzzleSet.Place::source);
    }
}
