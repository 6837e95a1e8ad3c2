package org.crosscage;

import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.component.page.Push;
import com.vaadin.flow.shared.ui.Transport;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.crosscage.cli.Commands;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/// Crosscage. Without a sub-command (options alone count as none) it serves the game, else [Commands] has the word.
@SpringBootApplication(proxyBeanMethods = false)
@Push(transport = Transport.WEBSOCKET)
public class Application implements AppShellConfigurator {

    private static final long serialVersionUID = 1L;

    /// @param arguments Spring's `--name=value` options, or a sub-command followed by its own arguments
    public static void main(String[] arguments) {
        if (arguments.length > 0 && !arguments[0].startsWith("--")) {
            System.exit(command(arguments));
        }
        SpringApplication.run(Application.class, arguments);
    }

    private static int command(String[] arguments) {
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        return new Commands().run(out, err, arguments);
    }
}
