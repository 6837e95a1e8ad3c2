package org.crosscage.experiment.load;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// How often a server gave each answer. Any thread may add.
final class AnswerCounts {

    private static final int SERVER_ERROR = 500;

    private final Map<Integer, Integer> byStatus = new TreeMap<>();
    private int broken;

    synchronized void add(int status) {
        byStatus.merge(status, 1, Integer::sum);
    }

    /// A connection that ended without an answer, or an answer that is an error.
    synchronized void add(IOException error) {
        if (error instanceof RefusedException refused) {
            add(refused.status());
        } else {
            broken++;
        }
    }

    /// The answer that a connection has.
    void add(RawConnection connection) {
        try {
            add(Integer.parseInt(connection.readHead().split(" ")[1]));
        } catch (IOException e) {
            add(e);
        }
    }

    synchronized void add(AnswerCounts others) {
        others.byStatus.forEach((status, count) -> byStatus.merge(status, count, Integer::sum));
        broken += others.broken;
    }

    synchronized int serverErrors() {
        return byStatus.entrySet().stream()
                .filter(each -> each.getKey() >= SERVER_ERROR)
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    @Override
    public synchronized String toString() {
        return byStatus.entrySet().stream()
                        .map(each -> each.getKey() + ": " + each.getValue())
                        .collect(Collectors.joining(", "))
                + (broken == 0 ? "" : ", ended: " + broken);
    }
}
