package org.crosscage;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.util.stream.Stream;

/// The classes that the walls are about.
final class House {

    static final String BASE = "org.crosscage";

    static final String[] PURE = {below(".core"), below(".kind"), below(".solver")};

    static final JavaClasses CLASSES =
            new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages(BASE);

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
