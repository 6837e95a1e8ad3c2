package org.crosscage.shell.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.crosscage.Sweep;
import org.crosscage.experiment.format.Mutations;
import org.crosscage.experiment.format.ValidTexts;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.FormatSet;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

/// The words that a browser keeps say whatever its readers find wrong.
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
}
