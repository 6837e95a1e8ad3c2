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
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The walls of the house, as `docs/architecture.md` draws them, and what holds between them. All of it in one class:
/// to read the classes takes longer than to look at them.
final class ArchitectureTest implements HouseStyle, FromOutside {

    private static final String UI = "ui";

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
            "Belongings",
            "DailyStore",
            "DraftStore",
            "GameBatch",
            "GameGrades",
            "GameLists",
            "GameLog",
            "GameLuggage",
            "GameRow",
            "GameService",
            "GameStore",
            "HintCosts",
            "OntoDisk",
            "Outage",
            "Player",
            "PlayerRepository",
            "Players",
            "PlayerRows",
            "PreferenceService",
            "PuzzleSets",
            "Recovery",
            "SetCounts",
            "SetDrafts",
            "SetStore",
            "SettingsLuggage",
            "Stock",
            "TemporaryStock");
    /// What alters a board, by where it is.
    private static final Map<Class<?>, Set<String>> CHANGES_A_BOARD =
            Map.of(Board.class, Set.of("place", "eliminate"), Step.class, Set.of("applyTo"));

    private static final Set<String> ALL_BELOW_A_FEATURE = Set.of(
            "core",
            "solver",
            "kind",
            "drawing",
            "print",
            "texts",
            "library",
            "play",
            "learn",
            "lab",
            "daily",
            "me",
            "edit",
            "sets",
            "shell",
            "shell.ui",
            "board.ui");

    /// What each room may use beside itself, from the bottom up. A room is a package with everything below it,
    /// except its `ui`, which is a room of its own.
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            entry("core.model", Set.of()),
            entry("core.logic", Set.of("core.model")),
            entry("core.search", Set.of("core.model", "core.logic")),
            entry("core.generate", Set.of("core.model", "core.logic", "core.search")),
            entry("core.kind", Set.of("core.model", "core.logic", "core.search", "core.generate")),
            entry("drawing", Set.of("core.model")),
            entry("print", Set.of("core", "kind", "drawing", "texts")),
            entry("solver", Set.of("core", "kind")),
            entry("kind", Set.of("core")),
            entry("texts", Set.of("core")),
            entry("library", Set.of("core", "solver", "kind")),
            entry("play", Set.of("core", "solver", "kind", "library")),
            entry("learn", Set.of("core", "solver", "kind", "library")),
            entry("lab", Set.of("core", "solver", "kind", "library")),
            entry("daily", Set.of("core", "kind", "library", "play", "texts")),
            entry("sets", Set.of("core", "kind", "play")),
            entry("me", Set.of("core", "kind", "library", "play", "daily")),
            entry("edit", Set.of("core", "kind", "library", "play")),
            entry("cli", Set.of("core", "solver", "kind", "drawing", "print", "texts", "library", "play")),
            entry("shell", Set.of("texts", "play")),
            entry("shell.ui", Set.of("texts", "shell")),
            entry("board.ui", Set.of("core", "kind", "drawing", "texts", "shell.ui")),
            entry("daily.ui", ALL_BELOW_A_FEATURE),
            entry("library.ui", ALL_BELOW_A_FEATURE),
            entry("play.ui", ALL_BELOW_A_FEATURE),
            entry("learn.ui", ALL_BELOW_A_FEATURE),
            entry("lab.ui", ALL_BELOW_A_FEATURE),
            entry("me.ui", ALL_BELOW_A_FEATURE),
            entry("edit.ui", ALL_BELOW_A_FEATURE),
            entry("sets.ui", ALL_BELOW_A_FEATURE),
            entry("print.ui", ALL_BELOW_A_FEATURE));

    @Test
    void thereIsAHouse() {
        assertThat(House.CLASSES).hasSizeGreaterThan(40);
        assertThat(House.CLASSES.contain(Application.class)).isTrue();
    }

    @TestFactory
    Stream<DynamicTest> nothingPointsUp() {
        return MAY_USE.entrySet().stream()
                .map(wall -> DynamicTest.dynamicTest(
                        wall.getKey(),
                        () -> usesOnly(wall.getKey(), wall.getValue()).check(House.CLASSES)));
    }

    @Test
    void everyPackageHasAPlaceInThePicture() {
        var rooms =
                MAY_USE.keySet().stream().map(room -> House.below("." + room)).toArray(String[]::new);
        classes()
                .that(not(resideInAPackage(House.BASE)))
                .should()
                .resideInAnyPackage(rooms)
                .check(House.CLASSES);
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching(House.BASE + ".(**)").should().beFreeOfCycles().check(House.CLASSES);
    }

    @Test
    void theCoreKnowsTheJdkTheTwoLibrariesOfSolversAndThatOfJsonOnly() {
        noClasses()
                .that(resideInAnyPackage(House.PURE))
                .should()
                .dependOnClassesThat(resideOutside(
                        "java..",
                        "org.jspecify..",
                        "io.jenetics..",
                        "org.sat4j..",
                        "tools.jackson..",
                        House.BASE + ".."))
                .because("nothing else comes in")
                .allowEmptyShould(false)
                .check(House.CLASSES);
    }

    @Test
    void onlyWhatBreedsKnowsTheLibraryOfGenes() {
        noClasses()
                .that(not(resideInAPackage(House.below(".solver.genetic"))))
                .should()
                .dependOnClassesThat(resideInAPackage("io.jenetics.."))
                .check(House.CLASSES);
    }

    @Test
    void onlyWhatProgrammesInIntegersKnowsTheLibraryForThat() {
        noClasses()
                .that(not(resideInAPackage(House.below(".solver.integer"))))
                .should()
                .dependOnClassesThat(resideInAPackage("org.sat4j.."))
                .check(House.CLASSES);
    }

    @Test
    void inTheCoreOnlyTheFormatOfThatNameKnowsTheLibraryOfJson() {
        noClasses()
                .that(resideInAnyPackage(House.PURE))
                .and(not(resideInAPackage(House.below(".kind.json"))))
                .should()
                .dependOnClassesThat(resideInAPackage("tools.jackson.."))
                .check(House.CLASSES);
        noClasses()
                .that(resideInAPackage(House.below(".kind.json")))
                .should()
                .dependOnClassesThat(resideInAnyPackage("tools.jackson.databind.."))
                .because("pieces are read one by one: what makes trees and objects of a text has no place in the core")
                .check(House.CLASSES);
    }

    @Test
    void ofTheJdkTheCoreKnowsWhatComputes() {
        noClasses()
                .that(resideInAnyPackage(House.PURE))
                .should()
                .dependOnClassesThat(resideInAPackage("java..")
                        .and(resideOutside(COMPUTING))
                        .and(not(
                                nameMatching("java\\.util\\.concurrent\\.ConcurrentHashMap|java\\.io\\.Serializable"))))
                .check(House.CLASSES);
    }

    @Test
    void techniquesOnlyLook() {
        noClasses()
                .that(resideInAPackage(House.below(".core.logic.technique")))
                .should()
                .accessTargetWhere(changesABoard())
                .because("a technique says what follows, as a Step; the engine alone applies it, and whoever supposes"
                        + " something does so in core.logic, on a copy of the board that it made itself")
                .check(House.CLASSES);
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
                .allSatisfy(
                        (owner, names) -> assertThat(House.CLASSES.get(owner).getMethods())
                                .extracting(JavaMethod::getName)
                                .containsAll(names));
    }

    @Test
    void onlyWebStorageAndTheirConfigurationKnowSpring() {
        noClasses()
                .that(not(resideInAnyPackage(
                        House.BASE,
                        House.below(".shell"),
                        House.below(".library.ui"),
                        House.below(".play.ui"),
                        House.below(".daily.ui"),
                        House.below(".sets.ui"),
                        House.below(".me.ui"))))
                .and(not(resideInAnyPackage(
                                House.BASE + ".play",
                                House.BASE + ".library",
                                House.BASE + ".daily",
                                House.BASE + ".edit",
                                House.BASE + ".me",
                                House.BASE + ".sets")
                        .and(nameIn(STORAGE))))
                .and()
                .haveSimpleNameNotEndingWith("Configuration")
                .should()
                .dependOnClassesThat(resideInAPackage("org.springframework.."))
                .check(House.CLASSES);
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
                .that(resideInAPackage(House.below(".texts")))
                .should()
                .dependOnClassesThat(resideOutside("java..", "org.jspecify..", "com.ibm.icu..", House.BASE + ".."))
                .check(House.CLASSES);
    }

    /// The list alone knows the kinds, whose techniques it gives to solvers that reason.
    @Test
    void solversKnowTheCoreAndNeitherTheKindsNorEachOther() {
        noClasses()
                .that(resideInAPackage(House.BASE + ".solver.*.."))
                .should()
                .dependOnClassesThat(resideInAnyPackage(House.below(".kind"), House.BASE + ".solver"))
                .allowEmptyShould(false)
                .check(House.CLASSES);
        slices().matching(House.BASE + ".solver.(*)..")
                .should()
                .notDependOnEachOther()
                .check(House.CLASSES);
    }

    @Test
    void theKindsDoNotKnowEachOther() {
        slices().matching(House.BASE + ".kind.(*)..")
                .should()
                .notDependOnEachOther()
                .check(House.CLASSES);
    }

    @Test
    void onlyViewsAndTheirFrameKnowVaadin() {
        noClasses()
                .that(not(resideInAnyPackage(House.BASE, House.below(".shell"), House.BASE + "..ui..")))
                .should()
                .dependOnClassesThat(resideInAPackage("com.vaadin.."))
                .check(House.CLASSES);
    }

    private static ArchRule usesOnly(String room, Set<String> others) {
        var allowed = others.stream().map(ArchitectureTest::in).reduce(in(room), (a, b) -> a.or(b));
        return noClasses()
                .that(in(room))
                .should()
                .dependOnClassesThat(resideInAPackage(House.below("")).and(not(allowed)))
                .as(room + " uses nothing but " + new TreeSet<>(others))
                .allowEmptyShould(false);
    }

    private static DescribedPredicate<JavaClass> in(String room) {
        var inside = resideInAPackage(House.below("." + room));
        return room.endsWith(UI) ? inside : inside.and(not(resideInAPackage(House.BASE + ".." + "ui..")));
    }

    private static DescribedPredicate<JavaClass> resideOutside(String... packages) {
        return not(resideInAnyPackage(packages));
    }
}
