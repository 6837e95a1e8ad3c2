package org.crosscage;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What all classes of the house keep to, wherever they stand: no static state, names, tags of tests.
interface HouseStyle {

    /// A final field can hold something that is filled later; so what it holds is looked at. Of arrays nobody can
    /// tell.
    @Test
    default void noStaticCollectionCanBeFilledLater() {
        assertThat(House.CLASSES.stream()
                        .flatMap(type -> type.getFields().stream())
                        .filter(field -> field.getModifiers().contains(JavaModifier.STATIC))
                        .filter(field -> field.getRawType().isAssignableTo(Collection.class)
                                || field.getRawType().isAssignableTo(Map.class)))
                .hasSizeGreaterThan(10)
                .allSatisfy(
                        field -> assertThat(valueOf(field).getClass().getName())
                                .matches(
                                        "java\\.util\\.(ImmutableCollections|Collections)\\$(Unmodifiable|List|Set|Map|Sub).*"));
    }

    private static Object valueOf(JavaField field) {
        try {
            var reflected = field.reflect();
            reflected.setAccessible(true);
            return reflected.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(field + " cannot be looked at", e);
        }
    }

    @Test
    default void everyBrowserTestIsTaggedAsOne() {
        var tests = new ClassFileImporter()
                .withImportOption(location -> location.contains("IT.class"))
                .importPackages(House.BASE);
        assertThat(tests)
                .hasSizeGreaterThan(10)
                .allSatisfy(type -> assertThat(tags(type)).contains("browser"));
    }

    private static Set<String> tags(JavaClass type) {
        return Stream.concat(Stream.of(type), type.getAllRawSuperclasses().stream())
                .flatMap(each -> each.tryGetAnnotationOfType(Tag.class).stream())
                .map(Tag::value)
                .collect(Collectors.toSet());
    }

    @Test
    default void thereIsNoStaticState() {
        assertThat(House.CLASSES.stream()
                        .flatMap(type -> type.getFields().stream())
                        .filter(field -> field.getModifiers().contains(JavaModifier.STATIC))
                        .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL)))
                .isEmpty();
    }

    @Test
    default void namesSayWhatAThingIs() {
        classes()
                .should()
                .haveNameNotMatching(".*(Impl|Manager|Utils?|Helper|Base)|.*[.$](Abstract|Base)[A-Z].*")
                .check(House.CLASSES);
    }

    @Test
    default void noTwoClassesShareAName() {
        assertThat(House.CLASSES.stream()
                        .filter(type ->
                                type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                        .map(JavaClass::getSimpleName))
                .hasSizeGreaterThan(40)
                .doesNotHaveDuplicates();
    }

    @Test
    default void everyPackageSaysWhatBelongsThereAndThatItHasNoNulls() {
        assertThat(House.packagesWithClasses())
                .isNotEmpty()
                .allSatisfy(room -> assertThat(
                                room.tryGetPackageInfo().map(info -> info.isAnnotatedWith(NullMarked.class)))
                        .as("%s has a package-info.java with @NullMarked", room.getName())
                        .contains(true));
    }
}
