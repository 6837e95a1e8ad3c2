package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Position;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.NamedCombinations;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.teach.words.HintCards;
import org.crosscage.texts.Texts;

/// One hint, told stage by stage. Each stage is asked for by a button that names its cost, or by the key, and paid
/// once: the hint stays while the position stays, whether or not its card is closed or the page opened anew.
///
/// @param taught how it was looked for
/// @param near the cell near which it was looked for
record HintHelp(AskedHint told, Teaching taught, OptionalInt near, Card card, Highlights lights) implements OpenHelp {

    /// @param game that the hint is about
    /// @param links that its card has besides
    static HintHelp of(
            Game game, AskedHint told, Teaching taught, OptionalInt near, Texts texts, List<Card.Link> links) {
        var lights = told.stage().isEmpty()
                ? Highlights.NONE
                : Highlights.of(told.lights(), game.puzzle()).numbered();
        return new HintHelp(
                told, taught, near, new HintCards(game.puzzle(), texts).of(told).with(links), lights);
    }

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.HINT;
    }

    @Override
    public Optional<NamedCombinations> combinations() {
        return told.stage().filter(stage -> stage == Hint.Stage.WHY).flatMap(_ -> NamedCombinations.of(told.hint()));
    }

    @Override
    public Position position() {
        return told.position();
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        return switch (id) {
            case HintCards.ALL_STEPS -> help.ask(GameHelp.Topic.STEPS, now);
            case HintCards.STANDARD -> help.lookWithStandard(now);
            default -> help.ask(GameHelp.Topic.HINT, now);
        };
    }

    @Override
    public Optional<HelpTurn> next(GameHelp help, Situation now) {
        return told.next().map(_ -> tell(help, told.more(), taught, near, now));
    }

    /// Tells a stage for its price.
    ///
    /// @param more the hint with that stage
    static HelpTurn tell(GameHelp help, AskedHint more, Teaching taught, OptionalInt near, Situation now) {
        var stage = more.stage().orElseThrow();
        var next = help.hint(now.game(), more, taught, near);
        var price = Optional.of(now.paid().pay(more, near, stage.cost()));
        return stage == Hint.Stage.DO_IT ? help.stays(doIt(help, next, price, now.game())) : help.opens(next, price);
    }

    /// First the move, then its price: nobody pays for what could not be stored.
    private static Effect doIt(GameHelp help, HintHelp next, Optional<LogEntry.Help> price, Game game) {
        return switch (next.told.hint()) {
            case Hint.Deduction deduction -> play(help, next, price, game, new LogEntry.Play(deduction.move()));
            case Hint.WrongMarks marks -> play(help, next, price, game, new LogEntry.Play(marks.move()));
            case Hint.WrongDigit digit -> {
                var after = game.rewindTo(digit.rewindTo());
                yield new Effect.Rewind(digit.rewindTo(), price, done(help, next, after));
            }
            case Hint.Nothing nothing -> throw new IllegalStateException(nothing + " has no stages");
        };
    }

    private static Effect play(GameHelp help, HintHelp next, Optional<LogEntry.Help> price, Game game, LogEntry.Play turn) {
        return new Effect.Play(turn, true, price, done(help, next, game.after(turn)));
    }

    private static HelpTurn done(GameHelp help, HintHelp next, Game after) {
        return help.opens(new DoneHint(next.card, after), Optional.empty());
    }
}
