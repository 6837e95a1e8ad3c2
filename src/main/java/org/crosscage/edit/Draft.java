package org.crosscage.edit;

import java.time.Instant;

/// A puzzle that a player is drawing, as it is kept.
///
/// @param id part of its address, not to be guessed
/// @param client the browser page whose edits came last, empty for none
/// @param seq the number of the last of them, so that an edit that comes twice counts once
/// @param revision how often it was changed
public record Draft(String id, String title, History history, String client, long seq, long revision, Instant changed) {

    /// In characters.
    public static final int LONGEST_TITLE = 80;

    /// With other steps, by an edit of a page; still to be kept.
    public Draft with(History next, String by, long number) {
        return new Draft(id, title, next, by, number, revision, changed);
    }
}
