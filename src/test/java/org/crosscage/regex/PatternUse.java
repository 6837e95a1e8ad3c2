package org.crosscage.regex;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.Application;

/// A call in the game's classes that compiles a pattern, as its bytecode has it.
///
/// @param place class and method
/// @param regex empty where it is no constant
/// @param flags of [Pattern]
/// @param anywhere whether a text is searched for it, and not matched as a whole
record PatternUse(String place, Optional<String> regex, int flags, boolean anywhere) {

    private static final String PATTERN = "java/util/regex/Pattern";

    /// A field whose name is not known, so that it may be any.
    private static final String ALL = "*";
    /// A field that is no constant.
    private static final String OF_INSTANCE = "?";

    /// Methods that compile their first argument, and how many more they have.
    private static final Map<String, Integer> COMPILING = Map.of(
            "java/lang/String.matches(Ljava/lang/String;)Z",
            0,
            "java/lang/String.split(Ljava/lang/String;)[Ljava/lang/String;",
            0,
            "java/lang/String.split(Ljava/lang/String;I)[Ljava/lang/String;",
            1,
            "java/lang/String.splitWithDelimiters(Ljava/lang/String;I)[Ljava/lang/String;",
            1,
            "java/lang/String.replaceAll(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
            1,
            "java/lang/String.replaceFirst(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
            1,
            PATTERN + ".matches(Ljava/lang/String;Ljava/lang/CharSequence;)Z",
            1,
            PATTERN + ".compile(Ljava/lang/String;)L" + PATTERN + ";",
            0,
            PATTERN + ".compile(Ljava/lang/String;I)L" + PATTERN + ";",
            1);

    private static final Set<String> SEARCHING = Set.of(
            "java/util/regex/Matcher.find",
            "java/util/regex/Matcher.results",
            "java/util/regex/Matcher.replaceAll",
            "java/util/regex/Matcher.replaceFirst",
            PATTERN + ".split",
            PATTERN + ".splitAsStream",
            PATTERN + ".splitWithDelimiters",
            PATTERN + ".asPredicate");

    /// All calls, and for those without a constant, the patterns that their class keeps in its constants.
    static List<PatternUse> all() {
        var uses = new ArrayList<PatternUse>();
        for (var file : classFiles()) {
            var model = parsed(file);
            var searched = searched(model);
            for (var method : model.methods()) {
                uses.addAll(of(model, method, searched));
            }
        }
        return uses;
    }

    private static List<Path> classFiles() {
        try (var files = Files.walk(Path.of(Application.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .resolve("org/crosscage"))) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        } catch (IOException | URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static ClassModel parsed(Path file) {
        try {
            return ClassFile.of().parse(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Stream<Instruction> instructions(MethodModel method) {
        return method.code().stream()
                .flatMap(code -> code.elementStream())
                .filter(Instruction.class::isInstance)
                .map(Instruction.class::cast);
    }

    /// The fields with patterns that a class searches texts for: those of methods that search; [#ALL] where such a
    /// method has its pattern from elsewhere.
    private static Set<String> searched(ClassModel model) {
        var searched = new HashSet<String>();
        for (var method : model.methods()) {
            var fields = instructions(method)
                    .filter(each -> each instanceof FieldInstruction field
                            && field.typeSymbol().descriptorString().equals("L" + PATTERN + ";"))
                    .map(each -> ((FieldInstruction) each).name().stringValue())
                    .toList();
            if (calls(method, SEARCHING::contains)) {
                searched.addAll(fields);
                if (fields.isEmpty() && !calls(method, (PATTERN + ".compile")::equals)) {
                    searched.add(ALL);
                }
                if (instructions(method).anyMatch(each -> each.opcode() == Opcode.GETFIELD)) {
                    searched.add(OF_INSTANCE);
                }
            }
        }
        return searched;
    }

    private static boolean calls(MethodModel method, Predicate<String> names) {
        return instructions(method).anyMatch(each -> each instanceof InvokeInstruction call && names.test(name(call)));
    }

    private static String name(InvokeInstruction call) {
        return call.owner().asInternalName() + "." + call.name().stringValue();
    }

    private static List<PatternUse> of(ClassModel model, MethodModel method, Set<String> searched) {
        var type = model.thisClass().asInternalName().replace('/', '.');
        var place = type.substring(type.lastIndexOf('.') + 1) + "#"
                + method.methodName().stringValue();
        var uses = new ArrayList<PatternUse>();
        var before = new ArrayList<Instruction>();
        var instructions = instructions(method).toList();
        for (int i = 0; i < instructions.size(); i++) {
            var each = instructions.get(i);
            if (each instanceof InvokeInstruction call) {
                var more = COMPILING.get(name(call) + call.type().stringValue());
                if (more != null) {
                    boolean anywhere = call.owner().asInternalName().equals(PATTERN)
                            ? searched.contains(ALL)
                                    || searched.contains(field(instructions.get(i + 1)))
                                    || calls(method, SEARCHING::contains)
                            : !call.name().equalsString("matches");
                    var regex = constant(before, more);
                    int flags = more == 1
                                    && call.name().equalsString("compile")
                                    && before.getLast() instanceof ConstantInstruction number
                                    && number.constantValue() instanceof Integer value
                            ? value
                            : 0;
                    uses.add(new PatternUse(place, regex, flags, anywhere));
                    if (regex.isEmpty() && method.methodName().stringValue().startsWith("<")) {
                        keptBy(type)
                                .forEach(kept -> uses.add(new PatternUse(
                                        place,
                                        Optional.of(kept.getValue().pattern()),
                                        kept.getValue().flags(),
                                        searched.contains(ALL)
                                                || searched.contains(
                                                        kept.getKey().getName()))));
                    }
                }
            }
            before.add(each);
        }
        return uses;
    }

    /// Where a pattern goes that was compiled; [#OF_INSTANCE] where it is handed to a constructor.
    private static String field(Instruction next) {
        return next instanceof FieldInstruction field ? field.name().stringValue() : OF_INSTANCE;
    }

    private static Optional<String> constant(List<Instruction> before, int more) {
        int at = before.size() - 1 - more;
        boolean isSimple = at >= 0
                && before.subList(at + 1, before.size()).stream()
                        .allMatch(each -> each instanceof ConstantInstruction || isConstantField(each));
        return isSimple
                        && before.get(at) instanceof ConstantInstruction load
                        && load.constantValue() instanceof String text
                ? Optional.of(text)
                : Optional.empty();
    }

    private static boolean isConstantField(Instruction each) {
        return each instanceof FieldInstruction field && field.opcode() == Opcode.GETSTATIC;
    }

    /// The patterns in the constants of a class, and in the fields of its own instances among them.
    private static List<Map.Entry<Field, Pattern>> keptBy(String type) {
        try {
            var all = new ArrayList<Map.Entry<Field, Pattern>>();
            var owner = Class.forName(type);
            for (var constant : fields(owner, true)) {
                var value = constant.get(null);
                if (value instanceof Pattern pattern) {
                    all.add(Map.entry(constant, pattern));
                } else if (owner.isInstance(value)) {
                    for (var field : fields(owner, false)) {
                        if (field.get(value) instanceof Pattern pattern) {
                            all.add(Map.entry(field, pattern));
                        }
                    }
                }
            }
            return all;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Field> fields(Class<?> owner, boolean isStatic) {
        return Stream.of(owner.getDeclaredFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()) == isStatic)
                .filter(Field::trySetAccessible)
                .toList();
    }
}
