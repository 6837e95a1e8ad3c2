package org.crosscage;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.lang.ArchRule;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The walls of the house, as `docs/architecture.md` draws them.
final class ArchitectureTest {

    private static final String BASE = "org.crosscage";
    private static final String UI = "ui";
    private static final String THREADS = "java\\.lang\\.Thread.*|java\\.util\\.Timer.*|java\\.security\\.SecureRandom"
            + "|java\\.util\\.concurrent\\.(Executor.*|Thread.*|.*Pool.*|CompletableFuture.*)";
    private static final String FROM_OUTSIDE =
            "java\\.lang\\.System\\.(currentTimeMillis|nanoTime)|java\\.util\\.UUID\\.randomUUID|java\\.lang\\.Math\\.random"
                    + "|java\\.time\\..*\\.now|java\\.util\\.random\\..*\\.getDefault"
                    + "|java\\.util\\..*\\.(parallelStream|parallel)"
                    + "|java\\.util\\.random\\..*\\.(of|create)";
    private static final String[] PURE = {below(".core"), below(".kind"), below(".solver")};
    /// What of the JDK computes and nothing else: no files, nets, windows, databases.
    private static final String[] COMPUTING = {
        "java.lang..",
        "java.math..",
        "java.util",
        "java.util.function..",
        "java.util.random..",
        "java.util.regex..",
        "java.util.stream.."
    };
    /// What stores, in a package that holds other things too.
    private static final Set<String> STORAGE = Set.of(
            "GameLists",
            "GameRow",
            "GameService",
            "GameStore",
            "OntoDisk",
            "Outage",
            "Player",
            "PlayerRepository",
            "Players",
            "PreferenceService");
    /// What alters a board, by where it is.
    private static final Map<Class<?>, Set<String>> CHANGES_A_BOARD =
            Map.of(Board.class, Set.of("place", "eliminate"), Step.class, Set.of("applyTo"));
    private static final JavaClasses HOUSE =
            new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages(BASE);

    private static final Set<String> ALL_BELOW_A_FEATURE = Set.of(
            "core", "solver", "kind", "texts", "library", "play", "learn", "lab", "shell", "shell.ui", "board.ui");

    /// What each room may use beside itself, from the bottom up. A room is a package with everything below it,
    /// except its `ui`, which is a room of its own.
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            entry("core.model", Set.of()),
            entry("core.logic", Set.of("core.model")),
            entry("core.search", Set.of("core.model", "core.logic")),
            entry("core.generate", Set.of("core.model", "core.logic", "core.search")),
            entry("core.kind", Set.of("core.model", "core.logic", "core.search", "core.generate")),
            entry("solver", Set.of("core", "kind")),
            entry("kind", Set.of("core")),
            entry("texts", Set.of("core")),
            entry("library", Set.of("core", "solver", "kind")),
            entry("play", Set.of("core", "solver", "kind", "library")),
            entry("learn", Set.of("core", "solver", "kind", "library")),
            entry("lab", Set.of("core", "solver", "kind", "library")),
            entry("cli", Set.of("core", "solver", "kind", "texts", "library", "play")),
            entry("shell", Set.of("texts", "play")),
            entry("shell.ui", Set.of("texts", "shell")),
            entry("board.ui", Set.of("core", "texts", "shell.ui")),
            entry("library.ui", ALL_BELOW_A_FEATURE),
            entry("play.ui", ALL_BELOW_A_FEATURE),
            entry("learn.ui", ALL_BELOW_A_FEATURE),
            entry("lab.ui", ALL_BELOW_A_FEATURE));

    @Test
    void thereIsAHouse() {
        assertThat(HOUSE).hasSizeGreaterThan(40);
        assertThat(HOUSE.contain(Application.class)).isTrue();
    }

    @TestFactory
    Stream<DynamicTest> nothingPointsUp() {
        return MAY_USE.entrySet().stream()
                .map(wall -> DynamicTest.dynamicTest(
                        wall.getKey(),
                        () -> usesOnly(wall.getKey(), wall.getValue()).check(HOUSE)));
    }

    @Test
    void everyPackageHasAPlaceInThePicture() {
        var rooms = MAY_USE.keySet().stream().map(room -> below("." + room)).toArray(String[]::new);
        classes()
                .that(not(resideInAPackage(BASE)))
                .should()
                .resideInAnyPackage(rooms)
                .check(HOUSE);
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching(BASE + ".(**)").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void theCoreKnowsTheJdkAndTheTwoLibrariesOfSolversOnly() {
        noClasses()
                .that(resideInAnyPackage(PURE))
                .should()
                .dependOnClassesThat(
                        resideOutside("java..", "org.jspecify..", "io.jenetics..", "org.sat4j..", BASE + ".."))
                .because("nothing else comes in")
                .allowEmptyShould(false)
                .check(HOUSE);
    }

    @Test
    void onlyWhatBreedsKnowsTheLibraryOfGenes() {
        noClasses()
                .that(not(resideInAPackage(below(".solver.genetic"))))
                .should()
                .dependOnClassesThat(resideInAPackage("io.jenetics.."))
                .check(HOUSE);
    }

    @Test
    void onlyWhatProgrammesInIntegersKnowsTheLibraryForThat() {
        noClasses()
                .that(not(resideInAPackage(below(".solver.integer"))))
                .should()
                .dependOnClassesThat(resideInAPackage("org.sat4j.."))
                .check(HOUSE);
    }

    @Test
    void ofTheJdkTheCoreKnowsWhatComputes() {
        noClasses()
                .that(resideInAnyPackage(PURE))
                .should()
                .dependOnClassesThat(resideInAPackage("java..")
                        .and(resideOutside(COMPUTING))
                        .and(not(
                                nameMatching("java\\.util\\.concurrent\\.ConcurrentHashMap|java\\.io\\.Serializable"))))
                .check(HOUSE);
    }

    @Test
    void techniquesOnlyLook() {
        noClasses()
                .that(resideInAPackage(below(".core.logic.technique")))
                .should()
                .accessTargetWhere(changesABoard())
                .because("a technique says what follows, as a Step; the engine alone applies it, and whoever supposes"
                        + " something does so in core.logic, on a copy of the board that it made itself")
                .check(HOUSE);
    }

    private static DescribedPredicate<JavaAccess<?>> changesABoard() {
        return DescribedPredicate.describe(
                "a board is changed",
                access -> CHANGES_A_BOARD.entrySet().stream()
                        .anyMatch(owner -> access.getTargetOwner().isEquivalentTo(owner.getKey())
                                && owner.getValue().contains(access.getName())));
    }

    @Test
    void whatTechniquesMustNotCallIsThere() {
        assertThat(CHANGES_A_BOARD)
                .allSatisfy((owner, names) -> assertThat(HOUSE.get(owner).getMethods())
                        .extracting(JavaMethod::getName)
                        .containsAll(names));
    }

    @Test
    void onlyWebStorageAndTheirConfigurationKnowSpring() {
        noClasses()
                .that(not(resideInAnyPackage(BASE, below(".shell"), below(".library.ui"), below(".play.ui"))))
                .and(not(resideInAPackage(BASE + ".play").and(nameIn(STORAGE))))
                .and()
                .haveSimpleNameNotEndingWith("Configuration")
                .should()
                .dependOnClassesThat(resideInAPackage("org.springframework.."))
                .check(HOUSE);
    }

    /// With whatever is nested in them.
    private static DescribedPredicate<JavaClass> nameIn(Set<String> names) {
        return DescribedPredicate.describe(
                "one of " + names,
                type -> names.contains(type.getName()
                        .substring(type.getPackageName().length() + 1)
                        .replaceAll("\\$.*", "")));
    }

    @Test
    void textsKnowTheJdkAndIcuOnly() {
        noClasses()
                .that(resideInAPackage(below(".texts")))
                .should()
                .dependOnClassesThat(resideOutside("java..", "org.jspecify..", "com.ibm.icu..", BASE + ".."))
                .check(HOUSE);
    }

    /// The list alone knows the kinds, whose techniques it gives to solvers that reason.
    @Test
    void solversKnowTheCoreAndNeitherTheKindsNorEachOther() {
        noClasses()
                .that(resideInAPackage(BASE + ".solver.*.."))
                .should()
                .dependOnClassesThat(resideInAnyPackage(below(".kind"), BASE + ".solver"))
                .allowEmptyShould(false)
                .check(HOUSE);
        slices().matching(BASE + ".solver.(*)..")
                .should()
                .notDependOnEachOther()
                .check(HOUSE);
    }

    @Test
    void theKindsDoNotKnowEachOther() {
        slices().matching(BASE + ".kind.(*)..").should().notDependOnEachOther().check(HOUSE);
    }

    @Test
    void onlyViewsAndTheirFrameKnowVaadin() {
        noClasses()
                .that(not(resideInAnyPackage(BASE, below(".shell"), BASE + "..ui..")))
                .should()
                .dependOnClassesThat(resideInAPackage("com.vaadin.."))
                .check(HOUSE);
    }

    @Test
    void onlyTheOutsideKnowsRandomnessAndTheClock() {
        noClasses()
                .that(resideInAnyPackage(PURE))
                .should()
                .accessTargetWhere(asksForRandomnessOrTime())
                .orShould()
                .dependOnClassesThat(nameMatching(THREADS))
                .because("randomness, time and threads come from outside")
                .check(HOUSE);
    }

    /// Method references count as calls.
    private static DescribedPredicate<JavaAccess<?>> asksForRandomnessOrTime() {
        return DescribedPredicate.describe("randomness, time or threads are asked for", access -> {
            var owner = access.getTargetOwner();
            var what = owner.getName() + "." + access.getName();
            return what.matches(FROM_OUTSIDE)
                    || isUnseeded(access)
                    || isUnseededShuffle(access)
                    || access.getName().startsWith("system") && owner.isAssignableTo(InstantSource.class);
        });
    }

    private static boolean isUnseeded(JavaAccess<?> access) {
        return access.getTarget() instanceof AccessTarget.ConstructorCallTarget constructor
                && constructor.getOwner().isAssignableTo(RandomGenerator.class)
                && constructor.getRawParameterTypes().isEmpty();
    }

    private static boolean isUnseededShuffle(JavaAccess<?> access) {
        return access.getTargetOwner().isEquivalentTo(Collections.class)
                && access.getName().equals("shuffle")
                && access.getTarget() instanceof AccessTarget.CodeUnitAccessTarget method
                && method.getRawParameterTypes().size() == 1;
    }

    /// A rule that nothing can break is none: these two are broken here.
    @Test
    void whoAsksForRandomnessIsFound() {
        var careless = new ClassFileImporter().importClasses(Careless.class);

        assertThat(careless.get(Careless.class).getAccessesFromSelf().stream()
                        .filter(asksForRandomnessOrTime())
                        .map(JavaAccess::getName))
                .containsExactlyInAnyOrder("shuffle", "randomUUID");
    }

    private static final class Careless {

        static List<String> letters() {
            var letters = new ArrayList<>(List.of(UUID.randomUUID().toString(), "b"));
            Collections.shuffle(letters);
            Collections.shuffle(letters, new Random(1));
            return letters;
        }
    }

    /// A final field can hold something that is filled later; so what it holds is looked at. Of arrays nobody can
    /// tell.
    @Test
    void noStaticCollectionCanBeFilledLater() {
        assertThat(HOUSE.stream()
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
    void everyBrowserTestIsTaggedAsOne() {
        var tests = new ClassFileImporter()
                .withImportOption(location -> location.contains("IT.class"))
                .importPackages(BASE);
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
    void thereIsNoStaticState() {
        assertThat(HOUSE.stream()
                        .flatMap(type -> type.getFields().stream())
                        .filter(field -> field.getModifiers().contains(JavaModifier.STATIC))
                        .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL)))
                .isEmpty();
    }

    @Test
    void namesSayWhatAThingIs() {
        classes()
                .should()
                .haveNameNotMatching(".*(Impl|Manager|Utils?|Helper|Base)|.*[.$](Abstract|Base)[A-Z].*")
                .check(HOUSE);
    }

    @Test
    void everyPackageSaysWhatBelongsThereAndThatItHasNoNulls() {
        assertThat(packagesWithClasses())
                .isNotEmpty()
                .allSatisfy(room -> assertThat(
                                room.tryGetPackageInfo().map(info -> info.isAnnotatedWith(NullMarked.class)))
                        .as("%s has a package-info.java with @NullMarked", room.getName())
                        .contains(true));
    }

    private static Stream<JavaPackage> packagesWithClasses() {
        return HOUSE.stream()
                .map(JavaClass::getPackage)
                .distinct()
                .filter(room -> room.getClasses().stream()
                        .anyMatch(type -> !type.getSimpleName().equals("package-info")));
    }

    private static ArchRule usesOnly(String room, Set<String> others) {
        var allowed = others.stream().map(ArchitectureTest::in).reduce(in(room), (a, b) -> a.or(b));
        return noClasses()
                .that(in(room))
                .should()
                .dependOnClassesThat(resideInAPackage(below("")).and(not(allowed)))
                .as(room + " uses nothing but " + new TreeSet<>(others))
                .allowEmptyShould(false);
    }

    private static DescribedPredicate<JavaClass> in(String room) {
        var inside = resideInAPackage(below("." + room));
        return room.endsWith(UI) ? inside : inside.and(not(resideInAPackage(BASE + ".." + "ui..")));
    }

    private static String below(String room) {
        return BASE + room + "..";
    }

    private static DescribedPredicate<JavaClass> resideOutside(String... packages) {
        return not(resideInAnyPackage(packages));
    }
}
