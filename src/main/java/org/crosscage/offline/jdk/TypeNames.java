package org.crosscage.offline.jdk;

/// Names of classes, which only messages for developers have: in a module all have the same one, or it would be larger
/// by those of all its classes.
final class TypeNames {

    private TypeNames() {}

    /// That of a class that is there anyway: TeaVM fails where no class has a name.
    static String of(Class<?> type) {
        return Object.class.getName();
    }
}
