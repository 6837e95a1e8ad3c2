package org.crosscage.teach.words;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.TextSpan;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Lights;
import org.crosscage.teach.BranchRefutation;
import org.crosscage.teach.HintLights;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.texts.Texts;

/// All that a card says to the question why the inmost branch of a game dies.
///
/// @param game with a branch at least
public record BranchWords(Game game, Texts texts) {

    /// What a card shows.
    ///
    /// @param proof its sentences, the conclusion last; none where nothing is proven
    /// @param more what is said besides, a sentence or two each
    /// @param lights what lights up on the board
    /// @param question what can be asked next
    /// @param drops the ways out of the branch, the first one before the others
    public record Told(
            String eyebrow,
            String title,
            List<List<TextSpan>> proof,
            List<String> more,
            Lights lights,
            Optional<Question> question,
            List<Way> drops) {

        /// All of it for a screen reader.
        public String spoken() {
            var rest = more.stream().map(text -> List.of(TextSpan.plain(text)));
            return new HintSentences.Said(
                            title, Stream.concat(proof.stream(), rest).toList())
                    .spoken();
        }

        private Told asking(Question question) {
            return new Told(eyebrow, title, proof, more, lights, Optional.of(question), drops);
        }

        private Told leaving(List<Way> ways) {
            return new Told(eyebrow, title, proof, more, lights, question, ways);
        }
    }

    /// What can be asked.
    ///
    /// @param id of its button
    public record Question(String id, String words, Answer answer) {}

    /// A way out of the branch.
    ///
    /// @param id of its button
    /// @param said once it is gone
    public record Way(String id, String words, LogEntry.Drop turn, String said) {}

    /// No rule is broken; the teacher can look further.
    public Told unbroken() {
        return told(
                        texts.say("play.branch.unbroken"),
                        List.of(),
                        List.of(texts.say("play.branch.unbroken.text", "branch", inmost())),
                        Lights.NONE)
                .asking(new Question("branch-chain", texts.say("play.branch.chain"), Answer.CHAIN));
    }

    /// No steps lead to a contradiction; the solver can be asked.
    public Told alive() {
        return told(
                        texts.say("play.branch.alive", "branch", inmost()),
                        List.of(),
                        List.of(texts.say("play.branch.alive.text")),
                        Lights.NONE)
                .asking(new Question("branch-search", texts.say("play.branch.search"), Answer.SEARCH));
    }

    /// What the solver says.
    ///
    /// @param conclusion what can be done about a no besides dropping the branch
    public Told searched(SolutionFinder.Verdict verdict, Optional<LogEntry.Drop> conclusion) {
        return switch (verdict) {
            case NO ->
                told(
                                texts.say("play.branch.dies", "branch", inmost()),
                                List.of(),
                                with(texts.say("play.branch.searched.text"), blame(conclusion)),
                                Lights.NONE)
                        .leaving(drops(level(), conclusion));
            case YES -> told("play.branch.holds");
            case UNKNOWN -> told("play.branch.unknown");
        };
    }

    private static List<String> with(String text, Optional<String> more) {
        return Stream.concat(Stream.of(text), more.stream()).toList();
    }

    private Told told(String key) {
        return told(texts.say(key, "branch", inmost()), List.of(), List.of(texts.say(key + ".text")), Lights.NONE);
    }

    /// Why a branch dies, the one that was asked about or one around it.
    ///
    /// @param conclusion what can be done besides dropping it
    public Told dies(BranchRefutation.Death death, Optional<LogEntry.Drop> conclusion) {
        var lights = HintLights.of(death.why());
        var proof = new HintSentences(game.puzzle(), texts).death(death.why());
        if (death.level() == 0) {
            return told(
                    texts.say("play.branch.outside"), proof, List.of(texts.say("play.branch.outside.text")), lights);
        }
        if (death.level() < level()) {
            var around = texts.say(
                    "play.branch.dies.around", "branch", BranchLetter.name(death.level(), texts), "inside", inmost());
            return told(around, proof, List.of(), lights).leaving(drops(death.level(), Optional.empty()));
        }
        return told(
                        texts.say("play.branch.dies", "branch", inmost()),
                        proof,
                        blame(conclusion).stream().toList(),
                        lights)
                .leaving(drops(level(), conclusion));
    }

    private Told told(String title, List<List<TextSpan>> proof, List<String> more, Lights lights) {
        return new Told(
                texts.say("play.branch.eyebrow", "branch", inmost()),
                title,
                proof,
                more,
                lights,
                Optional.empty(),
                List.of());
    }

    /// Where a branch began with one digit that may not be the one to blame, that is said; not where the
    /// digit stands in the place of another one, which comes back with the board from before.
    private Optional<String> blame(Optional<LogEntry.Drop> conclusion) {
        var branch = game.branches().getLast();
        var began = branch.began();
        return conclusion.isPresent()
                        || began.size() != 1
                        || !branch.before().square(began.getFirst().cell()).isEmpty()
                ? Optional.empty()
                : Optional.of(texts.say(
                        "play.branch.blame",
                        "digit",
                        began.getFirst().digit(),
                        "cell",
                        place(began.getFirst().cell())));
    }

    private List<Way> drops(int level, Optional<LogEntry.Drop> conclusion) {
        var branch = BranchLetter.name(level, texts);
        var drop = new Way(
                "branch-drop",
                texts.say("play.branch.drop", "branch", branch),
                new LogEntry.Drop(level, Optional.empty()),
                texts.say("play.branch.dropped", "branch", branch));
        return conclusion
                .filter(turn -> turn.then().isPresent())
                .map(turn -> {
                    var began = game.branches().getLast().began().getFirst();
                    var words = texts.say("play.branch.conclude", "digit", began.digit(), "cell", place(began.cell()));
                    var said = texts.say("play.branch.concluded", "branch", BranchLetter.name(turn.level(), texts));
                    return List.of(new Way("branch-conclude", words, turn, said), drop);
                })
                .orElseGet(() -> List.of(drop));
    }

    private int level() {
        return game.branches().size();
    }

    private String inmost() {
        return BranchLetter.name(level(), texts);
    }

    private String place(int cell) {
        return game.puzzle().shape().cell(cell).toString();
    }
}
