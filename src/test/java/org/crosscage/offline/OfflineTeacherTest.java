package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Fields;
import org.crosscage.board.Json;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Boards;
import org.crosscage.teach.Hints;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a page hears of the teacher, and of what the teacher cannot read. That browsers hear the same is
/// shown by `OfflineTeacherIT`.
final class OfflineTeacherTest {

    private static final String PUZZLE = PuzzleFormats.TEXT.write(Boards.kenKen());

    private final SolutionFinder finder = new SolutionFinder(new ExactSolver());
    private final OfflineTeacher teacher = new OfflineTeacher(
            Texts.in(Locale.ENGLISH),
            finder,
            new Hints(finder),
            new WalkthroughSearch(finder, SearchLimit.ENDLESS, 1000));

    @Test
    void aHintHasFourStagesWithTheirCostsAndWhatDoingItPlays() {
        var hint = json(teacher.hint(asked(List.of())));
        assertThat(hint.path("sort").asString()).isEqualTo("deduction");
        assertThat(hint.path("stages")
                        .valueStream()
                        .map(stage -> stage.path("cost").asInt()))
                .containsExactly(1, 1, 2, 4);
        assertThat(hint.path("stages")
                        .valueStream()
                        .map(stage -> stage.at("/card/actions/0/words").asString()))
                .containsExactly("Which idea?", "Why?", "Do it", "Next hint");
        assertThat(hint.path("paid").asInt()).isZero();
        assertThat(hint.path("changes")).isNotEmpty();
        assertThat(hint.at("/stages/3/card/body/0/text").asString())
                .endsWith("One undo takes it back.")
                .isEqualTo(hint.at("/stages/3/spoken").asString());
    }

    @Test
    void aHintGoesOnWithWhatIsPaidAndNearTheSameCell() {
        var first = json(teacher.hint(asked(List.of(), fields -> fields.put("near", 8))));
        var paid = first.path("stages").get(1).path("paidHint").asString();

        var again = json(
                teacher.hint(asked(List.of(), fields -> fields.put("near", 0).put("paidHint", paid))));

        assertThat(again.path("paid").asInt()).isEqualTo(2);
        assertThat(again.path("stages")).isEqualTo(first.path("stages"));
        var elsewhere = json(teacher.hint(asked(List.of("play r3c1=3"), fields -> fields.put("paidHint", paid))));
        assertThat(elsewhere.path("paid").asInt()).isZero();
    }

    @Test
    void aWrongDigitIsUndoneToBeforeItCame() {
        var log = List.of("play r3c1=3", "play r1c1=2", "play r3c2=1");
        var hint = json(teacher.hint(asked(log)));
        assertThat(hint.path("sort").asString()).isEqualTo("digit");
        assertThat(hint.path("rewindTo").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"solution, [0]", "rule-breaks, []", "off, []"})
    void digitsThatNoSolutionHasAreMarkedWhereThePlayerWantsIt(String check, String wrong) {
        var told = json(teacher.wrong(
                asked(List.of("play r1c1=2"), fields -> fields.put("choices", Map.of("check", check)))));
        assertThat(told.path("wrong")).hasToString(wrong);
    }

    @Test
    void whoKnowsFewTechniquesIsOfferedTheStandardOnesWhichGoOn() {
        var few = Map.of("techniques", "standard " + SampleRequests.allTechniquesOff());
        var nothing = json(teacher.hint(asked(List.of(), fields -> fields.put("choices", few))));
        assertThat(nothing.path("sort").asString()).isEqualTo("nothing");
        assertThat(nothing.path("stages")).hasSize(1);
        assertThat(nothing.at("/stages/0/card/actions/0/words").asString()).isEqualTo("Use the standard set once");

        var standard = json(teacher.hint(
                asked(List.of(), fields -> fields.put("choices", few).put("standard", true))));
        assertThat(standard.path("sort").asString()).isEqualTo("deduction");
    }

    @Test
    void combinationsAreThoseOfTheSelectionOrOfOneClue() {
        var log = List.of("play r3c1=3");
        var ofCell = json(teacher.combinations(asked(log, fields -> fields.put("near", 0))));
        var group = ofCell.path("groups").get(0);
        assertThat(group.path("combinations")).hasToString("[\"1 2\"]");
        assertThat(group.path("link").isNull()).isTrue();

        var clue = group.path("clue").asInt();
        assertThat(json(teacher.combinations(asked(log, fields -> fields.put("clue", clue)))))
                .isEqualTo(ofCell);
        assertThat(json(teacher.combinations(asked(log))).path("groups")).isEmpty();

        var proof = json(teacher.hint(asked(List.of()))).path("stages").get(2);
        assertThat(proof.path("combinations").path("clue").isInt()).isTrue();
    }

    @Test
    void allStepsCostWhatTheEasiestCostsUpToItsProof() {
        var steps = json(teacher.steps(asked(List.of())));
        int count =
                Integer.parseInt(steps.at("/sortings/0/card/title").asString().replaceFirst(" steps are open$", ""));
        assertThat(count).isGreaterThan(1);
        assertThat(steps.path("sortings")
                        .valueStream()
                        .map(each -> each.path("id").asString()))
                .containsExactly("steps-easiest", "steps-place", "steps-change");
        for (var sorting : steps.path("sortings")) {
            assertThat(sorting.at("/card/body/0/groups")
                            .valueStream()
                            .flatMap(group -> group.path("rows").valueStream())
                            .map(row -> row.path("id").asString()))
                    .hasSize(count)
                    .doesNotHaveDuplicates();
        }
        assertThat(steps.at("/price/cost").asInt()).isEqualTo(4);
        assertThat(steps.at("/price/hints").asInt()).isEqualTo(1);
        assertThat(steps.at("/unlit/numbers").asBoolean()).isTrue();

        var nudge = json(teacher.hint(asked(List.of()))).path("stages").get(0);
        var paid = json(teacher.steps(asked(
                List.of(),
                fields -> fields.put("paidHint", nudge.path("paidHint").asString()))));
        assertThat(paid.at("/price/cost").asInt()).isEqualTo(3);
        assertThat(paid.at("/price/hints").asInt()).isZero();
        assertThat(paid.at("/price/paidHint").asString())
                .isEqualTo(steps.at("/price/paidHint").asString());
    }

    @Test
    void aStepOfTheListIsAHintWhoseProofIsTold() {
        var other = asked(List.of("play r1c1=1"));
        assertThat(json(teacher.steps(other)).has("price")).isTrue();
        var explained = json(teacher.explain(asked(List.of(), fields -> fields.put("step", 1))));
        assertThat(explained.path("sort").asString()).isEqualTo("deduction");
        assertThat(explained.path("paid").asInt()).isEqualTo(3);
        assertThat(json(teacher.explain(asked(List.of(), fields -> fields.put("step", 99))))
                        .path("error")
                        .asString())
                .isEqualTo("the field 'step' is '99'");
    }

    @Test
    void whereAMistakeComesFirstNoStepIsListed() {
        var none = json(teacher.steps(asked(List.of("play r1c1=2"))));
        assertThat(none.at("/sortings/0/card/body/0/groups")).isEmpty();
        assertThat(none.has("price")).isFalse();
    }

    @Test
    void aWalkThroughIsAPlayback() {
        var playback = json(teacher.walkthrough(asked(List.of())));
        assertThat(playback.path("start")).hasSize(9);
        assertThat(playback.path("frames").size()).isGreaterThan(1);
    }

    @Test
    void aPuzzleIsReadAsItIsArchivedWithItsNotes() {
        var entry =
                new PuzzleEntry("mine", Map.of("title", "A set's own"), Boards.kenKen(), Optional.empty(), List.of());
        var written = PuzzleFormats.TEXT.write(entry);
        assertThat(teacher.hint(asked(List.of(), fields -> fields.put("puzzle", written))))
                .isEqualTo(teacher.hint(asked(List.of())));
    }

    @Test
    void anEntryOfANewerVersionChangesNoHint() {
        assertThat(teacher.hint(asked(List.of(), fields -> fields.put("log", List.of("t c 1 later naked-pair")))))
                .isEqualTo(teacher.hint(asked(List.of())));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
                    puzzle   | "puzzle x"           | the puzzle 'puzzle x'
                    puzzle   | ""                   | the puzzle ''
                    puzzle   | 7                    | the field 'puzzle' is '7'
                    source   | null                 | the field 'source' is 'null'
                    log      | "play"               | the field 'log' is 'play'
                    log      | ["play r1c1=1"]      | the line 'play r1c1=1' of the log
                    log      | ["t c 1 play r9c9=1"]| r9c9
                    log      | ["t c 1 play r1c1=9"]| 9
                    log      | ["t c 1 Fly"]        | 'Fly ' is no entry
                    log      | [null]               | the line 'null' of the log
                    near     | 9                    | the field 'near' is '9'
                    near     | "1"                  | the field 'near' is '1'
                    clue     | 99                   | the field 'clue' is '99'
                    choices  | []                   | the field 'choices' is '[]'
                    terms    | 1                    | the field 'terms' is '1'
                    paidHint | "x"                  | 'x' should be 64 hex digits
                    standard | "yes"                | the field 'standard' is 'yes'
                    """)
    void whatCannotBeReadIsNamed(String field, String value, String problem) {
        var request = asked(List.of(), fields -> fields.put(field, Json.read(value)));
        var answer = field.equals("clue") ? teacher.combinations(request) : teacher.hint(request);
        assertThat(json(answer).path("error").asString()).contains(problem);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "7",
                "null",
                "{\"puzzle\":\"1k\"} x",
                "{\"puzzle\" \"1k\"}",
                "{puzzle:1}",
                "\"\\x\"",
                "-"
            })
    void whatIsNoRequestIsAnsweredByAnError(String request) {
        assertThat(json(teacher.hint(request)).path("error").asString()).isNotEmpty();
        assertThat(json(teacher.tell(request)).path("error").asString()).isNotEmpty();
    }

    private static String asked(List<String> log) {
        return asked(log, fields -> fields);
    }

    /// @param log kinds of entries and what else there is to say
    private static String asked(List<String> log, UnaryOperator<Fields> more) {
        var lines = new ArrayList<String>();
        log.forEach(line -> lines.add("2026-11-23T09:30:00Z page " + (lines.size() + 1) + " " + line));
        var fields = new Fields()
                .put("puzzle", PUZZLE)
                .put("source", "")
                .put("log", lines)
                .put("choices", Map.of("check", "off"))
                .put("terms", "");
        return Json.write(more.apply(fields).map());
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }
}
