package org.crosscage.sets.ui;

import java.util.Optional;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameOrigins;
import org.crosscage.game.SavedGame;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// The sets of games: next comes the set's next puzzle that is not finished.
@Component
record SetOrigins(PuzzleSets sets, Texts texts) implements GameOrigins {

    /// Empty too when the puzzle is not in its set any more.
    @Override
    public Optional<GameOrigin> of(SavedGame game) {
        return sets.placed(game.source()).map(placed -> new InASet(placed, game.player(), sets, texts));
    }

    private record InASet(PuzzleSets.Placed placed, long player, PuzzleSets sets, Texts texts) implements GameOrigin {

        private PuzzleSet set() {
            return placed.set();
        }

        @Override
        public String id() {
            return "set";
        }

        @Override
        public String address() {
            return set().address();
        }

        @Override
        public String name() {
            return set().description().title();
        }

        @Override
        public String back() {
            return texts.say("play.menu.set");
        }

        @Override
        public String onward() {
            return texts.say("play.finish.next.set");
        }

        @Override
        public String title(String puzzle) {
            return texts.say("sets.game", "name", puzzle, "set", name());
        }

        @Override
        public boolean isLeft() {
            return sets.games().progress(player, set()).stream().anyMatch(progress -> progress.isLeft(set()));
        }

        @Override
        public Optional<String> ready() {
            return Optional.of(sets.games()
                    .next(player, set(), placed.number())
                    .map(id -> "play/" + id)
                    .orElseGet(this::address));
        }
    }
}
