package org.crosscage.sets.store;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.ArchivePart;
import org.crosscage.player.Sha256;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.SetTraining;
import org.springframework.stereotype.Component;

/// The sets that a player made. Unpacked they have new links, since a link leads to one place, and what their players
/// did stays where they did it.
@Component
final class SetArchive implements ArchivePart<SetArchive.PackedSet> {

    private final PuzzleSets sets;
    private final PuzzleFormat text;
    private final ArchivedParts parts;

    SetArchive(PuzzleSets sets, PuzzleFormat text) {
        this.sets = sets;
        this.text = text;
        this.parts = new ArchivedParts(text);
    }

    /// @param puzzles each in the native text format
    /// @param trainings a line each
    record PackedSet(
            String title,
            String text,
            String terms,
            boolean inOrder,
            boolean closed,
            List<String> puzzles,
            String trainings) {

        PackedSet {
            puzzles = List.copyOf(puzzles);
        }

        /// With its puzzles as they are stored.
        private PackedSet with(List<String> stored) {
            return new PackedSet(title, text, terms, inOrder, closed, stored, trainings);
        }

        /// Much shorter than the set.
        private String fingerprint() {
            return Sha256.of(Stream.concat(
                            Stream.of(
                                    NameCharacters.plain(title).strip(),
                                    NameCharacters.plain(text),
                                    terms,
                                    inOrder + " " + closed,
                                    trainings),
                            puzzles.stream())
                    .map(member -> member.length() + " " + member)
                    .collect(Collectors.joining()));
        }
    }

    @Override
    public String name() {
        return "sets";
    }

    @Override
    public Class<PackedSet> type() {
        return PackedSet.class;
    }

    @Override
    public Stream<PackedSet> pack(long player) {
        return sets.madeBy(player).map(this::packed);
    }

    private PackedSet packed(PuzzleSet set) {
        return new PackedSet(
                set.description().title(),
                set.description().text(),
                set.description().terms().written(),
                set.description().inOrder(),
                set.closed(),
                set.puzzles().stream().map(place -> text.write(place.entry())).toList(),
                SetTraining.written(
                        set.trainings().stream().map(PuzzleSet.Training::what).toList()));
    }

    @Override
    public Map<String, String> lacking() {
        return Map.of("trainings", "");
    }

    @Override
    public Unpacking<PackedSet> unpacking(long player, BooleanSupplier stop) {
        var there = pack(player).map(PackedSet::fingerprint).collect(Collectors.toCollection(HashSet::new));
        var room = sets.room(player);
        return packed -> unpack(player, packed, there, room);
    }

    private boolean unpack(long player, PackedSet packed, Set<String> there, PlayerQuotas.Room room) {
        if (there.contains(packed.fingerprint())) {
            return false;
        }
        var puzzles = parts.puzzles(packed.puzzles());
        var stored = packed.with(
                puzzles.stream().map(PuzzleSets::unsolved).map(text::write).toList());
        if (there.contains(stored.fingerprint())) {
            return false;
        }
        try {
            var description =
                    SetDescription.read(packed.title(), packed.text(), parts.terms(packed.terms()), packed.inOrder());
            sets.importSet(player, description, puzzles, parts.trainings(packed.trainings()), packed.closed(), room);
        } catch (RefusedSetException e) {
            throw refusal(e, packed);
        }
        there.add(packed.fingerprint());
        there.add(stored.fingerprint());
        return true;
    }

    private static ArchiveException refusal(RefusedSetException refused, PackedSet packed) {
        return switch (refused.reason()) {
            case NO_TITLE, TITLE_TOO_LONG, CONTROL_IN_TITLE -> ArchiveException.noValue("title", packed.title());
            case TEXT_TOO_LONG, TOO_MANY_LINES, CONTROL_IN_TEXT -> ArchiveException.noValue("text", packed.text());
            case TOO_MANY_TRAININGS -> ArchiveException.noValue("trainings", packed.trainings());
            default -> ArchiveException.noValue("puzzles", packed.puzzles().size());
        };
    }
}
