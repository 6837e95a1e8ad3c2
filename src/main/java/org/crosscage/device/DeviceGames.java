package org.crosscage.device;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.Function;
import org.crosscage.board.BoardJson;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.Grade;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameOrigins;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.ArchivedGame;
import org.crosscage.game.store.GamePacking;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.me.KnownGrades;
import org.crosscage.shell.limit.BodyBudget;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// Makes of games, and of puzzles, what a browser keeps of them.
final class DeviceGames {

    /// So many bytes the games of an answer have together, about; one alone may have more.
    static final long MOST_BYTES = 8 << 20;

    /// The memory of a cell in puzzle and picture, as values of JSON.
    private static final int VALUES_OF_CELL = 2;

    /// The JSON of a cell in puzzle and picture; measured were 100 to 130.
    private static final int BYTES_OF_CELL = 130;

    /// The number of no player.
    private static final long NOBODY = -1;

    private final GamePacking packing;
    private final PuzzleLibrary library;
    private final KnownGrades grades;
    private final List<GameOrigins> origins;
    private final Texts texts;
    private final PuzzleNames names;
    private final BodyBudget budget;

    /// @param budget for the games that are on their way to browsers
    DeviceGames(
            GamePacking packing,
            PuzzleLibrary library,
            KnownGrades grades,
            List<GameOrigins> origins,
            Texts texts,
            BodyBudget budget) {
        this.budget = budget;
        this.packing = packing;
        this.library = library;
        this.grades = grades;
        this.origins = List.copyOf(origins);
        this.texts = texts;
        this.names = new PuzzleNames(texts);
    }

    /// Games that are stored: the first ones, and no more than [#MOST_BYTES].
    ///
    /// @param address which they go to
    /// @param ids of games
    /// @return in that order, without those that the player has not; empty where others take the memory for it
    Optional<OutgoingGames> of(long player, String address, List<String> ids) {
        var sizes = packing.within(MOST_BYTES, player, ids);
        long bytes = sizes.stream().mapToLong(GamePacking.Size::bytes).max().orElse(0);
        int cells = sizes.stream().mapToInt(GamePacking.Size::cells).max().orElse(0);
        var all = sizes.stream().map(GamePacking.Size::id).toList();
        return outgoing(address, bytes, cells, all, id -> stored(player, id));
    }

    /// Puzzles that nobody has begun, by where they come from.
    ///
    /// @param address which they go to
    /// @return in that order; empty where others take the memory for it
    Optional<OutgoingGames> of(SequencedMap<String, SharedGame> puzzles, String address) {
        int cells = puzzles.values().stream()
                .map(shared -> shared.entry().puzzle().shape())
                .mapToInt(shape -> shape.rows() * shape.columns())
                .max()
                .orElse(0);
        return outgoing(
                address,
                (long) BYTES_OF_CELL * cells,
                cells,
                List.copyOf(puzzles.keySet()),
                source -> Optional.ofNullable(puzzles.get(source)).map(shared -> notBegun(shared, source)));
    }

    /// @param bytes of the largest one
    /// @param cells of the largest one
    private Optional<OutgoingGames> outgoing(
            String address, long bytes, int cells, List<String> ids, Function<String, Optional<DeviceGame>> packing) {
        var share = budget.share(address);
        if (!share.grow(bytes, VALUES_OF_CELL * cells)) {
            share.close();
            return Optional.empty();
        }
        return Optional.of(new OutgoingGames(ids, packing, share::close));
    }

    private Optional<DeviceGame> stored(long player, String id) {
        return packing.packed(id)
                .filter(packed -> packed.game().player() == player)
                .map(packed -> of(packed.game(), packed.archived()));
    }

    /// A puzzle that nobody has begun.
    ///
    /// @param shared the puzzle, and on what terms it is played
    /// @param source where the puzzle comes from, as the source of a game of it would say it; empty where
    ///     that is not known, as in a frame of another page
    DeviceGame notBegun(SharedGame shared, String source) {
        var packed = packing.notBegun(NOBODY, shared, source);
        return of(packed.game(), packed.archived());
    }

    private DeviceGame of(SavedGame game, ArchivedGame archived) {
        var entry = game.entry();
        var puzzle = entry.puzzle();
        var shape = puzzle.shape();
        var grade = grades.atHand(game.source(), puzzle);
        var picture = PuzzleKinds.of(puzzle.kind()).picture(puzzle);
        var notes = entry.notes();
        return new DeviceGame(
                game.id(),
                puzzle.kind(),
                shape.rows(),
                shape.columns(),
                notes.getOrDefault("title", ""),
                names.of(entry),
                place(game).orElse(""),
                grade.map(Grade::id).orElse(""),
                BoardJson.picture(puzzle, picture, new Names(texts, puzzle)::spoken),
                archived.begun().isEmpty() ? 0 : archived.log().size(),
                archived);
    }

    /// Its day, its set, its station, or its number in a pack.
    private Optional<String> place(SavedGame game) {
        return origins.stream()
                .flatMap(each -> each.of(game).stream())
                .findFirst()
                .map(GameOrigin::name)
                .or(() -> numbered(game, library.number(game.source())));
    }

    /// Of a pack that is called as its puzzles are, the number alone.
    private Optional<String> numbered(SavedGame game, OptionalInt number) {
        return library.packOf(game.source()).filter(_ -> number.isPresent()).map(pack -> {
            var name = names.pack(
                    pack.id(), pack.kind(), pack.listings().getFirst().size());
            return name.equals(names.of(game.entry()))
                    ? texts.say("library.number", "number", number.getAsInt())
                    : texts.say("device.place", "pack", name, "number", number.getAsInt());
        });
    }
}
