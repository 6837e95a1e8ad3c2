package org.crosscage.kind.killer.format;

import java.util.Set;
import java.util.regex.Pattern;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.format.JsonValue;

/// What pages for Sudokus of all sorts can say of a puzzle and a Killer Sudoku has not: rules, and drawings
/// that stand for rules which only a text in words tells.
final class OtherRules {

    /// A remark about the puzzle in the place of a cage's sum: `title: …`.
    private static final Pattern REMARK = Pattern.compile("(?s)\\s*+(?<name>[^:\\s]{1,40}+):\\s*+(?<text>.++)");

    /// What pages note about a puzzle without a word on its digits. Rules are noted there too, for their own
    /// solvers.
    private static final Set<String> NOTES = Set.of(
            "title",
            "author",
            "rules",
            "solution",
            "msgcorrect",
            "msgincorrect",
            "source",
            "attribution",
            "series",
            "video",
            "videos",
            "duration",
            "bgimage",
            "bgimageopacity");

    private OtherRules() {}

    /// @param known the members that are no rules, or are looked into elsewhere
    /// @param drawings the members that are drawings
    /// @throws FormatException when there is another rule, or a drawing
    static void requireNone(JsonValue part, Set<String> known, Set<String> drawings) {
        for (var member : part.said().entrySet()) {
            if (!known.contains(member.getKey())) {
                throw drawings.contains(member.getKey())
                        ? drawing(member.getValue().at(), member.getKey())
                        : rule(member.getValue().at(), member.getKey());
            }
        }
    }

    /// @param known the members that are no rules, or are looked into elsewhere
    /// @throws FormatException when there is another rule
    static void requireNone(JsonValue part, Set<String> known) {
        requireNone(part, known, Set.of());
    }

    /// @throws FormatException when one of the remarks about the puzzle is a rule
    static void requireNoneNoted(JsonValue remarks) {
        requireNone(remarks, NOTES);
    }

    static FormatException rule(Token at, String name) {
        return at.error(Message.of("other-rule").naming("rule", name));
    }

    static FormatException drawing(Token at, String name) {
        return at.error(Message.of("other-drawing").naming("drawing", name));
    }

    /// Takes over a remark that stands in the place of a cage; most pages keep title and author so.
    ///
    /// @return whether it is one
    /// @throws FormatException when it is a rule
    static boolean isRemark(JsonValue cage, KillerSheet sheet) {
        var value = cage.member("value").filter(text -> text.sort() == JsonValue.Sort.TEXT);
        if (value.isEmpty()) {
            return false;
        }
        var at = value.get().at();
        var remark = REMARK.matcher(at.text());
        if (!remark.matches()) {
            return false;
        }
        var name = remark.group("name");
        var said = at.withText(remark.group("text"));
        if (!NOTES.contains(name)) {
            throw rule(at, name);
        }
        switch (name) {
            case "title", "author" -> sheet.note(name, said);
            case "solution" -> sheet.solution(said);
            default -> {
                // only for the page that it comes from
            }
        }
        return true;
    }
}
