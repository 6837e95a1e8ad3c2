package org.crosscage;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The classes that the walls are about: those of the game, and those of the experiments, which are compiled with the
/// tests.
final class House {

    static final String BASE = "org.crosscage";

    static final String[] PURE = {below(".core"), below(".kind"), below(".solver")};

    private static final Pattern EXPERIMENT =
            Pattern.compile(".*/org/crosscage/experiment/(?:.*/)?(?!\\w*Test\\b)[^/]*");

    /// What Spring writes when the game is packaged.
    private static final String WRITTEN = "__";

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(place -> !place.contains(WRITTEN))
            .withImportOption(place -> new DoNotIncludeTests().includes(place) || place.matches(EXPERIMENT))
            .importPackages(BASE);

    private House() {}

    static Stream<JavaPackage> packagesWithClasses() {
        return CLASSES.stream()
                .map(JavaClass::getPackage)
                .distinct()
                .filter(room -> room.getClasses().stream()
                        .anyMatch(type -> !type.getSimpleName().equals("package-info")));
    }

    static String below(String room) {
        return BASE + room + "..";
    }
}
