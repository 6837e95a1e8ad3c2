package org.crosscage.teach;

import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Position;

/// A hint as far as the player has asked for it. It stays while the position stays; each stage is asked for, and
/// paid, once.
///
/// @param position that the hint is about
/// @param told how many of the hint's stages have been told
public record AskedHint(Hint hint, Position position, int told) {

    public AskedHint {
        if (told < 0 || told > hint.stages().size()) {
            throw new IllegalArgumentException(told + " of " + hint.stages().size() + " stages told");
        }
    }

    /// The hint before its first stage is told.
    public static AskedHint about(Position position, Hint hint) {
        return new AskedHint(hint, position, 0);
    }

    /// The hint as far as its proof, which is paid for with the list of all that is open.
    public static AskedHint proven(Position position, Hint hint) {
        return new AskedHint(hint, position, hint.stages().indexOf(Hint.Stage.WHY) + 1);
    }

    /// Whether what is said of one position holds for another: digits and candidate marks are the same. Corner marks
    /// and colours are the player's own affair.
    public static boolean areAlike(Position one, Position other) {
        int cells = one.squares().size();
        return cells == other.squares().size()
                && IntStream.range(0, cells)
                        .allMatch(cell -> one.digit(cell) == other.digit(cell)
                                && one.square(cell)
                                        .candidates()
                                        .equals(other.square(cell).candidates()));
    }

    /// The stage that was told last.
    public Optional<Hint.Stage> stage() {
        return told == 0 ? Optional.empty() : Optional.of(hint.stages().get(told - 1));
    }

    /// The stage that comes next, with its cost; empty when all is told.
    public Optional<Hint.Stage> next() {
        return told == hint.stages().size()
                ? Optional.empty()
                : Optional.of(hint.stages().get(told));
    }

    /// This hint with the next stage told; this hint itself when there is none.
    public AskedHint more() {
        return next().isEmpty() ? this : new AskedHint(hint, position, told + 1);
    }

    /// The technique that the hint teaches; empty for one about a mistake, and for none.
    public Optional<String> technique() {
        return hint instanceof Hint.Deduction deduction
                ? Optional.of(deduction.goal().technique().id())
                : Optional.empty();
    }

    /// What lights up now.
    public Lights lights() {
        return stage().map(hint::lights).orElse(Lights.NONE);
    }
}
