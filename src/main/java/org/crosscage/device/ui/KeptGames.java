package org.crosscage.device.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import java.util.Map;
import java.util.function.Consumer;
import org.crosscage.shell.ui.Question;
import tools.jackson.databind.JsonNode;

/// What is on the device already, which the browser alone knows (`frontend/offline/kept-games.ts`). Puzzles
/// that were taken along and not started can be removed there.
@Tag("kept-games")
final class KeptGames extends Component {

    private static final long serialVersionUID = 1L;

    static final String REMOVE = "remove";
    static final String REMOVED = "removed";

    private static final int LONGEST_NAME = 200;

    private final transient TakeAlongWords words;

    /// @param said hears what became of puzzles that were to be removed, in words
    KeptGames(TakeAlongWords words, Consumer<String> said) {
        this.words = words;
        var texts = words.texts();
        getElement()
                .setPropertyMap(
                        "texts",
                        Map.of(
                                "title", texts.say("device.kept.title"),
                                "none", texts.say("device.kept.none"),
                                "running", texts.say("device.kept.running"),
                                "amount", texts.pattern("device.kept.amount"),
                                "kilo", texts.pattern("device.size.kilo"),
                                "mega", texts.pattern("device.size.mega"),
                                "remove", texts.say("device.kept.remove"),
                                "remove-label", texts.pattern("device.kept.remove.label")));
        TakeAlong.listen(this, REMOVE, this::ask);
        TakeAlong.listen(this, REMOVED, done -> said.accept(words.removed(done.path("count"))));
    }

    private void ask(JsonNode asked) {
        var texts = words.texts();
        var group = asked.path("group").asString("");
        var name = asked.path("name").asString("");
        var what = texts.say(
                "device.kept.remove.what",
                "name",
                name.substring(0, Math.min(name.length(), LONGEST_NAME)),
                "count",
                asked.path("count").asInt(0),
                "size",
                words.size(Math.max(0, asked.path("bytes").asLong(0))));
        new Question(texts, texts.say("device.kept.remove.title"), texts.say("device.kept.remove.do"))
                .askWhenSure(
                        what,
                        texts.say("device.kept.remove.sure"),
                        () -> getElement().callJsFunction("removeGroup", group));
    }
}
