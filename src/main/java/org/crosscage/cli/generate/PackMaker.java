package org.crosscage.cli.generate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.cli.generate.Packs.Pack;
import org.crosscage.cli.generate.Packs.Part;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;

/// Makes a pack's file, part by part. A puzzle that the file has already is kept as it is, so that an interrupted run
/// goes on where it was; whoever wants all of a pack made anew deletes its file.
final class PackMaker {

    private static final String HEAD = "# Made by: ./crosscage generate --packs puzzles\n\n";

    private final Pack pack;
    private final Path file;
    private final Map<String, PuzzleEntry> made = new LinkedHashMap<>();

    /// @param folder of all packs
    /// @throws IOException when the file is there and cannot be read
    PackMaker(Pack pack, Path folder) throws IOException {
        this.pack = pack;
        this.file = folder.resolve(pack.file());
        if (Files.exists(file)) {
            PuzzleFormats.TEXT.read(Files.readString(file)).forEach(entry -> made.put(entry.id(), entry));
        }
    }

    /// @return how many puzzles there are; a pack of which none came up has no file
    int write() throws IOException {
        Files.createDirectories(file.getParent());
        for (var part : pack.parts()) {
            if (there(part).size() < part.most()) {
                make(part, 1, part.most());
                make(part, part.most() + 1, part.seeds());
                save();
            }
        }
        return entries().size();
    }

    /// Tries the seeds that the file has no puzzle of, as long as the part lacks some.
    private void make(Part part, int from, int to) {
        int lacking = part.most() - there(part).size();
        var seeds = IntStream.rangeClosed(from, to)
                .filter(seed -> !made.containsKey(part.order().name(seed)))
                .toArray();
        if (lacking > 0 && seeds.length > 0) {
            var order = part.order();
            new Batch(PuzzleKinds.of(order.kind()), order.size(), seeds[0], to - seeds[0] + 1, order.requirements())
                    .entries()
                    .forEach(entry -> made.putIfAbsent(entry.id(), entry));
        }
    }

    private List<PuzzleEntry> there(Part part) {
        return IntStream.rangeClosed(1, part.seeds())
                .mapToObj(seed -> part.order().name(seed))
                .filter(made::containsKey)
                .limit(part.most())
                .map(made::get)
                .toList();
    }

    private List<PuzzleEntry> entries() {
        return pack.parts().stream().flatMap(part -> there(part).stream()).toList();
    }

    private void save() throws IOException {
        var entries = entries();
        if (!entries.isEmpty()) {
            Files.writeString(file, HEAD + PuzzleFormats.TEXT.write(entries));
        }
    }
}
