package org.crosscage.device.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;

/// What is to be taken along. It is part of the page's address.
///
/// @param source where the puzzles come from
/// @param order what they are like, with [TakeAlongSource#ORDER]
/// @param pack id of a pack, with [TakeAlongSource#PACK]
/// @param set the players' code of a set, with [TakeAlongSource#SET]; empty for none
/// @param days how many, today counted in, with [TakeAlongSource#DAYS]
/// @param count how many puzzles at most, of an order or a pack
record TakeAlongChoice(TakeAlongSource source, PuzzleOrder order, String pack, String set, int days, int count) {

    static final List<Integer> COUNTS = List.of(10, 25, 50, 100);

    /// The last one is today and the coming week.
    static final List<Integer> DAYS = List.of(2, 4, 1 + DailyPuzzles.DAYS_AHEAD);

    static final String PACK = "pack";
    static final String SET = "set";
    private static final String DAYS_NAME = "days";
    private static final String KIND = "kind";
    private static final String SIZE = "size";
    private static final String GRADE = "grade";
    private static final String COUNT = "count";

    /// What holds where an address says nothing: new and shipped puzzles of the first kind.
    ///
    /// @param pack the one that stands in its list first
    static TakeAlongChoice usual(String pack) {
        var kind = PuzzleKinds.all().getFirst();
        return new TakeAlongChoice(
                TakeAlongSource.ORDER,
                new PuzzleOrder(kind.id(), kind.usualSize(), PuzzleRequirements.ANYTHING),
                pack,
                "",
                DAYS.getLast(),
                COUNTS.getFirst());
    }

    /// What an address says of kinds, sizes, grades and numbers that are not offered is as if it did not
    /// say it; packs and sets are taken as they are named.
    static TakeAlongChoice read(QueryParameters address, TakeAlongChoice usual) {
        var order = order(address, usual.order);
        int count = number(address, COUNT, COUNTS).orElse(usual.count);
        int days = number(address, DAYS_NAME, DAYS).orElse(usual.days);
        var pack = address.getSingleParameter(PACK);
        var set = address.getSingleParameter(SET);
        var source = pack.isPresent()
                ? TakeAlongSource.PACK
                : set.isPresent()
                        ? TakeAlongSource.SET
                        : address.getParameters().containsKey(DAYS_NAME) ? TakeAlongSource.DAYS : TakeAlongSource.ORDER;
        return new TakeAlongChoice(source, order, pack.orElse(usual.pack), set.orElse(""), days, count);
    }

    private static Optional<Integer> number(QueryParameters address, String name, List<Integer> offered) {
        return address.getSingleParameter(name).flatMap(text -> named(offered, Object::toString, text));
    }

    private static PuzzleOrder order(QueryParameters address, PuzzleOrder usual) {
        var kind = address.getSingleParameter(KIND)
                .flatMap(id -> named(PuzzleKinds.all(), PuzzleKind::id, id))
                .orElse(PuzzleKinds.of(usual.kind()));
        var size = address.getSingleParameter(SIZE)
                .flatMap(text -> named(GradeTimes.standard().sizes(kind.id()), Object::toString, text))
                .orElse(kind.usualSize());
        var grade = address.getSingleParameter(GRADE)
                .flatMap(id -> named(GradeTimes.standard().grades(kind.id(), size), Grade::id, id));
        return new PuzzleOrder(kind.id(), size, PuzzleRequirements.of(grade));
    }

    private static <T> Optional<T> named(List<T> all, Function<T, String> name, String wanted) {
        return all.stream().filter(each -> name.apply(each).equals(wanted)).findFirst();
    }

    /// What leads here again.
    QueryParameters address() {
        var said = new LinkedHashMap<String, String>();
        switch (source) {
            case ORDER -> {
                said.put(KIND, order.kind());
                said.put(SIZE, order.size().toString());
                order.requirements().grade().ifPresent(grade -> said.put(GRADE, grade.id()));
                said.put(COUNT, Integer.toString(count));
            }
            case PACK -> {
                said.put(PACK, pack);
                said.put(COUNT, Integer.toString(count));
            }
            case SET -> said.put(SET, set);
            case DAYS -> said.put(DAYS_NAME, Integer.toString(days));
        }
        return QueryParameters.simple(said);
    }

    TakeAlongChoice withSource(TakeAlongSource other) {
        return new TakeAlongChoice(other, order, pack, set, days, count);
    }

    TakeAlongChoice withOrder(PuzzleOrder other) {
        return new TakeAlongChoice(source, other, pack, set, days, count);
    }

    TakeAlongChoice withPack(String other) {
        return new TakeAlongChoice(source, order, other, set, days, count);
    }

    TakeAlongChoice withSet(String other) {
        return new TakeAlongChoice(source, order, pack, other, days, count);
    }

    TakeAlongChoice withDays(int other) {
        return new TakeAlongChoice(source, order, pack, set, other, count);
    }

    TakeAlongChoice withCount(int other) {
        return new TakeAlongChoice(source, order, pack, set, days, other);
    }

    /// In the order in which they are offered.
    static List<TakeAlongSource> sources(boolean hasSets) {
        return Arrays.stream(TakeAlongSource.values())
                .filter(each -> hasSets || each != TakeAlongSource.SET)
                .toList();
    }
}
