package org.crosscage;

import java.net.InetAddress;
import java.util.stream.Stream;
import org.crosscage.setting.WrongSettingException;

/// The setting that says which proxy is believed. Tomcat takes what has no slash for a pattern, which nothing matches
/// that is a list or an address of IPv6: all players would have the proxy's address, and share its limits.
final class ProxyNetworks {

    static final String SETTING = "crosscage.proxy";

    /// To believe no proxy: a pattern too, which no address matches.
    private static final String NONE = "none";

    private static final String EXPECTED = "networks with commas between, such as 10.0.0.7/32, 10.0.1.0/24, or " + NONE;
    private static final int BYTES_OF_IPV4 = 4;
    private static final int BITS_OF_A_BYTE = 8;

    private ProxyNetworks() {}

    /// @param value what is to become the setting of Tomcat's valve
    /// @throws WrongSettingException when a part of it is no network
    static void require(String value) {
        if (!value.equals(NONE)
                && !Stream.of(value.split(",", -1)).map(String::strip).allMatch(ProxyNetworks::isNetwork)) {
            throw new WrongSettingException(SETTING, value, EXPECTED);
        }
    }

    private static boolean isNetwork(String text) {
        var parts = text.split("/", -1);
        if (parts.length != 2 || !parts[1].matches("\\d{1,3}") || isShortened(parts[0])) {
            return false;
        }
        try {
            int bytes = InetAddress.ofLiteral(parts[0]).getAddress().length;
            return Integer.parseInt(parts[1]) <= BITS_OF_A_BYTE * bytes;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /// Java takes `10` for 0.0.0.10, whatever whoever wrote `10/8` had in mind.
    private static boolean isShortened(String address) {
        return !address.contains(":") && address.split("\\.", -1).length != BYTES_OF_IPV4;
    }
}
