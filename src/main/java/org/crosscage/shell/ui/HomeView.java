package org.crosscage.shell.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.Route;

@Route("")
final class HomeView extends Main {

    HomeView() {
        add(new H1("Crosscage"));
    }
}
