package org.crosscage;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.AnnotationBasedArgumentsProvider;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/// A law that holds for whatever is drawn at random: a test whose one parameter is the seed, a `long`, of a
/// [Samples] or of a random generator. The seeds are the same in each run, and a strict run has more than three
/// times as many. The name of a failed test has the seed that it failed with.
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "seed {0}")
@ArgumentsSource(Seeds.Provider.class)
public @interface Seeds {

    /// How many, unless the run is strict.
    int value() default 300;

    /// Counts from zero.
    final class Provider extends AnnotationBasedArgumentsProvider<Seeds> {

        @Override
        protected Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context, Seeds seeds) {
            return Stream.iterate(0L, seed -> seed + 1)
                    .limit(Sweep.of(seeds.value() * 10 / 3, seeds.value()))
                    .map(Arguments::of);
        }
    }
}
