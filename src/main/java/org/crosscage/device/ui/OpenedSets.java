package org.crosscage.device.ui;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.crosscage.game.GameSummary;
import org.crosscage.game.store.GameService;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.CurrentPlayer;
import org.springframework.stereotype.Component;

/// The sets that a player has opened. Nothing is stored about that but the games: those of a set say which one it is.
@Component
record OpenedSets(CurrentPlayer player, GameService games, PuzzleSets sets) {

    /// The one that was opened last comes first, after the one that an address names.
    ///
    /// @param code that the address has, which may be of no set; empty for none
    List<PuzzleSet> with(String code) {
        var found = new ArrayList<PuzzleSet>();
        sets.find(code).ifPresent(found::add);
        player.known().stream()
                .flatMap(known -> games.lists().startedFrom(known.id(), PuzzleSet.SOURCE).stream())
                .sorted(Comparator.comparing(GameSummary::created).reversed())
                .map(GameSummary::source)
                .filter(source -> found.stream().noneMatch(set -> has(set, source)))
                .flatMap(source -> sets.placed(source).stream())
                .map(PuzzleSets.Placed::set)
                .forEach(found::add);
        return List.copyOf(found);
    }

    private static boolean has(PuzzleSet set, String source) {
        return set.puzzles().stream().anyMatch(place -> place.source().equals(source));
    }
}
