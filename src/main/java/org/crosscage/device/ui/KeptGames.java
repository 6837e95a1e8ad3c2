package org.crosscage.device.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import java.util.Map;
import org.crosscage.texts.Texts;

/// What is on the device already, which the browser alone knows.
@Tag("kept-games")
final class KeptGames extends Component {

    private static final long serialVersionUID = 1L;

    KeptGames(Texts texts) {
        getElement()
                .setPropertyMap(
                        "texts",
                        Map.of(
                                "title", texts.say("device.kept.title"),
                                "none", texts.say("device.kept.none"),
                                "running", texts.say("device.kept.running"),
                                "count", texts.pattern("device.kept.count")));
    }
}
