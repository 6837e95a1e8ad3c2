package org.crosscage.play.ui.parts;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import java.util.Optional;
import org.crosscage.core.game.LogSize;
import org.crosscage.shell.page.Detachment;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// Bounds the memory of all games with long logs that pages show at the same time to a quarter of the heap. Games of
/// some thousand moves always open. Safe for use by several threads.
@Component
public final class OpenLongGames {

    /// A game that takes less has no long log, in bytes.
    static final long LONG = 1_000_000;

    private static final int SHARE_OF_HEAP = 4;

    private final long most;
    private long memory;

    @Autowired
    OpenLongGames() {
        this(Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP);
    }

    /// @param most in bytes
    OpenLongGames(long most) {
        this.most = most;
    }

    /// A page shows a game from now on, and not the one before. What it takes is free again when the page closes.
    ///
    /// @return whether there is room for it
    boolean show(UI page, LogSize log) {
        Optional.ofNullable(ComponentUtil.getData(page, Share.class)).ifPresent(this::release);
        var share = new Share(log.memory());
        if (share.bytes < LONG) {
            return true;
        }
        boolean isShown = take(share.bytes);
        if (isShown) {
            ComponentUtil.setData(page, Share.class, share);
            Detachment.listen(page, () -> release(share));
        }
        return isShown;
    }

    private synchronized boolean take(long bytes) {
        boolean fits = memory + bytes <= most;
        memory += fits ? bytes : 0;
        return fits;
    }

    private synchronized void release(Share share) {
        memory -= share.bytes;
        share.bytes = 0;
    }

    /// The memory that a page has; 0 once it is free again.
    private static final class Share {

        private long bytes;

        private Share(long bytes) {
            this.bytes = bytes;
        }
    }
}
