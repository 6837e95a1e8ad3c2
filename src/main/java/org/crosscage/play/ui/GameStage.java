package org.crosscage.play.ui;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.play.ui.help.HintPresenter;
import org.crosscage.player.Preferences;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Teaching;

/// What a hint needs of the screen of a game, brought together from its parts.
final class GameStage implements HintPresenter.Stage {

    private final GameChannel channel;
    private final Optional<Technique> practised;
    private final GamePreferences preferences;
    private final Announcer voice;
    private final Consumer<Optional<Hint>> combinations;
    private OptionalInt selected = OptionalInt.empty();

    /// @param combinations shows what combinations a hint speaks of
    GameStage(
            GameChannel channel,
            Optional<Technique> practised,
            GamePreferences preferences,
            Announcer voice,
            Consumer<Optional<Hint>> combinations) {
        this.channel = channel;
        this.practised = practised;
        this.preferences = preferences;
        this.voice = voice;
        this.combinations = combinations;
    }

    @Override
    public Game game() {
        return channel.game();
    }

    void select(OptionalInt cell) {
        selected = cell;
    }

    @Override
    public OptionalInt selected() {
        return selected;
    }

    @Override
    public Teaching teaching() {
        return teaching(preferences.now());
    }

    Teaching teaching(Preferences by) {
        var kind = PuzzleKinds.of(game().puzzle().kind());
        return new Teaching(
                by.get(Preferences.TECHNIQUES).of(kind),
                by.get(Preferences.MARKS_IN_HINTS),
                by.get(Preferences.TIDY_MARKS),
                practised);
    }

    @Override
    public long version() {
        return channel.version();
    }

    @Override
    public OptionalLong perform(Hint hint) {
        return switch (hint) {
            case Hint.Deduction deduction -> channel.teach(deduction.move());
            case Hint.WrongMarks marks -> channel.teach(marks.move());
            case Hint.WrongDigit digit -> channel.rewind(digit.rewindTo());
            case Hint.Nothing _ -> OptionalLong.empty();
        };
    }

    @Override
    public void say(String words) {
        voice.say(words);
    }

    @Override
    public void combinations(Optional<Hint> hint) {
        combinations.accept(hint);
    }
}
