package org.crosscage.offline;

import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.crosscage.board.Fields;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.search.Solver;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.kind.text.NativeText;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// Makes new puzzles and those of a day without a server, which would make the same ones of the same order, seed and
/// date. Requests and answers are JSON, as `frontend/offline/new-game/generator.ts` has it; what cannot be read is
/// answered as [OfflineTeacher] does.
final class PuzzleMaker implements TeacherModule.Maker {

    /// A page that does not want to wait ends the thread.
    private static final BooleanSupplier NEVER = () -> false;

    private static final NativeText TEXT = new NativeText();

    private final Texts texts;
    private final Solver solver;
    private final IntConsumer looked;

    /// @param solver complete: it can prove that there are no further solutions
    /// @param looked hears how many puzzles were looked at, whenever there is one more
    PuzzleMaker(Texts texts, Solver solver, IntConsumer looked) {
        this.texts = texts;
        this.solver = solver;
        this.looked = looked;
    }

    /// Takes `kind`, `rows`, `columns`, `grade`, which is empty for any, and `seed`, a number as text.
    @Override
    public String make(String request) {
        return OfflineTeacher.answer(request, asked -> {
            var grade =
                    Optional.of(asked.text("grade")).filter(id -> !id.isEmpty()).map(PuzzleMaker::grade);
            var size = new Size(asked.number("rows"), asked.number("columns"));
            return json(new PuzzleOrder(asked.text("kind"), size, PuzzleRequirements.of(grade))
                    .make(Long.parseLong(asked.text("seed")), solver, NEVER, looked));
        });
    }

    private static Grade grade(String id) {
        return Grade.of(id).orElseThrow(() -> new IllegalArgumentException("there is no grade '" + id + "'"));
    }

    /// Takes `day`, the days from 1970-01-01 on, and `name`, such as `kakuro-medium`.
    @Override
    public String makeDaily(String request) {
        return OfflineTeacher.answer(request, asked -> {
            var name = asked.text("name");
            return json(DailyPuzzle.of(LocalDate.ofEpochDay(asked.number("day")), name)
                    .orElseThrow(() -> new IllegalArgumentException("no day has a puzzle '" + name + "'"))
                    .make(solver, NEVER, looked));
        });
    }

    private Map<String, @Nullable Object> json(Optional<PuzzleEntry> made) {
        return made.map(entry -> new Fields()
                        .put("source", entry.id())
                        .put("puzzle", TEXT.write(entry))
                        .put("picture", OfflineTeacher.picture(entry.puzzle(), texts))
                        .map())
                .orElseGet(Map::of);
    }
}
