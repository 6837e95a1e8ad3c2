package org.crosscage.sets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.GameTerms;

/// A set that is not made yet, right or not.
///
/// @param title as it was typed, without what no text may have; at most [#LONGEST_TITLE] characters of it
/// @param text the same, at most [#LONGEST_TEXT]
/// @param puzzles at most [PuzzleSet#MOST_PUZZLES], in order
/// @param trainings at most [PuzzleSet#MOST_TRAININGS], in order
public record SetDraft(
        String title,
        String text,
        GameTerms terms,
        boolean inOrder,
        List<PuzzleEntry> puzzles,
        List<SetTraining> trainings) {

    static final int LONGEST_TITLE = 400;
    static final int LONGEST_TEXT = 8_000;

    public static final SetDraft EMPTY = new SetDraft("", "", GameTerms.NONE, false, List.of(), List.of());

    /// @throws RefusedSetException when there are too many puzzles or trainings
    public SetDraft {
        title = cut(title, LONGEST_TITLE);
        text = cut(text, LONGEST_TEXT);
        puzzles = List.copyOf(puzzles);
        trainings = List.copyOf(trainings);
        var room = RefusedSetException.forLackOfRoom(puzzles.size());
        room.or(forTooMany(trainings)).ifPresent(refusal -> {
            throw refusal;
        });
    }

    private static Supplier<Optional<RefusedSetException>> forTooMany(List<SetTraining> trainings) {
        int count = trainings.size();
        return () -> RefusedSetException.forTooMany(count);
    }

    private static String cut(String typed, int longest) {
        return NameCharacters.beginning(NameCharacters.plain(typed), longest);
    }

    /// With other words and options.
    public SetDraft saying(String title, String text, GameTerms terms, boolean inOrder) {
        return new SetDraft(title, text, terms, inOrder, puzzles, trainings);
    }

    /// With more puzzles at the end.
    ///
    /// @throws RefusedSetException when these are too many
    public SetDraft with(List<PuzzleEntry> more) {
        return of(Stream.concat(puzzles.stream(), more.stream()).toList());
    }

    /// With a puzzle at another place.
    public SetDraft moved(int from, int to) {
        var moved = new ArrayList<>(puzzles);
        moved.add(to, moved.remove(from));
        return of(moved);
    }

    public SetDraft without(int at) {
        var fewer = new ArrayList<>(puzzles);
        fewer.remove(at);
        return of(fewer);
    }

    private SetDraft of(List<PuzzleEntry> others) {
        return new SetDraft(title, text, terms, inOrder, others, trainings);
    }

    /// With other trainings.
    ///
    /// @throws RefusedSetException when these are too many
    public SetDraft training(List<SetTraining> others) {
        return new SetDraft(title, text, terms, inOrder, puzzles, others);
    }
}
