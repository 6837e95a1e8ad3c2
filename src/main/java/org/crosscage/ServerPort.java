package org.crosscage;

import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/// Where players come in, which Spring serves.
///
/// @param port a number up to 65535, where 0 takes any free port
/// @param servlet the path below which all addresses are
@ConfigurationProperties("server")
record ServerPort(
        @DefaultValue("8080") String port, @DefaultValue Servlet servlet) {

    private static final int HIGHEST = 65535;

    ServerPort {
        if (!port.isBlank()) { // Spring takes the usual one for it
            require("server.port", port.strip());
        }
    }

    /// @param contextPath begins with a slash and ends with none; empty for the top of the host
    record Servlet(@DefaultValue("") String contextPath) {

        Servlet {
            if (!contextPath.isEmpty() && !contextPath.matches("/.*[^/]")) {
                throw new WrongSettingException(
                        "server.servlet.context-path",
                        contextPath,
                        "a path such as /puzzles, with no slash at its end");
            }
        }
    }

    /// @throws WrongSettingException when it is no port
    static void require(String setting, String port) {
        if (!port.matches("\\d{1,5}") || Integer.parseInt(port) > HIGHEST) {
            throw new WrongSettingException(
                    setting, port, "a number up to " + HIGHEST + ", where 0 takes any free port");
        }
    }
}
