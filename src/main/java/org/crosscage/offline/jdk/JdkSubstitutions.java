package org.crosscage.offline.jdk;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Tells TeaVM which classes stand for classes that it has not. TeaVM finds it as a service.
public final class JdkSubstitutions extends SimpleSubstitutionPolicy {

    /// Where [JdkCorrections] has streams look for those that it puts in place.
    static final String STREAMS = "java.util.stream";

    private static final String HERE = "org.crosscage.offline.jdk";

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(named("java.util.SplittableRandom")).replacePackage("java.util", HERE);
        sink.selectClasses(named("org.crosscage.player.Sha256"))
                .replacePackage("org.crosscage.player", HERE)
                .simpleNamePrefix("Plain");
        sink.selectClasses(named(STREAMS + ".DistinctStream")).replacePackage(STREAMS, HERE);
        sink.selectClasses(named(STREAMS + ".DistinctIntStream")).replacePackage(STREAMS, HERE);
        sink.selectClasses(named("java.time.InstantSource")).replacePackage("java.time", HERE);
    }
}
