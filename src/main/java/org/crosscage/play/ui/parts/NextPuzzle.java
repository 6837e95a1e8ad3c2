package org.crosscage.play.ui.parts;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Shape;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameOrigins;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.me.KnownGrades;
import org.crosscage.me.SuggestedGames;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.stereotype.Component;

/// What to play after a game: what its origin leads on to, such as the next puzzle of its day; for a shipped puzzle
/// the next one of its pack that was not begun yet, and those before it when there is none, else a new one of the same
/// kind and size, or of the nearest size that can be made, and of the same grade or a step harder; as it was ordered,
/// if the last one was.
@Component
public final class NextPuzzle {

    private final GameService games;
    private final PuzzleLibrary library;
    private final NewPuzzles newPuzzles;
    private final SuggestedGames suggestions;
    private final TrainingRuns training;
    private final List<GameOrigins> origins;

    /// The puzzle after a game whose origin does not lead on.
    ///
    /// @param shipped the puzzle, if it is one of the library
    /// @param order the kind, size and grade of that one, or else of the one to be made
    public record Next(Optional<PuzzleEntry> shipped, PuzzleOrder order) {}

    public NextPuzzle(
            GameService games,
            PuzzleLibrary library,
            NewPuzzles newPuzzles,
            SuggestedGames suggestions,
            TrainingRuns training,
            List<GameOrigins> origins) {
        this.suggestions = suggestions;
        this.training = training;
        this.games = games;
        this.library = library;
        this.newPuzzles = newPuzzles;
        this.origins = List.copyOf(origins);
    }

    /// Where the game's puzzle is among others, if it is.
    public Optional<GameOrigin> origin(SavedGame game) {
        return origins.stream().flatMap(each -> each.of(game).stream()).findFirst();
    }

    /// Where it is in its pack, from 1; empty when it is in none.
    public OptionalInt number(SavedGame game) {
        return library.number(game.source());
    }

    /// @param grade of the last game's puzzle; empty where it is not known
    /// @param played the player's games that were finished or given up, in the order in which they were
    public Next after(SavedGame last, Optional<Grade> grade, List<FinishedGame> played) {
        return shipped(last)
                .map(entry -> new Next(Optional.of(entry), order(entry)))
                .orElseGet(() -> new Next(Optional.empty(), like(last, grade, played)));
    }

    private PuzzleOrder order(PuzzleEntry entry) {
        var shape = entry.puzzle().shape();
        return new PuzzleOrder(
                entry.puzzle().kind(),
                new Size(shape.rows(), shape.columns()),
                PuzzleRequirements.of(KnownGrades.named(library, entry.id())));
    }

    /// Begins the next game if its puzzle need not be made; takes a few milliseconds.
    ///
    /// @param next what comes after it
    /// @return its address without a leading slash, that of its day, set or station when none is left there;
    ///     empty when the puzzle has to be made
    public Optional<String> ready(SavedGame last, Next next) {
        return leading(last)
                .map(GameOrigin::ready)
                .orElseGet(() ->
                        next.shipped().or(() -> newPuzzles.ready(next.order())).map(entry -> begun(last, entry)));
    }

    /// Begins the next game, whose puzzle is made.
    ///
    /// @param next what comes after it
    /// @param stop asked often; true ends the work
    /// @return its address without a leading slash; empty when stopped, and when no such puzzle came up
    public Optional<String> make(SavedGame last, Next next, BooleanSupplier stop) {
        var leading = leading(last);
        return leading.isPresent()
                ? leading.map(origin -> origin.make(stop))
                : newPuzzles.make(next.order(), stop).map(entry -> begun(last, entry));
    }

    private Optional<GameOrigin> leading(SavedGame last) {
        return origin(last).filter(GameOrigin::leadsOn);
    }

    private String begun(SavedGame last, PuzzleEntry entry) {
        return "play/" + games.newGames().continueOrStart(last.player(), entry);
    }

    private Optional<PuzzleEntry> shipped(SavedGame last) {
        var begun = games.lists().begunSources(last.player());
        return library.packOf(last.source()).stream()
                .flatMap(pack -> after(pack.entries(), last.source()))
                .filter(entry -> !begun.contains(entry.id()))
                .findFirst();
    }

    /// What follows a puzzle in its pack, and then what comes before it; nothing when it is not in the pack.
    private static Stream<PuzzleEntry> after(List<PuzzleEntry> entries, String source) {
        return IntStream.range(0, entries.size())
                .filter(at -> entries.get(at).id().equals(source))
                .boxed()
                .flatMap(at -> Stream.concat(
                        entries.stream().skip(at + 1L), entries.stream().limit(at)));
    }

    private PuzzleOrder like(SavedGame last, Optional<Grade> grade, List<FinishedGame> played) {
        var kind = PuzzleKinds.of(last.entry().puzzle().kind());
        var size = size(kind, last.entry().puzzle().shape());
        var wanted =
                PuzzleOrder.named(last.source()).map(PuzzleOrder::requirements).orElse(PuzzleRequirements.ANYTHING);
        // which grades there are with options or a technique is not known
        boolean isSpecial = wanted.technique().isPresent() || !wanted.options().isEmpty();
        if (isSpecial) {
            return new PuzzleOrder(kind.id(), size, wanted);
        }
        var trained = training.history().grade(last.player(), kind);
        var next = suggestions.after(played, kind, size, grade, trained);
        var graded = new PuzzleRequirements(Optional.of(next), Optional.empty(), wanted.tries(), Map.of());
        return new PuzzleOrder(kind.id(), size, graded);
    }

    /// The size of the last puzzle, or, where none of that size can be made, the one that is offered and nearest to
    /// it.
    private static Size size(PuzzleKind kind, Shape shape) {
        return kind.drafts().supports(shape.rows(), shape.columns())
                ? new Size(shape.rows(), shape.columns())
                : kind.sizes().stream()
                        .min(Comparator.comparingInt(size ->
                                Math.abs(size.rows() - shape.rows()) + Math.abs(size.columns() - shape.columns())))
                        .orElseThrow();
    }
}
