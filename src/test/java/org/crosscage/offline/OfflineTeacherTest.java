package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Fields;
import org.crosscage.board.Json;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.Practice;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Boards;
import org.crosscage.teach.Hints;
import org.crosscage.teach.Teaching;
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

    private final OfflineTeacher teacher = teacher();

    static OfflineTeacher teacher() {
        var finder = new SolutionFinder(new ExactSolver());
        return new OfflineTeacher(
                Texts.in(Locale.ENGLISH),
                finder,
                new Hints(finder, SearchLimit.ENDLESS),
                new Ratings(finder, ReferenceScores.standard(), 1),
                new WalkthroughSearch(finder, SearchLimit.ENDLESS, 1000),
                InstantSource.system());
    }

    @ParameterizedTest
    @CsvSource({"solution, [0], true", "rule-breaks, '', true", "off, '', false"})
    void wrongDigitsAndBrokenCluesAreMarkedWhereThePlayerWantsIt(String check, String wrong, boolean isBroken) {
        var told = json(teacher.marks(
                asked(List.of("play r1c1=3"), fields -> fields.put("choices", Map.of("check", check)))));
        assertThat(told.path("wrong")).hasToString(wrong);
        assertThat(told.path("clues").toString().contains("broken")).isEqualTo(isBroken);
    }

    @Test
    void theGradeIsThatOfAPuzzleWithOneSolution() {
        var single = PuzzleFormats.TEXT.write(Boards.singles(4));
        assertThat(teacher.grade(asked(List.of(), fields -> fields.put("puzzle", single))))
                .isEqualTo("{\"grade\":\"gentle\"}");
        assertThat(teacher.grade(asked(List.of()))).isEqualTo("{\"grade\":\"\"}");
    }

    @Test
    void aPlayerIsTaughtByTheirChoicesOnTheTermsOfTheGame() {
        var kind = PuzzleKinds.of("kenken");
        var practised = Practice.standard()
                .puzzles(kind, kind.techniques().getLast())
                .getFirst()
                .id();
        var request = Request.of(asked(
                List.of(),
                fields -> fields.put(
                                "choices",
                                Map.of("marks-in-hints", "no", "tidy-marks", "no", "techniques", "standard -full-line"))
                        .put("terms", "gentle")
                        .put("source", practised)));
        var gentle = kind.techniques().stream()
                .filter(technique ->
                        technique.tier() == Tier.GENTLE && !technique.id().equals("full-line"))
                .toList();

        assertThat(request.teaching(Boards.kenKen()))
                .isEqualTo(
                        new Teaching(gentle, false, false, Practice.standard().practised(kind, practised)));
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
        assertThat(teacher.walkthrough(asked(List.of(), fields -> fields.put("puzzle", written))))
                .isEqualTo(teacher.walkthrough(asked(List.of())));
    }

    @Test
    void anEntryOfANewerVersionChangesNothing() {
        assertThat(teacher.walkthrough(asked(List.of("later naked-pair"))))
                .isEqualTo(teacher.walkthrough(asked(List.of())));
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
                    log      | ["t c 1 Fly"]        | 'Fly' is no entry
                    log      | [null]               | the line 'null' of the log
                    near     | 9                    | the field 'near' is '9'
                    near     | "1"                  | the field 'near' is '1'
                    clue     | 99                   | the field 'clue' is '99'
                    choices  | []                   | the field 'choices' is '[]'
                    terms    | 1                    | the field 'terms' is '1'
                    all      | "yes"                | the field 'all' is 'yes'
                    """)
    void whatCannotBeReadIsNamed(String field, String value, String problem) {
        var request = asked(List.of(), fields -> fields.put(field, Json.read(value)));
        var answer =
                Set.of("near", "clue").contains(field) ? teacher.combinations(request) : teacher.walkthrough(request);
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
        assertThat(json(teacher.walkthrough(request)).path("error").asString()).isNotEmpty();
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
