package org.crosscage.device;

import java.time.LocalDate;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.Sha256;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetProgress;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.ui.CachedPuzzles;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// Finds the puzzles that a browser caches of a page that was opened: of a pack, a set or a day. A page is named as
/// [CachedPuzzles] names it. Nothing is made or stored for it.
@Component
final class OpenedPuzzles {

    /// The most puzzles of a page that are cached: all of a set and of a day, and some of a large pack.
    static final int MOST = PuzzleSet.MOST_PUZZLES;

    /// About the most cells of a pack's puzzles together: 11 of 30 × 30 take 1 MB and a tenth of a second.
    private static final int MOST_CELLS = 10_000;

    private final GameService games;
    private final PuzzleLibrary library;
    private final PuzzleSets sets;
    private final DailyPuzzles dailyPuzzles;
    private final Texts texts;

    OpenedPuzzles(GameService games, PuzzleLibrary library, PuzzleSets sets, DailyPuzzles dailyPuzzles, Texts texts) {
        this.games = games;
        this.library = library;
        this.sets = sets;
        this.dailyPuzzles = dailyPuzzles;
        this.texts = texts;
    }

    /// @param name heading of the page
    /// @param terms of its puzzles, as they are written
    /// @param sources of all its puzzles, as games on devices name them
    /// @param puzzles to be cached, at most [#MOST]: those that the player can begin and has not begun
    record Page(String name, String terms, List<String> sources, List<ToBeCached> puzzles) {

        /// Differs when the page has other puzzles for the player. Begins with the version of each of them.
        String tag() {
            return version() + Sha256.of(String.join("\n", name, sources.toString(), cached().toString()));
        }

        /// The sources of the puzzles to be cached.
        List<String> cached() {
            return puzzles.stream().map(ToBeCached::sourceOnDevice).toList();
        }

        private String version() {
            return Sha256.of(GamesForDevice.FORM + "\n" + terms);
        }

        /// The puzzles that the browser does not have, by source.
        ///
        /// @param known tag of the answer that it got last
        /// @param there sources of the puzzles that it still has
        SequencedMap<String, SharedGame> missing(String known, Collection<String> there) {
            var missing = new LinkedHashMap<String, SharedGame>();
            boolean isSame = known.contains(version());
            puzzles.stream()
                    .filter(each -> !isSame || !there.contains(each.sourceOnDevice))
                    .forEach(each -> missing.put(each.source, each.puzzle.get()));
            return missing;
        }
    }

    /// @param source of a game of it
    /// @param puzzle is found when it is sent
    record ToBeCached(String source, String sourceOnDevice, Supplier<SharedGame> puzzle) {

        static ToBeCached of(String source, Supplier<SharedGame> puzzle) {
            return new ToBeCached(source, source, puzzle);
        }
    }

    /// @param page anything; each kind of page has its prefix
    /// @param player empty for somebody who is not stored
    Optional<Page> find(String page, Optional<Long> player) {
        return rest(page, CachedPuzzles.PACK)
                .flatMap(library::pack)
                .map(pack -> ofPack(pack, player))
                .or(() -> rest(page, CachedPuzzles.SET).flatMap(sets::find).map(set -> ofSet(set, player)))
                .or(() -> rest(page, CachedPuzzles.DAY)
                        .flatMap(DailyPuzzle::date)
                        .filter(dailyPuzzles::isOpen)
                        .map(day -> ofDay(day, player)));
    }

    private static Optional<String> rest(String page, String prefix) {
        return page.startsWith(prefix) ? Optional.of(page.substring(prefix.length())) : Optional.empty();
    }

    private Set<String> begun(Optional<Long> player) {
        return player.map(games.lists()::begunSources).orElse(Set.of());
    }

    /// The first puzzle that is left of each stretch of the pack: from the easiest to the hardest, and the same ones
    /// as long as none of them is begun.
    private Page ofPack(Pack pack, Optional<Long> player) {
        var begun = begun(player);
        var all = pack.listings().stream().map(LibraryEntry::id).toList();
        int most = Math.clamp(MOST_CELLS / (pack.size().rows() * pack.size().columns()), 1, MOST);
        var puzzles = IntStream.range(0, most)
                .mapToObj(i -> all.subList(i * all.size() / most, (i + 1) * all.size() / most))
                .flatMap(stretch ->
                        stretch.stream().filter(id -> !begun.contains(id)).limit(1))
                .map(id ->
                        ToBeCached.of(id, () -> SharedGame.of(library.find(id).orElseThrow())))
                .toList();
        return new Page(new PuzzleNames(texts).pack(pack.id(), pack.kind(), pack.size()), "", all, puzzles);
    }

    /// A set that goes in order shows one puzzle after the other.
    private Page ofSet(PuzzleSet set, Optional<Long> player) {
        var terms = set.description().terms();
        var progress = player.map(who -> sets.games().progress(who, set))
                .orElseGet(() -> sets.games().untouched(set));
        var puzzles = progress.stream()
                .filter(each -> each.game().isEmpty() && each.isOpen(set))
                .map(SetProgress::place)
                .map(place -> new ToBeCached(
                        place.source(),
                        PuzzleSet.sourceElsewhere(set.code(), place.id()),
                        () -> new SharedGame(place.entry(), Optional.empty(), terms)))
                .toList();
        var sources = set.puzzles().stream()
                .map(place -> PuzzleSet.sourceElsewhere(set.code(), place.id()))
                .toList();
        return new Page(set.description().title(), terms.written(), sources, puzzles);
    }

    private Page ofDay(LocalDate day, Optional<Long> player) {
        var begun = begun(player);
        var ready = dailyPuzzles.ready(day);
        var all = DailyPuzzle.shown(day).stream().map(DailyPuzzle::id).toList();
        var puzzles = all.stream()
                .filter(id -> !begun.contains(id))
                .flatMap(id -> Optional.ofNullable(ready.get(id)).stream())
                .map(entry -> ToBeCached.of(entry.id(), () -> SharedGame.of(entry)))
                .toList();
        return new Page(texts.say("daily.page", "date", texts.date(day)), "", all, puzzles);
    }

    /// Sent to a browser.
    ///
    /// @param cached sources of all puzzles to be cached, in order
    /// @param puzzles those that it does not have
    record Answer(String name, List<String> sources, List<String> cached, Iterable<DeviceGame> puzzles) {}
}
