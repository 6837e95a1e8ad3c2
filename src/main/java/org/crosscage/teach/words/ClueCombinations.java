package org.crosscage.teach.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.crosscage.board.Fields;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.ClueLookup;
import org.crosscage.teach.clue.CombinationPanel;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// The combinations of clues, with all words of the card that shows it: `Combinations` in
/// `frontend/play/card/combinations.ts`. It is made anew with every selection and nearly every move.
public final class ClueCombinations {

    /// Above this number only the number itself is shown.
    private static final int MOST = 60;

    /// Stands in a sentence for a combination, or for all that are left: the browser knows which are struck out, and
    /// to say the same message for each would take most of the time.
    private static final String EACH = "\ufffc";

    private final Puzzle puzzle;
    private final Texts texts;
    private final Names names;

    public ClueCombinations(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        this.texts = texts;
        this.names = new Names(texts, puzzle);
    }

    /// The combinations that fit some clues, in the order of these.
    ///
    /// @param lit those that a hint speaks of
    /// @param lookup the way to each clue in the table of all combinations
    public Map<String, @Nullable Object> json(
            List<Arithmetic> clues, Position position, List<Combination> lit, ClueLookup lookup) {
        return new Fields()
                .put(
                        "groups",
                        CombinationPanel.of(clues, puzzle, position).stream()
                                .map(panel -> group(panel, placed(panel, position), lookup))
                                .toList())
                .put("lit", lit.stream().map(Combination::name).toList())
                .put("title", texts.say("play.combos.eyebrow"))
                .put("close", texts.say("play.combos.close"))
                .put("away", texts.say("play.combos.away"))
                .put("awayShort", texts.say("play.combos.away.short"))
                .put("how", texts.say("play.combos.how"))
                .put("howByTouch", texts.say("play.combos.how.touch"))
                .put("note", texts.say("play.combos.note", "combination", EACH))
                .put("unstrike", texts.say("play.combos.unstrike", "combination", EACH))
                .put("out", texts.say("play.combos.out", "combination", EACH))
                .map();
    }

    private Map<String, @Nullable Object> group(CombinationPanel panel, List<Integer> placed, ClueLookup lookup) {
        var clue = panel.clue();
        var heading = heading(clue);
        boolean areTooMany = panel.isCut() || panel.combinations().size() > MOST;
        var listed = areTooMany ? List.<Combination>of() : panel.combinations();
        var many = areTooMany ? texts.say("play.combos.many", "count", panel.count()) : "";
        return new Fields()
                .put("clue", puzzle.constraints().indexOf(clue))
                .put("heading", heading)
                .put("sign", texts.say("play.clue.sign." + way(clue), "clue", names.clue(clue)))
                .put("spoken", texts.say("play.combos.line", "clue", heading, "combinations", EACH))
                .put("left", left(panel))
                .put("combinations", listed.stream().map(Combination::name).toList())
                .put("placed", placed)
                .put("none", areTooMany ? many : texts.say("play.combos.none"))
                .put(
                        "noneLeft",
                        areTooMany ? many : texts.say("play.combos." + (listed.isEmpty() ? "none.short" : "struck")))
                .put("facts", String.join(" · ", facts(panel, placed)))
                .put("link", lookup.address(clue, puzzle).map(this::link).orElse(null))
                .map();
    }

    /// The clue as drawn, for a run its way, and its size.
    private String heading(Arithmetic clue) {
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

    private String left(CombinationPanel panel) {
        int open = panel.progress().open().size();
        var left = panel.progress().left();
        if (left.isEmpty() || open == 0 || panel.progress().placed().isEmpty()) {
            return texts.say("play.combos.open", "cells", open);
        }
        return left.getAsLong() < 0
                ? texts.say("play.combos.over", "over", -left.getAsLong())
                : texts.say("play.combos.left", "left", left.getAsLong(), "cells", open);
    }

    /// The digits that stand in the clue already.
    private static List<Integer> placed(CombinationPanel panel, Position position) {
        return panel.progress().placed().stream().mapToObj(position::digit).toList();
    }

    /// The sum that the open cells still need, and the digits that can not come into them any more. That a placed digit
    /// can not come
    /// again needs no saying.
    private List<String> facts(CombinationPanel panel, List<Integer> placed) {
        var facts = new ArrayList<String>();
        if (panel.combinations().size() > 1 || panel.isCut()) {
            if (!panel.required().isEmpty()) {
                facts.add(fact("required", panel.required(), placed));
            }
            var impossible = panel.impossible();
            for (int digit : placed) {
                impossible = impossible.without(digit);
            }
            if (!impossible.isEmpty()) {
                facts.add(fact("impossible", impossible, placed));
            }
        }
        return facts;
    }

    private String fact(String key, Digits digits, List<Integer> placed) {
        var listed = Arrays.stream(digits.toArray()).mapToObj(String::valueOf).collect(Collectors.joining(", "));
        return texts.say("play.combos." + key, "digits", listed, "placed", placed.size());
    }

    private Map<String, @Nullable Object> link(String address) {
        return new Fields()
                .put("address", address)
                .put("words", texts.say("play.combos.all"))
                .put("newTab", texts.say("shell.new-tab"))
                .map();
    }
}
