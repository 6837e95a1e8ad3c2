package org.crosscage.cli.generate;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;
import org.crosscage.train.PositionFile;
import org.crosscage.train.PositionFile.Numbered;
import org.crosscage.train.StoredPosition;

/// `generate --positions`: the positions to train on, found or looked through.
///
/// @param known what the file has, by [subject][PositionFile#subject]
/// @param asked the techniques of kinds that are looked for, or looked through
/// @param out gets the result
/// @param err gets progress and faults
public record PositionMaker(
        SequencedMap<String, List<Numbered>> known,
        Map<PuzzleKind, List<Technique>> asked,
        PrintWriter out,
        PrintWriter err,
        Texts texts) {

    /// How many positions a technique gets, unless something else is asked for.
    public static final int EACH = 500;

    /// Keeps what holds, and looks for what is lacking. Positions of techniques that are not asked for stay as
    /// they are.
    ///
    /// @param each how many a technique gets
    /// @param save gets the text of the file whenever some were looked for
    public void write(int each, Consumer<String> save) {
        var found = new LinkedHashMap<String, List<StoredPosition>>();
        for (var kind : PuzzleKinds.all()) {
            for (var technique : kind.techniques()) {
                found.put(
                        PositionFile.subject(kind, technique),
                        of(kind, technique).stream().map(Numbered::position).toList());
            }
        }
        asked.forEach((kind, techniques) -> {
            var ofKind = new LinkedHashMap<Technique, List<Numbered>>();
            techniques.forEach(technique -> ofKind.put(technique, of(kind, technique)));
            var search = new PositionSearch(kind, each, ofKind, new Progress(each, found, save));
            search.run();
            save(search, found, save);
            techniques.forEach(technique -> tell(kind, technique, found));
        });
    }

    private void tell(PuzzleKind kind, Technique technique, Map<String, List<StoredPosition>> found) {
        out.println(texts.say(
                "cli.positions-found",
                "kind",
                kind.id(),
                "technique",
                technique.id(),
                "count",
                found.getOrDefault(PositionFile.subject(kind, technique), List.of())
                        .size()));
    }

    private static void save(
            PositionSearch search, SequencedMap<String, List<StoredPosition>> found, Consumer<String> save) {
        search.stocks()
                .forEach((technique, stock) ->
                        found.put(PositionFile.subject(search.kind(), technique), stock.stored()));
        save.accept(PositionFile.text(found));
    }

    private final class Progress implements PositionSearch.Listener {

        private final int each;
        private final SequencedMap<String, List<StoredPosition>> found;
        private final Consumer<String> save;

        Progress(int each, SequencedMap<String, List<StoredPosition>> found, Consumer<String> save) {
            this.each = each;
            this.found = found;
            this.save = save;
        }

        @Override
        public void begins(PositionSearch search, String what) {
            int there = search.stocks().values().stream()
                    .mapToInt(PositionStock::count)
                    .sum();
            int wanted = each * search.stocks().size();
            err.println(texts.say(
                    "cli.positions-begun",
                    Map.of("kind", search.kind().id(), "what", what, "number", there, "count", wanted)));
        }

        @Override
        public void hasLooked(PositionSearch search) {
            save(search, found, save);
        }
    }

    private List<Numbered> of(PuzzleKind kind, Technique technique) {
        return known.getOrDefault(PositionFile.subject(kind, technique), List.of());
    }

    /// Proves again what is asked for.
    ///
    /// @return whether everything is as it is written
    public boolean check() {
        int positions = 0;
        var faults = new ArrayList<String>();
        for (var kind : asked.entrySet()) {
            for (var technique : kind.getValue()) {
                var proof = new PositionProof(kind.getKey(), technique, of(kind.getKey(), technique));
                positions += proof.positions().size();
                proof.faults().stream().map(this::sentence).forEach(faults::add);
            }
        }
        unknown()
                .map(subject -> texts.say("cli.position-unknown", "name", subject))
                .forEach(faults::add);
        faults.forEach(err::println);
        out.println(texts.say("cli.positions-checked", "positions", positions) + " "
                + texts.say("cli.positions-checked.faults", "faults", faults.size()));
        return faults.isEmpty();
    }

    private String sentence(PositionProof.Faulty fault) {
        return texts.say(
                "cli.position-fault." + fault.fault().name().toLowerCase(Locale.ROOT),
                "line",
                Integer.toString(fault.line()));
    }

    /// What the file has positions of, though there is no such kind or technique.
    private Stream<String> unknown() {
        return known.keySet().stream()
                .filter(subject -> PuzzleKinds.all().stream()
                        .noneMatch(kind -> kind.techniques().stream()
                                .anyMatch(technique ->
                                        PositionFile.subject(kind, technique).equals(subject))));
    }
}
