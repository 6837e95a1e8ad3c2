package org.crosscage.core.kind;

import java.util.Map;
import java.util.Optional;
import org.crosscage.core.model.Operation;

/// A clue as texts print it: a target and the sign of an operation, such as `11+`.
///
/// @param operation empty when no sign stands there
public record ClueText(Token at, long target, Optional<Operation> operation) {

    private static final Map<Character, Operation> SIGNS = Map.ofEntries(
            Map.entry('+', Operation.ADD),
            Map.entry('-', Operation.SUBTRACT),
            Map.entry('−', Operation.SUBTRACT),
            Map.entry('–', Operation.SUBTRACT),
            Map.entry('*', Operation.MULTIPLY),
            Map.entry('×', Operation.MULTIPLY),
            Map.entry('x', Operation.MULTIPLY),
            Map.entry('X', Operation.MULTIPLY),
            Map.entry('/', Operation.DIVIDE),
            Map.entry('÷', Operation.DIVIDE),
            Map.entry('=', Operation.EQUAL),
            Map.entry('?', Operation.HIDDEN));

    /// @throws FormatException when this is not a number of at most 18 digits with or without a sign
    public static ClueText of(Token token) {
        var text = token.text();
        var sign = text.isEmpty() ? Optional.<Operation>empty() : sign(text.substring(text.length() - 1));
        var number = sign.isPresent() ? token.part(0, text.length() - 1) : token;
        var target = new Token(number.line(), number.column(), number.text().strip())
                .number()
                .orElseThrow(() -> token.error(Message.of("clue-expected")));
        return new ClueText(token, target, sign);
    }

    /// The operation that a sign stands for, ours and the usual ones.
    public static Optional<Operation> sign(String text) {
        return text.length() == 1 ? Optional.ofNullable(SIGNS.get(text.charAt(0))) : Optional.empty();
    }
}
