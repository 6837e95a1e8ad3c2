package org.crosscage;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// Randomness, time and threads come to what computes from outside.
interface FromOutside {

    String THREADS = "java\\.lang\\.Thread.*|java\\.util\\.Timer.*|java\\.security\\.SecureRandom"
            + "|java\\.util\\.concurrent\\.(Executor.*|Thread.*|.*Pool.*|CompletableFuture.*)";
    String FROM_OUTSIDE =
            "java\\.lang\\.System\\.(currentTimeMillis|nanoTime)|java\\.util\\.UUID\\.randomUUID|java\\.lang\\.Math\\.random"
                    + "|java\\.time\\..*\\.now|java\\.util\\.random\\..*\\.getDefault"
                    + "|java\\.util\\..*\\.(parallelStream|parallel)"
                    + "|java\\.util\\.random\\..*\\.(of|create)";

    @Test
    default void onlyTheOutsideKnowsRandomnessAndTheClock() {
        noClasses()
                .that(resideInAnyPackage(House.PURE))
                .should()
                .accessTargetWhere(asksForRandomnessOrTime())
                .orShould()
                .dependOnClassesThat(nameMatching(THREADS))
                .because("randomness, time and threads come from outside")
                .check(House.CLASSES);
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
    default void whoAsksForRandomnessIsFound() {
        var careless = new ClassFileImporter().importClasses(Careless.class);

        assertThat(careless.get(Careless.class).getAccessesFromSelf().stream()
                        .filter(asksForRandomnessOrTime())
                        .map(JavaAccess::getName))
                .containsExactlyInAnyOrder("shuffle", "randomUUID");
    }

    final class Careless {

        static List<String> letters() {
            var letters = new ArrayList<>(List.of(UUID.randomUUID().toString(), "b"));
            Collections.shuffle(letters);
            Collections.shuffle(letters, new Random(1));
            return letters;
        }
    }
}
