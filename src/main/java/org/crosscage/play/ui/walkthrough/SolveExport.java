package org.crosscage.play.ui.walkthrough;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.crosscage.board.Playback;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.texts.Texts;

/// A solution to take along, as a text file and as pages for a printer, and the puzzle into the lab.
final class SolveExport extends Div {

    private static final long serialVersionUID = 1L;

    /// @param printed address of the pages
    SolveExport(SavedGame saved, Playback playback, String printed, Texts texts) {
        addClassName("solve-export");
        add(file(saved, playback, texts), way("solve-print", printed, texts.say("play.solve.print")));
        add(way("solve-lab", "lab?game=" + saved.id(), texts.say("play.solve.lab")));
    }

    /// The file is written when it is asked for.
    static Anchor file(SavedGame saved, Playback playback, Texts texts) {
        var name = PuzzleEntry.kindAndSize(saved.entry().puzzle()) + "-steps.txt";
        var handler = DownloadHandler.fromInputStream(_ -> {
            var bytes = new WalkthroughText(texts).text(saved, playback).getBytes(StandardCharsets.UTF_8);
            return new DownloadResponse(
                    new ByteArrayInputStream(bytes), name, "text/plain;charset=UTF-8", bytes.length);
        });
        var link = new Anchor(handler, texts.say("play.solve.save"));
        link.setId("solve-save");
        return link;
    }

    private static Anchor way(String id, String address, String words) {
        var link = new Anchor(address, words);
        link.setId(id);
        link.getElement().setAttribute("router-link", true);
        return link;
    }
}
