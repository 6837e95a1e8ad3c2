package org.crosscage.core.kind;

/// What is wished for a new puzzle cannot be understood, or cannot be.
public final class WishException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String wish;
    private final transient Message problem;

    /// @param wish its name, such as `longest-run`
    /// @param found what was asked for
    public WishException(String wish, String found, Message problem) {
        super(wish + " " + found + ": " + problem);
        this.wish = wish;
        this.problem = problem.naming("found", found).naming("wish", wish);
    }

    public String wish() {
        return wish;
    }

    public Message problem() {
        return problem;
    }
}
