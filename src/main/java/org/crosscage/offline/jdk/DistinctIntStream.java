package org.crosscage.offline.jdk;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import org.teavm.classlib.java.util.stream.intimpl.TSimpleIntStreamImpl;
import org.teavm.classlib.java.util.stream.intimpl.TWrappingIntStreamImpl;

/// As [DistinctStream], of numbers.
public final class DistinctIntStream extends TWrappingIntStreamImpl {

    private final Set<Integer> seen = new HashSet<>();

    public DistinctIntStream(TSimpleIntStreamImpl source) {
        super(source);
    }

    @Override
    protected IntPredicate wrap(IntPredicate consumer) {
        return number -> !seen.add(number) || consumer.test(number);
    }
}
