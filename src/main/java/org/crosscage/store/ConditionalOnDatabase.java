package org.crosscage.store;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.context.annotation.Condition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.Conditional;
import org.springframework.core.type.AnnotatedTypeMetadata;

/// A bean that there is on one kind of database alone. The URL is only compared, never evaluated: it has the name of a
/// folder in it, with whatever characters.
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Conditional(ConditionalOnDatabase.UrlBegins.class)
public @interface ConditionalOnDatabase {

    String POSTGRESQL = "jdbc:postgresql:";

    /// One file, which one server has open.
    String H2_FILE = "jdbc:h2:file:";

    /// How the database's URL begins.
    String value();

    /// Compares it.
    final class UrlBegins implements Condition {

        @Override
        public boolean matches(ConditionContext context, AnnotatedTypeMetadata bean) {
            var url = context.getEnvironment().getRequiredProperty("spring.datasource.url");
            return url.startsWith(
                    bean.getAnnotations().get(ConditionalOnDatabase.class).getString("value"));
        }
    }
}
