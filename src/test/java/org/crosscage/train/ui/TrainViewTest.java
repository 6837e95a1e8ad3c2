package org.crosscage.train.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.crosscage.PageText;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingTopic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The page on which a run is begun.
final class TrainViewTest extends TrainScreenTest {

    private static final Optional<PuzzleKind> KAKURO = PuzzleKinds.find("kakuro");

    private static Picker what() {
        return _get(Picker.class);
    }

    private static List<String> offered() {
        return what().options().stream().map(Picker.Option::value).toList();
    }

    @SuppressWarnings("unchecked") // the page has two choices, each of one type
    private static <T> Choice<T> choice(int number) {
        return _find(Choice.class).get(number);
    }

    private static void openWith(String topic) {
        UI.getCurrent().navigate("train", QueryParameters.of("topic", topic));
        MockVaadin.clientRoundtrip(false);
    }

    private static String card(String id) {
        return PageText.of(_get(Section.class, spec -> spec.withId(id)));
    }

    private static List<String> cards() {
        return _find(Section.class).stream()
                .flatMap(each -> each.getId().stream())
                .toList();
    }

    private static void clickIn(String card, String words) {
        var tool = _get(
                _get(Section.class, spec -> spec.withId(card)),
                Tool.class,
                spec -> spec.withPredicate(each -> PageText.of(each).equals(words)));
        _click(tool);
        MockVaadin.clientRoundtrip(false);
    }

    @Test
    void whoOnlyLooksIsNotStored() {
        open("train");
        assertThat(words())
                .contains("Train", "New session", "At your level", "Your ratings", "not rated yet")
                .doesNotContain("In progress", "Coming back");
        assertThat(player.known()).isEmpty();
        assertThat(what().picked()).isEqualTo("level");
    }

    @Test
    void theFormOffersWhatThereArePositionsOf() {
        open("train");
        assertThat(offered()).first().isEqualTo("level");
        assertThat(offered())
                .contains("tier-1", "tier-6", "technique-naked-pair")
                .doesNotHaveDuplicates();
        for (var kind : PuzzleKinds.all()) {
            choice(0).pick(Optional.of(kind));
            for (var entry : TechniqueCatalogue.all()) {
                boolean isThere = entry.kinds().contains(kind)
                        && TrainingPositions.standard().count(kind, entry.technique()) > 0;
                assertThat(offered().contains("technique-" + entry.id()))
                        .as("%s of %s", entry.id(), kind.id())
                        .isEqualTo(isThere);
            }
        }
    }

    @Test
    void whatTheOtherKindDoesNotHaveIsNoLongerChosen() {
        open("train");
        what().pick("technique-cage-claims-line");
        choice(0).pick(KAKURO);
        assertThat(what().picked()).isEqualTo("level");
        what().pick("technique-naked-pair");
        choice(0).pick(Optional.empty());
        assertThat(what().picked()).isEqualTo("technique-naked-pair");
    }

    @Test
    void whereThereIsNothingToAskThePageSaysSo() {
        open("train");
        choice(0).pick(PuzzleKinds.find("boxsums"));
        assertThat(offered()).containsExactly("level");
        click("train-start");
        assertThat(address()).isEqualTo("train");
        assertThat(words()).contains("There are no positions like that.");
        choice(0).pick(KAKURO);
        assertThat(words()).doesNotContain("There are no positions like that.");
    }

    @ParameterizedTest
    @CsvSource({
        "technique-naked-pair, technique-naked-pair, ''",
        "technique-naked-pair.kenken, technique-naked-pair, kenken",
        "tier-3.kakuro, tier-3, kakuro",
        "level, level, ''",
        "due, level, ''",
        "nothing, level, ''",
        "technique-cage-claims-line.kakuro, level, ''"
    })
    void theAddressSaysWhatIsChosen(String topic, String picked, String kind) {
        openWith(topic);
        assertThat(what().picked()).isEqualTo(picked);
        assertThat(choice(0).chosen()).isEqualTo(PuzzleKinds.find(kind));
        click("train-start");
        var expected = TrainingTopic.read(picked).orElseThrow().of(PuzzleKinds.find(kind));
        assertThat(runs.latestOpen(player.id()))
                .hasValueSatisfying(run -> assertThat(run.topic()).isEqualTo(expected));
    }

    @Test
    void whatIsChosenIsBegun() {
        open("train");
        choice(0).pick(KAKURO);
        choice(1).pick(RunLength.FIVE_MINUTES);
        what().pick("tier-2");

        click("train-start");

        var run = runs.latestOpen(player.id()).orElseThrow();
        assertThat(address()).isEqualTo("train/" + run.id());
        assertThat(run.topic().written()).isEqualTo("tier-2.kakuro");
        assertThat(run.length()).isEqualTo(RunLength.FIVE_MINUTES);
        assertThat(run.source()).isEmpty();
        assertThat(words()).contains("Find the step");
    }

    @Test
    void aRunThatIsNotOverGoesOn() {
        var run = begin(marked());
        open("train");
        assertThat(card("train-open")).contains("In progress", "Naked pair, KenKen", "position 1");

        clickIn("train-open", "Continue");

        assertThat(address()).isEqualTo("train/" + run.id());
        runs.end(run.player(), run.id());
        open("train");
        assertThat(cards()).doesNotContain("train-open");
    }

    @Test
    void whatWasMissedIsOfferedAtOnceAndWhatIsDueOnItsDay() {
        var run = begin(marked());
        runs.shown(run.player(), run.id(), 1);
        open("train");
        assertThat(card("train-due"))
                .contains("Nothing is due today.", "1 position left to learn.", "Train what I missed")
                .doesNotContain("Repeat what’s due");

        longAgo(Duration.ofDays(1));
        open("train");
        assertThat(card("train-due")).contains("1 position that you missed is due today.");
        clickIn("train-due", "Repeat what’s due");

        assertThat(runs.latestOpen(player.id())).hasValueSatisfying(due -> {
            assertThat(due.topic()).isEqualTo(new TrainingTopic.Due(Optional.empty()));
            assertThat(due.task().orElseThrow().position()).isEqualTo(marked().id());
            assertThat(address()).isEqualTo("train/" + due.id());
        });
    }

    @Test
    void whatWasMissedIsBegunBeforeItIsDue() {
        var run = begin(marked());
        runs.shown(run.player(), run.id(), 1);
        open("train");

        clickIn("train-due", "Train what I missed");

        assertThat(runs.latestOpen(player.id()).orElseThrow().topic())
                .isEqualTo(new TrainingTopic.Missed(Optional.empty()));
        assertThat(words()).contains("Find the step").doesNotContain("Naked pair");
    }

    @Test
    void whatWasMissedCanBeChosenLikeATechniqueWithKindAndLength() {
        open("train");
        assertThat(offered()).doesNotContain("due", "missed");
        var run = begin(marked());
        runs.shown(run.player(), run.id(), 1);
        openWith("missed.kenken");
        assertThat(offered()).contains("missed").doesNotContain("due");
        assertThat(what().picked()).isEqualTo("missed");

        _click(_get(Tool.class, spec -> spec.withId("train-start")));

        assertThat(runs.latestOpen(player.id())).hasValueSatisfying(missed -> {
            assertThat(missed.topic().written()).isEqualTo("missed.kenken");
            assertThat(missed.length()).isEqualTo(RunLength.FIVE_POSITIONS);
        });
        longAgo(Duration.ofDays(1));
        openWith("due");
        assertThat(offered()).contains("due", "missed");
        assertThat(what().picked()).isEqualTo("due");
    }

    @Test
    void howStrongThePlayerIsStandsThereByKind() {
        var run = begin(marked());
        play(right(marked()));
        open("train");
        var rating =
                runs.history().rating(player.id(), PuzzleKinds.of("kenken")).orElseThrow();
        assertThat(card("train-ratings"))
                .contains("%.0f ± %.0f".formatted(rating.rating(), rating.deviation()), "not rated yet");
        anotherPlayer();
        open("train");
        assertThat(card("train-ratings").split("not rated yet", -1))
                .hasSize(PuzzleKinds.all().size() + 1);
    }
}
