package org.crosscage.sets.ui;

import java.util.Optional;
import java.util.function.BooleanSupplier;
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
        public boolean leadsOn() {
            return true;
        }

        @Override
        public Optional<String> ready() {
            return Optional.of(next());
        }

        /// All of its puzzles are there.
        @Override
        public String make(BooleanSupplier stop) {
            return next();
        }

        private String next() {
            return sets.games()
                    .next(player, set(), placed.number())
                    .map(id -> "play/" + id)
                    .orElseGet(this::address);
        }

        @Override
        public Optional<String> streak() {
            return Optional.empty();
        }

        @Override
        public boolean isShared() {
            return false;
        }

        @Override
        public Optional<String> result() {
            return Optional.empty();
        }

        @Override
        public String resultAddress() {
            return address();
        }
    }
}
