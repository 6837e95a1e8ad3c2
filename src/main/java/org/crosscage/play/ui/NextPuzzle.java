package org.crosscage.play.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Shape;
import org.crosscage.daily.Dailies;
import org.crosscage.daily.DailyGame;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.Wanted;
import org.crosscage.play.GameService;
import org.crosscage.play.SavedGame;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.PuzzleSets;
import org.springframework.stereotype.Component;

/// What to play after a game: of the puzzles of a day or a set the next one that is not finished; for a shipped puzzle
/// the next one of its pack that was not begun yet, and those before it when there is none, else a new one of the same
/// kind and size, or of the nearest size that can be made; as it was ordered, if the last one was.
@Component
final class NextPuzzle {

    private final GameService games;
    private final PuzzleLibrary library;
    private final NewPuzzles newPuzzles;
    private final Dailies dailies;
    private final PuzzleSets sets;

    NextPuzzle(GameService games, PuzzleLibrary library, NewPuzzles newPuzzles, Dailies dailies, PuzzleSets sets) {
        this.dailies = dailies;
        this.sets = sets;
        this.games = games;
        this.library = library;
        this.newPuzzles = newPuzzles;
    }

    /// Begins the next game.
    ///
    /// @param stop asked often; true ends the work
    /// @return its address without a leading slash; that of the day or set when all of its puzzles are finished
    String after(SavedGame last, BooleanSupplier stop) {
        return daily(last)
                .map(daily -> ofTheDay(daily, last.player(), stop))
                .or(() -> sets.placed(last.source()).map(placed -> ofTheSet(placed, last.player())))
                .orElseGet(() -> shipped(last)
                        .or(() -> made(last, stop))
                        .map(entry ->
                                games.start(last.player(), entry, entry.id()).id())
                        .map(NextPuzzle::game)
                        .orElse("")); // only when stopped
    }

    /// Whether [#after] comes to another puzzle: of a day or a set only while one of them is not finished.
    boolean isLeft(SavedGame last) {
        return daily(last)
                .map(daily -> unfinished(daily, last.player()).findAny().isPresent())
                .or(() -> sets.placed(last.source()).map(placed -> isLeft(placed.set(), last.player())))
                .orElse(true);
    }

    /// A file that was brought in may speak of a day that has not come.
    private Optional<DailyPuzzle> daily(SavedGame game) {
        return DailyPuzzle.named(game.source()).filter(daily -> dailies.isOpen(daily.date()));
    }

    private boolean isLeft(PuzzleSet set, long player) {
        return sets.games().progress(player, set).stream().anyMatch(progress -> progress.isLeft(set));
    }

    private static String game(String id) {
        return "play/" + id;
    }

    private String ofTheDay(DailyPuzzle last, long player, BooleanSupplier stop) {
        return unfinished(last, player)
                .findFirst()
                .flatMap(daily ->
                        dailies.make(daily, stop, _ -> {}).map(entry -> game(dailies.play(player, daily, entry))))
                .orElseGet(() -> DailyPuzzle.address(last.date()));
    }

    /// Those that come after it on its day, and then those before it; one that is begun is gone on with.
    private Stream<DailyPuzzle> unfinished(DailyPuzzle last, long player) {
        var results = dailies.results(player);
        var all = DailyPuzzle.of(last.date());
        int at = all.indexOf(last);
        return Stream.concat(all.stream().skip(at + 1L), all.stream().limit(at))
                .filter(daily -> results.of(daily)
                        .filter(game -> game.state() != DailyGame.State.BEGUN)
                        .isEmpty());
    }

    private String ofTheSet(PuzzleSets.Placed last, long player) {
        return sets.games()
                .next(player, last.set(), last.number())
                .map(NextPuzzle::game)
                .orElseGet(last.set()::address);
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

    private Optional<PuzzleEntry> made(SavedGame last, BooleanSupplier stop) {
        var kind = PuzzleKinds.of(last.entry().puzzle().kind());
        var size = size(kind, last.entry().puzzle().shape());
        var wanted = PuzzleOrder.named(last.source()).map(PuzzleOrder::wanted).orElse(Wanted.ANYTHING);
        return newPuzzles.make(new PuzzleOrder(kind.id(), size, wanted), stop);
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
