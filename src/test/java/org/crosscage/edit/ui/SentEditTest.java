package org.crosscage.edit.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.core.model.Operation;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Target;
import org.crosscage.core.sketch.cage.CageEditing;
import org.crosscage.core.sketch.cage.ProductRules;
import org.crosscage.edit.Strokes;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// What a clue is that is typed in the editor.
final class SentEditTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Slot CLUE = Slot.cage(0);

    private static Target typed(String text, Sketch sketch, Editing editing) {
        var json =
                JSON.createObjectNode().put("kind", "clue").put("part", "cage").put("text", text);
        json.putArray("places").add(0);
        var edit = SentEdit.edit(json, sketch, editing).orElseThrow();
        return sketch.apply(edit).clueAt(CLUE).orElseThrow();
    }

    @Test
    void withoutASignAClueIsOfTheUsualOperation() {
        var kenken = PuzzleKinds.of("kenken").editing();
        var sketch = kenken.blank(4, 4).apply(Strokes.cage(0, 1));
        assertThat(typed("12", sketch, kenken)).isEqualTo(Target.sum(12));

        var products = new CageEditing(new ProductRules());
        var drawn = products.blank(4, 4).apply(Strokes.cage(0, 1));
        assertThat(typed("12", drawn, products)).isEqualTo(new Target(Operation.MULTIPLY, 12));
    }

    @Test
    void aNumberTypedOverAClueLeavesItsOperation() {
        var kenken = PuzzleKinds.of("kenken").editing();
        var sketch = kenken.blank(4, 4)
                .apply(Strokes.cage(0, 1))
                .apply(new Edit.Clue(CLUE, new Target(Operation.MULTIPLY, 6)));
        assertThat(typed("12", sketch, kenken)).isEqualTo(new Target(Operation.MULTIPLY, 12));
        assertThat(typed("5+", sketch, kenken)).isEqualTo(Target.sum(5));
    }
}
