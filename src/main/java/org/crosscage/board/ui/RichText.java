package org.crosscage.board.ui;

import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.stream.Collectors;
import org.crosscage.board.Highlights;
import org.crosscage.board.TextSpan;

/// A sentence about the board of the page. What it names lights up on the board under the pointer and with the
/// focus, in the browser alone.
@JsModule("./play/references.ts")
public final class RichText extends Paragraph {

    private static final long serialVersionUID = 1L;

    public RichText(List<TextSpan> pieces) {
        pieces.forEach(piece -> {
            if (piece.isPlain()) {
                add(piece.text());
            } else if (piece.names().link().isPresent()) {
                add(number(piece.names().link().getAsInt()));
            } else {
                add(reference(piece));
            }
        });
    }

    private static Span number(int link) {
        var number = new Span();
        number.addClassName("link-number");
        number.getElement().setAttribute("data-link", Integer.toString(link)).setAttribute("aria-hidden", "true");
        return number;
    }

    private static Span reference(TextSpan piece) {
        var span = new Span(piece.text());
        var named = piece.names();
        span.addClassNames("ref", Highlights.json(named.role()));
        if (!named.cells().isEmpty()) {
            span.getElement()
                    .setAttribute("tabindex", "0")
                    .setAttribute(
                            "data-cells",
                            named.cells().stream().mapToObj(Integer::toString).collect(Collectors.joining(" ")));
        }
        named.clue().ifPresent(clue -> span.getElement().setAttribute("data-clue", Integer.toString(clue)));
        return span;
    }
}
