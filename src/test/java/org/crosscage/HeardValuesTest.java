package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Which classes hear values that a page sends beside those of Vaadin's fields. Anybody can have a page send whatever
/// they like, so that each of these checks what it hears where it uses it.
final class HeardValuesTest {

    private static final Path JAVA = Path.of("src/main/java/org/crosscage");

    private static final Pattern HEARS = Pattern.compile("\\.addEventData\\(|@EventData|@ClientCallable|@Synchronize"
            + "|\\.then\\((?:String|Json\\w+|Integer|Long|Double|Boolean)\\.class");

    /// How often each hears something, and what it does with the rest.
    private static final Map<String, Integer> CHECKED = new TreeMap<>(Map.ofEntries(
            Map.entry("board/ui/HelpCard.java", 4), // buttons and rows that the card has, and which card it is
            Map.entry("board/ui/PlayTimer.java", 2), // a time of no more than a year
            Map.entry("board/ui/PuzzleBoard.java", 4), // entries as the game takes them, cells and clues of its puzzle
            Map.entry("board/ui/share/QrCode.java", 1), // drawn for its own page, where it is short enough
            Map.entry("edit/ui/SketchBoard.java", 2), // SentEdit; commands that there are
            Map.entry("learn/ui/CombinationsTables.java", 1), // as an address: what is wrong is passed over
            Map.entry("learn/ui/TechniqueView.java", 1), // a kind that the technique has
            Map.entry("library/ui/TileList.java", 1), // no value
            Map.entry("me/ui/JoinView.java", 1), // shown in a field of its own page
            Map.entry("play/ui/CombinationsCard.java", 1), // yes or no
            Map.entry("settings/ui/SettingsForm.java", 1), // one that there is
            Map.entry("settings/ui/TechniqueList.java", 3), // techniques of the list, clamped places
            Map.entry("shell/ui/Chip.java", 1), // what was offered
            Map.entry("shell/ui/field/LargeTextArea.java", 2), // as if it had been typed
            Map.entry("shell/ui/NewDayNote.java", 1), // no value
            Map.entry("shell/ui/field/Picker.java", 1), // what was offered
            Map.entry("train/ui/RunClock.java", 1), // yes or no
            Map.entry("train/ui/RunResults.java", 1))); // a place that the run has

    @Test
    void whoeverHearsAPageChecksWhatItHears() throws IOException {
        var hearing = new TreeMap<String, Integer>();
        try (var files = Files.walk(JAVA)) {
            for (var file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                int times =
                        (int) HEARS.matcher(Files.readString(file)).results().count();
                if (times > 0) {
                    hearing.put(JAVA.relativize(file).toString().replace('\\', '/'), times);
                }
            }
        }
        assertThat(hearing).isEqualTo(CHECKED);
    }
}
