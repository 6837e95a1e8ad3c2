package org.crosscage.train.ui;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import org.crosscage.core.game.SentEntry;

/// What a board has sent, one entry after the other, until it is answered.
final class EntryQueue {

    private final Queue<Entered> waiting = new ArrayDeque<>();
    /// What could not be stored when it came. Nothing later of its page is heard before it, or it would count as heard,
    /// too.
    private Optional<Entered> unstored = Optional.empty();

    /// What the board sent, and when it came.
    record Entered(SentEntry sent, Instant moment) {

        private boolean isOf(SentEntry other) {
            return sent.client().equals(other.client());
        }
    }

    /// What is sent again counts as when it came first.
    void add(SentEntry sent, Supplier<Instant> now) {
        waiting.add(unstored.filter(first -> first.isOf(sent) && first.sent().seq() == sent.seq())
                .orElseGet(() -> new Entered(sent, now.get())));
    }

    /// The next entry, which is to be answered; empty when none waits.
    Optional<Entered> next() {
        return Optional.ofNullable(waiting.poll());
    }

    /// Whether it is to be sent again, behind one that could not be stored.
    boolean isTooSoon(SentEntry sent) {
        return unstored.filter(first -> first.isOf(sent) && first.sent().seq() < sent.seq())
                .isPresent();
    }

    /// What could not be stored has come again.
    void clearRetry() {
        unstored = Optional.empty();
    }

    /// It could not be stored, and will be sent again.
    void retryLater(Entered entered) {
        unstored = Optional.of(entered);
    }
}
