package org.crosscage.offline;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Json;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Hints;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Texts;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/// The functions that the module has for the script that loads it, `frontend/offline/teacher/teacher-worker.ts`.
public final class TeacherModule {

    /// The same time limit as on the server.
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);
    /// Much shorter than on the server: nothing else is answered meanwhile.
    private static final Duration LONGEST_RATING = Duration.ofSeconds(5);

    private TeacherModule() {}

    /// Takes requests and gives answers, both as JSON.
    public interface Teacher extends JSObject {

        String walkthrough(String request);

        String combinations(String request);

        /// The page of all combinations.
        String combinationsPage(String request);

        /// Opens the help of a game.
        String open(String request);

        /// Tells it what happens in the page.
        String tell(String request);

        /// Does the work of a number.
        String work(String request);

        /// The marks that the board of a game shows by itself.
        String marks(String request);

        /// The grade of a game's puzzle.
        String grade(String request);

        /// Begins with a position of the trainer.
        String begin(String request);

        /// Tells the trainer what happens in the page.
        String train(String request);
    }

    /// Takes requests and gives answers, both as JSON.
    public interface Maker extends JSObject {

        /// A new puzzle.
        String make(String request);

        /// A puzzle of a day.
        String makeDaily(String request);
    }

    /// Takes requests and gives answers, both as JSON.
    public interface Reader extends JSObject {

        /// The puzzles of a text.
        String read(String request);
    }

    /// Nothing begins by itself.
    public static void main(String[] args) {}

    /// A teacher who speaks a language.
    ///
    /// @param language as a language tag
    /// @param patterns the texts by whole keys, a JSON object
    /// @param scores of generated puzzles, as [Percentiles] reads them
    @JSExport
    public static Teacher use(String language, String patterns, String scores) {
        var clock = InstantSource.system();
        var finder = new SolutionFinder(new ExactSolver(), new SearchLimit(clock, LONGEST_WAIT));
        var texts = texts(language, patterns);
        var ratings = new Ratings(
                finder,
                Percentiles.parse(scores),
                1,
                _ -> Optional.empty(),
                _ -> Optional.empty(),
                new SearchLimit(clock, LONGEST_RATING));
        return new OfflineTeacher(
                texts,
                finder,
                new Hints(finder, Hints.usualLimit(clock)),
                ratings,
                WalkthroughSearch.of(finder, clock),
                clock);
    }

    /// The generator, whose puzzles are described in a language.
    ///
    /// @param language as a language tag
    /// @param patterns the texts by whole keys, a JSON object
    @JSExport
    public static Maker generator(String language, String patterns) {
        return new PuzzleMaker(texts(language, patterns), new ExactSolver(), TeacherModule::report);
    }

    /// The reader of pasted puzzles, which says in a language what is wrong with them.
    ///
    /// @param language as a language tag
    /// @param patterns the texts by whole keys, a JSON object
    @JSExport
    public static Reader reader(String language, String patterns) {
        return new PuzzleReader(texts(language, patterns), InstantSource.system());
    }

    /// Tells the page, while the thread is at work.
    @JSBody(params = "looked", script = "self.postMessage({ looked: looked });")
    private static native void report(int looked);

    private static Texts texts(String language, String patterns) {
        return Texts.of(patterns(patterns), Locale.ROOT, new BrowserRules(language));
    }

    private static Map<String, String> patterns(String json) {
        var texts = new HashMap<String, String>();
        if (Json.read(json) instanceof Map<?, ?> fields) {
            fields.forEach((key, pattern) -> texts.put((String) key, (String) pattern));
        }
        return texts;
    }
}
