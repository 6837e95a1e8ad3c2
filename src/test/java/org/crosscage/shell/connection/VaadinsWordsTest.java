package org.crosscage.shell.connection;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ReconnectDialogConfiguration;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.CustomizedSystemMessages;
import com.vaadin.flow.server.SystemMessages;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinService;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.crosscage.ViewTest;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// What Vaadin says by itself, it says in our words.
final class VaadinsWordsTest extends ViewTest {

    @Autowired
    private Texts texts;

    @Test
    void noSystemMessageIsVaadinsOwn() throws ReflectiveOperationException {
        var ours = words(VaadinService.getCurrent().getSystemMessages(Locale.ENGLISH, VaadinRequest.getCurrent()));
        var vaadins = words(new CustomizedSystemMessages());

        assertThat(vaadins).hasSizeGreaterThanOrEqualTo(8);
        assertThat(ours).hasSameSizeAs(vaadins).doesNotContainAnyElementsOf(vaadins);
    }

    private static List<Map.Entry<String, String>> words(SystemMessages messages) throws ReflectiveOperationException {
        var words = new TreeMap<String, String>();
        for (var getter : SystemMessages.class.getMethods()) {
            if (getter.getReturnType() == String.class && getter.getName().matches("get.*(Caption|Message)")) {
                words.put(getter.getName(), (String) getter.invoke(messages));
            }
        }
        return List.copyOf(words.entrySet());
    }

    @Test
    void whoLostTheServerIsToldInOurWords() {
        ReconnectDialogConfiguration dialog = UI.getCurrent().getReconnectDialogConfiguration();

        assertThat(dialog.getDialogText()).isEqualTo(texts.say("shell.connection.lost"));
        assertThat(dialog.getDialogTextGaveUp()).isEqualTo(texts.say("shell.connection.offline"));
    }
}
