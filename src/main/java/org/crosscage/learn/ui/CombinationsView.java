package org.crosscage.learn.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.data.value.ValueChangeMode;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.kakuro.KakuroRules;
import org.crosscage.kind.kenken.KenKenRules;
import org.crosscage.learn.CombinationTable;
import org.crosscage.learn.CombinationTable.Filter;
import org.crosscage.learn.CombinationTable.Sort;
import org.crosscage.texts.Texts;

/// Every clue and all the ways to make it, to look up, to narrow down and to print. The address says what is shown:
/// `kind`, `cells`, `clue`, for KenKen `grid` and `sign`.
@Route("learn/combinations")
@CssImport("./styles/play.css")
final class CombinationsView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private static final int LARGEST_GRID = 9;
    private static final int USUAL_GRID = 6;
    private static final int LARGEST_CAGE = 6;
    /// Stands for all numbers of cells from two on; a sum in one cell tells itself.
    private static final int ALL = 0;
    private static final List<Operation> OPERATIONS =
            List.of(Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE);

    private final transient Texts texts;
    private final DigitFilter digits;
    private final IntegerField target = new IntegerField();
    private final Div choices = new Div();
    private final Paragraph count = new Paragraph();
    private final Div tables = new Div();
    private transient Asked asked = Asked.FIRST;

    /// What is looked up.
    ///
    /// @param cells how many; of a Kakuro run [#ALL] too
    /// @param bends whether a cage may
    private record Asked(String kind, int cells, int grid, Operation operation, boolean bends) {

        static final Asked FIRST = new Asked(KakuroRules.ID, ALL, USUAL_GRID, Operation.ADD, true);

        boolean isKakuro() {
            return kind.equals(KakuroRules.ID);
        }

        Asked of(String other) {
            return new Asked(other, other.equals(KakuroRules.ID) ? ALL : 2, grid, operation, bends);
        }

        Asked withCells(int other) {
            return new Asked(kind, other, grid, operation, bends);
        }

        Asked withGrid(int other) {
            return new Asked(kind, cells, other, operation, bends);
        }

        Asked with(Operation other) {
            return new Asked(kind, cells, grid, other, bends);
        }

        Asked bending(boolean other) {
            return new Asked(kind, cells, grid, operation, other);
        }

        Digits digits() {
            return isKakuro() ? KakuroRules.ORDINARY_DIGITS : Digits.range(1, grid);
        }

        List<Integer> sizes() {
            return isKakuro() ? upTo(ALL, KakuroRules.ORDINARY_DIGITS.size()) : upTo(2, LARGEST_CAGE);
        }

        /// The sorts of clues that are asked for.
        List<Sort> sorts() {
            if (!isKakuro()) {
                return List.of(new Sort(digits(), cells, operation, bends));
            }
            var shown = cells == ALL ? upTo(2, digits().size()) : List.of(cells);
            return shown.stream()
                    .map(size -> new Sort(digits(), size, Operation.ADD, false))
                    .toList();
        }

        private static List<Integer> upTo(int first, int last) {
            return IntStream.rangeClosed(first, last).boxed().toList();
        }
    }

    CombinationsView(Texts texts) {
        this.texts = texts;
        this.digits = new DigitFilter(texts, this::answer);
        addClassNames("page", "combinations");
        var up = new Anchor("learn", texts.say("learn.ladder.title"));
        up.getElement().setAttribute("router-link", true);
        var way = new Div(up);
        way.addClassName("eyebrow");
        var lead = new Paragraph(texts.say("learn.combos.lead"));
        lead.addClassName("lead");
        count.getElement().setAttribute("role", "status");
        count.addClassName("combos-count");
        tables.addClassName("combos-tables");
        add(new Header(way, new H1(texts.say("learn.combos.title")), lead), controls(), count, tables);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("learn.combos.title"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var query = event.getLocation().getQueryParameters();
        asked = query.getSingleParameter("kind")
                .filter(KenKenRules.ID::equals)
                .map(asked::of)
                .orElse(Asked.FIRST);
        query.getSingleParameter("grid")
                .flatMap(CombinationsView::number)
                .filter(grid -> grid >= KenKenRules.SMALLEST && grid <= LARGEST_GRID)
                .ifPresent(grid -> asked = asked.withGrid(grid));
        query.getSingleParameter("sign")
                .flatMap(CombinationsView::operation)
                .ifPresent(operation -> asked = asked.with(operation));
        query.getSingleParameter("cells")
                .flatMap(CombinationsView::number)
                .filter(asked.sizes()::contains)
                .ifPresent(cells -> asked = asked.withCells(cells));
        query.getSingleParameter("clue").flatMap(CombinationsView::number).ifPresent(target::setValue);
        offer();
        refresh();
    }

    private static Optional<Integer> number(String text) {
        return text.matches("\\d{1,6}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    private static Optional<Operation> operation(String word) {
        return OPERATIONS.stream()
                .filter(operation -> word(operation).equals(word))
                .findFirst();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private Section controls() {
        target.setLabel(texts.say("learn.combos.target"));
        target.setPlaceholder(texts.say("learn.combos.target.hint"));
        target.setMin(0);
        target.setClearButtonVisible(true);
        target.setValueChangeMode(ValueChangeMode.EAGER);
        target.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                answer();
            }
        });
        choices.addClassName("combos-choices");
        var reset = button("learn.combos.reset");
        reset.addClickListener(click -> {
            asked = Asked.FIRST.of(asked.kind());
            target.clear();
            digits.reset();
            changed();
        });
        var print = button("learn.combos.print");
        print.getElement().executeJs("this.addEventListener('click', () => window.print())");
        var row = new Div(reset, print);
        row.addClassNames("row", "combos-actions");
        var narrow = new Div(target, digits);
        narrow.addClassName("combos-narrow");
        var controls = new Section(choices, narrow, row);
        controls.addClassNames("card", "combos-controls");
        return controls;
    }

    private NativeButton button(String key) {
        var button = new NativeButton(texts.say(key));
        button.addClassName("tool");
        button.getElement().setAttribute("type", "button");
        return button;
    }

    /// The choices that there are for what is asked.
    private void offer() {
        choices.removeAll();
        choices.add(new Choice<>(
                        "kind",
                        texts.say("learn.combos.game"),
                        List.of(KakuroRules.ID, KenKenRules.ID),
                        asked.kind(),
                        kind -> texts.say("shell.kind." + kind))
                .onChange(kind -> change(asked.of(kind))));
        if (!asked.isKakuro()) {
            choices.add(new Choice<>(
                            "operation",
                            texts.say("learn.combos.operation"),
                            OPERATIONS,
                            asked.operation(),
                            Operation::sign)
                    .onChange(operation -> change(asked.with(operation))));
        }
        choices.add(new Choice<>("cells", texts.say("learn.combos.cells"), asked.sizes(), asked.cells(), this::cells)
                .onChange(cells -> change(asked.withCells(cells))));
        if (!asked.isKakuro()) {
            choices.add(
                    new Choice<>(
                                    "grid",
                                    texts.say("learn.combos.grid"),
                                    Asked.upTo(KenKenRules.SMALLEST, LARGEST_GRID),
                                    asked.grid(),
                                    n -> texts.say("library.size", "rows", n, "columns", n))
                            .onChange(grid -> change(asked.withGrid(grid))),
                    new Choice<>(
                                    "shape",
                                    texts.say("learn.combos.shape"),
                                    List.of(true, false),
                                    asked.bends(),
                                    bends -> texts.say("learn.combos.shape." + (bends ? "any" : "line")))
                            .onChange(bends -> change(asked.bending(bends))));
        }
        digits.offer(asked.digits());
    }

    private String cells(int number) {
        return number == ALL ? texts.say("learn.combos.cells.all") : Integer.toString(number);
    }

    private void change(Asked other) {
        boolean otherKind = !other.kind().equals(asked.kind());
        asked = other;
        if (otherKind) {
            target.clear();
            changed();
        } else {
            digits.offer(asked.digits());
            answer();
        }
    }

    private void changed() {
        offer();
        answer();
    }

    private void refresh() {
        var wanted = Optional.ofNullable(target.getValue());
        var filter = new Filter(
                wanted.map(OptionalLong::of).orElse(OptionalLong.empty()), digits.required(), digits.forbidden());
        var found = new ArrayList<CombinationTable>();
        tables.removeAll();
        for (var sort : asked.sorts()) {
            var table = CombinationTable.of(sort, filter);
            if (!table.rows().isEmpty()) {
                found.add(table);
                tables.add(new CombinationsTable(
                        sort,
                        table,
                        asked.isKakuro() ? "" : sort.operation().sign(),
                        texts,
                        wanted.isEmpty(),
                        this::narrow));
            }
        }
        count.setText(texts.say(
                "learn.combos.count",
                "count",
                found.stream().mapToInt(CombinationTable::count).sum(),
                "clues",
                found.stream().mapToInt(table -> table.rows().size()).sum(),
                "only",
                found.stream()
                        .flatMap(table -> table.rows().stream())
                        .filter(CombinationTable.Row::only)
                        .count()));
    }

    /// Shows what the player asked for, and puts it into the address.
    private void answer() {
        refresh();
        UI.getCurrentOrThrow().getPage().getHistory().replaceState(null, "learn/combinations" + query());
    }

    private void narrow(long clue, int cells) {
        asked = asked.withCells(cells);
        target.setValue((int) clue);
        changed();
    }

    private String query() {
        var query = new StringBuilder("?kind=").append(asked.kind());
        if (!asked.isKakuro()) {
            query.append("&grid=").append(asked.grid()).append("&sign=").append(word(asked.operation()));
        }
        query.append("&cells=").append(asked.cells());
        Optional.ofNullable(target.getValue())
                .ifPresent(clue -> query.append("&clue=").append(clue));
        return query.toString();
    }
}
