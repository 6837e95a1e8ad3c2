package org.crosscage.shell.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.crosscage.Sweep;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.kind.Size;
import org.crosscage.experiment.format.Mutations;
import org.crosscage.experiment.format.ValidTexts;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.FormatSet;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.play.ui.PlayScreenTest;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.teach.words.WalkthroughPlayback;
import org.crosscage.texts.FewerTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

/// The words that a browser keeps say whatever its readers find wrong, and whatever its teacher shows.
final class OfflineWordsTest {

    private static final int MUTATED = Sweep.of(20_000, 3_000);

    private final Texts all = Texts.in(Locale.ENGLISH);
    private final TreeMap<String, String> words = OfflineServlet.words(all);

    @Test
    void whatIsWrongWithATextCanBeSaidWithoutAServer() {
        var valid = new ArrayList<String>();
        for (var kind : PuzzleKinds.all()) {
            var entry = new PuzzleOrder(kind.id(), kind.usualSize(), PuzzleRequirements.of(Optional.empty()))
                    .make(1, new ExactSolver(), () -> false)
                    .orElseThrow();
            ValidTexts.of(entry).forEach(valid::add);
        }
        var mutations = new Mutations(valid, new SplittableRandom(1));
        var keys = new TreeSet<String>();
        for (int i = 0; i < MUTATED; i++) {
            var reading = FormatSet.offline().reading(mutations.next(), () -> false);
            reading.faults()
                    .forEach(
                            fault -> keys.add("formats.error." + fault.problem().key()));
            reading.entries()
                    .forEach(entry -> entry.warnings()
                            .forEach(warning -> keys.add(
                                    "formats.warning." + warning.remark().key())));
        }
        assertThat(keys).hasSizeGreaterThan(30).isSubsetOf(words.keySet());
    }

    @Test
    void aSolutionThatIsSearchedForCanBeToldWithoutAServer() {
        var offline = FewerTexts.of(words);
        var puzzle = new PuzzleOrder("kenken", new Size(6, 6), PuzzleRequirements.of(Optional.empty()))
                .make(1, new ExactSolver(), () -> false)
                .orElseThrow()
                .puzzle();
        var finder = new SolutionFinder(new ExactSolver());
        for (int grids : List.of(0, 100_000)) {
            var search = new WalkthroughSearch(finder, SearchLimit.ENDLESS, grids);
            var request = WalkthroughPlayback.Request.usual(PlayScreenTest.noTechniques());
            var told = WalkthroughPlayback.of(Game.of(puzzle), request, search, all, () -> false);
            assertThat(WalkthroughPlayback.of(Game.of(puzzle), request, search, offline, () -> false))
                    .isPresent()
                    .isEqualTo(told);
        }
        assertThat(all.area("play").keySet().stream()
                        .map(key -> "play." + key)
                        .filter(key -> key.startsWith("play.playback.curves.")))
                .isNotEmpty()
                .allMatch(words::containsKey);
    }
}
