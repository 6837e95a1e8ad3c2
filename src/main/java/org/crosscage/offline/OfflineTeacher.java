package org.crosscage.offline;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.BoardJson;
import org.crosscage.board.Fields;
import org.crosscage.board.Json;
import org.crosscage.board.Playback;
import org.crosscage.core.game.Game;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.learn.CombinationsPage;
import org.crosscage.player.Preferences;
import org.crosscage.teach.Check;
import org.crosscage.teach.Hints;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.teach.help.ShownClues;
import org.crosscage.teach.words.ClueCombinations;
import org.crosscage.teach.words.WalkthroughPlayback;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.jspecify.annotations.Nullable;

/// Answers what pages ask, both as JSON: `frontend/offline/teacher/teacher.ts` says which. What cannot be read is
/// answered by `{"error": …}`, which names it. Nobody can stop it: whoever asks does so from a thread of
/// its own.
final class OfflineTeacher implements TeacherModule.Teacher {

    static final BooleanSupplier NEVER = () -> false;

    private final Texts texts;
    private final SolutionFinder finder;
    private final Hints hints;
    private final WalkthroughSearch search;
    private final Ratings ratings;
    private final InstantSource clock;
    /// The help of the game that was opened last.
    private Optional<HelpSession> session = Optional.empty();

    /// The position of the trainer that was begun last.
    private Optional<TrainingSession> training = Optional.empty();

    OfflineTeacher(
            Texts texts,
            SolutionFinder finder,
            Hints hints,
            Ratings ratings,
            WalkthroughSearch search,
            InstantSource clock) {
        this.hints = hints;
        this.texts = texts;
        this.finder = finder;
        this.search = search;
        this.ratings = ratings;
        this.clock = clock;
    }

    @Override
    public String open(String request) {
        return answer(request, asked -> {
            session = Optional.of(new HelpSession(begun(asked), texts));
            return Map.of();
        });
    }

    @Override
    public String tell(String request) {
        return answer(request, told -> session().tell(told));
    }

    @Override
    public String work(String request) {
        return answer(request, asked -> session().work(asked, hints, ratings));
    }

    private HelpSession session() {
        return session.orElseThrow(() -> new IllegalArgumentException("no game is open"));
    }

    @Override
    public String begin(String request) {
        return answer(request, asked -> {
            var begun = new TrainingSession(asked.position(), asked.before(), new AnswerCheck(finder), texts, clock);
            training = Optional.of(begun);
            return begun.begun();
        });
    }

    @Override
    public String train(String request) {
        return answer(
                request,
                told -> training.orElseThrow(() -> new IllegalArgumentException("no position is begun"))
                        .tell(told));
    }

    /// From the first given digit on.
    @Override
    public String walkthrough(String request) {
        return answer(
                request,
                asked -> WalkthroughPlayback.of(
                                game(asked),
                                new WalkthroughPlayback.Request(false, asked.techniques(), asked.extent()),
                                search,
                                texts,
                                NEVER)
                        .map(Playback::toJson)
                        .orElseThrow());
    }

    /// How the clues are shown, and the digits that no solution has where the player wants to see them at once.
    @Override
    public String marks(String request) {
        return answer(request, asked -> {
            var check = asked.preferences().get(Preferences.CHECK);
            var played = asked.played(Game.of(asked.puzzle()));
            var signs = ShownClues.of(played.puzzle(), played.position(), check);
            var json = new Fields().put("clues", BoardJson.clueSigns(signs));
            if (check == Preferences.Check.SOLUTION) {
                var game = game(asked);
                var found = Check.of(game, finder, hints.within(NEVER));
                json.put("wrong", BoardJson.array(found.cells())).put("tells", found.tells(game));
            }
            return json.map();
        });
    }

    /// Empty where the puzzle has none.
    @Override
    public String grade(String request) {
        return answer(request, asked -> {
            var game = begun(asked);
            var found = ratings.of(game.puzzle(), finder.count(game, NEVER), NEVER);
            return new Fields()
                    .put("grade", found.grade().map(Grade::id).orElse(""))
                    .map();
        });
    }

    /// What a clue can still be has nothing to do with the solution.
    @Override
    public String combinations(String request) {
        return answer(request, asked -> {
            var game = asked.played(Game.of(asked.puzzle()));
            var puzzle = game.puzzle();
            var clues = asked.clue(puzzle)
                    .map(List::of)
                    .orElseGet(() -> asked.near(puzzle).stream()
                            .boxed()
                            .flatMap(cell -> puzzle.cluesOf(cell).stream())
                            .toList());
            return new ClueCombinations(puzzle, texts)
                    .json(clues, game.position(), List.of(), (_, _) -> Optional.empty());
        });
    }

    @Override
    public String combinationsPage(String request) {
        return answer(request, asked -> CombinationsPage.of(asked.text("query")).toJson());
    }

    private Game game(Request asked) {
        return asked.played(begun(asked));
    }

    /// A puzzle that was made by us has one solution, which is not told with it. One of a set may have
    /// more, and then none of them is the one. Of others it has to be found out how many there are.
    private Game begun(Request asked) {
        var puzzle = asked.puzzle();
        var found = asked.source().isEmpty()
                ? List.<Solution>of()
                : finder.ask(puzzle, Position.start(puzzle).digits(), 2, NEVER).solutions();
        return found.size() == 1 ? Game.of(puzzle, found.getFirst()) : Game.of(puzzle);
    }

    static Map<String, @Nullable Object> picture(Puzzle puzzle, Texts texts) {
        var picture = PuzzleKinds.of(puzzle.kind()).picture(puzzle);
        return BoardJson.picture(puzzle, picture, new Names(texts, puzzle)::spoken);
    }

    static String answer(String request, Function<Request, Map<String, @Nullable Object>> made) {
        try {
            return Json.write(made.apply(Request.of(request)));
        } catch (IllegalArgumentException e) {
            return Json.write(new Fields().put("error", e.getMessage()).map());
        }
    }
}
