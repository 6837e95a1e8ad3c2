package org.crosscage.daily;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.DailySizes;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.player.Sha256;

/// One of the puzzles of a day, known by nothing but its date, kind and grade. Its order and its seed follow from
/// these three alone, so that every server makes the same one. Nothing of that may ever change for a day that has
/// been: servers keep what they made, but one that opens an old day for the first time makes it by what stands
/// here.
///
/// @param date in UTC, of the years 0 to 9999
/// @param kind one of [#kinds(LocalDate)]
/// @param grade one of [#GRADES], or that of a giant
public record DailyPuzzle(LocalDate date, String kind, Grade grade) {

    /// The first day that has puzzles.
    public static final LocalDate FIRST = LocalDate.of(2026, 11, 1);

    /// The first day that has a mini of each kind: a small puzzle, Gentle, for a few minutes.
    public static final LocalDate FIRST_MINIS = LocalDate.of(2026, 12, 2);

    /// The first Sunday that has a giant: a large puzzle, shown for a week.
    public static final LocalDate FIRST_GIANT = LocalDate.of(2026, 12, 6);

    private static final Grade MINI = Grade.GENTLE;

    public static final List<Grade> GRADES = DailySizes.GRADES;

    /// Where today is, and the first segment of where all days and their puzzles are.
    public static final String ROOT = "daily";

    /// What all ids begin with.
    static final String PREFIX = "daily-";

    private static final Pattern ID = Pattern.compile(PREFIX + "(\\d{4}-\\d{2}-\\d{2})-([a-z]+-[a-z]+)");

    /// Short enough to be typed after `--seed`.
    private static final long SEEDS = 1_000_000_000_000L;

    private static final int DAYS_A_WEEK = 7;

    private static final int HEX = 16;
    private static final int HEX_BITS = 4;
    private static final int HEX_DIGITS = Long.SIZE / HEX_BITS;

    /// All of a day: the minis, then the others kind by kind and easiest first, and a Sunday's giant.
    public static List<DailyPuzzle> of(LocalDate date) {
        var all = kinds(date).stream()
                .flatMap(kind -> GRADES.stream().map(grade -> new DailyPuzzle(date, kind, grade)))
                .filter(daily -> !daily.isMini() || !date.isBefore(FIRST_MINIS))
                .sorted(Comparator.comparing(daily -> !daily.isMini()));
        var giant = giant(date).filter(daily -> daily.date().equals(date));
        return Stream.concat(all, giant.stream()).toList();
    }

    /// The giant of the last Sunday up to a day. The kinds take turns from Sunday to Sunday.
    ///
    /// @return empty before [#FIRST_GIANT]
    public static Optional<DailyPuzzle> giant(LocalDate date) {
        var sunday = date.minusDays(date.getDayOfWeek().getValue() % DAYS_A_WEEK);
        if (sunday.isBefore(FIRST_GIANT)) {
            return Optional.empty();
        }
        var kinds = kinds(sunday);
        long weeks = (sunday.toEpochDay() - FIRST_GIANT.toEpochDay()) / DAYS_A_WEEK;
        return Optional.of(new DailyPuzzle(sunday, kinds.get((int) (weeks % kinds.size())), DailySizes.GIANT));
    }

    /// All that the page of a day shows: its puzzles and the giant of the week, behind the minis.
    public static List<DailyPuzzle> shown(LocalDate date) {
        return Stream.concat(of(date).stream(), giant(date).stream())
                .distinct()
                .sorted(Comparator.comparing(daily -> daily.isMini() ? 0 : daily.isGiant() ? 1 : 2))
                .toList();
    }

    /// The easiest of a day of each kind: the minis, since there are any.
    public static List<DailyPuzzle> easiest(LocalDate date) {
        var all = of(date);
        return all.stream()
                .filter(daily -> daily.grade() == all.getFirst().grade())
                .toList();
    }

    /// The ids of the kinds that a day has puzzles of.
    public static List<String> kinds(LocalDate date) {
        return kinds(date, PuzzleKinds.all());
    }

    static List<String> kinds(LocalDate date, List<PuzzleKind> all) {
        return all.stream()
                .filter(kind ->
                        kind.dailySizes().filter(sizes -> sizes.isOn(date)).isPresent())
                .map(PuzzleKind::id)
                .toList();
    }

    /// The puzzle with this id, the reverse of [#id()].
    ///
    /// @param id of any puzzle, or anything else
    /// @return empty when no puzzle of a day is called so
    public static Optional<DailyPuzzle> named(String id) {
        var parts = ID.matcher(id);
        return parts.matches() ? date(parts.group(1)).flatMap(date -> of(date, parts.group(2))) : Optional.empty();
    }

    /// The puzzle of a day with this name, the reverse of [#name()].
    public static Optional<DailyPuzzle> of(LocalDate date, String name) {
        return of(date).stream().filter(daily -> daily.name().equals(name)).findFirst();
    }

    /// A date as it stands in addresses and ids: `2026-11-23`.
    ///
    /// @param written anything
    /// @return empty when it is no date of that form
    public static Optional<LocalDate> date(String written) {
        try {
            return written.matches("\\d{4}-\\d{2}-\\d{2}") ? Optional.of(LocalDate.parse(written)) : Optional.empty();
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }

    public boolean isMini() {
        return grade == MINI;
    }

    public boolean isGiant() {
        return grade == DailySizes.GIANT;
    }

    /// Its name among those of its day: `kakuro-medium`.
    public String name() {
        return kind + "-" + grade.id();
    }

    /// Also where a game of it came from: `daily-2026-11-23-kakuro-medium`.
    public String id() {
        return PREFIX + date + "-" + name();
    }

    /// Where it is opened, without a leading slash: `daily/2026-11-23/kakuro-medium`.
    public String address() {
        return address(date) + "/" + name();
    }

    /// Where a day is, without a leading slash: `daily/2026-11-23`.
    public static String address(LocalDate date) {
        return ROOT + "/" + date;
    }

    /// What is ordered of the generator: the grade, in a size that the weekday says.
    public PuzzleOrder order() {
        var sizes = PuzzleKinds.of(kind).dailySizes().orElseThrow();
        return new PuzzleOrder(kind, sizes.of(date.getDayOfWeek(), grade), PuzzleRequirements.of(grade));
    }

    /// The seed that is tried first; when nothing comes of it, the next number is: the first eight bytes of the
    /// SHA-256 hash of the id, highest first, as a number without a sign, modulo 10¹².
    public long seed() {
        long bits = Sha256.of(id())
                .chars()
                .limit(HEX_DIGITS)
                .mapToLong(digit -> Character.digit(digit, HEX))
                .reduce(0, (number, digit) -> number << HEX_BITS | digit);
        return Long.remainderUnsigned(bits, SEEDS);
    }

    /// The puzzle, made anew: the same everywhere with the same generator. Takes a quarter of a second on the average,
    /// and seconds at worst.
    ///
    /// @param solver complete: it can prove that there are no further solutions
    /// @param stop asked often; true ends the work
    /// @param looked hears how many puzzles were looked at, whenever there is one more
    /// @return empty only when stopped
    public Optional<PuzzleEntry> make(Solver solver, BooleanSupplier stop, IntConsumer looked) {
        var order = order();
        return LongStream.iterate(seed(), seed -> seed + 1)
                .takeWhile(_ -> !stop.getAsBoolean())
                .mapToObj(seed -> order.make(seed, solver, stop, looked))
                .flatMap(Optional::stream)
                .findFirst()
                .map(made ->
                        new PuzzleEntry(id(), Map.of("source", made.id()), made.puzzle(), made.solution(), List.of()));
    }
}
