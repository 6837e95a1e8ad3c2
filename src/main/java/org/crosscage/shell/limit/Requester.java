package org.crosscage.shell.limit;

import java.net.InetAddress;
import java.util.HexFormat;
import java.util.Optional;

/// Who asks for something.
///
/// @param player whatever tells this one from others; empty when they cannot be told apart
/// @param network where they come from
public record Requester(Optional<String> player, String network) {

    /// What a provider gives to one household of an IPv6 address, in bytes.
    private static final int PREFIX = 8;

    /// @param address as a request has it
    public static Requester of(Optional<String> player, String address) {
        return new Requester(player, network(address));
    }

    /// An IPv4 address as it is; of an IPv6 address the first 64 bits, since whoever has one has all that begin so.
    private static String network(String written) {
        var withoutZone = written.replaceFirst("%.*", "");
        try {
            var address = InetAddress.ofLiteral(withoutZone).getAddress(); // of four bytes for ::ffff:192.0.2.1 as well
            return HexFormat.of().formatHex(address, 0, Math.min(address.length, PREFIX));
        } catch (IllegalArgumentException e) {
            return withoutZone; // a host name, or nothing that a socket has
        }
    }

    /// Without the address, so that it never reaches a log.
    @Override
    public String toString() {
        return "Requester[…]";
    }
}
