package org.crosscage.print.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.BasicUtilsKt;
import com.github.mvysny.kaributesting.v10.DownloadKt;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Image;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.QueryParameters;
import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.crosscage.ViewTest;
import org.crosscage.kind.GameTerms;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.field.Picker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.node.JsonNodeFactory;

final class PrintViewTest extends ViewTest {

    @Autowired
    private PuzzleSets sets;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private CurrentPlayer player;

    @Test
    void aSetIsPrintedForItsMakerAlone() throws IOException {
        var printOptions = new SetDescription("Week 数", "Do these.\n\nAll of them.", GameTerms.NONE, false);
        var puzzles = library.pack("kenken-4x4").orElseThrow().entries().subList(0, 5);
        var made = sets.make(player.id(), printOptions, puzzles);
        anotherPlayer();

        UI.getCurrent().navigate("print", QueryParameters.of("set", made.set().code()));
        assertThat(_get(Picker.class, spec -> spec.withId("print-source")).options())
                .noneMatch(option -> option.words().startsWith("Puzzle set"));
        UI.getCurrent().navigate("");
        UI.getCurrent().navigate("print", QueryParameters.of("set", made.maker().written()));
        _click(_get(Button.class, spec -> spec.withId("print-make")));
        eventually(() -> assertThat(_get(Anchor.class, spec -> spec.withId("print-download"))
                        .getText())
                .isEqualTo("Download PDF (4 pages)"));
        assertThat(_get(Button.class, spec -> spec.withId("print-make")).getThemeNames())
                .as("one main action")
                .doesNotContain("primary");

        assertThat(_get(TextField.class, spec -> spec.withLabel("Title")).getValue())
                .isEqualTo("Week ?");
        try (var pdf = Loader.loadPDF(download())) {
            var text = new PDFTextStripper().getText(pdf);
            assertThat(text).startsWith("Week ?").contains("Do these.", "All of them.", "Rules of KenKen", "Solutions");
        }
    }

    private static byte[] download() {
        return DownloadKt.download(_get(Anchor.class, spec -> spec.withId("print-download")));
    }

    @Test
    void theAddressSaysWhichNewPuzzles() throws IOException {
        UI.getCurrent()
                .navigate(
                        "print",
                        QueryParameters.fromString(
                                "kind=kenken&size=5x5&grade=easy&ops=%3F&values=0-4&count=4&seed=7"));
        assertThat(_get(Picker.class, spec -> spec.withId("ops-kenken")).picked())
                .isEqualTo("?");
        assertThat(_get(Picker.class, spec -> spec.withId("print-grade")).picked())
                .isEqualTo("easy");
        _get(Picker.class, spec -> spec.withId("ops-kenken")).pick("");
        _click(_get(Button.class, spec -> spec.withId("print-make")));
        eventually(() -> assertThat(_get(Anchor.class, spec -> spec.withId("print-download"))
                        .getText())
                .startsWith("Download PDF"));

        try (var pdf = Loader.loadPDF(download())) {
            assertThat(new PDFTextStripper().getText(pdf)).contains("5\u00a0×\u00a05", "Digits 0 to 4", "Easy", "+");
        }
    }

    @Test
    void aBookHasNoMorePuzzlesThanAreOffered() {
        UI.getCurrent().navigate("print", QueryParameters.fromString("kind=kenken&size=4x4&count=60000000"));
        var count = _get(Picker.class, spec -> spec.withId("print-count"));
        assertThat(count.picked()).isEqualTo("20");
        var data = JsonNodeFactory.instance.objectNode().put("event.target.value", "60000000");
        BasicUtilsKt._fireDomEvent(count, "change", data);

        assertThat(count.picked()).isEqualTo("20");
        eventually(() -> assertThat(_get(FirstSheet.class).getElement().getTextRecursively())
                .endsWith("9 pages in all."));
    }

    @Test
    void theFirstPageIsShownAndTheBookCanBeTakenAlong() {
        UI.getCurrent().navigate("print");
        var sheet = _get(FirstSheet.class);
        assertThat(sheet.getElement().getTextRecursively()).endsWith("Making the first page");
        eventually(() -> assertThat(_get(Image.class).getSrc()).isNotEmpty());
        assertThat(sheet.getElement().getTextRecursively()).endsWith("9 pages in all.");

        _get(Picker.class, spec -> spec.withId("print-count")).pick("4");
        _click(_get(Button.class, spec -> spec.withId("print-make")));

        eventually(() -> assertThat(_get(Anchor.class, spec -> spec.withId("print-download"))
                        .getText())
                .isEqualTo("Download PDF (3 pages)"));
    }

    @ParameterizedTest
    @CsvSource({
        "Kakuro 8 × 8, kakuro-8x8",
        "'Class 4b, week 48', class-4b-week-48",
        "../../etc/passwd, etc-passwd",
        "שבוע 3, שבוע-3",
        "?!, puzzles"
    })
    void aFileIsNamedByItsTitle(String title, String name) {
        assertThat(BookDownload.inFileName(title)).isEqualTo(name);
    }
}
