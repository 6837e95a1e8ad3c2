package org.crosscage.sets.ui;

import com.vaadin.flow.server.VaadinSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.sets.RefusedSetException;

/// A set that is not made yet. It stays with the visit, so that whoever leaves the page, or loads it anew, finds it
/// again.
final class SetDraft implements Basket {

    private final List<PuzzleEntry> puzzles = new ArrayList<>();
    private SetValues values = SetValues.EMPTY;

    private SetDraft() {}

    /// The one of the visitor at the browser.
    static SetDraft current() {
        var session = VaadinSession.getCurrent();
        var draft = Optional.ofNullable(session.getAttribute(SetDraft.class)).orElseGet(SetDraft::new);
        session.setAttribute(SetDraft.class, draft);
        return draft;
    }

    /// It was made, or is not wanted any more.
    static void forget() {
        VaadinSession.getCurrent().setAttribute(SetDraft.class, null);
    }

    SetValues values() {
        return values;
    }

    void say(SetValues now) {
        values = now;
    }

    @Override
    public List<PuzzleEntry> puzzles() {
        return List.copyOf(puzzles);
    }

    @Override
    public void add(List<PuzzleEntry> more) {
        RefusedSetException.forLackOfRoom(puzzles.size() + more.size()).ifPresent(refusal -> {
            throw refusal;
        });
        puzzles.addAll(more);
    }

    void move(int from, int to) {
        puzzles.add(to, puzzles.remove(from));
    }

    void remove(int at) {
        puzzles.remove(at);
    }
}
