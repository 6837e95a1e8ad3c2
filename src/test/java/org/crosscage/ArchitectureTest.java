package org.crosscage;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
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
import java.lang.reflect.AccessibleObject;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.experiment.ExperimentCommand;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;

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
    /// What alters a board, by where it is.
    private static final Map<Class<?>, Set<String>> CHANGES_A_BOARD =
            Map.of(Board.class, Set.of("place", "eliminate"), Step.class, Set.of("applyTo"));

    /// What the screens of a game and of the library may use: no feature that leads to them.
    private static final Set<String> BELOW_GAMES = Set.of(
            "core",
            "solver",
            "kind",
            "drawing",
            "texts",
            "analysis",
            "store",
            "player",
            "teach",
            "game",
            "library",
            "shell",
            "shell.ui",
            "board",
            "board.ui");

    /// What every screen may use: whatever is no screen of a feature.
    private static final Set<String> NO_SCREENS =
            with(BELOW_GAMES, "print", "learn", "lab", "daily", "challenge", "me", "edit", "sets", "train");

    private static final Set<String> WITHOUT_SPRING = Set.of(
            "core",
            "kind",
            "solver",
            "teach",
            "texts",
            "drawing",
            "print",
            "board",
            "analysis",
            "offline",
            "learn",
            "cli");

    /// What each room may use beside itself, from the bottom up. A room is a package with everything below it,
    /// except its `ui`, which is a room of its own.
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            entry("core.model", Set.of()),
            entry("core.clue", Set.of("core.model")),
            entry("core.logic", Set.of("core.model", "core.clue")),
            entry("core.search", Set.of("core.model", "core.logic")),
            entry("core.generate", Set.of("core.model", "core.logic", "core.search")),
            entry("core.game", Set.of("core.model")),
            entry("core.sketch", Set.of("core.model", "core.search")),
            entry("core.kind", Set.of("core.model", "core.logic", "core.search", "core.generate", "core.sketch")),
            entry("drawing", Set.of("core.model")),
            entry("kind", Set.of("core")),
            entry("solver", Set.of("core", "kind")),
            entry("texts", Set.of("core")),
            entry("print", Set.of("core", "kind", "drawing", "texts")),
            entry("analysis", Set.of("core", "kind", "solver")),
            entry("setting", Set.of()),
            entry("store", Set.of("setting")),
            entry("work", Set.of()),
            entry("player", Set.of("core", "kind", "store")),
            entry("teach", Set.of("core", "kind", "solver", "analysis", "player", "texts", "board", "work")),
            entry(
                    "offline",
                    Set.of(
                            "core",
                            "kind",
                            "solver",
                            "analysis",
                            "player",
                            "texts",
                            "board",
                            "teach",
                            "library",
                            "daily",
                            "learn",
                            "train")),
            entry("game", Set.of("core", "kind", "analysis", "store", "player", "teach", "setting")),
            entry("library", Set.of("core", "kind", "solver", "analysis", "store", "work", "setting")),
            entry("learn", Set.of("core", "kind", "board", "library")),
            entry("lab", Set.of("core", "kind", "solver", "library", "work")),
            entry("daily", Set.of("core", "kind", "library", "player", "game", "store", "texts", "work")),
            entry("sets", Set.of("core", "kind", "player", "game", "train")),
            entry("edit", Set.of("core", "kind", "analysis", "player", "store", "work")),
            entry("train.progress", Set.of("core", "kind", "teach")),
            entry("train", Set.of("core", "kind", "analysis", "player", "texts", "board", "teach", "library", "store")),
            entry("challenge", Set.of("core", "kind", "library", "player", "game", "daily", "texts")),
            entry("me", Set.of("core", "kind", "analysis", "library", "player", "game", "daily", "train")),
            entry(
                    "cli",
                    Set.of(
                            "core",
                            "kind",
                            "solver",
                            "drawing",
                            "print",
                            "texts",
                            "analysis",
                            "library",
                            "player",
                            "store",
                            "train")),
            entry(
                    "experiment",
                    Set.of("core", "kind", "solver", "texts", "analysis", "teach", "library", "train", "cli")),
            entry("shell", Set.of("texts", "player", "store", "setting")),
            entry("shell.ui", Set.of("core.kind", "texts", "player", "shell", "work")),
            entry("board", Set.of("core", "texts")),
            entry("board.ui", Set.of("core", "kind", "drawing", "texts", "player", "board", "shell", "shell.ui")),
            entry(
                    "device",
                    Set.of(
                            "core",
                            "kind",
                            "texts",
                            "store",
                            "player",
                            "game",
                            "library",
                            "daily",
                            "sets",
                            "me",
                            "train",
                            "shell",
                            "shell.ui",
                            "board",
                            "board.ui")),
            entry("settings.ui", with(BELOW_GAMES)),
            entry("library.ui", with(BELOW_GAMES)),
            entry("learn.ui", with(NO_SCREENS)),
            entry("lab.ui", with(NO_SCREENS)),
            entry("print.ui", with(NO_SCREENS, "work")),
            entry("edit.ui", with(NO_SCREENS, "work")),
            entry("sets.ui", with(NO_SCREENS)),
            entry("daily.ui", with(NO_SCREENS)),
            entry("challenge.ui", with(NO_SCREENS)),
            entry("me.ui", with(NO_SCREENS, "work")),
            entry("play.ui", with(BELOW_GAMES, "settings.ui", "challenge", "train", "me")),
            entry("train.ui", with(NO_SCREENS)),
            entry("home.ui", with(NO_SCREENS, "daily.ui")));

    private static Set<String> with(Set<String> rooms, String... others) {
        return Stream.concat(rooms.stream(), Stream.of(others)).collect(Collectors.toUnmodifiableSet());
    }

    @Test
    void thereIsAHouse() {
        assertThat(House.CLASSES).hasSizeGreaterThan(40);
        assertThat(House.CLASSES.contain(Application.class)).isTrue();
        assertThat(House.CLASSES.contain(ExperimentCommand.class)).isTrue();
        assertThat(House.CLASSES).extracting(JavaClass::getSimpleName).noneMatch(name -> name.endsWith("Test"));
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
    void h2IsUsedBySqlAndItsAddressOnly() {
        noClasses().should().dependOnClassesThat(resideInAPackage("org.h2..")).check(House.CLASSES);
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
    void inTheCoreOnlyTheTextsKnowTheLibraryOfJson() {
        noClasses()
                .that(resideInAnyPackage(House.PURE))
                .and(not(resideInAPackage(House.below(".kind.text"))))
                .should()
                .dependOnClassesThat(resideInAPackage("tools.jackson.."))
                .check(House.CLASSES);
        noClasses()
                .that(resideInAPackage(House.below(".kind.text")))
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
                        .and(not(nameMatching("java\\.util\\.concurrent\\.ConcurrentHashMap|java\\.io\\.Serializable"
                                + "|java\\.time\\.(LocalDate|DayOfWeek)"))))
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

    /// Configurations in other rooms put together what thinks, teaches, speaks and draws.
    @Test
    void whatThinksAndDrawsKnowsNothingOfSpring() {
        WITHOUT_SPRING.forEach(room -> noClasses()
                .that(in(room))
                .should()
                .dependOnClassesThat(resideInAPackage("org.springframework.."))
                .check(House.CLASSES));
    }

    /// Elsewhere, services say that they are services, and no more.
    @Test
    void onlyScreensStoresTheWebAndConfigurationUseSpring() {
        noClasses()
                .that(not(resideInAnyPackage(
                        House.BASE, House.below(".shell"), House.BASE + "..ui..", House.BASE + "..store..")))
                .and()
                .haveSimpleNameNotEndingWith("Configuration")
                .should()
                .dependOnClassesThat(resideInAPackage("org.springframework..")
                        .and(not(resideInAPackage("org.springframework.stereotype.."))
                                .and(not(type(Autowired.class)))
                                .and(not(type(Qualifier.class)))))
                .check(House.CLASSES);
    }

    /// Settings come as records that refuse what nobody can use.
    @Test
    void noSettingIsReadByAnAnnotationOfItsOwn() {
        noClasses().should().dependOnClassesThat(type(Value.class)).check(House.CLASSES);
    }

    /// What is counted and timed is so at the edge: what computes hears nothing of it.
    @Test
    void onlyScreensStoresTheWebAndConfigurationKnowMeters() {
        noClasses()
                .that(not(resideInAnyPackage(House.below(".shell"), House.BASE + "..ui..", House.BASE + "..store..")))
                .and()
                .haveSimpleNameNotEndingWith("Configuration")
                .should()
                .dependOnClassesThat(resideInAPackage("io.micrometer.."))
                .check(House.CLASSES);
    }

    /// A database is asked in packages of that name and nowhere else.
    @Test
    void whatStoresLivesInPackagesNamedStore() {
        noClasses()
                .that(not(resideInAnyPackage(House.BASE, House.BASE + "..store..")))
                .and()
                .haveSimpleNameNotEndingWith("Configuration")
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                        "org.springframework.jdbc..", "org.springframework.transaction..", "java.sql..", "javax.sql.."))
                .check(House.CLASSES);
    }

    /// A feature is a room with its screens: whatever is to be changed in one is changed without its neighbours.
    @Test
    void featuresAreFreeOfCyclesTheirScreensCountedIn() {
        slices().matching(House.BASE + ".(*)..").should().beFreeOfCycles().check(House.CLASSES);
    }

    /// They are compiled with the tests, and run without their libraries.
    @Test
    void experimentsKnowTheGamesLibrariesOnly() {
        var load = House.below(".experiment.load");
        noClasses()
                .that(resideInAPackage(House.below(".experiment")).and(not(resideInAPackage(load))))
                .should()
                .dependOnClassesThat(resideOutside(
                        "java..",
                        "org.jspecify..",
                        "picocli..",
                        "com.zaxxer.hikari..",
                        "org.flywaydb.core..",
                        "org.springframework.boot.logging..",
                        "org.springframework.jdbc..",
                        House.BASE + ".."))
                .allowEmptyShould(false)
                .check(House.CLASSES);
        noClasses()
                .that(resideInAPackage(load))
                .should()
                .dependOnClassesThat(resideOutside(
                        "java..",
                        "org.jspecify..",
                        "picocli..",
                        "jakarta.websocket..",
                        "org.apache.tomcat.websocket..",
                        "org.HdrHistogram..",
                        "tools.jackson..",
                        House.BASE + ".."))
                .because("it meets a server from outside, as browsers do")
                .allowEmptyShould(false)
                .check(House.CLASSES);
    }

    @Test
    void frameworksAreUsedByWhatTheyOffer() {
        noClasses()
                .that(resideInAPackage(House.below("")))
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "com.vaadin.flow.internal..",
                                "com.vaadin.flow.component.internal..",
                                "com.vaadin.flow.server.communication..",
                                "org.atmosphere..",
                                "org.apache.coyote..",
                                "org.apache.catalina.connector..")
                        .and(not(nameMatching(
                                "com\\.vaadin\\.flow\\.server\\.communication\\.IndexHtml(RequestListener|Response)"
                                        + "|org\\.apache\\.catalina\\.connector\\.Connector"))))
                .orShould()
                .callMethodWhere(DescribedPredicate.describe(
                        "opens what is private",
                        call -> Set.of("setAccessible", "trySetAccessible").contains(call.getName())
                                && call.getTargetOwner().isAssignableTo(AccessibleObject.class)))
                .because("insides change with any version")
                .check(House.CLASSES);
    }

    @Test
    void textsKnowTheJdkAndIcuOnly() {
        noClasses()
                .that(resideInAPackage(House.below(".texts")))
                .should()
                .dependOnClassesThat(resideOutside("java..", "org.jspecify..", "com.ibm.icu..", House.BASE + ".."))
                .check(House.CLASSES);
    }

    @Test
    void oneClassOfTheTextsKnowsIcu() {
        noClasses()
                .that(resideInAPackage(House.below("")))
                .and(not(nameMatching(".*\\.texts\\.IcuRules")))
                .should()
                .dependOnClassesThat(resideInAPackage("com.ibm.icu.."))
                .because("what browsers know by themselves is not to be sent there")
                .check(House.CLASSES);
    }

    /// What it needs of the others is compiled for browsers, where there is nothing but the JDK, and not
    /// all of that.
    @Test
    void whatIsCompiledForBrowsersKnowsTeavmAndTheJdkOnly() {
        noClasses()
                .that(resideInAPackage(House.below(".offline")))
                .should()
                .dependOnClassesThat(resideOutside("java..", "org.jspecify..", "org.teavm..", House.BASE + ".."))
                .check(House.CLASSES);
        noClasses()
                .that(not(resideInAPackage(House.below(".offline"))))
                .should()
                .dependOnClassesThat(resideInAPackage("org.teavm.."))
                .check(House.CLASSES);
    }

    @Test
    void ofTheTeacherOnlyItsWordsAndHelpKnowTexts() {
        noClasses()
                .that(resideInAPackage(House.below(".teach")))
                .and(not(resideInAPackage(House.below(".teach.words"))))
                .and(not(resideInAPackage(House.below(".teach.help"))))
                .should()
                .dependOnClassesThat(resideInAnyPackage(House.below(".texts"), House.below(".board")))
                .because("what is so is found without words for it, and help decides which of them is said")
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
