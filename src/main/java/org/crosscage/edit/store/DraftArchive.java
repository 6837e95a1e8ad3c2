package org.crosscage.edit.store;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.crosscage.edit.History;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.ArchivePart;
import org.crosscage.player.Sha256;
import org.crosscage.player.store.PlayerQuotas;
import org.springframework.stereotype.Component;

/// The drafts of a player, with what can be undone.
@Component
final class DraftArchive implements ArchivePart<DraftArchive.PackedDraft> {

    private final DraftStore drafts;

    DraftArchive(DraftStore drafts) {
        this.drafts = drafts;
    }

    /// @param sketches as [History#text()] writes them
    /// @param changed ISO 8601, in UTC
    record PackedDraft(String title, String sketches, String changed) {}

    @Override
    public String name() {
        return "drafts";
    }

    @Override
    public Class<PackedDraft> type() {
        return PackedDraft.class;
    }

    @Override
    public Stream<PackedDraft> pack(long player) {
        return drafts.all(player)
                .map(draft -> new PackedDraft(
                        draft.title(), draft.history().text(), draft.changed().toString()));
    }

    @Override
    public Unpacking<PackedDraft> unpacking(long player, BooleanSupplier stop) {
        var there = new HashSet<String>();
        drafts.all(player).forEach(draft -> there.add(fingerprint(draft.title(), draft.history())));
        var room = drafts.room(player);
        return packed -> unpack(player, packed, there, room);
    }

    private boolean unpack(long player, PackedDraft packed, Set<String> there, PlayerQuotas.Room room) {
        var history = history(packed);
        var fingerprint = fingerprint(DraftStore.cut(packed.title()), history);
        if (there.contains(fingerprint)) {
            return false;
        }
        drafts.add(player, packed.title(), history, changed(packed), room);
        return there.add(fingerprint);
    }

    /// Much shorter than the draft.
    private static String fingerprint(String title, History history) {
        return Sha256.of(title + "\n" + history.text());
    }

    private static History history(PackedDraft packed) {
        if (packed.sketches().length() > History.LONGEST_TEXT) {
            throw ArchiveException.noValue("sketches", packed.sketches());
        }
        try {
            return History.read(packed.sketches());
        } catch (IllegalArgumentException _) {
            throw ArchiveException.noValue("sketches", packed.sketches());
        }
    }

    private static Instant changed(PackedDraft packed) {
        try {
            var changed = Instant.parse(packed.changed()).truncatedTo(ChronoUnit.MICROS);
            if (changed.isAfter(Instant.EPOCH) && changed.isBefore(Instant.now().plus(366, ChronoUnit.DAYS))) {
                return changed;
            }
        } catch (DateTimeException _) {
            // as one that is too early or too late
        }
        throw ArchiveException.noValue("changed", packed.changed());
    }
}
