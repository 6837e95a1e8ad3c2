package org.crosscage.core.kind;

/// A format has no way to say what a puzzle is.
public final class UnwritableException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Message problem;

    public UnwritableException(Message problem) {
        super(problem.toString());
        this.problem = problem;
    }

    public Message problem() {
        return problem;
    }
}
