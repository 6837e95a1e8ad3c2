package org.crosscage.teach.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.clue.CombinationPanel;
import org.crosscage.texts.HtmlText;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The combinations of clues as HTML, for pages with a server and without one. It is written anew with
/// every selection and nearly every move.
public final class CombinationsHtml {

    /// Past so many only their number is told.
    private static final int MOST = 60;

    /// Stands in a message for the words of a combination: to say the same message for each would take most
    /// of the time.
    private static final String EACH = "\ufffc";

    private final Puzzle puzzle;
    private final Texts texts;
    private final CombinationWords words;

    public CombinationsHtml(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        this.texts = texts;
        this.words = new CombinationWords(texts, new Names(texts, puzzle), MOST);
    }

    /// What is noted of combinations, by their names as [#note] has them.
    ///
    /// @param struck those that the player struck out
    /// @param lit those that a hint speaks of
    public record Noted(Set<String> struck, Set<String> lit) {}

    /// Names a combination of a clue.
    public String note(Arithmetic clue, Combination combination) {
        return note(index(clue), CombinationWords.words(combination));
    }

    private static String note(int clue, String combination) {
        return clue + ":" + combination;
    }

    private int index(Arithmetic clue) {
        return puzzle.constraints().indexOf(clue);
    }

    /// The names of the combinations that are listed, in their order.
    public Stream<String> notes(List<CombinationPanel> panels) {
        return panels.stream().filter(panel -> !words.areTooMany(panel)).flatMap(panel -> {
            int clue = index(panel.clue());
            return panel.combinations().stream().map(each -> note(clue, CombinationWords.words(each)));
        });
    }

    /// What the clues can still be, as one sentence for the ear.
    public String spoken(List<CombinationPanel> panels, Set<String> struck) {
        return panels.stream()
                .map(panel -> words.inOneLine(panel, isIn(struck, panel)))
                .collect(Collectors.joining(". "));
    }

    /// The same in one line of a phone.
    public String line(List<CombinationPanel> panels, Set<String> struck) {
        return panels.stream().map(panel -> brief(panel, isIn(struck, panel))).collect(Collectors.joining());
    }

    private Predicate<Combination> isIn(Set<String> struck, CombinationPanel panel) {
        return combination -> !struck.isEmpty() && struck.contains(note(panel.clue(), combination));
    }

    /// All that fits the clues, in the order of these.
    ///
    /// @param links to each clue in the table of all combinations, as HTML; an empty one where there is no
    ///     way to it
    public String groups(List<CombinationPanel> panels, Position position, Noted noted, List<String> links) {
        var html = new StringBuilder(1_000);
        for (int i = 0; i < panels.size(); i++) {
            group(html, panels.get(i), position, noted);
            html.append(links.get(i)).append("</div>");
        }
        return html.toString();
    }

    private void group(StringBuilder html, CombinationPanel panel, Position position, Noted noted) {
        int clue = index(panel.clue());
        html.append("<div class=\"combos-group\" data-clue=\"").append(clue).append("\">");
        html.append("<div class=\"row\"><h2>").append(HtmlText.escaped(words.heading(panel)));
        html.append("</h2><span class=\"space\"></span><span class=\"quiet\">");
        html.append(HtmlText.escaped(words.left(panel))).append("</span></div>");
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
    }

    private static void paragraph(StringBuilder html, String attribute, String words) {
        html.append("<p").append(attribute).append('>');
        html.append(HtmlText.escaped(words)).append("</p>");
    }

    private void chips(StringBuilder html, int clue, CombinationPanel panel, List<Integer> placed, Noted noted) {
        var strike = texts.say("play.combos.strike", "combination", EACH);
        var unstrike = noted.struck().isEmpty() ? strike : texts.say("play.combos.unstrike", "combination", EACH);
        html.append("<div class=\"combos\" style=\"--longest:")
                .append(longest(panel))
                .append("\">");
        for (var combination : panel.combinations()) {
            var name = CombinationWords.words(combination);
            var note = note(clue, name);
            boolean out = noted.struck().contains(note);
            html.append("<button type=\"button\" class=\"combo");
            html.append(out ? " struck" : "");
            html.append(noted.lit().contains(note) ? " on" : "");
            html.append("\" aria-pressed=\"").append(out).append("\" title=\"");
            html.append(HtmlText.escaped((out ? unstrike : strike).replace(EACH, name)));
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
    private String brief(CombinationPanel panel, Predicate<Combination> isStruck) {
        var html = new StringBuilder(300);
        html.append("<span class=\"brief\"><b>")
                .append(HtmlText.escaped(words.sign(panel)))
                .append("</b>");
        var left = words.left(panel, isStruck);
        if (left.isEmpty()) {
            html.append(' ').append(HtmlText.escaped(words.instead(panel)));
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
