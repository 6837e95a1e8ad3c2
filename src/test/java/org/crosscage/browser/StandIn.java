package org.crosscage.browser;

/// Takes the place of the packaged application where a test is about the launcher alone: whatever it is asked,
/// it cannot read the file. It starts in a twentieth of the time, and cannot be unpacked.
final class StandIn {

    private StandIn() {}

    public static void main(String[] arguments) {
        System.err.println(arguments[arguments.length - 1] + " cannot be read");
        System.exit(2);
    }
}
