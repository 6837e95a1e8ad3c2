package org.crosscage.sets.store;

import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.SourceNames;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetCode;
import org.springframework.stereotype.Component;

/// Puzzles of sets in a file: by the players' code, so that only who could open a set anyway has a game of it, and
/// only with a puzzle that stands there. No other puzzle of the set is read.
@Component
record SetSources(SetStore store) implements SourceNames {

    private static final Pattern ABROAD = Pattern.compile(PuzzleSet.SOURCE + "(.{22})-([0-9]{1,18})");

    @Override
    public String packed(String source) {
        return PuzzleSet.Place.named(source)
                .flatMap(id -> store.rules(id).map(rules -> PuzzleSet.sourceElsewhere(rules.code(), id)))
                .orElse(source);
    }

    /// A set that is not there, or not any more, keeps its name for the way back; a bare number is nobody's.
    @Override
    public String unpacked(String written, Puzzle puzzle) {
        var abroad = ABROAD.matcher(written);
        if (abroad.matches()) {
            return here(abroad.group(1), Long.parseLong(abroad.group(2)), puzzle)
                    .orElse(written);
        }
        return PuzzleSet.Place.named(written).isPresent() ? "" : written;
    }

    /// The terms of the set hold for a game from elsewhere too, and its order: each puzzle before is finished.
    @Override
    public boolean fits(String source, Claim game) {
        return PuzzleSet.Place.named(source).stream()
                .allMatch(id -> store.rules(id).stream().allMatch(rules -> fits(id, rules, game)));
    }

    private boolean fits(long puzzle, SetStore.Rules rules, Claim game) {
        return game.terms().areWithin(rules.terms())
                && rules.terms()
                        .taught()
                        .map(ids -> ids.containsAll(game.techniques()))
                        .orElse(true)
                && (!rules.inOrder() || store.unfinishedBefore(puzzle, game.player()) == 0);
    }

    private Optional<String> here(String code, long id, Puzzle puzzle) {
        return Optional.of(code)
                .filter(SetCode::isCode)
                .flatMap(set -> store.place(set, id))
                .filter(place -> place.entry().puzzle().equals(puzzle))
                .map(PuzzleSet.Place::source);
    }
}
