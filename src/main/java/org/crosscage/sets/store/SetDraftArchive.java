package org.crosscage.sets.store;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.ArchivePart;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetDraft;
import org.crosscage.sets.SetTraining;
import org.springframework.stereotype.Component;

/// The set that a player is putting together. Whoever has one keeps it.
@Component
final class SetDraftArchive implements ArchivePart<SetDraftArchive.PackedSetDraft> {

    private final SetDrafts drafts;
    private final PuzzleFormat text;
    private final ArchivedParts parts;

    SetDraftArchive(SetDrafts drafts, PuzzleFormat text) {
        this.drafts = drafts;
        this.text = text;
        this.parts = new ArchivedParts(text);
    }

    /// @param puzzles each in the native text format
    /// @param trainings a line each
    record PackedSetDraft(
            String title, String text, String terms, boolean inOrder, List<String> puzzles, String trainings) {

        PackedSetDraft {
            puzzles = List.copyOf(puzzles);
        }
    }

    @Override
    public String name() {
        return "set-drafts";
    }

    @Override
    public Class<PackedSetDraft> type() {
        return PackedSetDraft.class;
    }

    /// One at most.
    @Override
    public Stream<PackedSetDraft> pack(long player) {
        var draft = drafts.of(player);
        return draft.equals(SetDraft.EMPTY)
                ? Stream.empty()
                : Stream.of(new PackedSetDraft(
                        draft.title(),
                        draft.text(),
                        draft.terms().written(),
                        draft.inOrder(),
                        draft.puzzles().stream().map(text::write).toList(),
                        SetTraining.written(draft.trainings())));
    }

    @Override
    public Map<String, String> lacking() {
        return Map.of("trainings", "");
    }

    @Override
    public Unpacking<PackedSetDraft> unpacking(long player, BooleanSupplier stop) {
        var isDecided = new AtomicBoolean();
        return packed -> unpack(player, packed, isDecided);
    }

    private boolean unpack(long player, PackedSetDraft packed, AtomicBoolean isDecided) {
        var puzzles = parts.puzzles(packed.puzzles());
        try {
            var brought = new SetDraft(
                    packed.title(),
                    packed.text(),
                    parts.terms(packed.terms()),
                    packed.inOrder(),
                    puzzles,
                    parts.trainings(packed.trainings()));
            if (brought.equals(SetDraft.EMPTY) || isDecided.getAndSet(true)) {
                return false;
            }
            return drafts.of(player).equals(SetDraft.EMPTY)
                    && !drafts.change(player, now -> now.equals(SetDraft.EMPTY) ? brought : now)
                            .equals(SetDraft.EMPTY);
        } catch (RefusedSetException e) {
            throw e.reason() == RefusedSetException.Reason.TOO_MANY_TRAININGS
                    ? ArchiveException.noValue("trainings", packed.trainings())
                    : ArchiveException.noValue("puzzles", packed.puzzles().size());
        }
    }
}
