package org.crosscage.sets.ui;

import java.util.List;
import java.util.Optional;
import org.crosscage.player.store.Player;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetDraft;
import org.crosscage.sets.SetProgress;
import org.crosscage.sets.SetTrainingProgress;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.sets.store.SetDrafts;
import org.crosscage.shell.player.CurrentPlayer;
import org.springframework.stereotype.Component;

/// Sets of the player at the browser: those made, those being made, and how far each game of one is.
@Component
record OwnSets(PuzzleSets sets, SetDrafts drafts, CurrentPlayer player) {

    /// How far the player at the browser is; looking around stores nobody.
    List<SetProgress> progress(PuzzleSet set) {
        return player.known()
                .map(Player::id)
                .map(who -> sets.games().progress(who, set))
                .orElseGet(() -> sets.games().untouched(set));
    }

    /// The same with the trainings.
    List<SetTrainingProgress> trainings(PuzzleSet set) {
        return player.known()
                .map(Player::id)
                .map(who -> sets.trainings().progress(who, set))
                .orElseGet(() -> sets.trainings().untouched(set));
    }

    /// The set that the player at the browser is putting together.
    SetDraft draft() {
        return player.known().map(Player::id).map(drafts::of).orElse(SetDraft.EMPTY);
    }

    /// How many sets the player at the browser made.
    int count() {
        return player.known().map(Player::id).map(sets::count).orElse(0);
    }

    /// Some of them, the newest first.
    List<PuzzleSets.Listed> listed(int from, int most, int pictures) {
        return player.known()
                .map(who -> sets.listed(who.id(), from, most, pictures))
                .orElse(List.of());
    }

    /// The set that may be altered under this text out of an address: it is the maker's code, or the players' and the
    /// player at the browser made it.
    Optional<PuzzleSet> forMaker(String code) {
        return sets.findForMaker(code).or(() -> player.known().map(Player::id).flatMap(id -> sets.findOwn(id, code)));
    }
}
