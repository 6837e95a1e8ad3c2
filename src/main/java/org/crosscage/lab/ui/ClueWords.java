package org.crosscage.lab.ui;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.QueuedClue;
import org.crosscage.core.search.SolverEvent.Considered;
import org.crosscage.texts.Names;

/// What is said of the clues of a puzzle that wait, and of those that were considered.
record ClueWords(Puzzle puzzle, LabWords words, Names names) {

    static ClueWords of(Puzzle puzzle, LabWords words) {
        return new ClueWords(puzzle, words, new Names(words.texts(), puzzle));
    }

    /// @param index of the constraint
    String name(int index) {
        return names.of(puzzle.constraints().get(index));
    }

    /// Which one is next.
    String next(QueuedClue clue) {
        return words.texts()
                .say(
                        "lab.clues.next." + (clue.marked() ? "marked" : "plain"),
                        "clue",
                        name(clue.index()),
                        "ways",
                        clue.ways());
    }

    /// Which one was the last.
    String last(Considered clue) {
        return words.texts()
                .say(
                        "lab.clues.last." + (clue.triedOut() ? "tried" : "considered"),
                        "clue",
                        names.of(clue.constraint()),
                        "ways",
                        clue.ways());
    }

    /// All that wait, as the markup of a table. Hundreds of rows that nobody touches: one piece of text, and not a
    /// component each.
    String table(List<QueuedClue> waiting) {
        var table = new StringBuilder("<table><thead><tr>");
        List.of("clue", "ways", "marked")
                .forEach(column -> table.append("<th scope='col'>")
                        .append(LabWords.markup(words.say("clues.column." + column)))
                        .append("</th>"));
        table.append("</tr></thead><tbody>");
        for (var each : waiting) {
            table.append("<tr><td>")
                    .append(LabWords.markup(name(each.index())))
                    .append("</td><td>")
                    .append(words.digits(each.ways()))
                    .append("</td><td>")
                    .append(each.marked() ? LabWords.markup(words.say("clues.mark")) : "")
                    .append("</td></tr>");
        }
        return table.append("</tbody></table>").toString();
    }
}
