package org.crosscage.print.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.store.Player;
import org.crosscage.print.Letters;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.texts.Texts;

/// What can be printed: new puzzles, the game or the set that the address names, and the packs. Each has a name, such
/// as `pack=kenken-4x4`, which is also what an address says of it; new puzzles have the empty one.
final class BookSources {

    /// A pack's book has no more, so that nobody waits for it behind another one.
    private static final int MOST = 200;

    private static final String PACK = "pack";
    private static final String GAME = "game";
    private static final String SET = "set";

    private final Texts texts;
    private final PuzzleLibrary library;
    private final GameService games;
    private final CurrentPlayer player;
    private final PuzzleSets sets;
    private final List<Option> options = new ArrayList<>();
    private final Map<String, Contents.Known> known = new LinkedHashMap<>();
    private Optional<String> game = Optional.empty();
    private Optional<String> pack = Optional.empty();
    private Optional<PuzzleSet> set = Optional.empty();
    private String setName = "";

    BookSources(Texts texts, PuzzleLibrary library, GameService games, CurrentPlayer player, PuzzleSets sets) {
        this.texts = texts;
        this.library = library;
        this.games = games;
        this.player = player;
        this.sets = sets;
    }

    /// Looks what there is, anew. What the address names and this player may not see is not there.
    void read(QueryParameters address) {
        options.clear();
        known.clear();
        options.add(new Option("", "", texts.say("print.form.new")));
        game = address.getSingleParameter(GAME).flatMap(this::addGame);
        set = address.getSingleParameter(SET).flatMap(this::addSet);
        library.packs().forEach(this::addPack);
        pack = address.getSingleParameter(PACK).map(id -> name(PACK, id)).filter(known::containsKey);
    }

    private static String name(String what, String which) {
        return what + "=" + which;
    }

    /// @return the name of this source
    private Optional<String> addGame(String id) {
        return player.known()
                .map(Player::id)
                .flatMap(who -> games.load(who, id))
                .map(saved -> addGame(id, saved.entry()));
    }

    private String addGame(String id, PuzzleEntry entry) {
        var name = name(GAME, id);
        known.put(name, new Contents.Known(1, () -> List.of(entry)));
        options.add(new Option("", name, texts.say("print.form.this", "name", new PuzzleNames(texts).of(entry))));
        return name;
    }

    /// Who may alter a set has its key too: the solutions are not for those who play it.
    private Optional<PuzzleSet> addSet(String code) {
        var found = sets.findForMaker(code)
                .or(() -> player.known().map(Player::id).flatMap(who -> sets.findOwn(who, code)));
        found.ifPresent(own -> {
            setName = name(SET, code);
            var entries = own.puzzles().stream().map(PuzzleSet.Place::entry).toList();
            known.put(setName, new Contents.Known(entries.size(), () -> entries));
            options.add(new Option(
                    "",
                    setName,
                    texts.say("print.form.set", "title", own.description().title())));
        });
        return found;
    }

    private void addPack(Pack added) {
        var names = new PuzzleNames(texts);
        int count = Math.min(MOST, added.listings().size());
        known.put(name(PACK, added.id()), new Contents.Known(count, added::entries));
        options.add(new Option(
                texts.say("print.form.pack", "kind", names.kind(added.kind())),
                name(PACK, added.id()),
                texts.say(
                        "library.filter.counted",
                        "what",
                        names.packAmongItsKind(added.id(), added.size()),
                        "count",
                        count)));
    }

    List<Option> options() {
        return List.copyOf(options);
    }

    /// The source that the address names, printed as is best for it.
    ///
    /// @param usual the other options
    PrintOptions printOptions(PrintOptions usual) {
        if (pack.isPresent()) {
            return usual.withSource(pack.get());
        }
        if (set.isPresent()) {
            return usual.withSource(setName)
                    .withTitle(Letters.known(set.get().description().title()));
        }
        return game.map(name -> usual.withSource(name).withPerPage(1).withCover(false))
                .orElse(usual);
    }

    /// @return empty for new puzzles
    Optional<Contents.Known> known(String name) {
        return Optional.ofNullable(known.get(name));
    }

    /// What a source says of itself on the cover, empty for nothing.
    String text(String name) {
        return set.filter(own -> name.equals(setName))
                .map(own -> own.description().text())
                .orElse("");
    }
}
