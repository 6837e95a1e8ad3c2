package org.crosscage.shell;

import java.net.InetAddress;
import org.crosscage.shell.limit.WrongSettingException;

/// The setting that says which proxy is believed. Tomcat takes what is no network for a pattern that nothing matches:
/// all players would have the proxy's address, and share its limits.
final class ProxyNetworks {

    static final String SETTING = "crosscage.proxy";

    private static final String EXPECTED =
            "addresses or networks with commas between, such as 10.0.0.7/32, 10.0.1.0/24";
    private static final int BITS_OF_A_BYTE = 8;

    private ProxyNetworks() {}

    /// @param value what is to become the setting of Tomcat's valve
    /// @throws WrongSettingException when a part of it is neither an address nor a network
    static void require(String value) {
        for (var part : value.split(",", -1)) {
            if (!isNetwork(part.strip())) {
                throw new WrongSettingException(SETTING, value, EXPECTED);
            }
        }
    }

    private static boolean isNetwork(String text) {
        var parts = text.split("/", -1);
        try {
            int bits = BITS_OF_A_BYTE * InetAddress.ofLiteral(parts[0]).getAddress().length;
            return parts.length == 1
                    || parts.length == 2 && parts[1].matches("\\d{1,3}") && Integer.parseInt(parts[1]) <= bits;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }
}
