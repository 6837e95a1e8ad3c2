package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Position;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Hints;
import org.crosscage.teach.NamedCombinations;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.teach.words.HintCards;
import org.crosscage.texts.Texts;

/// One hint, told stage by stage. Each stage is asked for by a button that names its cost, or by the key, and paid
/// once: the hint stays while the position stays, whether or not its card is closed or the page opened anew. One that
/// was done for the player stays to be read until the next move.
///
/// @param taught how it was looked for
/// @param near the cell near which it was looked for
/// @param position while which it stays: the one that it is about, or the one after it was done
record HintHelp(AskedHint told, Teaching taught, OptionalInt near, Card card, Highlights lights, Position position)
        implements OpenHelp {

    /// @param game that the hint is about
    /// @param links that its card has besides the page about the technique
    static HintHelp of(
            Game game, AskedHint told, Teaching taught, OptionalInt near, Texts texts, List<Card.Link> links) {
        var lights = told.stage().isEmpty()
                ? Highlights.NONE
                : Highlights.of(told.lights(), game.puzzle()).numbered();
        var cards = new HintCards(game.puzzle(), texts);
        var page = cards.page(told).stream(); // the longest: last, it has a line of its own
        var card = cards.of(told).with(Stream.concat(links.stream(), page).toList());
        return new HintHelp(told, taught, near, card, lights, told.position());
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
    public HelpTurn press(GameHelp help, String id, Situation now) {
        return switch (id) {
            case HintCards.ALL_STEPS -> help.ask(GameHelp.Topic.STEPS, now);
            case HintCards.STANDARD -> help.lookFor(Work.standard(now, help.texts()));
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
    private static HelpTurn tell(GameHelp help, AskedHint more, Teaching taught, OptionalInt near, Situation now) {
        var stage = more.stage().orElseThrow();
        var next = help.hint(now.game(), more, taught, near);
        var price = Optional.of(now.paid().pay(more, near, stage.cost()));
        return stage == Hint.Stage.DO_IT ? help.stays(doIt(help, next, price, now.game())) : help.opens(next, price);
    }

    /// The move and its price are stored together: nobody pays for what could not be stored.
    private static Effect doIt(GameHelp help, HintHelp next, Optional<LogEntry.Help> price, Game game) {
        return switch (next.told.hint()) {
            case Hint.Deduction deduction -> play(help, next, price, game, new LogEntry.Play(deduction.move()));
            case Hint.WrongMarks marks -> play(help, next, price, game, new LogEntry.Play(marks.move()));
            case Hint.WrongDigit digit -> {
                var after = game.rewindTo(digit.rewindTo());
                yield new Effect.Rewind(digit.rewindTo(), price, next.done(help, after));
            }
            case Hint.Nothing nothing -> throw new IllegalStateException(nothing + " has no stages");
        };
    }

    private static Effect play(
            GameHelp help, HintHelp next, Optional<LogEntry.Help> price, Game game, LogEntry.Play turn) {
        return new Effect.Play(turn, true, price, next.done(help, game.after(turn)));
    }

    private HelpTurn done(GameHelp help, Game after) {
        var done = new HintHelp(told, taught, near, card, Highlights.NONE, after.position());
        return help.opens(done, Optional.empty());
    }

    /// Looks for a hint. A paid hint is found again, because it is looked for near the same cell.
    ///
    /// @param paid the number of its paid stages
    record Work(Game game, OptionalInt near, Teaching teaching, int paid, Texts texts) implements HelpWork {

        static Work of(Situation now, Texts texts) {
            return of(now, now.teaching(), texts);
        }

        /// A look with all techniques of the kind, for this one hint.
        private static Work standard(Situation now, Texts texts) {
            return of(now, standard(now.game(), now.teaching()), texts);
        }

        private static Work of(Situation now, Teaching teaching, Texts texts) {
            var paid = now.paid();
            return new Work(now.game(), paid.isHintBegun() ? paid.near() : now.near(), teaching, paid.told(), texts);
        }

        private static Teaching standard(Game game, Teaching own) {
            return new Teaching(PuzzleKinds.of(game.puzzle().kind()).techniques(), own.marks(), own.tidy());
        }

        @Override
        public GameHelp.Topic topic() {
            return GameHelp.Topic.HINT;
        }

        @Override
        public Found find(Hints hints, Ratings ratings, BooleanSupplier stop) {
            var standard = standard(game, teaching);
            var inTime = hints.within(stop);
            var own = hints.next(game, near, teaching, standard.techniques(), inTime);
            boolean isStandard = paid > 0
                    && own instanceof Hint.Nothing nothing
                    && nothing.harder().isPresent(); // which is what was paid for
            return isStandard
                    ? new FoundHint(this, hints.next(game, near, standard, standard.techniques(), inTime), standard)
                    : new FoundHint(this, own, teaching);
        }
    }

    /// @param teaching how it was looked for
    private record FoundHint(Work work, Hint found, Teaching teaching) implements HelpWork.Found {

        @Override
        public Optional<Hint> hint() {
            return Optional.of(found);
        }

        @Override
        public HelpTurn turn(GameHelp help, Situation now) {
            int told = Math.min(work.paid, found.stages().size());
            var hint = new AskedHint(found, work.game.position(), told);
            boolean isFresh = told == 0 && hint.next().isPresent();
            return isFresh
                    ? tell(help, hint.more(), teaching, work.near, now)
                    : help.opens(help.hint(now.game(), hint, teaching, work.near), Optional.empty());
        }
    }
}
