package org.crosscage.device.ui;

import java.time.LocalDate;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.device.DeviceGame;
import org.crosscage.device.DeviceGame.Group;
import org.crosscage.device.DeviceGames;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetProgress;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// Which puzzles somebody gets who takes a choice along, and how each becomes what a browser keeps.
@Component
final class TakeAlongPuzzles {

    /// Of somebody who is not stored, and has no games.
    static final long NOBODY = 0;

    private final DeviceGames deviceGames;
    private final GameService games;
    private final PuzzleLibrary library;
    private final NewPuzzles newPuzzles;
    private final PuzzleSets sets;
    private final DailyPuzzles dailyPuzzles;
    private final Texts texts;
    private final PuzzleNames names;

    TakeAlongPuzzles(
            DeviceGames deviceGames,
            GameService games,
            PuzzleLibrary library,
            NewPuzzles newPuzzles,
            PuzzleSets sets,
            DailyPuzzles dailyPuzzles,
            Texts texts) {
        this.deviceGames = deviceGames;
        this.games = games;
        this.library = library;
        this.newPuzzles = newPuzzles;
        this.sets = sets;
        this.dailyPuzzles = dailyPuzzles;
        this.texts = texts;
        this.names = new PuzzleNames(texts);
    }

    /// @param ready those that are there
    /// @param missing those that have to be made
    record Found(List<DeviceGame> ready, List<Candidate> missing) {

        int count() {
            return ready.size() + missing.size();
        }
    }

    /// Leaves out what the player has begun or finished, and what the browser keeps already. Makes nothing and takes
    /// nothing from the stock.
    ///
    /// @param player empty for somebody who is not stored
    /// @param kept sources of what the browser keeps
    Found find(TakeAlongChoice choice, Optional<Long> player, Set<String> kept) {
        var begun = player.map(games.lists()::begunSources).orElse(Set.of());
        Predicate<String> isLeft = source -> !begun.contains(source) && !kept.contains(source);
        long who = player.orElse(NOBODY);
        return switch (choice.source()) {
            case ORDER -> ofOrder(choice.order(), choice.count(), isLeft, who);
            case PACK ->
                library.pack(choice.pack())
                        .map(pack -> new Found(ofPack(pack, choice.count(), isLeft, who), List.of()))
                        .orElseThrow();
            case SET ->
                sets.find(choice.set())
                        .map(set -> new Found(ofSet(set, player, kept), List.of()))
                        .orElse(new Found(List.of(), List.of()));
            case DAYS -> ofDays(choice.days(), isLeft, who);
        };
    }

    private Found ofOrder(PuzzleOrder order, int count, Predicate<String> isLeft, long player) {
        var grade = order.requirements().grade();
        var size = order.size();
        var name = names.of(order.kind(), size.rows(), size.columns());
        var group = new Group(
                "order-" + order.stem(),
                grade.map(each -> texts.say("device.take.graded", "grade", GradeSign.word(texts, each), "name", name))
                        .orElse(name));
        var shipped = library.packs(order.kind()).stream()
                .flatMap(pack -> pack.listings().stream())
                .filter(listing -> listing.size().equals(size))
                .filter(listing ->
                        grade.isEmpty() || listing.difficulty().rating().grade() == grade.get())
                .filter(listing -> isLeft.test(listing.id()))
                .sorted(Comparator.comparing(
                        listing -> listing.difficulty().rating().grade()))
                .toList();
        var ready = evenly(shipped, count).stream()
                .map(listing -> ofLibrary(listing, group, player))
                .toList();
        return new Found(ready, Collections.nCopies(count - ready.size(), new Candidate.New(order, group)));
    }

    /// So many of all, from the first to the last.
    static <T> List<T> evenly(List<T> all, int count) {
        return all.size() <= count
                ? all
                : IntStream.range(0, count)
                        .mapToObj(i -> all.get(i * all.size() / count))
                        .toList();
    }

    private List<DeviceGame> ofPack(Pack pack, int count, Predicate<String> isLeft, long player) {
        var group = new Group("pack-" + pack.id(), names.pack(pack.id(), pack.kind(), pack.size()));
        return pack.listings().stream()
                .filter(listing -> isLeft.test(listing.id()))
                .limit(count)
                .map(listing -> ofLibrary(listing, group, player))
                .toList();
    }

    private DeviceGame ofLibrary(LibraryEntry listing, Group group, long player) {
        var entry = library.find(listing.id()).orElseThrow();
        return deviceGames.takenAlong(player, SharedGame.of(entry), listing.id(), group);
    }

    /// Only what the player may begin now: a set that goes in order shows one after the other.
    private List<DeviceGame> ofSet(PuzzleSet set, Optional<Long> player, Set<String> kept) {
        var group = new Group(PuzzleSet.SOURCE + set.code(), set.description().title());
        var progress = player.map(who -> sets.games().progress(who, set))
                .orElseGet(() -> sets.games().untouched(set));
        return progress.stream()
                .filter(each -> each.game().isEmpty() && each.isOpen(set))
                .map(SetProgress::place)
                .map(place -> deviceGames.takenAlong(
                        player.orElse(NOBODY),
                        new SharedGame(
                                place.entry(),
                                Optional.empty(),
                                set.description().terms()),
                        place.source(),
                        group))
                // a browser knows the set by its code, and not by its number
                .filter(game -> !kept.contains(game.archived().source()))
                .toList();
    }

    private Found ofDays(int days, Predicate<String> isLeft, long player) {
        var today = dailyPuzzles.today();
        var wanted = today.datesUntil(today.plusDays(days))
                .flatMap(day -> DailyPuzzle.of(day).stream())
                .filter(daily -> isLeft.test(daily.id()))
                .<Candidate>map(daily -> new Candidate.OfDay(daily, group(daily.date())))
                .toList();
        var ready = wanted.stream().map(each -> ready(each, player)).toList();
        return new Found(
                ready.stream().flatMap(Optional::stream).toList(),
                IntStream.range(0, wanted.size())
                        .filter(i -> ready.get(i).isEmpty())
                        .mapToObj(wanted::get)
                        .toList());
    }

    private Group group(LocalDate day) {
        return new Group("day-" + day, texts.say("daily.page", "date", texts.date(day)));
    }

    /// The puzzle, if it need not be made; takes a new one from the stock.
    Optional<DeviceGame> ready(Candidate wanted, long player) {
        var there = switch (wanted) {
            case Candidate.OfDay day -> dailyPuzzles.readyToTakeAlong(day.daily());
            case Candidate.New order -> newPuzzles.ready(order.order());
        };
        return there.map(entry -> taken(entry, wanted, player));
    }

    /// The puzzle, which is made where nobody has.
    ///
    /// @param stop asked often; true ends the work
    /// @param looked hears how many puzzles were looked at
    /// @return empty when stopped, and when no such puzzle came up
    Optional<DeviceGame> make(Candidate wanted, long player, BooleanSupplier stop, IntConsumer looked) {
        var made = switch (wanted) {
            case Candidate.OfDay day -> dailyPuzzles.makeToTakeAlong(day.daily(), stop, looked);
            case Candidate.New order -> newPuzzles.make(order.order(), stop, looked);
        };
        return made.map(entry -> taken(entry, wanted, player));
    }

    /// Days and orders name their puzzles so that a game's source says where it is from.
    private DeviceGame taken(PuzzleEntry entry, Candidate wanted, long player) {
        return deviceGames.takenAlong(player, SharedGame.of(entry), entry.id(), wanted.group());
    }

    /// How much it is that a choice stands for.
    ///
    /// @param bytes that they take on a device
    record Amount(int count, long bytes) {}

    Amount amount(Found found) {
        return new Amount(found.count(), bytes(found));
    }

    /// Of those that are there exactly, of the others as many as shipped ones like them take.
    long bytes(Found found) {
        var orders = found.missing().stream().collect(Collectors.groupingBy(Candidate::order, Collectors.counting()));
        return KeptJson.bytes(found.ready())
                + orders.entrySet().stream()
                        .mapToLong(each -> each.getValue() * bytes(each.getKey()))
                        .sum();
    }

    private long bytes(PuzzleOrder order) {
        var kind = PuzzleKinds.of(order.kind());
        var puzzle =
                library.first(kind.id(), order.size()).map(PuzzleEntry::puzzle).orElseGet(() -> library.sample(kind));
        var entry = new PuzzleEntry("", Map.of(), puzzle, Optional.empty(), List.of());
        var game = deviceGames.ofNobody(SharedGame.of(entry));
        int cells = order.size().rows() * order.size().columns();
        return KeptJson.bytes(List.of(game)) * cells / (game.rows() * game.columns());
    }
}
