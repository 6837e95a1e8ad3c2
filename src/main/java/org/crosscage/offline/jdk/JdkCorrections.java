package org.crosscage.offline.jdk;

import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReference;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/// Has what TeaVM has wrong, or not at all, done by classes of ours: a class that it has cannot be
/// substituted as [JdkSubstitutions] does. The pom names this class to TeaVM.
public final class JdkCorrections implements ClassHolderTransformer {

    private static final String MAP = "java.util.Map";
    private static final String COPY = "copyOf";

    /// Methods that TeaVM has not, or has too large, and those in their places, which get the object as their first
    /// argument.
    private static final Map<MethodReference, MethodReference> REPLACED = Map.of(
            new MethodReference(String.class, "lines", Stream.class),
            new MethodReference(TextLines.class, "of", String.class, Stream.class),
            new MethodReference(Matcher.class, "results", Stream.class),
            new MethodReference(Matches.class, "of", Matcher.class, Stream.class),
            new MethodReference(Matcher.class, "replaceAll", Function.class, String.class),
            new MethodReference(Matches.class, "replaceAll", Matcher.class, Function.class, String.class),
            new MethodReference(Class.class, "getName", String.class),
            new MethodReference(TypeNames.class, "of", Class.class, String.class),
            new MethodReference(Double.class, "parseDouble", String.class, double.class),
            new MethodReference(Doubles.class, "parse", String.class, double.class),
            new MethodReference(StringBuilder.class, "append", double.class, StringBuilder.class),
            new MethodReference(Doubles.class, "append", StringBuilder.class, double.class, StringBuilder.class));

    /// Streams that TeaVM makes, and those made in their places: under names of the JDK, for their own are
    /// not known where they are made.
    private static final Map<String, String> STREAMS = Map.of(
            "java.util.stream.impl.DistinctStreamImpl", JdkSubstitutions.STREAMS + ".DistinctStream",
            "java.util.stream.intimpl.DistinctIntStreamImpl", JdkSubstitutions.STREAMS + ".DistinctIntStream");

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(MapCopies.class.getName()) || type.getName().equals(TypeNames.class.getName())) {
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
            } else if (REPLACED.containsKey(method)) {
                call.setMethod(REPLACED.get(method));
                call.setType(InvocationType.SPECIAL);
                call.setArguments(Stream.concat(Stream.ofNullable(call.getInstance()), call.getArguments().stream())
                        .toArray(Variable[]::new));
                call.setInstance(null);
            } else if (STREAMS.containsKey(method.getClassName())) {
                call.setMethod(new MethodReference(STREAMS.get(method.getClassName()), method.getDescriptor()));
            }
        }
    }
}
