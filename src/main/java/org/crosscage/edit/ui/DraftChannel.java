package org.crosscage.edit.ui;

import com.vaadin.flow.component.UI;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.edit.Draft;
import org.crosscage.edit.History;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.player.FullQuotaException;
import org.crosscage.shell.page.LiveUpdates;
import org.crosscage.store.Subscription;
import tools.jackson.databind.node.ObjectNode;

/// Keeps the draft of a page and the stored one together. Whatever is done is stored before it is shown, and done to
/// the draft as it is by then: the same draft may be drawn on in several tabs.
final class DraftChannel {

    private final DraftStore drafts;
    private final long player;
    private final Consumer<Draft> changed;
    private final Runnable gone;
    private final Consumer<FullQuotaException> full;
    private Draft draft;
    private Subscription subscription = () -> {};

    /// @param found a draft of this player
    /// @param changed hears of the draft after each change, by this page or another one
    /// @param gone hears that the draft was deleted, each time that something is to be done to it
    /// @param full hears why something was not done: the player's quota has no room for it
    DraftChannel(
            DraftStore drafts,
            long player,
            Draft found,
            Consumer<Draft> changed,
            Runnable gone,
            Consumer<FullQuotaException> full) {
        this.drafts = drafts;
        this.player = player;
        this.draft = found;
        this.changed = changed;
        this.gone = gone;
        this.full = full;
    }

    Draft draft() {
        return draft;
    }

    /// Hears of other pages until [#close].
    void open(UI ui) {
        close();
        LiveUpdates.begin(ui);
        subscription = drafts.listen(draft, stored -> ui.access(() -> received(stored)));
        received(drafts.find(player, draft.id()));
    }

    void close() {
        subscription.close();
        subscription = () -> {};
    }

    /// An edit as a browser sent it; one that comes twice counts once.
    void received(ObjectNode json) {
        become(found -> {
            var drawn = found.history().now();
            var sent = SentEdit.of(json, drawn);
            boolean known = sent.client().equals(found.client()) && sent.seq() <= found.seq();
            var next = sent.edit().map(drawn::apply).orElse(drawn);
            return known ? found : found.with(found.history().then(next), sent.client(), sent.seq());
        });
    }

    void change(UnaryOperator<Sketch> edit) {
        step(history -> history.then(edit.apply(history.now())));
    }

    /// Does something to the steps. Where they stay as they are, nothing is stored.
    void step(UnaryOperator<History> step) {
        become(found -> {
            var next = step.apply(found.history());
            return next == found.history() ? found : found.with(next, found.client(), found.seq());
        });
    }

    void rename(String title) {
        drafts.rename(player, draft.id(), title);
        received(drafts.find(player, draft.id()));
    }

    private void become(UnaryOperator<Draft> done) {
        try {
            store(done);
        } catch (FullQuotaException e) {
            full.accept(e);
        }
    }

    private void store(UnaryOperator<Draft> done) {
        var found = Optional.of(draft);
        while (found.isPresent()) {
            var next = done.apply(found.get());
            var kept = next == found.get() ? found : drafts.keep(player, next);
            if (kept.isPresent()) {
                show(kept.get());
                return;
            }
            found = drafts.find(player, draft.id());
        }
        gone.run();
    }

    private void show(Draft newest) {
        draft = newest;
        changed.accept(newest);
    }

    /// What is stored may be heard of late, and be what this page did itself.
    private void received(Optional<Draft> stored) {
        if (stored.isEmpty()) {
            gone.run();
            return;
        }
        var newest = stored.get();
        boolean renamed =
                newest.revision() == draft.revision() && !newest.title().equals(draft.title());
        if (newest.revision() > draft.revision() || renamed) {
            show(newest);
        }
    }
}
