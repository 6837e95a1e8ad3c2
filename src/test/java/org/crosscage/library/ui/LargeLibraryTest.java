package org.crosscage.library.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.ViewTest;
import org.crosscage.board.ui.tile.PuzzleTile;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// A library of more than twenty thousand puzzles costs what is seen of it.
final class LargeLibraryTest extends ViewTest {

    private static final int TIMES = 10;

    @Autowired
    private PuzzleLibrary shipped;

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private Texts texts;

    private final List<String> filesRead = new ArrayList<>();
    private LibraryView view;

    @BeforeEach
    void openTheLibrary() {
        var packs = shipped.packs().stream().map(this::repeated).toList();
        view = new LibraryView(texts, new PuzzleLibrary(packs), new PackPuzzles(games, player));
        _get(view, LibraryFilterForm.class, _ -> {}).show(LibraryFilter.ALL);
        assertThat(packs.stream().mapToInt(pack -> pack.listings().size()).sum())
                .isGreaterThan(20_000);
    }

    @Test
    void aFilteredListDrawsAPageOfItAndReadsNoOtherFile() {
        var size = _get(view, Picker.class, spec -> spec.withId("library-filter-size"));
        assertThat(filesRead).isEmpty();

        size.pick("kenken-4x4");

        assertThat(_find(view, PuzzleTile.class)).hasSize(TileList.PAGE);
        assertThat(filesRead).containsExactly("kenken-4x4");
        assertThat(_get(view, Picker.class, spec -> spec.withId("library-filter-grade"))
                        .options())
                .extracting(Picker.Option::words)
                .contains("Gentle (%d)".formatted(TIMES * gentle()));
    }

    /// In the shipped pack of that size.
    private long gentle() {
        return shipped.pack("kenken-4x4").orElseThrow().listings().stream()
                .filter(listing -> listing.difficulty().rating().grade().id().equals("gentle"))
                .count();
    }

    /// Each puzzle again and again, under another name each time.
    private Pack repeated(Pack pack) {
        var listings = IntStream.range(0, TIMES)
                .boxed()
                .flatMap(time -> pack.listings().stream()
                        .map(each -> new LibraryEntry(
                                each.id() + "-again-" + time, each.kind(), each.size(), each.difficulty())))
                .toList();
        return new Pack(pack.id(), pack.kind(), listings, () -> {
            filesRead.add(pack.id());
            var entries = pack.entries();
            return IntStream.range(0, listings.size())
                    .mapToObj(i -> renamed(
                            entries.get(i % entries.size()), listings.get(i).id()))
                    .toList();
        });
    }

    private static PuzzleEntry renamed(PuzzleEntry entry, String id) {
        return new PuzzleEntry(id, entry.notes(), entry.puzzle(), entry.solution(), entry.warnings());
    }
}
