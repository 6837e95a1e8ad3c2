package org.crosscage.store.transfer;

import java.util.Map;

/// Why data were not taken out of a folder or not brought into a database. Nothing was changed then.
public final class TransferException extends Exception {

    private static final long serialVersionUID = 1L;

    /// What was in the way; the facts that belong to each are named behind it.
    public enum Reason {
        /// `folder`
        NO_DATA,
        /// `folder`
        IN_USE,
        /// `folder`, `message`
        UNREADABLE,
        /// `place`, `message`
        OTHER_TABLES,
        /// `url`, `message`
        UNREACHABLE,
        /// `url`, `table`
        NOT_EMPTY,
        /// `url`, `table`
        FOREIGN_TABLE,
        /// `table`, `column`, `key`
        UNSTORABLE_TEXT,
        /// `table`, `before`, `after`
        DIFFERENT,
        /// `url`, `message`
        FAILED,
        /// `folder`
        NO_ANSWER,
        /// `folder`, `message`
        BACKUP_FAILED
    }

    private final Reason reason;
    private final transient Map<String, String> facts;

    TransferException(Reason reason, Map<String, String> facts) {
        super(reason + " " + facts);
        this.reason = reason;
        this.facts = Map.copyOf(facts);
    }

    TransferException(Reason reason, Map<String, String> facts, Throwable cause) {
        this(reason, facts);
        initCause(cause);
    }

    public Reason reason() {
        return reason;
    }

    public Map<String, String> facts() {
        return facts;
    }
}
