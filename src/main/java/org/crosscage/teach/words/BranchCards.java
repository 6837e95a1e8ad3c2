package org.crosscage.teach.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Card;
import org.crosscage.board.TextSpan;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Lights;
import org.crosscage.teach.BranchRefutation;
import org.crosscage.teach.HintLights;
import org.crosscage.teach.PaidHelp.Answer;
import org.crosscage.texts.Texts;

/// The cards that answer the question why the inmost branch of a game dies.
///
/// @param game with a branch at least
public record BranchCards(Game game, Texts texts) {

    private static final int LETTERS = 26;

    /// An answer.
    ///
    /// @param lights what lights up on the board
    /// @param question what the card offers to look for
    /// @param ways out of the branch, the first one before the others
    public record Reply(Card card, Lights lights, Optional<Answer> question, List<Way> ways) {}

    /// A way out of the branch.
    ///
    /// @param id of its button
    /// @param said once it is gone
    public record Way(String id, String words, LogEntry.Drop turn, String said) {}

    /// The name of a branch, such as "branch A", within a sentence or at its beginning.
    ///
    /// @param level of the branch, at least 1
    static String name(int level, Texts texts) {
        return texts.say("play.branch.name", "letter", letter(level));
    }

    /// A, B, … Z, AA, AB, … as on the board.
    private static String letter(int level) {
        char last = (char) ('A' + (level - 1) % LETTERS);
        return level > LETTERS ? letter((level - 1) / LETTERS) + last : String.valueOf(last);
    }

    /// No rule is broken; the teacher can look further.
    public Reply unbroken() {
        return asking(
                texts.say("play.branch.unbroken"),
                texts.say("play.branch.unbroken.text", "branch", inmost()),
                texts.say("play.branch.chain"),
                Answer.CHAIN);
    }

    /// No steps lead to a contradiction; the solver can be asked.
    public Reply alive() {
        return asking(
                texts.say("play.branch.alive", "branch", inmost()),
                texts.say("play.branch.alive.text"),
                texts.say("play.branch.search"),
                Answer.SEARCH);
    }

    private Reply asking(String title, String text, String ask, Answer question) {
        var cost = texts.say("play.hint.cost", "cost", question.cost());
        var button = Card.Action.primary("branch-" + question.word(), ask, cost);
        var card = card(title, List.of(), List.of(text), List.of(button), List.of());
        return new Reply(card, Lights.NONE, Optional.of(question), List.of());
    }

    /// What the solver says.
    ///
    /// @param conclusion what can be done about a no besides dropping the branch
    public Reply searched(SolutionFinder.Verdict verdict, Optional<LogEntry.Drop> conclusion) {
        return switch (verdict) {
            case NO ->
                reply(
                        texts.say("play.branch.dies", "branch", inmost()),
                        List.of(),
                        with(texts.say("play.branch.searched.text"), blame(conclusion)),
                        Lights.NONE,
                        drops(level(), conclusion));
            case YES -> reply("play.branch.holds");
            case UNKNOWN -> reply("play.branch.unknown");
        };
    }

    private static List<String> with(String text, Optional<String> more) {
        return Stream.concat(Stream.of(text), more.stream()).toList();
    }

    private Reply reply(String key) {
        return reply(
                texts.say(key, "branch", inmost()),
                List.of(),
                List.of(texts.say(key + ".text")),
                Lights.NONE,
                List.of());
    }

    /// Why a branch dies, the one that was asked about or one around it.
    ///
    /// @param conclusion what can be done besides dropping it
    public Reply dies(BranchRefutation.Death death, Optional<LogEntry.Drop> conclusion) {
        var lights = HintLights.of(death.why());
        var proof = new HintSentences(game.puzzle(), texts).death(death.why());
        if (death.level() == 0) {
            var outside = texts.say("play.branch.outside.text");
            return reply(texts.say("play.branch.outside"), proof, List.of(outside), lights, List.of());
        }
        if (death.level() < level()) {
            var around = texts.say("play.branch.dies.around", "branch", name(death.level(), texts), "inside", inmost());
            return reply(around, proof, List.of(), lights, drops(death.level(), Optional.empty()));
        }
        return reply(
                texts.say("play.branch.dies", "branch", inmost()),
                proof,
                blame(conclusion).stream().toList(),
                lights,
                drops(level(), conclusion));
    }

    /// @param proof its sentences, the conclusion last; none where nothing is proven
    /// @param more what is said besides, a sentence or two each
    private Reply reply(String title, List<List<TextSpan>> proof, List<String> more, Lights lights, List<Way> ways) {
        var buttons = IntStream.range(0, ways.size())
                .mapToObj(i -> new Card.Action(ways.get(i).id(), ways.get(i).words(), List.of(), i == 0, "", ""))
                .toList();
        return new Reply(
                card(title, proof, more, buttons, Card.Sign.of(lights, texts)), lights, Optional.empty(), ways);
    }

    private Card card(
            String title,
            List<List<TextSpan>> proof,
            List<String> more,
            List<Card.Action> actions,
            List<Card.Sign> legend) {
        List<Card.Block> body = new ArrayList<>();
        body.add(Card.Block.Proof.of(proof, texts));
        more.forEach(text -> body.add(new Card.Block.Words(text)));
        var rest = more.stream().map(text -> List.of(TextSpan.plain(text)));
        var spoken = new HintSentences.Said(
                title, Stream.concat(proof.stream(), rest).toList());
        return new Card(
                Card.Frame.of("branch", "", texts),
                texts.say("play.branch.eyebrow", "branch", inmost()),
                title,
                body,
                Card.Stages.NONE,
                actions,
                legend,
                List.of(),
                spoken.spoken());
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
        var branch = name(level, texts);
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
                    var said = texts.say("play.branch.concluded", "branch", name(turn.level(), texts));
                    return List.of(new Way("branch-conclude", words, turn, said), drop);
                })
                .orElseGet(() -> List.of(drop));
    }

    private int level() {
        return game.branches().size();
    }

    private String inmost() {
        return name(level(), texts);
    }

    private String place(int cell) {
        return game.puzzle().shape().cell(cell).toString();
    }
}
