package org.crosscage.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;

/// The signs of an explanation that its legend explains, those that occur in it. Of lines, runs and cages
/// those are lit that have a clue, as [Highlights] says.
public final class LegendSigns {

    private LegendSigns() {}

    /// Names of the signs that lights use, in the order in which they are explained: keys of
    /// `play.legend.`… and CSS classes.
    public static List<String> of(Lights lights) {
        var signs = new ArrayList<String>();
        for (var role : List.of(Role.LOOK, Role.CAUSE)) {
            addWhere(occurs(role, lights), word(role), signs);
        }
        addWhere(lights.clues().stream().anyMatch(Arithmetic.class::isInstance), "clue", signs);
        for (var role : List.of(Role.GONE, Role.FOUND, Role.BROKEN)) {
            addWhere(occurs(role, lights), word(role), signs);
        }
        addWhere(lights.dead().stream().anyMatch(Arithmetic.class::isInstance), "dead", signs);
        var arrows = lights.arrows();
        addWhere(!arrows.isEmpty(), "order", signs);
        for (var says : List.of(Arrow.Says.MUST, Arrow.Says.CANNOT, Arrow.Says.NOTHING)) {
            addWhere(arrows.stream().anyMatch(arrow -> arrow.says() == says), word(says), signs);
        }
        return signs;
    }

    private static void addWhere(boolean isUsed, String sign, List<String> signs) {
        if (isUsed) {
            signs.add(sign);
        }
    }

    private static boolean occurs(Role role, Lights lights) {
        return lights.cells().stream().anyMatch(lit -> lit.role() == role)
                || lights.candidates().stream().anyMatch(lit -> lit.role() == role);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
