package org.crosscage.play.ui.walkthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.crosscage.board.Playback;
import org.crosscage.board.TextSpan;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.play.ui.parts.PlayHead;
import org.crosscage.texts.Texts;

/// A puzzle being solved in words alone, for paper and for a file: every frame of its playback as a heading and a
/// paragraph.
final class WalkthroughText {

    private final Texts texts;

    WalkthroughText(Texts texts) {
        this.texts = texts;
    }

    /// @param heading what is done, such as a technique
    /// @param note may be empty
    record Entry(String label, String heading, String note, String text) {}

    List<Entry> entries(Playback playback) {
        var entries = new ArrayList<Entry>();
        for (int i = 0; i < playback.frames().size(); i++) {
            var frame = playback.frames().get(i);
            entries.add(new Entry(
                    frame.label(),
                    frame.title(),
                    playback.bottlenecks().contains(i) ? texts.say("play.playback.narrow") : "",
                    text(frame)));
        }
        return entries;
    }

    private static String text(Playback.Frame frame) {
        return frame.sentences().stream()
                .map(sentence -> sentence.stream().map(TextSpan::text).collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
    }

    /// "KenKen 6 × 6, step by step".
    String title(SavedGame saved) {
        return texts.say("play.walk.title", "puzzle", PlayHead.name(saved, texts));
    }

    /// How many techniques, and how often each.
    String techniques(Playback playback) {
        return texts.say(
                "play.walk.techniques",
                "techniques",
                texts.all(playback.techniques().values().stream()
                        .map(each -> texts.say("play.walk.technique", "technique", each.name(), "count", each.count()))
                        .toList()));
    }

    /// All of it as plain text, with the puzzle in the format that can be read back.
    String text(SavedGame saved, Playback playback) {
        var parts = new ArrayList<String>();
        parts.add(title(saved));
        parts.add(PuzzleFormats.TEXT.write(puzzle(saved)).strip());
        if (!playback.techniques().isEmpty()) {
            parts.add(techniques(playback));
        }
        entries(playback).forEach(entry -> parts.add(paragraph(entry)));
        return String.join("\n\n", parts) + "\n";
    }

    /// Without a solution, which whoever reads the steps wants to see come.
    private static PuzzleEntry puzzle(SavedGame saved) {
        return PuzzleEntry.of(saved.entry().name(), saved.entry().puzzle());
    }

    private String paragraph(Entry entry) {
        var head = entry.note().isEmpty()
                ? texts.say("play.walk.entry", "label", entry.label(), "heading", entry.heading())
                : texts.say(
                        "play.walk.entry.noted",
                        "label",
                        entry.label(),
                        "heading",
                        entry.heading(),
                        "note",
                        entry.note());
        return head + "\n" + entry.text();
    }
}
