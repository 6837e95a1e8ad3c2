package org.crosscage.edit;

import java.util.Locale;
import java.util.OptionalLong;
import org.crosscage.core.model.Cells;
import org.crosscage.edit.SketchChange.What;

/// Says of a change where it is and what it writes, for somebody who is to choose it.
final class ChangeNames {

    private ChangeNames() {
        // static only
    }

    static String of(What what) {
        return what.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// @param before what the change is made of
    static Suggestion.Named of(Sketch before, SketchChange change) {
        var clues = change.edits().stream()
                .filter(edit -> edit instanceof Edit.RunClue || edit instanceof Edit.CageClue)
                .toList();
        int first = change.places().get(0);
        var named = new Suggestion.Named(of(change.what()), change.places(), first, first, OptionalLong.empty(), clues);
        return switch (before) {
            case KakuroSketch _ -> inKakuro(named, change);
            case KenKenSketch kenken -> inKenKen(named, kenken, change);
        };
    }

    private static Suggestion.Named inKakuro(Suggestion.Named named, SketchChange change) {
        return change.what() == What.REVEAL && change.edits().getFirst() instanceof Edit.Give given
                ? named.giving(given.place(), given.digit().orElseThrow())
                : named;
    }

    private static Suggestion.Named inKenKen(Suggestion.Named named, KenKenSketch before, SketchChange change) {
        if (!(change.edits().getFirst() instanceof Edit.Cage made)) {
            return named;
        }
        var cage = made.places();
        return switch (change.what()) {
            case REVEAL -> revealed(named, (KenKenSketch) before.applyAll(change.edits()));
            case MERGE -> {
                var one = before.cageAt(cage.get(0));
                yield named.at(one.get(0), cage.without(one).get(0));
            }
            case MOVE -> {
                int moved = moved(before, cage);
                yield named.at(moved, cage.without(Cells.of(moved)).get(0));
            }
            default -> named;
        };
    }

    /// The cell of a larger cage that comes out of another one, of which something is left.
    private static int moved(KenKenSketch before, Cells larger) {
        return larger.stream()
                .filter(cell -> !before.cageAt(cell).without(larger).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private static Suggestion.Named revealed(Suggestion.Named named, KenKenSketch after) {
        return named.clues().stream()
                .map(Edit.CageClue.class::cast)
                .filter(clue -> after.cageAt(clue.place()).size() == 1)
                .findFirst()
                .map(clue -> named.giving(clue.place(), clue.target().orElseThrow()))
                .orElse(named);
    }
}
