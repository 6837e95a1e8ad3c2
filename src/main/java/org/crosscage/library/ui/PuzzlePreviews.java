package org.crosscage.library.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.daily.Dailies;
import org.crosscage.drawing.BoardDrawing;
import org.crosscage.kind.LinkCode;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.SharedGame;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.sets.PuzzleSets;
import org.crosscage.shell.LinkPreview;
import org.crosscage.shell.LinkPreviews;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What is seen of a puzzle's link before it is opened: kind and size, and a picture of the board with what the link
/// takes along. All other pages show the game itself, with a board of each kind.
@Component
final class PuzzlePreviews implements LinkPreviews {

    private static final String ENDING = ".png";
    private static final String GAME = LinkPreview.FOLDER + "/home" + ENDING;
    /// Longer codes are of puzzles whose cells nobody could make out in a picture of that size.
    private static final int LONGEST_CODE = 2000;

    private final Texts texts;
    private final PuzzleNames names;
    private final PuzzleLibrary library;
    private final DailyPreviews days;
    private final SetPreviews sets;

    PuzzlePreviews(Texts texts, PuzzleLibrary library, Dailies dailies, PuzzleSets sets) {
        this.texts = texts;
        this.sets = new SetPreviews(sets, texts);
        this.days = new DailyPreviews(dailies, texts);
        this.names = new PuzzleNames(texts);
        this.library = library;
    }

    @Override
    public LinkPreview of(String path) {
        return ofItsOwn(path).orElseGet(this::game);
    }

    @Override
    public Optional<LinkPreview> withPicture(String picture) {
        if (picture.equals(GAME)) {
            return Optional.of(game());
        }
        if (!picture.endsWith(ENDING)) {
            return Optional.empty();
        }
        var path = picture.substring(LinkPreview.FOLDER.length(), picture.length() - ENDING.length());
        return ofItsOwn(path);
    }

    private Optional<LinkPreview> ofItsOwn(String path) {
        return shared(path)
                .map(shared -> of(shared, path))
                .or(() -> days.of(path, picture(path)))
                .or(() -> sets.of(path, picture(path)));
    }

    private static String picture(String path) {
        return LinkPreview.FOLDER + path + ENDING;
    }

    private static Optional<SharedGame> shared(String path) {
        if (!path.startsWith(LinkCode.PATH) || path.length() > LONGEST_CODE) {
            return Optional.empty();
        }
        try {
            return Optional.of(LinkCode.open(new Token(1, 1, path.substring(LinkCode.PATH.length()))));
        } catch (FormatException _) {
            return Optional.empty();
        }
    }

    private LinkPreview of(SharedGame shared, String path) {
        var puzzle = shared.entry().puzzle();
        var shape = puzzle.shape();
        var name = names.of(puzzle.kind(), shape.rows(), shape.columns());
        var invitation = texts.say("library.preview.puzzle");
        return new LinkPreview(
                name,
                invitation,
                picture(path),
                texts.say("library.preview.board", "name", name),
                () -> new PreviewImage(texts.say("shell.site"), name, invitation)
                        .with(List.of(drawing(puzzle, shared.position()))));
    }

    private LinkPreview game() {
        var site = texts.say("shell.site");
        var invitation = texts.say("shell.description");
        return new LinkPreview(
                site,
                invitation,
                GAME,
                texts.say("library.preview.boards"),
                () -> new PreviewImage(site, texts.say("library.preview.game"), texts.say("shell.home.title"))
                        .with(samples()
                                .map(puzzle -> drawing(puzzle, Optional.empty()))
                                .toList()));
    }

    /// A small puzzle of each kind.
    private Stream<Puzzle> samples() {
        return PuzzleKinds.all().stream().map(kind -> library.first(kind).puzzle());
    }

    /// @param filled empty for the board as it begins
    static BoardDrawing drawing(Puzzle puzzle, Optional<Position> filled) {
        var picture = PuzzleKinds.of(puzzle.kind()).picture(puzzle);
        return BoardDrawing.of(puzzle, picture, filled.orElseGet(() -> Position.start(puzzle)))
                .withMarks(puzzle.digits());
    }
}
