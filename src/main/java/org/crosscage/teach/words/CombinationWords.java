package org.crosscage.teach.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.teach.clue.CombinationPanel;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// How the combinations of a clue are put: one by one, as facts about the open cells, in one line for the ear.
///
/// @param names of clues
/// @param most past so many only their number is told
public record CombinationWords(Texts texts, Names names, int most) {

    /// Parts of a combination stand closer to each other than two combinations do.
    private static final String THIN = "\u2009";
    /// Numbers of two figures would not be told apart by that.
    private static final String EN = "\u2002";

    public boolean areTooMany(CombinationPanel panel) {
        return panel.isCut() || panel.combinations().size() > most;
    }

    /// The clue as drawn, for a run its way, and its size.
    public String heading(CombinationPanel panel) {
        var clue = panel.clue();
        return texts.say(
                "play.clue." + way(clue),
                "clue",
                names.clue(clue),
                "cells",
                clue.cells().size());
    }

    private static String way(Arithmetic clue) {
        return clue.group().isAcross() ? "across" : clue.group().isDown() ? "down" : "cage";
    }

    public String left(CombinationPanel panel) {
        int open = panel.progress().open().size();
        var left = panel.progress().left();
        if (left.isEmpty() || open == 0 || panel.progress().placed().isEmpty()) {
            return texts.say("play.combos.open", "cells", open);
        }
        return left.getAsLong() < 0
                ? texts.say("play.combos.over", "over", -left.getAsLong())
                : texts.say("play.combos.left", "left", left.getAsLong(), "cells", open);
    }

    /// What the open cells still need, and what can not come into them any more. That a placed digit can not come
    /// again needs no saying.
    public List<String> facts(CombinationPanel panel, Position position) {
        var facts = new ArrayList<String>();
        if (panel.combinations().size() > 1 || panel.isCut()) {
            int placed = panel.progress().placed().size();
            if (!panel.required().isEmpty()) {
                facts.add(texts.say("play.combos.required", "digits", words(panel.required()), "placed", placed));
            }
            var impossible = panel.impossible();
            for (int digit : placed(panel, position)) {
                impossible = impossible.without(digit);
            }
            if (!impossible.isEmpty()) {
                facts.add(texts.say("play.combos.impossible", "digits", words(impossible), "placed", placed));
            }
        }
        return facts;
    }

    /// The digits that stand in the clue already.
    public static List<Integer> placed(CombinationPanel panel, Position position) {
        var cells = panel.progress().placed();
        var digits = new ArrayList<Integer>();
        for (int i = 0; i < cells.size(); i++) {
            digits.add(position.digit(cells.get(i)));
        }
        return digits;
    }

    /// One sentence for the ear.
    public String inOneLine(CombinationPanel panel, Predicate<Combination> isStruck) {
        var left = left(panel, isStruck);
        return texts.say(
                "play.combos.line",
                "clue",
                heading(panel),
                "combinations",
                left.isEmpty()
                        ? instead(panel)
                        : left.stream().map(CombinationWords::words).collect(Collectors.joining(", ")));
    }

    /// As short as can be, for a line on a phone: a run's clue with an arrow, which like the board is never mirrored.
    public String sign(CombinationPanel panel) {
        return texts.say("play.clue.sign." + way(panel.clue()), "clue", names.clue(panel.clue()));
    }

    /// Those that fit and are not struck out; none when there are too many.
    public List<Combination> left(CombinationPanel panel, Predicate<Combination> isStruck) {
        return areTooMany(panel)
                ? List.of()
                : panel.combinations().stream().filter(isStruck.negate()).toList();
    }

    /// What is said where no combination can be listed.
    public String instead(CombinationPanel panel) {
        if (areTooMany(panel)) {
            return texts.say("play.combos.many", "count", panel.count());
        }
        return texts.say(panel.combinations().isEmpty() ? "play.combos.none.short" : "play.combos.struck");
    }

    /// As it stands among others.
    ///
    /// @param largest of the digits that they have
    public static String close(Combination combination, int largest) {
        return words(combination).replace(" ", largest > 9 ? EN : THIN);
    }

    public static String words(Combination combination) {
        var words = new StringBuilder();
        for (int digit : combination.digits()) {
            words.append(words.isEmpty() ? "" : " ").append(digit);
        }
        return words.toString();
    }

    private static String words(Digits digits) {
        return Arrays.stream(digits.toArray()).mapToObj(String::valueOf).collect(Collectors.joining(", "));
    }
}
