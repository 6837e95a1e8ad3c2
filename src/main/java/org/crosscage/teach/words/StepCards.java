package org.crosscage.teach.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.board.Card;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.OpenStep;
import org.crosscage.texts.Texts;

/// The card of all open steps, and the groups that it lists.
///
/// @param steps as they were found
public record StepCards(Puzzle puzzle, List<OpenStep> steps, Texts texts) {

    /// So many rows come at most when more are asked for: a page with all of hundreds would be slow.
    private static final int AT_ONCE = 40;

    /// The rows under one heading.
    ///
    /// @param count how many there are, in words
    /// @param note beside the heading; may be empty
    /// @param cuts where the list ends until more is asked for, ascending
    public record Group(String title, String count, String note, List<Row> rows, List<Cut> cuts) {}

    /// One step.
    ///
    /// @param step its place among all steps
    /// @param change what it does
    /// @param note what else is to be known; may be empty
    /// @param why the name of the button that asks for its proof
    public record Row(int step, String change, String note, String why) {}

    /// @param rows so many are listed
    /// @param more the words of the button that lists more
    public record Cut(int rows, String more) {}

    /// The card around the groups.
    ///
    /// @param cost of the list; where that is nothing, nothing is said of it
    public Card card(int cost) {
        var title = texts.say("play.steps.title", "count", steps.size());
        var price = cost == 0 ? "" : texts.say("play.steps.cost", "cost", cost);
        return new Card(
                "steps",
                texts.say("play.steps.eyebrow"),
                title,
                List.of(),
                Card.Stages.NONE,
                cost == 0 ? List.of() : List.of(Card.Action.note(price)),
                List.of(),
                List.of(),
                cost == 0 ? title : texts.say("play.said", "title", title, "text", price));
    }

    /// The steps in an order.
    public List<Group> groups(StepSorting sorting) {
        var sentences = new HintSentences(puzzle, texts);
        return sorting.groups(steps, puzzle.shape(), texts).stream()
                .map(group -> new Group(
                        group.title(),
                        texts.say("play.steps.count", "count", group.rows().size()),
                        group.note(),
                        group.rows().stream().map(row -> row(row, sentences)).toList(),
                        cuts(group.rows(), sorting.first(group))))
                .toList();
    }

    private Row row(StepSorting.Row row, HintSentences sentences) {
        int place = IntStream.range(0, steps.size())
                .filter(i -> steps.get(i) == row.step())
                .findFirst()
                .orElseThrow();
        var change = row.change(sentences, texts);
        return new Row(place, change, row.note(texts), texts.say("play.steps.why.of", "step", change));
    }

    /// One more row takes no more room than the button that would ask for it.
    private List<Cut> cuts(List<StepSorting.Row> rows, int first) {
        var cuts = new ArrayList<Cut>();
        for (int listed = first; listed + 1 < rows.size(); listed += AT_ONCE) {
            var rest = rows.subList(listed, rows.size());
            var key =
                    rest.stream().allMatch(row -> row.step().covered()) ? "play.steps.more.covered" : "play.steps.more";
            cuts.add(new Cut(listed, texts.say(key, "count", rest.size())));
        }
        return cuts;
    }
}
