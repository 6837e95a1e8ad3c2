package org.crosscage.offline.jdk;

import java.util.Map;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReference;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvokeInstruction;

/// Has streams make [DistinctStream] and [DistinctIntStream] in the place of TeaVM's own ones. A class that TeaVM has
/// cannot be substituted as [JdkSubstitutions] does, so these two stand for classes that the JDK has not. The pom names
/// this class to TeaVM.
public final class DistinctStreams implements ClassHolderTransformer {

    private static final Map<String, String> INSTEAD = Map.of(
            "java.util.stream.impl.DistinctStreamImpl", JdkSubstitutions.STREAMS + ".DistinctStream",
            "java.util.stream.intimpl.DistinctIntStreamImpl", JdkSubstitutions.STREAMS + ".DistinctIntStream");

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().startsWith("java.util.stream.")) {
            return;
        }
        for (var method : type.getMethods()) {
            if (method.hasProgram()) {
                method.getProgram().getBasicBlocks().forEach(block -> block.forEach(DistinctStreams::replace));
            }
        }
    }

    private static void replace(Instruction instruction) {
        if (instruction instanceof ConstructInstruction made) {
            made.setType(INSTEAD.getOrDefault(made.getType(), made.getType()));
        } else if (instruction instanceof InvokeInstruction call) {
            var instead = INSTEAD.get(call.getMethod().getClassName());
            if (instead != null) {
                call.setMethod(new MethodReference(instead, call.getMethod().getDescriptor()));
            }
        }
    }
}
