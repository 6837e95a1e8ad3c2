package org.crosscage.experiment.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.crosscage.cli.input.SupportedSizes;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The puzzles that an experiment has made, by kind and size: of all that are offered, or of those that are asked for.
/// The options that such experiments share; how many puzzles they make differs.
final class OfferedSizes {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed = 1;

    @Option(names = "--kind", paramLabel = "KIND")
    private Optional<String> kind = Optional.empty();

    @Option(names = "--sizes", paramLabel = "SIZE", split = ",")
    private List<Size> sizes = new ArrayList<>();

    private final Texts texts = Texts.in(Locale.getDefault());

    /// Of the first puzzle; the next one has the next number.
    long seed() {
        return seed;
    }

    /// @throws ParameterException in words, when there is no such kind, or no puzzle of one of the sizes
    void forEach(BiConsumer<PuzzleKind, Size> row) {
        var kinds = kind.map(this::kinds).orElseGet(PuzzleKinds::all);
        for (var one : kinds) {
            sizes.forEach(new SupportedSizes(one, spec, texts)::require);
        }
        for (var one : kinds) {
            (sizes.isEmpty() ? one.sizes() : sizes).forEach(size -> row.accept(one, size));
        }
    }

    private List<PuzzleKind> kinds(String id) {
        return List.of(PuzzleKinds.find(id)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        texts.say(
                                "cli.no-kind",
                                "found",
                                id,
                                "expected",
                                PuzzleKinds.all().stream().map(PuzzleKind::id).collect(Collectors.joining(", "))))));
    }
}
