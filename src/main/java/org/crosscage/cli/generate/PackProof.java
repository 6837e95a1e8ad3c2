package org.crosscage.cli.generate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.generate.TechniquePosition;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PackIndex.Line;
import org.crosscage.library.PackIndex.Listed;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;

/// Looks at every puzzle of a folder of packs, on all processors: that it has one solution, and the grade and the need
/// that its name says. What it finds of them is the index.
record PackProof(Path folder) {

    /// @param packs as the index has them
    /// @param faults what is not as it should be
    record Result(List<Listed> packs, List<Fault> faults) {}

    /// @param what `solutions`, `unproven`, `grade` or `technique`: the end of its message's key
    record Fault(String what, String puzzle) {}

    private record Proved(Line line, List<Fault> faults) {}

    /// @throws IOException when a file cannot be read
    Result run() throws IOException {
        var packs = new ArrayList<Listed>();
        var faults = new ArrayList<Fault>();
        for (var file : files()) {
            var kind = Objects.requireNonNull(file.getParent()).getFileName().toString();
            var name = file.getFileName().toString();
            var proved = PuzzleFormats.TEXT.read(Files.readString(file)).parallelStream()
                    .map(PackProof::prove)
                    .toList();
            packs.add(new Listed(
                    kind,
                    name.substring(0, name.lastIndexOf('.')),
                    proved.stream().map(Proved::line).toList()));
            proved.forEach(each -> faults.addAll(each.faults));
        }
        return new Result(packs, faults);
    }

    /// The packs, by kind and name.
    private List<Path> files() throws IOException {
        try (var kinds = Files.list(folder)) {
            return kinds.filter(Files::isDirectory)
                    .sorted()
                    .flatMap(PackProof::packs)
                    .toList();
        }
    }

    private static Stream<Path> packs(Path kind) {
        try (var files = Files.list(kind)) {
            return files.filter(file -> file.getFileName().toString().endsWith(".txt")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Proved prove(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var kind = PuzzleKinds.of(puzzle.kind());
        var faults = new ArrayList<Fault>();
        switch (SolveRuns.count(puzzle)) {
            case SolutionCount.One _ -> {}
            case SolutionCount.Unknown() -> faults.add(new Fault("unproven", entry.id()));
            case SolutionCount.None _, SolutionCount.Several _ -> faults.add(new Fault("solutions", entry.id()));
        }
        var rating = new Grader(kind.techniques()).rate(puzzle, () -> false).orElseThrow();
        var requirements =
                PuzzleOrder.named(entry.id()).map(PuzzleOrder::requirements).orElse(PuzzleRequirements.ANYTHING);
        if (!hasGrade(requirements, rating)) {
            faults.add(new Fault("grade", entry.id()));
        }
        if (!hasNeed(requirements, entry)) {
            faults.add(new Fault("technique", entry.id()));
        }
        var shape = puzzle.shape();
        return new Proved(new Line(entry.id(), new Size(shape.rows(), shape.columns()), rating), faults);
    }

    private static boolean hasGrade(PuzzleRequirements requirements, Rating rating) {
        return requirements.grade().isEmpty() || requirements.grade().equals(Optional.of(rating.grade()));
    }

    private static boolean hasNeed(PuzzleRequirements requirements, PuzzleEntry entry) {
        var techniques = PuzzleKinds.of(entry.puzzle().kind()).techniques();
        return requirements.technique().isEmpty()
                || techniques.stream()
                        .filter(each ->
                                each.id().equals(requirements.technique().get()))
                        .flatMap(each -> TechniquePosition.of(entry.puzzle(), techniques, each).stream())
                        .anyMatch(position -> position.need() == TechniquePosition.Need.ONLY_STEP);
    }
}
