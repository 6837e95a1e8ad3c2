package org.crosscage.sets.ui;

import org.crosscage.kind.GameTerms;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.SetDraft;

/// What stands in the fields of a set, right or not.
record SetValues(String title, String text, GameTerms terms, boolean inOrder) {

    static SetValues of(SetDescription description) {
        return new SetValues(description.title(), description.text(), description.terms(), description.inOrder());
    }

    static SetValues of(SetDraft draft) {
        return new SetValues(draft.title(), draft.text(), draft.terms(), draft.inOrder());
    }

    /// @throws RefusedSetException when there can be no such set
    SetDescription description() {
        return new SetDescription(title, text, terms, inOrder);
    }
}
