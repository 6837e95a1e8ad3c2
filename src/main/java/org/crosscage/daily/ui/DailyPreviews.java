package org.crosscage.daily.ui;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.board.ui.PreviewImage;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyWords;
import org.crosscage.shell.preview.LinkPreview;
import org.crosscage.shell.preview.LinkPreviewSource;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What is seen of a day and of its puzzles before they are opened, as long as they are there: none is made for a
/// preview.
@Component
record DailyPreviews(DailyPuzzles dailyPuzzles, Texts texts) implements LinkPreviewSource {

    private static final Pattern ADDRESS = Pattern.compile("/" + DailyPuzzle.ROOT + "/([^/]+)(?:/([^/]+))?");

    /// @param path such as `/daily/2026-11-23` or `/daily/2026-11-23/kakuro-medium`
    /// @param picture address of its image
    public Optional<LinkPreview> of(String path, String picture) {
        var address = ADDRESS.matcher(path);
        return address.matches()
                ? DailyPuzzle.date(address.group(1))
                        .filter(dailyPuzzles::isOpen)
                        .flatMap(day -> address.group(2) == null
                                ? of(day, picture)
                                : DailyPuzzle.of(day, address.group(2)).flatMap(daily -> of(daily, picture)))
                : Optional.empty();
    }

    private Optional<LinkPreview> of(DailyPuzzle daily, String picture) {
        var name = new DailyWords(texts).graded(daily);
        var line = texts.say("daily.preview.puzzle", "date", texts.date(daily.date()));
        return dailyPuzzles
                .ready(daily)
                .map(entry -> preview(
                        name,
                        line,
                        picture,
                        texts.say("library.preview.board", "name", name),
                        List.of(entry.puzzle())));
    }

    /// The medium ones stand for all.
    private Optional<LinkPreview> of(LocalDate day, String picture) {
        var entries = dailyPuzzles.ready(day);
        var shown = DailyPuzzle.of(day).stream()
                .filter(daily -> daily.grade() == Grade.MEDIUM)
                .flatMap(daily -> Stream.ofNullable(entries.get(daily.id())))
                .map(PuzzleEntry::puzzle)
                .toList();
        var kinds = DailyPuzzle.kinds(day);
        return shown.size() < kinds.size()
                ? Optional.empty()
                : Optional.of(preview(
                        texts.say("daily.page", "date", texts.date(day)),
                        texts.say("daily.preview.day"),
                        picture,
                        texts.say("library.preview.boards", "games", new PuzzleNames(texts).kinds(kinds.stream())),
                        shown));
    }

    private LinkPreview preview(String name, String line, String picture, String seen, List<Puzzle> puzzles) {
        return new LinkPreview(
                name,
                line,
                picture,
                seen,
                () -> new PreviewImage(texts.say("shell.site"), name, line)
                        .with(puzzles.stream()
                                .map(puzzle -> PreviewImage.drawing(puzzle, Optional.empty()))
                                .toList()));
    }
}
