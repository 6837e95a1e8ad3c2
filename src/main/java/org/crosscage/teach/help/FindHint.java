package org.crosscage.teach.help;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Ratings;
import org.crosscage.core.game.Game;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.Teaching;
import org.crosscage.texts.Texts;

/// Looks for a hint. A paid hint is found again, because it is looked for near the same cell.
///
/// @param paid the number of its paid stages
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

    /// @param hintTeaching how it was looked for
    private record FoundHint(FindHint work, Hint found, Teaching hintTeaching) implements Found {

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
                    ? HintHelp.tell(help, hint.more(), hintTeaching, work.near, now)
                    : help.opens(help.hint(now.game(), hint, hintTeaching, work.near), Optional.empty());
        }
    }
}
