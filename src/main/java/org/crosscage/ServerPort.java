package org.crosscage;

import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/// Where players come in, which Spring serves.
///
/// @param port a number up to 65535, where 0 takes any free port
@ConfigurationProperties("server")
record ServerPort(@DefaultValue("8080") String port) {

    private static final int HIGHEST = 65535;

    ServerPort {
        if (!port.isBlank()) { // Spring takes the usual one for it
            require("server.port", port.strip());
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
