package org.crosscage.shell.ui.frame;

import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.dependency.NpmPackage;
import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.component.page.Push;
import com.vaadin.flow.server.AppShellSettings;
import com.vaadin.flow.shared.communication.PushMode;
import com.vaadin.flow.shared.ui.Transport;
import java.util.Map;
import org.crosscage.shell.document.WebManifest;

/// What every page has around it. Vaadin finds it by its type.
@Push(value = PushMode.DISABLED, transport = Transport.WEBSOCKET_XHR) // LiveUpdates turns it on
@NpmPackage(value = "@fontsource-variable/atkinson-hyperlegible-next", version = "5.3.0")
@CssImport("@fontsource-variable/atkinson-hyperlegible-next/wght.css")
@CssImport("./styles/tokens.css")
@CssImport("./styles/theme.css")
@CssImport("./styles/shell.css")
@CssImport("./styles/pages.css")
@JsModule("./shell/session-lost.ts")
@JsModule("./shell/hand-over.ts")
@JsModule("./shell/server-line.ts")
public final class AppShell implements AppShellConfigurator {

    private static final long serialVersionUID = 1L;

    @Override
    public void configurePage(AppShellSettings settings) {
        settings.addFavIcon("icon", "icons/crosscage.svg", "any");
        settings.addLink("apple-touch-icon", "icons/touch-180.png");
        // without it a browser asks for the manifest alone without a password or cookie
        settings.addLink(WebManifest.PATH.substring(1), Map.of("rel", "manifest", "crossorigin", "use-credentials"));
    }
}
