package org.crosscage;

import com.vaadin.flow.component.UI;
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

    private static Stream<String> pending() {
        var ui = UI.getCurrent();
        ui.getInternals().getStateTree().runExecutionsBeforeClientResponse();
        return ui.getInternals().dumpPendingJavaScriptInvocations().stream()
                .map(call -> call.getInvocation().getExpression())
                .flatMap(script -> METHODS.stream().filter(script::contains));
    }
}
