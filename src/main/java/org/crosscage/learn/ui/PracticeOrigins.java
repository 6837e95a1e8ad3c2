package org.crosscage.learn.ui;

import java.util.Optional;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameOrigins;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Practice;
import org.crosscage.teach.words.LearnPage;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// The stations of games that practise a technique: each leads back to its station, which knows what comes next.
@Component
record PracticeOrigins(Texts texts) implements GameOrigins {

    @Override
    public Optional<GameOrigin> of(SavedGame game) {
        var puzzle = game.entry().puzzle();
        return Practice.standard()
                .practised(PuzzleKinds.of(puzzle.kind()), game.source())
                .map(technique -> new Station(LearnPage.of(technique.id(), puzzle, texts), texts));
    }

    private record Station(LearnPage page, Texts texts) implements GameOrigin {

        @Override
        public String id() {
            return "station";
        }

        @Override
        public String address() {
            return page.address();
        }

        @Override
        public String name() {
            return page.technique();
        }

        @Override
        public String back() {
            return texts.say("play.finish.station", "technique", name());
        }

        @Override
        public String onward() {
            return back();
        }

        @Override
        public String title(String puzzle) {
            return puzzle;
        }

        @Override
        public boolean isLeft() {
            return false;
        }

        @Override
        public Optional<String> ready() {
            return Optional.of(address());
        }
    }
}
