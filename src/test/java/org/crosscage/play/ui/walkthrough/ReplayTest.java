package org.crosscage.play.ui.walkthrough;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.game.StoredEntry;
import org.crosscage.player.Preferences;
import org.crosscage.teach.Boards;
import org.crosscage.teach.LargeKakuro;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

class ReplayTest {

    private static final int DIGITS = 3;

    @Test
    void hasAFrameForEachEntryAndOneAfterThem() {
        var replay = new Replay(Boards.kenKen(), log(10));

        var playback = replay.playback(Preferences.Check.OFF, Texts.in(Locale.ENGLISH));

        assertThat(playback.frames()).hasSize(11);
        assertThat(playback.clueStates()).hasSize(11);
        assertThat(replay.frame(7)).isEqualTo(7);
        assertThat(playback.frames().get(7).after().digit(0)).isEqualTo(digit(7));
    }

    @Test
    void ofAVeryLongLogHasAFrameForEveryFewEntriesAndTheLast() {
        int entries = 12_345;
        var replay = new Replay(Boards.kenKen(), log(entries));

        var playback = replay.playback(Preferences.Check.OFF, Texts.in(Locale.ENGLISH));

        assertThat(playback.frames()).hasSizeBetween(2_000, Replay.MOST_FRAMES + 1);
        assertThat(playback.frames().getLast().label()).contains("12,345 of 12,345");
        assertThat(playback.frames().getLast().after().digit(0)).isEqualTo(digit(entries - 1));
        int frame = replay.frame(9_000);
        assertThat(playback.frames().get(frame).label()).contains("9,000 of");
        assertThat(playback.frames().get(frame - 1).after().digit(0)).isEqualTo(digit(8_999));
    }

    @Test
    void marksNoCluesWhereTheyAreTooMany() {
        var replay = new Replay(LargeKakuro.of(200).puzzle(), log(1_000));

        var playback = replay.playback(Preferences.Check.OFF, Texts.in(Locale.ENGLISH));

        assertThat(playback.frames()).hasSize(1_001);
        assertThat(playback.clueStates()).isEmpty();
    }

    private static List<StoredEntry> log(int entries) {
        return IntStream.range(0, entries)
                .mapToObj(i -> new StoredEntry(
                        i + 1,
                        "page",
                        i + 1,
                        1,
                        new LogEntry.Play(Move.of(new Change.Digit(0, digit(i)))),
                        Instant.EPOCH))
                .toList();
    }

    private static int digit(int entry) {
        return 1 + entry % DIGITS;
    }
}
