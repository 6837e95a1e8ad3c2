package org.crosscage.offline.jdk;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.teavm.classlib.java.util.stream.impl.TSimpleStreamImpl;
import org.teavm.classlib.java.util.stream.impl.TWrappingStreamImpl;

/// Elements that were not there before. TeaVM's own one forgets what it has seen each time that it is asked
/// for more, as a stream behind `concat` or `flatMap` is for each of its parts.
public final class DistinctStream<T> extends TWrappingStreamImpl<T, T> {

    private final Set<T> seen = new HashSet<>();

    public DistinctStream(TSimpleStreamImpl<T> source) {
        super(source);
    }

    @Override
    protected Predicate<T> wrap(Predicate<? super T> consumer) {
        return element -> !seen.add(element) || consumer.test(element);
    }
}
