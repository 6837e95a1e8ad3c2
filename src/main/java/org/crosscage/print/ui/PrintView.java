package org.crosscage.print.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.search.Solver;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.print.Book;
import org.crosscage.print.BookOptions;
import org.crosscage.print.BookTitle;
import org.crosscage.print.PrintedPuzzle;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// Puts a book together: new puzzles, those of a pack or a set, or the one of a game. Shows its first page as it will
/// be printed, and makes the file.
@Route(PrintView.ADDRESS)
@CssImport("./styles/print.css")
final class PrintView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String ADDRESS = "print";

    private static final long serialVersionUID = 1L;

    private static final long SEEDS = 1_000_000;
    /// As long as the terminal looks for a second solution.
    private static final Duration LONGEST_COUNT = Duration.ofSeconds(60);

    private final transient Texts texts;
    private final transient GradeTimes times;
    private final transient Solver solver;
    private final transient SearchLimit limit;
    private final transient BackgroundTasks looks;
    private final transient BackgroundTasks work;
    private final transient BookSources sources;
    private final transient PlayerLimits limits;
    private final transient SecureRandom random = new SecureRandom();
    private final FirstSheet first;
    private final BookDownload making;
    private transient Optional<PrintForm> form = Optional.empty();
    private final transient PrintOptions usual;
    private transient PrintOptions printOptions;
    private transient Optional<MadePuzzles> firstPuzzles = Optional.empty();

    /// New puzzles that the first sheet has shown: on another paper, or below another title, they are the same.
    ///
    /// @param asked as many as were asked for
    private record MadePuzzles(PuzzleOrder order, long seed, int asked, List<PrintedPuzzle> puzzles) {

        boolean areFor(PrintOptions options) {
            return order.equals(options.order()) && seed == options.seed() && asked == onFirstSheet(options);
        }
    }

    PrintView(
            Texts texts,
            PuzzleLibrary library,
            GameService games,
            CurrentPlayer player,
            PuzzleSets sets,
            GradeTimes times,
            Solver solver,
            InstantSource clock,
            PlayerLimits limits,
            Executor costlyTasks) {
        this.texts = texts;
        this.sources = new BookSources(texts, library, games, player, sets);
        this.times = times;
        this.solver = solver;
        this.limit = new SearchLimit(clock, LONGEST_COUNT);
        this.limits = limits;
        this.looks = new BackgroundTasks(costlyTasks, this);
        this.work = new BackgroundTasks(costlyTasks, this);
        this.first = new FirstSheet(texts);
        this.making = new BookDownload(texts, this::make, this::cancel);
        var kind = PuzzleKinds.all().getFirst();
        this.usual =
                PrintOptions.usual(new PuzzleOrder(kind.id(), kind.usualSize(), PuzzleRequirements.ANYTHING), seed());
        this.printOptions = usual;
        addClassNames("page", "print-page");
    }

    private long seed() {
        return random.nextLong(SEEDS);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("print.page.title"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        removeAll();
        var address = event.getLocation().getQueryParameters();
        sources.read(address);
        printOptions = PrintAddress.read(address, sources.printOptions(usual));
        var lead = new Paragraph(texts.say("print.page.lead"));
        lead.addClassName("lead");
        var way = new Anchor("sets", texts.say("print.page.sets"));
        way.getElement().setAttribute("router-link", true);
        lead.add(new Text(" "), way);
        var made = new PrintForm(sources.options(), printOptions, times, this::seed, texts, this::change);
        form = Optional.of(made);
        printOptions = made.printOptions();
        var left = new Div(made, making);
        left.addClassNames("card", "print-card");
        var columns = new Div(left, first);
        columns.addClassName("print-columns");
        add(new H1(texts.say("print.page.title")), lead, columns);
    }

    @Override
    protected void onAttach(AttachEvent event) {
        super.onAttach(event);
        refresh();
    }

    private void change(PrintOptions next) {
        printOptions = next;
        showAddress();
        cancel();
        making.forget();
        refresh();
    }

    private void showAddress() {
        var address = new Location(ADDRESS, PrintAddress.write(printOptions, usual));
        UI.getCurrentOrThrow().getPage().getHistory().replaceState(null, address);
    }

    private Contents contents(PrintOptions now) {
        return sources.known(now.source())
                .<Contents>map(known -> known)
                .orElseGet(() -> new Contents.New(now.order(), now.count(), now.seed()));
    }

    /// Why no puzzles are made for a sheet or a book: it counts as one, however many it holds.
    private Optional<String> refusal(PrintOptions now) {
        return sources.known(now.source()).isPresent() ? Optional.empty() : limits.refusal(Limit.NEW_PUZZLE);
    }

    private void refresh() {
        looks.end(); // what was chosen before comes no more
        first.wait(false);
        var now = printOptions;
        if (now.isNew()) { // a sheet that is refused says nothing of it
            form.ifPresent(shown -> shown.suggest(name(now.order())));
        }
        var known =
                firstPuzzles.filter(before -> now.isNew() && before.areFor(now)).map(MadePuzzles::puzzles);
        var refusal = known.isPresent() ? Optional.<String>empty() : refusal(now);
        refusal.ifPresentOrElse(first::showNone, () -> layOut(now, known));
    }

    private String name(PuzzleOrder order) {
        return new PuzzleNames(texts)
                .of(order.kind(), order.size().rows(), order.size().columns());
    }

    /// Lays the first page out.
    ///
    /// @param known the puzzles that stand on it, where they were made before
    private void layOut(PrintOptions now, Optional<List<PrintedPuzzle>> known) {
        first.wait(true);
        looks.run(
                stop -> sheet(
                        now, known.orElseGet(() -> contents(now).puzzles(now.perPage(), solver, limit, stop, _ -> {}))),
                sheet -> {
                    first.wait(false);
                    sheet.ifPresentOrElse(look -> show(now, look), () -> first.showNone(texts.say("print.none")));
                },
                () -> first.wait(false));
    }

    private void show(PrintOptions now, FirstSheet.Look look) {
        first.show(look);
        form.ifPresent(shown -> shown.suggest(look.title()));
        if (now.isNew()) {
            firstPuzzles = Optional.of(new MadePuzzles(now.order(), now.seed(), onFirstSheet(now), look.puzzles()));
        }
    }

    private static int onFirstSheet(PrintOptions options) {
        return Math.min(options.perPage(), options.count());
    }

    private Optional<FirstSheet.Look> sheet(PrintOptions now, List<PrintedPuzzle> seen) {
        if (seen.isEmpty()) {
            return Optional.empty();
        }
        var book = book(now, all(contents(now), seen));
        var image = Book.image(book.pagePdf(book.firstPuzzlePage(), texts), 1, FirstSheet.RESOLUTION);
        return Optional.of(new FirstSheet.Look(
                seen,
                image,
                book.pages(),
                BookTitle.of(all(contents(now), seen), texts),
                BookTitle.tooSmall(book, texts)));
    }

    /// What follows the first page takes as much room as it will, though nothing is known of it yet.
    private static List<PrintedPuzzle> all(Contents contents, List<PrintedPuzzle> seen) {
        return switch (contents) {
            case Contents.Known known ->
                IntStream.range(0, known.count())
                        .mapToObj(i -> i < seen.size()
                                ? seen.get(i)
                                : PrintedPuzzle.unsolved(known.entries().get().get(i)))
                        .toList();
            case Contents.New fresh -> {
                var padded = new ArrayList<>(seen);
                padded.addAll(Collections.nCopies(Math.max(0, fresh.count() - seen.size()), seen.getFirst()));
                yield padded;
            }
        };
    }

    private String title(PrintOptions now, List<PrintedPuzzle> puzzles) {
        return now.title().isEmpty() ? BookTitle.of(puzzles, texts) : now.title();
    }

    private Book book(PrintOptions now, List<PrintedPuzzle> puzzles) {
        var title = title(now, puzzles);
        var text = sources.text(now.source());
        return new Book(
                puzzles, new BookOptions(title, now.paper(), now.perPage(), now.cover(), now.solutions(), text));
    }

    private void make() {
        showAddress(); // whoever comes back finds the same seed
        refusal(printOptions).ifPresentOrElse(making::refuse, this::makeBook);
    }

    private void makeBook() {
        var now = printOptions;
        var contents = contents(now);
        var counter = making.begin(contents.count());
        work.run(
                stop -> {
                    var puzzles = contents.puzzles(contents.count(), solver, limit, stop, counter);
                    return puzzles.isEmpty() || stop.getAsBoolean()
                            ? Optional.<BookDownload.Made>empty()
                            : Optional.of(made(now, puzzles, contents.count()));
                },
                made -> made.ifPresentOrElse(making::show, making::failed),
                making::failed);
    }

    private BookDownload.Made made(PrintOptions now, List<PrintedPuzzle> puzzles, int asked) {
        var book = book(now, puzzles);
        return new BookDownload.Made(
                title(now, puzzles),
                book.pdf(texts),
                book.pages(),
                puzzles.size(),
                asked,
                BookTitle.tooSmall(book, texts));
    }

    private void cancel() {
        work.end();
        making.stop();
    }
}
