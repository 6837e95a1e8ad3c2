package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.Div;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.tile.StepThumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.Practice;
import org.crosscage.library.Practice.Example;
import org.crosscage.shell.ui.Markup;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;

/// The small picture of a technique: the step of its worked example, of the kind that has the smallest. Its place
/// is empty until the example is found, which takes a tenth of a second as a rule.
final class StationPicture extends Div {

    private static final long serialVersionUID = 1L;

    private final transient CatalogueEntry entry;

    StationPicture(CatalogueEntry entry) {
        this.entry = entry;
        addClassNames("thumbnail", "station-picture");
    }

    /// The kind whose board is the smallest.
    private static PuzzleKind kind(CatalogueEntry entry) {
        return entry.kinds().stream()
                .filter(kind -> example(entry, kind).isPresent())
                .min(Comparator.comparingInt(
                        kind -> example(entry, kind).orElseThrow().cellCount()))
                .orElseGet(() -> entry.kinds().getFirst());
    }

    private static Optional<Puzzle> example(CatalogueEntry entry, PuzzleKind kind) {
        return Practice.standard().puzzles(kind, technique(entry, kind)).stream()
                .findFirst()
                .map(PuzzleEntry::puzzle);
    }

    private static Technique technique(CatalogueEntry entry, PuzzleKind kind) {
        return TechniqueWords.technique(entry, kind);
    }

    /// Whether the example was found before, so that the picture takes no time.
    static boolean isFound(CatalogueEntry entry) {
        var kind = kind(entry);
        return Practice.standard().isFound(kind, technique(entry, kind));
    }

    /// Finds the example; may take seconds.
    static Optional<Example> find(CatalogueEntry entry) {
        var kind = kind(entry);
        return Practice.standard().example(kind, technique(entry, kind));
    }

    /// Draws the picture if the example was found.
    void draw() {
        if (!isFound(entry)) {
            return;
        }
        find(entry)
                .ifPresent(example -> Markup.shareHtml(
                        getElement(), List.of(StationPicture.class, entry.id()), () -> svg(kind(entry), example)));
    }

    private static String svg(PuzzleKind kind, Example example) {
        var puzzle = example.entry().puzzle();
        var lights = HintLights.of(List.of(example.position().step()), Hint.Stage.WHY);
        return StepThumbnail.draw(
                puzzle, kind.picture(puzzle), example.position().before(), Highlights.of(lights, puzzle));
    }
}
