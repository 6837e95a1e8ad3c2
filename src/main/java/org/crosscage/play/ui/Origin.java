package org.crosscage.play.ui;

import java.util.Optional;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.play.SavedGame;
import org.crosscage.sets.PuzzleSets.Placed;

/// The page on which a game's puzzle stands among others: its day, or its set.
///
/// @param id of what leads there, among the page's elements
/// @param address without a leading slash
/// @param chip the words of the way there above the board
/// @param menu the same in the menu
/// @param onward the words of the way to the next one
/// @param title the name of the page of the game
record Origin(String id, String address, String chip, String menu, String onward, String title) {

    /// Empty for a game that came from elsewhere, and when its puzzle is not in its set any more.
    static Optional<Origin> of(SavedGame saved, PlayDesk desk) {
        return DailyPuzzle.named(saved.source())
                .map(daily -> of(daily, saved, desk))
                .or(() -> desk.sets().placed(saved.source()).map(placed -> of(placed, saved, desk)));
    }

    private static Origin of(DailyPuzzle daily, SavedGame saved, PlayDesk desk) {
        var texts = desk.texts();
        var date = texts.date(daily.date());
        return new Origin(
                "day",
                DailyPuzzle.address(daily.date()),
                texts.say("daily.chip", "date", date),
                texts.say("play.menu.day"),
                texts.say("play.finish.next.daily"),
                texts.say("daily.game", "name", PlayHead.name(saved, texts), "date", date));
    }

    private static Origin of(Placed placed, SavedGame saved, PlayDesk desk) {
        var texts = desk.texts();
        var set = placed.set();
        return new Origin(
                "set",
                set.address(),
                set.wish().title(),
                texts.say("play.menu.set"),
                texts.say("play.finish.next.set"),
                texts.say(
                        "sets.game",
                        "name",
                        PlayHead.name(saved, texts),
                        "set",
                        set.wish().title()));
    }
}
