package org.crosscage.daily.ui;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyGame;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyWords;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameOrigins;
import org.crosscage.game.SavedGame;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// The days of games: next comes the day's next puzzle that is not finished.
@Component
record DailyOrigins(DailyPuzzles dailyPuzzles, Texts texts) implements GameOrigins {

    @Override
    public Optional<GameOrigin> of(SavedGame game) {
        return DailyPuzzle.named(game.source()).map(daily -> new Day(daily, game.player(), dailyPuzzles, texts));
    }

    private record Day(DailyPuzzle daily, long player, DailyPuzzles dailyPuzzles, Texts texts) implements GameOrigin {

        @Override
        public String id() {
            return "day";
        }

        @Override
        public String address() {
            return DailyPuzzle.address(day());
        }

        /// The day whose page shows it: today for the giant of this week.
        private LocalDate day() {
            var today = dailyPuzzles.today();
            return DailyPuzzle.shown(today).contains(daily) ? today : daily.date();
        }

        @Override
        public String name() {
            return texts.say("daily.chip", "date", texts.date(daily.date()));
        }

        @Override
        public String back() {
            return texts.say("play.menu.day");
        }

        @Override
        public String onward() {
            return texts.say("play.finish.next.daily");
        }

        @Override
        public String title(String puzzle) {
            return texts.say("daily.game", "name", puzzle, "date", texts.date(daily.date()));
        }

        @Override
        public boolean isLeft() {
            return !isOpen() || unfinished().findAny().isPresent();
        }

        @Override
        public boolean leadsOn() {
            return isOpen();
        }

        /// An imported file may speak of a day that has not come.
        private boolean isOpen() {
            return dailyPuzzles.isOpen(daily.date());
        }

        @Override
        public Optional<String> ready() {
            return unfinished()
                    .findFirst()
                    .map(next -> dailyPuzzles.ready(next).map(entry -> begun(next, entry)))
                    .orElseGet(() -> Optional.of(address()));
        }

        @Override
        public String make(BooleanSupplier stop) {
            return unfinished()
                    .findFirst()
                    .flatMap(next -> dailyPuzzles.make(next, stop, _ -> {}).map(entry -> begun(next, entry)))
                    .orElseGet(this::address);
        }

        private String begun(DailyPuzzle next, PuzzleEntry entry) {
            return "play/" + dailyPuzzles.play(player, next, entry);
        }

        /// Those that come after it on its day, and then those before it; one that is begun is gone on with.
        private Stream<DailyPuzzle> unfinished() {
            var results = dailyPuzzles.results(player);
            var all = DailyPuzzle.of(day());
            int at = all.indexOf(daily);
            return Stream.concat(all.stream().skip(at + 1L), all.stream().limit(Math.max(at, 0)))
                    .filter(other -> results.of(other)
                            .filter(game -> game.state() != DailyGame.State.BEGUN)
                            .isEmpty());
        }

        @Override
        public Optional<String> streak() {
            var today = dailyPuzzles.today();
            return Optional.of(dailyPuzzles.results(player).streak(today).days())
                    .filter(days -> days > 0 && daily.date().equals(today))
                    .map(days -> texts.say("daily.row", "days", days));
        }

        @Override
        public boolean isShared() {
            return true;
        }

        @Override
        public Optional<String> result() {
            return dailyPuzzles.results(player).of(daily).map(new DailyWords(texts)::result);
        }

        @Override
        public String resultAddress() {
            return daily.address();
        }
    }
}
