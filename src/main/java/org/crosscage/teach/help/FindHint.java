package org.crosscage.teach.help;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.Teaching;
import org.crosscage.texts.Texts;

/// Looks for a hint. One that is paid is found again, near the cell where it was looked for.
///
/// @param paid how many of its stages are
record FindHint(Game game, OptionalInt near, Teaching teaching, int paid, Texts texts) implements HelpWork {

    static FindHint of(Situation now, Texts texts) {
        return of(now, now.teaching(), texts);
    }

    /// A look with all techniques of the kind, for this one hint.
    static FindHint standard(Situation now, Texts texts) {
        return of(now, standard(now.game(), now.teaching()), texts);
    }

    private static FindHint of(Situation now, Teaching teaching, Texts texts) {
        var paid = now.paidHint();
        return new FindHint(
                now.game(),
                paid.map(PaidHint::near).orElse(now.near()),
                teaching,
                paid.map(PaidHint::told).orElse(0),
                texts);
    }

    private static Teaching standard(Game game, Teaching own) {
        return new Teaching(PuzzleKinds.of(game.puzzle().kind()).techniques(), own.marks(), own.tidy());
    }

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.HINT;
    }

    @Override
    public boolean isAbout(Game now) {
        return AskedHint.areAlike(game.position(), now.position());
    }

    @Override
    public Found find(SolutionFinder finder, BooleanSupplier stop) {
        var standard = standard(game, teaching);
        var hints = new Hints(finder);
        var own = hints.next(game, near, teaching, standard.techniques(), stop);
        boolean isStandard = paid > 0
                && own instanceof Hint.Nothing nothing
                && nothing.harder().isPresent(); // which is what was paid for
        return isStandard
                ? new FoundHint(hints.next(game, near, standard, standard.techniques(), stop), standard)
                : new FoundHint(own, teaching);
    }

    private final class FoundHint implements Found {

        private final Hint found;
        private final Teaching taught;

        FoundHint(Hint found, Teaching taught) {
            this.found = found;
            this.taught = taught;
        }

        @Override
        public Optional<Hint> hint() {
            return Optional.of(found);
        }

        @Override
        public HelpTurn told(GameHelp help, Situation now) {
            var hint = new AskedHint(
                    found, game.position(), Math.min(paid, found.stages().size()));
            boolean isFresh = hint.told() == 0 && hint.next().isPresent();
            return isFresh
                    ? HintHelp.tell(help, hint.more(), taught, near, now)
                    : help.opens(help.hint(now.game(), hint, taught, near), Optional.empty());
        }
    }
}
