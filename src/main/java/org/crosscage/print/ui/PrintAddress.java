package org.crosscage.print.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.print.BookOptions;
import org.crosscage.print.Letters;
import org.crosscage.print.Paper;

/// The choices of the page in its address, by the names that the terminal has for them, so that a reload, the way
/// back and a link come to the same book. What the page does not offer is left as it usually is.
final class PrintAddress {

    private static final String NO = "no";
    private static final String SEED = "\\d{1,12}";

    private PrintAddress() {}

    /// @param usual what holds where the address says nothing
    /// @return the source is that of `usual`
    static PrintOptions read(QueryParameters address, PrintOptions usual) {
        var kind = one(address, "kind")
                .flatMap(id -> PuzzleKinds.all().stream()
                        .filter(each -> each.id().equals(id))
                        .findFirst())
                .orElse(PuzzleKinds.of(usual.order().kind()));
        var printOptions = usual.withOrder(order(address, kind));
        printOptions =
                with(printOptions, number(address, "count", PrintOptions.COUNTS::contains), PrintOptions::withCount);
        printOptions = with(
                printOptions,
                one(address, "seed").filter(text -> text.matches(SEED)).map(Long::parseLong),
                PrintOptions::withSeed);
        printOptions = with(
                printOptions,
                one(address, "paper")
                        .flatMap(name -> Arrays.stream(Paper.values())
                                .filter(paper -> name(paper).equals(name))
                                .findFirst()),
                PrintOptions::withPaper);
        printOptions = with(
                printOptions, number(address, "per-page", BookOptions.PER_PAGE::contains), PrintOptions::withPerPage);
        printOptions = with(printOptions, one(address, "cover").map(said -> !said.equals(NO)), PrintOptions::withCover);
        printOptions = with(
                printOptions, one(address, "solutions").map(said -> !said.equals(NO)), PrintOptions::withSolutions);
        return with(printOptions, one(address, "title").map(PrintAddress::printable), PrintOptions::withTitle);
    }

    private static <T> PrintOptions with(
            PrintOptions printOptions, Optional<T> said, BiFunction<PrintOptions, T, PrintOptions> change) {
        return said.map(value -> change.apply(printOptions, value)).orElse(printOptions);
    }

    private static Optional<String> one(QueryParameters address, String name) {
        return address.getSingleParameter(name);
    }

    private static Optional<Integer> number(QueryParameters address, String name, Predicate<Integer> isOffered) {
        return one(address, name)
                .filter(text -> text.matches("\\d{1,3}"))
                .map(Integer::parseInt)
                .filter(isOffered);
    }

    private static String printable(String title) {
        var known = Letters.known(title.strip());
        return known.substring(0, Math.min(known.length(), BookOptions.LONGEST_TITLE));
    }

    private static PuzzleOrder order(QueryParameters address, PuzzleKind kind) {
        var size = one(address, "size")
                .flatMap(text -> GradeTimes.standard().sizes(kind.id()).stream()
                        .filter(each -> each.toString().equals(text))
                        .findFirst())
                .orElse(kind.usualSize());
        var grade = one(address, "grade").flatMap(Grade::of);
        var technique = one(address, "technique").flatMap(kind::technique).map(Technique::id);
        var options = new TreeMap<String, String>();
        kind.offeredOptions(size)
                .forEach((name, values) ->
                        one(address, name).filter(values::contains).ifPresent(value -> options.put(name, value)));
        return new PuzzleOrder(
                kind.id(), size, new PuzzleRequirements(grade, technique, GenerateRequest.TRIES, options));
    }

    /// What leads here again: of a source its own name and value, of new puzzles all that is said of them, and of the
    /// layout what is not as usual.
    static QueryParameters write(PrintOptions printOptions, PrintOptions usual) {
        var said = new LinkedHashMap<String, String>();
        if (printOptions.isNew()) {
            var requirements = printOptions.order().requirements();
            said.put("kind", printOptions.order().kind());
            said.put("size", printOptions.order().size().toString());
            requirements.grade().ifPresent(grade -> said.put("grade", grade.id()));
            requirements.technique().ifPresent(id -> said.put("technique", id));
            said.putAll(requirements.options());
            said.put("count", Integer.toString(printOptions.count()));
            said.put("seed", Long.toString(printOptions.seed()));
        } else {
            int end = printOptions.source().indexOf('=');
            said.put(
                    printOptions.source().substring(0, end),
                    printOptions.source().substring(end + 1));
        }
        putUnusual(said, "paper", name(printOptions.paper()), name(usual.paper()));
        putUnusual(said, "per-page", Integer.toString(printOptions.perPage()), Integer.toString(usual.perPage()));
        putUnusual(said, "cover", yesOrNo(printOptions.cover()), yesOrNo(usual.cover()));
        putUnusual(said, "solutions", yesOrNo(printOptions.solutions()), yesOrNo(usual.solutions()));
        putUnusual(said, "title", printOptions.title(), usual.title());
        return QueryParameters.simple(said);
    }

    private static void putUnusual(Map<String, String> said, String name, String value, String usual) {
        if (!value.equals(usual)) {
            said.put(name, value);
        }
    }

    private static String name(Paper paper) {
        return paper.name().toLowerCase(Locale.ROOT);
    }

    private static String yesOrNo(boolean is) {
        return is ? "yes" : NO;
    }
}
