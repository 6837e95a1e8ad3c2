package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Fields;
import org.crosscage.board.Json;
import org.crosscage.board.LogEntryJson;
import org.crosscage.browser.BrowserTest;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.experiment.format.Mutations;
import org.crosscage.experiment.format.ValidTexts;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Hints;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Texts;
import org.crosscage.train.OfflinePosition;
import org.crosscage.train.TrainingPositions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// The teacher in the browser says what the same classes say on a server, byte for byte.
final class OfflineTeacherIT extends BrowserTest {

    /// Of the files of puzzles every so-manieth is looked at, where not all are.
    private static final int SAMPLE = 10;
    /// Of each file as many puzzles at most.
    private static final int PUZZLES = Sweep.of(5, 1);

    /// So many digits are tried in each position to train on.
    private static final int ENTRIES = 12;

    private static final List<String> AREAS =
            List.of("board", "play", "hints", "learn.tier", "shell", "library", "train", "formats");

    /// Asks the thread itself: what it answers is not read before it is compared.
    private static final String ASK_THREAD = """
            async ({ thread, part, words, questions }) => {
              const worker = new Worker(thread, { type: 'module' });
              const answers = [];
              await new Promise((resolve, reject) => {
                worker.onerror = (event) => reject(new Error(event.message));
                worker.onmessage = ({ data }) => {
                  answers.push(data.answer ?? data.problem);
                  if (answers.length === questions.length) resolve();
                };
                worker.postMessage({ language: 'en', words: JSON.parse(words), part });
                questions.forEach(([what, request], id) => worker.postMessage({ id, what, request }));
              });
              worker.terminate();
              return answers;
            }
            """;

    private final Texts texts = Texts.in(Locale.ENGLISH);
    private final List<String> requests = SampleRequests.all(Sweep.of(1, SAMPLE), PUZZLES);

    @Test
    void hintsAreThoseOfTheServer() {
        var techniques = Map.of("techniques", "standard " + SampleRequests.allTechniquesOff());
        var ofFew = few().stream()
                .map(request -> SampleRequests.with(request, fields -> fields.put("choices", techniques)));
        var answers = isSaidAsOnAServer(
                Stream.concat(requests.stream(), ofFew)
                        .flatMap(request -> session(
                                request,
                                List.of(
                                        looked(request, "ask", "hint", 1),
                                        looked(request, "press", "hint-standard", 2),
                                        pressed(request, "hint-next"),
                                        pressed(request, "hint-next"),
                                        pressed(request, "hint-next"))))
                        .toList(),
                teacher());
        assertThat(IntStream.range(0, answers.size() - 3)
                        .filter(i -> answers.get(i).contains("\"hint-standard\"")))
                .isNotEmpty()
                .allMatch(i -> answers.get(i + 3).contains("\"price\":"));
        assertThat(answers)
                .anyMatch(answer -> answer.contains("\"rewindTo\":"))
                .anyMatch(answer -> answer.contains("\"entry\":"));
    }

    @Test
    void checksAreThoseOfTheServer() {
        var answers = isSaidAsOnAServer(
                requests.stream()
                        .flatMap(request -> session(
                                request,
                                List.of(
                                        looked(request, "ask", "check", 1),
                                        pressed(request, "check-where"),
                                        pressed(request, "check-rewind"))))
                        .toList(),
                teacher());
        assertThat(answers).anyMatch(answer -> answer.contains("\"rewindTo\":"));
    }

    @Test
    void difficultiesAreThoseOfTheServer() {
        var answers = isSaidAsOnAServer(
                begun().stream()
                        .flatMap(request -> session(request, List.of(looked(request, "ask", "difficulty", 1))))
                        .toList(),
                teacher());
        assertThat(answers).anyMatch(answer -> answer.contains("Harder than"));
    }

    @Test
    void gradesAreThoseOfTheServer() {
        isSaidAsOnAServer("grade", begun(), teacher()::grade);
    }

    @Test
    void walkThroughsAreThoseOfTheServer() {
        isSaidAsOnAServer("walkthrough", begun(), teacher()::walkthrough);
    }

    @Test
    void combinationsAreThoseOfTheServer() {
        isSaidAsOnAServer("combinations", selecting(), teacher()::combinations);
    }

    @Test
    void digitsThatNoSolutionHasAreThoseOfTheServer() {
        var marked = requests.stream()
                .map(request ->
                        SampleRequests.with(request, fields -> fields.put("choices", Map.of("check", "solution"))))
                .toList();
        assertThat(marked).anyMatch(request -> !teacher().marks(request).contains("\"wrong\":[]"));
        isSaidAsOnAServer("marks", marked, teacher()::marks);
    }

    /// Where nothing is open the hint says why.
    @Test
    void allStepsAreThoseOfTheServerAndSoIsTheProofOfOne() {
        var answers = isSaidAsOnAServer(
                few().stream()
                        .flatMap(request -> session(
                                request,
                                List.of(
                                        looked(request, "ask", "steps", 1),
                                        worked(request, 2),
                                        Stream.of(List.of("tell", told(request, "point", "step-0"))),
                                        pressed(request, "steps-place"),
                                        pressed(request, "steps-change"),
                                        pressed(request, "step-0"))))
                        .toList(),
                teacher());
        assertThat(answers).anyMatch(answer -> answer.contains("\"steps-place\""));
    }

    /// To look for all that is open takes as long as a walk-through. Each way to have played is among them.
    private List<String> few() {
        return IntStream.range(0, requests.size())
                .filter(i -> i % (PUZZLES * (SampleRequests.WAYS - 1)) == 0)
                .mapToObj(requests::get)
                .toList();
    }

    /// Each question that the card offers, where it does, and the answer to it.
    @Test
    void whyABranchFailsIsSaidAsByTheServer() {
        var answers = isSaidAsOnAServer(
                Stream.concat(
                                requests.stream().filter(request -> request.contains(" branch 1")),
                                few().stream()
                                        .filter(request -> !request.contains(" branch 1"))
                                        .map(OfflineTeacherIT::withBranch))
                        .flatMap(request -> session(
                                request,
                                List.of(
                                        looked(request, "ask", "branch", 1),
                                        looked(request, "press", "branch-chain", 2),
                                        looked(request, "press", "branch-search", 3))))
                        .toList(),
                teacher());
        assertThat(answers)
                .anyMatch(answer -> answer.contains("help paid 1 2 "))
                .anyMatch(answer -> answer.contains("help paid 1 4 "));
    }

    /// A branch that nothing contradicts, where nothing else is wrong.
    private static String withBranch(String request) {
        return SampleRequests.with(request, fields -> {
            var log = new ArrayList<Object>((List<?>) fields.map().get("log"));
            fields.put("log", log);
            log.add("2026-11-23T09:30:00Z page " + (log.size() + 1) + " branch 1");
        });
    }

    private List<String> isSaidAsOnAServer(List<List<String>> questions, OfflineTeacher server) {
        return isSaidAsOnAServer(questions, asked -> switch (asked.getFirst()) {
            case "open" -> server.open(asked.getLast());
            case "tell" -> server.tell(asked.getLast());
            default -> server.work(asked.getLast());
        });
    }

    private static Stream<List<String>> session(String request, List<Stream<List<String>>> events) {
        return Stream.concat(
                Stream.of(List.of("open", request)), events.stream().flatMap(each -> each));
    }

    private static Stream<List<String>> pressed(String request, String id) {
        return Stream.of(List.of("tell", told(request, "press", id)));
    }

    private static Stream<List<String>> looked(String request, String event, Object what, int work) {
        return Stream.concat(Stream.of(List.of("tell", told(request, event, what))), worked(request, work));
    }

    private static Stream<List<String>> worked(String request, int work) {
        return Stream.of(List.of("work", "{\"work\":" + work + "}"), List.of("tell", told(request, "deliver", work)));
    }

    private static String told(String request, String event, Object what) {
        return SampleRequests.with(
                request, fields -> fields.put("from", 0).put("event", event).put("what", what));
    }

    /// A cell in each.
    private List<String> selecting() {
        return IntStream.range(0, requests.size())
                .mapToObj(i -> SampleRequests.with(
                        requests.get(i),
                        fields -> fields.put(
                                "near",
                                i * 7 % Request.of(requests.get(i)).puzzle().cellCount())))
                .toList();
    }

    /// The same random numbers, the same grids.
    @Test
    void whatIsBredIsThatOfTheServer() {
        var asked = SampleRequests.bred();
        assertThat(asked)
                .allSatisfy(
                        request -> assertThat(teacher().walkthrough(request)).contains("\"divider\":"));
        isSaidAsOnAServer("walkthrough", asked, teacher()::walkthrough);
    }

    /// Each kind's puzzle in each format, and many a text that is spoilt.
    @Test
    void pastedTextsAreReadAsByTheServer() {
        var valid = PuzzleKinds.all().stream()
                .filter(kind -> !kind.formats().isEmpty()) // that of tests alone is not in browsers
                .flatMap(kind -> ValidTexts.of(PuzzleEntry.of("", kind.lesson().puzzle())))
                .toList();
        var mutations = new Mutations(valid, new SplittableRandom(4));
        var asked = Stream.concat(
                        valid.stream(), Stream.generate(mutations::next).limit(Sweep.of(5_000, 600)))
                .map(text -> List.of("read", Json.write(Map.of("text", text))))
                .toList();
        var server = new PuzzleReader(texts, InstantSource.system());

        var answers = isSaidAsOnAServer("reader", asked, question -> server.read(question.getLast()));

        assertThat(answers).anyMatch(answer -> answer.contains("\"flaws\":[]"));
    }

    /// Hints by stages, entries of which some are right, wrong or not due yet, and the proof.
    @Test
    void positionsAreTrainedAsByTheServer() {
        var positions = TrainingPositions.standard();
        var ids = PuzzleKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream()
                        .flatMap(technique ->
                                positions.ids(kind, technique).stream().limit(1)))
                .toList();
        var server = teacher();

        var answers = isSaidAsOnAServer(
                "use",
                IntStream.range(0, ids.size())
                        .filter(i -> i % Sweep.of(1, SAMPLE) == 0)
                        .mapToObj(i -> positions.offline(ids.get(i)).orElseThrow())
                        .flatMap(OfflineTeacherIT::trained)
                        .toList(),
                asked -> asked.getFirst().equals("begin")
                        ? server.begin(asked.getLast())
                        : server.train(asked.getLast()),
                OfflineTeacherIT::timeless);

        for (var words : List.of("stage 3 of 3", "Why it is wrong", "True, but not yet", "This was the step")) {
            assertThat(answers).anyMatch(answer -> answer.contains(words));
        }
    }

    private static Stream<List<String>> trained(OfflinePosition position) {
        var entries = IntStream.range(0, ENTRIES)
                .mapToObj(i -> new SentEntry("page", i + 1, new LogEntry.Play(Move.of(new Change.Digit(i, 1 + i % 4)))))
                .map(entry -> LogEntryJson.write(entry, 0))
                .map(entry -> new Fields().put("event", "enter").put("entry", entry));
        var hints = Stream.generate(() -> new Fields().put("event", "hint")).limit(3);
        var events = Stream.concat(Stream.concat(hints, entries), Stream.of(new Fields().put("event", "show")));
        return Stream.concat(
                Stream.of(List.of("begin", JsonMapper.shared().writeValueAsString(position))),
                events.map(event -> List.of("train", Json.write(event.map()))));
    }

    private List<String> begun() {
        return IntStream.range(0, requests.size())
                .filter(i -> i % (PUZZLES * SampleRequests.WAYS) == 0)
                .mapToObj(requests::get)
                .toList();
    }

    private OfflineTeacher teacher() {
        var finder = new SolutionFinder(new ExactSolver());
        return new OfflineTeacher(
                texts,
                finder,
                new Hints(finder, SearchLimit.ENDLESS),
                new Ratings(finder, ReferenceScores.standard(), 1),
                WalkthroughSearch.of(finder, InstantSource.system()),
                InstantSource.system());
    }

    private void isSaidAsOnAServer(String what, List<String> asked, UnaryOperator<String> server) {
        isSaidAsOnAServer(
                asked.stream().map(request -> List.of(what, request)).toList(),
                question -> server.apply(question.getLast()));
    }

    /// @param questions what is asked, and the request
    private List<String> isSaidAsOnAServer(List<List<String>> questions, Function<List<String>, String> server) {
        return isSaidAsOnAServer("use", questions, server);
    }

    private List<String> isSaidAsOnAServer(
            String part, List<List<String>> questions, Function<List<String>, String> server) {
        return isSaidAsOnAServer(part, questions, server, UnaryOperator.identity());
    }

    /// @param part of the module
    /// @param compared the part of an answer that is compared
    private List<String> isSaidAsOnAServer(
            String part,
            List<List<String>> questions,
            Function<List<String>, String> server,
            UnaryOperator<String> compared) {
        var answers = ((List<?>) page().evaluate(
                                ASK_THREAD,
                                Map.of(
                                        "thread",
                                        file("teacher-worker"),
                                        "part",
                                        part,
                                        "words",
                                        words(),
                                        "questions",
                                        questions)))
                .stream().map(String::valueOf).toList();
        assertThat(questions).hasSizeGreaterThan(5);
        for (int i = 0; i < questions.size(); i++) {
            assertThat(compared.apply(answers.get(i)))
                    .as("%s", questions.get(i))
                    .isEqualTo(compared.apply(server.apply(questions.get(i))));
        }
        return answers;
    }

    /// How long the player took is not the teacher's.
    private static String timeless(String answer) {
        return answer.replaceAll("\"seconds\":\\d+|\\b[0-9]{2}:[0-9]{2}\\b", "");
    }

    /// By the script that pages use.
    @Test
    void aPageAsksAndIsToldWhatCannotBeAnswered() {
        var told = (Map<?, ?>)
                page().evaluate("""
                async ({ script, words, request }) => {
                  const { Teacher } = await import(script);
                  const asked = new Teacher(JSON.parse(words));
                  const shown = await asked.walkthrough(JSON.parse(request));
                  const failure = await asked.walkthrough({ ...JSON.parse(request), puzzle: 'no puzzle' }).catch((error) => error);
                  const again = await asked.walkthrough(JSON.parse(request));
                  return { start: shown.start.length, failed: failure instanceof Error, why: failure.why,
                           cause: String(failure.cause), again: again.start.length };
                }
                """, Map.of("script", teacherFile(), "words", words(), "request", requests.getFirst()));
        assertThat(told.get("start")).isEqualTo(told.get("again"));
        assertThat(told.get("failed")).isEqualTo(true);
        assertThat(told.get("why")).isEqualTo("failed");
        assertThat(told.get("cause")).asString().contains("no puzzle");
    }

    @Test
    void aModuleThatCannotBeLoadedIsAskedForAgain() {
        var page = page();
        page.route("**/teacher-*.wasm", Route::abort);
        page.evaluate("""
                async ({ script, words, request }) => {
                  const asked = new (await import(script)).Teacher(JSON.parse(words));
                  window.ask = () => asked.open(JSON.parse(request)).then(() => 'open', (error) => error.why);
                }
                """, Map.of("script", teacherFile(), "words", words(), "request", requests.getFirst()));
        assertThat(page.evaluate("() => ask()")).isEqualTo("failed");

        page.unroute("**/teacher-*.wasm");
        assertThat(page.evaluate("() => ask()")).isEqualTo("open");
    }

    @Test
    void aThreadThatCannotBeLoadedAnswersNothing() {
        var page = page();
        page.route("**/teacher-worker-*.js", route -> route.fulfill(new Route.FulfillOptions().setStatus(404)));
        assertThat(page.evaluate("""
                        async (script) => {
                          const asked = new (await import(script)).Teacher({});
                          return [await asked.open({}).catch(({ why }) => why), await asked.open({}).catch(({ why }) => why)];
                        }
                        """, teacherFile())).isEqualTo(List.of("failed", "failed"));
    }

    @Test
    void itIsThereWithoutAServer() {
        var profile = newProfile(new NewContextOptions().setServiceWorkers(ServiceWorkerPolicy.ALLOW));
        var page = profile.newPage();
        page.navigate(application().url() + "/");
        await().pollInSameThread()
                .until(() -> page.evaluate("() => navigator.serviceWorker.getRegistration()"
                                + ".then((kept) => kept?.active?.state === 'activated')")
                        .equals(true));
        var arguments = Map.of("script", teacherFile(), "words", words(), "request", requests.getFirst());
        profile.setOffline(true);
        page.navigate(application().url() + "/daily");
        assertThat(page.evaluate("""
                        async ({ script, words, request }) => {
                          const asked = new (await import(script)).Teacher(JSON.parse(words));
                          await asked.open(JSON.parse(request));
                          return (await asked.tell({ ...JSON.parse(request), event: 'ask', what: 'hint', from: 0 })).waiting;
                        }
                        """, arguments)).isEqualTo("hint");
    }

    @Test
    void itsThreadAloneMayMakeFunctionsOfTexts() {
        assertThat(policy(file("teacher-worker"))).contains("script-src 'self' 'unsafe-eval'");
        assertThat(policy(teacherFile())).doesNotContain("unsafe-eval");
        assertThat(policy("/offline")).doesNotContain("unsafe-eval");
    }

    private String policy(String address) {
        return application()
                .get(address)
                .headers()
                .firstValue("Content-Security-Policy")
                .orElseThrow();
    }

    @Test
    void aBrowserThatCannotRunItIsTold() {
        var page = page();
        page.evaluate("() => { WebAssembly.validate = () => false; }");
        assertThat(page.evaluate("""
                        async (script) => {
                          const { Teacher } = await import(script);
                          try {
                            return new Teacher({});
                          } catch ({ why }) {
                            return why;
                          }
                        }
                        """, teacherFile())).isEqualTo("unsupported");
    }

    /// A page with the policy of those without a server. It has nothing of theirs: they go on as soon as
    /// the server answers.
    private Page page() {
        var page = newProfile().newPage();
        page.route("**/offline", route -> {
            var answer = route.fetch();
            route.fulfill(
                    new Route.FulfillOptions().setResponse(answer).setBody("<!doctype html><title>Empty</title>"));
        });
        page.navigate(application().url() + "/offline");
        return page;
    }

    /// The address of the file that offers the teacher; another one of its name has the code.
    private String teacherFile() {
        return files("teacher")
                .filter(file -> application().get(file).body().contains("as Teacher"))
                .findFirst()
                .orElseThrow();
    }

    /// The address of a file of the bundle.
    private String file(String name) {
        return files(name).findFirst().orElseThrow();
    }

    /// The addresses of files that are kept for the time without a server; the service worker lists them without the
    /// path before it.
    private Stream<String> files(String name) {
        return Pattern.compile("VAADIN/build/" + name + "-[A-Za-z0-9_-]{8}\\.js")
                .matcher(application().get("/sw.js").body())
                .results()
                .map(found -> "/" + found.group());
    }

    private String words() {
        var words = new TreeMap<String, String>();
        AREAS.forEach(area -> texts.area(area).forEach((key, pattern) -> words.put(area + "." + key, pattern)));
        return JsonMapper.shared().writeValueAsString(words);
    }
}
