package org.crosscage.play.ui.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.crosscage.board.ui.NewTab;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.shell.ui.Markup;
import org.crosscage.teach.ClueLookup;
import org.crosscage.teach.clue.CombinationPanel;
import org.crosscage.teach.words.CombinationWords;
import org.crosscage.texts.Texts;

/// The combinations of clues as HTML. It is written anew with every selection and nearly every move.
///
/// @param lookup knows where all combinations of a clue are listed
record CombinationsHtml(Puzzle puzzle, Texts texts, CombinationWords words, ClueLookup lookup) {

    /// Stands in a message for the words of a combination: to say the same message for each would take most of the
    /// time.
    private static final String EACH = "\ufffc";

    /// What a player struck out, and what is lit.
    record Noted(Set<String> struck, Set<Combination> lit) {}

    /// Names a combination of a clue.
    String note(Arithmetic clue, Combination combination) {
        return note(index(clue), CombinationWords.words(combination));
    }

    private static String note(int clue, String combination) {
        return clue + ":" + combination;
    }

    private int index(Arithmetic clue) {
        return puzzle.constraints().indexOf(clue);
    }

    /// A link to the clue in the table of all combinations, if it stands there.
    String link(Arithmetic clue) {
        return lookup.address(clue, puzzle)
                .map(address -> NewTab.html(address, texts.say("play.combos.all"), texts))
                .orElse("");
    }

    /// A clue with all that fits it.
    ///
    /// @param link as [#link] has it
    String group(CombinationPanel panel, Position position, Noted noted, String link) {
        var html = new StringBuilder(1_000);
        int clue = index(panel.clue());
        html.append("<div class=\"combos-group\" data-clue=\"").append(clue).append("\">");
        html.append("<div class=\"row\"><h2>").append(Markup.escaped(words.heading(panel)));
        html.append("</h2><span class=\"space\"></span><span class=\"quiet\">");
        html.append(Markup.escaped(words.left(panel))).append("</span></div>");
        if (words.areTooMany(panel)) {
            paragraph(html, "", texts.say("play.combos.many", "count", panel.count()));
        } else if (panel.combinations().isEmpty()) {
            paragraph(html, "", texts.say("play.combos.none"));
        } else {
            chips(html, clue, panel, CombinationWords.placed(panel, position), noted);
        }
        var facts = words.facts(panel, position);
        if (!facts.isEmpty()) {
            paragraph(html, " class=\"combos-facts\"", String.join(" · ", facts));
        }
        return html.append(link).append("</div>").toString();
    }

    private static void paragraph(StringBuilder html, String attribute, String words) {
        html.append("<p").append(attribute).append('>');
        html.append(Markup.escaped(words)).append("</p>");
    }

    private void chips(StringBuilder html, int clue, CombinationPanel panel, List<Integer> placed, Noted noted) {
        var strike = texts.say("play.combos.strike", "combination", EACH);
        var unstrike = noted.struck().isEmpty() ? strike : texts.say("play.combos.unstrike", "combination", EACH);
        html.append("<div class=\"combos\" style=\"--longest:")
                .append(longest(panel))
                .append("\">");
        for (var combination : panel.combinations()) {
            var name = CombinationWords.words(combination);
            boolean out = noted.struck().contains(note(clue, name));
            html.append("<button type=\"button\" class=\"combo");
            html.append(out ? " struck" : "");
            html.append(noted.lit().contains(combination) ? " on" : "");
            html.append("\" aria-pressed=\"").append(out).append("\" title=\"");
            html.append(Markup.escaped((out ? unstrike : strike).replace(EACH, name)));
            html.append("\">");
            digits(html, combination, placed);
            html.append("</button>");
        }
        html.append("</div>");
    }

    /// So many characters the longest combination takes.
    private static int longest(CombinationPanel panel) {
        int longest = 0;
        for (var combination : panel.combinations()) {
            longest = Math.max(longest, CombinationWords.words(combination).length());
        }
        return longest;
    }

    /// Those that stand on the board already are set apart.
    private static void digits(StringBuilder html, Combination combination, List<Integer> placed) {
        var left = new ArrayList<>(placed);
        var before = "";
        for (Integer digit : combination.digits()) {
            html.append(before);
            if (left.remove(digit)) {
                html.append("<i>").append(digit).append("</i>");
            } else {
                html.append(digit);
            }
            before = " ";
        }
    }

    /// The start of what fits, in one line of a phone: the clue's sign, then each combination.
    String brief(CombinationPanel panel, Predicate<Combination> isStruck) {
        var html = new StringBuilder(300);
        html.append("<span class=\"brief\"><b>")
                .append(Markup.escaped(words.sign(panel)))
                .append("</b>");
        var left = words.left(panel, isStruck);
        if (left.isEmpty()) {
            html.append(' ').append(Markup.escaped(words.instead(panel)));
        }
        int largest = 0;
        for (var combination : left) {
            largest = Math.max(largest, combination.digits().getLast());
        }
        for (var combination : left) {
            html.append(" <i>")
                    .append(CombinationWords.close(combination, largest))
                    .append("</i>");
        }
        return html.append("</span>").toString();
    }
}
