package org.crosscage;

import java.net.InetAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.crosscage.setting.WrongSettingException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.util.unit.DataSize;

/// Says of one of Spring's own settings what is to be there instead, where its kind of value is known.
/// Spring's analyzer, which this one comes before, says it of all others in its own way.
@Order(Ordered.HIGHEST_PRECEDENCE)
final class UnboundSettingAnalyzer extends AbstractFailureAnalyzer<BindException> {

    private static final Map<Class<?>, String> EXPECTED = Map.of(
            Integer.class, "a whole number",
            Long.class, "a whole number",
            Boolean.class, "true or false",
            Duration.class, "a time, such as 20s or 1m",
            DataSize.class, "a size, such as 16KB or 1MB",
            InetAddress.class, "the name or address of an interface of this machine");

    @Override
    protected @Nullable FailureAnalysis analyze(Throwable failure, BindException cause) {
        return wrong(cause)
                .map(wrong -> WrongSettingAnalyzer.analysis(wrong, failure))
                .orElse(null);
    }

    /// The setting as its own record refuses it, or as its kind of value does.
    static Optional<WrongSettingException> wrong(BindException failure) {
        if (NestedExceptionUtils.getMostSpecificCause(failure) instanceof WrongSettingException wrong) {
            return Optional.of(wrong);
        }
        var expected = EXPECTED.get(failure.getTarget().getBoxedType().toClass());
        return Optional.ofNullable(failure.getProperty())
                .filter(_ -> expected != null)
                .map(property -> sentence(property, String.valueOf(expected)));
    }

    private static WrongSettingException sentence(ConfigurationProperty property, String expected) {
        return new WrongSettingException(property.getName().toString(), String.valueOf(property.getValue()), expected);
    }
}
