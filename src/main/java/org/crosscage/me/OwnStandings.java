package org.crosscage.me;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameSummary;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.HintCosts;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.Practice;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.train.NeededTechniques;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.progress.NextTechnique;
import org.crosscage.train.progress.TechniqueStandings;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.stereotype.Service;

/// Where a player stands with each technique, and what helps them on.
@Service
public record OwnStandings(
        GameLists games, HintCosts hintCosts, TrainingRuns runs, PuzzleLibrary library, InstantSource clock) {

    /// Where a player stands. Costs four queries.
    ///
    /// @param known empty for somebody new
    public TechniqueStandings standings(Optional<Long> known) {
        return standings(known, known.map(games::finishedOrGivenUp).orElse(List.of()));
    }

    /// The same for one query less.
    ///
    /// @param played the games that were finished or given up
    public TechniqueStandings standings(Optional<Long> known, List<FinishedGame> played) {
        return new TechniqueStandings(
                known.map(runs.history()::answers).orElse(List.of()),
                known.map(this::costs).orElse(Map.of()),
                needed(known, played),
                clock.instant());
    }

    private Map<String, Integer> costs(long who) {
        return hintCosts.ofPlayer(who).stream()
                .collect(Collectors.toMap(HintCosts.Cost::technique, HintCosts.Cost::cost));
    }

    /// A step that a hint did is not used by the player. Practice is about one step, and help with it may name
    /// another or none, so all help counts there.
    private Set<String> needed(Optional<Long> known, List<FinishedGame> played) {
        var done = known.map(hintCosts::done).orElse(Map.of());
        var needed = new NeededTechniques(library, Practice.standard());
        return played.stream()
                .filter(game -> !game.totals().solutionShown())
                .filter(game -> !needed.practice().isPractice(game.source())
                        || !game.totals().hadStepDone())
                .flatMap(game -> PuzzleKinds.find(game.kind()).stream()
                        .flatMap(kind -> needed.of(kind, game.source()).stream())
                        .filter(technique ->
                                !done.getOrDefault(game.id(), Set.of()).contains(technique)))
                .collect(Collectors.toSet());
    }

    /// What the player gains most from now; empty for somebody of whom nothing is known.
    public Optional<NextTechnique> next(TechniqueStandings standings) {
        return standings.isBlank()
                ? Optional.empty()
                : NextTechnique.of(
                        standings,
                        TechniqueCatalogue.all(),
                        entry -> entry.kinds().stream().anyMatch(kind -> isTrained(entry, kind)));
    }

    /// Whether there are positions to train a technique on.
    public static boolean isTrained(CatalogueEntry entry, PuzzleKind kind) {
        return TrainingPositions.standard().count(kind, entry.technique()) > 0;
    }

    /// A shipped puzzle that needs a technique and nothing harder, which the player has not begun, of the kind played
    /// last, or else trained last, where there is one, in its usual size if possible; empty where none is left.
    ///
    /// @param known empty for somebody new
    public Optional<LibraryEntry> puzzle(Optional<Long> known, CatalogueEntry entry) {
        var begun = known.map(games::begunSources).orElse(Set.of());
        var last = known.flatMap(who -> games.listed(who, GameLists.Filter.ALL, 0, 1).stream()
                        .map(GameSummary::kind)
                        .findFirst())
                .or(() -> known.flatMap(runs.history()::lastKind));
        var grade = Grade.of(entry.technique().tier());
        return Stream.concat(
                        entry.kinds().stream()
                                .filter(kind -> last.filter(kind.id()::equals).isPresent()),
                        entry.kinds().stream())
                .flatMap(kind -> fitting(kind, entry, grade, begun).stream())
                .findFirst();
    }

    private Optional<LibraryEntry> fitting(PuzzleKind kind, CatalogueEntry entry, Grade grade, Set<String> begun) {
        var fitting = library.packs(kind.id()).stream()
                .flatMap(pack -> pack.listings().stream())
                .filter(listing -> listing.difficulty().rating().grade() == grade
                        && listing.difficulty().rating().techniques().containsKey(entry.id())
                        && !begun.contains(listing.id()))
                .toList();
        return fitting.stream()
                .filter(listing -> listing.size().equals(kind.usualSize()))
                .findFirst()
                .or(() -> fitting.stream().findFirst());
    }
}
