package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.DownloadKt;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Pre;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.crosscage.PageText;
import org.crosscage.board.ui.share.ShareDialogs;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.logic.Tier;
import org.crosscage.drawing.Ink;
import org.crosscage.drawing.Palette;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.shell.document.EmbedSettings;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

final class ShareTest extends PlayScreenTest {

    private static final String PLAYERS_BLUE = "#%06x".formatted(Palette.SCREEN.of(Ink.DIGIT));

    @Autowired
    private Texts texts;

    /// What can be copied, the link first.
    private static List<String> offered() {
        return _find(Pre.class).stream().map(Pre::getText).toList();
    }

    private static Picker formats() {
        return _get(Picker.class, spec -> spec.withId("share-format"));
    }

    @Test
    void aPuzzleIsPassedOnAsALinkAndAsTextWithoutDigitsOrSolution() {
        var saved = begin(PROPER.replace("end", "solution\n1 2 3\n2 3 1\n3 1 2\nend"));
        type(0, 1);
        click("menu-share");

        assertThat(offered()).hasSize(2).noneMatch(text -> text.contains("solution"));
        assertThat(offered())
                .allSatisfy(text -> assertThat(PuzzleFormats.read(text))
                        .singleElement()
                        .satisfies(entry -> assertThat(entry.puzzle())
                                .isEqualTo(saved.entry().puzzle()))
                        .satisfies(entry -> assertThat(entry.solution()).isEmpty()));
    }

    @Test
    void thePictureIsThePuzzleAloneOrWithWhatIsFilledIn() throws IOException {
        begin(PROPER);
        type(0, 1);
        click("menu-share");
        assertThat(downloaded("share-svg"))
                .contains("<title>KenKen 3\u00a0×\u00a03</title>")
                .doesNotContain(PLAYERS_BLUE);
        assertThat(downloaded("share-png")).contains("PNG");

        _setValue(_get(Checkbox.class, spec -> spec.withId("share-picture-filled")), true);

        assertThat(downloaded("share-svg")).contains(PLAYERS_BLUE);
    }

    private static String downloaded(String id) throws IOException {
        return new String(DownloadKt._download(_get(Anchor.class, spec -> spec.withId(id))), StandardCharsets.UTF_8);
    }

    @Test
    void everyFormatThatHoldsThePuzzleIsOfferedAndReadsAsThePuzzleAgain() {
        var saved = begin(PROPER);
        click("menu-share");

        assertThat(formats().options())
                .extracting(Picker.Option::value)
                .containsExactly("text", "letters", "keen", "keen-save", "cages", "json");
        for (var option : formats().options()) {
            formats().pick(option.value());
            assertThat(PuzzleFormats.detect(offered().getLast()).orElseThrow().id())
                    .isEqualTo(option.value());
            assertThat(PuzzleFormats.read(offered().getLast()))
                    .extracting(PuzzleEntry::puzzle)
                    .containsExactly(saved.entry().puzzle());
        }
    }

    @Test
    void thePuzzlesOwnIdIsPassedOnAndOneWithoutIsCalledByKindAndSize() {
        begin(PROPER);
        click("menu-share");
        assertThat(offered().getLast()).startsWith("puzzle proper\n");
        begin(PROPER.replace("puzzle proper", "puzzle puzzle"));
        click("menu-share");
        assertThat(offered().getLast()).startsWith("puzzle kenken-3x3\n");
    }

    private static SharedGame linked() {
        var link = offered().getFirst();
        return LinkCode.open(new Token(1, 1, link.substring(link.indexOf("p/") + 2)));
    }

    private static Checkbox box(String id) {
        return _get(Checkbox.class, spec -> spec.withId(id));
    }

    @Test
    void termsAreSaidUntilTheGameIsFinished() {
        var shared = new SharedGame(
                PuzzleFormats.read(PROPER).getFirst(), Optional.empty(), new GameTerms(false, Optional.empty()));
        open("p/" + LinkCode.code(shared));
        assertThat(words()).contains("This link turns hints off, for this game only.");
        solve();
        assertThat(words()).contains("Well done.").doesNotContain("This link turns hints off");
    }

    @Test
    void theLinkTakesAlongWhatIsFilledInAndTermsWhenThatIsWanted() {
        var saved = begin(PROPER);
        type(0, 1);
        click("menu-share");
        assertThat(linked().position()).isEmpty();

        _setValue(box("share-filled"), true);
        assertThat(linked().position()).contains(stored(saved).position());
        assertThat(linked().terms()).isEqualTo(GameTerms.NONE);
        _setValue(box("share-no-hints"), true);
        _get(Picker.class, spec -> spec.withId("share-techniques")).pick("medium");
        assertThat(linked().terms()).isEqualTo(new GameTerms(false, Optional.of(Tier.MEDIUM)));
        _setValue(box("share-filled"), false);
        assertThat(linked().position()).isEmpty();
        assertThat(linked().entry().puzzle()).isEqualTo(saved.entry().puzzle());
    }

    @Test
    void ofAnEmptyBoardNothingThatIsFilledInIsOffered() {
        begin(PROPER);
        click("menu-share");
        assertThat(_find(Checkbox.class, spec -> spec.withId("share-filled"))).isEmpty();
    }

    @Test
    void aLineForOtherPagesIsOfferedWherePagesAreNamed() {
        var saved = begin(PROPER);
        click("menu-share");
        assertThat(_find(Div.class, spec -> spec.withId("share-frame"))).isEmpty();

        var offering = new ShareDialogs(texts, new EmbedSettings("https://school.example, https://blog.example"));
        offering.of(saved.entry(), stored(saved).position()).open();

        var details = _get(NativeDetails.class, spec -> spec.withId("share-frame-details"));
        assertThat(PageText.of(details))
                .contains("into a page of https://school.example or https://blog.example", "Copy line");
        assertThat(_get(details, Pre.class).getText()).isEqualTo("embed/" + LinkCode.code(saved.entry()));
    }

    /// The player's own settings say what they said, in the settings too.
    @Test
    void termsHoldInTheirGameAlone() {
        var entry = PuzzleFormats.read(PROPER).getFirst();
        var terms = new GameTerms(false, Optional.of(Tier.GENTLE));
        var shared = games.newGames().start(player.id(), new SharedGame(entry, Optional.empty(), terms), "");
        open("play/" + shared.id());
        assertThat(isOffered("menu-steps")).isFalse();
        click("menu-settings");
        assertThat(box("setting-hints").getValue()).isTrue();
        begin(PROPER);
        assertThat(isOffered("menu-steps")).isTrue();
    }

    private static boolean isOffered(String id) {
        return !_find(Tool.class, spec -> spec.withId(id)).isEmpty();
    }
}
