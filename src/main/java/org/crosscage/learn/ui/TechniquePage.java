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
import org.crosscage.core.model.Puzzle;
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
/// a server.
///
/// @param kind the one whose example is shown
record TechniquePage(CatalogueEntry entry, PuzzleKind kind, Texts texts) {

    private static final int MOMENTS = 4;

    /// While the example is looked for.
    ///
    /// @param said in its place
    Map<String, @Nullable Object> withoutExample(String said) {
        return toJson(note("", said), null);
    }

    /// @param example empty where the kind has none
    Map<String, @Nullable Object> with(Optional<Example> example) {
        var none = note(texts.say("learn.none.title"), texts.say("learn.none.text", "kind", words().kind(kind)));
        return example.map(found -> toJson(null, example(found))).orElseGet(() -> toJson(none, null));
    }

    private Map<String, @Nullable Object> toJson(@Nullable Object instead, @Nullable Object example) {
        var words = words();
        var tier = entry.technique().tier();
        var also = words.alsoCalled(entry);
        var neighbours = new ArrayList<@Nullable Object>();
        TechniqueCatalogue.before(entry).ifPresent(easier -> neighbours.add(neighbour(easier, "previous")));
        TechniqueCatalogue.after(entry).ifPresent(harder -> neighbours.add(neighbour(harder, "next")));
        return new Fields()
                .put("id", entry.id())
                .put("kind", kind.id())
                .put("name", words.name(entry))
                .put("up", texts.say("learn.catalogue.title"))
                .put("tier", texts.say("learn.tier.title", "level", tier.level(), "tier", words.tier(tier)))
                .put("also", also.isEmpty() ? "" : texts.say("learn.also", "names", also))
                .put("what", words.what(entry))
                .put("title", texts.say("learn.example.title"))
                .put("choice", texts.say("learn.kind"))
                .put(
                        "kinds",
                        entry.kinds().stream()
                                .map(each -> new Fields()
                                        .put("id", each.id())
                                        .put("name", words.kind(each))
                                        .map())
                                .toList())
                .put("instead", instead)
                .put("example", example)
                .put("trap", note(texts.say("learn.trap.title"), words.trap(entry, kind)))
                .put("around", texts.say("learn.neighbours"))
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
        return new Fields()
                .put("id", other.id())
                .put("name", words().name(other))
                .put("side", side)
                .put("note", texts.say("learn." + side))
                .map();
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
        var lights = HintLights.of(List.of(step), Hint.Stage.WHY);
        return List.of(
                moment(
                        1,
                        "before",
                        Lights.NONE,
                        puzzle,
                        card(
                                texts.say("learn.example.before.title", "steps", position.number()),
                                words(texts.say(
                                        "learn.example.before.text",
                                        "cells",
                                        position.before().filledCount())),
                                words(texts.say("learn.need."
                                        + position.need().name().toLowerCase(Locale.ROOT))))),
                moment(
                        2,
                        "look",
                        HintLights.of(List.of(step), Hint.Stage.TECHNIQUE),
                        puzzle,
                        card(steps.technique(step).heading(), proof(spans.sentences(steps.nudge(step))))),
                moment(
                        3,
                        "why",
                        lights,
                        puzzle,
                        new Card(
                                Card.Frame.NONE,
                                "",
                                steps.name(step.technique()),
                                List.of(proof(why)),
                                Card.Stages.NONE,
                                List.of(),
                                Card.Sign.of(lights, texts),
                                List.of(),
                                "")),
                moment(
                        MOMENTS,
                        "after",
                        Lights.of().cells(step.changedCells(), Role.FOUND).build(),
                        puzzle,
                        card(
                                texts.say("learn.example.after.title"),
                                proof(List.of(why.getLast())),
                                words(texts.say("learn.example.after.text")))));
    }

    private Object moment(int number, String what, Lights lights, Puzzle puzzle, Card card) {
        var name = texts.say("learn.example." + what);
        return new Fields()
                .put(
                        "eyebrow",
                        texts.say("learn.example.moment", "number", number, "moments", MOMENTS, "what", name))
                .put(
                        "highlights",
                        lights.equals(Lights.NONE)
                                ? null
                                : Highlights.of(lights, puzzle).numbered().toJson())
                .put("card", card.toJson())
                .map();
    }

    private static Card card(String title, Card.Block... body) {
        return Card.of(Card.Frame.NONE, "", title, List.of(body));
    }

    private static Card.Block words(String text) {
        return new Card.Block.Words(text);
    }

    private Card.Block proof(List<List<TextSpan>> sentences) {
        return Card.Block.Proof.of(sentences, texts);
    }
}
