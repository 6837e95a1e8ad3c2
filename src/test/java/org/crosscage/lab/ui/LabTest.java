package org.crosscage.lab.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.ViewTest;
import org.crosscage.lab.Race;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.shell.ui.field.Picker;
import org.junit.jupiter.api.AfterEach;
import org.springframework.beans.factory.annotation.Autowired;

/// What tests of the lab do on its page. Nobody leaves a race behind.
abstract class LabTest extends ViewTest {

    @Autowired
    CurrentPlayer player;

    @AfterEach
    final void leave() {
        UI.getCurrent().navigate("learn");
    }

    static void open(String address) {
        var parts = address.split("\\?", 2);
        UI.getCurrent().navigate(parts[0], QueryParameters.fromString(parts.length > 1 ? parts[1] : ""));
    }

    static void run() {
        _click(button("lab-run"));
    }

    static String copied() {
        return _get(_get(_get(RaceView.class), CopyLink.class), NativeButton.class)
                .getElement()
                .getProperty("copyText");
    }

    static NativeButton button(String id) {
        return _get(NativeButton.class, spec -> spec.withId(id));
    }

    static Picker picker(String id) {
        return _get(Picker.class, spec -> spec.withId(id));
    }

    static Race race() {
        return _get(RaceView.class).race();
    }

    static String state() {
        return _get(_get(RaceView.class), Paragraph.class, spec -> spec.withClasses("race-state"))
                .getText();
    }

    static List<String> said() {
        return _find(Paragraph.class).stream().map(Paragraph::getText).toList();
    }

    static List<String> texts(Component component) {
        return texts(component.getElement()).toList();
    }

    static Stream<String> texts(Element element) {
        return element.isTextNode()
                ? Stream.of(element.getText())
                : element.getChildren().flatMap(LabTest::texts);
    }
}
