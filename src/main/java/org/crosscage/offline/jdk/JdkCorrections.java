package org.crosscage.offline.jdk;

import java.util.Map;
import java.util.stream.Stream;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReference;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/// Has what TeaVM has wrong, or not at all, done by classes of ours: a class that it has cannot be
/// substituted as [JdkSubstitutions] does. The pom names this class to TeaVM.
public final class JdkCorrections implements ClassHolderTransformer {

    private static final String MAP = "java.util.Map";
    private static final String COPY = "copyOf";
    private static final MethodReference LINES = new MethodReference(String.class, "lines", Stream.class);
    private static final MethodReference TEXT_LINES =
            new MethodReference(TextLines.class, "of", String.class, Stream.class);

    /// Streams that TeaVM makes, and those made in their places: under names of the JDK, for their own are
    /// not known where they are made.
    private static final Map<String, String> STREAMS = Map.of(
            "java.util.stream.impl.DistinctStreamImpl", JdkSubstitutions.STREAMS + ".DistinctStream",
            "java.util.stream.intimpl.DistinctIntStreamImpl", JdkSubstitutions.STREAMS + ".DistinctIntStream");

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(MapCopies.class.getName())) {
            return;
        }
        for (var method : type.getMethods()) {
            if (method.hasProgram()) {
                method.getProgram().getBasicBlocks().forEach(block -> block.forEach(JdkCorrections::correct));
            }
        }
    }

    private static void correct(Instruction instruction) {
        if (instruction instanceof ConstructInstruction made) {
            made.setType(STREAMS.getOrDefault(made.getType(), made.getType()));
        } else if (instruction instanceof InvokeInstruction call) {
            var method = call.getMethod();
            if (method.getClassName().equals(MAP) && method.getName().equals(COPY)) {
                call.setMethod(new MethodReference(MapCopies.class.getName(), method.getDescriptor()));
            } else if (method.equals(LINES)) {
                call.setMethod(TEXT_LINES);
                call.setType(InvocationType.SPECIAL);
                call.setArguments(call.getInstance());
                call.setInstance(null);
            } else if (STREAMS.containsKey(method.getClassName())) {
                call.setMethod(new MethodReference(STREAMS.get(method.getClassName()), method.getDescriptor()));
            }
        }
    }
}
