package org.crosscage.store.transfer;

/// What a table holds.
///
/// @param rows how many rows
/// @param checksum of all rows in any order, 16 hex digits; equal on H2 and PostgreSQL where the rows are
public record TableContent(String table, long rows, String checksum) {}
