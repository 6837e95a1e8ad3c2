package org.crosscage.teach.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.Card;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.OpenStep;
import org.crosscage.texts.Texts;

/// The card of all open steps, which lists them in groups.
///
/// @param steps as they were found
public record StepCards(Puzzle puzzle, List<OpenStep> steps, Texts texts) {

    /// So many rows come at most when more are asked for: a page with all of hundreds would be slow.
    private static final int AT_ONCE = 40;

    /// The card with the steps in an order.
    ///
    /// @param cost of the list; where that is nothing, nothing is said of it
    public Card card(StepSorting sorting, int cost) {
        var title = texts.say("play.steps.title", "count", steps.size());
        return new Card(
                Card.Frame.of("steps", "", texts),
                texts.say("play.steps.eyebrow"),
                title,
                List.of(rows(sorting)),
                Card.Stages.NONE,
                cost == 0 ? List.of() : List.of(Card.Action.note(texts.say("play.steps.cost", "cost", cost))),
                List.of(),
                List.of(),
                title);
    }

    private Card.Block.Rows rows(StepSorting sorting) {
        var sentences = new HintSentences(puzzle, texts);
        var sortings = Stream.of(StepSorting.values())
                .map(each -> Card.Action.of(button(each), texts.say("play.steps.sort." + Texts.key(each))))
                .toList();
        var groups = sorting.groups(steps, puzzle.shape(), texts).stream()
                .map(group -> new Card.Group(
                        group.title(),
                        texts.say("play.steps.count", "count", group.rows().size()),
                        group.note(),
                        group.rows().stream().map(row -> row(row, sentences)).toList(),
                        cuts(group.rows(), sorting.first(group))))
                .toList();
        return new Card.Block.Rows(
                texts.say("play.steps.sort"), sortings, button(sorting), texts.say("play.steps.why"), groups);
    }

    /// The id of the button that has the steps listed in an order.
    public static String button(StepSorting sorting) {
        return "steps-" + Texts.key(sorting);
    }

    private Card.Row row(StepSorting.Row row, HintSentences sentences) {
        int place = IntStream.range(0, steps.size())
                .filter(i -> steps.get(i) == row.step())
                .findFirst()
                .orElseThrow();
        var change = row.change(sentences, texts);
        return new Card.Row(id(place), change, row.note(texts), texts.say("play.steps.why.of", "step", change));
    }

    private static String id(int place) {
        return "step-" + place;
    }

    /// The step of a row.
    ///
    /// @param row its id
    public Optional<OpenStep> step(String row) {
        return IntStream.range(0, steps.size())
                .filter(place -> id(place).equals(row))
                .mapToObj(steps::get)
                .findFirst();
    }

    /// One more row takes no more room than the button that would ask for it.
    private List<Card.Cut> cuts(List<StepSorting.Row> rows, int first) {
        var cuts = new ArrayList<Card.Cut>();
        for (int listed = first; listed + 1 < rows.size(); listed += AT_ONCE) {
            var rest = rows.subList(listed, rows.size());
            var key =
                    rest.stream().allMatch(row -> row.step().covered()) ? "play.steps.more.covered" : "play.steps.more";
            cuts.add(new Card.Cut(listed, texts.say(key, "count", rest.size())));
        }
        return cuts;
    }
}
