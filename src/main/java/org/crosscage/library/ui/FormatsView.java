package org.crosscage.library.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.shell.ui.field.FormatExamples;
import org.crosscage.texts.Texts;

/// An example of each format that is read: the first puzzle of the kinds' lessons that it can hold.
@Route(FormatExamples.ADDRESS)
final class FormatsView extends Div implements HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    /// For formats that hold no clues, only square grids, or only grids of nine rows, or that need a solution.
    private static final String OTHERS = """
            puzzle without-clues
            size 4
            boxes 2x2
            given r1c1 1
            given r1c2 2
            given r2c3 1
            given r3c1 2
            given r4c2 3
            given r4c4 1
            end
            puzzle square
            size 3 3
            grid
            #    17\\  16\\
            \\17  .    .
            \\16  .    .
            end
            puzzle of-nine-rows
            size 9
            boxes 3x3
            cage 3+ r1c1 r1c2
            cage 24+ r1c3 r1c4 r2c4
            end
            puzzle solved
            size 3
            cage 3+ r1c1 r2c1
            cage 1- r1c2 r1c3
            cage 3= r2c2
            cage 2* r2c3 r3c3
            cage 3/ r3c1 r3c2
            solution
            1 2 3
            2 3 1
            3 1 2
            end
            """;

    private final transient Texts texts;

    FormatsView(Texts texts) {
        this.texts = texts;
        addClassNames("page", "formats");
        var up = new Anchor(ImportView.ADDRESS, texts.say("library.paste.title"));
        up.getElement().setAttribute("router-link", true);
        var way = new Div(up);
        way.addClassName("eyebrow");
        var lead = new Paragraph(texts.say("library.formats.lead"));
        lead.addClassName("lead");
        add(new Header(way, new H1(texts.say("library.formats.title")), lead));
        PuzzleFormats.all().forEach(format -> example(format).ifPresent(text -> add(format, text)));
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("library.formats.title"));
    }

    private void add(PuzzleFormat format, String text) {
        var title = new H2(texts.say("formats.name." + format.id()));
        title.addClassName("section-title");
        var example = new Pre(text);
        example.addClassName("format-example");
        example.getElement().setAttribute("tabindex", "0");
        add(title, example);
    }

    private static Optional<String> example(PuzzleFormat format) {
        var lessons = PuzzleKinds.all().stream()
                .map(PuzzleKind::lesson)
                .map(Lesson::puzzle)
                .map(puzzle -> PuzzleEntry.of("example", puzzle));
        return Stream.concat(lessons, PuzzleFormats.TEXT.read(OTHERS).stream())
                .flatMap(entry -> written(format, entry).stream())
                .findFirst();
    }

    private static Optional<String> written(PuzzleFormat format, PuzzleEntry entry) {
        try {
            return Optional.of(format.write(entry).stripTrailing());
        } catch (UnwritableException _) {
            return Optional.empty();
        }
    }
}
