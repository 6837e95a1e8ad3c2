package org.crosscage.shell.connection;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// The last answer that a page got, if it should have to be given again, compressed: that of a whole page is a hundred
/// kilobytes, which Vaadin keeps as text for as long as the page is open. To be used with the session's lock held.
final class LastAnswer {

    /// In characters; what is shorter is left to Vaadin.
    private static final int LONG = 4096;

    private final byte[] compressed;

    private LastAnswer(byte[] compressed) {
        this.compressed = compressed;
    }

    /// Compresses what Vaadin has kept.
    static void compress(UI ui) {
        var kept = ui.getInternals().getLastRequestResponse();
        if (kept != null && kept.length() > LONG) {
            ComponentUtil.setData(ui, LastAnswer.class, of(kept));
            ui.getInternals().setLastRequestResponse(null);
        }
    }

    /// Gives Vaadin back what it has kept.
    static void restore(UI ui) {
        find(ui).ifPresent(ui.getInternals()::setLastRequestResponse);
    }

    /// The page has heard it.
    static void forget(UI ui) {
        ComponentUtil.setData(ui, LastAnswer.class, null);
        ui.getInternals().setLastRequestResponse(null);
    }

    /// What is kept of a page; empty when it has heard all.
    static Optional<String> find(UI ui) {
        return Optional.ofNullable(ComponentUtil.getData(ui, LastAnswer.class))
                .map(LastAnswer::text)
                .or(() -> Optional.ofNullable(ui.getInternals().getLastRequestResponse()));
    }

    /// What is not kept cannot be given again: the page is to get all of itself anew, in the answer that is written
    /// next.
    static void startOver(UI ui) {
        ui.getInternals().getStateTree().prepareForResync();
        ui.getInternals().getDependencyList().clearPendingSendToClient();
    }

    private static LastAnswer of(String text) {
        var bytes = new ByteArrayOutputStream();
        try (var compressing = new DeflaterOutputStream(bytes)) {
            compressing.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new LastAnswer(bytes.toByteArray());
    }

    private String text() {
        try (var expanding = new InflaterInputStream(new ByteArrayInputStream(compressed))) {
            return new String(expanding.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
