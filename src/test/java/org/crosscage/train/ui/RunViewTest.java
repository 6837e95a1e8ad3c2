package org.crosscage.train.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.BasicUtilsKt;
import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.BoardCalls;
import org.crosscage.PageText;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveText;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.shell.AddressCheck;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.teach.words.HintSentences;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.Verdict;
import org.crosscage.train.progress.TechniqueStandings;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// A run on the screen, in each of its states.
final class RunViewTest extends TrainScreenTest {

    @Autowired
    private List<AddressCheck> checks;

    @Autowired
    private CurrentPlayer current;

    /// The title of the position, or of the results when they are there.
    private static String title() {
        return results()
                .map(each -> each.path("title").asString())
                .orElseGet(() -> _get(H1.class).getText());
    }

    /// The results as the browser draws them; empty while the run goes on.
    private static Optional<JsonNode> results() {
        return _find(RunResults.class).stream()
                .findFirst()
                .map(each -> JSON.readTree(each.getElement().getProperty("resultsJson")));
    }

    /// The words of the dots.
    private static String progress() {
        return _get(RunDots.class).getElement().getAttribute("aria-label");
    }

    private static boolean isReadonly() {
        return _get(PuzzleBoard.class).getElement().getProperty("readonly", false);
    }

    @Test
    void aNamedTechniqueIsAskedByItsName() {
        var run = begin(marked());
        assertThat(title()).isEqualTo("Find: Naked pair");
        assertThat(words())
                .contains("KenKen", "Position 1", "Place a digit, or cross out candidates.")
                .doesNotContain("Position 1 of");
        assertThat(isOnPage("train-hint")).isTrue();
        assertThat(isOnPage("train-show")).isTrue();
        assertThat(isOnPage("train-next-tool")).isFalse();
        assertThat(isOnPage("train-next")).isFalse();
        assertThat(told("highlights")).isNull();
        assertThat(UI.getCurrent().getInternals().getTitle()).startsWith("Naked pair, KenKen");
        assertThat(run.length()).isEqualTo(RunLength.ENDLESS);
        assertThat(_get(RunView.class).getElement().getAttribute("data-topic"))
                .isEqualTo("technique-naked-pair.kenken");
    }

    @Test
    void whereNoMarksAreShownADigitIsAskedFor() {
        var position = positions("full-line").findFirst().orElseThrow();
        assertThat(shown(position).squares())
                .allMatch(square -> square.candidates().isEmpty());
        begin(position);
        assertThat(words()).contains("Place the digit that you can prove.");
    }

    @Test
    void aMixedRunDoesNotGiveTheTechniqueAway() {
        for (int i = 0; i < 5; i++) {
            var run = beginMixed(RunLength.FIVE_POSITIONS);
            var name = technique(asked(run), texts);
            assertThat(title()).startsWith("Find the step: ");
            assertThat(words()).contains("Position 1 of 5").doesNotContain(name);
            assertThat(UI.getCurrent().getInternals().getTitle()).startsWith("At your level");
            click("train-hint");
            assertThat(words()).contains("stage 1 of 3").doesNotContain(name);
            assertThat(heard()).isNotBlank().doesNotContain(name);
        }
    }

    @Test
    void aHintIsToldInThreeStagesEachWithItsPrice() {
        var run = begin(marked());
        click("train-hint");
        assertThat(words())
                .contains("stage 1 of 3: where to look", "Which idea?", "Find it now and it counts for half.")
                .contains(heard());
        assertThat(task(run).told()).isEqualTo(1);
        assertThat(told("highlights").path("cells").toString()).contains("look");

        click("hint-next");
        assertThat(words()).contains("stage 2 of 3: which idea", "Why?", "Find it now and it counts for a quarter.");
        assertThat(task(run).told()).isEqualTo(2);

        press("hint");
        assertThat(words()).contains("stage 3 of 3: why", "It counts as missed.");
        assertThat(isOnPage("hint-next")).isFalse();
        assertThat(task(run).told()).isEqualTo(3);
        assertThat(task(run).isDone()).isFalse();

        press("hint");
        assertThat(words()).contains("stage 3 of 3: why");
        assertThat(task(run).told()).isEqualTo(3);
    }

    @Test
    void theStepThatIsShownIsThatOfTheHintWhateverIsSelected() {
        var asked = positions("naked-pair").limit(5).toList();
        assertThat(asked).hasSize(5);
        for (var position : asked) {
            begin(position);
            select(position.puzzle().cellCount() - 1);
            press("hint");
            press("hint");
            select(0);
            press("hint");
            var hint = told("highlights");
            click("train-show");
            assertThat(told("highlights")).as(position.id()).isEqualTo(hint);
        }
    }

    @Test
    void aHintThatIsAskedForWhileTheProofIsLookedForChangesNothing() {
        begin(marked());
        var board = _get(PuzzleBoard.class);
        pressed("train-show");
        // after the page hears of it, before the proof is there
        UI.getCurrent().access(() -> command(board, "hint"));
        MockVaadin.clientRoundtrip(false);
        assertThat(words()).contains("This was the step").doesNotContain("stage");
    }

    @Test
    void aHintThatWasClosedIsToldFromWhereItWas() {
        var run = begin(marked());
        press("hint");
        press("hint");
        press("escape");
        assertThat(words()).doesNotContain("stage 2");
        assertThat(told("highlights").isNull()).isTrue();

        reload(run);
        assertThat(words()).doesNotContain("stage");
        press("hint");

        assertThat(words()).contains("stage 2 of 3");
        assertThat(task(run).told()).isEqualTo(2);
    }

    @Test
    void whatIsFoundIsProvenAndTheNextPositionIsOffered() {
        var run = begin(marked());

        assertThat(answersTo(right(marked()))).contains("receive").doesNotContain("refuse");

        assertThat(task(run).isDone()).isTrue();
        assertThat(now(run).found()).isEqualTo(1);
        assertThat(words()).contains("Found in 00:0", "First rating ", "About this technique: Naked pair");
        assertThat(progress()).isEqualTo("1 of 1 found");
        assertThat(words()).doesNotContain("comes back tomorrow");
        assertThat(heard()).startsWith("Found in 00:0").contains("First rating ");
        assertThat(told("highlights").toString()).contains("cause", "gone");
        assertThat(isReadonly()).isTrue();
        assertThat(isOnPage("train-hint")).isFalse();
        assertThat(isOnPage("train-show")).isFalse();
        assertThat(isOnPage("train-next-tool")).isTrue();

        click("train-next");

        assertThat(task(run).place()).isEqualTo(2);
        assertThat(words()).contains("Position 2", "Find: Naked pair").doesNotContain("Found in");
        assertThat(isReadonly()).isFalse();
    }

    @Test
    void anAnswerWithHelpOrAfterAWrongTryIsSaidToBeSo() {
        begin(marked());
        press("hint");
        play(right(marked()));
        assertThat(words()).contains("Found with help, in 00:0").doesNotContain("comes back");

        var position = positions("naked-pair").skip(1).findFirst().orElseThrow();
        begin(position);
        play(wrongDigit(position));
        play(right(position));
        assertThat(words()).contains("Found after a wrong try, in 00:0", "This position comes back tomorrow.");
    }

    @Test
    void otherAnswersThatWereOpenCanBeLookedAt() {
        var position = positions("naked-pair")
                .filter(each -> each.answers() > 1)
                .filter(each -> verdict(each, right(each)) instanceof Verdict.Right found
                        && !found.others().isEmpty())
                .findFirst()
                .orElseThrow();
        begin(position);
        play(right(position));
        assertThat(words()).contains("Also open here");
        var lights = told("highlights");
        var heard = heard();
        var others = others();

        click(others.getFirst().id());

        assertThat(told("highlights")).isNotEqualTo(lights);
        assertThat(heard()).isNotBlank().isNotEqualTo(heard);
        assertThat(isOnPage("train-next")).isTrue();
        assertThat(others()).hasSameSizeAs(others);

        click(others().getFirst().id());

        assertThat(heard).startsWith("Found in 00:0");
        assertThat(heard()).isNotBlank().doesNotContain("Found in");
        assertThat(told("highlights")).isEqualTo(lights);
        assertThat(words()).contains("Found in 00:0");
        assertThat(others())
                .extracting(Element::text)
                .isEqualTo(others.stream().map(Element::text).toList());
    }

    private static List<Element> others() {
        return PageText.page().select(".task-others > button");
    }

    @Test
    void anAnswerByAnotherTechniqueThanTheOneAskedForCountsForNeither() {
        var other = PuzzleKinds.of("kenken").techniques().stream()
                .flatMap(technique -> trueDigits(
                        positions(technique.id()).limit(20),
                        verdict -> verdict instanceof Verdict.Right right && !right.uses(technique)))
                .findFirst()
                .orElseThrow();
        var asked =
                texts.say("hints.technique-name." + other.position().technique().id());
        var run = begin(other.position());

        play(other.move());

        assertThat(words()).contains("Found in 00:0", "Right, but this position is about " + asked + ".");
        assertThat(now(run).answers()).singleElement().satisfies(answer -> {
            assertThat(answer.technique()).isEmpty();
            assertThat(answer.asked()).isEqualTo(other.position().technique().id());
        });
        runs.end(run.player(), run.id());
        reload(run);
        assertThat(words()).contains(asked, "another step").doesNotContain("missed");
        var standing = new TechniqueStandings(runs.history().answers(run.player()), Map.of(), Set.of(), runs.now())
                .of(other.position().technique().id());
        assertThat(standing.asked()).isZero();

        begin(other.position());
        play(wrongDigit(other.position()));
        play(other.move());
        assertThat(words()).contains("Found after a wrong try, in 00:0").doesNotContain("counts for no technique");
    }

    @Test
    void aLongReasonIsToldInThreeSentencesAndWholeToWhomWantsIt() {
        var wrong = positions("naked-pair")
                .flatMap(position -> wrongDigits(position)
                        .filter(move -> verdict(position, move) instanceof Verdict.Wrong(var mistake)
                                && new HintSentences(position.puzzle(), texts)
                                                .entry(mistake)
                                                .sentences()
                                                .size()
                                        > 3)
                        .map(move -> new Entry(position, move)))
                .findFirst()
                .orElseThrow();
        begin(wrong.position());

        play(wrong.move());

        assertThat(words()).contains("Suppose r", "A few steps later there is a contradiction.", "Show the steps");
        assertThat(heard())
                .contains("A few steps later there is a contradiction.")
                .doesNotContain("Then");
        var lights = told("highlights");
        click("train-whole");
        assertThat(words()).contains("Then").doesNotContain("A few steps later", "Show the steps");
        assertThat(told("highlights")).isNotEqualTo(lights);
        click("train-again");
        assertThat(told("highlights").isNull()).isTrue();
    }

    @Test
    void aRushGoesOnByItselfAndCountsWhatIsFound() {
        open("train");
        assertThat(words()).contains("Rush").doesNotContain("Your best");
        click("train-rush-start");
        var run = runs.latestOpen(player.id()).orElseThrow();
        assertThat(run.length()).isEqualTo(RunLength.THREE_MINUTES);
        assertThat(words()).contains("0 found");
        for (int place = 1; place <= 3; place++) {
            var asked = asked(run);
            assertThat(asked.technique().tier()).isLessThanOrEqualTo(Tier.EASY);
            play(right(asked));
            assertThat(task(run).place()).isEqualTo(place + 1);
            assertThat(words()).contains(place + " found").doesNotContain("Found in");
            assertThat(heard()).isEqualTo(place + " found");
        }
        assertThat(now(run).answers())
                .allSatisfy(answer -> assertThat(answer.after()).isEmpty());
        click("train-show");
        assertThat(words()).contains("This was the step");
        click("train-next");
        fiveMinutesAgo(run);
        over();
        assertThat(words()).contains("3 of 4 found", "Your best3");

        open("train");
        assertThat(words()).contains("Your best: 3 found.");
    }

    @Test
    void whatIsFoundLateSaysWhyItCountsHalf() {
        var run = begin(marked());
        database.sql("update training_run set opened = :then where id = :id")
                .param("then", task(run).opened().minusSeconds(241).atOffset(ZoneOffset.UTC))
                .param("id", run.id())
                .update();
        play(right(marked()));
        assertThat(words())
                .contains("Found in 04:0", "After 4 minutes it counts for half.")
                .doesNotContain("comes back");
    }

    /// What else was played with the answer may be anything: it is not what is stored.
    @Test
    void ofAnEntryOnlyTheAnswerIsStored() {
        var run = begin(marked());
        var right = right(marked());
        int other = openCells(marked())
                .filter(cell -> right.changes().stream().noneMatch(change -> change.cell() == cell))
                .findFirst()
                .orElseThrow();
        play(new Move(Stream.concat(right.changes().stream(), Stream.of(new Change.Colour(other, 3)))
                .toList()));
        assertThat(words()).contains("Found in 00:0");
        assertThat(task(run).answer())
                .isEqualTo(MoveText.write(right, marked().puzzle().shape()));
    }

    @Test
    void whatNeedsAHarderTechniqueIsTrueButNotYet() {
        var ahead = trueDigit(
                positions("naked-pair"), verdict -> verdict instanceof Verdict.Ahead(var harder) && harder.isPresent());
        var harder = ((Verdict.Ahead) verdict(ahead.position(), ahead.move()))
                .harder()
                .orElseThrow();
        isAskedAgain(
                ahead,
                "That takes " + texts.say("hints.technique-name." + harder.id()) + ". A simpler step is open here");
    }

    @Test
    void whatFollowsOnlyLaterIsTrueButNotYet() {
        var ahead = trueDigit(
                positions("naked-pair"), verdict -> verdict instanceof Verdict.Ahead(var harder) && harder.isEmpty());
        isAskedAgain(ahead, "That follows only after other steps.");
    }

    private void isAskedAgain(Entry ahead, String words) {
        var run = begin(ahead.position());

        assertThat(answersTo(ahead.move())).contains("refuse").doesNotContain("receive");

        assertThat(words()).contains("True, but not yet", words);
        assertThat(heard()).contains("True, but not yet", words);
        assertThat(task(run).wrong()).isZero();
        assertThat(task(run).isDone()).isFalse();
        assertThat(isOnPage("train-hint")).isTrue();
        play(right(ahead.position()));
        assertThat(words()).contains("Found in 00:0").doesNotContain("not yet");
        assertThat(now(run).found()).isEqualTo(1);
    }

    @Test
    void aDigitThatCannotBeIsShownToBeWrongAndTakenBack() {
        isTakenBack(wrongDigit(marked()));
    }

    @Test
    void aMarkThatMustNotGoIsShownToBeWrongAndTakenBack() {
        isTakenBack(wrongMark(marked()));
    }

    private void isTakenBack(Move wrong) {
        var run = begin(marked());

        assertThat(answersTo(wrong)).contains("refuse").doesNotContain("receive");

        assertThat(words()).contains("Not possible. Taken back", "Try again");
        assertThat(heard()).startsWith("Not possible. Taken back. ");
        assertThat(told("highlights").isNull()).isFalse();
        assertThat(task(run).wrong()).isEqualTo(1);
        press("escape");
        assertThat(isOnPage("train-again")).isFalse();
        assertThat(told("highlights").isNull()).isTrue();
        play(wrong);
        assertThat(task(run).wrong()).isEqualTo(2);
        assertThat(BoardCalls.isFocused(() -> pressed("train-again"))).isTrue();
        assertThat(isOnPage("train-again")).isFalse();
        assertThat(task(run).isDone()).isFalse();
    }

    @Test
    void aNoteIsNoAnswer() {
        var position = positions("full-line").findFirst().orElseThrow();
        int cell = openCells(position).findFirst().orElseThrow();
        var run = begin(position);
        for (var note : List.of(
                marks(cell, Digits.of(1, 2)),
                Move.of(new Change.Corners(cell, Digits.of(1))),
                Move.of(new Change.Colour(cell, 1)))) {
            assertThat(answersTo(note)).containsExactly("receive");
        }
        assertThat(answersTo("undo")).containsExactly("receive");
        assertThat(answersTo("redo")).containsExactly("receive");
        assertThat(task(run)).isEqualTo(run.task().orElseThrow());
        assertThat(heard()).isEmpty();
    }

    @Test
    void theMarksOfACellAreNotWipedOut() {
        var run = begin(marked());
        int cell = openCells(marked()).findFirst().orElseThrow();
        assertThat(answersTo(marks(cell, Digits.NONE))).containsExactly("refuse");
        assertThat(task(run)).isEqualTo(run.task().orElseThrow());
    }

    @Test
    void digitsOfThePositionStandAndCostNothingToTouch() {
        var run = begin(marked());
        int cell = IntStream.range(0, marked().puzzle().cellCount())
                .filter(each -> !shown(marked()).square(each).isEmpty())
                .findFirst()
                .orElseThrow();
        for (var change : List.of(
                new Change.Digit(cell, marked().puzzle().digits().max()),
                new Change.Digit(cell, Constraint.EMPTY),
                new Change.Candidates(cell, Digits.of(1, 2)))) {
            assertThat(answersTo(Move.of(change)))
                    .contains("refuse", "announce")
                    .doesNotContain("receive");
        }
        assertThat(answersTo(Move.of(new Change.Colour(cell, 3)))).contains("receive");
        assertThat(task(run).wrong()).isZero();
    }

    /// Filled in they would be an answer that nobody gave.
    @Test
    void marksAreNotFilledInWhereAStepIsAskedFor() {
        begin(marked());
        assertThat(told("preferences").path("question").asBoolean()).isTrue();
    }

    @Test
    void aHintAfterAWrongTryPromisesNothing() {
        begin(marked());
        play(wrongDigit(marked()));
        press("hint");
        assertThat(words()).contains("It counts as missed already.").doesNotContain("counts for");
    }

    @Test
    void whatStandsThereFromTheBeginningCannotBeTakenBack() {
        var run = begin(marked());
        assertThat(answersTo("undo")).containsExactly("refuse");
        int cell = openCells(marked()).findFirst().orElseThrow();
        play(Move.of(new Change.Colour(cell, 1)));
        assertThat(answersTo("undo")).containsExactly("receive");
        assertThat(answersTo("undo")).containsExactly("refuse");
        assertThat(task(run).isDone()).isFalse();
    }

    @Test
    void whatNoBoardSendsIsRefused() {
        begin(marked());
        assertThat(answersTo(digit(999, 1))).containsExactly("refuse");
        assertThat(answersTo(digit(0, 63))).containsExactly("refuse");
        assertThat(answersTo("branch")).containsExactly("refuse");
        assertThat(answersTo("dance")).containsExactly("refuse");
    }

    @Test
    void anEntryThatComesTwiceIsAnsweredOnce() {
        var run = begin(marked());
        int cell = openCells(marked()).findFirst().orElseThrow();
        play(Move.of(new Change.Colour(cell, 1)));
        assertThat(answersToTheSame()).containsExactly("reset");
        play(right(marked()));
        assertThat(answersToTheSame()).containsExactly("reset");
        assertThat(now(run).answers()).hasSize(1);
    }

    @Test
    void whatIsShownIsMissedAndItsProofStandsThere() {
        var run = begin(marked());

        click("train-show");

        assertThat(words()).contains("This was the step", "This position comes back tomorrow.");
        assertThat(progress()).isEqualTo("0 of 1 found");
        assertThat(heard()).startsWith("This was the step");
        assertThat(told("highlights").toString()).contains("gone");
        assertThat(task(run).answer()).isEqualTo(TrainingRun.Task.SHOWN);
        assertThat(isReadonly()).isTrue();
        assertThat(answersTo(right(marked()))).containsExactly("refuse");
        assertThat(now(run).found()).isZero();
        click("train-next-tool");
        assertThat(task(run).place()).isEqualTo(2);
    }

    @Test
    void aCardThatWasClosedLeavesTheWayOn() {
        begin(marked());
        play(right(marked()));
        press("escape");
        assertThat(isOnPage("train-next")).isFalse();
        assertThat(told("highlights").isNull()).isFalse();
        assertThat(isOnPage("train-next-tool")).isTrue();
    }

    @Test
    void fiveEndWithTheResults() {
        var run = beginMixed(RunLength.FIVE_POSITIONS);
        play(right(asked(run)));
        click("train-next");
        press("hint");
        play(right(asked(run)));
        click("train-next");
        for (int place = 3; place <= 5; place++) {
            assertThat(words()).contains("Position " + place + " of 5");
            click("train-show");
            assertThat(words()).contains(place == 5 ? "See the results" : "Next");
            click("train-next");
        }
        assertThat(title()).isEqualTo("Results");
        assertThat(words())
                .contains("At your level", "2 of 5 found, 1 with help", "found with help", "Rating, ")
                .contains("3 positions come back tomorrow.");
        assertThat(_find(Tool.class).stream().map(PageText::of)).contains("Train what I missed", "Train again");
        assertThat(results().orElseThrow().path("answers").values())
                .extracting(answer -> answer.path("word").asString())
                .containsExactly("found", "found with help", "not found", "not found", "not found");
        for (var answer : now(run).answers()) {
            assertThat(words()).contains(texts.say("hints.technique-name." + answer.technique()));
        }

        reload(run);
        assertThat(title()).isEqualTo("Results");
        click("train-again");
        var again = runs.latestOpen(player.id()).orElseThrow();
        assertThat(address()).isEqualTo("train/" + again.id());
        assertThat(again.id()).isNotEqualTo(run.id());
        assertThat(again.topic()).isEqualTo(run.topic());
        assertThat(again.length()).isEqualTo(run.length());
    }

    @Test
    void aPositionOfTheResultsCanBeTriedOnceMoreWithoutARating() {
        var run = begin(marked());
        play(right(marked()));
        click("train-end");
        assertThat(title()).isEqualTo("Results");

        assertThat(words()).contains("Position 1 once more");
        var results = _get(RunResults.class);
        ComponentUtil.fireEvent(results, new RunResults.OnceEvent(results, true, 2)); // there is none
        assertThat(title()).isEqualTo("Results");
        ComponentUtil.fireEvent(results, new RunResults.OnceEvent(results, true, 1));

        var again = runs.latestOpen(player.id()).orElseThrow();
        assertThat(address()).isEqualTo("train/" + again.id());
        assertThat(again.length()).isEqualTo(RunLength.ONE_POSITION);
        assertThat(asked(again).id()).isEqualTo(marked().id());
        play(right(marked()));
        assertThat(now(again).answers().getFirst().after()).isEmpty();
    }

    @Test
    void aRunOfOnePositionEndsBehindIt() {
        var run = go(runs.beginWith(player.id(), marked().id(), "").orElseThrow());
        assertThat(title()).isEqualTo("Find: Naked pair");
        assertThat(words()).doesNotContain("Position 1");
        play(right(marked()));
        assertThat(words()).contains("See the results");
        click("train-next");
        assertThat(title()).isEqualTo("Results");
        assertThat(words()).contains("1 of 1 found");
        assertThat(now(run).isOver()).isTrue();
        click("train-again");
        var again = runs.latestOpen(player.id()).orElseThrow();
        assertThat(again.topic()).isEqualTo(run.topic());
        assertThat(title()).isEqualTo("Find: Naked pair");
        assertThat(words()).contains("Position 1");
    }

    @Test
    void aRunThatIsEndedBeforeTheFirstAnswerSaysSo() {
        var run = begin(marked());
        click("train-end");
        assertThat(title()).isEqualTo("Results");
        assertThat(words()).contains("No answers this time.");
        assertThat(results().orElseThrow().required("answers")).isEmpty();
        assertThat(_get(RunView.class).getElement().hasAttribute("data-topic")).isFalse();
        assertThat(now(run).isOver()).isTrue();
    }

    @Test
    void whereNothingMoreIsDueTheResultsLeadBack() {
        var missed = begin(marked());
        click("train-show");
        runs.end(missed.player(), missed.id());
        var run = go(runs.begin(player.id(), new TrainingTopic.Missed(Optional.empty()), RunLength.ENDLESS, "")
                .orElseThrow());
        play(right(marked()));
        click("train-next");
        assertThat(title()).isEqualTo("Results");
        assertThat(words()).contains("1 of 1 found").doesNotContain("Rating,", "come back tomorrow");
        assertThat(now(run).isOver()).isTrue();
        database.sql("delete from training_answer").update();
        click("train-again");
        assertThat(address()).isEqualTo("train");
    }

    @Test
    void theTimeOfFiveMinutesEndsTheRunButNotAProofThatIsRead() {
        var run = beginMixed(RunLength.FIVE_MINUTES);
        assertThat(_get(RunClock.class).getElement().getProperty("down", false)).isTrue();
        play(right(asked(run)));
        over();
        assertThat(words()).contains("Found in 00:0");
        click("train-next");
        fiveMinutesAgo(run);
        over();
        assertThat(title()).isEqualTo("Results");
        assertThat(words()).contains("1 of 1 found");
    }

    /// It is set anew, and the run goes on.
    @Test
    void aClockOfABrowserThatIsAheadEndsNothing() {
        var run = beginMixed(RunLength.FIVE_MINUTES);
        over();
        assertThat(now(run).isOver()).isFalse();
        assertThat(_get(RunClock.class).getElement().getProperty("seconds", 0.0))
                .isBetween(290.0, 300.0);
    }

    @Test
    void whatIsStillCheckedWhenTheTimeIsUpWasEnteredInTime() {
        var run = beginMixed(RunLength.FIVE_MINUTES);
        POOL.reset(true);
        play(right(asked(run)));
        fiveMinutesAgo(run);
        over();
        database.sql("update training_run set begun = :then where id = :id")
                .param("then", run.begun().minusSeconds(299).atOffset(ZoneOffset.UTC))
                .param("id", run.id())
                .update();
        POOL.work();
        assertThat(words()).contains("Found in");
    }

    private void fiveMinutesAgo(TrainingRun run) {
        database.sql("update training_run set begun = :then where id = :id")
                .param("then", run.begun().minusSeconds(301).atOffset(ZoneOffset.UTC))
                .param("id", run.id())
                .update();
    }

    private static void over() {
        BasicUtilsKt._fireDomEvent(_get(RunClock.class), "clock-over", JsonNodeFactory.instance.objectNode());
        MockVaadin.clientRoundtrip(false);
    }

    @Test
    void theTimeIsHiddenForWhoHidIt() {
        var run = begin(marked());
        assertThat(_get(RunClock.class).getElement().getProperty("concealed", false))
                .isFalse();
        var hidden = JsonNodeFactory.instance.objectNode().put("event.detail.concealed", true);
        BasicUtilsKt._fireDomEvent(_get(RunClock.class), "clock-hide", hidden);
        assertThat(preferences.of(player.id()).get(Preferences.TIMER)).isFalse();
        reload(run);
        assertThat(_get(RunClock.class).getElement().getProperty("concealed", false))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-such-run", "x"})
    void anUnknownRunIsNotFound(String id) {
        open("train/" + id);
        assertThat(title()).isEqualTo("Nothing here");
        assertThat(current.known()).isEmpty();
        assertThat(isMissing("/train/" + id)).isTrue();
        assertThat(isMissing("/train")).isFalse();
    }

    @Test
    void aRunIsThereForItsPlayerAlone() {
        var run = begin(marked());
        assertThat(isMissing("/train/" + run.id())).isFalse();
        anotherPlayer();
        assertThat(isMissing("/train/" + run.id())).isTrue();
        player.id();
        open("train/" + run.id());
        assertThat(title()).isEqualTo("Nothing here");
    }

    private boolean isMissing(String path) {
        return checks.stream().anyMatch(each -> each.isMissing(path, current::known));
    }

    @Test
    void aPositionThatIsGoneIsSaidToBeAndPassed() {
        var run = begin(marked());
        ask("kenken.naked-pair.00000000", run);
        reload(run);
        assertThat(title()).isEqualTo("This position is gone");
        assertThat(isOnPage("train-hint")).isFalse();
        click("train-next-tool");
        assertThat(words()).contains("Position 2", "Find: Naked pair");
        assertThat(now(run).answers()).isEmpty();
    }

    @Test
    void aPageThatIsOpenedAnewShowsWhatItShowed() {
        var run = begin(marked());
        play(wrongDigit(marked()));
        reload(run);
        assertThat(words()).contains("Find: Naked pair", "Position 1").doesNotContain("Not possible");
        assertThat(task(run).wrong()).isEqualTo(1);

        play(right(marked()));
        var card = card();
        var lights = told("highlights");
        reload(run);
        assertThat(card()).isEqualTo(card);
        assertThat(told("highlights")).isEqualTo(lights);
        assertThat(isReadonly()).isTrue();
        assertThat(now(run).answers()).hasSize(1);

        click("train-next");
        click("train-show");
        var second = card();
        reload(run);
        assertThat(card()).isEqualTo(second);
    }

    private static String card() {
        return PageText.of(_get(HelpCard.class));
    }

    @Test
    void anAnswerInAnotherTabShowsHereAndNoneIsTakenAfterIt() {
        var run = begin(marked());
        var move = right(marked());
        hear(() -> runs.found(
                run.player(),
                run.id(),
                1,
                MoveText.write(move, marked().puzzle().shape()),
                false,
                runs.now()));
        assertThat(words()).contains("Found in 00:0");
        assertThat(progress()).isEqualTo("1 of 1 found");
        assertThat(told("highlights").toString()).contains("gone");
        assertThat(isReadonly()).isTrue();
        assertThat(answersTo(move)).containsExactly("refuse");

        hear(() -> runs.next(run.player(), run.id(), 1));
        assertThat(words()).contains("Position 2").doesNotContain("Found in");
        hear(() -> runs.end(run.player(), run.id()));
        assertThat(title()).isEqualTo("Results");
    }

    @Test
    void aVerdictThatComesAfterAnotherTabsAnswerIsNotSaid() {
        var run = begin(marked());
        POOL.reset(true);
        play(wrongDigit(marked()));
        assertThat(POOL.waiting()).isEqualTo(1);
        runs.shown(run.player(), run.id(), 1);
        POOL.work();
        assertThat(words()).contains("This was the step").doesNotContain("Not possible");
        assertThat(now(run).answers().getFirst().result().wrongTries()).isZero();
    }

    @Test
    void anEntryThatIsCheckedWhileAnotherTabFindsTheStepIsAnsweredToo() {
        var run = begin(marked());
        POOL.reset(true);
        play(wrongDigit(marked()));
        hear(() -> runs.found(
                run.player(),
                run.id(),
                1,
                MoveText.write(right(marked()), marked().puzzle().shape()),
                false,
                runs.now()));
        POOL.work();
        POOL.reset(false);
        assertThat(words()).contains("Found in 00:0").doesNotContain("Not possible");
        assertThat(answersTo(wrongDigit(marked()))).contains("refuse");
    }

    /// An undo that was sent behind it was to take it back, and nothing else.
    @Test
    void anUndoBehindWhatIsRefusedTakesBackNothing() {
        begin(marked());
        int cell = openCells(marked()).findFirst().orElseThrow();
        play(Move.of(new Change.Colour(cell, 3)));
        assertThat(answersTo(wrongDigit(marked()))).contains("refuse");
        assertThat(answersTo("undo")).contains("refuse").doesNotContain("receive");
        assertThat(answersTo("undo")).contains("receive");
    }

    @Test
    void theClockOfADonePositionStandsWhereItStopped() {
        var run = begin(marked());
        play(right(marked()));
        database.sql("update training_run set opened = :then where id = :id")
                .param("then", task(run).opened().minusSeconds(3600).atOffset(ZoneOffset.UTC))
                .param("id", run.id())
                .update();
        reload(run);
        assertThat(_get(RunClock.class).getElement().getProperty("seconds", -1.0))
                .isLessThan(60);
    }

    @Test
    void twoAnswersOneRightAfterTheOtherAreOne() {
        var run = begin(marked());
        POOL.reset(true);
        play(right(marked()));
        play(wrongDigit(marked()));
        POOL.work();
        assertThat(words()).contains("Found in 00:0").doesNotContain("Not possible");
        assertThat(now(run).answers())
                .singleElement()
                .satisfies(answer -> assertThat(answer.isMissed()).isFalse());
    }

    @Test
    void aHintThatComesAfterTheAnswerIsNotTold() {
        var run = begin(marked());
        POOL.reset(true);
        ask("hint");
        runs.shown(run.player(), run.id(), 1);
        POOL.work();
        assertThat(words()).contains("This was the step").doesNotContain("stage 1");
        assertThat(now(run).answers().getFirst().result().stages()).isZero();
    }
}
