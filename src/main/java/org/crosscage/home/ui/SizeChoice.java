package org.crosscage.home.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.dom.Element;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.library.SolvingTimes;
import org.crosscage.shell.ui.Chip;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// One of the sizes of a kind, as chips in rows of small, medium, large and giant ones: native radio buttons, which
/// bring their own keys. The last one opens lists of rows and columns, for every other size that can be made.
final class SizeChoice extends Div {

    private static final long serialVersionUID = 1L;

    /// The value of the chip behind the sizes.
    private static final String OTHER = "other";

    private final transient PuzzleKind kind;
    private final transient Texts texts;
    private transient @Nullable OtherSize otherSize;
    private transient Size chosen;
    private transient Consumer<Size> listener = size -> {};

    /// @param chosen one that can be made
    /// @param lengths the names of sizes in the texts
    SizeChoice(PuzzleKind kind, Size chosen, SolvingTimes lengths, Texts texts) {
        this.kind = kind;
        this.texts = texts;
        this.chosen = chosen;
        addClassName("size-choice");
        SequencedMap<String, List<Size>> rows = usual(kind)
                .collect(Collectors.groupingBy(
                        size -> lengths.length(kind.id(), size), LinkedHashMap::new, Collectors.toList()));
        rows.forEach((length, sizes) -> getElement()
                .appendChild(row(
                        length,
                        sizes,
                        hasOthers() && sizes.equals(rows.lastEntry().getValue()))));
        if (usual(kind).noneMatch(chosen::equals)) {
            openOther();
        }
    }

    private Element row(String length, List<Size> sizes, boolean hasOther) {
        var names = new PuzzleNames(texts);
        var row = new Element("fieldset");
        row.getClassList().addAll(List.of("chips", "choice"));
        var chips = sizes.stream()
                .map(size -> new Chip(size.toString(), names.size(size.rows(), size.columns()), size.equals(chosen)));
        var other = new Chip(OTHER, texts.say("library.size.other"), usual(kind).noneMatch(chosen::equals));
        Chip.fill(
                row,
                new Element("legend").setText(texts.say("library.length." + length)),
                "size-" + kind.id(),
                Stream.concat(chips, Stream.of(other).filter(_ -> hasOther)).toList(),
                this::choose);
        return row;
    }

    /// The sizes that have a chip.
    private static Stream<Size> usual(PuzzleKind kind) {
        return Stream.concat(kind.sizes().stream(), kind.largeSizes().stream());
    }

    /// Whether there are puzzles of a size that has no chip.
    private boolean hasOthers() {
        var drafts = kind.drafts();
        return IntStream.rangeClosed(drafts.smallest(), drafts.largest())
                .mapToObj(side -> new Size(side, side))
                .anyMatch(size -> drafts.supports(size.rows(), size.columns())
                        && usual(kind).noneMatch(size::equals));
    }

    Size chosen() {
        return chosen;
    }

    /// Calls the listener whenever another one is chosen.
    void onChange(Consumer<Size> called) {
        listener = called;
    }

    private void choose(String value) {
        if (value.equals(OTHER)) {
            openOther();
        } else {
            closeOther();
            usual(kind)
                    .filter(size -> size.toString().equals(value))
                    .findFirst()
                    .ifPresent(this::select);
        }
    }

    /// Begins with the size that was chosen before, which is one of the lists too.
    private void openOther() {
        closeOther();
        var lists = new OtherSize(
                list(kind.drafts().square() ? "library.size.side" : "library.size.rows", "rows", chosen.rows()),
                list("library.size.columns", "columns", chosen.columns()),
                new Div());
        lists.columns.setVisible(!kind.drafts().square());
        lists.place.addClassName("other-size");
        lists.place.add(lists.rows, lists.columns);
        otherSize = lists;
        add(lists.place);
    }

    private Picker list(String label, String id, int now) {
        var list = new Picker(texts.say(label), _ -> chooseOther());
        list.setId(id + "-" + kind.id());
        list.offer(sides(), Integer.toString(now));
        return list;
    }

    private void closeOther() {
        if (otherSize != null) {
            remove(otherSize.place);
            otherSize = null;
        }
    }

    /// The lists of rows and columns, there only while they are asked for.
    private record OtherSize(Picker rows, Picker columns, Div place) {}

    private List<Option> sides() {
        var drafts = kind.drafts();
        return IntStream.rangeClosed(drafts.smallest(), drafts.largest())
                .mapToObj(Integer::toString)
                .map(side -> new Option("", side, side))
                .toList();
    }

    private void chooseOther() {
        var lists = Objects.requireNonNull(otherSize);
        var down = lists.rows.picked();
        var across = kind.drafts().square() ? down : lists.columns.picked();
        select(new Size(Integer.parseInt(down), Integer.parseInt(across)));
    }

    private void select(Size size) {
        chosen = size;
        listener.accept(size);
    }
}
