package org.crosscage;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.internal.PendingJavaScriptInvocation;
import com.vaadin.flow.component.internal.UIInternals.JavaScriptInvocation;
import java.util.List;
import java.util.stream.Stream;

/// What the server calls at the board of the current page.
public final class BoardCalls {

    private static final List<String> METHODS = List.of("tryAgain", "refuse", "receive", "reset", "announce");

    private BoardCalls() {}

    /// The methods that answer what a player does and are called meanwhile, in order.
    public static List<String> during(Runnable action) {
        pending();
        action.run();
        return pending().toList();
    }

    /// Whether the board is given the keys meanwhile.
    public static boolean isFocused(Runnable action) {
        invocations();
        action.run();
        return invocations().anyMatch(call -> call.getExpression().contains("$0.focus()"));
    }

    /// What the board is made to say meanwhile.
    public static List<String> announced(Runnable action) {
        invocations();
        action.run();
        return invocations()
                .filter(call -> call.getExpression().contains("announce"))
                .flatMap(call -> call.getParameters().stream())
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .toList();
    }

    private static Stream<String> pending() {
        return invocations()
                .map(JavaScriptInvocation::getExpression)
                .flatMap(script -> METHODS.stream().filter(script::contains));
    }

    private static Stream<JavaScriptInvocation> invocations() {
        var ui = UI.getCurrent();
        ui.getInternals().getStateTree().runExecutionsBeforeClientResponse();
        return ui.getInternals().dumpPendingJavaScriptInvocations().stream()
                .map(PendingJavaScriptInvocation::getInvocation);
    }
}
