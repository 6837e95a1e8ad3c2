package org.crosscage.learn.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.crosscage.board.BoardJson;
import org.crosscage.board.Card;
import org.crosscage.board.Fields;
import org.crosscage.board.Highlights;
import org.crosscage.board.TextSpan;
import org.crosscage.board.TextSpans;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.Practice.Example;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.crosscage.texts.Names;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// The page of a technique as it is for every player, in all its words: what it is, a worked example moment by moment,
/// told and lit as a hint, the traps, and its neighbours. `frontend/learn/technique-page.ts` draws it, with and without
/// a server. Browsers keep it, with the JSON of the board and of cards in it. A change after which older values cannot
/// be drawn makes another form of it.
///
/// @param kind the one whose example is shown
record TechniquePage(CatalogueEntry entry, PuzzleKind kind, Texts texts) {

    private static final int FORM = 1;
    private static final int MOMENTS = 4;

    /// While the example is looked for.
    ///
    /// @param said in its place
    Map<String, @Nullable Object> withoutExample(String said) {
        return toJson(said, null, null);
    }

    /// @param example empty where the kind has none
    Map<String, @Nullable Object> with(Optional<Example> example) {
        var none = note(texts.say("learn.none.title"), texts.say("learn.none.text", "kind", words().kind(kind)));
        return example.map(found -> toJson("", null, example(found))).orElseGet(() -> toJson("", none, null));
    }

    private Map<String, @Nullable Object> toJson(
            String searching, @Nullable Object noExample, @Nullable Object example) {
        var words = words();
        var tier = entry.technique().tier();
        var also = words.alsoCalled(entry);
        var neighbours = new ArrayList<@Nullable Object>();
        TechniqueCatalogue.before(entry).ifPresent(easier -> neighbours.add(neighbour(easier, "previous")));
        TechniqueCatalogue.after(entry).ifPresent(harder -> neighbours.add(neighbour(harder, "next")));
        var kinds = entry.kinds().stream()
                .map(each -> named(each.id(), words.kind(each)).map())
                .toList();
        return named(entry.id(), words.name(entry))
                .put("kind", kind.id())
                .put("form", FORM)
                .put("catalogue", texts.say("learn.catalogue.title"))
                .put("tier", words.tier(tier))
                .put("also", also.isEmpty() ? "" : texts.say("learn.also", "names", also))
                .put("line", words.line(entry))
                .put("what", words.what(entry))
                .put("exampleTitle", texts.say("learn.example.title"))
                .put("kindLabel", texts.say("learn.kind"))
                .put("kinds", kinds)
                .put("searching", searching)
                .put("noExample", noExample)
                .put("example", example)
                .put("trap", note(texts.say("learn.trap.title"), words.trap(entry, kind)))
                .put("neighboursLabel", texts.say("learn.neighbours"))
                .put("neighbours", neighbours)
                .map();
    }

    private TechniqueWords words() {
        return new TechniqueWords(texts);
    }

    private static Object note(String title, String text) {
        return new Fields().put("title", title).put("text", text).map();
    }

    private Object neighbour(CatalogueEntry other, String side) {
        return named(other.id(), words().name(other))
                .put("side", side)
                .put("note", texts.say("learn." + side))
                .map();
    }

    private static Fields named(String id, String name) {
        return new Fields().put("id", id).put("name", name);
    }

    private Object example(Example example) {
        var puzzle = example.entry().puzzle();
        return new Fields()
                .put("picture", BoardJson.picture(puzzle, kind.picture(puzzle), new Names(texts, puzzle)::spoken))
                .put("before", BoardJson.position(example.position().before()))
                .put("after", BoardJson.position(example.position().after()))
                .put("moments", moments(example))
                .put("back", texts.say("learn.example.back"))
                .put("next", texts.say("learn.example.next"))
                .put("again", texts.say("learn.example.again"))
                .map();
    }

    private List<?> moments(Example example) {
        var position = example.position();
        var puzzle = example.entry().puzzle();
        var step = position.step();
        var steps = new StepTexts(texts, puzzle);
        var spans = new TextSpans(puzzle);
        var why = spans.sentences(steps.why(step));
        var region = HintLights.of(List.of(step), Hint.Stage.TECHNIQUE);
        var proof = HintLights.of(List.of(step), Hint.Stage.WHY);
        var found = Lights.of().cells(step.changedCells(), Role.FOUND).build();
        int filled = position.before().filledCount();
        var need = position.need().name().toLowerCase(Locale.ROOT);
        var start = card(
                texts.say("learn.example.before.title", "steps", position.number()),
                Lights.NONE,
                words(texts.say("learn.example.before.text", "cells", filled)),
                words(texts.say("learn.need." + need)));
        var end = card(
                texts.say("learn.example.after.title"),
                Lights.NONE,
                proof(List.of(why.getLast())),
                words(texts.say("learn.example.after.text")));
        var nudge = proof(spans.sentences(steps.nudge(step)));
        var look = card(steps.technique(step).heading(), Lights.NONE, nudge);
        return List.of(
                moment(1, "before", null, start),
                moment(2, "look", Highlights.of(region, puzzle), look),
                moment(3, "why", Highlights.of(proof, puzzle), card(steps.name(step.technique()), proof, proof(why))),
                moment(MOMENTS, "after", Highlights.of(found, puzzle), end));
    }

    private Object moment(int number, String what, @Nullable Highlights lights, Card card) {
        var name = texts.say("learn.example." + what);
        return new Fields()
                .put("eyebrow", texts.say("learn.example.moment", "number", number, "moments", MOMENTS, "what", name))
                .put("highlights", lights == null ? null : lights.numbered().toJson())
                .put("card", card.toJson())
                .map();
    }

    /// @param lights that the legend explains
    private Card card(String title, Lights lights, Card.Block... body) {
        var legend = Card.Sign.of(lights, texts);
        return new Card(Card.Frame.NONE, "", title, List.of(body), Card.Stages.NONE, List.of(), legend, List.of(), "");
    }

    private static Card.Block words(String text) {
        return new Card.Block.Words(text);
    }

    private Card.Block proof(List<List<TextSpan>> sentences) {
        return Card.Block.Proof.of(sentences, texts);
    }
}
