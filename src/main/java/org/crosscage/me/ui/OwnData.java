package org.crosscage.me.ui;

import com.vaadin.flow.server.VaadinSession;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.player.BrowserName;
import org.crosscage.player.RecoveryCode;
import org.crosscage.player.store.Browsers;
import org.crosscage.player.store.Browsers.Browser;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PlayerArchive;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.player.store.Recovery;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.work.CostlyTasks;
import org.springframework.stereotype.Component;

/// All that is kept of the player at the browser.
@Component
record OwnData(Recovery recovery, PlayerArchive archive, PlayerQuotas quotas, Browsers seen, CurrentPlayer player) {

    /// A new code for another browser.
    RecoveryCode code() {
        return recovery.code(player.id());
    }

    /// The quotas that are nearly used up.
    List<PlayerQuotas.Usage> nearQuotas() {
        return player.known().map(Player::id).map(quotas::near).orElse(List.of());
    }

    /// Whether anything was ever stored for the player.
    boolean isAnythingKept() {
        return player.known().isPresent();
    }

    /// The player's number; asked with the session at hand, unlike what is done with it.
    long id() {
        return player.id();
    }

    /// Everything as a file.
    void pack(long who, OutputStream file) {
        archive.pack(who, file);
    }

    /// Brings in a file, and lets other costly work go first between its pieces.
    ///
    /// @throws org.crosscage.player.ArchiveException when it cannot be; nothing came in
    /// @throws PlayerArchive.UnfinishedImportException when the server failed over it
    PlayerArchive.Imported unpack(long who, PlayerArchive.Source file, BooleanSupplier stop) {
        return archive.unpack(who, file, CostlyTasks.passing(stop));
    }

    /// The browsers of the player, the one seen last first.
    List<Browser> browsers() {
        return player.known()
                .map(who -> {
                    seen.note(player.token(), name());
                    return seen.of(who.id());
                })
                .orElse(List.of());
    }

    private static BrowserName name() {
        return BrowserName.of(
                Optional.ofNullable(VaadinSession.getCurrent().getBrowser().getUserAgent())
                        .orElse(""));
    }

    boolean isThisOne(Browser browser) {
        return browser.holds(player.token());
    }

    void putOut(Browser browser) {
        recovery.putOut(player.token(), browser.tokenHash());
    }

    void deleteEverything() {
        player.known().map(Player::id).ifPresent(recovery::deleteEverything);
        player.refresh();
    }
}
