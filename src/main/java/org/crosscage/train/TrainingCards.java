package org.crosscage.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.Card;
import org.crosscage.board.TextSpan;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.crosscage.teach.words.HintCards;
import org.crosscage.teach.words.HintSentences;
import org.crosscage.teach.words.LearnPage;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;
import org.crosscage.train.progress.AnswerResult;

/// The cards beside a position while somebody looks for its step: hints, why an answer cannot be, and in the end the
/// proof.
final class TrainingCards {

    /// The buttons of the cards: the next stage of a hint, another try, the whole reason, and the next position.
    static final String HINT_NEXT = HintCards.NEXT;
    static final String AGAIN = "train-again";
    static final String WHOLE = "train-whole";
    static final String ONWARD = "train-next";

    private static final String OTHER = "train-other-";

    /// A hint takes something of the position's score: nothing is left to buy after the proof.
    private static final int STAGES = Hint.Stage.WHY.ordinal() + 1;

    /// More than these are not listed, as where every other cell is a naked single.
    private static final int MOST_OTHERS = 5;

    /// More than these are told of a wrong entry only to whoever asks for them.
    private static final int MOST_SENTENCES = 3;

    private final Puzzle puzzle;
    private final HintSentences sentences;
    private final String onward;
    private final boolean hasServer;
    private final Texts texts;

    /// @param onward the name of the way on
    /// @param hasServer whether answers count, so that hints have a price
    TrainingCards(Puzzle puzzle, String onward, boolean hasServer, Texts texts) {
        this.puzzle = puzzle;
        this.sentences = new HintSentences(puzzle, texts);
        this.onward = onward;
        this.hasServer = hasServer;
        this.texts = texts;
    }

    /// @param isMissed whether the position counts as missed whatever is told
    Card hint(AskedHint told, boolean isMissed) {
        var now = told.stage().orElseThrow();
        boolean isLast = now == Hint.Stage.WHY;
        var said = sentences.of(told.hint(), now);
        var eyebrow = texts.say(
                "train.hint.eyebrow",
                "stage",
                told.told(),
                "stages",
                STAGES,
                "what",
                texts.say("play.hint.what." + word(now)));
        var price =
                isLast || hasServer ? texts.say("train.hint.now." + (isMissed && !isLast ? "missed" : word(now))) : "";
        return card(
                eyebrow,
                said.title(),
                List.of(Card.Block.Proof.of(said.sentences(), texts)),
                new Card.Stages(told.told(), STAGES),
                List.of(isLast ? Card.Action.note(price) : nextStage(told, price)),
                isLast ? Card.Sign.of(told.lights(), texts) : List.of(),
                List.of(),
                spoken(eyebrow, (said.spoken() + " " + price).strip()));
    }

    private Card.Action nextStage(AskedHint told, String price) {
        var words = texts.say("train.hint.next." + word(told.next().orElseThrow()));
        var action =
                price.isEmpty() ? Card.Action.primary(HINT_NEXT, words) : Card.Action.primary(HINT_NEXT, words, price);
        return action.asking("hint");
    }

    private Card card(
            String eyebrow,
            String title,
            List<Card.Block> body,
            Card.Stages stages,
            List<Card.Action> actions,
            List<Card.Sign> legend,
            List<Card.Link> links,
            String spoken) {
        var frame = Card.Frame.of("hint", "", texts);
        return new Card(frame, eyebrow, title, body, stages, actions, legend, links, spoken);
    }

    private String spoken(String title, String text) {
        return texts.say("play.said", "title", title, "text", text);
    }

    Card ahead(Verdict.Ahead ahead) {
        var text = ahead.harder()
                .map(harder -> texts.say("train.ahead.harder", "technique", StepTexts.name(harder, texts)))
                .orElseGet(() -> texts.say("train.ahead.later"));
        return tell("train.ahead", text);
    }

    Card notChecked() {
        return tell("train.unchecked", texts.say("train.unchecked.text"));
    }

    private Card tell(String what, String text) {
        var title = texts.say(what + ".title");
        return again(texts.say(what + ".eyebrow"), title, new Card.Block.Words(text), List.of(), spoken(title, text));
    }

    /// Whether the reason why an entry is wrong is told at once.
    boolean isShort(Hint mistake) {
        return sentences.entry(mistake).sentences().size() <= MOST_SENTENCES;
    }

    /// @param isWhole whether all of the reason is told, or only that there is one
    Card wrong(Hint mistake, boolean isWhole) {
        var said = sentences.entry(mistake);
        var eyebrow = texts.say("train.wrong.eyebrow");
        var again = Card.Action.primary(AGAIN, texts.say("train.wrong.again"));
        var all = said.sentences();
        var told = isWhole
                ? all
                : List.of(all.getFirst(), List.of(TextSpan.plain(texts.say("train.wrong.long"))), all.getLast());
        return card(
                eyebrow,
                said.title(),
                List.of(Card.Block.Proof.of(told, texts)),
                Card.Stages.NONE,
                isWhole ? List.of(again) : List.of(again, Card.Action.of(WHOLE, texts.say("train.wrong.whole"))),
                isWhole ? Card.Sign.of(mistake.lights(Hint.Stage.WHY), texts) : List.of(),
                List.of(),
                spoken(eyebrow, new HintSentences.Said(said.title(), told).spoken()));
    }

    /// The card for an answer that uses another technique than the one that is asked for.
    String other(Technique asked) {
        return texts.say("train.other", "technique", StepTexts.name(asked, texts));
    }

    /// After it, the same position is tried again.
    private Card again(String eyebrow, String title, Card.Block body, List<Card.Sign> legend, String spoken) {
        var again = Card.Action.primary(AGAIN, texts.say("train.wrong.again"));
        return card(eyebrow, title, List.of(body), Card.Stages.NONE, List.of(again), legend, List.of(), spoken);
    }

    /// An answer that was open.
    ///
    /// @param id of the button that has it told
    /// @param name what it does and by which technique
    record Answer(String id, String name, HintSentences.Said said, Lights lights, LearnPage page) {}

    /// @param proof of the answer that was given, and the others
    /// @param result what it took; empty where nothing was stored
    /// @param remarks on the result; may be empty
    Answers answers(TrainingHelp.Proof proof, Optional<AnswerResult> result, String remarks) {
        var given =
                proof.proof().stream().flatMap(each -> each.steps().stream()).toList();
        var steps = Stream.concat(
                        Stream.of(given),
                        proof.others().stream().limit(MOST_OTHERS).map(Hint.Deduction::steps))
                .toList();
        var all = IntStream.range(0, steps.size())
                .mapToObj(i -> answer(OTHER + i, steps.get(i)))
                .toList();
        return new Answers(all, result(result), remarks);
    }

    private Answer answer(String id, List<Step> steps) {
        var goal = steps.getLast();
        var page = LearnPage.of(goal.technique().id(), puzzle, texts);
        var name = texts.say("train.also.step", "change", sentences.change(goal), "technique", page.technique());
        return new Answer(id, name, sentences.why(steps), HintLights.of(steps, Hint.Stage.WHY), page);
    }

    private String result(Optional<AnswerResult> result) {
        return result.filter(each -> !each.hasGivenUp())
                .map(each -> {
                    var how = each.wrongTries() > 0 ? "wrong" : each.stages() > 0 ? "hinted" : "eyebrow";
                    return texts.say("train.found." + how, "time", Texts.clock(each.time()));
                })
                .orElseGet(() -> texts.say("train.shown.eyebrow"));
    }

    /// All answers that were open, the given one first.
    final class Answers {

        private final List<Answer> all;
        private final String result;
        private final String remarks;

        private Answers(List<Answer> all, String result, String remarks) {
            this.all = all;
            this.result = result;
            this.remarks = remarks;
        }

        Answer given() {
            return all.getFirst();
        }

        Optional<Answer> of(String id) {
            return all.stream().filter(answer -> answer.id().equals(id)).findFirst();
        }

        /// The card that proves one of them and offers the others.
        ///
        /// @param spoken what is said aloud
        Card card(Answer told, String spoken) {
            var body = new ArrayList<Card.Block>();
            if (!remarks.isEmpty()) {
                body.add(new Card.Block.Words(remarks, "task-result"));
            }
            body.add(Card.Block.Proof.of(told.said().sentences(), texts));
            if (all.size() > 1) {
                body.add(new Card.Block.Choices(texts.say("train.also"), others(told)));
            }
            return TrainingCards.this.card(
                    told == given() ? result : texts.say("train.also"),
                    told.said().title(),
                    body,
                    Card.Stages.NONE,
                    List.of(new Card.Action(ONWARD, onward, List.of(), true, "", "next")),
                    Card.Sign.of(told.lights(), texts),
                    List.of(link(told.page())),
                    spoken);
        }

        private Card.Link link(LearnPage page) {
            var about = texts.say("train.about", "technique", page.technique());
            return Card.Link.Page.of("", page.address(), about, texts);
        }

        private List<Card.Action> others(Answer told) {
            return all.stream()
                    .filter(answer -> answer != told)
                    .map(answer -> Card.Action.of(answer.id(), answer.name()))
                    .toList();
        }

        /// The result, and the proof of the given one.
        String spoken() {
            var said = given().said();
            var text = (remarks + " " + said.spoken()).strip();
            return texts.say("train.said", "eyebrow", result, "title", said.title(), "text", text);
        }
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
