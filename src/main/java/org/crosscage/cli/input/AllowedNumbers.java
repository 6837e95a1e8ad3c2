package org.crosscage.cli.input;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The numbers that an option takes; without it, all that its type has. Any other is refused before the command runs.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface AllowedNumbers {

    /// The smallest number.
    double least();

    /// The largest number, as far as the option's type goes.
    double most() default Double.POSITIVE_INFINITY;
}
