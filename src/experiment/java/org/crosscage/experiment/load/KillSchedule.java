package org.crosscage.experiment.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/// A shell command that is run at random moments while players play: it kills a server, and somebody else starts that
/// again or takes over.
///
/// @param command for `sh -c`
record KillSchedule(String command, int times, RandomGenerator random) {

    /// Nothing happens in this share of the time at both ends: who comes should be there, and be back at the end.
    private static final double QUIET = 0.15;

    /// Returns when it has been run as often as it should be.
    ///
    /// @param start by [System#nanoTime], as the end
    Void run(long start, long end, PrintWriter out) throws IOException, InterruptedException {
        var moments = random.doubles(times, QUIET, 1 - QUIET)
                .sorted()
                .mapToLong(share -> start + (long) (share * (end - start)))
                .toArray();
        for (long moment : moments) {
            TimeUnit.NANOSECONDS.sleep(moment - System.nanoTime());
            int code = new ProcessBuilder("sh", "-c", command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            out.printf(
                    "%6d  %s%s%n",
                    TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
                    command,
                    code == 0 ? "" : " (exit code " + code + ")");
            out.flush();
        }
        return null;
    }
}
