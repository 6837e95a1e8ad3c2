package org.crosscage.offline;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.crosscage.board.BoardJson;
import org.crosscage.board.Card;
import org.crosscage.board.Fields;
import org.crosscage.board.Highlights;
import org.crosscage.board.UnstoredGame;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveText;
import org.crosscage.core.game.SentEntry;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.TrainingHelp;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingRun.Task;
import org.crosscage.train.progress.AnswerResult;
import org.jspecify.annotations.Nullable;

/// A position of the trainer that a page shows, with the game on its board: takes what happens in the page, and says
/// what it has to do, as `TrainingTurn` in `frontend/offline/teacher/teacher.ts` has it. Nothing of it is stored.
final class TrainingSession implements TrainingHelp.Run {

    private final TrainingPosition position;
    private final AnswerCheck check;
    private final Texts texts;
    private final InstantSource clock;
    private final TrainingHelp help;
    private final UnstoredGame game;
    private Task task;
    /// Whether it was found by another technique than the one that is asked for.
    private boolean isOther;
    private Optional<Card> shown = Optional.empty();
    private Highlights lights = Highlights.NONE;
    private Fields json = new Fields();

    /// @param before what the position took before the page was loaded again
    TrainingSession(
            TrainingPosition position, AnswerResult before, AnswerCheck check, Texts texts, InstantSource clock) {
        this.position = position;
        this.check = check;
        this.texts = texts;
        this.clock = clock;
        this.task = new Task(
                1, position.id(), clock.instant().minus(before.time()), before.wrongTries(), before.stages(), "");
        this.help = new TrainingHelp(position, this, texts.say("train.next"), false, texts);
        this.game = new UnstoredGame(
                position.id(), position.puzzle(), help.beginning().beginning());
    }

    /// The board before the first event.
    Map<String, @Nullable Object> begun() {
        return new Fields()
                .put("picture", OfflineTeacher.picture(position.puzzle(), texts))
                .put("game", game.forBoard().toJson())
                .put("tier", position.technique().tier().id())
                .put("marked", help.isMarked())
                .map();
    }

    /// Something happens in the page.
    Map<String, @Nullable Object> tell(Request told) {
        json = new Fields();
        switch (told.text("event")) {
            case "enter" -> enter(told.entry());
            case "hint" -> hint();
            case "press" -> help.press(told.text("what"));
            case "show" -> show();
            case "close" -> help.close();
            default -> throw new IllegalArgumentException("the event '" + told.text("event") + "'");
        }
        if (help.card().orElse(null) != shown.orElse(null)) { // the same words again are shown again
            shown = help.card();
            json.put("card", shown.map(Card::toJson).orElse(null));
        }
        if (!help.lights().equals(lights)) {
            lights = help.lights();
            json.put("lights", lights.equals(Highlights.NONE) ? null : lights.toJson());
        }
        return json.map();
    }

    private void enter(SentEntry sent) {
        if (task.isDone()) {
            return; // it came too late
        }
        if (!isKept(sent)) {
            game.refuse(sent);
        }
        if (task.isDone()) {
            finish(task.answer());
        }
    }

    private boolean isKept(SentEntry sent) {
        try {
            var kept = isAllowed(sent) ? game.accept(sent) : OptionalLong.empty();
            kept.ifPresent(version -> json.put("version", version));
            return kept.isPresent();
        } catch (IllegalArgumentException _) {
            return false; // no game of this puzzle can hold it
        }
    }

    private boolean isAllowed(SentEntry sent) {
        return switch (sent.entry()) {
            case LogEntry.Play(Move move)
            when help.changesPosition(move) -> {
                json.put("announce", texts.say("train.fixed"));
                yield false;
            }
            case LogEntry.Play(Move move) ->
                help.checked(check.check(position, move, OfflineTeacher.NEVER), move, game.position());
            default -> !game.takesBackRefused(sent);
        };
    }

    private void hint() {
        if (!task.isDone() && help.hint()) {
            help.found(AnswerCheck.hint(position));
        }
    }

    private void show() {
        if (!task.isDone()) {
            finish(Task.SHOWN);
        }
    }

    private void finish(String answer) {
        task = task.withAnswer(answer);
        var time = Duration.between(task.opened(), clock.instant());
        var result = new AnswerResult(
                task.wrong(), task.told(), answer.equals(Task.SHOWN), time.isNegative() ? Duration.ZERO : time);
        help.done(help.prove(answer, check, OfflineTeacher.NEVER), Optional.of(result), "");
        json.put("result", isOther && !result.isMissed() ? "other" : result.word(false))
                .put("seconds", result.time().getSeconds())
                .put("position", BoardJson.position(help.beginning().shown()));
    }

    @Override
    public Task task() {
        return task;
    }

    @Override
    public void wrong() {
        task = task.afterWrongTry();
        json.put("wrong", task.wrong());
    }

    @Override
    public void told(int stages) {
        task = task.withTold(stages);
        json.put("told", task.told());
    }

    @Override
    public boolean found(Move answer, boolean isOther) {
        this.isOther = isOther;
        task = task.withAnswer(MoveText.write(answer, position.puzzle().shape()));
        return true;
    }

    @Override
    public void next() {
        json.put("next", true);
    }

    @Override
    public void say(String words) {
        json.put("say", words);
    }
}
