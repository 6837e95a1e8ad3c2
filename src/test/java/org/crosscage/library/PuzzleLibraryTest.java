package org.crosscage.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Tier;
import org.junit.jupiter.api.Test;

final class PuzzleLibraryTest {

    private static final Difficulty.Rated EASY = new Difficulty.Rated(
            new Rating(Grade.EASY, Optional.of(Tier.EASY), 17, 2, new LinkedHashMap<>(Map.of("naked-single", 3))),
            OptionalInt.of(20));

    private final PuzzleEntry first = PuzzleEntry.of("first", ExamplePuzzles.oneSolution());
    private final PuzzleEntry second = PuzzleEntry.of("second", ExamplePuzzles.fiveSolutions());
    private final AtomicInteger reads = new AtomicInteger();
    private final Pack pack = pack("pack", "kakuro", first);
    private final Pack other = pack("other", "kenken", second);
    private final PuzzleLibrary library = new PuzzleLibrary(List.of(pack, other));

    @Test
    void packsStandInTheirOrderAndAreFoundByKindByIdAndByAPuzzle() {
        assertThat(library.packs()).containsExactly(pack, other);
        assertThat(library.packs("kakuro")).containsExactly(pack);
        assertThat(library.pack("other")).contains(other);
        assertThat(library.pack("third")).isEmpty();
        assertThat(library.packOf("first")).contains(pack);
        assertThat(library.packOf("third")).isEmpty();
    }

    @Test
    void aPuzzleIsFoundByItsId() {
        assertThat(library.find("second")).contains(second);
        assertThat(library.find("third")).isEmpty();
        assertThat(library.number("second")).hasValue(1);
        assertThat(library.number("third")).isEmpty();
    }

    @Test
    void aPackIsReadOnceAndNotBeforeSomebodyAsksForItsPuzzles() {
        assertThat(library.packs()).extracting(Pack::listings).hasSize(2);
        assertThat(reads).hasValue(0);

        library.find("first");
        library.find("first");

        assertThat(reads).hasValue(1);
    }

    @Test
    void howHardAShippedPuzzleIsIsKnownAsSoonAsItsPackWasRead() {
        assertThat(library.known(first.puzzle())).isEmpty();

        library.find("first");

        assertThat(library.known(first.puzzle())).contains(EASY);
        assertThat(library.known(second.puzzle())).isEmpty();
    }

    @Test
    void howHardAShippedPuzzleIsIsFoundInItsPackByWhoeverWaitsForIt() {
        assertThat(library.difficulty(first.puzzle())).contains(EASY);
        assertThat(reads).hasValue(1);
    }

    @Test
    void anIndexThatListsOtherPuzzlesThanTheFileHasIsSaidWhenTheFileIsRead() {
        var wrong = new Pack("wrong", "kakuro", pack.listings(), () -> List.of(second));

        assertThatThrownBy(wrong::entries)
                .hasMessageContaining("the index lists other puzzles than the pack 'wrong' has");
    }

    @Test
    void anIdThatStandsTwiceIsRefused() {
        assertThatThrownBy(() -> new PuzzleLibrary(List.of(pack, pack("again", "kakuro", first))))
                .hasMessage("two shipped puzzles are called 'first'");
    }

    @Test
    void anEmptyPackIsRefused() {
        assertThatThrownBy(() -> new Pack("empty", "kakuro", List.of(), List::of))
                .hasMessage("the pack 'empty' has no puzzle");
    }

    private Pack pack(String id, String kind, PuzzleEntry entry) {
        var shape = entry.puzzle().shape();
        var listing = new LibraryEntry(entry.id(), kind, new Size(shape.rows(), shape.columns()), EASY);
        return new Pack(id, kind, List.of(listing), () -> {
            reads.incrementAndGet();
            return List.of(entry);
        });
    }

    @Test
    void anOrderIsMetByTheNextOrdinaryPuzzleOfItsSizeAndGrade() {
        var shipped = PuzzleLibrary.shipped();
        var order = new PuzzleOrder("kenken", new Size(6, 6), PuzzleRequirements.of(Grade.MEDIUM));
        var first = shipped.ordered(order, Set.of()).orElseThrow();

        assertThat(shipped.packOf(first.id()).orElseThrow().id()).isEqualTo("kenken-6x6");
        assertThat(shipped.difficulty(first.puzzle()).orElseThrow().grade()).contains(Grade.MEDIUM);
        assertThat(shipped.ordered(order, Set.of(first.id()))).get().isNotEqualTo(first);
        assertThat(shipped.ordered(new PuzzleOrder("kenken", new Size(6, 6), hidden()), Set.of()))
                .isEmpty();
        assertThat(shipped.ordered(new PuzzleOrder("kakuro", new Size(7, 9), PuzzleRequirements.ANYTHING), Set.of()))
                .isEmpty();
    }

    private static PuzzleRequirements hidden() {
        return new PuzzleRequirements(
                Optional.of(Grade.MEDIUM), Optional.empty(), GenerateRequest.TRIES, Map.of("ops", "?"));
    }
}
