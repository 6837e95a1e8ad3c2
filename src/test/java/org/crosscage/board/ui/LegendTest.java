package org.crosscage.board.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.crosscage.board.Highlights;
import org.crosscage.board.LegendSigns;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.technique.TechniqueCase;
import org.crosscage.core.model.Board;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

final class LegendTest {

    static List<PuzzleKind> kinds() {
        return PuzzleKinds.all();
    }

    /// By what goes to the board, for each step in the case files of the techniques.
    @ParameterizedTest
    @MethodSource("kinds")
    void theLegendListsExactlyTheSignsOnTheBoard(PuzzleKind kind) {
        for (var technique : kind.techniques()) {
            for (var each : TechniqueCase.of(technique)) {
                var steps = each.kind().equals(kind.id()) ? technique.find(each.board()) : List.<Step>of();
                for (var step : steps) {
                    var lights = HintLights.of(List.of(step), Hint.Stage.WHY);
                    var json = JsonNodes.object(
                            Highlights.of(lights, each.board().puzzle()).toJson());
                    assertThat(LegendSigns.of(lights))
                            .as("%s in %s", step, each.name())
                            .containsExactlyInAnyOrderElementsOf(drawn(json, each.board()));
                }
            }
        }
    }

    /// The marks of a cell that holds a digit are not drawn.
    private static Set<String> drawn(JsonNode json, Board board) {
        var signs = new HashSet<String>();
        json.path("cells").forEach(lit -> signs.add(role(lit)));
        json.path("candidates").forEach(lit -> {
            if (!board.isPlaced(lit.path("cell").asInt())) {
                signs.add(role(lit));
            }
        });
        json.path("clues").forEach(lit -> signs.add(role(lit).equals("gone") ? "dead" : "clue"));
        json.path("arrows").forEach(arrow -> {
            signs.add("order");
            signs.add(arrow.path("says").asString());
        });
        signs.remove("supposed"); // an arrow from nowhere: its number, which the order explains
        return signs;
    }

    private static String role(JsonNode lit) {
        return lit.path("role").asString();
    }
}
