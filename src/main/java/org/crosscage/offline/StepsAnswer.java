package org.crosscage.offline;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.crosscage.board.Fields;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.OpenStep;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.words.HintSentences;
import org.crosscage.teach.words.StepSorting;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// Everything that is open, without what it lights up and why, in each of the orders in which a card lists
/// it: `Steps` in `frontend/offline/teacher/teacher.ts`.
///
/// @param steps as they were found
/// @param near the cell near which a hint would be looked for
/// @param paid of the hint of the position
record StepsAnswer(List<OpenStep> steps, Game game, OptionalInt near, Optional<PaidHint> paid, Texts texts) {

    Map<String, @Nullable Object> json() {
        var json = new Fields()
                .put("count", steps.size())
                .put("unlit", Highlights.NONE.numbered().toJson())
                .put(
                        "sortings",
                        List.of(StepSorting.values()).stream().map(this::sorted).toList());
        if (!steps.isEmpty()) {
            json.put("price", price());
        }
        return json.map();
    }

    private Map<String, @Nullable Object> sorted(StepSorting sorting) {
        var sentences = new HintSentences(game.puzzle(), texts);
        var groups = sorting.groups(steps, game.puzzle().shape(), texts).stream()
                .map(group -> new Fields()
                        .put("title", group.title())
                        .put("note", group.note())
                        .put("first", sorting.first(group))
                        .put(
                                "rows",
                                group.rows().stream()
                                        .map(row -> row(row, sentences))
                                        .toList())
                        .map())
                .toList();
        return new Fields().put("id", Texts.key(sorting)).put("groups", groups).map();
    }

    private Map<String, @Nullable Object> row(StepSorting.Row row, HintSentences sentences) {
        int place = IntStream.range(0, steps.size())
                .filter(i -> steps.get(i) == row.step())
                .findFirst()
                .orElseThrow();
        return new Fields()
                .put("step", place)
                .put("change", row.change(sentences, texts))
                .put("note", row.note(texts))
                .put("covered", row.step().covered())
                .map();
    }

    /// What the easiest step would cost, up to its proof, for who asks for it stage by stage.
    private Map<String, @Nullable Object> price() {
        int told = paid.map(PaidHint::told).orElse(0);
        var proven = AskedHint.proven(game.position(), steps.getFirst().hint());
        return new Fields()
                .put("hints", told == 0 ? 1 : 0)
                .put("cost", Hint.Stage.costToProof(told))
                .put("technique", proven.technique().orElseThrow())
                .put("paidHint", PaidHint.of(proven, near).line())
                .map();
    }
}
