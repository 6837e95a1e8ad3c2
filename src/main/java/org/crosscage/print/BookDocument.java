package org.crosscage.print;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDBorderStyleDictionary;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.crosscage.drawing.Canvas.Anchor;
import org.crosscage.texts.Texts;

/// A book as a document: its pages one after the other, bookmarks, and what it says of itself.
final class BookDocument implements AutoCloseable {

    private static final String PRODUCT = "Crosscage";
    private static final double HEAD_SIZE = 8;

    private final PDDocument document = new PDDocument();
    private final List<PrintedPuzzle> puzzles;
    private final BookOptions options;
    private final BookPlan plan;
    private final BookWords words;
    private final Fonts fonts;
    private final Frame frame;
    private final List<Sheet.Jump> jumps = new ArrayList<>();

    BookDocument(List<PrintedPuzzle> puzzles, BookOptions options, BookPlan plan, Texts texts) throws IOException {
        this.puzzles = puzzles;
        this.options = options;
        this.plan = plan;
        this.words = new BookWords(texts);
        this.fonts = Fonts.of(document);
        this.frame = Frame.of(options.paper());
    }

    void write(OutputStream file) throws IOException {
        if (options.cover()) {
            try (var sheet = sheet()) {
                new CoverSheet(words, sheet, options.paper()).draw(puzzles, options.title(), options.text());
                sheet.text(PRODUCT, frame.right(), bottom(), Style.quiet(HEAD_SIZE), Anchor.END);
            }
        }
        for (var page : plan.puzzlePages()) {
            puzzlePage(page, document.getNumberOfPages() + 1);
        }
        for (var page : plan.solutionPages()) {
            solutionPage(page, document.getNumberOfPages() + 1);
        }
        for (var jump : jumps) {
            link(jump);
        }
        outline();
        describe();
        document.save(file);
    }

    /// One page with puzzles, without what leads to others.
    void writeOnly(int page, OutputStream file) throws IOException {
        puzzlePage(plan.puzzlePages().get(page - plan.firstPuzzlePage()), page);
        describe();
        document.save(file);
    }

    private Sheet sheet() throws IOException {
        return new Sheet(document, options.paper(), fonts);
    }

    private void puzzlePage(List<Integer> page, int pageNumber) throws IOException {
        try (var sheet = sheet()) {
            around(sheet, words.say("puzzles"), pageNumber);
            var puzzleSheet = new PuzzleSheet(words, sheet);
            for (int i = 0; i < page.size(); i++) {
                int number = page.get(i);
                var place = plan.isAlone(puzzles.get(number))
                        ? frame
                        : frame.part(options.columns(), options.rows(), i, PuzzleSheet.GAP);
                int solvedOn = options.solutions() ? plan.pageOfSolution(number) : 0;
                puzzleSheet.draw(puzzles.get(number), number + 1, place, solvedOn);
            }
            jumps.addAll(sheet.jumps());
        }
    }

    private void solutionPage(List<Integer> page, int pageNumber) throws IOException {
        try (var sheet = sheet()) {
            around(sheet, words.say("solutions"), pageNumber);
            var solutionSheet = new SolutionSheet(words, sheet);
            for (int i = 0; i < page.size(); i++) {
                int number = page.get(i);
                var puzzle = puzzles.get(number);
                int from = plan.pageOfPuzzle(number);
                if (plan.isSolvedAlone(puzzle)) {
                    solutionSheet.drawLarge(puzzle, number + 1, frame, from);
                } else {
                    solutionSheet.drawSmall(puzzle, number + 1, SolutionSheet.place(frame, i), from);
                }
            }
            jumps.addAll(sheet.jumps());
        }
    }

    /// The running head and the page number.
    private void around(Sheet sheet, String part, int pageNumber) {
        var style = Style.quiet(HEAD_SIZE);
        double head = Frame.MARGIN + HEAD_SIZE;
        sheet.text(options.title(), frame.x(), head, style, Anchor.START);
        sheet.text(part, frame.right(), head, style, Anchor.END);
        sheet.line(frame.x(), head + 5, frame.right(), head + 5, 0.5, 0x808080);
        sheet.text(Integer.toString(pageNumber), frame.middle(), bottom(), Style.plain(9), Anchor.MIDDLE);
    }

    private double bottom() {
        return options.paper().height() - Frame.MARGIN;
    }

    private static PDPageFitDestination destination(PDPage page) {
        var destination = new PDPageFitDestination();
        destination.setPage(page);
        return destination;
    }

    private void link(Sheet.Jump jump) throws IOException {
        var link = new PDAnnotationLink();
        link.setRectangle(jump.area());
        link.setDestination(destination(document.getPage(jump.target() - 1)));
        var border = new PDBorderStyleDictionary();
        border.setWidth(0);
        link.setBorderStyle(border);
        jump.from().getAnnotations().add(link);
    }

    private void outline() {
        var outline = new PDDocumentOutline();
        if (options.cover()) {
            outline.addLast(item(words.say("cover"), 1));
        }
        var all = item(words.say("puzzles"), plan.firstPuzzlePage());
        var solved = item(words.say("solutions"), Math.min(plan.firstSolutionPage(), plan.pages()));
        for (int number = 0; number < puzzles.size(); number++) {
            var puzzle = puzzles.get(number);
            all.addLast(item(
                    words.texts()
                            .say(
                                    "print.bookmark",
                                    "number",
                                    number + 1,
                                    "name",
                                    words.name(puzzle),
                                    "grade",
                                    words.grade(puzzle)),
                    plan.pageOfPuzzle(number)));
            if (options.solutions()) {
                solved.addLast(item(words.say("bookmark.solution", "number", number + 1), plan.pageOfSolution(number)));
            }
        }
        outline.addLast(all);
        if (options.solutions()) {
            outline.addLast(solved);
        }
        document.getDocumentCatalog().setDocumentOutline(outline);
    }

    private PDOutlineItem item(String words, int page) {
        var item = new PDOutlineItem();
        item.setTitle(words);
        item.setDestination(destination(document.getPage(page - 1)));
        return item;
    }

    private void describe() {
        var information = new PDDocumentInformation();
        information.setTitle(options.title());
        information.setCreator(PRODUCT);
        information.setProducer(PRODUCT);
        document.setDocumentInformation(information);
        var catalog = document.getDocumentCatalog();
        catalog.setLanguage(words.texts().locale().toLanguageTag());
        var preferences = new PDViewerPreferences(new COSDictionary());
        preferences.setDisplayDocTitle(true);
        catalog.setViewerPreferences(preferences);
        // else the time would be part of the file
        document.setDocumentId((long) puzzles.hashCode() * 31 + options.hashCode());
    }

    @Override
    public void close() throws IOException {
        document.close();
    }
}
